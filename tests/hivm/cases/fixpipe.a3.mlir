// published: bishengir-opt
module {
  func.func @strided(%arg0: memref<4x8xf16, strided<[?, 1], offset: ?>>, %arg1: memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf16, strided<[?, 1], offset: ?>>) outs(%arg1 : memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>)
    return
  }
  func.func @dual_NO_DUAL(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>) dual_dst_mode = <NO_DUAL>
    return
  }
}
