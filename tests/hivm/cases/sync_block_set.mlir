// published: both
module {
  func.func @pipe_PIPE_S() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_S>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_V() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_V>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_M() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_M>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_MTE1() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_MTE1>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_MTE2() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_MTE2>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_MTE3() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_MTE3>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_ALL() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_ALL>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_MTE4() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_MTE4>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_MTE5() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_MTE5>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_V2() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_V2>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_FIX() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_VIRTUAL_PIPE_MTE2_L1A() {
    hivm.hir.sync_block_set[<CUBE>, <VIRTUAL_PIPE_MTE2_L1A>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_VIRTUAL_PIPE_MTE2_L1B() {
    hivm.hir.sync_block_set[<CUBE>, <VIRTUAL_PIPE_MTE2_L1B>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_NUM() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_NUM>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_UNASSIGNED() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_UNASSIGNED>, <PIPE_S>] flag = 1
    return
  }
  func.func @core_CUBE() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_MTE2>] flag = 3
    return
  }
  func.func @core_VECTOR() {
    hivm.hir.sync_block_set[<VECTOR>, <PIPE_FIX>, <PIPE_MTE2>] flag = 3
    return
  }
  func.func @core_CUBE_OR_VECTOR() {
    hivm.hir.sync_block_set[<CUBE_OR_VECTOR>, <PIPE_FIX>, <PIPE_MTE2>] flag = 3
    return
  }
  func.func @core_CUBE_AND_VECTOR() {
    hivm.hir.sync_block_set[<CUBE_AND_VECTOR>, <PIPE_FIX>, <PIPE_MTE2>] flag = 3
    return
  }
  func.func @dynamic(%arg0: i64, %arg1: i64) {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_MTE2>] flag = %arg0
    return
  }
  func.func @ffts(%arg0: i64, %arg1: i64) {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_MTE2>] flag = 15 ffts_base_addr = %arg1
    return
  }
  func.func @mode_INTER_BLOCK_SYNCHRONIZATION() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_MTE2>] flag = 0 sync_instr_mode = <INTER_BLOCK_SYNCHRONIZATION>
    return
  }
  func.func @mode_INTER_SUBBLOCK_SYNCHRONIZATION() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_MTE2>] flag = 0 sync_instr_mode = <INTER_SUBBLOCK_SYNCHRONIZATION>
    return
  }
  func.func @everything(%arg0: i64, %arg1: i64) {
    hivm.hir.sync_block_set {note}[<CUBE>, <PIPE_FIX>, <PIPE_MTE2>] flag = %arg0 ffts_base_addr = %arg1 sync_instr_mode = <INTER_BLOCK_SYNCHRONIZATION>
    return
  }
}
