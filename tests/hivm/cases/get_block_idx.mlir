// published: both
module {
  func.func @plain() {
    %0 = hivm.hir.get_block_idx -> i64
    return
  }
  func.func @attributes() {
    %0 = hivm.hir.get_block_idx {note = "x"} -> i64
    return
  }
}
