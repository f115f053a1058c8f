// published: bishengir-opt
module {
  func.func @mode_INTRA_BLOCK_SYNCHRONIZATION() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_MTE2>] flag = 0 sync_instr_mode = <INTRA_BLOCK_SYNCHRONIZATION>
    return
  }
}
