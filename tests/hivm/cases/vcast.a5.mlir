// published: bishengir-opt-a5
module {
  func.func @from_f16_to_i1(%arg0: memref<8xf16>, %arg1: memref<8xi1>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xi1>)
    return
  }
  func.func @from_f32_to_f8E4M3FN(%arg0: memref<8xf32>, %arg1: memref<8xf8E4M3FN>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf8E4M3FN>)
    return
  }
  func.func @from_f32_to_f8E5M2(%arg0: memref<8xf32>, %arg1: memref<8xf8E5M2>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf8E5M2>)
    return
  }
  func.func @from_f8E4M3FN_to_f32(%arg0: memref<8xf8E4M3FN>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf8E4M3FN>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @from_f8E5M2_to_f32(%arg0: memref<8xf8E5M2>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf8E5M2>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @from_i64_to_i8(%arg0: memref<8xi64>, %arg1: memref<8xi8>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<8xi8>)
    return
  }
  func.func @from_i64_to_i16(%arg0: memref<8xi64>, %arg1: memref<8xi16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<8xi16>)
    return
  }
  func.func @from_i1_to_i64(%arg0: memref<8xi1>, %arg1: memref<8xi64>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<8xi64>)
    return
  }
  func.func @from_ui16_to_f32(%arg0: memref<8xui16>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xui16>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @round_truncwithoverflow_integer(%arg0: memref<8xf32>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xi32>) round_mode = <truncwithoverflow>
    return
  }
}
