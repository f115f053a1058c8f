// published: both
module {
  func.func @none() {
    hivm.hir.set_atomic kind = <none>[type = f32]
    return
  }
  func.func @add() {
    hivm.hir.set_atomic kind = <add>[type = f32]
    return
  }
  func.func @max() {
    hivm.hir.set_atomic kind = <max>[type = f32]
    return
  }
  func.func @min() {
    hivm.hir.set_atomic kind = <min>[type = f32]
    return
  }
  func.func @and() {
    hivm.hir.set_atomic kind = <and>[type = f32]
    return
  }
  func.func @or() {
    hivm.hir.set_atomic kind = <or>[type = f32]
    return
  }
  func.func @xor() {
    hivm.hir.set_atomic kind = <xor>[type = f32]
    return
  }
  func.func @umax() {
    hivm.hir.set_atomic kind = <umax>[type = f32]
    return
  }
  func.func @umin() {
    hivm.hir.set_atomic kind = <umin>[type = f32]
    return
  }
  func.func @attributes() {
    hivm.hir.set_atomic kind = <add>[type = i16] {note}
    return
  }
}
