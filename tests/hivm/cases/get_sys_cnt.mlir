// published: bishengir-opt
module {
  func.func @plain() {
    %0 = hivm.hir.get_sys_cnt -> i64
    return
  }
  func.func @attributes() {
    %0 = hivm.hir.get_sys_cnt {note = "x"} -> i64
    return
  }
}
