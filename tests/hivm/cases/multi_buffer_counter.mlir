// published: none
module {
  func.func @plain() {
    %0 = hivm.hir.multi_buffer_counter -> i64
    return
  }
  func.func @attributes() {
    %0 = hivm.hir.multi_buffer_counter {note = "x"} -> i64
    return
  }
}
