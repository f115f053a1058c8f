// published: bishengir-opt-a5
module {
  func.func @element_i1(%arg0: memref<8xi1>, %arg1: memref<8xi1>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xi1>, memref<8xi1>) outs(%arg1 : memref<8xi1>)
    return
  }
  func.func @element_i8(%arg0: memref<8xi1>, %arg1: memref<8xi8>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xi8>, memref<8xi8>) outs(%arg1 : memref<8xi8>)
    return
  }
  func.func @element_si8(%arg0: memref<8xi1>, %arg1: memref<8xsi8>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xsi8>, memref<8xsi8>) outs(%arg1 : memref<8xsi8>)
    return
  }
  func.func @element_ui8(%arg0: memref<8xi1>, %arg1: memref<8xui8>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xui8>, memref<8xui8>) outs(%arg1 : memref<8xui8>)
    return
  }
  func.func @element_f8E4M3FN(%arg0: memref<8xi1>, %arg1: memref<8xf8E4M3FN>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xf8E4M3FN>, memref<8xf8E4M3FN>) outs(%arg1 : memref<8xf8E4M3FN>)
    return
  }
  func.func @element_ui64(%arg0: memref<8xi1>, %arg1: memref<8xui64>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xui64>, memref<8xui64>) outs(%arg1 : memref<8xui64>)
    return
  }
}
