// published: both
module {
  func.func @buffers(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.indirect_store ins(%arg2 : memref<8xf32>, %arg1 : memref<8xi32>) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @masked(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.indirect_store ins(%arg2 : memref<8xf32>, %arg1 : memref<8xi32>, %arg3 : memref<8xi1>) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @tensors(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.indirect_store ins(%arg6 : tensor<8xf32>, %arg5 : tensor<8xi64>, %arg7 : tensor<8xi1>) outs(%arg0 : memref<?xf32>) {note}
    return
  }
  func.func @tensors_unmasked(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.indirect_store ins(%arg6 : tensor<8xf32>, %arg5 : tensor<8xi64>) outs(%arg0 : memref<?xf32>)
    return
  }
}
