// published: both
module {
  func.func @element_i32(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>) {
    hivm.hir.vpow ins(%arg0, %arg1 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>)
    return
  }
  func.func @integers_memref(%arg0: memref<4x8xi32>) {
    hivm.hir.vpow ins(%arg0, %arg0 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg0 : memref<4x8xi32>)
    return
  }
  func.func @integers_temp_memref(%arg0: memref<4x8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.vpow {note} ins(%arg0, %arg0 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg0 : memref<4x8xi32>) temp_buffer(%arg1 : memref<8xi32>)
    return
  }
  func.func @integers_tensor(%arg0: tensor<4x8xi32>) {
    %0 = hivm.hir.vpow ins(%arg0, %arg0 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%arg0 : tensor<4x8xi32>) -> tensor<4x8xi32>
    return
  }
  func.func @integers_temp_tensor(%arg0: tensor<4x8xi32>, %arg1: memref<8xi32>) {
    %0 = hivm.hir.vpow {note} ins(%arg0, %arg0 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%arg0 : tensor<4x8xi32>) temp_buffer(%arg1 : memref<8xi32>) -> tensor<4x8xi32>
    return
  }
}
