// published: both: "'hivm.hir.sync_block_wait' op Flag ID is needed!"
func.func @rejected() {
  "hivm.hir.sync_block_wait"() <{tcore_type = #hivm.tcore_type<CUBE>, tpipe = #hivm.pipe<PIPE_FIX>, pipe = #hivm.pipe<PIPE_S>}> : () -> ()
  return
}
// -----
// published: both: "'hivm.hir.sync_block_wait' op Only one flag ID is supported!"
func.func @rejected(%g: i64) {
  "hivm.hir.sync_block_wait"(%g) <{static_flag_id = 1 : i64, tcore_type = #hivm.tcore_type<CUBE>, tpipe = #hivm.pipe<PIPE_FIX>, pipe = #hivm.pipe<PIPE_S>}> : (i64) -> ()
  return
}
// -----
// published: both: "custom op 'hivm.hir.sync_block_wait' expected integer value"
func.func @rejected() {
  hivm.hir.sync_block_wait[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = "x"
  return
}
// -----
// published: both: "use of value '%g' expects different type than prior uses: 'i64' vs 'i32'"
func.func @rejected(%g: i32) {
  hivm.hir.sync_block_wait[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = %g
  return
}
