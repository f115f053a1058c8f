// published: bishengir-opt-a5
module {
  func.func @vtranspose_1(%arg0: memref<2x4x8xf32>, %arg1: memref<2x8x4xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x8x4xf32>) permutation = [0, 2, 2]
    return
  }
  func.func @vtranspose_2(%arg0: memref<2x4x8xf32>, %arg1: memref<2x8x4xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x8x4xf32>) permutation = [0, 1, 2]
    return
  }
  func.func @vtranspose_3(%arg0: memref<2x4x8xf32>, %arg1: memref<2x8x4xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x8x4xf32>) permutation = [1, 2, 0]
    return
  }
  func.func @vtranspose_5(%arg0: memref<2x4x8xf32>, %arg1: memref<8x2x4xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<8x2x4xf32>) permutation = [2, 0, 1]
    return
  }
  func.func @vtranspose_8(%arg0: memref<8xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) permutation = [0]
    return
  }
  func.func @vtranspose_12(%arg0: memref<2x3x4x8xf32>, %arg1: memref<3x2x8x4xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<2x3x4x8xf32>) outs(%arg1 : memref<3x2x8x4xf32>) permutation = [1, 0, 3, 2]
    return
  }
  func.func @vreduce_14(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1, 1]
    return
  }
  func.func @vreduce_15(%arg0: memref<4x8xf32>, %arg1: memref<3x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<3x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_16(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf16>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf16>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_17(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <andi> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_18(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <ori> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_19(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <any> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_20(%arg0: memref<4x8xi1>, %arg1: memref<4x1xi1>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xi1>) outs(%arg1 : memref<4x1xi1>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_21(%arg0: memref<4x8xi64>, %arg1: memref<4x1xi64>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xi64>) outs(%arg1 : memref<4x1xi64>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_22(%arg0: memref<4x8xf32>, %arg1: memref<1x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<1x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1, 0]
    return
  }
  func.func @vreduce_23(%arg0: memref<4x8xf32>, %arg1: memref<1x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<1x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [0, 1]
    return
  }
  func.func @vreduce_24(%arg0: memref<4x?xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_25(%arg0: memref<4x8xf32>, %arg1: memref<?x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<?x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_26(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi64>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi64>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_27(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <none> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_28(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg1 : memref<4x1xf32>, memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_29(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_30(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<8xi8>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) temp_buffer(%arg2 : memref<8xi8>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_31(%arg0: tensor<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_32(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>) {
    hivm.hir.vreduce <max_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2, %arg2 : memref<4x1xf32>, memref<4x1xi32>, memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_33(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x2xi32>) {
    hivm.hir.vreduce <max_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x2xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @vreduce_34(%arg0: memref<2x4x8xf32>, %arg1: memref<1x4x1xf32>, %arg2: memref<1x4x1xi32>) {
    hivm.hir.vreduce <max_with_index> ins(%arg0 : memref<2x4x8xf32>) outs(%arg1, %arg2 : memref<1x4x1xf32>, memref<1x4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [0, 2]
    return
  }
  func.func @vcast_5(%arg0: memref<8xf16>, %arg1: memref<8xi1>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xi1>)
    return
  }
  func.func @vcast_6(%arg0: memref<8xf32>, %arg1: memref<8xi1>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xi1>)
    return
  }
  func.func @vcast_9(%arg0: memref<8xi32>, %arg1: memref<8xi16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi16>) round_mode = <trunc>
    return
  }
  func.func @vcast_14(%arg0: memref<8xi16>, %arg1: memref<8xi8>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<8xi8>) round_mode = <trunc>
    return
  }
  func.func @vcast_15(%arg0: memref<8xui8>, %arg1: memref<8xi16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xui8>) outs(%arg1 : memref<8xi16>) cast = <cast_unsigned>
    return
  }
  func.func @vcumsum_4(%arg0: memref<4x8xbf16>, %arg1: memref<4x8xbf16>) {
    hivm.hir.vcumsum ins(%arg0 : memref<4x8xbf16>) outs(%arg1 : memref<4x8xbf16>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcumsum_5(%arg0: memref<4x8xi1>, %arg1: memref<4x8xi1>) {
    hivm.hir.vcumsum ins(%arg0 : memref<4x8xi1>) outs(%arg1 : memref<4x8xi1>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcumprod_4(%arg0: memref<4x8xbf16>, %arg1: memref<4x8xbf16>) {
    hivm.hir.vcumprod ins(%arg0 : memref<4x8xbf16>) outs(%arg1 : memref<4x8xbf16>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcumprod_5(%arg0: memref<4x8xi1>, %arg1: memref<4x8xi1>) {
    hivm.hir.vcumprod ins(%arg0 : memref<4x8xi1>) outs(%arg1 : memref<4x8xi1>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcummax_1(%arg0: memref<4x8xf32>, %arg1: memref<4x4xf32>) {
    hivm.hir.vcummax ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x4xf32>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcummax_2(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.vcummax ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8xf32>) cum_dims = [0] reverse = false
    return
  }
  func.func @vcummax_3(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xf32>) {
    hivm.hir.vcummax ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x4x8xf32>) cum_dims = [0] reverse = false
    return
  }
  func.func @vcummax_4(%arg0: memref<4x8xbf16>, %arg1: memref<4x8xbf16>) {
    hivm.hir.vcummax ins(%arg0 : memref<4x8xbf16>) outs(%arg1 : memref<4x8xbf16>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcummax_5(%arg0: memref<4x8xi1>, %arg1: memref<4x8xi1>) {
    hivm.hir.vcummax ins(%arg0 : memref<4x8xi1>) outs(%arg1 : memref<4x8xi1>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcummax_6(%arg0: memref<4x8xi64>, %arg1: memref<4x8xi64>) {
    hivm.hir.vcummax ins(%arg0 : memref<4x8xi64>) outs(%arg1 : memref<4x8xi64>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcummax_7(%arg0: tensor<4x8xf32>, %arg1: tensor<4x4xf32>) {
    %0 = hivm.hir.vcummax ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x4xf32>) cum_dims = [1] reverse = false -> tensor<4x4xf32>
    return
  }
  func.func @vcummax_8(%arg0: memref<4x8xf32>) {
    hivm.hir.vcummax ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) cum_dims = [0] reverse = true
    return
  }
  func.func @vcummin_1(%arg0: memref<4x8xf32>, %arg1: memref<4x4xf32>) {
    hivm.hir.vcummin ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x4xf32>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcummin_2(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.vcummin ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8xf32>) cum_dims = [0] reverse = false
    return
  }
  func.func @vcummin_3(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xf32>) {
    hivm.hir.vcummin ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x4x8xf32>) cum_dims = [0] reverse = false
    return
  }
  func.func @vcummin_4(%arg0: memref<4x8xbf16>, %arg1: memref<4x8xbf16>) {
    hivm.hir.vcummin ins(%arg0 : memref<4x8xbf16>) outs(%arg1 : memref<4x8xbf16>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcummin_5(%arg0: memref<4x8xi1>, %arg1: memref<4x8xi1>) {
    hivm.hir.vcummin ins(%arg0 : memref<4x8xi1>) outs(%arg1 : memref<4x8xi1>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcummin_6(%arg0: memref<4x8xi64>, %arg1: memref<4x8xi64>) {
    hivm.hir.vcummin ins(%arg0 : memref<4x8xi64>) outs(%arg1 : memref<4x8xi64>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcummin_7(%arg0: tensor<4x8xf32>, %arg1: tensor<4x4xf32>) {
    %0 = hivm.hir.vcummin ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x4xf32>) cum_dims = [1] reverse = false -> tensor<4x4xf32>
    return
  }
  func.func @vcummin_8(%arg0: memref<4x8xf32>) {
    hivm.hir.vcummin ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) cum_dims = [0] reverse = true
    return
  }
  func.func @vdeinterleave_1(%arg0: memref<8xf16>, %arg1: memref<4xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf16>) outs(%arg1, %arg1 : memref<4xf16>, memref<4xf16>)
    return
  }
  func.func @vinterleave_4(%arg0: memref<8xi1>, %arg1: memref<16xi1>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xi1>, memref<8xi1>) outs(%arg1 : memref<16xi1>) interleave_channel_nums = 2
    return
  }
  func.func @vgather_1(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi16>, %arg2: memref<4x8xf32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf32>) indices(%arg1 : memref<4x8xi16>) outs(%arg2 : memref<4x8xf32>)
    return
  }
  func.func @vgather_4(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xf32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf32>) indices(%arg1 : memref<4x8xi32>) outs(%arg2 : memref<4x8xf32>) gather_axis = 5
    return
  }
  func.func @load_1(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) pad_value = %arg1 : f32
    return
  }
  func.func @load_2(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) pad_mode = <PadNull> pad_value = %arg1 : f32
    return
  }
  func.func @load_3(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) pad_mode = <PadFirstElem> pad_value = %arg1 : f32
    return
  }
  func.func @load_8(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) init_condition = %arg5 : i1
    return
  }
  func.func @store_1(%arg0: memref<8xf32>, %arg1: memref<4xf32>) {
    hivm.hir.store ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<4xf32>)
    return
  }
  func.func @store_4(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>) {
    %0 = hivm.hir.store ins(%arg0 : tensor<8xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    return
  }
  func.func @fixpipe_3(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe {channel_split = true} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg2 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @fixpipe_17(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<QF322F32_PRE>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg3 : memref<4x8xf16>)
    return
  }
  func.func @fixpipe_18(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<QF322F32_PRE>} ins(%arg1 : memref<4x8xi32, #hivm.address_space<cc>>) outs(%arg2 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @mmadmxL1_1(%arg0: memref<16x64xf8E5M2>, %arg1: memref<16x2xi8>, %arg2: i1, %arg3: index, %arg4: memref<8x16xf32>) {
    hivm.hir.mmadmxL1 ins(%arg0, %arg0, %arg1, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x64xf8E5M2>, memref<16x64xf8E5M2>, memref<16x2xi8>, memref<16x2xi8>, i1, index, index, index) outs(%arg4 : memref<8x16xf32>)
    return
  }
  func.func @sync_block_wait_5() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = 1 sync_instr_mode = <INTER_SUBBLOCK_SYNCHRONIZATION>
    return
  }
  func.func @pointer_cast_1(%arg0: i64, %arg1: index) {
    %0 = hivm.hir.pointer_cast(%arg0) : memref<?xf32>
    return
  }
  func.func @pointer_cast_2(%arg0: i64, %arg1: index) {
    %0 = hivm.hir.pointer_cast(%arg0) [%arg1] : memref<4xf32>
    return
  }
  func.func @pointer_cast_3(%arg0: i64, %arg1: index) {
    %0 = hivm.hir.pointer_cast(%arg0) [%arg1, %arg1] : memref<?xf32>
    return
  }
  func.func @pointer_cast_4(%arg0: i64, %arg1: index) {
    %0 = hivm.hir.pointer_cast(%arg0) [%arg1] : memref<?x?xf32>
    return
  }
  func.func @indirect_load_1(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_load ins(%arg1 : memref<4x?xf32>, %arg3 : memref<8xi32>) outs(%arg8 : memref<8xf32>)
    return
  }
  func.func @indirect_load_2(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg6 : memref<8xf32>) outs(%arg8 : memref<8xf32>)
    return
  }
  func.func @indirect_load_3(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg7 : memref<8xi16>) outs(%arg8 : memref<8xf32>)
    return
  }
  func.func @indirect_load_4(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg3 : memref<8xi32>, %arg11 : memref<8xi8>) outs(%arg8 : memref<8xf32>)
    return
  }
  func.func @indirect_load_5(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg3 : memref<8xi32>, %arg6 : memref<8xf32>) outs(%arg8 : memref<8xf32>)
    return
  }
  func.func @indirect_load_6(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg18 : memref<1x1x1x1x1x8xi32>) outs(%arg17 : memref<1x1x1x1x1x8xf32>)
    return
  }
  func.func @indirect_load_7(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg20 : tensor<8xi32>) outs(%arg8 : memref<8xf32>)
    return
  }
  func.func @indirect_load_8(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    %0 = hivm.hir.indirect_load ins(%arg0 : memref<?xf32>, %arg3 : memref<8xi32>) outs(%arg19 : tensor<8xf32>) -> tensor<8xf32>
    return
  }
  func.func @indirect_load_9(%arg0: memref<?xf32, #hivm.address_space<ub>>, %arg1: memref<8xi32>, %arg2: memref<8xf32>) {
    hivm.hir.indirect_load ins(%arg0 : memref<?xf32, #hivm.address_space<ub>>, %arg1 : memref<8xi32>) outs(%arg2 : memref<8xf32>)
    return
  }
  func.func @indirect_store_2(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_store ins(%arg8 : memref<8xf32>, %arg4 : memref<4xi32>) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @indirect_store_3(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_store ins(%arg8 : memref<8xf32>, %arg5 : memref<2x4xi32>) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @stride_load_1(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?xf16>, %arg3: memref<4x8xf32>, %arg4: memref<1x2x4x8xf32>, %arg5: tensor<4x8xf32>, %arg6: i64, %arg7: f32, %arg8: f16, %arg9: i32) {
    hivm.hir.stride_load ins(%arg1 : memref<?x?xf32>) outs(%arg3 : memref<4x8xf32>) offset(%arg6 : i64) other(%arg7 : f32) strides([%arg6, %arg6 : i64, i64]) numels([%arg6, %arg6 : i64, i64])
    return
  }
  func.func @stride_store_1(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?xf16>, %arg3: memref<4x8xf32>, %arg4: memref<1x2x4x8xf32>, %arg5: tensor<4x8xf32>, %arg6: i64, %arg7: f32, %arg8: f16, %arg9: i32) {
    hivm.hir.stride_store ins(%arg3 : memref<4x8xf32>) outs(%arg1 : memref<?x?xf32>) offset(%arg6 : i64) strides([%arg6, %arg6 : i64, i64]) numels([%arg6, %arg6 : i64, i64])
    return
  }
  func.func @embedding_gather_1(%arg0: memref<100x16xf32>, %arg1: memref<100xf32>, %arg2: memref<2x100x16xf32>, %arg3: memref<100x16xf16>, %arg4: memref<4xi32>, %arg5: memref<4xf32>, %arg6: memref<4xi16>, %arg7: memref<4x8xi32>, %arg8: memref<2x2x2xi32>, %arg9: memref<4x16xf32>, %arg10: memref<4xf32>, %arg11: memref<4x8x16xf32>, %arg12: memref<8x16xf32>, %arg13: memref<4x8xf32>, %arg14: i32, %arg15: i64, %arg16: tensor<4x16xf32>, %arg17: memref<2x2x2x16xf32>) {
    hivm.hir.embedding_gather ins(%arg1 : memref<100xf32>, %arg4 : memref<4xi32>, %arg14 : i32, [%arg14, %arg14 : i32, i32], [%arg14, %arg14 : i32, i32]) outs(%arg9 : memref<4x16xf32>)
    return
  }
  func.func @embedding_gather_2(%arg0: memref<100x16xf32>, %arg1: memref<100xf32>, %arg2: memref<2x100x16xf32>, %arg3: memref<100x16xf16>, %arg4: memref<4xi32>, %arg5: memref<4xf32>, %arg6: memref<4xi16>, %arg7: memref<4x8xi32>, %arg8: memref<2x2x2xi32>, %arg9: memref<4x16xf32>, %arg10: memref<4xf32>, %arg11: memref<4x8x16xf32>, %arg12: memref<8x16xf32>, %arg13: memref<4x8xf32>, %arg14: i32, %arg15: i64, %arg16: tensor<4x16xf32>, %arg17: memref<2x2x2x16xf32>) {
    hivm.hir.embedding_gather ins(%arg2 : memref<2x100x16xf32>, %arg4 : memref<4xi32>, %arg14 : i32, [%arg14, %arg14 : i32, i32], [%arg14, %arg14 : i32, i32]) outs(%arg9 : memref<4x16xf32>)
    return
  }
  func.func @embedding_gather_3(%arg0: memref<100x16xf32>, %arg1: memref<100xf32>, %arg2: memref<2x100x16xf32>, %arg3: memref<100x16xf16>, %arg4: memref<4xi32>, %arg5: memref<4xf32>, %arg6: memref<4xi16>, %arg7: memref<4x8xi32>, %arg8: memref<2x2x2xi32>, %arg9: memref<4x16xf32>, %arg10: memref<4xf32>, %arg11: memref<4x8x16xf32>, %arg12: memref<8x16xf32>, %arg13: memref<4x8xf32>, %arg14: i32, %arg15: i64, %arg16: tensor<4x16xf32>, %arg17: memref<2x2x2x16xf32>) {
    hivm.hir.embedding_gather ins(%arg3 : memref<100x16xf16>, %arg4 : memref<4xi32>, %arg14 : i32, [%arg14, %arg14 : i32, i32], [%arg14, %arg14 : i32, i32]) outs(%arg9 : memref<4x16xf32>)
    return
  }
  func.func @embedding_gather_4(%arg0: memref<100x16xf32>, %arg1: memref<100xf32>, %arg2: memref<2x100x16xf32>, %arg3: memref<100x16xf16>, %arg4: memref<4xi32>, %arg5: memref<4xf32>, %arg6: memref<4xi16>, %arg7: memref<4x8xi32>, %arg8: memref<2x2x2xi32>, %arg9: memref<4x16xf32>, %arg10: memref<4xf32>, %arg11: memref<4x8x16xf32>, %arg12: memref<8x16xf32>, %arg13: memref<4x8xf32>, %arg14: i32, %arg15: i64, %arg16: tensor<4x16xf32>, %arg17: memref<2x2x2x16xf32>) {
    hivm.hir.embedding_gather ins(%arg0 : memref<100x16xf32>, %arg5 : memref<4xf32>, %arg14 : i32, [%arg14, %arg14 : i32, i32], [%arg14, %arg14 : i32, i32]) outs(%arg9 : memref<4x16xf32>)
    return
  }
  func.func @embedding_gather_5(%arg0: memref<100x16xf32>, %arg1: memref<100xf32>, %arg2: memref<2x100x16xf32>, %arg3: memref<100x16xf16>, %arg4: memref<4xi32>, %arg5: memref<4xf32>, %arg6: memref<4xi16>, %arg7: memref<4x8xi32>, %arg8: memref<2x2x2xi32>, %arg9: memref<4x16xf32>, %arg10: memref<4xf32>, %arg11: memref<4x8x16xf32>, %arg12: memref<8x16xf32>, %arg13: memref<4x8xf32>, %arg14: i32, %arg15: i64, %arg16: tensor<4x16xf32>, %arg17: memref<2x2x2x16xf32>) {
    hivm.hir.embedding_gather ins(%arg0 : memref<100x16xf32>, %arg6 : memref<4xi16>, %arg14 : i32, [%arg14, %arg14 : i32, i32], [%arg14, %arg14 : i32, i32]) outs(%arg9 : memref<4x16xf32>)
    return
  }
  func.func @embedding_gather_6(%arg0: memref<100x16xf32>, %arg1: memref<100xf32>, %arg2: memref<2x100x16xf32>, %arg3: memref<100x16xf16>, %arg4: memref<4xi32>, %arg5: memref<4xf32>, %arg6: memref<4xi16>, %arg7: memref<4x8xi32>, %arg8: memref<2x2x2xi32>, %arg9: memref<4x16xf32>, %arg10: memref<4xf32>, %arg11: memref<4x8x16xf32>, %arg12: memref<8x16xf32>, %arg13: memref<4x8xf32>, %arg14: i32, %arg15: i64, %arg16: tensor<4x16xf32>, %arg17: memref<2x2x2x16xf32>) {
    hivm.hir.embedding_gather ins(%arg0 : memref<100x16xf32>, %arg4 : memref<4xi32>, %arg14 : i32, [%arg14, %arg14 : i32, i32], [%arg14, %arg14 : i32, i32]) outs(%arg12 : memref<8x16xf32>)
    return
  }
  func.func @embedding_gather_7(%arg0: memref<100x16xf32>, %arg1: memref<100xf32>, %arg2: memref<2x100x16xf32>, %arg3: memref<100x16xf16>, %arg4: memref<4xi32>, %arg5: memref<4xf32>, %arg6: memref<4xi16>, %arg7: memref<4x8xi32>, %arg8: memref<2x2x2xi32>, %arg9: memref<4x16xf32>, %arg10: memref<4xf32>, %arg11: memref<4x8x16xf32>, %arg12: memref<8x16xf32>, %arg13: memref<4x8xf32>, %arg14: i32, %arg15: i64, %arg16: tensor<4x16xf32>, %arg17: memref<2x2x2x16xf32>) {
    hivm.hir.embedding_gather ins(%arg0 : memref<100x16xf32>, %arg4 : memref<4xi32>, %arg14 : i32, [%arg14, %arg14 : i32, i32], [%arg14, %arg14 : i32, i32]) outs(%arg13 : memref<4x8xf32>)
    return
  }
  func.func @gatherT_1(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.gatherT ins(%arg1 : memref<?xf16>, %arg2 : memref<4x8xi32>, %arg7 : i64, %arg6 : i32, [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32]) outs(%arg5 : memref<4x8xf32>)
    return
  }
  func.func @gatherT_2(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.gatherT ins(%arg0 : memref<?xf32>, %arg3 : memref<4x8xf32>, %arg7 : i64, %arg6 : i32, [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32]) outs(%arg5 : memref<4x8xf32>)
    return
  }
  func.func @gatherT_3(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.gatherT ins(%arg0 : memref<?xf32>, %arg4 : memref<4xi32>, %arg7 : i64, %arg6 : i32, [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32]) outs(%arg5 : memref<4x8xf32>)
    return
  }
  func.func @gatherT_4(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.gatherT ins(%arg0 : memref<?xf32>, %arg2 : memref<4x8xi32>, %arg7 : i64, %arg6 : i32, [%arg6 : i32], [%arg6 : i32], [%arg6 : i32]) outs(%arg5 : memref<4x8xf32>)
    return
  }
  func.func @gatherT_5(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.gatherT ins(%arg0 : memref<?xf32>, %arg2 : memref<4x8xi32>, %arg7 : i64, %arg6 : i32, [%arg6 : i32], [%arg6 : i32], [%arg6 : i32]) outs(%arg5 : memref<4x8xf32>)
    return
  }
  func.func @gatherT_6(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.gatherT ins(%arg0 : memref<?xf32>, %arg2 : memref<4x8xi32>, %arg7 : i64, %arg6 : i32, [%arg6, %arg6, %arg6 : i32, i32, i32], [%arg6, %arg6, %arg6 : i32, i32, i32], [%arg6, %arg6, %arg6 : i32, i32, i32]) outs(%arg5 : memref<4x8xf32>)
    return
  }
  func.func @index_put_1(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.index_put ins(%arg1 : memref<?xf16>, %arg2 : memref<4x8xi32>, %arg9 : memref<4x8xf32>, %arg6 : i32, %arg7 : i64, [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32])
    return
  }
  func.func @index_put_2(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.index_put ins(%arg0 : memref<?xf32>, %arg3 : memref<4x8xf32>, %arg9 : memref<4x8xf32>, %arg6 : i32, %arg7 : i64, [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32])
    return
  }
  func.func @index_put_3(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.index_put ins(%arg0 : memref<?xf32>, %arg4 : memref<4xi32>, %arg9 : memref<4x8xf32>, %arg6 : i32, %arg7 : i64, [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32])
    return
  }
  func.func @index_put_4(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.index_put ins(%arg0 : memref<?xf32>, %arg2 : memref<4x8xi32>, %arg9 : memref<4x8xf32>, %arg6 : i32, %arg7 : i64, [%arg6 : i32], [%arg6 : i32], [%arg6 : i32])
    return
  }
  func.func @index_put_5(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.index_put ins(%arg0 : memref<?xf32>, %arg2 : memref<4x8xi32>, %arg9 : memref<4x8xf32>, %arg6 : i32, %arg7 : i64, [%arg6 : i32], [%arg6 : i32], [%arg6 : i32])
    return
  }
  func.func @index_put_6(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.index_put ins(%arg0 : memref<?xf32>, %arg2 : memref<4x8xi32>, %arg9 : memref<4x8xf32>, %arg6 : i32, %arg7 : i64, [%arg6, %arg6, %arg6 : i32, i32, i32], [%arg6, %arg6, %arg6 : i32, i32, i32], [%arg6, %arg6, %arg6 : i32, i32, i32])
    return
  }
  func.func @scatterT_1(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.scatterT ins(%arg1 : memref<?xf16>, %arg9 : memref<4x8xf32>, %arg2 : memref<4x8xi32>, %arg7 : i64, %arg6 : i32, [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32])
    return
  }
  func.func @scatterT_2(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.scatterT ins(%arg0 : memref<?xf32>, %arg9 : memref<4x8xf32>, %arg3 : memref<4x8xf32>, %arg7 : i64, %arg6 : i32, [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32])
    return
  }
  func.func @scatterT_3(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.scatterT ins(%arg0 : memref<?xf32>, %arg9 : memref<4x8xf32>, %arg2 : memref<4x8xi32>, %arg7 : i64, %arg6 : i32, [%arg6 : i32], [%arg6, %arg6 : i32, i32], [%arg6, %arg6 : i32, i32])
    return
  }
  func.func @scatterT_4(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.scatterT ins(%arg0 : memref<?xf32>, %arg9 : memref<4x8xf32>, %arg2 : memref<4x8xi32>, %arg7 : i64, %arg6 : i32, [%arg6 : i32], [%arg6 : i32], [%arg6 : i32])
    return
  }
  func.func @scatterT_5(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xf32>, %arg4: memref<4xi32>, %arg5: memref<4x8xf32>, %arg6: i32, %arg7: i64, %arg8: tensor<4x8xf32>, %arg9: memref<4x8xf32>, %arg10: f32) {
    hivm.hir.scatterT ins(%arg0 : memref<?xf32>, %arg9 : memref<4x8xf32>, %arg2 : memref<4x8xi32>, %arg7 : i64, %arg6 : i32, [%arg6, %arg6, %arg6 : i32, i32, i32], [%arg6, %arg6, %arg6 : i32, i32, i32], [%arg6, %arg6, %arg6 : i32, i32, i32])
    return
  }
  func.func @local_load_1(%arg0: memref<4x8xf32, #hivm.address_space<gm>>) {
    %0 = hivm.hir.local_load ins(%arg0 : memref<4x8xf32, #hivm.address_space<gm>>) -> tensor<4x8xf32>
    return
  }
  func.func @local_store_1(%arg0: memref<4x8xf32, #hivm.address_space<gm>>, %arg1: tensor<4x8xf32>) {
    hivm.hir.local_store ins(%arg0 : memref<4x8xf32, #hivm.address_space<gm>>, %arg1 : tensor<4x8xf32>)
    return
  }
}
