// published: both
module {
  func.func @plain() {
    hivm.hir.finish_debug
    return
  }
  func.func @attributes() {
    hivm.hir.finish_debug {note = [1, 2]}
    return
  }
}
