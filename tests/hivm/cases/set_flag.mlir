// published: both
module {
  func.func @PIPE_S() {
    hivm.hir.set_flag[<PIPE_S>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_V() {
    hivm.hir.set_flag[<PIPE_V>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_M() {
    hivm.hir.set_flag[<PIPE_M>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_MTE1() {
    hivm.hir.set_flag[<PIPE_MTE1>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_MTE2() {
    hivm.hir.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_MTE3() {
    hivm.hir.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_ALL() {
    hivm.hir.set_flag[<PIPE_ALL>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_MTE4() {
    hivm.hir.set_flag[<PIPE_MTE4>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_MTE5() {
    hivm.hir.set_flag[<PIPE_MTE5>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_V2() {
    hivm.hir.set_flag[<PIPE_V2>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_FIX() {
    hivm.hir.set_flag[<PIPE_FIX>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @VIRTUAL_PIPE_MTE2_L1A() {
    hivm.hir.set_flag[<VIRTUAL_PIPE_MTE2_L1A>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @VIRTUAL_PIPE_MTE2_L1B() {
    hivm.hir.set_flag[<VIRTUAL_PIPE_MTE2_L1B>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_NUM() {
    hivm.hir.set_flag[<PIPE_NUM>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @PIPE_UNASSIGNED() {
    hivm.hir.set_flag[<PIPE_UNASSIGNED>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @event_1() {
    hivm.hir.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
    return
  }
  func.func @event_2() {
    hivm.hir.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID2>]
    return
  }
  func.func @event_3() {
    hivm.hir.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>]
    return
  }
  func.func @event_4() {
    hivm.hir.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID4>]
    return
  }
  func.func @event_5() {
    hivm.hir.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID5>]
    return
  }
  func.func @event_6() {
    hivm.hir.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID6>]
    return
  }
  func.func @event_7() {
    hivm.hir.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID7>]
    return
  }
  func.func @dynamic(%arg0: i64) {
    hivm.hir.set_flag[<PIPE_MTE2>, <PIPE_V>, %arg0]
    return
  }
  func.func @attributes(%arg0: i64) {
    hivm.hir.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>] {note = 1 : i32}
    return
  }
}
