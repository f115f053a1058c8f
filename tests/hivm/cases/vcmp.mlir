// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xi1>) {
    %0 = hivm.hir.vcmp ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xi1>) -> tensor<4x8xi1>
    return
  }
  func.func @dynamic_tensors(%arg0: tensor<?x8xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<?x8xi1>) {
    %0 = hivm.hir.vcmp ins(%arg0, %arg1 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%arg2 : tensor<?x8xi1>) -> tensor<?x8xi1>
    return
  }
  func.func @buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @on_chip_buffers(%arg0: memref<4x8xf32, #hivm.address_space<ub>>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>, %arg2: memref<4x8xi1, #hivm.address_space<ub>>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xf32, #hivm.address_space<ub>>, memref<4x8xf32, #hivm.address_space<ub>>) outs(%arg2 : memref<4x8xi1, #hivm.address_space<ub>>)
    return
  }
  func.func @strided_buffers(%arg0: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg1: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg2: memref<4x8xi1, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) outs(%arg2 : memref<4x8xi1, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic_buffers(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg2: memref<?x?xi1, strided<[?, 1], offset: ?>>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%arg2 : memref<?x?xi1, strided<[?, 1], offset: ?>>)
    return
  }
  func.func @scalar_second(%arg0: memref<4x8xf32>, %arg1: f32, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xf32>, f32) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @scalar_second_tensor(%arg0: tensor<4x8xf32>, %arg1: f32, %arg2: tensor<4x8xi1>) {
    %0 = hivm.hir.vcmp ins(%arg0, %arg1 : tensor<4x8xf32>, f32) outs(%arg2 : tensor<4x8xi1>) -> tensor<4x8xi1>
    return
  }
  func.func @discardable(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp {hivm.is_distributed, note = "x"} ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_f16(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xf16>, memref<4x8xf16>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_i16(%arg0: memref<4x8xi16>, %arg1: memref<4x8xi16>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xi16>, memref<4x8xi16>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_i32(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @element_i64(%arg0: memref<4x8xi64>, %arg1: memref<4x8xi64>, %arg2: memref<4x8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<4x8xi64>, memref<4x8xi64>) outs(%arg2 : memref<4x8xi1>)
    return
  }
  func.func @rank_one(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: memref<8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<8xf32>, memref<8xf32>) outs(%arg2 : memref<8xi1>)
    return
  }
  func.func @rank_five(%arg0: memref<2x2x2x2x2xf32>, %arg1: memref<2x2x2x2x2xf32>, %arg2: memref<2x2x2x2x2xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<2x2x2x2x2xf32>, memref<2x2x2x2x2xf32>) outs(%arg2 : memref<2x2x2x2x2xi1>)
    return
  }
  func.func @mode_eq(%arg0: memref<8xf32>, %arg1: memref<8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<8xi1>)
    return
  }
  func.func @mode_ne(%arg0: memref<8xf32>, %arg1: memref<8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<8xi1>) compare_mode = <ne>
    return
  }
  func.func @mode_lt(%arg0: memref<8xf32>, %arg1: memref<8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<8xi1>) compare_mode = <lt>
    return
  }
  func.func @mode_gt(%arg0: memref<8xf32>, %arg1: memref<8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<8xi1>) compare_mode = <gt>
    return
  }
  func.func @mode_ge(%arg0: memref<8xf32>, %arg1: memref<8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<8xi1>) compare_mode = <ge>
    return
  }
  func.func @mode_le(%arg0: memref<8xf32>, %arg1: memref<8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<8xi1>) compare_mode = <le>
    return
  }
  func.func @destination_i8(%arg0: memref<8xf32>, %arg1: memref<8xi8>) {
    hivm.hir.vcmp ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<8xi8>)
    return
  }
}
