// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// Affine maps, bufferization, and ops that don't exist.

func.func @apply(%a: index, %b: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b]
  return
}

// -----

func.func @wrong_apply_too_few() {
  // expected-error @below {{0 dimensions and 0 symbols for a map or set of 1 and 0}}
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>()
  return
}

// -----

func.func @wrong_apply_symbol(%a: index, %b: index) {
  // expected-error @below {{2 dimensions and 0 symbols for a map or set of 1 and 1}}
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%a, %b)
  return
}

// -----

func.func @wrong_apply_type(%a: i32) {
  // expected-error @below {{operand is used with type index, but has been previously used or defined with type i32}}
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%a)
  return
}

// -----

func.func @to_tensor(%a: memref<4xf32, strided<[?], offset: ?>, 1>) {
  %0 = bufferization.to_tensor %a restrict writable : memref<4xf32, strided<[?], offset: ?>, 1>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  return
}

// -----

func.func @wrong_to_tensor(%a: memref<4xf32>) {
  // expected-error @below {{the tensor of memref<4xf32> is tensor<4xf32>, not tensor<5xf32>}}
  %0 = "bufferization.to_tensor"(%a) : (memref<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @wrong_to_memref(%a: tensor<4xf32>) {
  // expected-error @below {{the tensor of memref<5xf32> is tensor<5xf32>, not tensor<4xf32>}}
  %0 = "bufferization.to_memref"(%a) : (tensor<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @wrong_alloc_tensor() {
  // expected-error @below {{has 0 dynamic sizes, but its result tensor<?xf32> has 1}}
  %0 = bufferization.alloc_tensor() : tensor<?xf32>
  return
}

// -----

func.func @wrong_alloc_tensor_copy(%a: index, %b: tensor<?xf32>) {
  // expected-error @below {{a copy of tensor<?xf32> has this type and its sizes}}
  %0 = bufferization.alloc_tensor(%a) copy(%b) : tensor<?xf32>
  return
}

// -----

func.func @materialize(%a: tensor<4xf32>, %b: memref<?xf32, strided<[?], offset: ?>>) {
  bufferization.materialize_in_destination %a in writable %b : (tensor<4xf32>, memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

// -----

func.func @wrong_materialize_shape(%a: tensor<4xf32>, %b: memref<5xf32>) {
  // expected-error @below {{can't write tensor<4xf32> into memref<5xf32>}}
  bufferization.materialize_in_destination %a in writable %b : (tensor<4xf32>, memref<5xf32>) -> ()
  return
}

// -----

func.func @wrong_materialize_not_writable(%a: tensor<4xf32>, %b: memref<4xf32>) {
  // expected-error @below {{must say 'writable' for a memref, and for a memref only}}
  bufferization.materialize_in_destination %a in %b : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @wrong_name(%a: memref<4xf32>) {
  // expected-error @below {{there is no operation 'hivm.hir.vad'; did you mean 'hivm.hir.vadd'?}}
  hivm.hir.vad ins(%a)
  return
}

// -----

func.func @wrong_dialect(%a: i32, %b: i32) {
  // expected-error @below {{there is no operation 'aith.addi'; did you mean 'arith.addi'?}}
  %0 = aith.addi %a, %b : i32
  return
}

// -----

func.func @wrong_number_of_types(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  // expected-error @below {{has 1 operand but 2 types for them}}
  "arith.addi"(%0) : (i32, i32) -> i32
  return
}

// -----

func.func @wrong_number_of_results(%a: i32, %b: i32) {
  // expected-error @below {{has 1 result, but 2 before the '='}}
  %0, %1 = arith.addi %a, %b : i32
  return
}
