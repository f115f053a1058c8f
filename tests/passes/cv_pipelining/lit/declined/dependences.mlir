// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=2}' --split-input-file --explain --verify-diagnostics -o %t
// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=2 pipeline-mode=skew}' --split-input-file --explain --verify-diagnostics -o %t.skew
// RUN: tilewright opt %s --split-input-file -o %t.unchanged
// RUN: diff %t %t.unchanged
// RUN: diff %t.skew %t.unchanged

// Each carried value stays within one work item, and both cores have work that depends on the
// other's.

func.func @through_both_cores(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  %last = scf.for %i = %zero to %n step %one iter_args(%t = %a) -> (tensor<16x16xf32>) {
    // expected-warning @below {{not pipelined: the carried value %t goes through both cores in one iteration}}
    // expected-note @below {{hivm.hir.vexp reads it on the VECTOR core}}
    // expected-note @below {{what is carried from one iteration to the next must stay within one work item: ops that read it may use what the other core makes, but not feed it}}
    %v0 = hivm.hir.vexp ins(%t : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-note @below {{hivm.hir.mmadL1 comes between, on the CUBE core}}
    %c = hivm.hir.mmadL1 ins(%v0, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-note @below {{hivm.hir.vexp makes the next one}}
    %v1 = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.yield %v1 : tensor<16x16xf32>
  }
  hivm.hir.store ins(%last : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  return
}

// -----

func.func @a_scalar_through_both_cores(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  %last = scf.for %i = %zero to %n step %one iter_args(%m = %one) -> (index) {
    // expected-warning @below {{not pipelined: the carried value %m goes through both cores in one iteration}}
    // expected-note @below {{hivm.hir.mmadL1 reads it on the CUBE core}}
    // expected-note @below {{what is carried from one iteration to the next must stay within one work item: ops that read it may use what the other core makes, but not feed it}}
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %m, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-note @below {{hivm.hir.vexp makes the next one}}
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %f = tensor.extract %v[%zero, %zero] : tensor<16x16xf32>
    %k = arith.fptosi %f : f32 to i32
    %next = arith.index_cast %k : i32 to index
    scf.yield %next : index
  }
  return
}

// -----

// Each becomes the other one.
func.func @two_that_change_places(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  %last:2 = scf.for %i = %zero to %n step %one iter_args(%s = %a, %t = %a) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
    // expected-warning @below {{not pipelined: the carried value %s goes through both cores in one iteration}}
    // expected-note @below {{hivm.hir.vexp reads it on the VECTOR core}}
    // expected-note @below {{what is carried from one iteration to the next must stay within one work item: ops that read it may use what the other core makes, but not feed it}}
    %v = hivm.hir.vexp ins(%s : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %w = hivm.hir.vadd ins(%v, %t : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-note @below {{hivm.hir.mmadL1 makes the next one}}
    %c = hivm.hir.mmadL1 ins(%t, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %x = hivm.hir.vadd ins(%c, %v : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.yield %c, %v : tensor<16x16xf32>, tensor<16x16xf32>
  }
  hivm.hir.store ins(%last#0 : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  return
}

// -----

func.func @independent(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-warning @below {{not pipelined: its Cube and Vector work don't depend on each other}}
  // expected-note @below {{this loop stays as it is}}
  // expected-note @below {{one core must use, in the same iteration or the next, what the other made}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%a : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

// Nothing says on which core the copy runs.
func.func @either_core(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: hivm.hir.copy may run on either core, and nothing says on which}}
    // expected-note @below {{what uses it, or else what it reads, must be of one core}}
    %b = hivm.hir.copy ins(%a : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @between_the_cores(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: hivm.hir.copy may run on either core, and nothing says on which}}
    // expected-note @below {{what uses it, or else what it reads, must be of one core}}
    %b = hivm.hir.copy ins(%v : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %d = hivm.hir.mmadL1 ins(%b, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %w = hivm.hir.vexp ins(%b : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %x = hivm.hir.vadd ins(%w, %d : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%x : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}
