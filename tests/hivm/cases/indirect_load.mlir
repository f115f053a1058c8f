// published: bishengir-opt-a5
module {
  func.func @buffers(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg1 : memref<8xi32>) outs(%arg2 : memref<8xf32>)
    return
  }
  func.func @masked(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg1 : memref<8xi32>, %arg3 : memref<8xi1>) outs(%arg2 : memref<8xf32>)
    return
  }
  func.func @masked_other(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg1 : memref<8xi32>, %arg3 : memref<8xi1>, %arg4 : memref<8xf32>) outs(%arg2 : memref<8xf32>) {note}
    return
  }
  func.func @tensors(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>) outs(%arg6 : tensor<8xf32>) -> tensor<8xf32>
    return
  }
  func.func @tensors_all(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) -> tensor<8xf32>
    return
  }
  func.func @volatile_false(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>) outs(%arg6 : tensor<8xf32>) {isVolatile = false} -> tensor<8xf32>
    return
  }
}
