// published: bishengir-opt-a5
module {
  func.func @broadcast_in_dictionary(%arg0: memref<4x1xi1>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>) {
    hivm.hir.vsel {broadcast = array<i64: 1>} ins(%arg0, %arg1, %arg2 : memref<4x1xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
    return
  }
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
  func.func @transpose_in_dictionary(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xi1>, %arg2: i32, %arg3: memref<4x2x8xi1>, %arg4: memref<4x2x8xf32>) {
    hivm.hir.vsel {transpose = array<i64: 1, 0, 2>} ins(%arg1, %arg0, %arg0 : memref<2x4x8xi1>, memref<2x4x8xf32>, memref<2x4x8xf32>) outs(%arg4 : memref<4x2x8xf32>)
    return
  }
}
