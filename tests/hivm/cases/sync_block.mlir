// published: both
module {
  func.func @ALL_CUBE_old_all(%arg0: i64) {
    hivm.hir.sync_block[<ALL_CUBE>, 1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @ALL_CUBE_old_cube(%arg0: i64) {
    hivm.hir.sync_block[<ALL_CUBE>, 1 : i16] tcube_pipe = <PIPE_FIX>
    return
  }
  func.func @ALL_VECTOR_old_all(%arg0: i64) {
    hivm.hir.sync_block[<ALL_VECTOR>, 1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @ALL_VECTOR_old_vector(%arg0: i64) {
    hivm.hir.sync_block[<ALL_VECTOR>, 1 : i16] tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @ALL_SUB_VECTOR_old_all(%arg0: i64) {
    hivm.hir.sync_block[<ALL_SUB_VECTOR>, 1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @ALL_SUB_VECTOR_old_vector(%arg0: i64) {
    hivm.hir.sync_block[<ALL_SUB_VECTOR>, 1 : i16] tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @BARRIER_CUBE_bare(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_CUBE>]
    return
  }
  func.func @BARRIER_CUBE_flag(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_CUBE>, 0 : i16]
    return
  }
  func.func @BARRIER_CUBE_flag_i64(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_CUBE>, 0 : i64]
    return
  }
  func.func @BARRIER_CUBE_ffts(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_CUBE>, 1 : i16] ffts_base_addr = %arg0
    return
  }
  func.func @BARRIER_VECTOR_bare(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_VECTOR>]
    return
  }
  func.func @BARRIER_VECTOR_flag(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_VECTOR>, 0 : i16]
    return
  }
  func.func @BARRIER_VECTOR_flag_i64(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_VECTOR>, 0 : i64]
    return
  }
  func.func @BARRIER_VECTOR_ffts(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_VECTOR>, 1 : i16] ffts_base_addr = %arg0
    return
  }
  func.func @ALL_old_all(%arg0: i64) {
    hivm.hir.sync_block[<ALL>, 1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
}
