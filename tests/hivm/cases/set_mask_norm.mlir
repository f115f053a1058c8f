// published: both
module {
  func.func @plain() {
    hivm.hir.set_mask_norm
    return
  }
  func.func @attributes() {
    hivm.hir.set_mask_norm {note = [1, 2]}
    return
  }
}
