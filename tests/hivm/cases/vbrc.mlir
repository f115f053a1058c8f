// published: both
module {
  func.func @scalar_buffers(%arg0: f32, %arg1: memref<4x8xf32>) {
    hivm.hir.vbrc ins(%arg0 : f32) outs(%arg1 : memref<4x8xf32>)
    return
  }
  func.func @last_buffers(%arg0: memref<4x1xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<4x1xf32>) outs(%arg1 : memref<4x8xf32>) broadcast_dims = [1]
    return
  }
  func.func @first_buffers(%arg0: memref<1x8xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<1x8xf32>) outs(%arg1 : memref<4x8xf32>) broadcast_dims = [0]
    return
  }
  func.func @two_buffers(%arg0: memref<1x8x1xf32>, %arg1: memref<4x8x2xf32>) {
    hivm.hir.vbrc {note} ins(%arg0 : memref<1x8x1xf32>) outs(%arg1 : memref<4x8x2xf32>) broadcast_dims = [0, 2]
    return
  }
  func.func @temp_buffers(%arg0: memref<4x1xf32>, %arg1: memref<4x8xf32>, %arg2: memref<64xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<4x1xf32>) outs(%arg1 : memref<4x8xf32>) temp_buffer(%arg2 : memref<64xf32>) broadcast_dims = [1]
    return
  }
  func.func @temp_scalar_buffers(%arg0: f32, %arg1: memref<4x8xf32>, %arg2: memref<64xf32>) {
    hivm.hir.vbrc ins(%arg0 : f32) outs(%arg1 : memref<4x8xf32>) temp_buffer(%arg2 : memref<64xf32>)
    return
  }
  func.func @dynamic_buffers(%arg0: memref<?x1xf32>, %arg1: memref<?x8xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<?x1xf32>) outs(%arg1 : memref<?x8xf32>) broadcast_dims = [1]
    return
  }
  func.func @element_i1_buffers(%arg0: memref<1xi1>, %arg1: memref<8xi1>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xi1>) outs(%arg1 : memref<8xi1>) broadcast_dims = [0]
    return
  }
  func.func @element_i8_buffers(%arg0: memref<1xi8>, %arg1: memref<8xi8>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xi8>) outs(%arg1 : memref<8xi8>) broadcast_dims = [0]
    return
  }
  func.func @element_ui8_buffers(%arg0: memref<1xui8>, %arg1: memref<8xui8>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xui8>) outs(%arg1 : memref<8xui8>) broadcast_dims = [0]
    return
  }
  func.func @element_i16_buffers(%arg0: memref<1xi16>, %arg1: memref<8xi16>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xi16>) outs(%arg1 : memref<8xi16>) broadcast_dims = [0]
    return
  }
  func.func @element_ui16_buffers(%arg0: memref<1xui16>, %arg1: memref<8xui16>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xui16>) outs(%arg1 : memref<8xui16>) broadcast_dims = [0]
    return
  }
  func.func @element_f16_buffers(%arg0: memref<1xf16>, %arg1: memref<8xf16>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xf16>) outs(%arg1 : memref<8xf16>) broadcast_dims = [0]
    return
  }
  func.func @element_bf16_buffers(%arg0: memref<1xbf16>, %arg1: memref<8xbf16>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xbf16>) outs(%arg1 : memref<8xbf16>) broadcast_dims = [0]
    return
  }
  func.func @element_i32_buffers(%arg0: memref<1xi32>, %arg1: memref<8xi32>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xi32>) outs(%arg1 : memref<8xi32>) broadcast_dims = [0]
    return
  }
  func.func @element_ui32_buffers(%arg0: memref<1xui32>, %arg1: memref<8xui32>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xui32>) outs(%arg1 : memref<8xui32>) broadcast_dims = [0]
    return
  }
  func.func @element_f32_buffers(%arg0: memref<1xf32>, %arg1: memref<8xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xf32>) outs(%arg1 : memref<8xf32>) broadcast_dims = [0]
    return
  }
  func.func @element_i64_buffers(%arg0: memref<1xi64>, %arg1: memref<8xi64>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xi64>) outs(%arg1 : memref<8xi64>) broadcast_dims = [0]
    return
  }
  func.func @element_ui64_buffers(%arg0: memref<1xui64>, %arg1: memref<8xui64>) {
    hivm.hir.vbrc ins(%arg0 : memref<1xui64>) outs(%arg1 : memref<8xui64>) broadcast_dims = [0]
    return
  }
  func.func @scalar_tensors(%arg0: f32, %arg1: tensor<4x8xf32>) {
    %0 = hivm.hir.vbrc ins(%arg0 : f32) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @last_tensors(%arg0: tensor<4x1xf32>, %arg1: tensor<4x8xf32>) {
    %0 = hivm.hir.vbrc ins(%arg0 : tensor<4x1xf32>) outs(%arg1 : tensor<4x8xf32>) broadcast_dims = [1] -> tensor<4x8xf32>
    return
  }
  func.func @first_tensors(%arg0: tensor<1x8xf32>, %arg1: tensor<4x8xf32>) {
    %0 = hivm.hir.vbrc ins(%arg0 : tensor<1x8xf32>) outs(%arg1 : tensor<4x8xf32>) broadcast_dims = [0] -> tensor<4x8xf32>
    return
  }
  func.func @two_tensors(%arg0: tensor<1x8x1xf32>, %arg1: tensor<4x8x2xf32>) {
    %0 = hivm.hir.vbrc {note} ins(%arg0 : tensor<1x8x1xf32>) outs(%arg1 : tensor<4x8x2xf32>) broadcast_dims = [0, 2] -> tensor<4x8x2xf32>
    return
  }
  func.func @temp_tensors(%arg0: tensor<4x1xf32>, %arg1: tensor<4x8xf32>, %arg2: memref<64xf32>) {
    %0 = hivm.hir.vbrc ins(%arg0 : tensor<4x1xf32>) outs(%arg1 : tensor<4x8xf32>) temp_buffer(%arg2 : memref<64xf32>) broadcast_dims = [1] -> tensor<4x8xf32>
    return
  }
  func.func @temp_scalar_tensors(%arg0: f32, %arg1: tensor<4x8xf32>, %arg2: memref<64xf32>) {
    %0 = hivm.hir.vbrc ins(%arg0 : f32) outs(%arg1 : tensor<4x8xf32>) temp_buffer(%arg2 : memref<64xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @dynamic_tensors(%arg0: tensor<?x1xf32>, %arg1: tensor<?x8xf32>) {
    %0 = hivm.hir.vbrc ins(%arg0 : tensor<?x1xf32>) outs(%arg1 : tensor<?x8xf32>) broadcast_dims = [1] -> tensor<?x8xf32>
    return
  }
}
