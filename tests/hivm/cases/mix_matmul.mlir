// published: both
module {
  func.func @buffers(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>)
    return
  }
  func.func @discardable(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul {note} ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>)
    return
  }
  func.func @tensors(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    %0 = hivm.hir.mix_matmul ins(%arg7, %arg8 : tensor<64x32xf16>, tensor<32x64xf16>) outs(%arg9 : tensor<64x64xf16>) -> tensor<64x64xf16>
    return
  }
  func.func @tiling(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) tiling_params = %arg3 : memref<12xi64>
    return
  }
  func.func @bias(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) bias = %arg4 : memref<16xf16>
    return
  }
  func.func @descale(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) descale = %arg5 : memref<16xf32>
    return
  }
  func.func @a_transpose(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) a_transpose
    return
  }
  func.func @b_transpose(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) b_transpose
    return
  }
  func.func @ab_transpose(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) a_transpose b_transpose
    return
  }
  func.func @descale_DescaleNull(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) descale = %arg5 : memref<16xf32> descale_mode = <DescaleNull>
    return
  }
  func.func @descale_only_DescaleNull(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) descale_mode = <DescaleNull>
    return
  }
  func.func @descale_DescalePerChannel(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) descale = %arg5 : memref<16xf32> descale_mode = <DescalePerChannel>
    return
  }
  func.func @descale_DescalePerTensor(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) descale = %arg5 : memref<16xf32> descale_mode = <DescalePerTensor>
    return
  }
  func.func @block_sizes(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) block_sizes(%arg6, %arg6, %arg6 : i64, i64, i64)
    return
  }
  func.func @process(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) process_sizes(%arg6, %arg6, %arg6 : i64, i64, i64)
    return
  }
  func.func @swizzle_offset(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) swizzle_offset = %arg6 : i64
    return
  }
  func.func @swizzle_direction(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) swizzle_direction = %arg6 : i64
    return
  }
  func.func @epilogue(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) epilogue_p_tiles = %arg6 : i64
    return
  }
  func.func @all_sizes(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) block_sizes(%arg6, %arg6, %arg6 : i64, i64, i64) process_sizes(%arg6, %arg6, %arg6 : i64, i64, i64) swizzle_offset = %arg6 : i64 swizzle_direction = %arg6 : i64 epilogue_p_tiles = %arg6 : i64
    return
  }
  func.func @most(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) bias = %arg4 : memref<16xf16> descale = %arg5 : memref<16xf32> a_transpose b_transpose descale_mode = <DescalePerChannel> block_sizes(%arg6, %arg6, %arg6 : i64, i64, i64) process_sizes(%arg6, %arg6, %arg6 : i64, i64, i64) swizzle_offset = %arg6 : i64 swizzle_direction = %arg6 : i64 epilogue_p_tiles = %arg6 : i64
    return
  }
  func.func @post_ins(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) post_vector_func_ins(%arg11, %arg11 : memref<8xf16>, memref<8xf16>) outs(%arg2 : memref<?x?xf16>)
    return
  }
  func.func @workspace(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) workspace_ins(%arg12 : memref<8xf16>) outs(%arg2 : memref<?x?xf16>)
    return
  }
  func.func @communication(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) comm_params = %arg13 : memref<4xi64>
    return
  }
  func.func @tiling_communication(%arg0: memref<?x?xf16, #hivm.address_space<gm>>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<16xf32>, %arg6: i64, %arg7: tensor<64x32xf16>, %arg8: tensor<32x64xf16>, %arg9: tensor<64x64xf16>, %arg10: memref<8xi64>, %arg11: memref<8xf16>, %arg12: memref<8xf16>, %arg13: memref<4xi64>, %arg14: memref<2x4x8xf16>, %arg15: memref<2x8x16xf16>, %arg16: memref<8x16xf16>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16, #hivm.address_space<gm>>, memref<?x?xf16>) post_vector_func_ins(%arg11 : memref<8xf16>) workspace_ins(%arg12 : memref<8xf16>) outs(%arg2 : memref<?x?xf16>) tiling_params = %arg3 : memref<12xi64> comm_params = %arg13 : memref<4xi64>
    return
  }
}
