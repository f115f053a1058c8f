// published: bishengir-opt-a5
module {
  func.func @__builtin_gather_load(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro "__builtin_gather_load" ins(%arg0, %arg2 : memref<8xf32>, i32) outs(%arg0 : memref<8xf32>)
    return
  }
  func.func @__builtin_index_select(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro "__builtin_index_select" ins(%arg0, %arg2 : memref<8xf32>, i32) outs(%arg0 : memref<8xf32>)
    return
  }
}
