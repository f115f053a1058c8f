// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=1}' --explain -o %t 2>&1 | filecheck %s --check-prefix=ONE
// RUN: tilewright opt %s > %t.unchanged
// RUN: diff %t %t.unchanged
// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=2}' --explain -o %t 2>&1 | filecheck %s --check-prefix=TWO

// Why a loop isn't pipelined though nothing is wrong with it.

// ONE: unchanged.mlir:{{[0-9]+}}:5: remark: not pipelined: the depth is 1
// ONE: unchanged.mlir:{{[0-9]+}}:3: remark: not pipelined: the depth is 1
// TWO: unchanged.mlir:{{[0-9]+}}:3: remark: not pipelined: an inner loop was pipelined
// TWO: unchanged.mlir:{{[0-9]+}}:5: remark: pipelined: 2 work items, 2 iterations at a time
func.func @f(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  scf.for %k = %zero to %n step %one {
    scf.for %i = %zero to %n step %one {
      %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    }
  }
  return
}
