// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=2}' --split-input-file --explain --verify-diagnostics -o %t
// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=2 pipeline-mode=skew}' --split-input-file --explain --verify-diagnostics -o %t.skew
// RUN: tilewright opt %s --split-input-file -o %t.unchanged
// RUN: diff %t %t.unchanged
// RUN: diff %t.skew %t.unchanged

// Regions have work for one core, and only scf.for and scf.if may have any.

func.func @an_if_with_both_cores(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    // expected-warning @below {{not pipelined: the regions of scf.if have work for both cores}}
    // expected-note @below {{a region may have work for one core only}}
    scf.if %true {
      %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    }
  }
  return
}

// -----

// The inner loop carries a value through both cores, so neither loop can be pipelined.
func.func @a_loop_with_both_cores(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    // expected-note @below {{this loop stays as it is}}
    // expected-warning @below {{not pipelined: the regions of scf.for have work for both cores}}
    // expected-note @below {{a region may have work for one core only}}
    %both = scf.for %j = %zero to %n step %one iter_args(%t = %a) -> (tensor<16x16xf32>) {
      // expected-warning @below {{not pipelined: the carried value %t goes through both cores in one iteration}}
      // expected-note @below {{hivm.hir.mmadL1 reads it on the CUBE core}}
      // expected-note @below {{what is carried from one iteration to the next must stay within one work item: ops that read it may use what the other core makes, but not feed it}}
      %c = hivm.hir.mmadL1 ins(%t, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      // expected-note @below {{hivm.hir.vexp makes the next one}}
      %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.yield %v : tensor<16x16xf32>
    }
    hivm.hir.store ins(%both : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @a_while(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: scf.while has work for a core in its regions}}
    // expected-note @below {{only scf.for and scf.if may have regions with such work}}
    scf.while : () -> () {
      scf.condition(%true)
    } do {
      %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
      scf.yield
    }
  }
  return
}

// -----

func.func @a_call(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    // expected-warning @below {{not pipelined: func.call may do more than compute its result, so it can't be moved}}
    // expected-note @below {{it must stay outside of a loop that is pipelined}}
    func.call @g() : () -> ()
  }
  return
}
func.func private @g()

// -----

func.func @a_call_in_a_region(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.if %true {
      %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
      // expected-warning @below {{not pipelined: func.call may do more than compute its result, so it can't be moved}}
      // expected-note @below {{it must stay outside of a loop that is pipelined}}
      func.call @g() : () -> ()
    }
  }
  return
}
func.func private @g()

// -----

func.func @a_barrier(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    // expected-warning @below {{not pipelined: hivm.hir.pipe_barrier may do more than compute its result, so it can't be moved}}
    // expected-note @below {{it must stay outside of a loop that is pipelined}}
    hivm.hir.pipe_barrier[<PIPE_ALL>]
  }
  return
}

// -----

func.func @an_op_of_both_cores(%a: memref<16x16xf16>, %to: memref<16x16xf16>, %n: index, %zero: index, %one: index) {
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    // expected-warning @below {{not pipelined: hivm.hir.mix_matmul runs on both cores at once}}
    // expected-note @below {{write it as ops of one core each}}
    hivm.hir.mix_matmul ins(%a, %a : memref<16x16xf16>, memref<16x16xf16>) outs(%to : memref<16x16xf16>)
  }
  return
}
