// published: both
module {
  func.func @plain() {
    hivm.hir.init_debug
    return
  }
  func.func @attributes() {
    hivm.hir.init_debug {note = [1, 2]}
    return
  }
}
