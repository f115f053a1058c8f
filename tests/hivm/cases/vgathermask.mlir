// published: bishengir-opt
module {
  func.func @element_i16_buffers(%arg0: memref<8xi16>, %arg1: memref<8xi1>, %arg2: memref<1xi64>) {
    hivm.hir.vgathermask ins(%arg0 : memref<8xi16>) mask(%arg1 : memref<8xi1>) outs(%arg0, %arg2 : memref<8xi16>, memref<1xi64>)
    return
  }
  func.func @element_ui16_buffers(%arg0: memref<8xui16>, %arg1: memref<8xi1>, %arg2: memref<1xi64>) {
    hivm.hir.vgathermask ins(%arg0 : memref<8xui16>) mask(%arg1 : memref<8xi1>) outs(%arg0, %arg2 : memref<8xui16>, memref<1xi64>)
    return
  }
  func.func @element_i32_buffers(%arg0: memref<8xi32>, %arg1: memref<8xi1>, %arg2: memref<1xi64>) {
    hivm.hir.vgathermask ins(%arg0 : memref<8xi32>) mask(%arg1 : memref<8xi1>) outs(%arg0, %arg2 : memref<8xi32>, memref<1xi64>)
    return
  }
  func.func @element_ui32_buffers(%arg0: memref<8xui32>, %arg1: memref<8xi1>, %arg2: memref<1xi64>) {
    hivm.hir.vgathermask ins(%arg0 : memref<8xui32>) mask(%arg1 : memref<8xi1>) outs(%arg0, %arg2 : memref<8xui32>, memref<1xi64>)
    return
  }
  func.func @element_f16_buffers(%arg0: memref<8xf16>, %arg1: memref<8xi1>, %arg2: memref<1xi64>) {
    hivm.hir.vgathermask ins(%arg0 : memref<8xf16>) mask(%arg1 : memref<8xi1>) outs(%arg0, %arg2 : memref<8xf16>, memref<1xi64>)
    return
  }
  func.func @element_bf16_buffers(%arg0: memref<8xbf16>, %arg1: memref<8xi1>, %arg2: memref<1xi64>) {
    hivm.hir.vgathermask ins(%arg0 : memref<8xbf16>) mask(%arg1 : memref<8xi1>) outs(%arg0, %arg2 : memref<8xbf16>, memref<1xi64>)
    return
  }
  func.func @element_f32_buffers(%arg0: memref<8xf32>, %arg1: memref<8xi1>, %arg2: memref<1xi64>) {
    hivm.hir.vgathermask ins(%arg0 : memref<8xf32>) mask(%arg1 : memref<8xi1>) outs(%arg0, %arg2 : memref<8xf32>, memref<1xi64>)
    return
  }
  func.func @count_i32_buffers(%arg0: memref<8xf32>, %arg1: memref<8xi1>, %arg2: memref<1xi32>) {
    hivm.hir.vgathermask {note} ins(%arg0 : memref<8xf32>) mask(%arg1 : memref<8xi1>) outs(%arg0, %arg2 : memref<8xf32>, memref<1xi32>)
    return
  }
  func.func @one_buffers(%arg0: memref<8xf32>, %arg1: memref<8xi1>) {
    hivm.hir.vgathermask ins(%arg0 : memref<8xf32>) mask(%arg1 : memref<8xi1>) outs(%arg0 : memref<8xf32>)
    return
  }
  func.func @count_i32_tensors(%arg0: tensor<8xf32>, %arg1: tensor<8xi1>, %arg2: tensor<1xi32>) {
    %0:2 = hivm.hir.vgathermask {note} ins(%arg0 : tensor<8xf32>) mask(%arg1 : tensor<8xi1>) outs(%arg0, %arg2 : tensor<8xf32>, tensor<1xi32>) -> tensor<8xf32>, tensor<1xi32>
    return
  }
  func.func @one_tensors(%arg0: tensor<8xf32>, %arg1: tensor<8xi1>) {
    %0 = hivm.hir.vgathermask ins(%arg0 : tensor<8xf32>) mask(%arg1 : tensor<8xi1>) outs(%arg0 : tensor<8xf32>) -> tensor<8xf32>
    return
  }
}
