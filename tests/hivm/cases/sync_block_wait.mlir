// published: both
module {
  func.func @pipe_PIPE_S() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_S>, <PIPE_S>] flag = 1
    return
  }
  func.func @pipe_PIPE_V() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_V>, <PIPE_V>] flag = 1
    return
  }
  func.func @pipe_PIPE_M() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_M>, <PIPE_M>] flag = 1
    return
  }
  func.func @pipe_PIPE_MTE1() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_MTE1>, <PIPE_MTE1>] flag = 1
    return
  }
  func.func @pipe_PIPE_MTE2() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_MTE2>, <PIPE_MTE2>] flag = 1
    return
  }
  func.func @pipe_PIPE_MTE3() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_MTE3>, <PIPE_MTE3>] flag = 1
    return
  }
  func.func @pipe_PIPE_ALL() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_ALL>, <PIPE_ALL>] flag = 1
    return
  }
  func.func @pipe_PIPE_MTE4() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_MTE4>, <PIPE_MTE4>] flag = 1
    return
  }
  func.func @pipe_PIPE_MTE5() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_MTE5>, <PIPE_MTE5>] flag = 1
    return
  }
  func.func @pipe_PIPE_V2() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_V2>, <PIPE_V2>] flag = 1
    return
  }
  func.func @pipe_PIPE_FIX() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_FIX>, <PIPE_FIX>] flag = 1
    return
  }
  func.func @pipe_VIRTUAL_PIPE_MTE2_L1A() {
    hivm.hir.sync_block_wait[<CUBE>, <VIRTUAL_PIPE_MTE2_L1A>, <VIRTUAL_PIPE_MTE2_L1A>] flag = 1
    return
  }
  func.func @pipe_VIRTUAL_PIPE_MTE2_L1B() {
    hivm.hir.sync_block_wait[<CUBE>, <VIRTUAL_PIPE_MTE2_L1B>, <VIRTUAL_PIPE_MTE2_L1B>] flag = 1
    return
  }
  func.func @pipe_PIPE_NUM() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_NUM>, <PIPE_NUM>] flag = 1
    return
  }
  func.func @pipe_PIPE_UNASSIGNED() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_UNASSIGNED>, <PIPE_UNASSIGNED>] flag = 1
    return
  }
  func.func @core_CUBE() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_FIX>, <PIPE_MTE2>] flag = 3
    return
  }
  func.func @core_VECTOR() {
    hivm.hir.sync_block_wait[<VECTOR>, <PIPE_FIX>, <PIPE_MTE2>] flag = 3
    return
  }
  func.func @core_CUBE_OR_VECTOR() {
    hivm.hir.sync_block_wait[<CUBE_OR_VECTOR>, <PIPE_FIX>, <PIPE_MTE2>] flag = 3
    return
  }
  func.func @core_CUBE_AND_VECTOR() {
    hivm.hir.sync_block_wait[<CUBE_AND_VECTOR>, <PIPE_FIX>, <PIPE_MTE2>] flag = 3
    return
  }
  func.func @dynamic(%arg0: i64, %arg1: i64) {
    hivm.hir.sync_block_wait[<VECTOR>, <PIPE_MTE2>, <PIPE_MTE2>] flag = %arg0
    return
  }
}
