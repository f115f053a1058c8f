// published: bishengir-opt-a5
module {
  func.func @element_f8E4M3FN(%arg0: memref<8xf8E4M3FN>, %arg1: memref<8xf8E4M3FN>, %arg2: memref<8xf8E4M3FN>) {
    hivm.hir.atomic_cas ins(%arg0, %arg1 : memref<8xf8E4M3FN>, memref<8xf8E4M3FN>) outs(%arg2 : memref<8xf8E4M3FN>)
    return
  }
  func.func @element_f8E5M2(%arg0: memref<8xf8E5M2>, %arg1: memref<8xf8E5M2>, %arg2: memref<8xf8E5M2>) {
    hivm.hir.atomic_cas ins(%arg0, %arg1 : memref<8xf8E5M2>, memref<8xf8E5M2>) outs(%arg2 : memref<8xf8E5M2>)
    return
  }
}
