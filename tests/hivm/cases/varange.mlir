// published: both
module {
  func.func @plain_buffers(%arg0: memref<4x8xi32>, %arg1: index) {
    hivm.hir.varange strides[%arg1, %arg1] outs(%arg0 : memref<4x8xi32>)
    return
  }
  func.func @offset_buffers(%arg0: memref<8xi32>, %arg1: index) {
    hivm.hir.varange offset[%arg1] strides[%arg1] outs(%arg0 : memref<8xi32>)
    return
  }
  func.func @attributes_buffers(%arg0: memref<8xi32>, %arg1: index) {
    hivm.hir.varange {note} offset[%arg1] strides[%arg1] outs(%arg0 : memref<8xi32>)
    return
  }
  func.func @element_i16_buffers(%arg0: memref<8xi16>, %arg1: index) {
    hivm.hir.varange strides[%arg1] outs(%arg0 : memref<8xi16>)
    return
  }
  func.func @element_i32_buffers(%arg0: memref<8xi32>, %arg1: index) {
    hivm.hir.varange strides[%arg1] outs(%arg0 : memref<8xi32>)
    return
  }
  func.func @element_i64_buffers(%arg0: memref<8xi64>, %arg1: index) {
    hivm.hir.varange strides[%arg1] outs(%arg0 : memref<8xi64>)
    return
  }
  func.func @element_f16_buffers(%arg0: memref<8xf16>, %arg1: index) {
    hivm.hir.varange strides[%arg1] outs(%arg0 : memref<8xf16>)
    return
  }
  func.func @element_f32_buffers(%arg0: memref<8xf32>, %arg1: index) {
    hivm.hir.varange strides[%arg1] outs(%arg0 : memref<8xf32>)
    return
  }
  func.func @plain_tensors(%arg0: tensor<4x8xi32>, %arg1: index) {
    %0 = hivm.hir.varange strides[%arg1, %arg1] outs(%arg0 : tensor<4x8xi32>) -> tensor<4x8xi32>
    return
  }
  func.func @offset_tensors(%arg0: tensor<8xi32>, %arg1: index) {
    %0 = hivm.hir.varange offset[%arg1] strides[%arg1] outs(%arg0 : tensor<8xi32>) -> tensor<8xi32>
    return
  }
  func.func @attributes_tensors(%arg0: tensor<8xi32>, %arg1: index) {
    %0 = hivm.hir.varange {note} offset[%arg1] strides[%arg1] outs(%arg0 : tensor<8xi32>) -> tensor<8xi32>
    return
  }
}
