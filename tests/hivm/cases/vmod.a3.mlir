// published: bishengir-opt
module {
  func.func @element_f64(%arg0: memref<4x8xf64>, %arg1: memref<4x8xf64>, %arg2: memref<4x8xf64>) {
    hivm.hir.vmod ins(%arg0, %arg1 : memref<4x8xf64>, memref<4x8xf64>) outs(%arg2 : memref<4x8xf64>)
    return
  }
  func.func @element_bf16(%arg0: memref<4x8xbf16>, %arg1: memref<4x8xbf16>, %arg2: memref<4x8xbf16>) {
    hivm.hir.vmod ins(%arg0, %arg1 : memref<4x8xbf16>, memref<4x8xbf16>) outs(%arg2 : memref<4x8xbf16>)
    return
  }
  func.func @element_i4(%arg0: memref<4x8xi4>, %arg1: memref<4x8xi4>, %arg2: memref<4x8xi4>) {
    hivm.hir.vmod ins(%arg0, %arg1 : memref<4x8xi4>, memref<4x8xi4>) outs(%arg2 : memref<4x8xi4>)
    return
  }
}
