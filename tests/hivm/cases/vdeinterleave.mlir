// published: both
module {
  func.func @both_default_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x4xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<4x8xf16>) outs(%arg1, %arg1 : memref<4x4xf16>, memref<4x4xf16>)
    return
  }
  func.func @index_CHANNEL_0_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x4xf16>) {
    hivm.hir.vdeinterleave {note} ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x4xf16>) index_mode = <CHANNEL_0>
    return
  }
  func.func @index_CHANNEL_1_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x4xf16>) {
    hivm.hir.vdeinterleave {note} ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x4xf16>) index_mode = <CHANNEL_1>
    return
  }
  func.func @four_buffers(%arg0: memref<8xf16>, %arg1: memref<2xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<2xf16>) channel_num = 4 index_mode = <CHANNEL_0>
    return
  }
  func.func @element_i8_buffers(%arg0: memref<8xi8>, %arg1: memref<4xi8>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<4xi8>) index_mode = <CHANNEL_0>
    return
  }
  func.func @element_i16_buffers(%arg0: memref<8xi16>, %arg1: memref<4xi16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<4xi16>) index_mode = <CHANNEL_0>
    return
  }
  func.func @element_ui16_buffers(%arg0: memref<8xui16>, %arg1: memref<4xui16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xui16>) outs(%arg1 : memref<4xui16>) index_mode = <CHANNEL_0>
    return
  }
  func.func @element_f16_buffers(%arg0: memref<8xf16>, %arg1: memref<4xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<4xf16>) index_mode = <CHANNEL_0>
    return
  }
  func.func @element_bf16_buffers(%arg0: memref<8xbf16>, %arg1: memref<4xbf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xbf16>) outs(%arg1 : memref<4xbf16>) index_mode = <CHANNEL_0>
    return
  }
  func.func @element_i32_buffers(%arg0: memref<8xi32>, %arg1: memref<4xi32>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<4xi32>) index_mode = <CHANNEL_0>
    return
  }
  func.func @element_ui32_buffers(%arg0: memref<8xui32>, %arg1: memref<4xui32>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xui32>) outs(%arg1 : memref<4xui32>) index_mode = <CHANNEL_0>
    return
  }
  func.func @element_f32_buffers(%arg0: memref<8xf32>, %arg1: memref<4xf32>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<4xf32>) index_mode = <CHANNEL_0>
    return
  }
  func.func @element_i64_buffers(%arg0: memref<8xi64>, %arg1: memref<4xi64>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<4xi64>) index_mode = <CHANNEL_0>
    return
  }
  func.func @element_ui64_buffers(%arg0: memref<8xui64>, %arg1: memref<4xui64>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xui64>) outs(%arg1 : memref<4xui64>) index_mode = <CHANNEL_0>
    return
  }
  func.func @both_default_tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x4xf16>) {
    %0:2 = hivm.hir.vdeinterleave ins(%arg0 : tensor<4x8xf16>) outs(%arg1, %arg1 : tensor<4x4xf16>, tensor<4x4xf16>) -> tensor<4x4xf16>, tensor<4x4xf16>
    return
  }
  func.func @index_CHANNEL_0_tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x4xf16>) {
    %0 = hivm.hir.vdeinterleave {note} ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x4xf16>) index_mode = <CHANNEL_0> -> tensor<4x4xf16>
    return
  }
  func.func @index_CHANNEL_1_tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x4xf16>) {
    %0 = hivm.hir.vdeinterleave {note} ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x4xf16>) index_mode = <CHANNEL_1> -> tensor<4x4xf16>
    return
  }
  func.func @four_tensors(%arg0: tensor<8xf16>, %arg1: tensor<2xf16>) {
    %0 = hivm.hir.vdeinterleave ins(%arg0 : tensor<8xf16>) outs(%arg1 : tensor<2xf16>) channel_num = 4 index_mode = <CHANNEL_0> -> tensor<2xf16>
    return
  }
}
