// published: bishengir-opt
module {
  func.func @signed_dictionary_true(%arg0: memref<8xi32>) {
    hivm.hir.vmin {is_signed = true} ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg0 : memref<8xi32>)
    return
  }
  func.func @signed_dictionary_false(%arg0: memref<8xi32>) {
    hivm.hir.vmin {is_signed = false} ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg0 : memref<8xi32>)
    return
  }
}
