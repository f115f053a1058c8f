// RUN: tilewright opt %s --split-input-file --verify-diagnostics --strict-traits

// Strict, ScalarOnlyTrait refuses what would become a loop over scalars.

func.func @scalar(%a: memref<8xi32>, %s: i32) {
  hivm.hir.vshl ins(%a, %s : memref<8xi32>, i32) outs(%a : memref<8xi32>)
  return
}

// -----

func.func @vector(%a: memref<8xi32>) {
  // expected-error @below {{operand 1 must be a scalar, not memref<8xi32>}}
  hivm.hir.vshl ins(%a, %a : memref<8xi32>, memref<8xi32>) outs(%a : memref<8xi32>)
  return
}
