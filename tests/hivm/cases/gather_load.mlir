// published: both
module {
  func.func @plain(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32) outs(%arg6 : tensor<8xf32>) -> tensor<8xf32>
    return
  }
  func.func @plain_buffer(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32) outs(%arg2 : memref<8xf32>)
    return
  }
  func.func @masked_other(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {note} -> tensor<8xf32>
    return
  }
  func.func @generic(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {cache = #hivm.cache_modifier<ca>, evict = #hivm.eviction_policy<EvictFirst>, isVolatile = true} -> tensor<8xf32>
    return
  }
  func.func @cache_none(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {cache = #hivm.cache_modifier<none>} -> tensor<8xf32>
    return
  }
  func.func @cache_ca(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {cache = #hivm.cache_modifier<ca>} -> tensor<8xf32>
    return
  }
  func.func @cache_cg(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {cache = #hivm.cache_modifier<cg>} -> tensor<8xf32>
    return
  }
  func.func @cache_wb(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {cache = #hivm.cache_modifier<wb>} -> tensor<8xf32>
    return
  }
  func.func @cache_cs(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {cache = #hivm.cache_modifier<cs>} -> tensor<8xf32>
    return
  }
  func.func @cache_wt(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {cache = #hivm.cache_modifier<wt>} -> tensor<8xf32>
    return
  }
  func.func @cache_cv(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {cache = #hivm.cache_modifier<cv>} -> tensor<8xf32>
    return
  }
  func.func @evict_EvictNormal(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {evict = #hivm.eviction_policy<EvictNormal>, isVolatile = false} -> tensor<8xf32>
    return
  }
  func.func @evict_EvictFirst(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {evict = #hivm.eviction_policy<EvictFirst>, isVolatile = false} -> tensor<8xf32>
    return
  }
  func.func @evict_EvictLast(%arg0: memref<?xf32>, %arg1: memref<8xi32>, %arg2: memref<8xf32>, %arg3: memref<8xi1>, %arg4: memref<8xf32>, %arg5: tensor<8xi64>, %arg6: tensor<8xf32>, %arg7: tensor<8xi1>, %arg8: tensor<8xf32>, %arg9: tensor<8xi8>, %arg10: i32) {
    %0 = hivm.hir.gather_load ins(%arg0 : memref<?xf32>, %arg5 : tensor<8xi64>, %arg10 : i32, %arg7 : tensor<8xi1>, %arg8 : tensor<8xf32>) outs(%arg6 : tensor<8xf32>) {evict = #hivm.eviction_policy<EvictLast>, isVolatile = false} -> tensor<8xf32>
    return
  }
}
