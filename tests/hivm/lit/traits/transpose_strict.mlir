// RUN: tilewright opt %s --split-input-file --verify-diagnostics --strict-traits

// Strict, TransposableOTF checks tensors like buffers.

func.func @fits(%a: tensor<4x2x8xf32>, %b: tensor<2x4x8xf32>) {
  %0 = hivm.hir.vabs ins(%a : tensor<4x2x8xf32>) outs(%b : tensor<2x4x8xf32>) transpose = [1, 0, 2] -> tensor<2x4x8xf32>
  return
}

// -----

func.func @last_dimension(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  // expected-error @below {{can't move the last dimension, 1, on the fly}}
  %0 = hivm.hir.vabs ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) transpose = [1, 0] -> tensor<8x4xf32>
  return
}
