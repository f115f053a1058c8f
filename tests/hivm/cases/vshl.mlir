// published: both
module {
  func.func @scalar_second(%arg0: memref<4x8xi32>, %arg1: i32, %arg2: memref<4x8xi32>) {
    hivm.hir.vshl ins(%arg0, %arg1 : memref<4x8xi32>, i32) outs(%arg2 : memref<4x8xi32>)
    return
  }
  func.func @scalar_second_tensor(%arg0: tensor<4x8xi32>, %arg1: i32, %arg2: tensor<4x8xi32>) {
    %0 = hivm.hir.vshl ins(%arg0, %arg1 : tensor<4x8xi32>, i32) outs(%arg2 : tensor<4x8xi32>) -> tensor<4x8xi32>
    return
  }
  func.func @scalar_i16_memref(%arg0: memref<4x8xi16>, %arg1: i16) {
    hivm.hir.vshl ins(%arg0, %arg1 : memref<4x8xi16>, i16) outs(%arg0 : memref<4x8xi16>)
    return
  }
  func.func @scalar_i32_memref(%arg0: memref<4x8xi32>, %arg1: i32) {
    hivm.hir.vshl ins(%arg0, %arg1 : memref<4x8xi32>, i32) outs(%arg0 : memref<4x8xi32>)
    return
  }
  func.func @scalar_i64_memref(%arg0: memref<4x8xi64>, %arg1: i64) {
    hivm.hir.vshl ins(%arg0, %arg1 : memref<4x8xi64>, i64) outs(%arg0 : memref<4x8xi64>)
    return
  }
  func.func @scalar_temp_memref(%arg0: memref<4x8xi32>, %arg1: i32, %arg2: memref<8xi32>) {
    hivm.hir.vshl {note} ins(%arg0, %arg1 : memref<4x8xi32>, i32) outs(%arg0 : memref<4x8xi32>) temp_buffer(%arg2 : memref<8xi32>)
    return
  }
  func.func @scalar_i16_tensor(%arg0: tensor<4x8xi16>, %arg1: i16) {
    %0 = hivm.hir.vshl ins(%arg0, %arg1 : tensor<4x8xi16>, i16) outs(%arg0 : tensor<4x8xi16>) -> tensor<4x8xi16>
    return
  }
  func.func @scalar_i32_tensor(%arg0: tensor<4x8xi32>, %arg1: i32) {
    %0 = hivm.hir.vshl ins(%arg0, %arg1 : tensor<4x8xi32>, i32) outs(%arg0 : tensor<4x8xi32>) -> tensor<4x8xi32>
    return
  }
  func.func @scalar_i64_tensor(%arg0: tensor<4x8xi64>, %arg1: i64) {
    %0 = hivm.hir.vshl ins(%arg0, %arg1 : tensor<4x8xi64>, i64) outs(%arg0 : tensor<4x8xi64>) -> tensor<4x8xi64>
    return
  }
  func.func @scalar_temp_tensor(%arg0: tensor<4x8xi32>, %arg1: i32, %arg2: memref<8xi32>) {
    %0 = hivm.hir.vshl {note} ins(%arg0, %arg1 : tensor<4x8xi32>, i32) outs(%arg0 : tensor<4x8xi32>) temp_buffer(%arg2 : memref<8xi32>) -> tensor<4x8xi32>
    return
  }
  func.func @scalar_broadcast(%arg0: memref<4x1xi32>, %arg1: i32, %arg2: memref<4x8xi32>) {
    hivm.hir.vshl ins(%arg0, %arg1 : memref<4x1xi32>, i32) outs(%arg2 : memref<4x8xi32>) broadcast = [1]
    return
  }
  func.func @scalar_transpose(%arg0: memref<2x4x8xi32>, %arg1: i32, %arg2: memref<4x2x8xi32>) {
    hivm.hir.vshl ins(%arg0, %arg1 : memref<2x4x8xi32>, i32) outs(%arg2 : memref<4x2x8xi32>) transpose = [1, 0, 2]
    return
  }
}
