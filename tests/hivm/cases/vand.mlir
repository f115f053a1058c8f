// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>) {
    %0 = hivm.hir.vand ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @dynamic_tensors(%arg0: tensor<?x8xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<?x8xf32>) {
    %0 = hivm.hir.vand ins(%arg0, %arg1 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%arg2 : tensor<?x8xf32>) -> tensor<?x8xf32>
    return
  }
  func.func @buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    return
  }
  func.func @on_chip_buffers(%arg0: memref<4x8xf32, #hivm.address_space<ub>>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, #hivm.address_space<ub>>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xf32, #hivm.address_space<ub>>, memref<4x8xf32, #hivm.address_space<ub>>) outs(%arg2 : memref<4x8xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @strided_buffers(%arg0: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg1: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) outs(%arg2 : memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic_buffers(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%arg2 : memref<?x?xf32, strided<[?, 1], offset: ?>>)
    return
  }
  func.func @broadcast_last(%arg0: memref<4x1xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x1xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>) broadcast = [1]
    return
  }
  func.func @broadcast_both(%arg0: memref<1x1xf32>, %arg1: memref<1x1xf32>, %arg2: memref<4x8xf32>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<1x1xf32>, memref<1x1xf32>) outs(%arg2 : memref<4x8xf32>) broadcast = [0, 1]
    return
  }
  func.func @broadcast_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x8xf32>) {
    %0 = hivm.hir.vand ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x1xf32>) outs(%arg2 : tensor<4x8xf32>) broadcast = [1] -> tensor<4x8xf32>
    return
  }
  func.func @transpose(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xf32>, %arg2: memref<4x2x8xf32>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x4x8xf32>) outs(%arg2 : memref<4x2x8xf32>) transpose = [1, 0, 2]
    return
  }
  func.func @transpose_tensors(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x4x8xf32>, %arg2: tensor<4x2x8xf32>) {
    %0 = hivm.hir.vand ins(%arg0, %arg1 : tensor<2x4x8xf32>, tensor<2x4x8xf32>) outs(%arg2 : tensor<4x2x8xf32>) transpose = [1, 0, 2] -> tensor<4x2x8xf32>
    return
  }
  func.func @temp_buffer(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<64xf32, #hivm.address_space<ub>>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>) temp_buffer(%arg3 : memref<64xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @temp_buffer_and_broadcast(%arg0: memref<4x1xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<64xf32>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x1xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>) temp_buffer(%arg3 : memref<64xf32>) broadcast = [1]
    return
  }
  func.func @discardable(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>) {
    hivm.hir.vand {hivm.is_distributed, note = "x"} ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    return
  }
  func.func @element_i1(%arg0: memref<4x8xi1>, %arg1: memref<4x8xi1>, %arg2: memref<4x8xi1>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xi1>, memref<4x8xi1>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_i8(%arg0: memref<4x8xi8>, %arg1: memref<4x8xi8>, %arg2: memref<4x8xi8>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xi8>, memref<4x8xi8>) outs(%arg2 : memref<4x8xi8>)
    return
  }
  func.func @element_ui8(%arg0: memref<4x8xui8>, %arg1: memref<4x8xui8>, %arg2: memref<4x8xui8>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xui8>, memref<4x8xui8>) outs(%arg2 : memref<4x8xui8>)
    return
  }
  func.func @element_i16(%arg0: memref<4x8xi16>, %arg1: memref<4x8xi16>, %arg2: memref<4x8xi16>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xi16>, memref<4x8xi16>) outs(%arg2 : memref<4x8xi16>)
    return
  }
  func.func @element_ui16(%arg0: memref<4x8xui16>, %arg1: memref<4x8xui16>, %arg2: memref<4x8xui16>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xui16>, memref<4x8xui16>) outs(%arg2 : memref<4x8xui16>)
    return
  }
  func.func @element_i32(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>)
    return
  }
  func.func @element_ui32(%arg0: memref<4x8xui32>, %arg1: memref<4x8xui32>, %arg2: memref<4x8xui32>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xui32>, memref<4x8xui32>) outs(%arg2 : memref<4x8xui32>)
    return
  }
  func.func @element_i64(%arg0: memref<4x8xi64>, %arg1: memref<4x8xi64>, %arg2: memref<4x8xi64>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xi64>, memref<4x8xi64>) outs(%arg2 : memref<4x8xi64>)
    return
  }
  func.func @element_ui64(%arg0: memref<4x8xui64>, %arg1: memref<4x8xui64>, %arg2: memref<4x8xui64>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xui64>, memref<4x8xui64>) outs(%arg2 : memref<4x8xui64>)
    return
  }
  func.func @element_f16(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>, %arg2: memref<4x8xf16>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xf16>, memref<4x8xf16>) outs(%arg2 : memref<4x8xf16>)
    return
  }
  func.func @element_bf16(%arg0: memref<4x8xbf16>, %arg1: memref<4x8xbf16>, %arg2: memref<4x8xbf16>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<4x8xbf16>, memref<4x8xbf16>) outs(%arg2 : memref<4x8xbf16>)
    return
  }
  func.func @rank_one(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: memref<8xf32>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<8xf32>, memref<8xf32>) outs(%arg2 : memref<8xf32>)
    return
  }
  func.func @rank_five(%arg0: memref<2x2x2x2x2xf32>, %arg1: memref<2x2x2x2x2xf32>, %arg2: memref<2x2x2x2x2xf32>) {
    hivm.hir.vand ins(%arg0, %arg1 : memref<2x2x2x2x2xf32>, memref<2x2x2x2x2xf32>) outs(%arg2 : memref<2x2x2x2x2xf32>)
    return
  }
}
