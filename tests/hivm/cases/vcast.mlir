// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.vcast ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @dynamic_tensors(%arg0: tensor<?x8xf32>, %arg1: tensor<?x8xf16>) {
    %0 = hivm.hir.vcast ins(%arg0 : tensor<?x8xf32>) outs(%arg1 : tensor<?x8xf16>) -> tensor<?x8xf16>
    return
  }
  func.func @buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @on_chip_buffers(%arg0: memref<4x8xf32, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>) {
    hivm.hir.vcast ins(%arg0 : memref<4x8xf32, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>)
    return
  }
  func.func @strided_buffers(%arg0: memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) {
    hivm.hir.vcast ins(%arg0 : memref<4x8xf32, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[16, 1], offset: ?>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic_buffers(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: memref<?x?xf16, strided<[?, 1], offset: ?>>) {
    hivm.hir.vcast ins(%arg0 : memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%arg1 : memref<?x?xf16, strided<[?, 1], offset: ?>>)
    return
  }
  func.func @broadcast_last(%arg0: memref<4x1xf32>, %arg1: memref<4x8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<4x1xf32>) outs(%arg1 : memref<4x8xf16>) broadcast = [1]
    return
  }
  func.func @broadcast_both(%arg0: memref<1x1xf32>, %arg1: memref<4x8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<1x1xf32>) outs(%arg1 : memref<4x8xf16>) broadcast = [0, 1]
    return
  }
  func.func @broadcast_tensors(%arg0: tensor<4x1xf32>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.vcast ins(%arg0 : tensor<4x1xf32>) outs(%arg1 : tensor<4x8xf16>) broadcast = [1] -> tensor<4x8xf16>
    return
  }
  func.func @transpose(%arg0: memref<2x4x8xf32>, %arg1: memref<4x2x8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<4x2x8xf16>) transpose = [1, 0, 2]
    return
  }
  func.func @transpose_tensors(%arg0: tensor<2x4x8xf32>, %arg1: tensor<4x2x8xf16>) {
    %0 = hivm.hir.vcast ins(%arg0 : tensor<2x4x8xf32>) outs(%arg1 : tensor<4x2x8xf16>) transpose = [1, 0, 2] -> tensor<4x2x8xf16>
    return
  }
  func.func @temp_buffer(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf16>, %arg2: memref<64xf32, #hivm.address_space<ub>>) {
    hivm.hir.vcast ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf16>) temp_buffer(%arg2 : memref<64xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @temp_buffer_and_broadcast(%arg0: memref<4x1xf32>, %arg1: memref<4x8xf16>, %arg2: memref<64xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<4x1xf32>) outs(%arg1 : memref<4x8xf16>) temp_buffer(%arg2 : memref<64xf32>) broadcast = [1]
    return
  }
  func.func @temp_buffer_other_element(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf16>, %arg2: memref<64xi8>) {
    hivm.hir.vcast ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf16>) temp_buffer(%arg2 : memref<64xi8>)
    return
  }
  func.func @discardable(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf16>) {
    hivm.hir.vcast {hivm.is_distributed, note = "x"} ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @rank_one(%arg0: memref<8xf32>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @rank_five(%arg0: memref<2x2x2x2x2xf32>, %arg1: memref<2x2x2x2x2xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<2x2x2x2x2xf32>) outs(%arg1 : memref<2x2x2x2x2xf16>)
    return
  }
  func.func @from_f32_to_bf16(%arg0: memref<8xf32>, %arg1: memref<8xbf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xbf16>)
    return
  }
  func.func @from_f16_to_f32(%arg0: memref<8xf16>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @from_bf16_to_f32(%arg0: memref<8xbf16>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xbf16>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @from_f32_to_i32(%arg0: memref<8xf32>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @from_f32_to_i16(%arg0: memref<8xf32>, %arg1: memref<8xi16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xi16>)
    return
  }
  func.func @from_f32_to_i64(%arg0: memref<8xf32>, %arg1: memref<8xi64>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xi64>)
    return
  }
  func.func @from_f16_to_i32(%arg0: memref<8xf16>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @from_f16_to_i16(%arg0: memref<8xf16>, %arg1: memref<8xi16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xi16>)
    return
  }
  func.func @from_f16_to_i8(%arg0: memref<8xf16>, %arg1: memref<8xi8>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xi8>)
    return
  }
  func.func @from_f16_to_ui8(%arg0: memref<8xf16>, %arg1: memref<8xui8>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xui8>)
    return
  }
  func.func @from_f16_to_i4(%arg0: memref<8xf16>, %arg1: memref<8xi4>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xi4>)
    return
  }
  func.func @from_f32_to_f32(%arg0: memref<8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @from_i8_to_f16(%arg0: memref<8xi8>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @from_ui8_to_f16(%arg0: memref<8xui8>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xui8>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @from_i16_to_f16(%arg0: memref<8xi16>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @from_i16_to_f32(%arg0: memref<8xi16>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @from_i32_to_f32(%arg0: memref<8xi32>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @from_i32_to_i64(%arg0: memref<8xi32>, %arg1: memref<8xi64>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi64>)
    return
  }
  func.func @from_i32_to_i16(%arg0: memref<8xi32>, %arg1: memref<8xi16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi16>)
    return
  }
  func.func @from_i64_to_i32(%arg0: memref<8xi64>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @from_i64_to_f32(%arg0: memref<8xi64>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @from_i8_to_i16(%arg0: memref<8xi8>, %arg1: memref<8xi16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xi16>)
    return
  }
  func.func @from_i8_to_i32(%arg0: memref<8xi8>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @from_i1_to_f16(%arg0: memref<8xi1>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @from_i1_to_f32(%arg0: memref<8xi1>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @from_i1_to_i8(%arg0: memref<8xi1>, %arg1: memref<8xi8>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<8xi8>)
    return
  }
  func.func @from_i8_to_i1(%arg0: memref<8xi8>, %arg1: memref<8xi1>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xi1>)
    return
  }
  func.func @from_bf16_to_i32(%arg0: memref<8xbf16>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xbf16>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @from_f32_to_i8(%arg0: memref<8xf32>, %arg1: memref<8xi8>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xi8>)
    return
  }
  func.func @from_i4_to_f16(%arg0: memref<8xi4>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi4>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @from_i32_to_i1(%arg0: memref<8xi32>, %arg1: memref<8xi1>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi1>)
    return
  }
  func.func @from_i1_to_i32(%arg0: memref<8xi1>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @from_i16_to_i32(%arg0: memref<8xi16>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @from_i1_to_i16(%arg0: memref<8xi1>, %arg1: memref<8xi16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<8xi16>)
    return
  }
  func.func @from_i1_to_bf16(%arg0: memref<8xi1>, %arg1: memref<8xbf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<8xbf16>)
    return
  }
  func.func @round_round(%arg0: memref<8xf32>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf16>) round_mode = <round>
    return
  }
  func.func @round_round_integer(%arg0: memref<8xf32>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xi32>) round_mode = <round>
    return
  }
  func.func @round_floor(%arg0: memref<8xf32>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf16>) round_mode = <floor>
    return
  }
  func.func @round_floor_integer(%arg0: memref<8xf32>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xi32>) round_mode = <floor>
    return
  }
  func.func @round_ceil(%arg0: memref<8xf32>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf16>) round_mode = <ceil>
    return
  }
  func.func @round_ceil_integer(%arg0: memref<8xf32>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xi32>) round_mode = <ceil>
    return
  }
  func.func @round_trunc(%arg0: memref<8xf32>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf16>) round_mode = <trunc>
    return
  }
  func.func @round_trunc_integer(%arg0: memref<8xf32>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xi32>) round_mode = <trunc>
    return
  }
  func.func @round_odd(%arg0: memref<8xf32>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf16>) round_mode = <odd>
    return
  }
  func.func @cast_unsigned(%arg0: memref<8xi8>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xf16>) cast = <cast_unsigned>
    return
  }
  func.func @bitcast(%arg0: memref<8xi8>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xf16>) cast = <bitcast>
    return
  }
  func.func @everything(%arg0: memref<8x1xf32>, %arg1: memref<8x4xf16>, %arg2: memref<64xf32>) {
    hivm.hir.vcast {note} ins(%arg0 : memref<8x1xf32>) outs(%arg1 : memref<8x4xf16>) temp_buffer(%arg2 : memref<64xf32>) round_mode = <floor> cast = <cast_unsigned> broadcast = [1]
    return
  }
  func.func @long_spelling(%arg0: memref<8xf32>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf16>) round_mode = <floor> cast = <cast_unsigned>
    return
  }
}
