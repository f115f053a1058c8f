// published: both
module {
  func.func @nothing(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function"} "name"
    return
  }
  func.func @inputs(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function"} "name" ins(%arg0, %arg2 : memref<8xf32>, i32)
    return
  }
  func.func @outputs(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function"} "name" outs(%arg0, %arg0 : memref<8xf32>, memref<8xf32>)
    return
  }
  func.func @buffers(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function"} "name" tmps(%arg1, %arg1 : memref<8xf32>, memref<8xf32>)
    return
  }
  func.func @all(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, note, symbol = "function"} "name" ins(%arg0, %arg2 : memref<8xf32>, i32) outs(%arg0 : memref<8xf32>) tmps(%arg1 : memref<8xf32>)
    return
  }
  func.func @result(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    %0 = hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function"} "name" ins(%arg3 : tensor<8xf32>) outs(%arg3 : tensor<8xf32>) -> tensor<8xf32>
    return
  }
  func.func @results(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    %0:2 = hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function"} "name" ins(%arg3 : tensor<8xf32>) outs(%arg3, %arg3 : tensor<8xf32>, tensor<8xf32>) tmps(%arg1 : memref<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    return
  }
  func.func @only_result(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    %0 = hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function"} "name" -> i32
    return
  }
  func.func @no_side_effect(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    %0 = hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, no_side_effect, symbol = "function"} "name" ins(%arg3 : tensor<8xf32>) outs(%arg3 : tensor<8xf32>) -> tensor<8xf32>
    return
  }
  func.func @core_CUBE(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<CUBE>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function"} "name"
    return
  }
  func.func @core_CUBE_OR_VECTOR(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<CUBE_OR_VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function"} "name"
    return
  }
  func.func @core_CUBE_AND_VECTOR(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<CUBE_AND_VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function"} "name"
    return
  }
  func.func @mode_SIMT(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMT>, symbol = "function"} "name"
    return
  }
  func.func @mode_MIX(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: i32, %arg3: tensor<8xf32>, %arg4: i64) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<MIX>, symbol = "function"} "name"
    return
  }
}
