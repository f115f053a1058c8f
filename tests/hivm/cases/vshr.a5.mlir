// published: bishengir-opt-a5
module {
  func.func @element_i8(%arg0: memref<4x8xi8>, %arg1: memref<4x8xi8>, %arg2: memref<4x8xi8>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<4x8xi8>, memref<4x8xi8>) outs(%arg2 : memref<4x8xi8>)
    return
  }
  func.func @round_true(%arg0: memref<8xi32>, %arg1: i32) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<8xi32>, i32) outs(%arg0 : memref<8xi32>)
    return
  }
}
