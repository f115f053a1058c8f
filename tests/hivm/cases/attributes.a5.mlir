// published: bishengir-opt-a5
module {
  func.func private @attribute_0() attributes {value = #hivm.backup_function}
  func.func private @attribute_1() attributes {value = #hivm.data_layout<SCALEA_ND>}
  func.func private @attribute_2() attributes {value = #hivm.data_layout<SCALEA_ND, fractalSizes = [16, 32]>}
  func.func private @attribute_3() attributes {value = #hivm.data_layout<SCALEB_DN>}
  func.func private @attribute_4() attributes {value = #hivm.data_layout<SCALEB_DN, fractalSizes = [16, 32]>}
  func.func private @attribute_5() attributes {value = #hivm.data_layout<SCALEA_zZ>}
  func.func private @attribute_6() attributes {value = #hivm.data_layout<SCALEA_zZ, fractalSizes = [16, 32]>}
  func.func private @attribute_7() attributes {value = #hivm.data_layout<SCALEB_nN>}
  func.func private @attribute_8() attributes {value = #hivm.data_layout<SCALEB_nN, fractalSizes = [16, 32]>}
  func.func private @attribute_9() attributes {value = #hivm.fixpipe_pre_quant_mode<QF322F32_PRE>}
  func.func private @attribute_10() attributes {value = #hivm.has_alias_scopes}
  func.func private @attribute_11() attributes {value = #hivm.matmul_limited_in_cube}
  func.func private @attribute_12() attributes {value = #hivm.mem_unique}
  func.func private @attribute_13() attributes {value = #hivm.memory_effect<read>}
  func.func private @attribute_14() attributes {value = #hivm.memory_effect<write>}
  func.func private @attribute_15() attributes {value = #hivm.memory_effect<read_write>}
  func.func private @attribute_16() attributes {value = #hivm.reduce_op<max_with_index>}
  func.func private @attribute_17() attributes {value = #hivm.reduce_op<min_with_index>}
  func.func private @attribute_18() attributes {value = #hivm.remain_in_l0c}
  func.func private @attribute_19() attributes {value = #hivm.shared_memory}
  func.func private @attribute_20() attributes {value = #hivm.simt_mem_scope_hint<zero>}
  func.func private @attribute_21() attributes {value = #hivm.simt_mem_scope_hint<gm>}
  func.func private @attribute_22() attributes {value = #hivm.simt_mem_scope_hint<cbuf>}
  func.func private @attribute_23() attributes {value = #hivm.simt_mem_scope_hint<ca>}
  func.func private @attribute_24() attributes {value = #hivm.simt_mem_scope_hint<cb>}
  func.func private @attribute_25() attributes {value = #hivm.simt_mem_scope_hint<cc>}
  func.func private @attribute_26() attributes {value = #hivm.simt_mem_scope_hint<ub>}
  func.func private @attribute_27() attributes {value = #hivm.skip_stride_align_for_vload}
  func.func private @attribute_28() attributes {value = #hivm.unsigned_mode<si2si>}
  func.func private @attribute_29() attributes {value = #hivm.unsigned_mode<si2ui>}
  func.func private @attribute_30() attributes {value = #hivm.unsigned_mode<ui2si>}
  func.func private @attribute_31() attributes {value = #hivm.unsigned_mode<ui2ui>}
  func.func private @attribute_32() attributes {value = #hivm.vector_function}
  func.func private @attribute_33() attributes {value = #hacc.host_func_type<infer_vf_mode_function>}
  func.func private @attribute_34() attributes {value = #hacc.infer_vf_mode_function<@other>}
  func.func private @attribute_35() attributes {value = #hacc.infer_vf_mode_function<@"odd name">}
  func.func private @attribute_36() attributes {value = #hacc.arg_type<gm_addr>}
  func.func private @attribute_37() attributes {value = #hacc.arg_type<sub_workspace>}
  func.func private @attribute_38() attributes {value = #hacc.simt_module}
  func.func private @attribute_39() attributes {value = #hacc.target_device_spec<#dlti.dl_entry<"AI_CORE_COUNT", 20 : i32>, #dlti.dl_entry<"UB_SIZE", 1572864 : i32>, #dlti.dl_entry<"ARCH", "dav-c220">>}
  func.func private @attribute_40() attributes {value = #annotation.effect_mode<write>}
  func.func private @attribute_41() attributes {value = #annotation.effect_mode<read>}
  func.func private @attribute_42() attributes {value = #annotation.filter_passes<"some/path">}
  func.func private @attribute_43() attributes {value = #annotation.filter_passes<"">}
}
