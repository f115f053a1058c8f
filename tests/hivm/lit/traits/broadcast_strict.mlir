// RUN: tilewright opt %s --split-input-file --verify-diagnostics --strict-traits

// Strict, BroadcastableOTF wants each dimension once, and checks tensors like buffers.

func.func @once(%a: tensor<4x8xf32>, %b: tensor<4x1xf32>) {
  %0 = hivm.hir.vmul ins(%a, %b : tensor<4x8xf32>, tensor<4x1xf32>) outs(%a : tensor<4x8xf32>) broadcast = [1] -> tensor<4x8xf32>
  return
}

// -----

func.func @twice(%a: memref<4x8xf32>, %b: memref<1x8xf32>) {
  // expected-error @below {{broadcasts a dimension twice: [0, 0]}}
  hivm.hir.vmul ins(%a, %b : memref<4x8xf32>, memref<1x8xf32>) outs(%a : memref<4x8xf32>) broadcast = [0, 0]
  return
}

// -----

func.func @tensors(%a: tensor<4x8xf32>, %b: tensor<4x2xf32>) {
  // expected-error @below {{dimension 1 is broadcast, so input 1 must have size 1 or 8, not 2}}
  %0 = hivm.hir.vmul ins(%a, %b : tensor<4x8xf32>, tensor<4x2xf32>) outs(%a : tensor<4x8xf32>) broadcast = [1] -> tensor<4x8xf32>
  return
}
