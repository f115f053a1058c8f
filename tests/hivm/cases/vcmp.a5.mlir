// published: bishengir-opt-a5
module {
  func.func @element_i1(%arg0: memref<4x8xi1>, %arg1: memref<4x8xi1>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xi1>, memref<4x8xi1>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_bf16(%arg0: memref<4x8xbf16>, %arg1: memref<4x8xbf16>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xbf16>, memref<4x8xbf16>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_i8(%arg0: memref<4x8xi8>, %arg1: memref<4x8xi8>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xi8>, memref<4x8xi8>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_ui8(%arg0: memref<4x8xui8>, %arg1: memref<4x8xui8>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xui8>, memref<4x8xui8>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_ui16(%arg0: memref<4x8xui16>, %arg1: memref<4x8xui16>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xui16>, memref<4x8xui16>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_ui32(%arg0: memref<4x8xui32>, %arg1: memref<4x8xui32>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xui32>, memref<4x8xui32>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_ui64(%arg0: memref<4x8xui64>, %arg1: memref<4x8xui64>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xui64>, memref<4x8xui64>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_f8E4M3FN(%arg0: memref<4x8xf8E4M3FN>, %arg1: memref<4x8xf8E4M3FN>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xf8E4M3FN>, memref<4x8xf8E4M3FN>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_f8E5M2(%arg0: memref<4x8xf8E5M2>, %arg1: memref<4x8xf8E5M2>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xf8E5M2>, memref<4x8xf8E5M2>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @signed_equals_true(%arg0: memref<8xi32>, %arg1: memref<8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg1 : memref<8xi1>) compare_mode = <lt>
    return
  }
}
