// published: bishengir-opt
module {
  func.func @slots_one(%arg0: i64, %arg1: tensor<8xf32>) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function", sync_event_slots = [#hivm.sync_event_slot<internal>]} "name" sync_related_args(%arg0 : i64)
    return
  }
  func.func @slots_two(%arg0: i64, %arg1: tensor<8xf32>) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function", sync_event_slots = [#hivm.sync_event_slot<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_S>, set>, #hivm.sync_event_slot<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_S>, wait>]} "name" sync_related_args(%arg0, %arg0 : i64, i64)
    return
  }
  func.func @slots_two_without_arguments(%arg0: i64, %arg1: tensor<8xf32>) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function", sync_event_slots = [#hivm.sync_event_slot<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_S>>, #hivm.sync_event_slot<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_S>, wait, <EVENT_ID1>>]} "name"
    return
  }
  func.func @slots_result_two_without_arguments(%arg0: i64, %arg1: tensor<8xf32>) {
    %0 = hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = #hivm.vf_mode<SIMD>, symbol = "function", sync_event_slots = [#hivm.sync_event_slot<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_S>>, #hivm.sync_event_slot<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_S>, wait, <EVENT_ID1>>]} "name" ins(%arg1 : tensor<8xf32>) outs(%arg1 : tensor<8xf32>) tmps(%arg1 : tensor<8xf32>) -> tensor<8xf32>
    return
  }
}
