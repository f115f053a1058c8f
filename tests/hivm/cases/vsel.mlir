// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xi1>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>) {
    %0 = hivm.hir.vsel ins(%arg0, %arg1, %arg2 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg3 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @dynamic_tensors(%arg0: tensor<?x8xi1>, %arg1: tensor<?x8xf32>, %arg2: tensor<?x8xf32>, %arg3: tensor<?x8xf32>) {
    %0 = hivm.hir.vsel ins(%arg0, %arg1, %arg2 : tensor<?x8xi1>, tensor<?x8xf32>, tensor<?x8xf32>) outs(%arg3 : tensor<?x8xf32>) -> tensor<?x8xf32>
    return
  }
  func.func @buffers(%arg0: memref<4x8xi1>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
    return
  }
  func.func @on_chip_buffers(%arg0: memref<4x8xi1, #hivm.address_space<ub>>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, #hivm.address_space<ub>>, %arg3: memref<4x8xf32, #hivm.address_space<ub>>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<4x8xi1, #hivm.address_space<ub>>, memref<4x8xf32, #hivm.address_space<ub>>, memref<4x8xf32, #hivm.address_space<ub>>) outs(%arg3 : memref<4x8xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @strided_buffers(%arg0: memref<4x8xi1, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg1: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg2: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg3: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<4x8xi1, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) outs(%arg3 : memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic_buffers(%arg0: memref<?x?xi1, strided<[?, 1], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg3: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<?x?xi1, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%arg3 : memref<?x?xf32, strided<[?, 1], offset: ?>>)
    return
  }
  func.func @scalar_second(%arg0: memref<4x8xi1>, %arg1: f32, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<4x8xi1>, f32, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
    return
  }
  func.func @scalar_first(%arg0: i1, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : i1, memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
    return
  }
  func.func @scalar_third(%arg0: memref<4x8xi1>, %arg1: memref<4x8xf32>, %arg2: f32, %arg3: memref<4x8xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<4x8xi1>, memref<4x8xf32>, f32) outs(%arg3 : memref<4x8xf32>)
    return
  }
  func.func @scalars_but_condition(%arg0: memref<4x8xi1>, %arg1: f32, %arg2: f32, %arg3: memref<4x8xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<4x8xi1>, f32, f32) outs(%arg3 : memref<4x8xf32>)
    return
  }
  func.func @scalar_second_tensor(%arg0: tensor<4x8xi1>, %arg1: f32, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>) {
    %0 = hivm.hir.vsel ins(%arg0, %arg1, %arg2 : tensor<4x8xi1>, f32, tensor<4x8xf32>) outs(%arg3 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @temp_buffer(%arg0: memref<4x8xi1>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>, %arg4: memref<64xf32, #hivm.address_space<ub>>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>) temp_buffer(%arg4 : memref<64xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @temp_buffer_other_element(%arg0: memref<4x8xi1>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>, %arg4: memref<64xi8>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>) temp_buffer(%arg4 : memref<64xi8>)
    return
  }
  func.func @discardable(%arg0: memref<4x8xi1>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>) {
    hivm.hir.vsel {hivm.is_distributed, note = "x"} ins(%arg0, %arg1, %arg2 : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
    return
  }
  func.func @rank_one(%arg0: memref<8xi1>, %arg1: memref<8xf32>, %arg2: memref<8xf32>, %arg3: memref<8xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<8xi1>, memref<8xf32>, memref<8xf32>) outs(%arg3 : memref<8xf32>)
    return
  }
  func.func @rank_five(%arg0: memref<2x2x2x2x2xi1>, %arg1: memref<2x2x2x2x2xf32>, %arg2: memref<2x2x2x2x2xf32>, %arg3: memref<2x2x2x2x2xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<2x2x2x2x2xi1>, memref<2x2x2x2x2xf32>, memref<2x2x2x2x2xf32>) outs(%arg3 : memref<2x2x2x2x2xf32>)
    return
  }
  func.func @element_i16(%arg0: memref<8xi1>, %arg1: memref<8xi16>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xi16>, memref<8xi16>) outs(%arg1 : memref<8xi16>)
    return
  }
  func.func @element_ui16(%arg0: memref<8xi1>, %arg1: memref<8xui16>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xui16>, memref<8xui16>) outs(%arg1 : memref<8xui16>)
    return
  }
  func.func @element_si16(%arg0: memref<8xi1>, %arg1: memref<8xsi16>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xsi16>, memref<8xsi16>) outs(%arg1 : memref<8xsi16>)
    return
  }
  func.func @element_f16(%arg0: memref<8xi1>, %arg1: memref<8xf16>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xf16>, memref<8xf16>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @element_bf16(%arg0: memref<8xi1>, %arg1: memref<8xbf16>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xbf16>, memref<8xbf16>) outs(%arg1 : memref<8xbf16>)
    return
  }
  func.func @element_i32(%arg0: memref<8xi1>, %arg1: memref<8xi32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xi32>, memref<8xi32>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @element_si32(%arg0: memref<8xi1>, %arg1: memref<8xsi32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xsi32>, memref<8xsi32>) outs(%arg1 : memref<8xsi32>)
    return
  }
  func.func @element_ui32(%arg0: memref<8xi1>, %arg1: memref<8xui32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xui32>, memref<8xui32>) outs(%arg1 : memref<8xui32>)
    return
  }
  func.func @element_f32(%arg0: memref<8xi1>, %arg1: memref<8xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @element_i64(%arg0: memref<8xi1>, %arg1: memref<8xi64>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xi64>, memref<8xi64>) outs(%arg1 : memref<8xi64>)
    return
  }
  func.func @condition_i8(%arg0: memref<8xi8>, %arg1: memref<8xf32>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi8>, memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<8xf32>)
    return
  }
}
