// published: both
module {
  func.func @PIPE_S() {
    hivm.hir.pipe_barrier[<PIPE_S>]
    return
  }
  func.func @PIPE_V() {
    hivm.hir.pipe_barrier[<PIPE_V>]
    return
  }
  func.func @PIPE_M() {
    hivm.hir.pipe_barrier[<PIPE_M>]
    return
  }
  func.func @PIPE_MTE1() {
    hivm.hir.pipe_barrier[<PIPE_MTE1>]
    return
  }
  func.func @PIPE_MTE2() {
    hivm.hir.pipe_barrier[<PIPE_MTE2>]
    return
  }
  func.func @PIPE_MTE3() {
    hivm.hir.pipe_barrier[<PIPE_MTE3>]
    return
  }
  func.func @PIPE_ALL() {
    hivm.hir.pipe_barrier[<PIPE_ALL>]
    return
  }
  func.func @PIPE_MTE4() {
    hivm.hir.pipe_barrier[<PIPE_MTE4>]
    return
  }
  func.func @PIPE_MTE5() {
    hivm.hir.pipe_barrier[<PIPE_MTE5>]
    return
  }
  func.func @PIPE_V2() {
    hivm.hir.pipe_barrier[<PIPE_V2>]
    return
  }
  func.func @PIPE_FIX() {
    hivm.hir.pipe_barrier[<PIPE_FIX>]
    return
  }
  func.func @VIRTUAL_PIPE_MTE2_L1A() {
    hivm.hir.pipe_barrier[<VIRTUAL_PIPE_MTE2_L1A>]
    return
  }
  func.func @VIRTUAL_PIPE_MTE2_L1B() {
    hivm.hir.pipe_barrier[<VIRTUAL_PIPE_MTE2_L1B>]
    return
  }
  func.func @PIPE_NUM() {
    hivm.hir.pipe_barrier[<PIPE_NUM>]
    return
  }
  func.func @PIPE_UNASSIGNED() {
    hivm.hir.pipe_barrier[<PIPE_UNASSIGNED>]
    return
  }
  func.func @attributes() {
    hivm.hir.pipe_barrier[<PIPE_V>] {note}
    return
  }
}
