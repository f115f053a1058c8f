// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// HIVMStructuredOpInterface: broadcast or transpose on the fly, not both, on tensors either.

func.func @buffers(%a: memref<4x4x8xf32>) {
  // expected-error @below {{can't broadcast and transpose on the fly at once}}
  hivm.hir.vabs ins(%a : memref<4x4x8xf32>) outs(%a : memref<4x4x8xf32>) broadcast = [0] transpose = [1, 0, 2]
  return
}

// -----

func.func @tensors(%a: tensor<4x4x8xf32>) {
  // expected-error @below {{can't broadcast and transpose on the fly at once}}
  %0 = hivm.hir.vabs ins(%a : tensor<4x4x8xf32>) outs(%a : tensor<4x4x8xf32>) broadcast = [0] transpose = [1, 0, 2] -> tensor<4x4x8xf32>
  return
}

// -----

// In destination style a tensor has a result of its type, and a memref none.

func.func @result_for_each_tensor(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = hivm.hir.vabs ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @tensor_input_and_memref(%a: tensor<8xf32>, %b: memref<8xf32>) {
  hivm.hir.vabs ins(%a : tensor<8xf32>) outs(%b : memref<8xf32>)
  return
}

// -----

func.func @no_result(%a: tensor<8xf32>) {
  // expected-error @below {{has 0 results for 1 destinations that are tensors}}
  hivm.hir.vabs ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>)
  return
}

// -----

func.func @result_of_a_memref(%a: memref<8xf32>) {
  // expected-error @below {{has 1 results for 0 destinations that are tensors}}
  %0 = hivm.hir.vabs ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @result_of_another_type(%a: tensor<8xf32>) {
  // expected-error @below {{result of type tensor<4xf32> must have its destination's type, tensor<8xf32>}}
  %0 = hivm.hir.vabs ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @vector(%a: tensor<8xf32>, %b: vector<8xf32>) {
  // expected-error @below {{destination must be a tensor or memref, not vector<8xf32>}}
  hivm.hir.vabs ins(%a : tensor<8xf32>) outs(%b : vector<8xf32>)
  return
}
