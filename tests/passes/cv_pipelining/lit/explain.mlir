// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=3}' --explain --verify-diagnostics
// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=3}' --explain -o %t 2>&1 | filecheck %s

// What became of a loop, at the loop and at the ops that it is about.

// CHECK: explain.mlir:{{[0-9]+}}:3: remark: pipelined: 2 work items, 3 iterations at a time
// CHECK-NEXT: scf.for %i = %zero to %n step %one {
// CHECK-NEXT: ^
// CHECK-NEXT: explain.mlir:{{[0-9]+}}:10: note: item 0 on the CUBE core: mmadL1
func.func @f(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-remark @below {{pipelined: 2 work items, 3 iterations at a time}}
  // expected-note @below {{1024 bytes before, 3072 after}}
  scf.for %i = %zero to %n step %one {
    // expected-note @below {{item 0 on the CUBE core: mmadL1}}
    // expected-note @below {{tensor<16x16xf32> goes from item 0 to 1: 3 slots of 1024 bytes in}}
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-note @below {{item 1 on the VECTOR core: vexp, store}}
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}
