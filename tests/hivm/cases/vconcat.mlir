// published: both
module {
  func.func @two_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x2xf32>, %arg2: memref<4x10xf32>) {
    hivm.hir.vconcat dim(1) ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x2xf32>) outs(%arg2 : memref<4x10xf32>)
    return
  }
  func.func @three_buffers(%arg0: memref<4xi8>, %arg1: memref<12xi8>) {
    hivm.hir.vconcat dim(0) {note} ins(%arg0, %arg0, %arg0 : memref<4xi8>, memref<4xi8>, memref<4xi8>) outs(%arg1 : memref<12xi8>)
    return
  }
  func.func @one_buffers(%arg0: memref<4xi8>) {
    hivm.hir.vconcat dim(0) ins(%arg0 : memref<4xi8>) outs(%arg0 : memref<4xi8>)
    return
  }
  func.func @element_i1_buffers(%arg0: memref<8xi1>, %arg1: memref<16xi1>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xi1>, memref<8xi1>) outs(%arg1 : memref<16xi1>)
    return
  }
  func.func @element_i8_buffers(%arg0: memref<8xi8>, %arg1: memref<16xi8>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xi8>, memref<8xi8>) outs(%arg1 : memref<16xi8>)
    return
  }
  func.func @element_ui8_buffers(%arg0: memref<8xui8>, %arg1: memref<16xui8>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xui8>, memref<8xui8>) outs(%arg1 : memref<16xui8>)
    return
  }
  func.func @element_i16_buffers(%arg0: memref<8xi16>, %arg1: memref<16xi16>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xi16>, memref<8xi16>) outs(%arg1 : memref<16xi16>)
    return
  }
  func.func @element_ui16_buffers(%arg0: memref<8xui16>, %arg1: memref<16xui16>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xui16>, memref<8xui16>) outs(%arg1 : memref<16xui16>)
    return
  }
  func.func @element_f16_buffers(%arg0: memref<8xf16>, %arg1: memref<16xf16>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xf16>, memref<8xf16>) outs(%arg1 : memref<16xf16>)
    return
  }
  func.func @element_bf16_buffers(%arg0: memref<8xbf16>, %arg1: memref<16xbf16>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xbf16>, memref<8xbf16>) outs(%arg1 : memref<16xbf16>)
    return
  }
  func.func @element_i32_buffers(%arg0: memref<8xi32>, %arg1: memref<16xi32>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg1 : memref<16xi32>)
    return
  }
  func.func @element_ui32_buffers(%arg0: memref<8xui32>, %arg1: memref<16xui32>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xui32>, memref<8xui32>) outs(%arg1 : memref<16xui32>)
    return
  }
  func.func @element_f32_buffers(%arg0: memref<8xf32>, %arg1: memref<16xf32>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<16xf32>)
    return
  }
  func.func @element_i64_buffers(%arg0: memref<8xi64>, %arg1: memref<16xi64>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xi64>, memref<8xi64>) outs(%arg1 : memref<16xi64>)
    return
  }
  func.func @element_ui64_buffers(%arg0: memref<8xui64>, %arg1: memref<16xui64>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xui64>, memref<8xui64>) outs(%arg1 : memref<16xui64>)
    return
  }
  func.func @element_f8E4M3FN_buffers(%arg0: memref<8xf8E4M3FN>, %arg1: memref<16xf8E4M3FN>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xf8E4M3FN>, memref<8xf8E4M3FN>) outs(%arg1 : memref<16xf8E4M3FN>)
    return
  }
  func.func @element_f8E5M2_buffers(%arg0: memref<8xf8E5M2>, %arg1: memref<16xf8E5M2>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xf8E5M2>, memref<8xf8E5M2>) outs(%arg1 : memref<16xf8E5M2>)
    return
  }
  func.func @element_f64_buffers(%arg0: memref<8xf64>, %arg1: memref<16xf64>) {
    hivm.hir.vconcat dim(0) ins(%arg0, %arg0 : memref<8xf64>, memref<8xf64>) outs(%arg1 : memref<16xf64>)
    return
  }
  func.func @two_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x2xf32>, %arg2: tensor<4x10xf32>) {
    %0 = hivm.hir.vconcat dim(1) ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x2xf32>) outs(%arg2 : tensor<4x10xf32>) -> tensor<4x10xf32>
    return
  }
  func.func @three_tensors(%arg0: tensor<4xi8>, %arg1: tensor<12xi8>) {
    %0 = hivm.hir.vconcat dim(0) {note} ins(%arg0, %arg0, %arg0 : tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) outs(%arg1 : tensor<12xi8>) -> tensor<12xi8>
    return
  }
  func.func @one_tensors(%arg0: tensor<4xi8>) {
    %0 = hivm.hir.vconcat dim(0) ins(%arg0 : tensor<4xi8>) outs(%arg0 : tensor<4xi8>) -> tensor<4xi8>
    return
  }
}
