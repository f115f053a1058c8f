// published: bishengir-opt
module {
  func.func @ScalarOnlyHWTrait_1(%arg0: memref<8xi32>) {
    hivm.hir.vshl ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg0 : memref<8xi32>)
    return
  }
  func.func @ScalarOnlyHWTrait_2(%arg0: tensor<8xi32>) {
    %0 = hivm.hir.vshl ins(%arg0, %arg0 : tensor<8xi32>, tensor<8xi32>) outs(%arg0 : tensor<8xi32>) -> tensor<8xi32>
    return
  }
  func.func @vtranspose_11(%arg0: memref<4x8xi64>, %arg1: memref<8x4xi64>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xi64>) outs(%arg1 : memref<8x4xi64>) permutation = [1, 0] disable_align = true
    return
  }
  func.func @vreduce_1(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1, 1]
    return
  }
  func.func @vreduce_2(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf16>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf16>) reduce_dims = [1]
    return
  }
  func.func @vreduce_3(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <any> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1]
    return
  }
  func.func @vreduce_4(%arg0: memref<4x8xi1>, %arg1: memref<4x1xi1>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xi1>) outs(%arg1 : memref<4x1xi1>) reduce_dims = [1]
    return
  }
  func.func @vreduce_5(%arg0: memref<4x8xi64>, %arg1: memref<4x1xi64>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xi64>) outs(%arg1 : memref<4x1xi64>) reduce_dims = [1]
    return
  }
  func.func @vreduce_6(%arg0: memref<4x8xf32>, %arg1: memref<1x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<1x1xf32>) reduce_dims = [1, 0]
    return
  }
  func.func @vreduce_7(%arg0: memref<4x8xf32>, %arg1: memref<1x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<1x1xf32>) reduce_dims = [0, 1]
    return
  }
  func.func @vreduce_8(%arg0: memref<4x?xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1]
    return
  }
  func.func @vreduce_9(%arg0: memref<4x8xf32>, %arg1: memref<?x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<?x1xf32>) reduce_dims = [1]
    return
  }
  func.func @vreduce_10(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi64>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi64>) reduce_dims = [1]
    return
  }
  func.func @vreduce_11(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <none> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @vreduce_12(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<8xi8>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) temp_buffer(%arg2 : memref<8xi8>) reduce_dims = [1]
    return
  }
  func.func @vreduce_13(%arg0: tensor<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1]
    return
  }
  func.func @vreduce_35(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x8xi32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) indices(%arg2 : memref<4x8xi32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1]
    return
  }
  func.func @vreduce_36(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x4xi32>, %arg3: memref<4x1xi32>) {
    hivm.hir.vreduce <max_with_index_left> ins(%arg0 : memref<4x8xf32>) indices(%arg2 : memref<4x4xi32>) outs(%arg1, %arg3 : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @vdeinterleave_1(%arg0: memref<8xf16>, %arg1: memref<4xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf16>) outs(%arg1, %arg1 : memref<4xf16>, memref<4xf16>) index_mode = <ALL_CHANNELS>
    return
  }
  func.func @vgathermask_1(%arg0: memref<8xf32>, %arg1: memref<4xi1>, %arg2: memref<1xi64>) {
    hivm.hir.vgathermask ins(%arg0 : memref<8xf32>) mask(%arg1 : memref<4xi1>) outs(%arg0, %arg2 : memref<8xf32>, memref<1xi64>)
    return
  }
  func.func @vgathermask_2(%arg0: memref<8xf32>, %arg1: memref<8xi1>, %arg2: memref<1xf32>) {
    hivm.hir.vgathermask ins(%arg0 : memref<8xf32>) mask(%arg1 : memref<8xi1>) outs(%arg0, %arg2 : memref<8xf32>, memref<1xf32>)
    return
  }
  func.func @copy_3(%arg0: memref<4x8xf32>) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) collapse_reassociation = [[0]]
    return
  }
  func.func @copy_4(%arg0: memref<4x8xf32>) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) collapse_reassociation = [[1, 0]]
    return
  }
  func.func @copy_5(%arg0: memref<8xf32, #hivm.address_space<gm>>, %arg1: memref<8xf32, #hivm.address_space<ub>>) {
    hivm.hir.copy ins(%arg0 : memref<8xf32, #hivm.address_space<gm>>) outs(%arg1 : memref<8xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @copy_6(%arg0: memref<8xf32, #hivm.address_space<ub>>, %arg1: memref<8xf32, #hivm.address_space<gm>>) {
    hivm.hir.copy ins(%arg0 : memref<8xf32, #hivm.address_space<ub>>) outs(%arg1 : memref<8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @copy_7(%arg0: memref<8xf32, #hivm.address_space<ub>>, %arg1: memref<8xf32, #hivm.address_space<cbuf>>) {
    hivm.hir.copy ins(%arg0 : memref<8xf32, #hivm.address_space<ub>>) outs(%arg1 : memref<8xf32, #hivm.address_space<cbuf>>)
    return
  }
  func.func @load_8(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) init_out_buffer = false init_condition = %arg5 : i1
    return
  }
  func.func @fixpipe_1(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @fixpipe_2(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32, #hivm.address_space<ub>>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @Conv1dL1_1(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x62xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = -1 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_2(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x62xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 0 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_3(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x62xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = -1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_4(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x62xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 3 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_5(%arg0: tensor<4x8xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x62xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<4x8xf16>, tensor<16x16x3xf16>, i1) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_6(%arg0: tensor<1x16x64xf16>, %arg1: tensor<4x8xf16>, %arg2: tensor<1x16x62xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xf16>, tensor<4x8xf16>, i1) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_7(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<4x8xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @Conv1dL1_8(%arg0: tensor<1x16x64xf64>, %arg1: tensor<16x16x3xf64>, %arg2: tensor<1x16x62xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xf64>, tensor<16x16x3xf64>, i1) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_9(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x62xf16>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%arg2 : tensor<1x16x62xf16>) -> tensor<1x16x62xf16>
    return
  }
  func.func @Conv1dL1_10(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x62xi32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%arg2 : tensor<1x16x62xi32>) -> tensor<1x16x62xi32>
    return
  }
  func.func @Conv1dL1_11(%arg0: tensor<1x16x64xi8>, %arg1: tensor<16x16x3xi8>, %arg2: tensor<1x16x62xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xi8>, tensor<16x16x3xi8>, i1) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_12(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x62xf32>, %arg3: i1, %arg4: tensor<8xf32>) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1, tensor<8xf32>) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_13(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x62xf32>, %arg3: i1, %arg4: tensor<16xf16>) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1, tensor<16xf16>) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_14(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x62xf32>, %arg3: i1, %arg4: tensor<1x16xf32>) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1, tensor<1x16xf32>) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_15(%arg0: tensor<1x8x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x62xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x8x64xf16>, tensor<16x16x3xf16>, i1) outs(%arg2 : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
    return
  }
  func.func @Conv1dL1_16(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x17x62xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%arg2 : tensor<1x17x62xf32>) -> tensor<1x17x62xf32>
    return
  }
  func.func @Conv1dL1_17(%arg0: tensor<1x16x64xf16>, %arg1: tensor<16x16x3xf16>, %arg2: tensor<1x16x69xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%arg2 : tensor<1x16x69xf32>) -> tensor<1x16x69xf32>
    return
  }
  func.func @Conv2dL1_1(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = -1 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_2(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i64} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_3(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = [-1 : i32, 0 : i32]} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_4(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 0 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_5(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = -1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_6(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 3 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_7(%arg0: tensor<4x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<4x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_8(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<4x8xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<4x8xf16>, i1) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_9(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<4x8xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @Conv2dL1_10(%arg0: tensor<1x16x8x8xf64>, %arg1: tensor<16x16x3x3xf64>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf64>, tensor<16x16x3x3xf64>, i1) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_11(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf16>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x16x6x6xf16>) -> tensor<1x16x6x6xf16>
    return
  }
  func.func @Conv2dL1_12(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xi32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x16x6x6xi32>) -> tensor<1x16x6x6xi32>
    return
  }
  func.func @Conv2dL1_13(%arg0: tensor<1x16x8x8xi8>, %arg1: tensor<16x16x3x3xi8>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xi8>, tensor<16x16x3x3xi8>, i1) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_14(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1, %arg4: tensor<8xf32>) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1, tensor<8xf32>) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_15(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1, %arg4: tensor<16xf16>) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1, tensor<16xf16>) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_16(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1, %arg4: tensor<1x16xf32>) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1, tensor<1x16xf32>) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_17(%arg0: tensor<1x8x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x8x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
    return
  }
  func.func @Conv2dL1_18(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x17x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x17x6x6xf32>) -> tensor<1x17x6x6xf32>
    return
  }
  func.func @Conv2dL1_19(%arg0: tensor<1x16x8x8xf16>, %arg1: tensor<16x16x3x3xf16>, %arg2: tensor<1x16x6x9xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv2dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x8x8xf16>, tensor<16x16x3x3xf16>, i1) outs(%arg2 : tensor<1x16x6x9xf32>) -> tensor<1x16x6x9xf32>
    return
  }
  func.func @Conv3dL1_1(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = -1 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_2(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i64} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_3(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = array<i64: -1, 0, 0>} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_4(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 0 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_5(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = -1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_6(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 3 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_7(%arg0: tensor<4x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<4x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_8(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<4x8xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<4x8xf16>, i1) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_9(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<4x8xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @Conv3dL1_10(%arg0: tensor<1x16x4x8x8xf64>, %arg1: tensor<16x16x3x3x3xf64>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf64>, tensor<16x16x3x3x3xf64>, i1) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_11(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf16>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x16x2x6x6xf16>) -> tensor<1x16x2x6x6xf16>
    return
  }
  func.func @Conv3dL1_12(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xi32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x16x2x6x6xi32>) -> tensor<1x16x2x6x6xi32>
    return
  }
  func.func @Conv3dL1_13(%arg0: tensor<1x16x4x8x8xi8>, %arg1: tensor<16x16x3x3x3xi8>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xi8>, tensor<16x16x3x3x3xi8>, i1) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_14(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1, %arg4: tensor<8xf32>) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1, tensor<8xf32>) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_15(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1, %arg4: tensor<16xf16>) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1, tensor<16xf16>) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_16(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1, %arg4: tensor<1x16xf32>) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1, tensor<1x16xf32>) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_17(%arg0: tensor<1x8x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x8x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_18(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x17x2x6x6xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x17x2x6x6xf32>) -> tensor<1x17x2x6x6xf32>
    return
  }
  func.func @Conv3dL1_19(%arg0: tensor<1x16x4x8x8xf16>, %arg1: tensor<16x16x3x3x3xf16>, %arg2: tensor<1x16x2x6x9xf32>, %arg3: i1) {
    %0 = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = 0 : i32} ins(%arg0, %arg1, %arg3 : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%arg2 : tensor<1x16x2x6x9xf32>) -> tensor<1x16x2x6x9xf32>
    return
  }
  func.func @custom_1(%arg0: memref<8xf32>) {
    hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, symbol = "f"} "name" ins(%arg0 : memref<8xf32>)
    return
  }
  func.func @custom_2(%arg0: memref<8xf32>) {
    hivm.hir.custom {hivm.pipe = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, hivm.vf_mode = 1 : i32, symbol = "f"} "name" ins(%arg0 : memref<8xf32>)
    return
  }
  func.func @custom_macro_1(%arg0: memref<8xf32>) {
    hivm.hir.custom_macro {hivm.pipe_in = #hivm.pipe<PIPE_MTE2>, hivm.pipe_out = #hivm.pipe<PIPE_V>, hivm.tcore_type = #hivm.tcore_type<VECTOR>, symbol = "f"} "name" ins(%arg0 : memref<8xf32>)
    return
  }
  func.func @atomic_rmw_1(%arg0: memref<8xi32>, %arg1: memref<8xi64>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi64>) atomic_kind = <add>
    return
  }
  func.func @atomic_rmw_2(%arg0: memref<8xi32>, %arg1: memref<4xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<4xi32>) atomic_kind = <add>
    return
  }
  func.func @atomic_rmw_3(%arg0: memref<8xi32>, %arg1: memref<2x4xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<2x4xi32>) atomic_kind = <add>
    return
  }
  func.func @atomic_rmw_4(%arg0: tensor<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : tensor<8xi32>) outs(%arg1 : memref<8xi32>) atomic_kind = <add>
    return
  }
  func.func @annotation_1(%arg0: tensor<4xf32>) {
    annotation.mark %arg0 {effects = [1 : i32]} : tensor<4xf32>
    return
  }
  func.func @annotation_2(%arg0: tensor<4xf32>) {
    annotation.mark %arg0 {effects = "read"} : tensor<4xf32>
    return
  }
}
