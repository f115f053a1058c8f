// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// VectorOnlyTrait<i>, ScalarOnlyTrait<i>, OperElemTypeConstraints, SameOperandsElementType.

func.func @vector_only(%a: memref<8xf32>, %s: f32) {
  hivm.hir.vmul ins(%a, %s : memref<8xf32>, f32) outs(%a : memref<8xf32>)
  return
}

// -----

func.func @vector_only_buffers(%a: memref<8xf32>, %s: f32) {
  // expected-error @below {{operand 0 must be a vector, not a scalar f32}}
  hivm.hir.vmul ins(%s, %a : f32, memref<8xf32>) outs(%a : memref<8xf32>)
  return
}

// -----

func.func @vector_only_tensors(%a: tensor<8xf32>, %s: f32) {
  // expected-error @below {{operand 0 must be a vector, not a scalar f32}}
  %0 = hivm.hir.vmul ins(%s, %a : f32, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @second_vector_only(%a: memref<8xi32>, %s: i32) {
  // expected-error @below {{operand 1 must be a vector, not a scalar i32}}
  hivm.hir.vand ins(%a, %s : memref<8xi32>, i32) outs(%a : memref<8xi32>)
  return
}

// -----

func.func @scalar_only(%a: memref<8xi32>, %s: i32) {
  hivm.hir.vshl ins(%a, %s : memref<8xi32>, i32) outs(%a : memref<8xi32>)
  return
}

// -----

// The second version of the published compiler refuses it, the first doesn't.
// published: bishengir-opt
func.func @scalar_only_accepts_a_vector(%a: memref<8xi32>) {
  hivm.hir.vshl ins(%a, %a : memref<8xi32>, memref<8xi32>) outs(%a : memref<8xi32>)
  return
}

// -----

func.func @element_type(%a: memref<8xf16>) {
  hivm.hir.vexp ins(%a : memref<8xf16>) outs(%a : memref<8xf16>)
  return
}

// -----

func.func @element_type_of_an_input(%a: memref<8xi32>) {
  // expected-error @below {{operand 0 must have elements of type f16 or f32, not i32}}
  hivm.hir.vsqrt ins(%a : memref<8xi32>) outs(%a : memref<8xi32>)
  return
}

// -----

func.func @element_type_on_tensors(%a: tensor<8xi32>) {
  // expected-error @below {{operand 0 must have elements of type f16 or f32, not i32}}
  %0 = hivm.hir.vsqrt ins(%a : tensor<8xi32>) outs(%a : tensor<8xi32>) -> tensor<8xi32>
  return
}

// -----

func.func @element_type_of_a_scalar(%s: f64, %a: memref<8xf64>) {
  // expected-error @below {{operand 0 must have elements of type i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, f8E4M3FN, f8E5M2, f16, bf16 or f32, not f64}}
  hivm.hir.vbrc ins(%s : f64) outs(%a : memref<8xf64>)
  return
}

// -----

func.func @one_element_type(%a: memref<8xf16>, %b: memref<8xf32>) {
  // expected-error @below {{operands must have elements of one type, but have f16 and f32}}
  hivm.hir.vadd ins(%a, %b : memref<8xf16>, memref<8xf32>) outs(%b : memref<8xf32>)
  return
}

// -----

func.func @one_element_type_with_a_scalar(%a: memref<8xf16>, %s: f32) {
  // expected-error @below {{operands must have elements of one type, but have f16 and f32}}
  hivm.hir.vadd ins(%a, %s : memref<8xf16>, f32) outs(%a : memref<8xf16>)
  return
}

// -----

func.func @kind_of_operand(%a: memref<8xf16>, %s: f16) {
  // expected-error @below {{f16}}
  hivm.hir.vabs ins(%s : f16) outs(%a : memref<8xf16>)
  return
}
