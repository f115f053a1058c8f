// published: bishengir-opt-a5
module {
  func.func @element_f8E4M3FN(%arg0: memref<8xf8E4M3FN>, %arg1: memref<8xf8E4M3FN>) {
    hivm.hir.copy ins(%arg0 : memref<8xf8E4M3FN>) outs(%arg1 : memref<8xf8E4M3FN>)
    return
  }
  func.func @element_f8E5M2(%arg0: memref<8xf8E5M2>, %arg1: memref<8xf8E5M2>) {
    hivm.hir.copy ins(%arg0 : memref<8xf8E5M2>) outs(%arg1 : memref<8xf8E5M2>)
    return
  }
}
