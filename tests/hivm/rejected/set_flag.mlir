// published: both: "custom op 'hivm.hir.set_flag' expected ::mlir::hivm::EVENT to be one of: EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6, EVENT_ID7"
func.func @rejected() {
  hivm.hir.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID8>]
  return
}
// -----
// published: both: "'hivm.hir.set_flag' op Event ID is needed!"
func.func @rejected() {
  "hivm.hir.set_flag"() <{set_pipe = #hivm.pipe<PIPE_V>, wait_pipe = #hivm.pipe<PIPE_S>}> : () -> ()
  return
}
// -----
// published: both: "'hivm.hir.set_flag' op Only one Event ID is supported!"
func.func @rejected(%e: i64) {
  "hivm.hir.set_flag"(%e) <{set_pipe = #hivm.pipe<PIPE_V>, wait_pipe = #hivm.pipe<PIPE_S>, static_event_id = #hivm.event<EVENT_ID0>}> : (i64) -> ()
  return
}
// -----
// published: both: "'hivm.hir.set_flag' op requires attribute 'wait_pipe'"
func.func @rejected() {
  "hivm.hir.set_flag"() <{set_pipe = #hivm.pipe<PIPE_V>, static_event_id = #hivm.event<EVENT_ID0>}> : () -> ()
  return
}
// -----
// published: both: "use of value '%e' expects different type than prior uses: 'i64' vs 'i32'"
func.func @rejected(%e: i32) {
  hivm.hir.set_flag[<PIPE_V>, <PIPE_S>, %e]
  return
}
// -----
// published: both: "expected ','"
func.func @rejected() {
  hivm.hir.set_flag[<PIPE_V>, <PIPE_S>]
  return
}
// -----
// published: both: "custom op 'hivm.hir.set_flag' expected ::mlir::hivm::PIPE to be one of: PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2, PIPE_FIX, VIRTUAL_PIPE_MTE2_L1A, VIRTUAL_PIPE_MTE2_L1B, PIPE_NUM, PIPE_UNASSIGNED"
func.func @rejected() {
  hivm.hir.set_flag[<PIPE_V>, <PIPE_X>, <EVENT_ID0>]
  return
}
