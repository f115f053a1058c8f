// published: bishengir-opt-a5
module {
  func.func @a_transpose_dictionary(%arg0: memref<16x64xf8E4M3FN>, %arg1: memref<64x16xf8E5M2>, %arg2: memref<16x2xi8>, %arg3: memref<2x16xi8>, %arg4: i1, %arg5: index, %arg6: memref<16x16xf32>, %arg7: i64, %arg8: memref<16xf32>, %arg9: tensor<16x64xf8E4M3FN>, %arg10: tensor<64x16xf8E4M3FN>, %arg11: tensor<16x2xui8>, %arg12: tensor<2x16xui8>, %arg13: tensor<16x16xf32>) {
    hivm.hir.mmadmxL1 {a_transpose} ins(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg5, %arg5 : memref<16x64xf8E4M3FN>, memref<64x16xf8E5M2>, memref<16x2xi8>, memref<2x16xi8>, i1, index, index, index) outs(%arg6 : memref<16x16xf32>)
    return
  }
  func.func @b_transpose_dictionary(%arg0: memref<16x64xf8E4M3FN>, %arg1: memref<64x16xf8E5M2>, %arg2: memref<16x2xi8>, %arg3: memref<2x16xi8>, %arg4: i1, %arg5: index, %arg6: memref<16x16xf32>, %arg7: i64, %arg8: memref<16xf32>, %arg9: tensor<16x64xf8E4M3FN>, %arg10: tensor<64x16xf8E4M3FN>, %arg11: tensor<16x2xui8>, %arg12: tensor<2x16xui8>, %arg13: tensor<16x16xf32>) {
    hivm.hir.mmadmxL1 {b_transpose, lhsFormat = 1 : i32, note, rhsFormat = 3 : i32} ins(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg5, %arg5 : memref<16x64xf8E4M3FN>, memref<64x16xf8E5M2>, memref<16x2xi8>, memref<2x16xi8>, i1, index, index, index) outs(%arg6 : memref<16x16xf32>)
    return
  }
}
