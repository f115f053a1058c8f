// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// TransposableOTF: inputs' dimensions in the order of `transpose`, the last one stays.

func.func @two_dimensions(%a: memref<4x2x8xf32>, %b: memref<2x4x8xf32>) {
  hivm.hir.vabs ins(%a : memref<4x2x8xf32>) outs(%b : memref<2x4x8xf32>) transpose = [1, 0, 2]
  return
}

// -----

func.func @identity(%a: memref<4x8xf32>) {
  hivm.hir.vabs ins(%a : memref<4x8xf32>) outs(%a : memref<4x8xf32>) transpose = [0, 1]
  return
}

// -----

func.func @dynamic_size(%a: memref<?x2x8xf32>, %b: memref<2x4x8xf32>) {
  hivm.hir.vabs ins(%a : memref<?x2x8xf32>) outs(%b : memref<2x4x8xf32>) transpose = [1, 0, 2]
  return
}

// -----

func.func @two_destinations(%a: memref<4x2x8xf32>, %b: memref<2x4x8xf32>) {
  // expected-error @below {{must have one destination, but has 2}}
  hivm.hir.vabs ins(%a : memref<4x2x8xf32>) outs(%b, %b : memref<2x4x8xf32>, memref<2x4x8xf32>) transpose = [1, 0, 2]
  return
}

// -----

func.func @too_short(%a: memref<4x2x8xf32>, %b: memref<2x4x8xf32>) {
  // expected-error @below {{transpose = [1, 0] isn't a permutation of 3 dimensions}}
  hivm.hir.vabs ins(%a : memref<4x2x8xf32>) outs(%b : memref<2x4x8xf32>) transpose = [1, 0]
  return
}

// -----

func.func @repeated(%a: memref<4x4x8xf32>) {
  // expected-error @below {{transpose = [0, 0, 2] isn't a permutation of 3 dimensions}}
  hivm.hir.vabs ins(%a : memref<4x4x8xf32>) outs(%a : memref<4x4x8xf32>) transpose = [0, 0, 2]
  return
}

// -----

func.func @last_dimension(%a: memref<4x8xf32>, %b: memref<8x4xf32>) {
  // expected-error @below {{can't move the last dimension, 1, on the fly}}
  hivm.hir.vabs ins(%a : memref<4x8xf32>) outs(%b : memref<8x4xf32>) transpose = [1, 0]
  return
}

// -----

func.func @sizes(%a: memref<4x2x8xf32>, %b: memref<3x4x8xf32>) {
  // expected-error @below {{dimension 0 of the destination has size 3, but dimension 1 of input 0, which it comes from, has 2}}
  hivm.hir.vabs ins(%a : memref<4x2x8xf32>) outs(%b : memref<3x4x8xf32>) transpose = [1, 0, 2]
  return
}

// -----

func.func @second_input(%a: memref<4x2x8xf32>, %c: memref<4x2x7xf32>, %b: memref<2x4x8xf32>) {
  // expected-error @below {{dimension 2 of the destination has size 8, but dimension 2 of input 1, which it comes from, has 7}}
  hivm.hir.vadd ins(%a, %c : memref<4x2x8xf32>, memref<4x2x7xf32>) outs(%b : memref<2x4x8xf32>) transpose = [1, 0, 2]
  return
}

// -----

func.func @tensors_are_not_checked(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = hivm.hir.vabs ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) transpose = [1, 0] -> tensor<8x4xf32>
  return
}
