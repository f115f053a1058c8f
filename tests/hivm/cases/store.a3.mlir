// published: bishengir-opt
module {
  func.func @element_i1(%arg0: memref<8xi1>, %arg1: memref<8xi1>) {
    hivm.hir.store ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<8xi1>)
    return
  }
  func.func @transpose_false(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>)
    return
  }
}
