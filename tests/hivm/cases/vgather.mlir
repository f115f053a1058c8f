// published: both
module {
  func.func @element_i16_buffers(%arg0: memref<4x8xi16>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xi16>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xi16>)
    return
  }
  func.func @element_ui16_buffers(%arg0: memref<4x8xui16>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xui16>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xui16>)
    return
  }
  func.func @element_f16_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf16>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xf16>)
    return
  }
  func.func @element_bf16_buffers(%arg0: memref<4x8xbf16>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xbf16>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xbf16>)
    return
  }
  func.func @element_i32_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xi32>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xi32>)
    return
  }
  func.func @element_ui32_buffers(%arg0: memref<4x8xui32>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xui32>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xui32>)
    return
  }
  func.func @element_f32_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf32>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xf32>)
    return
  }
  func.func @plain_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather {note} ins(%arg0 : memref<4x8xf32>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xf32>)
    return
  }
  func.func @temp_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi32>, %arg2: memref<8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf32>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xf32>) temp_buffer(%arg2 : memref<8xi32>)
    return
  }
  func.func @plain_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>) {
    %0 = hivm.hir.vgather {note} ins(%arg0 : tensor<4x8xf32>) indices(%arg1 : tensor<4x8xi32>) outs(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @temp_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>, %arg2: memref<8xi32>) {
    %0 = hivm.hir.vgather ins(%arg0 : tensor<4x8xf32>) indices(%arg1 : tensor<4x8xi32>) outs(%arg0 : tensor<4x8xf32>) temp_buffer(%arg2 : memref<8xi32>) -> tensor<4x8xf32>
    return
  }
  func.func @index_i32_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>) {
    %0 = hivm.hir.vgather ins(%arg0 : tensor<4x8xf32>) indices(%arg1 : tensor<4x8xi32>) outs(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
}
