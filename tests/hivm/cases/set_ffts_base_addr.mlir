// published: both
module {
  func.func @plain(%arg0: i64) {
    hivm.hir.set_ffts_base_addr %arg0
    return
  }
  func.func @attributes(%arg0: i64) {
    hivm.hir.set_ffts_base_addr {note} %arg0
    return
  }
}
