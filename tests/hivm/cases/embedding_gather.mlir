// published: bishengir-opt-a5
module {
  func.func @buffers(%arg0: memref<100x16xf32>, %arg1: memref<4xi32>, %arg2: memref<4x16xf32>, %arg3: i32, %arg4: i64, %arg5: tensor<4xi32>, %arg6: tensor<4x16xf32>, %arg7: memref<4x8xi64>, %arg8: memref<4x8x16xf32>) {
    hivm.hir.embedding_gather ins(%arg0 : memref<100x16xf32>, %arg1 : memref<4xi32>, %arg3 : i32, [%arg3, %arg3 : i32, i32], [%arg3, %arg3 : i32, i32]) outs(%arg2 : memref<4x16xf32>)
    return
  }
  func.func @tensors(%arg0: memref<100x16xf32>, %arg1: memref<4xi32>, %arg2: memref<4x16xf32>, %arg3: i32, %arg4: i64, %arg5: tensor<4xi32>, %arg6: tensor<4x16xf32>, %arg7: memref<4x8xi64>, %arg8: memref<4x8x16xf32>) {
    %0 = hivm.hir.embedding_gather ins(%arg0 : memref<100x16xf32>, %arg5 : tensor<4xi32>, %arg4 : i64, [%arg4, %arg4 : i64, i64], [%arg4, %arg4 : i64, i64]) outs(%arg6 : tensor<4x16xf32>) {note} -> tensor<4x16xf32>
    return
  }
  func.func @rank_three(%arg0: memref<100x16xf32>, %arg1: memref<4xi32>, %arg2: memref<4x16xf32>, %arg3: i32, %arg4: i64, %arg5: tensor<4xi32>, %arg6: tensor<4x16xf32>, %arg7: memref<4x8xi64>, %arg8: memref<4x8x16xf32>) {
    hivm.hir.embedding_gather ins(%arg0 : memref<100x16xf32>, %arg7 : memref<4x8xi64>, %arg3 : i32, [%arg3, %arg3, %arg3 : i32, i32, i32], [%arg3, %arg3, %arg3 : i32, i32, i32]) outs(%arg8 : memref<4x8x16xf32>)
    return
  }
}
