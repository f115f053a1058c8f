// published: both
module {
  func.func @true() {
    hivm.hir.set_ctrl true at ctrl[60]
    return
  }
  func.func @attributes_true() {
    hivm.hir.set_ctrl true at ctrl[0] {note}
    return
  }
  func.func @false() {
    hivm.hir.set_ctrl false at ctrl[60]
    return
  }
  func.func @attributes_false() {
    hivm.hir.set_ctrl false at ctrl[0] {note}
    return
  }
  func.func @negative() {
    hivm.hir.set_ctrl true at ctrl[-1]
    return
  }
}
