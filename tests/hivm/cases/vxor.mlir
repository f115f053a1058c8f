// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>, %arg2: tensor<4x8xi32>) {
    %0 = hivm.hir.vxor ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%arg2 : tensor<4x8xi32>) -> tensor<4x8xi32>
    return
  }
  func.func @dynamic_tensors(%arg0: tensor<?x8xi32>, %arg1: tensor<?x8xi32>, %arg2: tensor<?x8xi32>) {
    %0 = hivm.hir.vxor ins(%arg0, %arg1 : tensor<?x8xi32>, tensor<?x8xi32>) outs(%arg2 : tensor<?x8xi32>) -> tensor<?x8xi32>
    return
  }
  func.func @buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>)
    return
  }
  func.func @on_chip_buffers(%arg0: memref<4x8xi32, #hivm.address_space<ub>>, %arg1: memref<4x8xi32, #hivm.address_space<ub>>, %arg2: memref<4x8xi32, #hivm.address_space<ub>>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xi32, #hivm.address_space<ub>>, memref<4x8xi32, #hivm.address_space<ub>>) outs(%arg2 : memref<4x8xi32, #hivm.address_space<ub>>)
    return
  }
  func.func @strided_buffers(%arg0: memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg1: memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg2: memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) outs(%arg2 : memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic_buffers(%arg0: memref<?x?xi32, strided<[?, 1], offset: ?>>, %arg1: memref<?x?xi32, strided<[?, 1], offset: ?>>, %arg2: memref<?x?xi32, strided<[?, 1], offset: ?>>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<?x?xi32, strided<[?, 1], offset: ?>>, memref<?x?xi32, strided<[?, 1], offset: ?>>) outs(%arg2 : memref<?x?xi32, strided<[?, 1], offset: ?>>)
    return
  }
  func.func @broadcast_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>, %arg2: tensor<4x8xi32>) {
    %0 = hivm.hir.vxor ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x1xi32>) outs(%arg2 : tensor<4x8xi32>) broadcast = [1] -> tensor<4x8xi32>
    return
  }
  func.func @transpose(%arg0: memref<2x4x8xi32>, %arg1: memref<2x4x8xi32>, %arg2: memref<4x2x8xi32>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<2x4x8xi32>, memref<2x4x8xi32>) outs(%arg2 : memref<4x2x8xi32>) transpose = [1, 0, 2]
    return
  }
  func.func @transpose_tensors(%arg0: tensor<2x4x8xi32>, %arg1: tensor<2x4x8xi32>, %arg2: tensor<4x2x8xi32>) {
    %0 = hivm.hir.vxor ins(%arg0, %arg1 : tensor<2x4x8xi32>, tensor<2x4x8xi32>) outs(%arg2 : tensor<4x2x8xi32>) transpose = [1, 0, 2] -> tensor<4x2x8xi32>
    return
  }
  func.func @temp_buffer(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>, %arg3: memref<64xi32, #hivm.address_space<ub>>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>) temp_buffer(%arg3 : memref<64xi32, #hivm.address_space<ub>>)
    return
  }
  func.func @discardable(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>) {
    hivm.hir.vxor {hivm.is_distributed, note = "x"} ins(%arg0, %arg1 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>)
    return
  }
  func.func @element_i1(%arg0: memref<4x8xi1>, %arg1: memref<4x8xi1>, %arg2: memref<4x8xi1>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xi1>, memref<4x8xi1>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_i8(%arg0: memref<4x8xi8>, %arg1: memref<4x8xi8>, %arg2: memref<4x8xi8>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xi8>, memref<4x8xi8>) outs(%arg2 : memref<4x8xi8>)
    return
  }
  func.func @element_ui8(%arg0: memref<4x8xui8>, %arg1: memref<4x8xui8>, %arg2: memref<4x8xui8>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xui8>, memref<4x8xui8>) outs(%arg2 : memref<4x8xui8>)
    return
  }
  func.func @element_i16(%arg0: memref<4x8xi16>, %arg1: memref<4x8xi16>, %arg2: memref<4x8xi16>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xi16>, memref<4x8xi16>) outs(%arg2 : memref<4x8xi16>)
    return
  }
  func.func @element_ui16(%arg0: memref<4x8xui16>, %arg1: memref<4x8xui16>, %arg2: memref<4x8xui16>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xui16>, memref<4x8xui16>) outs(%arg2 : memref<4x8xui16>)
    return
  }
  func.func @element_ui32(%arg0: memref<4x8xui32>, %arg1: memref<4x8xui32>, %arg2: memref<4x8xui32>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xui32>, memref<4x8xui32>) outs(%arg2 : memref<4x8xui32>)
    return
  }
  func.func @element_i64(%arg0: memref<4x8xi64>, %arg1: memref<4x8xi64>, %arg2: memref<4x8xi64>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xi64>, memref<4x8xi64>) outs(%arg2 : memref<4x8xi64>)
    return
  }
  func.func @element_ui64(%arg0: memref<4x8xui64>, %arg1: memref<4x8xui64>, %arg2: memref<4x8xui64>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<4x8xui64>, memref<4x8xui64>) outs(%arg2 : memref<4x8xui64>)
    return
  }
  func.func @rank_one(%arg0: memref<8xi32>, %arg1: memref<8xi32>, %arg2: memref<8xi32>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<8xi32>, memref<8xi32>) outs(%arg2 : memref<8xi32>)
    return
  }
  func.func @rank_five(%arg0: memref<2x2x2x2x2xi32>, %arg1: memref<2x2x2x2x2xi32>, %arg2: memref<2x2x2x2x2xi32>) {
    hivm.hir.vxor ins(%arg0, %arg1 : memref<2x2x2x2x2xi32>, memref<2x2x2x2x2xi32>) outs(%arg2 : memref<2x2x2x2x2xi32>)
    return
  }
}
