// published: both
module {
  func.func @cache_none(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.scatter_store ins(%arg5 : tensor<8xi64>, %arg6 : tensor<8xf32>, %arg10 : i32, %arg7 : tensor<8xi1>) outs(%arg0 : memref<?xf32>) {cache = #hivm.cache_modifier<none>}
    return
  }
  func.func @cache_ca(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.scatter_store ins(%arg5 : tensor<8xi64>, %arg6 : tensor<8xf32>, %arg10 : i32, %arg7 : tensor<8xi1>) outs(%arg0 : memref<?xf32>) {cache = #hivm.cache_modifier<ca>}
    return
  }
  func.func @cache_cg(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.scatter_store ins(%arg5 : tensor<8xi64>, %arg6 : tensor<8xf32>, %arg10 : i32, %arg7 : tensor<8xi1>) outs(%arg0 : memref<?xf32>) {cache = #hivm.cache_modifier<cg>}
    return
  }
  func.func @cache_wb(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.scatter_store ins(%arg5 : tensor<8xi64>, %arg6 : tensor<8xf32>, %arg10 : i32, %arg7 : tensor<8xi1>) outs(%arg0 : memref<?xf32>) {cache = #hivm.cache_modifier<wb>}
    return
  }
  func.func @cache_cs(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.scatter_store ins(%arg5 : tensor<8xi64>, %arg6 : tensor<8xf32>, %arg10 : i32, %arg7 : tensor<8xi1>) outs(%arg0 : memref<?xf32>) {cache = #hivm.cache_modifier<cs>}
    return
  }
  func.func @cache_wt(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.scatter_store ins(%arg5 : tensor<8xi64>, %arg6 : tensor<8xf32>, %arg10 : i32, %arg7 : tensor<8xi1>) outs(%arg0 : memref<?xf32>) {cache = #hivm.cache_modifier<wt>}
    return
  }
  func.func @cache_cv(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.scatter_store ins(%arg5 : tensor<8xi64>, %arg6 : tensor<8xf32>, %arg10 : i32, %arg7 : tensor<8xi1>) outs(%arg0 : memref<?xf32>) {cache = #hivm.cache_modifier<cv>}
    return
  }
  func.func @plain(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.scatter_store ins(%arg5 : tensor<8xi64>, %arg6 : tensor<8xf32>, %arg10 : i32) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @masked(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.scatter_store ins(%arg5 : tensor<8xi64>, %arg6 : tensor<8xf32>, %arg10 : i32, %arg7 : tensor<8xi1>) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @tensor(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<?xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xi1>, %arg9: tensor<8xf32>, %arg10: tensor<8xi8>, %arg11: i32) {
    %0 = hivm.hir.scatter_store ins(%arg5 : tensor<8xi64>, %arg7 : tensor<8xf32>, %arg11 : i32) outs(%arg6 : tensor<?xf32>) -> tensor<?xf32>
    return
  }
}
