// published: bishengir-opt-a5
module {
  func.func @quant_scale_NO_QUANT(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>) quant_scale = %arg4 : f32
    return
  }
  func.func @quant_scale_S322I8(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_quant = #hivm.fixpipe_pre_quant_mode<S322I8>} ins(%arg5 : memref<4x8xi32>) outs(%arg6 : memref<4x8xi8>) quant_scale = %arg4 : f32
    return
  }
  func.func @quant_scale_F322F16(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg2 : memref<4x8xf16>) quant_scale = %arg4 : f32
    return
  }
  func.func @quant_QF322F32_PRE(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_quant = #hivm.fixpipe_pre_quant_mode<QF322F32_PRE>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @quant_scale_QF322F32_PRE(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_quant = #hivm.fixpipe_pre_quant_mode<QF322F32_PRE>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>) quant_scale = %arg4 : f32
    return
  }
  func.func @quant_scale_F322BF16(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_quant = #hivm.fixpipe_pre_quant_mode<F322BF16>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg7 : memref<4x8xbf16>) quant_scale = %arg4 : f32
    return
  }
  func.func @split_true(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {channel_split = true} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @enable_nz2nd_true(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {enable_nz2nd = true} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @enable_nz2nd_false(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {enable_nz2nd = false} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @enable_nz2nd(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {enable_nz2nd} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @scale(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>) quant_scale = %arg4 : f32
    return
  }
}
