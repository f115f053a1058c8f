// published: bishengir-opt-a5
module {
  func.func @transpose_in_dictionary(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: tensor<4x8xf16>) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) {may_implicit_transpose_with_last_axis = true}
    return
  }
  func.func @transpose_false_in_dictionary(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: tensor<4x8xf16>) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) {may_implicit_transpose_with_last_axis = false}
    return
  }
}
