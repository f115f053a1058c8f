// published: both
module {
  func.func @element_i1_buffers(%arg0: memref<8xi1>, %arg1: memref<10xi1>, %arg2: i1) {
    hivm.hir.vpad ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<10xi1>) low[1] high[1] pad_value %arg2 : i1
    return
  }
  func.func @element_i8_buffers(%arg0: memref<8xi8>, %arg1: memref<10xi8>, %arg2: i8) {
    hivm.hir.vpad ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<10xi8>) low[1] high[1] pad_value %arg2 : i8
    return
  }
  func.func @element_ui8_buffers(%arg0: memref<8xui8>, %arg1: memref<10xui8>, %arg2: ui8) {
    hivm.hir.vpad ins(%arg0 : memref<8xui8>) outs(%arg1 : memref<10xui8>) low[1] high[1] pad_value %arg2 : ui8
    return
  }
  func.func @element_i16_buffers(%arg0: memref<8xi16>, %arg1: memref<10xi16>, %arg2: i16) {
    hivm.hir.vpad ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<10xi16>) low[1] high[1] pad_value %arg2 : i16
    return
  }
  func.func @element_ui16_buffers(%arg0: memref<8xui16>, %arg1: memref<10xui16>, %arg2: ui16) {
    hivm.hir.vpad ins(%arg0 : memref<8xui16>) outs(%arg1 : memref<10xui16>) low[1] high[1] pad_value %arg2 : ui16
    return
  }
  func.func @element_f16_buffers(%arg0: memref<8xf16>, %arg1: memref<10xf16>, %arg2: f16) {
    hivm.hir.vpad ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<10xf16>) low[1] high[1] pad_value %arg2 : f16
    return
  }
  func.func @element_bf16_buffers(%arg0: memref<8xbf16>, %arg1: memref<10xbf16>, %arg2: bf16) {
    hivm.hir.vpad ins(%arg0 : memref<8xbf16>) outs(%arg1 : memref<10xbf16>) low[1] high[1] pad_value %arg2 : bf16
    return
  }
  func.func @element_i32_buffers(%arg0: memref<8xi32>, %arg1: memref<10xi32>, %arg2: i32) {
    hivm.hir.vpad ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<10xi32>) low[1] high[1] pad_value %arg2 : i32
    return
  }
  func.func @element_ui32_buffers(%arg0: memref<8xui32>, %arg1: memref<10xui32>, %arg2: ui32) {
    hivm.hir.vpad ins(%arg0 : memref<8xui32>) outs(%arg1 : memref<10xui32>) low[1] high[1] pad_value %arg2 : ui32
    return
  }
  func.func @element_f32_buffers(%arg0: memref<8xf32>, %arg1: memref<10xf32>, %arg2: f32) {
    hivm.hir.vpad ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<10xf32>) low[1] high[1] pad_value %arg2 : f32
    return
  }
  func.func @element_i64_buffers(%arg0: memref<8xi64>, %arg1: memref<10xi64>, %arg2: i64) {
    hivm.hir.vpad ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<10xi64>) low[1] high[1] pad_value %arg2 : i64
    return
  }
  func.func @element_ui64_buffers(%arg0: memref<8xui64>, %arg1: memref<10xui64>, %arg2: ui64) {
    hivm.hir.vpad ins(%arg0 : memref<8xui64>) outs(%arg1 : memref<10xui64>) low[1] high[1] pad_value %arg2 : ui64
    return
  }
  func.func @element_f8E4M3FN_buffers(%arg0: memref<8xf8E4M3FN>, %arg1: memref<10xf8E4M3FN>, %arg2: f8E4M3FN) {
    hivm.hir.vpad ins(%arg0 : memref<8xf8E4M3FN>) outs(%arg1 : memref<10xf8E4M3FN>) low[1] high[1] pad_value %arg2 : f8E4M3FN
    return
  }
  func.func @element_f8E5M2_buffers(%arg0: memref<8xf8E5M2>, %arg1: memref<10xf8E5M2>, %arg2: f8E5M2) {
    hivm.hir.vpad ins(%arg0 : memref<8xf8E5M2>) outs(%arg1 : memref<10xf8E5M2>) low[1] high[1] pad_value %arg2 : f8E5M2
    return
  }
  func.func @element_f64_buffers(%arg0: memref<8xf64>, %arg1: memref<10xf64>, %arg2: f64) {
    hivm.hir.vpad ins(%arg0 : memref<8xf64>) outs(%arg1 : memref<10xf64>) low[1] high[1] pad_value %arg2 : f64
    return
  }
  func.func @static_buffers(%arg0: memref<4x8xf32>, %arg1: memref<7x8xf32>, %arg2: f32) {
    hivm.hir.vpad ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<7x8xf32>) low[1, 0] high[2, 0] pad_value %arg2 : f32
    return
  }
  func.func @dynamic_buffers(%arg0: memref<4x?xf32>, %arg1: memref<7x?xf32>, %arg2: f32, %arg3: index, %arg4: index) {
    hivm.hir.vpad {note} ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<7x?xf32>) low[1, %arg3] high[2, %arg4] pad_value %arg2 : f32
    return
  }
  func.func @all_dynamic_buffers(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: f32, %arg3: index, %arg4: index) {
    hivm.hir.vpad ins(%arg0 : memref<?xf32>) outs(%arg1 : memref<?xf32>) low[%arg3] high[%arg4] pad_value %arg2 : f32
    return
  }
  func.func @static_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<7x8xf32>, %arg2: f32) {
    %0 = hivm.hir.vpad ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<7x8xf32>) low[1, 0] high[2, 0] pad_value %arg2 : f32 -> tensor<7x8xf32>
    return
  }
  func.func @dynamic_tensors(%arg0: tensor<4x?xf32>, %arg1: tensor<7x?xf32>, %arg2: f32, %arg3: index, %arg4: index) {
    %0 = hivm.hir.vpad {note} ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<7x?xf32>) low[1, %arg3] high[2, %arg4] pad_value %arg2 : f32 -> tensor<7x?xf32>
    return
  }
  func.func @all_dynamic_tensors(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: f32, %arg3: index, %arg4: index) {
    %0 = hivm.hir.vpad ins(%arg0 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) low[%arg3] high[%arg4] pad_value %arg2 : f32 -> tensor<?xf32>
    return
  }
}
