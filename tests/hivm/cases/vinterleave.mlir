// published: both
module {
  func.func @two_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x16xf16>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<4x8xf16>, memref<4x8xf16>) outs(%arg1 : memref<4x16xf16>) interleave_channel_nums = 2
    return
  }
  func.func @temp_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x16xf16>, %arg2: memref<8xf16>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<4x8xf16>, memref<4x8xf16>) outs(%arg1 : memref<4x16xf16>) interleave_channel_nums = 2 temp_buffer(%arg2 : memref<8xf16>)
    return
  }
  func.func @element_i16_buffers(%arg0: memref<8xi16>, %arg1: memref<16xi16>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xi16>, memref<8xi16>) outs(%arg1 : memref<16xi16>) interleave_channel_nums = 2
    return
  }
  func.func @element_ui16_buffers(%arg0: memref<8xui16>, %arg1: memref<16xui16>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xui16>, memref<8xui16>) outs(%arg1 : memref<16xui16>) interleave_channel_nums = 2
    return
  }
  func.func @element_f16_buffers(%arg0: memref<8xf16>, %arg1: memref<16xf16>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xf16>, memref<8xf16>) outs(%arg1 : memref<16xf16>) interleave_channel_nums = 2
    return
  }
  func.func @element_bf16_buffers(%arg0: memref<8xbf16>, %arg1: memref<16xbf16>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xbf16>, memref<8xbf16>) outs(%arg1 : memref<16xbf16>) interleave_channel_nums = 2
    return
  }
  func.func @element_i32_buffers(%arg0: memref<8xi32>, %arg1: memref<16xi32>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg1 : memref<16xi32>) interleave_channel_nums = 2
    return
  }
  func.func @element_ui32_buffers(%arg0: memref<8xui32>, %arg1: memref<16xui32>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xui32>, memref<8xui32>) outs(%arg1 : memref<16xui32>) interleave_channel_nums = 2
    return
  }
  func.func @element_f32_buffers(%arg0: memref<8xf32>, %arg1: memref<16xf32>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<16xf32>) interleave_channel_nums = 2
    return
  }
  func.func @element_i64_buffers(%arg0: memref<8xi64>, %arg1: memref<16xi64>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xi64>, memref<8xi64>) outs(%arg1 : memref<16xi64>) interleave_channel_nums = 2
    return
  }
  func.func @element_ui64_buffers(%arg0: memref<8xui64>, %arg1: memref<16xui64>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xui64>, memref<8xui64>) outs(%arg1 : memref<16xui64>) interleave_channel_nums = 2
    return
  }
  func.func @two_tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x16xf16>) {
    %0 = hivm.hir.vinterleave ins(%arg0, %arg0 : tensor<4x8xf16>, tensor<4x8xf16>) outs(%arg1 : tensor<4x16xf16>) interleave_channel_nums = 2 -> tensor<4x16xf16>
    return
  }
  func.func @temp_tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x16xf16>, %arg2: memref<8xf16>) {
    %0 = hivm.hir.vinterleave ins(%arg0, %arg0 : tensor<4x8xf16>, tensor<4x8xf16>) outs(%arg1 : tensor<4x16xf16>) interleave_channel_nums = 2 temp_buffer(%arg2 : memref<8xf16>) -> tensor<4x16xf16>
    return
  }
}
