// RUN: tilewright opt %s --split-input-file --verify-diagnostics --strict-traits

// Strict, ElementwiseNaryOpTrait wants one stride in the last dimension.

func.func @one_stride(%a: memref<4x8xf32, strided<[64, 2]>>, %b: memref<4x8xf32, strided<[16, 2]>>) {
  hivm.hir.vabs ins(%a : memref<4x8xf32, strided<[64, 2]>>) outs(%b : memref<4x8xf32, strided<[16, 2]>>)
  return
}

// -----

func.func @unknown_stride(%a: memref<4x8xf32, strided<[?, ?]>>, %b: memref<4x8xf32>) {
  hivm.hir.vabs ins(%a : memref<4x8xf32, strided<[?, ?]>>) outs(%b : memref<4x8xf32>)
  return
}

// -----

func.func @two_strides(%a: memref<4x8xf32, strided<[16, 2]>>, %b: memref<4x8xf32>) {
  // expected-error @below {{operands must have one stride in the last dimension, but they have 1 and 2}}
  hivm.hir.vabs ins(%a : memref<4x8xf32, strided<[16, 2]>>) outs(%b : memref<4x8xf32>)
  return
}
