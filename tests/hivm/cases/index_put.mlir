// published: bishengir-opt-a5
module {
  func.func @buffers(%arg0: memref<?xf32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xf32>, %arg3: i32, %arg4: i64, %arg5: tensor<4x8xi64>, %arg6: tensor<4x8xf32>, %arg7: memref<4x8xf32>, %arg8: tensor<4x8xf32>, %arg9: memref<4xi32>) {
    hivm.hir.index_put ins(%arg0 : memref<?xf32>, %arg9 : memref<4xi32>, %arg7 : memref<4x8xf32>, %arg3 : i32, %arg4 : i64, [%arg3, %arg3 : i32, i32], [%arg3, %arg3 : i32, i32], [%arg4, %arg4 : i64, i64])
    return
  }
  func.func @tensors(%arg0: memref<?xf32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xf32>, %arg3: i32, %arg4: i64, %arg5: tensor<4x8xi64>, %arg6: tensor<4x8xf32>, %arg7: memref<4x8xf32>, %arg8: tensor<4x8xf32>, %arg9: memref<4xi32>) {
    hivm.hir.index_put ins(%arg0 : memref<?xf32>, %arg5 : tensor<4x8xi64>, %arg8 : tensor<4x8xf32>, %arg3 : i32, %arg4 : i64, [%arg3, %arg3 : i32, i32], [%arg3, %arg3 : i32, i32], [%arg4, %arg4 : i64, i64]) {note}
    return
  }
}
