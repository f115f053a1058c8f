// published: both: "custom op 'hivm.hir.pipe_barrier' expected ::mlir::hivm::PIPE to be one of: PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2, PIPE_FIX, VIRTUAL_PIPE_MTE2_L1A, VIRTUAL_PIPE_MTE2_L1B, PIPE_NUM, PIPE_UNASSIGNED"
func.func @rejected() {
  hivm.hir.pipe_barrier[<PIPE_X>]
  return
}
