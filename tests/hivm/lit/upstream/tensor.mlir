// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// Tensors: sizes, slices, shapes and casts that go together.

func.func @empty(%a: index) {
  %0 = tensor.empty(%a) : tensor<4x?xf32>
  return
}

// -----

func.func @wrong_empty_no_size() {
  // expected-error @below {{has 0 dynamic sizes, but its result tensor<?xf32> has 1}}
  %0 = tensor.empty() : tensor<?xf32>
  return
}

// -----

func.func @wrong_empty_size_of_static(%a: index) {
  // expected-error @below {{has 1 dynamic size, but its result tensor<4xf32> has 0}}
  %0 = tensor.empty(%a) : tensor<4xf32>
  return
}

// -----

func.func @wrong_empty_memref() {
  // expected-error @below {{tensor must be a tensor, not memref<4xf32>}}
  %0 = tensor.empty() : memref<4xf32>
  return
}

// -----

func.func @wrong_extract(%a: tensor<4xf32>) {
  // expected-error @below {{has 0 indices, but tensor<4xf32> has 1}}
  %0 = tensor.extract %a[] : tensor<4xf32>
  return
}

// -----

func.func @wrong_insert(%a: f32, %b: tensor<4xf32>, %c: index, %d: index) {
  // expected-error @below {{has 2 indices, but tensor<4xf32> has 1}}
  %0 = tensor.insert %a into %b[%c, %d] : tensor<4xf32>
  return
}

// -----

func.func @cast(%a: tensor<4x?xf32>) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x8xf32>
  return
}

// -----

func.func @cast_unranked(%a: tensor<*xf32>) {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<4xf32>
  return
}

// -----

func.func @wrong_cast_size(%a: tensor<4xf32>) {
  // expected-error @below {{can't cast tensor<4xf32> to tensor<5xf32>}}
  %0 = tensor.cast %a : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @wrong_cast_element(%a: tensor<*xf32>) {
  // expected-error @below {{can't cast tensor<*xf32> to tensor<4xf16>}}
  %0 = tensor.cast %a : tensor<*xf32> to tensor<4xf16>
  return
}

// -----

func.func @wrong_bitcast(%a: tensor<4xf32>) {
  // expected-error @below {{can't cast tensor<4xf32> to tensor<4xi16>}}
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xi16>
  return
}

// -----

func.func @collapse(%a: tensor<?x8x2xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x8x2xf32> into tensor<?x2xf32>
  return
}

// -----

func.func @wrong_collapse_size(%a: tensor<4x8xf32>) {
  // expected-error @below {{collapsed dimension 0 must have size 32, not 33}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<33xf32>
  return
}

// -----

func.func @wrong_collapse_dynamic(%a: tensor<4x8xf32>) {
  // expected-error @below {{collapsed dimension 0 must have size 32, not ?}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<?xf32>
  return
}

// -----

func.func @wrong_collapse_groups(%a: tensor<4x8xf32>) {
  // expected-error @below {{has 2 groups of dimensions for a collapsed rank of 1}}
  %0 = tensor.collapse_shape %a [[0, 1], []] : tensor<4x8xf32> into tensor<32xf32>
  return
}

// -----

func.func @wrong_collapse_order(%a: tensor<4x8xf32>) {
  // expected-error @below {{all inner arrays must be contiguous: [[1 : i64, 0 : i64]]}}
  %0 = tensor.collapse_shape %a [[1, 0]] : tensor<4x8xf32> into tensor<32xf32>
  return
}

// -----

func.func @wrong_collapse_element(%a: tensor<4x8xf32>) {
  // expected-error @below {{can't change tensor<4x8xf32> into tensor<32xf16>: they hold other elements}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<32xf16>
  return
}

// -----

func.func @expand(%a: tensor<?xf32>, %b: index) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%b, 8] : tensor<?xf32> into tensor<?x8xf32>
  return
}

// -----

func.func @expand_of_one_element(%a: tensor<f32>) {
  %0 = tensor.expand_shape %a [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return
}

// -----

func.func @wrong_expand_size(%a: tensor<32xf32>) {
  // expected-error @below {{collapsed dimension 0 must have size 36, not 32}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 9] : tensor<32xf32> into tensor<4x9xf32>
  return
}

// -----

func.func @wrong_expand_output_sizes(%a: tensor<32xf32>) {
  // expected-error @below {{has 1 output size, but needs 2}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4] : tensor<32xf32> into tensor<4x8xf32>
  return
}

// -----

func.func @extract_slice(%a: tensor<8x8xf32>, %b: index, %c: index) {
  %0 = tensor.extract_slice %a[0, %b] [1, %c] [1, 2] : tensor<8x8xf32> to tensor<?xf32>
  return
}

// -----

func.func @wrong_extract_slice_size(%a: tensor<8x8xf32>) {
  // expected-error @below {{result must be tensor<4x4xf32>, perhaps without dimensions of size 1, not tensor<4x5xf32>}}
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x5xf32>
  return
}

// -----

func.func @wrong_extract_slice_dropped(%a: tensor<8x8xf32>) {
  // expected-error @below {{result must be tensor<4x4xf32>, perhaps without dimensions of size 1, not tensor<4xf32>}}
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4xf32>
  return
}

// -----

func.func @wrong_extract_slice_static(%a: tensor<8xf32>, %b: index) {
  // expected-error @below {{result must be tensor<?xf32>, perhaps without dimensions of size 1, not tensor<4xf32>}}
  %0 = tensor.extract_slice %a[0] [%b] [1] : tensor<8xf32> to tensor<4xf32>
  return
}

// -----

func.func @wrong_extract_slice_count(%a: tensor<8x8xf32>) {
  // expected-error @below {{has 1 offset, but needs 2}}
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<8x8xf32> to tensor<4xf32>
  return
}

// -----

func.func @wrong_extract_slice_element(%a: tensor<8xf32>) {
  // expected-error @below {{result must be tensor<4xf32>, perhaps without dimensions of size 1, not tensor<4xf16>}}
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf16>
  return
}

// -----

func.func @insert_slice(%a: tensor<4xf32>, %b: tensor<8x8xf32>) {
  %0 = tensor.insert_slice %a into %b[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @wrong_insert_slice_size(%a: tensor<4x5xf32>, %b: tensor<8x8xf32>) {
  // expected-error @below {{source must be tensor<4x4xf32>, perhaps without dimensions of size 1, not tensor<4x5xf32>}}
  %0 = tensor.insert_slice %a into %b[0, 0] [4, 4] [1, 1] : tensor<4x5xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @wrong_insert_slice_element(%a: tensor<4xf16>, %b: tensor<8xf32>) {
  // expected-error @below {{source must be tensor<4xf32>, perhaps without dimensions of size 1, not tensor<4xf16>}}
  %0 = tensor.insert_slice %a into %b[0] [4] [1] : tensor<4xf16> into tensor<8xf32>
  return
}

// -----

func.func @wrong_from_elements(%a: f32, %b: f32) {
  // expected-error @below {{has 2 elements, but makes tensor<3xf32>}}
  %0 = tensor.from_elements %a, %b : tensor<3xf32>
  return
}

// -----

func.func @reshape_dynamic(%a: tensor<?xf32>, %b: tensor<2xi32>) {
  %0 = tensor.reshape %a(%b) : (tensor<?xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @reshape_unranked(%a: tensor<?xf32>, %b: tensor<?xindex>) {
  %0 = tensor.reshape %a(%b) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  return
}

// -----

func.func @wrong_reshape(%a: tensor<4xf32>, %b: tensor<2xi32>) {
  // expected-error @below {{can't change tensor<4xf32> into tensor<2x3xf32> by tensor<2xi32>}}
  %0 = tensor.reshape %a(%b) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @pad(%a: tensor<?xf32>, %b: index, %c: f32) {
  %0 = tensor.pad %a low[%b] high[2] {
    ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<7xf32>
  return
}

// -----

func.func @wrong_pad_size(%a: tensor<4xf32>, %b: f32) {
  // expected-error @below {{result must be tensor<7xf32>, not tensor<8xf32>}}
  %0 = tensor.pad %a low[1] high[2] {
    ^bb0(%i: index):
    tensor.yield %b : f32
  } : tensor<4xf32> to tensor<8xf32>
  return
}

// -----

func.func @wrong_pad_value(%a: tensor<4xf32>, %b: f16) {
  // expected-error @below {{what its body yields must be (f32), not (f16)}}
  %0 = tensor.pad %a low[1] high[2] {
    ^bb0(%i: index):
    tensor.yield %b : f16
  } : tensor<4xf32> to tensor<7xf32>
  return
}

// -----

func.func @wrong_generate_no_size(%a: f32) {
  // expected-error @below {{has 0 dynamic sizes, but its result tensor<?xf32> has 1}}
  %0 = tensor.generate {
    ^bb0(%i: index):
    tensor.yield %a : f32
  } : tensor<?xf32>
  return
}

// -----

func.func @wrong_generate_arguments(%a: f32) {
  // expected-error @below {{the arguments of its body must be (index), not (index, index)}}
  %0 = tensor.generate {
    ^bb0(%i: index, %j: index):
    tensor.yield %a : f32
  } : tensor<4xf32>
  return
}
