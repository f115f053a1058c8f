// published: bishengir-opt
module {
  func.func @signed_dictionary_true(%arg0: memref<8xi32>, %arg1: memref<8xi1>) {
    hivm.hir.vcmp {is_signed = true} ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg1 : memref<8xi1>) compare_mode = <lt>
    return
  }
  func.func @signed_dictionary_false(%arg0: memref<8xi32>, %arg1: memref<8xi1>) {
    hivm.hir.vcmp {is_signed = false} ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg1 : memref<8xi1>) compare_mode = <lt>
    return
  }
}
