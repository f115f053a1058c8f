// published: bishengir-opt-a5
module {
  func.func @both_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x4xf16>, %arg2: memref<8xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<4x8xf16>) outs(%arg1, %arg1 : memref<4x4xf16>, memref<4x4xf16>)
    return
  }
  func.func @one_CHANNEL_0_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x4xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x4xf16>) index_mode = <CHANNEL_0>
    return
  }
  func.func @one_CHANNEL_1_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x4xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x4xf16>) index_mode = <CHANNEL_1>
    return
  }
  func.func @element_ui8_buffers(%arg0: memref<8xui8>, %arg1: memref<4xui8>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xui8>) outs(%arg1 : memref<4xui8>) index_mode = <CHANNEL_0>
    return
  }
  func.func @element_f8E4M3FN_buffers(%arg0: memref<8xf8E4M3FN>, %arg1: memref<4xf8E4M3FN>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf8E4M3FN>) outs(%arg1 : memref<4xf8E4M3FN>) index_mode = <CHANNEL_0>
    return
  }
  func.func @element_f8E5M2_buffers(%arg0: memref<8xf8E5M2>, %arg1: memref<4xf8E5M2>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf8E5M2>) outs(%arg1 : memref<4xf8E5M2>) index_mode = <CHANNEL_0>
    return
  }
  func.func @both_tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x4xf16>, %arg2: memref<8xf16>) {
    %0:2 = hivm.hir.vdeinterleave ins(%arg0 : tensor<4x8xf16>) outs(%arg1, %arg1 : tensor<4x4xf16>, tensor<4x4xf16>) -> tensor<4x4xf16>, tensor<4x4xf16>
    return
  }
  func.func @one_CHANNEL_0_tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x4xf16>) {
    %0 = hivm.hir.vdeinterleave ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x4xf16>) index_mode = <CHANNEL_0> -> tensor<4x4xf16>
    return
  }
  func.func @one_CHANNEL_1_tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x4xf16>) {
    %0 = hivm.hir.vdeinterleave ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x4xf16>) index_mode = <CHANNEL_1> -> tensor<4x4xf16>
    return
  }
}
