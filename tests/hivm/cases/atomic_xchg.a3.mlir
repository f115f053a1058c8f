// published: bishengir-opt
module {
  func.func @element_bf16(%arg0: memref<8xbf16>, %arg1: memref<8xbf16>) {
    hivm.hir.atomic_xchg ins(%arg0 : memref<8xbf16>) outs(%arg1 : memref<8xbf16>)
    return
  }
  func.func @masked(%arg0: memref<8xi32>, %arg1: memref<8xi32>, %arg2: memref<8xi1>) {
    hivm.hir.atomic_xchg {note} ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>) mask(%arg2 : memref<8xi1>)
    return
  }
  func.func @tensors(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>, %arg2: tensor<8xi1>) {
    %0 = hivm.hir.atomic_xchg ins(%arg0 : tensor<8xi32>) outs(%arg1 : tensor<8xi32>) mask(%arg2 : tensor<8xi1>) -> tensor<8xi32>
    return
  }
}
