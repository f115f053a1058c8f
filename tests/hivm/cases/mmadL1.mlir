// published: both
module {
  func.func @buffers(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @tensors(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    %0 = hivm.hir.mmadL1 ins(%arg7, %arg8, %arg2, %arg3, %arg3, %arg3 : tensor<16x32xf16>, tensor<32x16xf16>, i1, index, index, index) outs(%arg9 : tensor<16x16xf32>) -> tensor<16x16xf32>
    return
  }
  func.func @bias(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index, memref<16xf32>) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @bias_tensors(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    %0 = hivm.hir.mmadL1 ins(%arg7, %arg8, %arg2, %arg3, %arg3, %arg3, %arg10 : tensor<16x32xf16>, tensor<32x16xf16>, i1, index, index, index, tensor<16xf32>) outs(%arg9 : tensor<16x16xf32>) -> tensor<16x16xf32>
    return
  }
  func.func @with_a_transpose(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 {a_transpose} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @with_b_transpose(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 {b_transpose} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @with_enable_HF32(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 {enable_HF32} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @with_enable_I4(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 {enable_I4} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @with_a_transpose_b_transpose(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 {a_transpose, b_transpose} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @with_fixpipe_for_result_already_inserted_true(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 {fixpipe_for_result_already_inserted = true} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @with_unit_flag_group_id_2_i64(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 {unit_flag_group_id = 2 : i64} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @with_already_set_real_mkn_normalized_in_L0C(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 {already_set_real_mkn, normalized_in_L0C} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @a_transposed_tensors(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    %0 = hivm.hir.mmadL1 {a_transpose} ins(%arg13, %arg8, %arg2, %arg3, %arg3, %arg3 : tensor<32x16xf16>, tensor<32x16xf16>, i1, index, index, index) outs(%arg9 : tensor<16x16xf32>) -> tensor<16x16xf32>
    return
  }
  func.func @b_transposed_tensors(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    %0 = hivm.hir.mmadL1 {b_transpose} ins(%arg7, %arg14, %arg2, %arg3, %arg3, %arg3 : tensor<16x32xf16>, tensor<16x32xf16>, i1, index, index, index) outs(%arg9 : tensor<16x16xf32>) -> tensor<16x16xf32>
    return
  }
  func.func @sync(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>) sync_related_args(%arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5 : i64, i64, i64, i64, i64, i64, i64)
    return
  }
  func.func @unit_flag_DISABLED(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>) unit_flag_mode([#hivm.unit_flag<DISABLED>])
    return
  }
  func.func @unit_flag_RESERVED(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>) unit_flag_mode([#hivm.unit_flag<RESERVED>])
    return
  }
  func.func @unit_flag_ENABLED_WITHOUT_UPDATE(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITHOUT_UPDATE>])
    return
  }
  func.func @unit_flag_ENABLED_WITH_UPDATE(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>])
    return
  }
  func.func @unit_flag_condition(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>]) unit_flag_cond(%arg2)
    return
  }
  func.func @unit_flag_two(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>, #hivm.unit_flag<DISABLED>]) unit_flag_cond(%arg2, %arg2)
    return
  }
  func.func @f32(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 {enable_HF32} ins(%arg11, %arg12, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf32>, memref<32x16xf32>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @everything(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64, %arg6: memref<16xf32>, %arg7: tensor<16x32xf16>, %arg8: tensor<32x16xf16>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: memref<16x32xf32>, %arg12: memref<32x16xf32>, %arg13: tensor<32x16xf16>, %arg14: tensor<16x32xf16>) {
    hivm.hir.mmadL1 {enable_HF32, note, unit_flag_group_id = 0 : i64} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index, memref<16xf32>) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>) sync_related_args(%arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5 : i64, i64, i64, i64, i64, i64, i64) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>]) unit_flag_cond(%arg2)
    return
  }
  func.func @fractal(%arg0: memref<2x1x16x16xf16, #hivm.address_space<cbuf>>, %arg1: memref<1x2x16x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<1x1x16x16xf32, #hivm.address_space<cc>>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x1x16x16xf16, #hivm.address_space<cbuf>>, memref<1x2x16x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<1x1x16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @integers(%arg0: tensor<16x32xi8>, %arg1: tensor<32x16xi8>, %arg2: i1, %arg3: index, %arg4: tensor<16x16xi32>) {
    %0 = hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : tensor<16x32xi8>, tensor<32x16xi8>, i1, index, index, index) outs(%arg4 : tensor<16x16xi32>) -> tensor<16x16xi32>
    return
  }
}
