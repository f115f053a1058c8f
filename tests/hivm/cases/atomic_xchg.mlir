// published: both
module {
  func.func @element_i8(%arg0: memref<8xi8>, %arg1: memref<8xi8>) {
    hivm.hir.atomic_xchg ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xi8>)
    return
  }
  func.func @element_i16(%arg0: memref<8xi16>, %arg1: memref<8xi16>) {
    hivm.hir.atomic_xchg ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<8xi16>)
    return
  }
  func.func @element_i32(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_xchg ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @element_i64(%arg0: memref<8xi64>, %arg1: memref<8xi64>) {
    hivm.hir.atomic_xchg ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<8xi64>)
    return
  }
  func.func @element_f16(%arg0: memref<8xf16>, %arg1: memref<8xf16>) {
    hivm.hir.atomic_xchg ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @element_f32(%arg0: memref<8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.atomic_xchg ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @tensors_unmasked(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) {
    %0 = hivm.hir.atomic_xchg ins(%arg0 : tensor<8xi32>) outs(%arg1 : tensor<8xi32>) -> tensor<8xi32>
    return
  }
  func.func @scalar(%arg0: i32, %arg1: memref<8xi32>) {
    hivm.hir.atomic_xchg ins(%arg0 : i32) outs(%arg1 : memref<8xi32>)
    return
  }
}
