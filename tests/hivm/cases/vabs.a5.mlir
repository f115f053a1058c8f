// published: bishengir-opt-a5
module {
  func.func @element_i8(%arg0: memref<4x8xi8>, %arg1: memref<4x8xi8>) {
    hivm.hir.vabs ins(%arg0 : memref<4x8xi8>) outs(%arg1 : memref<4x8xi8>)
    return
  }
}
