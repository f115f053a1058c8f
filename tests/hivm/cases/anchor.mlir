// published: bishengir-opt-a5
module {
  func.func @plain() {
    hivm.hir.anchor {id = 3 : i64}
    return
  }
  func.func @CUBE() {
    hivm.hir.anchor {id = 3 : i64, tcore_type = #hivm.tcore_type<CUBE>}
    return
  }
  func.func @VECTOR() {
    hivm.hir.anchor {id = 3 : i64, tcore_type = #hivm.tcore_type<VECTOR>}
    return
  }
  func.func @CUBE_OR_VECTOR() {
    hivm.hir.anchor {id = 3 : i64, tcore_type = #hivm.tcore_type<CUBE_OR_VECTOR>}
    return
  }
  func.func @CUBE_AND_VECTOR() {
    hivm.hir.anchor {id = 3 : i64, tcore_type = #hivm.tcore_type<CUBE_AND_VECTOR>}
    return
  }
  func.func @attributes() {
    hivm.hir.anchor {id = 0 : i64, note}
    return
  }
}
