// published: both
module attributes {hacc.target = #hacc.target<"Ascend950PR_9579">} {
  func.func @on_chip(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf32, #hivm.address_space<cbuf>>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @rows(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf32, #hivm.address_space<cbuf>>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<ub>>) dual_dst_mode = <ROW_SPLIT>
    return
  }
  func.func @columns(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf32, #hivm.address_space<cbuf>>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<ub>>) dual_dst_mode = <COLUMN_SPLIT>
    return
  }
  func.func @transposed(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf32, #hivm.address_space<cbuf>>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2dn>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg2 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @split(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf32, #hivm.address_space<cbuf>>) {
    hivm.hir.fixpipe {channel_split = true} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg2 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @everything(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf32, #hivm.address_space<cbuf>>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, note, pre_relu = #hivm.fixpipe_pre_relu_mode<NORMAL_RELU>, unit_flag_group_id = 1 : i64} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<ub>>) dual_dst_mode = <ROW_SPLIT> unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>])
    return
  }
}
