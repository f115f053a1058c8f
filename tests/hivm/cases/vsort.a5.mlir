// published: bishengir-opt-a5
module {
  func.func @element_i8_buffers(%arg0: memref<8xi8>) {
    hivm.hir.vsort ins(%arg0 : memref<8xi8>) outs(%arg0 : memref<8xi8>) descending = false sort_axis = 0
    return
  }
  func.func @element_i16_buffers(%arg0: memref<8xi16>) {
    hivm.hir.vsort ins(%arg0 : memref<8xi16>) outs(%arg0 : memref<8xi16>) descending = false sort_axis = 0
    return
  }
  func.func @element_i32_buffers(%arg0: memref<8xi32>) {
    hivm.hir.vsort ins(%arg0 : memref<8xi32>) outs(%arg0 : memref<8xi32>) descending = false sort_axis = 0
    return
  }
  func.func @element_i64_buffers(%arg0: memref<8xi64>) {
    hivm.hir.vsort ins(%arg0 : memref<8xi64>) outs(%arg0 : memref<8xi64>) descending = false sort_axis = 0
    return
  }
}
