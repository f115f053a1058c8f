// published: bishengir-opt-a5
module {
  func.func @buffers(%arg0: memref<?xf32>, %arg1: memref<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: i64, %arg4: f32, %arg5: i32, %arg6: memref<8xf32>) {
    hivm.hir.stride_load ins(%arg0 : memref<?xf32>) outs(%arg1 : memref<4x8xf32>) offset(%arg3 : i64) other(%arg4 : f32) strides([%arg3, %arg3 : i64, i64]) numels([%arg3, %arg3 : i64, i64])
    return
  }
  func.func @rank_one(%arg0: memref<?xf32>, %arg1: memref<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: i64, %arg4: f32, %arg5: i32, %arg6: memref<8xf32>) {
    hivm.hir.stride_load ins(%arg0 : memref<?xf32>) outs(%arg6 : memref<8xf32>) offset(%arg5 : i32) other(%arg4 : f32) strides([%arg5 : i32]) numels([%arg5 : i32])
    return
  }
  func.func @tensors(%arg0: memref<?xf32>, %arg1: memref<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: i64, %arg4: f32, %arg5: i32, %arg6: memref<8xf32>) {
    %0 = hivm.hir.stride_load ins(%arg0 : memref<?xf32>) outs(%arg2 : tensor<4x8xf32>) offset(%arg3 : i64) other(%arg4 : f32) strides([%arg3, %arg3 : i64, i64]) numels([%arg3, %arg3 : i64, i64]) {note} -> tensor<4x8xf32>
    return
  }
}
