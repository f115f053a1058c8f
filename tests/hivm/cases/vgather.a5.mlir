// published: bishengir-opt-a5
module {
  func.func @element_i1_buffers(%arg0: memref<4x8xi1>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xi1>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xi1>)
    return
  }
  func.func @element_i8_buffers(%arg0: memref<4x8xi8>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xi8>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xi8>)
    return
  }
  func.func @element_f8E4M3FN_buffers(%arg0: memref<4x8xf8E4M3FN>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf8E4M3FN>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xf8E4M3FN>)
    return
  }
  func.func @element_f8E5M2_buffers(%arg0: memref<4x8xf8E5M2>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf8E5M2>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xf8E5M2>)
    return
  }
  func.func @axis_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf32>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xf32>) gather_axis = 1
    return
  }
  func.func @temp_axis_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi32>, %arg2: memref<8xi32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf32>) indices(%arg1 : memref<4x8xi32>) outs(%arg0 : memref<4x8xf32>) temp_buffer(%arg2 : memref<8xi32>) gather_axis = 0
    return
  }
  func.func @index_i16_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi16>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf32>) indices(%arg1 : memref<4x8xi16>) outs(%arg0 : memref<4x8xf32>)
    return
  }
  func.func @axis_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>) {
    %0 = hivm.hir.vgather ins(%arg0 : tensor<4x8xf32>) indices(%arg1 : tensor<4x8xi32>) outs(%arg0 : tensor<4x8xf32>) gather_axis = 1 -> tensor<4x8xf32>
    return
  }
  func.func @temp_axis_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>, %arg2: memref<8xi32>) {
    %0 = hivm.hir.vgather ins(%arg0 : tensor<4x8xf32>) indices(%arg1 : tensor<4x8xi32>) outs(%arg0 : tensor<4x8xf32>) temp_buffer(%arg2 : memref<8xi32>) gather_axis = 0 -> tensor<4x8xf32>
    return
  }
  func.func @index_i16_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi16>) {
    %0 = hivm.hir.vgather ins(%arg0 : tensor<4x8xf32>) indices(%arg1 : tensor<4x8xi16>) outs(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
}
