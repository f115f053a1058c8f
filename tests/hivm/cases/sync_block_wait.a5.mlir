// published: bishengir-opt-a5
module {
  func.func @mode_INTER_BLOCK_SYNCHRONIZATION() {
    hivm.hir.sync_block_wait[<VECTOR>, <PIPE_MTE2>, <PIPE_MTE2>] flag = 0 sync_instr_mode = <INTER_BLOCK_SYNCHRONIZATION>
    return
  }
  func.func @mode_INTER_SUBBLOCK_SYNCHRONIZATION() {
    hivm.hir.sync_block_wait[<VECTOR>, <PIPE_MTE2>, <PIPE_MTE2>] flag = 0 sync_instr_mode = <INTER_SUBBLOCK_SYNCHRONIZATION>
    return
  }
  func.func @mode_INTRA_BLOCK_SYNCHRONIZATION() {
    hivm.hir.sync_block_wait[<VECTOR>, <PIPE_MTE2>, <PIPE_MTE2>] flag = 0
    return
  }
  func.func @everything(%arg0: i64, %arg1: i64) {
    hivm.hir.sync_block_wait {note}[<VECTOR>, <PIPE_MTE2>, <PIPE_MTE2>] flag = %arg0 sync_instr_mode = <INTER_BLOCK_SYNCHRONIZATION>
    return
  }
}
