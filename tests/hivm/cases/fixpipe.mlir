// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.fixpipe ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @discardable_first(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.fixpipe {note} ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @dynamic(%arg0: memref<?x8xf16>, %arg1: memref<?x8xf16>) {
    hivm.hir.fixpipe ins(%arg0 : memref<?x8xf16>) outs(%arg1 : memref<?x8xf16>)
    return
  }
  func.func @tensor_to_buffer(%arg0: tensor<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.fixpipe ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @buffer_to_tensor(%arg0: memref<4x8xf16>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.fixpipe ins(%arg0 : memref<4x8xf16>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @mode_nz2nd(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @mode_normal(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @quant_S322I8(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_quant = #hivm.fixpipe_pre_quant_mode<S322I8>} ins(%arg5 : memref<4x8xi32>) outs(%arg6 : memref<4x8xi8>)
    return
  }
  func.func @quant_F322F16(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg2 : memref<4x8xf16>)
    return
  }
  func.func @quant_F322BF16(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_quant = #hivm.fixpipe_pre_quant_mode<F322BF16>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg7 : memref<4x8xbf16>)
    return
  }
  func.func @relu_NORMAL_RELU(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_relu = #hivm.fixpipe_pre_relu_mode<NORMAL_RELU>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @relu_LEAKY_RELU(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_relu = #hivm.fixpipe_pre_relu_mode<LEAKY_RELU>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @relu_P_RELU(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_relu = #hivm.fixpipe_pre_relu_mode<P_RELU>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @pad_true(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {c0_pad_en = true} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @pad_false(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {c0_pad_en = false} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @unit_flag_DISABLED(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_mode([#hivm.unit_flag<DISABLED>])
    return
  }
  func.func @unit_flag_RESERVED(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_mode([#hivm.unit_flag<RESERVED>])
    return
  }
  func.func @unit_flag_ENABLED_WITHOUT_UPDATE(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITHOUT_UPDATE>])
    return
  }
  func.func @unit_flag_ENABLED_WITH_UPDATE(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>])
    return
  }
  func.func @unit_flag_condition(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>]) unit_flag_cond(%arg3)
    return
  }
  func.func @unit_flag_two(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>, #hivm.unit_flag<DISABLED>]) unit_flag_cond(%arg3, %arg3)
    return
  }
  func.func @group(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<gm>>, %arg2: memref<4x8xf16>, %arg3: i1, %arg4: f32, %arg5: memref<4x8xi32>, %arg6: memref<4x8xi8>, %arg7: memref<4x8xbf16>) {
    hivm.hir.fixpipe {unit_flag_group_id = 3 : i64} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>])
    return
  }
}
