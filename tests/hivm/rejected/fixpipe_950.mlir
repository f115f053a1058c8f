// published: both: "'hivm.hir.fixpipe' op if dual_dst_mode is enabled, the data movement must be performed from L0C to UB!"
module attributes {hacc.target = #hacc.target<"Ascend950PR_9579">} {
  func.func @rejected(%a: memref<4x8xf32, #hivm.address_space<cc>>, %d: memref<4x8xf32, #hivm.address_space<ub>>, %g: memref<4x8xf32, #hivm.address_space<gm>>, %h: memref<4x8xf16, #hivm.address_space<ub>>, %l: memref<4x8xf32, #hivm.address_space<cbuf>>, %odd: memref<3x8xf32, #hivm.address_space<cc>>, %od: memref<3x8xf32, #hivm.address_space<ub>>, %half: memref<2x8xf32, #hivm.address_space<ub>>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%a : memref<4x8xf32, #hivm.address_space<cc>>) outs(%g : memref<4x8xf32, #hivm.address_space<gm>>) dual_dst_mode = <ROW_SPLIT>
    return
  }
}
