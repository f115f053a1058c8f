// RUN: tilewright opt %s -p cv-pipelining --split-input-file --explain --verify-diagnostics -o %t
// RUN: tilewright opt %s -p 'cv-pipelining{pipeline-mode=skew}' --split-input-file --explain --verify-diagnostics -o %t.skew
// RUN: tilewright opt %s --split-input-file -o %t.unchanged
// RUN: diff %t %t.unchanged
// RUN: diff %t.skew %t.unchanged

// Marks and state that a loop must have in order.

func.func @multi_buffer_that_is_no_number(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: hivm.multi_buffer must be an integer from 1 to 65536, not true}}
    // expected-note @below {{1 has no effect; from 2 on it is the depth}}
    annotation.mark %c {hivm.multi_buffer = true} : tensor<16x16xf32>
    annotation.mark %c {hivm.multi_buffer = "two"} : tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @multi_buffer_0(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: hivm.multi_buffer must be an integer from 1 to 65536, not 0 : i32}}
    // expected-note @below {{1 has no effect; from 2 on it is the depth}}
    annotation.mark %c {hivm.multi_buffer = 0 : i32} : tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @atomics_left_on(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: atomics aren't off at the start and at the end of every iteration}}
    // expected-note @below {{end them with hivm.hir.set_atomic of kind none where they were begun, in the loop}}
    hivm.hir.set_atomic kind = <add>[type = f32]
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @atomics_from_outside(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  hivm.hir.set_atomic kind = <add>[type = f32]
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.set_atomic kind = <max>[type = f32]
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    // expected-warning @below {{not pipelined: atomics aren't off at the start and at the end of every iteration}}
    // expected-note @below {{end them with hivm.hir.set_atomic of kind none where they were begun, in the loop}}
    hivm.hir.set_atomic kind = <none>[type = f32]
  }
  return
}

// -----

func.func @shown_with_one_of_a_later_item(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  %last = scf.for %i = %zero to %n step %one iter_args(%t = %a) -> (tensor<16x16xf32>) {
    %c = hivm.hir.mmadL1 ins(%t, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    %both = arith.addf %v, %t : tensor<16x16xf32>
    // expected-warning @below {{not pipelined: hivm.hir.debug shows a carried value with one of a later item}}
    // expected-note @below {{print them with two ops}}
    hivm.hir.debug {debugtype = "print", hex = false, prefix = "t"} %both : tensor<16x16xf32>
    scf.yield %c : tensor<16x16xf32>
  }
  hivm.hir.store ins(%last : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  return
}

// -----

func.func @atomics_in_a_region(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.if %true {
      // expected-warning @below {{not pipelined: hivm.hir.set_atomic may do more than compute its result, so it can't be moved}}
      // expected-note @below {{it must stay outside of a loop that is pipelined}}
      hivm.hir.set_atomic kind = <add>[type = f32]
    }
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}
