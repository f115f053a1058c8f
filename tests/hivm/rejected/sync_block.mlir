// published: both: "'hivm.hir.sync_block' op tcube_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_CUBE>]
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_CUBE>, 1 : i16] ffts_base_addr = %g
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_CUBE>] tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_CUBE>, 1 : i16] ffts_base_addr = %g tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_VECTOR>]
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_VECTOR>, 1 : i16] ffts_base_addr = %g
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_VECTOR>] tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_VECTOR>, 1 : i16] ffts_base_addr = %g tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_SUB_VECTOR>]
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_SUB_VECTOR>, 1 : i16] ffts_base_addr = %g
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_SUB_VECTOR>] tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_SUB_VECTOR>, 1 : i16] ffts_base_addr = %g tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_CUBE>] tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_CUBE>, 1 : i16] ffts_base_addr = %g tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_CUBE>] tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_CUBE>, 1 : i16] ffts_base_addr = %g tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_CUBE>] tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_CUBE>, 1 : i16] ffts_base_addr = %g tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_VECTOR>] tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_VECTOR>, 1 : i16] ffts_base_addr = %g tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_VECTOR>] tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_VECTOR>, 1 : i16] ffts_base_addr = %g tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_VECTOR>] tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should not be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<BARRIER_VECTOR>, 1 : i16] ffts_base_addr = %g tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL>]
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL>, 1 : i16] ffts_base_addr = %g
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL>] tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tvector_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL>, 1 : i16] ffts_base_addr = %g tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL>] tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe should be defined!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL>, 1 : i16] ffts_base_addr = %g tvector_pipe = <PIPE_MTE3>
  return
}
// -----
// published: both: "custom op 'hivm.hir.sync_block' invalid kind of attribute specified"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_CUBE>, "x"] ffts_base_addr = %g tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "custom op 'hivm.hir.sync_block' invalid kind of attribute specified"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL_CUBE>, 1.0 : f32] ffts_base_addr = %g tcube_pipe = <PIPE_FIX>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe of should match CUBE core type!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL>, 1 : i16] ffts_base_addr = %g tcube_pipe = <PIPE_V> tvector_pipe = <PIPE_M>
  return
}
// -----
// published: both: "'hivm.hir.sync_block' op tcube_pipe of should match CUBE core type!"
func.func @rejected(%g: i64) {
  hivm.hir.sync_block[<ALL>, 1 : i16] ffts_base_addr = %g tcube_pipe = <PIPE_MTE3> tvector_pipe = <PIPE_FIX>
  return
}
