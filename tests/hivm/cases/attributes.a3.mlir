// published: bishengir-opt
module {
  func.func private @attribute_0() attributes {value = #hivm.disable_size_align_for_cast}
  func.func private @attribute_1() attributes {value = #hivm.data_layout<NCHW>}
  func.func private @attribute_2() attributes {value = #hivm.data_layout<NCHW, fractalSizes = [16, 32]>}
  func.func private @attribute_3() attributes {value = #hivm.data_layout<NC1HWC0>}
  func.func private @attribute_4() attributes {value = #hivm.data_layout<NC1HWC0, fractalSizes = [16, 32]>}
  func.func private @attribute_5() attributes {value = #hivm.data_layout<C1HWNC0>}
  func.func private @attribute_6() attributes {value = #hivm.data_layout<C1HWNC0, fractalSizes = [16, 32]>}
  func.func private @attribute_7() attributes {value = #hivm.disable_auto_inject_block_sync}
  func.func private @attribute_8() attributes {value = #hivm.enable_saving_ub}
  func.func private @attribute_9() attributes {value = #hivm.insert_slice_source_index}
  func.func private @attribute_10() attributes {value = #hivm.is_distributed}
  func.func private @attribute_11() attributes {value = #hivm.iterator_type<parallel>}
  func.func private @attribute_12() attributes {value = #hivm.iterator_type<broadcast>}
  func.func private @attribute_13() attributes {value = #hivm.iterator_type<transpose>}
  func.func private @attribute_14() attributes {value = #hivm.iterator_type<reduction>}
  func.func private @attribute_15() attributes {value = #hivm.iterator_type<interleave>}
  func.func private @attribute_16() attributes {value = #hivm.iterator_type<deinterleave>}
  func.func private @attribute_17() attributes {value = #hivm.iterator_type<inverse>}
  func.func private @attribute_18() attributes {value = #hivm.iterator_type<pad>}
  func.func private @attribute_19() attributes {value = #hivm.iterator_type<concat>}
  func.func private @attribute_20() attributes {value = #hivm.iterator_type<gather>}
  func.func private @attribute_21() attributes {value = #hivm.iterator_type<cumulative>}
  func.func private @attribute_22() attributes {value = #hivm.iterator_type<opaque>}
  func.func private @attribute_23() attributes {value = #hivm.reduce_op<max_with_index_left>}
  func.func private @attribute_24() attributes {value = #hivm.reduce_op<max_with_index_right>}
  func.func private @attribute_25() attributes {value = #hivm.reduce_op<min_with_index_left>}
  func.func private @attribute_26() attributes {value = #hivm.reduce_op<min_with_index_right>}
  func.func private @attribute_27() attributes {value = #hivm.storage_aligned}
  func.func private @attribute_28() attributes {value = #hivm.sync_event_slot<internal>}
  func.func private @attribute_29() attributes {value = #hivm.sync_event_slot<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_S>, set>}
  func.func private @attribute_30() attributes {value = #hivm.sync_event_slot<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_S>>}
  func.func private @attribute_31() attributes {value = #hivm.sync_event_slot<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_S>, wait>}
  func.func private @attribute_32() attributes {value = #hivm.sync_event_slot<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_S>, set, <EVENT_ID1>>}
  func.func private @attribute_33() attributes {value = #hivm.sync_event_slot<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_S>, internal, <EVENT_ID1>>}
  func.func private @attribute_34() attributes {value = #hivm.sync_event_slot<internal, <EVENT_ID2>>}
  func.func private @attribute_35() attributes {value = #hivm.tile_mix_cube_num}
  func.func private @attribute_36() attributes {value = #hacc.hivmc_compatible_print}
  func.func private @attribute_37() attributes {value = #hacc.hivmc_version<"some/path">}
  func.func private @attribute_38() attributes {value = #hacc.hivmc_version<"">}
  func.func private @attribute_39() attributes {value = #hacc.host_func_type<infer_task_type_function>}
  func.func private @attribute_40() attributes {value = #hacc.infer_task_type_function<@other>}
  func.func private @attribute_41() attributes {value = #hacc.infer_task_type_function<@"odd name">}
}
