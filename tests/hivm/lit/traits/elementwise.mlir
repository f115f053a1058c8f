// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// ElementwiseNaryOpTrait<N>: N inputs, and on buffers one shape.

func.func @one_shape(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vadd ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// -----

func.func @scratch_space_is_no_input(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %t: memref<64xf32>) {
  hivm.hir.vadd ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%b : memref<4x8xf32>) temp_buffer(%t : memref<64xf32>)
  return
}

// -----

func.func @scalar_input(%a: memref<4x8xf32>, %s: f32) {
  hivm.hir.vadd ins(%a, %s : memref<4x8xf32>, f32) outs(%a : memref<4x8xf32>)
  return
}

// -----

func.func @too_few_inputs(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  // expected-error @below {{works on 2 inputs element by element, but has 1}}
  hivm.hir.vadd ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// -----

func.func @too_many_inputs(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  // expected-error @below {{works on 1 input element by element, but has 2}}
  hivm.hir.vabs ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// -----

func.func @too_few_inputs_on_tensors(%a: tensor<4x8xf32>) {
  // expected-error @below {{works on 3 inputs element by element, but has 2}}
  %0 = hivm.hir.vsel ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @no_rank(%a: memref<*xf32>) {
  // expected-error @below {{must have an operand or result with a shape}}
  hivm.hir.vabs ins(%a : memref<*xf32>) outs(%a : memref<*xf32>)
  return
}

// -----

func.func @two_shapes(%a: memref<4x8xf32>, %b: memref<4x7xf32>) {
  // expected-error @below {{operands must have one shape, but dimension 1 has sizes 7 and 8}}
  hivm.hir.vadd ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%b : memref<4x7xf32>)
  return
}

// -----

func.func @static_sizes_differ_beside_dynamic_ones(%a: memref<?x8xf32>, %b: memref<4x7xf32>) {
  // expected-error @below {{operands must have one shape, but dimension 1 has sizes 7 and 8}}
  hivm.hir.vadd ins(%a, %a : memref<?x8xf32>, memref<?x8xf32>) outs(%b : memref<4x7xf32>)
  return
}

// -----

func.func @dynamic_sizes_may_be_equal(%a: memref<?x8xf32>, %b: memref<4x?xf32>) {
  hivm.hir.vadd ins(%a, %a : memref<?x8xf32>, memref<?x8xf32>) outs(%b : memref<4x?xf32>)
  return
}

// -----

func.func @tensors_are_not_checked(%a: tensor<4x8xf32>, %b: tensor<4x7xf32>) {
  %0 = hivm.hir.vadd ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x7xf32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @strides_are_not_checked(%a: memref<4x8xf32, strided<[16, 2]>>, %b: memref<4x8xf32>) {
  hivm.hir.vabs ins(%a : memref<4x8xf32, strided<[16, 2]>>) outs(%b : memref<4x8xf32>)
  return
}
