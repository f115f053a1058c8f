// published: both
module {
  func.func @element_i8_buffers(%arg0: memref<8xi8>) {
    hivm.hir.vflip ins(%arg0 : memref<8xi8>) outs(%arg0 : memref<8xi8>) flip_axis = 0
    return
  }
  func.func @element_ui8_buffers(%arg0: memref<8xui8>) {
    hivm.hir.vflip ins(%arg0 : memref<8xui8>) outs(%arg0 : memref<8xui8>) flip_axis = 0
    return
  }
  func.func @element_i16_buffers(%arg0: memref<8xi16>) {
    hivm.hir.vflip ins(%arg0 : memref<8xi16>) outs(%arg0 : memref<8xi16>) flip_axis = 0
    return
  }
  func.func @element_ui16_buffers(%arg0: memref<8xui16>) {
    hivm.hir.vflip ins(%arg0 : memref<8xui16>) outs(%arg0 : memref<8xui16>) flip_axis = 0
    return
  }
  func.func @element_f16_buffers(%arg0: memref<8xf16>) {
    hivm.hir.vflip ins(%arg0 : memref<8xf16>) outs(%arg0 : memref<8xf16>) flip_axis = 0
    return
  }
  func.func @element_bf16_buffers(%arg0: memref<8xbf16>) {
    hivm.hir.vflip ins(%arg0 : memref<8xbf16>) outs(%arg0 : memref<8xbf16>) flip_axis = 0
    return
  }
  func.func @element_i32_buffers(%arg0: memref<8xi32>) {
    hivm.hir.vflip ins(%arg0 : memref<8xi32>) outs(%arg0 : memref<8xi32>) flip_axis = 0
    return
  }
  func.func @element_ui32_buffers(%arg0: memref<8xui32>) {
    hivm.hir.vflip ins(%arg0 : memref<8xui32>) outs(%arg0 : memref<8xui32>) flip_axis = 0
    return
  }
  func.func @element_f32_buffers(%arg0: memref<8xf32>) {
    hivm.hir.vflip ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) flip_axis = 0
    return
  }
  func.func @element_i64_buffers(%arg0: memref<8xi64>) {
    hivm.hir.vflip ins(%arg0 : memref<8xi64>) outs(%arg0 : memref<8xi64>) flip_axis = 0
    return
  }
  func.func @element_ui64_buffers(%arg0: memref<8xui64>) {
    hivm.hir.vflip ins(%arg0 : memref<8xui64>) outs(%arg0 : memref<8xui64>) flip_axis = 0
    return
  }
  func.func @axis_buffers(%arg0: memref<4x8xf32>) {
    hivm.hir.vflip ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) flip_axis = 1
    return
  }
  func.func @axis_attributes_buffers(%arg0: memref<4x8xf32>) {
    hivm.hir.vflip {note} ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) flip_axis = 0
    return
  }
  func.func @axis_tensors(%arg0: tensor<4x8xf32>) {
    %0 = hivm.hir.vflip ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) flip_axis = 1 -> tensor<4x8xf32>
    return
  }
  func.func @axis_attributes_tensors(%arg0: tensor<4x8xf32>) {
    %0 = hivm.hir.vflip {note} ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) flip_axis = 0 -> tensor<4x8xf32>
    return
  }
}
