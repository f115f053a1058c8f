// published: both
module {
  func.func @buffers(%arg0: memref<8xi32>, %arg1: memref<8xi32>, %arg2: memref<8xi32>) {
    hivm.hir.atomic_cas ins(%arg0, %arg1 : memref<8xi32>, memref<8xi32>) outs(%arg2 : memref<8xi32>)
    return
  }
  func.func @tensors(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) {
    %0 = hivm.hir.atomic_cas {note} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%arg2 : tensor<8xi32>) -> tensor<8xi32>
    return
  }
  func.func @one_source(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_cas ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @element_i8(%arg0: memref<8xi8>, %arg1: memref<8xi8>, %arg2: memref<8xi8>) {
    hivm.hir.atomic_cas ins(%arg0, %arg1 : memref<8xi8>, memref<8xi8>) outs(%arg2 : memref<8xi8>)
    return
  }
  func.func @element_i16(%arg0: memref<8xi16>, %arg1: memref<8xi16>, %arg2: memref<8xi16>) {
    hivm.hir.atomic_cas ins(%arg0, %arg1 : memref<8xi16>, memref<8xi16>) outs(%arg2 : memref<8xi16>)
    return
  }
  func.func @element_i64(%arg0: memref<8xi64>, %arg1: memref<8xi64>, %arg2: memref<8xi64>) {
    hivm.hir.atomic_cas ins(%arg0, %arg1 : memref<8xi64>, memref<8xi64>) outs(%arg2 : memref<8xi64>)
    return
  }
  func.func @element_f16(%arg0: memref<8xf16>, %arg1: memref<8xf16>, %arg2: memref<8xf16>) {
    hivm.hir.atomic_cas ins(%arg0, %arg1 : memref<8xf16>, memref<8xf16>) outs(%arg2 : memref<8xf16>)
    return
  }
  func.func @element_bf16(%arg0: memref<8xbf16>, %arg1: memref<8xbf16>, %arg2: memref<8xbf16>) {
    hivm.hir.atomic_cas ins(%arg0, %arg1 : memref<8xbf16>, memref<8xbf16>) outs(%arg2 : memref<8xbf16>)
    return
  }
  func.func @element_f32(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: memref<8xf32>) {
    hivm.hir.atomic_cas ins(%arg0, %arg1 : memref<8xf32>, memref<8xf32>) outs(%arg2 : memref<8xf32>)
    return
  }
}
