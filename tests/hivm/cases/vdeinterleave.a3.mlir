// published: bishengir-opt
module {
  func.func @both_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x4xf16>, %arg2: memref<8xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<4x8xf16>) outs(%arg1, %arg1 : memref<4x4xf16>, memref<4x4xf16>) channel_num = 2 index_mode = <ALL_CHANNELS>
    return
  }
  func.func @one_CHANNEL_0_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x4xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x4xf16>) channel_num = 2 index_mode = <CHANNEL_0>
    return
  }
  func.func @one_CHANNEL_1_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x4xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x4xf16>) channel_num = 2 index_mode = <CHANNEL_1>
    return
  }
  func.func @both_tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x4xf16>, %arg2: memref<8xf16>) {
    %0:2 = hivm.hir.vdeinterleave ins(%arg0 : tensor<4x8xf16>) outs(%arg1, %arg1 : tensor<4x4xf16>, tensor<4x4xf16>) channel_num = 2 index_mode = <ALL_CHANNELS> -> tensor<4x4xf16>, tensor<4x4xf16>
    return
  }
  func.func @one_CHANNEL_0_tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x4xf16>) {
    %0 = hivm.hir.vdeinterleave ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x4xf16>) channel_num = 2 index_mode = <CHANNEL_0> -> tensor<4x4xf16>
    return
  }
  func.func @one_CHANNEL_1_tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x4xf16>) {
    %0 = hivm.hir.vdeinterleave ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x4xf16>) channel_num = 2 index_mode = <CHANNEL_1> -> tensor<4x4xf16>
    return
  }
}
