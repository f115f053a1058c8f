// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// Functions, calls, branches and loops hand on values of the right types.

func.func @if_else(%a: i1, %b: f32, %c: f32) {
  %0 = scf.if %a -> (f32) {
    scf.yield %b : f32
  } else {
    scf.yield %c : f32
  }
  return
}

// -----

func.func @wrong_if_without_else(%a: i1, %b: f32) {
  // expected-error @below {{has results, so it needs an 'else'}}
  %0 = scf.if %a -> (f32) {
    scf.yield %b : f32
  }
  return
}

// -----

func.func @wrong_if_yield(%a: i1, %b: f32, %c: f16) {
  // expected-error @below {{what is yielded must be (f32), not (f16)}}
  %0 = scf.if %a -> (f32) {
    scf.yield %b : f32
  } else {
    scf.yield %c : f16
  }
  return
}

// -----

func.func @wrong_if_no_results(%a: i1, %b: f32) {
  // expected-error @below {{what is yielded must be (), not (f32)}}
  scf.if %a {
    scf.yield %b : f32
  }
  return
}

// -----

func.func @wrong_for_yield(%a: index, %b: index, %c: index, %d: f32) {
  // expected-error @below {{expected yield arg #0 to be f32, but got index. scf.yield of scf.for must match loop-carried variable types}}
  %0 = scf.for %i = %a to %b step %c iter_args(%x = %d) -> (f32) {
    scf.yield %i : index
  }
  return
}

// -----

func.func @wrong_for_type(%a: index, %b: index, %c: index, %d: f32) {
  // expected-error @below {{operand is used with type f16, but has been previously used or defined with type f32}}
  %0 = scf.for %i = %a to %b step %c iter_args(%x = %d) -> (f16) {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @while(%a: i32, %b: i1, %c: f32, %d: i32) {
  %0 = scf.while (%x = %a) : (i32) -> f32 {
    scf.condition(%b) %c : f32
  } do {
    ^bb0(%y: f32):
    scf.yield %d : i32
  }
  return
}

// -----

func.func @wrong_while_condition(%a: i32, %b: i1, %c: i32) {
  // expected-error @below {{what its condition hands on must be (f32), not (i32)}}
  %0 = scf.while (%x = %a) : (i32) -> f32 {
    scf.condition(%b) %x : i32
  } do {
    ^bb0(%y: f32):
    scf.yield %c : i32
  }
  return
}

// -----

func.func @wrong_while_argument(%a: i32, %b: i1, %c: i32) {
  // expected-error @below {{the arguments of its body must be (i32), not (f32)}}
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%b) %x : i32
  } do {
    ^bb0(%y: f32):
    scf.yield %c : i32
  }
  return
}

// -----

func.func @wrong_while_yield(%a: i32, %b: i1) {
  // expected-error @below {{what is yielded must be (i32), not ()}}
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%b) %x : i32
  } do {
    ^bb0(%y: i32):
    scf.yield
  }
  return
}

// -----

func.func @wrong_execute_region(%a: f16) {
  // expected-error @below {{what is yielded must be (f32), not (f16)}}
  %0 = scf.execute_region -> f32 {
    scf.yield %a : f16
  }
  return
}

// -----

func.func @branch(%c: i1) {
  cf.cond_br %c, ^a(%c : i1), ^b
^a(%x: i1):
  return
^b:
  return
}

// -----

func.func @wrong_branch_count(%c: i1) {
  // expected-error @below {{gives 1 value to a block with 0 arguments}}
  cf.br ^a(%c : i1)
^a:
  return
}

// -----

func.func @wrong_branch_type(%c: i1) {
  // expected-error @below {{gives (i1) to a block that takes (i32)}}
  cf.cond_br %c, ^a(%c : i1), ^b
^a(%x: i32):
  return
^b:
  return
}

// -----

func.func @wrong_return_count() -> i32 {
  // expected-error @below {{what is returned must be (i32), not ()}}
  return
}

// -----

func.func @wrong_return_type(%x: f32) -> i32 {
  // expected-error @below {{what is returned must be (i32), not (f32)}}
  return %x : f32
}

// -----

func.func @wrong_call_unknown() {
  // expected-error @below {{'@nothing' could not be found in symbol table}}
  call @nothing() : () -> ()
  return
}

// -----

func.func private @g(i32) -> f32
func.func @call(%x: i32) {
  %0 = call @g(%x) : (i32) -> f32
  return
}

// -----

func.func private @g(i32)
func.func @wrong_call_operand(%x: f32) {
  // expected-error @below {{operand type mismatch: expected operand type i32, but provided f32 for operand number 0}}
  call @g(%x) : (f32) -> ()
  return
}

// -----

func.func private @g() -> f32
func.func @wrong_call_result() {
  // expected-error @below {{result type mismatch: expected result type f32, but provided i32 for result number 0}}
  %0 = call @g() : () -> i32
  return
}

// -----

memref.global @g : memref<4xf32>
func.func @wrong_call_of_a_global() {
  // expected-error @below {{'@g' does not reference a valid function}}
  call @g() : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @wrong_constant_function() {
  // expected-error @below {{@g is of type (i32) -> (), not (i64) -> ()}}
  %0 = func.constant @g : (i64) -> ()
  return
}

// -----

func.func @wrong_indirect_call(%a: (i32) -> i32, %b: i64) {
  // expected-error @below {{the arguments must be (i32), not (i64)}}
  %0 = "func.call_indirect"(%a, %b) : ((i32) -> i32, i64) -> i32
  return
}

// -----

// expected-error @below {{has no body, so it must be private}}
func.func @wrong_public_declaration()

// -----

// expected-error @below {{arguments can't have attribute 'b' of no dialect}}
func.func @wrong_argument_attribute(%x: i32 {b = 1}) {
  return
}

// -----

// expected-note @below {{it is defined here}}
func.func private @f()
// expected-error @below {{defines symbol "f" a second time}}
func.func @f() {
  return
}

// -----

func.func @wrong_function_in_a_function() {
  // expected-error @below {{must be directly in a module, not in 'func.func'}}
  func.func private @inner()
  return
}

// -----

// expected-error @below {{the arguments of its body must be (i32), not (f32)}}
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0(%x: f32):
  func.return
}) : () -> ()

// -----

func.func @wrong_parallel_bounds(%i: index, %x: i64, %y: f32, %m: memref<4xf32>) {
  // expected-error @below {{1 index before this}}
  scf.parallel (%a) = (%i) to (%i, %i) step (%i) {
    scf.reduce
  }
  return
}

// -----

func.func @wrong_parallel_without_index(%i: index, %x: i64, %y: f32, %m: memref<4xf32>) {
  // expected-error @below {{needs as many upper bounds and steps as lower bounds}}
  scf.parallel () = () to () step () {
  }
  return
}

// -----

func.func @wrong_parallel_without_reduction(%i: index, %x: i64, %y: f32, %m: memref<4xf32>) {
  // expected-error @below {{what is reduced must be (i64), not ()}}
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%x) -> i64 {
  }
  return
}

// -----

func.func @wrong_parallel_type(%i: index, %x: i64, %y: f32, %m: memref<4xf32>) {
  // expected-error @below {{what is reduced must be (i64), not (f32)}}
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%x) -> i64 {
    scf.reduce(%y : f32) {
    ^bb0(%p: f32, %q: f32):
      scf.reduce.return %p : f32
    } 
  }
  return
}

// -----

func.func @wrong_reduction_arguments(%i: index, %x: i64, %y: f32, %m: memref<4xf32>) {
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%x) -> i64 {
    // expected-error @below {{the arguments of a reduction must be (i64, i64), not (i64)}}
    scf.reduce(%x : i64) {
    ^bb0(%p: i64):
      scf.reduce.return %p : i64
    } 
  }
  return
}

// -----

func.func @wrong_reduction_result(%i: index, %x: i64, %y: f32, %m: memref<4xf32>) {
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%x) -> i64 {
    // expected-error @below {{what a reduction gives must be (i64), not (f32)}}
    scf.reduce(%x : i64) {
    ^bb0(%p: i64, %q: i64):
      scf.reduce.return %y : f32
    } 
  }
  return
}

// -----

func.func @wrong_switch_value(%x: i32) {
  // expected-error @below {{gives 0 values to a block with 1 argument}}
  cf.switch %x : i32, [
    default: ^a(%x : i32),
    1: ^a
  ]
^a(%0: i32):
  return
}

// -----

func.func @wrong_switch_numbers(%x: i32) {
  // expected-error @below {{its numbers must be of type i32, not tensor<1xi64>}}
  "cf.switch"(%x)[^a, ^a] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<1> : tensor<1xi64>}> : (i32) -> ()
^a:
  return
}

// -----

// expected-error @below {{has 0 dictionaries of attributes for 1 argument}}
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = []}> ({
^bb0(%a: i32):
  func.return
}) : () -> ()
