// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// Other types for memory that is there: the result follows from the source.

func.func @subview(%a: memref<8x8xf32>, %b: index) {
  %0 = memref.subview %a[1, %b] [4, 4] [1, 2] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 2], offset: ?>>
  return
}

// -----

func.func @subview_of_a_view(%a: memref<8xf32, strided<[2], offset: 3>, 1>) {
  %0 = memref.subview %a[2] [4] [1] : memref<8xf32, strided<[2], offset: 3>, 1> to memref<4xf32, strided<[2], offset: 7>, 1>
  return
}

// -----

func.func @subview_dynamic(%a: memref<?x?xf32>, %b: index) {
  %0 = memref.subview %a[0, 0] [4, %b] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1]>>
  return
}

// -----

func.func @subview_of_lower_rank(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[1, 0] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: 8>>
  return
}

// -----

func.func @subview_of_one_element(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[1, 0] [1, 1] [1, 1] : memref<8x8xf32> to memref<f32, strided<[], offset: 8>>
  return
}

// -----

func.func @subview_of_a_map(%a: memref<8xf32, affine_map<(d0) -> (d0 * 2)>>) {
  %0 = memref.subview %a[2] [4] [1] : memref<8xf32, affine_map<(d0) -> (d0 * 2)>> to memref<4xf32, strided<[2], offset: 4>>
  return
}

// -----

func.func @wrong_subview_size(%a: memref<8x8xf32>) {
  // expected-error @below {{result must be memref<4x4xf32, strided<[8, 1]>>, perhaps without dimensions of size 1, not memref<4x5xf32, strided<[8, 1]>>}}
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x5xf32, strided<[8, 1]>>
  return
}

// -----

func.func @wrong_subview_no_layout(%a: memref<8x8xf32>) {
  // expected-error @below {{result must be memref<4x4xf32, strided<[8, 1]>>, perhaps without dimensions of size 1, not memref<4x4xf32>}}
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @wrong_subview_offset(%a: memref<8x8xf32>, %b: index) {
  // expected-error @below {{result must be memref<4x4xf32, strided<[8, 1], offset: ?>>, perhaps without dimensions of size 1, not memref<4x4xf32, strided<[8, 1], offset: 8>>}}
  %0 = memref.subview %a[%b, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 8>>
  return
}

// -----

func.func @wrong_subview_stride(%a: memref<8x8xf32>) {
  // expected-error @below {{result must be memref<1x4xf32, strided<[8, 1], offset: 8>>, perhaps without dimensions of size 1, not memref<4xf32, strided<[8], offset: 8>>}}
  %0 = memref.subview %a[1, 0] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[8], offset: 8>>
  return
}

// -----

func.func @wrong_subview_dropped_size(%a: memref<8x8xf32>) {
  // expected-error @below {{result must be memref<4x4xf32, strided<[8, 1]>>, perhaps without dimensions of size 1, not memref<4xf32, strided<[1]>>}}
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @wrong_subview_element(%a: memref<8xf32>) {
  // expected-error @below {{result must be memref<4xf32>, perhaps without dimensions of size 1, not memref<4xf16, strided<[1]>>}}
  %0 = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf16, strided<[1]>>
  return
}

// -----

func.func @wrong_subview_space(%a: memref<8xf32, 1>) {
  // expected-error @below {{result must be memref<4xf32, 1 : i64>, perhaps without dimensions of size 1, not memref<4xf32, strided<[1]>>}}
  %0 = memref.subview %a[0] [4] [1] : memref<8xf32, 1> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @wrong_subview_count(%a: memref<8x8xf32>) {
  // expected-error @below {{has 1 offset, but needs 2}}
  %0 = memref.subview %a[0] [4] [1] : memref<8x8xf32> to memref<4xf32, strided<[8]>>
  return
}

// -----

func.func @wrong_subview_negative(%a: memref<8xf32>) {
  // expected-error @below {{has a negative size: -1}}
  %0 = memref.subview %a[0] [-1] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @wrong_subview_without_strides(%a: memref<8xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  // expected-error @below {{memref<8xf32, affine_map<(d0) -> ((d0 mod 2))>> has no strides: it can't be cut}}
  %0 = memref.subview %a[2] [4] [1] : memref<8xf32, affine_map<(d0) -> (d0 mod 2)>> to memref<4xf32, strided<[2], offset: 4>>
  return
}

// -----

func.func @reinterpret(%a: memref<?xf32>, %b: index) {
  %0 = memref.reinterpret_cast %a to offset: [%b], sizes: [2, 4], strides: [4, 1] : memref<?xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  return
}

// -----

func.func @reinterpret_says_less(%a: memref<8xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<8xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @reinterpret_unranked(%a: memref<*xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [8], strides: [1] : memref<*xf32> to memref<8xf32>
  return
}

// -----

func.func @wrong_reinterpret_size(%a: memref<8xf32>) {
  // expected-error @below {{result must be memref<2x4xf32>, not memref<2x5xf32, strided<[4, 1]>>}}
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<8xf32> to memref<2x5xf32, strided<[4, 1]>>
  return
}

// -----

func.func @wrong_reinterpret_stride(%a: memref<8xf32>) {
  // expected-error @below {{result must be memref<2x4xf32>, not memref<2x4xf32, strided<[5, 1]>>}}
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<8xf32> to memref<2x4xf32, strided<[5, 1]>>
  return
}

// -----

func.func @wrong_reinterpret_offset(%a: memref<8xf32>) {
  // expected-error @below {{result must be memref<8xf32>, not memref<8xf32, strided<[1], offset: 1>>}}
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32, strided<[1], offset: 1>>
  return
}

// -----

func.func @wrong_reinterpret_counts(%a: memref<8xf32>) {
  // expected-error @below {{has 1 stride, but needs 2}}
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [2, 4], strides: [4] : memref<8xf32> to memref<2x4xf32, strided<[4, 1]>>
  return
}

// -----

func.func @wrong_reinterpret_element(%a: memref<8xf32>) {
  // expected-error @below {{result must be memref<8xf32>, not memref<8xf16>}}
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf16>
  return
}

// -----

func.func @cast(%a: memref<4x?xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.cast %a : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x8xf32, strided<[8, 1]>>
  return
}

// -----

func.func @cast_unranked(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<*xf32>
  return
}

// -----

func.func @wrong_cast_size(%a: memref<4xf32>) {
  // expected-error @below {{can't cast memref<4xf32> to memref<5xf32>}}
  %0 = memref.cast %a : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @wrong_cast_rank(%a: memref<4xf32>) {
  // expected-error @below {{can't cast memref<4xf32> to memref<4x1xf32>}}
  %0 = memref.cast %a : memref<4xf32> to memref<4x1xf32>
  return
}

// -----

func.func @wrong_cast_element(%a: memref<4xf32>) {
  // expected-error @below {{can't cast memref<4xf32> to memref<4xf16>}}
  %0 = memref.cast %a : memref<4xf32> to memref<4xf16>
  return
}

// -----

func.func @wrong_cast_space(%a: memref<4xf32>) {
  // expected-error @below {{can't cast memref<4xf32> to memref<4xf32, 1 : i64>}}
  %0 = memref.cast %a : memref<4xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @wrong_cast_stride(%a: memref<4x4xf32>) {
  // expected-error @below {{can't cast memref<4x4xf32> to memref<4x4xf32, strided<[8, 1]>>}}
  %0 = memref.cast %a : memref<4x4xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @wrong_cast_tensor(%a: tensor<4xf32>) {
  // expected-error @below {{source must be a memref or a memref without rank, not tensor<4xf32>}}
  %0 = memref.cast %a : tensor<4xf32> to memref<4xf32>
  return
}

// -----

func.func @space_cast(%a: memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @space_cast_unranked(%a: memref<*xf32>) {
  %0 = memref.memory_space_cast %a : memref<*xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @wrong_space_cast_shape(%a: memref<4xf32>) {
  // expected-error @below {{can't cast memref<4xf32> to memref<?xf32, 1 : i64>}}
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<?xf32, 1>
  return
}

// -----

func.func @collapse(%a: memref<4x1x8x2xf32, strided<[64, 16, 2, 1], offset: ?>>) {
  %0 = memref.collapse_shape %a [[0, 1], [2, 3]] : memref<4x1x8x2xf32, strided<[64, 16, 2, 1], offset: ?>> into memref<4x16xf32, strided<[64, 1], offset: ?>>
  return
}

// -----

func.func @collapse_to_one_element(%a: memref<1x1xf32>) {
  %0 = memref.collapse_shape %a [] : memref<1x1xf32> into memref<f32>
  return
}

// -----

func.func @wrong_collapse_size(%a: memref<4x8xf32>) {
  // expected-error @below {{collapsed dimension 0 must have size 32, not 33}}
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x8xf32> into memref<33xf32>
  return
}

// -----

func.func @wrong_collapse_dynamic(%a: memref<?x8xf32>) {
  // expected-error @below {{collapsed dimension 0 must have size ?, not 32}}
  %0 = memref.collapse_shape %a [[0, 1]] : memref<?x8xf32> into memref<32xf32>
  return
}

// -----

func.func @wrong_collapse_groups(%a: memref<4x8xf32>) {
  // expected-error @below {{has 2 groups of dimensions for a collapsed rank of 1}}
  %0 = memref.collapse_shape %a [[0], [1]] : memref<4x8xf32> into memref<32xf32>
  return
}

// -----

func.func @wrong_collapse_left_out(%a: memref<4x8xf32>) {
  // expected-error @below {{must group the dimensions 0 to 1, each once and in order}}
  %0 = memref.collapse_shape %a [[0]] : memref<4x8xf32> into memref<4xf32>
  return
}

// -----

func.func @wrong_collapse_gaps(%a: memref<4x8xf32, strided<[16, 1]>>) {
  // expected-error @below {{memref<4x8xf32, strided<[16, 1]>> can't be collapsed: the dimensions lie apart in memory}}
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x8xf32, strided<[16, 1]>> into memref<32xf32>
  return
}

// -----

func.func @wrong_collapse_offset(%a: memref<4x8xf32, strided<[8, 1], offset: 3>>) {
  // expected-error @below {{result must be memref<32xf32, strided<[1], offset: 3>>, not memref<32xf32>}}
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x8xf32, strided<[8, 1], offset: 3>> into memref<32xf32>
  return
}

// -----

func.func @expand(%a: memref<?xf32, strided<[2], offset: 1>>, %b: index) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [%b, 8] : memref<?xf32, strided<[2], offset: 1>> into memref<?x8xf32, strided<[16, 2], offset: 1>>
  return
}

// -----

func.func @wrong_expand_size(%a: memref<32xf32>) {
  // expected-error @below {{collapsed dimension 0 must have size 36, not 32}}
  %0 = memref.expand_shape %a [[0, 1]] output_shape [4, 9] : memref<32xf32> into memref<4x9xf32>
  return
}

// -----

func.func @wrong_expand_output_size(%a: memref<32xf32>) {
  // expected-error @below {{output size 0 is 4, but the result has 8}}
  %0 = memref.expand_shape %a [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<8x4xf32>
  return
}

// -----

func.func @wrong_expand_stride(%a: memref<32xf32, strided<[2]>>) {
  // expected-error @below {{result must be memref<4x8xf32, strided<[16, 2]>>, not memref<4x8xf32, strided<[8, 1]>>}}
  %0 = memref.expand_shape %a [[0, 1]] output_shape [4, 8] : memref<32xf32, strided<[2]>> into memref<4x8xf32, strided<[8, 1]>>
  return
}

// -----

func.func @transpose(%a: memref<4x8xf32>) {
  %0 = memref.transpose %a (d0, d1) -> (d1, d0) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  return
}

// -----

func.func @wrong_transpose_layout(%a: memref<4x8xf32>) {
  // expected-error @below {{result must be memref<8x4xf32, strided<[1, 8]>>, not memref<8x4xf32>}}
  %0 = memref.transpose %a (d0, d1) -> (d1, d0) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @wrong_transpose_map(%a: memref<4x8xf32>) {
  // expected-error @below {{its map must give the 2 dimensions in another order}}
  %0 = memref.transpose %a (d0, d1) -> (d0) : memref<4x8xf32> to memref<4xf32>
  return
}

// -----

func.func @view(%a: memref<64xi8, 1>, %b: index, %c: index) {
  %0 = memref.view %a[%b][%c] : memref<64xi8, 1> to memref<?xf32, 1>
  return
}

// -----

func.func @wrong_view_bytes(%a: memref<64xi16>, %b: index) {
  // expected-error @below {{source must be a memref of one dimension of i8, not memref<64xi16>}}
  %0 = memref.view %a[%b][] : memref<64xi16> to memref<16xf32>
  return
}

// -----

func.func @wrong_view_no_size(%a: memref<64xi8>, %b: index) {
  // expected-error @below {{has 0 dynamic sizes, but its result memref<?xf32> has 1}}
  %0 = memref.view %a[%b][] : memref<64xi8> to memref<?xf32>
  return
}

// -----

func.func @wrong_view_space(%a: memref<64xi8, 1>, %b: index) {
  // expected-error @below {{result must have no layout and the memory space of memref<64xi8, 1 : i64>, not be memref<16xf32>}}
  %0 = memref.view %a[%b][] : memref<64xi8, 1> to memref<16xf32>
  return
}

// -----

func.func @wrong_metadata(%a: memref<?x4xf32, 2>) {
  // expected-error @below {{the results must be (memref<f32, 2 : i64>, index, index, index, index, index), not (memref<f32>, index, index, index, index, index)}}
  %0:6 = "memref.extract_strided_metadata"(%a) : (memref<?x4xf32, 2>) -> (memref<f32>, index, index, index, index, index)
  return
}

// -----

func.func @collapse_without_layout(%a: memref<4x?xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x?xf32> into memref<?xf32>
  return
}

// -----

func.func @wrong_collapse_layout(%a: memref<4x2xf32>) {
  // expected-error @below {{result must be memref<8xf32>, not memref<8xf32, strided<[1]>>}}
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x2xf32> into memref<8xf32, strided<[1]>>
  return
}
