// published: bishengir-opt-a5
module {
  func.func @element_f8E4M3FN(%arg0: memref<8xf8E4M3FN>, %arg1: memref<8xf8E4M3FN>) {
    hivm.hir.store ins(%arg0 : memref<8xf8E4M3FN>) outs(%arg1 : memref<8xf8E4M3FN>)
    return
  }
  func.func @element_f8E5M2(%arg0: memref<8xf8E5M2>, %arg1: memref<8xf8E5M2>) {
    hivm.hir.store ins(%arg0 : memref<8xf8E5M2>) outs(%arg1 : memref<8xf8E5M2>)
    return
  }
  func.func @transpose_false(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) {may_implicit_transpose_with_last_axis = false}
    return
  }
}
