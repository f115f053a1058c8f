// published: both
module {
  func.func @PIPE_S() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_V() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_M() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_M>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_MTE1() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_MTE1>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_MTE2() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_MTE3() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_ALL() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_ALL>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_MTE4() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_MTE4>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_MTE5() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_MTE5>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_V2() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_V2>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_FIX() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_FIX>, <EVENT_ID0>]
    return
  }
  func.func @VIRTUAL_PIPE_MTE2_L1A() {
    hivm.hir.wait_flag[<PIPE_V>, <VIRTUAL_PIPE_MTE2_L1A>, <EVENT_ID0>]
    return
  }
  func.func @VIRTUAL_PIPE_MTE2_L1B() {
    hivm.hir.wait_flag[<PIPE_V>, <VIRTUAL_PIPE_MTE2_L1B>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_NUM() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_NUM>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_UNASSIGNED() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_UNASSIGNED>, <EVENT_ID0>]
    return
  }
  func.func @event_0() {
    hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @event_1() {
    hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
    return
  }
  func.func @event_2() {
    hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID2>]
    return
  }
  func.func @event_3() {
    hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>]
    return
  }
  func.func @event_4() {
    hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID4>]
    return
  }
  func.func @event_5() {
    hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID5>]
    return
  }
  func.func @event_6() {
    hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID6>]
    return
  }
  func.func @event_7() {
    hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID7>]
    return
  }
  func.func @dynamic(%arg0: i64) {
    hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, %arg0]
    return
  }
  func.func @attributes(%arg0: i64) {
    hivm.hir.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>] {note = 1 : i32}
    return
  }
}
