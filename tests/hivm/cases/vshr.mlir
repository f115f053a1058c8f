// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>, %arg2: tensor<4x8xi32>) {
    %0 = hivm.hir.vshr ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%arg2 : tensor<4x8xi32>) -> tensor<4x8xi32>
    return
  }
  func.func @dynamic_tensors(%arg0: tensor<?x8xi32>, %arg1: tensor<?x8xi32>, %arg2: tensor<?x8xi32>) {
    %0 = hivm.hir.vshr ins(%arg0, %arg1 : tensor<?x8xi32>, tensor<?x8xi32>) outs(%arg2 : tensor<?x8xi32>) -> tensor<?x8xi32>
    return
  }
  func.func @buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>)
    return
  }
  func.func @on_chip_buffers(%arg0: memref<4x8xi32, #hivm.address_space<ub>>, %arg1: memref<4x8xi32, #hivm.address_space<ub>>, %arg2: memref<4x8xi32, #hivm.address_space<ub>>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<4x8xi32, #hivm.address_space<ub>>, memref<4x8xi32, #hivm.address_space<ub>>) outs(%arg2 : memref<4x8xi32, #hivm.address_space<ub>>)
    return
  }
  func.func @strided_buffers(%arg0: memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg1: memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg2: memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) outs(%arg2 : memref<4x8xi32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic_buffers(%arg0: memref<?x?xi32, strided<[?, 1], offset: ?>>, %arg1: memref<?x?xi32, strided<[?, 1], offset: ?>>, %arg2: memref<?x?xi32, strided<[?, 1], offset: ?>>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<?x?xi32, strided<[?, 1], offset: ?>>, memref<?x?xi32, strided<[?, 1], offset: ?>>) outs(%arg2 : memref<?x?xi32, strided<[?, 1], offset: ?>>)
    return
  }
  func.func @scalar_second(%arg0: memref<4x8xi32>, %arg1: i32, %arg2: memref<4x8xi32>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<4x8xi32>, i32) outs(%arg2 : memref<4x8xi32>)
    return
  }
  func.func @scalar_second_tensor(%arg0: tensor<4x8xi32>, %arg1: i32, %arg2: tensor<4x8xi32>) {
    %0 = hivm.hir.vshr ins(%arg0, %arg1 : tensor<4x8xi32>, i32) outs(%arg2 : tensor<4x8xi32>) -> tensor<4x8xi32>
    return
  }
  func.func @temp_buffer(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>, %arg3: memref<64xi32, #hivm.address_space<ub>>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>) temp_buffer(%arg3 : memref<64xi32, #hivm.address_space<ub>>)
    return
  }
  func.func @discardable(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>) {
    hivm.hir.vshr {hivm.is_distributed, note = "x"} ins(%arg0, %arg1 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>)
    return
  }
  func.func @element_i16(%arg0: memref<4x8xi16>, %arg1: memref<4x8xi16>, %arg2: memref<4x8xi16>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<4x8xi16>, memref<4x8xi16>) outs(%arg2 : memref<4x8xi16>)
    return
  }
  func.func @element_i64(%arg0: memref<4x8xi64>, %arg1: memref<4x8xi64>, %arg2: memref<4x8xi64>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<4x8xi64>, memref<4x8xi64>) outs(%arg2 : memref<4x8xi64>)
    return
  }
  func.func @rank_one(%arg0: memref<8xi32>, %arg1: memref<8xi32>, %arg2: memref<8xi32>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<8xi32>, memref<8xi32>) outs(%arg2 : memref<8xi32>)
    return
  }
  func.func @rank_five(%arg0: memref<2x2x2x2x2xi32>, %arg1: memref<2x2x2x2x2xi32>, %arg2: memref<2x2x2x2x2xi32>) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<2x2x2x2x2xi32>, memref<2x2x2x2x2xi32>) outs(%arg2 : memref<2x2x2x2x2xi32>)
    return
  }
  func.func @round_false(%arg0: memref<8xi32>, %arg1: i32) {
    hivm.hir.vshr ins(%arg0, %arg1 : memref<8xi32>, i32) outs(%arg0 : memref<8xi32>) round : false
    return
  }
  func.func @scalar_temp_memref(%arg0: memref<4x8xi32>, %arg1: i32, %arg2: memref<8xi32>) {
    hivm.hir.vshr {note} ins(%arg0, %arg1 : memref<4x8xi32>, i32) outs(%arg0 : memref<4x8xi32>) temp_buffer(%arg2 : memref<8xi32>) round : false
    return
  }
  func.func @scalar_temp_tensor(%arg0: tensor<4x8xi32>, %arg1: i32, %arg2: memref<8xi32>) {
    %0 = hivm.hir.vshr {note} ins(%arg0, %arg1 : tensor<4x8xi32>, i32) outs(%arg0 : tensor<4x8xi32>) temp_buffer(%arg2 : memref<8xi32>) round : false -> tensor<4x8xi32>
    return
  }
}
