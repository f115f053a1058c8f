// published: both: "'hivm.hir.sync_block_set' op Flag ID is needed!"
func.func @rejected() {
  "hivm.hir.sync_block_set"() <{tcore_type = #hivm.tcore_type<CUBE>, tpipe = #hivm.pipe<PIPE_FIX>, pipe = #hivm.pipe<PIPE_S>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  return
}
// -----
// published: both: "'hivm.hir.sync_block_set' op Only one flag ID is supported!"
func.func @rejected(%g: i64) {
  "hivm.hir.sync_block_set"(%g) <{static_flag_id = 1 : i64, tcore_type = #hivm.tcore_type<CUBE>, tpipe = #hivm.pipe<PIPE_FIX>, pipe = #hivm.pipe<PIPE_S>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
  return
}
// -----
// published: both: "custom op 'hivm.hir.sync_block_set' expected integer value"
func.func @rejected() {
  hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = "x"
  return
}
// -----
// published: both: "use of value '%g' expects different type than prior uses: 'i64' vs 'i32'"
func.func @rejected(%g: i32) {
  hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = %g
  return
}
