// published: bishengir-opt-a5
module {
  func.func @tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>) {
    %0 = hivm.hir.vpow ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @dynamic_tensors(%arg0: tensor<?x8xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<?x8xf32>) {
    %0 = hivm.hir.vpow ins(%arg0, %arg1 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%arg2 : tensor<?x8xf32>) -> tensor<?x8xf32>
    return
  }
  func.func @buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>) {
    hivm.hir.vpow ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    return
  }
  func.func @on_chip_buffers(%arg0: memref<4x8xf32, #hivm.address_space<ub>>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, #hivm.address_space<ub>>) {
    hivm.hir.vpow ins(%arg0, %arg1 : memref<4x8xf32, #hivm.address_space<ub>>, memref<4x8xf32, #hivm.address_space<ub>>) outs(%arg2 : memref<4x8xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @strided_buffers(%arg0: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg1: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) {
    hivm.hir.vpow ins(%arg0, %arg1 : memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) outs(%arg2 : memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic_buffers(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
    hivm.hir.vpow ins(%arg0, %arg1 : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%arg2 : memref<?x?xf32, strided<[?, 1], offset: ?>>)
    return
  }
  func.func @temp_buffer(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<64xf32, #hivm.address_space<ub>>) {
    hivm.hir.vpow ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>) temp_buffer(%arg3 : memref<64xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @discardable(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>) {
    hivm.hir.vpow {hivm.is_distributed, note = "x"} ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    return
  }
  func.func @element_i8(%arg0: memref<4x8xi8>, %arg1: memref<4x8xi8>, %arg2: memref<4x8xi8>) {
    hivm.hir.vpow ins(%arg0, %arg1 : memref<4x8xi8>, memref<4x8xi8>) outs(%arg2 : memref<4x8xi8>)
    return
  }
  func.func @element_i16(%arg0: memref<4x8xi16>, %arg1: memref<4x8xi16>, %arg2: memref<4x8xi16>) {
    hivm.hir.vpow ins(%arg0, %arg1 : memref<4x8xi16>, memref<4x8xi16>) outs(%arg2 : memref<4x8xi16>)
    return
  }
  func.func @element_f16(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>, %arg2: memref<4x8xf16>) {
    hivm.hir.vpow ins(%arg0, %arg1 : memref<4x8xf16>, memref<4x8xf16>) outs(%arg2 : memref<4x8xf16>)
    return
  }
  func.func @rank_one(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: memref<8xf32>) {
    hivm.hir.vpow ins(%arg0, %arg1 : memref<8xf32>, memref<8xf32>) outs(%arg2 : memref<8xf32>)
    return
  }
  func.func @rank_five(%arg0: memref<2x2x2x2x2xf32>, %arg1: memref<2x2x2x2x2xf32>, %arg2: memref<2x2x2x2x2xf32>) {
    hivm.hir.vpow ins(%arg0, %arg1 : memref<2x2x2x2x2xf32>, memref<2x2x2x2x2xf32>) outs(%arg2 : memref<2x2x2x2x2xf32>)
    return
  }
}
