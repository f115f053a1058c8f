// published: bishengir-opt-a5
module {
  func.func @element_i8(%arg0: memref<4x8xi8>, %arg1: memref<4x8xi8>, %arg2: memref<4x8xi8>) {
    hivm.hir.vdiv ins(%arg0, %arg1 : memref<4x8xi8>, memref<4x8xi8>) outs(%arg2 : memref<4x8xi8>)
    return
  }
  func.func @element_i16(%arg0: memref<4x8xi16>, %arg1: memref<4x8xi16>, %arg2: memref<4x8xi16>) {
    hivm.hir.vdiv ins(%arg0, %arg1 : memref<4x8xi16>, memref<4x8xi16>) outs(%arg2 : memref<4x8xi16>)
    return
  }
  func.func @element_i32(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>) {
    hivm.hir.vdiv ins(%arg0, %arg1 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>)
    return
  }
  func.func @signed_true(%arg0: memref<8xi32>) {
    hivm.hir.vdiv ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg0 : memref<8xi32>)
    return
  }
  func.func @high_precision_true(%arg0: memref<8xf32>) {
    hivm.hir.vdiv ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg0 : memref<8xf32>) isHP = true
    return
  }
  func.func @is_signed_dictionary_true(%arg0: memref<8xi32>) {
    hivm.hir.vdiv {is_signed = true} ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg0 : memref<8xi32>)
    return
  }
  func.func @signed_false(%arg0: memref<8xi32>) {
    hivm.hir.vdiv ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg0 : memref<8xi32>) isSigned = false
    return
  }
  func.func @high_precision_false(%arg0: memref<8xf32>) {
    hivm.hir.vdiv ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg0 : memref<8xf32>)
    return
  }
  func.func @both_false(%arg0: memref<8xf32>) {
    hivm.hir.vdiv ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg0 : memref<8xf32>) isSigned = false
    return
  }
  func.func @is_signed_dictionary_false(%arg0: memref<8xi32>) {
    hivm.hir.vdiv {is_signed = false} ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg0 : memref<8xi32>)
    return
  }
}
