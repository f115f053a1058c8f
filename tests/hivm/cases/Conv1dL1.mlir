// published: bishengir-opt
module {
  func.func @tensors_0(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x62xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x64xf16>, %arg7: memref<16x16x3xf16>, %arg8: memref<1x16x62xf32>, %arg9: memref<16xf32>) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg4 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%arg3 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @bias_0(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x62xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x64xf16>, %arg7: memref<16x16x3xf16>, %arg8: memref<1x16x62xf32>, %arg9: memref<16xf32>) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg4, %arg2 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1, tensor<16xf32>) outs(%arg3 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @buffers_0(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x62xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x64xf16>, %arg7: memref<16x16x3xf16>, %arg8: memref<1x16x62xf32>, %arg9: memref<16xf32>) {
    hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg6, %arg7, %arg4 : memref<1x16x64xf16>, memref<16x16x3xf16>, i1) outs(%arg8 : memref<1x16x62xf32>)
    return
  }
  func.func @buffers_bias_sync_0(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<16xf32>, %arg3: tensor<1x16x62xf32>, %arg4: i1, %arg5: i64, %arg6: memref<1x16x64xf16>, %arg7: memref<16x16x3xf16>, %arg8: memref<1x16x62xf32>, %arg9: memref<16xf32>) {
    hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg6, %arg7, %arg4, %arg9 : memref<1x16x64xf16>, memref<16x16x3xf16>, i1, memref<16xf32>) outs(%arg8 : memref<1x16x62xf32>) sync_related_args(%arg5, %arg5 : i64, i64)
    return
  }
}
