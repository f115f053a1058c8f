// published: bishengir-opt
module {
  func.func @tensors_0(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg4 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg3 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @bias_0(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg4, %arg2 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1, tensor<16xf32>) outs(%arg3 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @buffers_0(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg6, %arg7, %arg4 : memref<1x16x8x8xf16>, memref<16x16x3x3xf16>, i1) outs(%arg8 : memref<1x16x6x6xf32>)
    return
  }
  func.func @buffers_bias_sync_0(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg6, %arg7, %arg4, %arg9 : memref<1x16x8x8xf16>, memref<16x16x3x3xf16>, i1, memref<16xf32>) outs(%arg8 : memref<1x16x6x6xf32>) sync_related_args(%arg5, %arg5 : i64, i64)
    return
  }
  func.func @tensors_2(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = array<i64: 0, 0>} ins(%arg0, %arg1, %arg4 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg3 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @bias_2(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = array<i64: 0, 0>} ins(%arg0, %arg1, %arg4, %arg2 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1, tensor<16xf32>) outs(%arg3 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @buffers_2(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    hivm.hir.Conv2dL1 {groups = 1 : i32, padding = array<i64: 0, 0>} ins(%arg6, %arg7, %arg4 : memref<1x16x8x8xf16>, memref<16x16x3x3xf16>, i1) outs(%arg8 : memref<1x16x6x6xf32>)
    return
  }
  func.func @buffers_bias_sync_2(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    hivm.hir.Conv2dL1 {groups = 1 : i32, padding = array<i64: 0, 0>} ins(%arg6, %arg7, %arg4, %arg9 : memref<1x16x8x8xf16>, memref<16x16x3x3xf16>, i1, memref<16xf32>) outs(%arg8 : memref<1x16x6x6xf32>) sync_related_args(%arg5, %arg5 : i64, i64)
    return
  }
  func.func @tensors_3(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = [0 : i32, 0 : i32]} ins(%arg0, %arg1, %arg4 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg3 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @bias_3(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = [0 : i32, 0 : i32]} ins(%arg0, %arg1, %arg4, %arg2 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1, tensor<16xf32>) outs(%arg3 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @buffers_3(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    hivm.hir.Conv2dL1 {groups = 1 : i32, padding = [0 : i32, 0 : i32]} ins(%arg6, %arg7, %arg4 : memref<1x16x8x8xf16>, memref<16x16x3x3xf16>, i1) outs(%arg8 : memref<1x16x6x6xf32>)
    return
  }
  func.func @buffers_bias_sync_3(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x6x6xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x8x8xf16>, %arg7: memref<16x16x3x3xf16>, %arg8: memref<1x16x6x6xf32>, %arg9: memref<16xf32>) {
    hivm.hir.Conv2dL1 {groups = 1 : i32, padding = [0 : i32, 0 : i32]} ins(%arg6, %arg7, %arg4, %arg9 : memref<1x16x8x8xf16>, memref<16x16x3x3xf16>, i1, memref<16xf32>) outs(%arg8 : memref<1x16x6x6xf32>) sync_related_args(%arg5, %arg5 : i64, i64)
    return
  }
}
