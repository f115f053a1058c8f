// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// BroadcastableOTF: inputs of size 1 are repeated along `broadcast`.

func.func @one_dimension(%a: memref<4x8xf32>, %b: memref<4x1xf32>) {
  hivm.hir.vmul ins(%a, %b : memref<4x8xf32>, memref<4x1xf32>) outs(%a : memref<4x8xf32>) broadcast = [1]
  return
}

// -----

func.func @all_dimensions(%a: memref<4x1xf32>, %b: memref<1x8xf32>, %c: memref<4x8xf32>) {
  hivm.hir.vmul ins(%a, %b : memref<4x1xf32>, memref<1x8xf32>) outs(%c : memref<4x8xf32>) broadcast = [0, 1]
  return
}

// -----

func.func @dynamic_size(%a: memref<4x8xf32>, %b: memref<4x?xf32>) {
  hivm.hir.vmul ins(%a, %b : memref<4x8xf32>, memref<4x?xf32>) outs(%a : memref<4x8xf32>) broadcast = [1]
  return
}

// -----

func.func @scratch_space_is_not_checked(%a: memref<4x8xf32>, %b: memref<4x1xf32>, %t: memref<64xf32>) {
  hivm.hir.vmul ins(%a, %b : memref<4x8xf32>, memref<4x1xf32>) outs(%a : memref<4x8xf32>) temp_buffer(%t : memref<64xf32>) broadcast = [1]
  return
}

// -----

func.func @two_destinations(%a: memref<4x8xf32>, %b: memref<4x1xf32>) {
  // expected-error @below {{must have one destination, but has 2}}
  hivm.hir.vmul ins(%a, %b : memref<4x8xf32>, memref<4x1xf32>) outs(%a, %a : memref<4x8xf32>, memref<4x8xf32>) broadcast = [1]
  return
}

// -----

func.func @beyond_the_rank(%a: memref<4x8xf32>, %b: memref<4x1xf32>) {
  // expected-error @below {{can't broadcast dimension 2 of 2}}
  hivm.hir.vmul ins(%a, %b : memref<4x8xf32>, memref<4x1xf32>) outs(%a : memref<4x8xf32>) broadcast = [2]
  return
}

// -----

func.func @negative(%a: memref<4x8xf32>, %b: memref<4x1xf32>) {
  // expected-error @below {{can't broadcast dimension -1 of 2}}
  hivm.hir.vmul ins(%a, %b : memref<4x8xf32>, memref<4x1xf32>) outs(%a : memref<4x8xf32>) broadcast = [-1]
  return
}

// -----

func.func @size_that_cannot_be_repeated(%a: memref<4x8xf32>, %b: memref<4x2xf32>) {
  // expected-error @below {{dimension 1 is broadcast, so input 1 must have size 1 or 8, not 2}}
  hivm.hir.vmul ins(%a, %b : memref<4x8xf32>, memref<4x2xf32>) outs(%a : memref<4x8xf32>) broadcast = [1]
  return
}

// -----

func.func @other_dimension_differs(%a: memref<4x8xf32>, %b: memref<3x1xf32>) {
  // expected-error @below {{dimension 0 isn't broadcast, but has size 3 in input 1 and 4 in the destination}}
  hivm.hir.vmul ins(%a, %b : memref<4x8xf32>, memref<3x1xf32>) outs(%a : memref<4x8xf32>) broadcast = [1]
  return
}

// -----

func.func @twice(%a: memref<4x8xf32>, %b: memref<1x8xf32>) {
  hivm.hir.vmul ins(%a, %b : memref<4x8xf32>, memref<1x8xf32>) outs(%a : memref<4x8xf32>) broadcast = [0, 0]
  return
}

// -----

func.func @tensors_are_not_checked(%a: tensor<4x8xf32>, %b: tensor<4x2xf32>) {
  %0 = hivm.hir.vmul ins(%a, %b : tensor<4x8xf32>, tensor<4x2xf32>) outs(%a : tensor<4x8xf32>) broadcast = [5] -> tensor<4x8xf32>
  return
}
