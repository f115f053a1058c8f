// published: bishengir-opt-a5
module {
  func.func @max_with_index_unsigned_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <max_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = true reduce_dims = [1]
    return
  }
  func.func @max_with_index_unsigned_tie_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <max_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) temp_buffer(%arg4 : memref<64xf32>) unsigned_src = true tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @max_with_index_unsigned_false_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <max_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = false reduce_dims = [1]
    return
  }
  func.func @max_with_index_unsigned_tie_false_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <max_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) temp_buffer(%arg4 : memref<64xf32>) unsigned_src = false tie_break_left = false reduce_dims = [1]
    return
  }
  func.func @min_with_index_unsigned_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <min_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = true reduce_dims = [1]
    return
  }
  func.func @min_with_index_unsigned_tie_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <min_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) temp_buffer(%arg4 : memref<64xf32>) unsigned_src = true tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @min_with_index_unsigned_false_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <min_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = false reduce_dims = [1]
    return
  }
  func.func @min_with_index_unsigned_tie_false_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <min_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) temp_buffer(%arg4 : memref<64xf32>) unsigned_src = false tie_break_left = false reduce_dims = [1]
    return
  }
  func.func @unsigned_true_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = true reduce_dims = [1]
    return
  }
  func.func @unsigned_false_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false reduce_dims = [1]
    return
  }
  func.func @max_with_index_unsigned_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <max_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = true reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @max_with_index_unsigned_tie_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <max_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) temp_buffer(%arg4 : memref<64xf32>) unsigned_src = true tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @max_with_index_unsigned_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <max_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = false reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @max_with_index_unsigned_tie_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <max_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) temp_buffer(%arg4 : memref<64xf32>) unsigned_src = false tie_break_left = false reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_unsigned_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <min_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = true reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_unsigned_tie_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <min_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) temp_buffer(%arg4 : memref<64xf32>) unsigned_src = true tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_unsigned_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <min_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = false reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_unsigned_tie_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <min_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) temp_buffer(%arg4 : memref<64xf32>) unsigned_src = false tie_break_left = false reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @unsigned_true_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <max> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = true reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @unsigned_false_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <max> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = false reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @sum_i32_flags_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @sum_f32_flags_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @prod_i32_flags_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <prod> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @prod_f32_flags_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <prod> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @max_i32_flags_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @max_f32_flags_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @min_i32_flags_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <min> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @min_f32_flags_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <min> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @any_i32_flags_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <any> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @any_f32_flags_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <any> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @all_i32_flags_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <all> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @all_f32_flags_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <all> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @xori_i32_flags_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <xori> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @ori_i32_flags_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <ori> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @ori_f32_flags_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <ori> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @andi_i32_flags_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <andi> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @andi_f32_flags_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <andi> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @none_i32_flags_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <none> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @none_f32_flags_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <none> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @max_with_index_true_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>, %arg5: memref<2x4x8xi16>, %arg6: memref<1x4x1xi16>) {
    hivm.hir.vreduce <max_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = true tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @max_with_index_true_false_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>, %arg5: memref<2x4x8xi16>, %arg6: memref<1x4x1xi16>) {
    hivm.hir.vreduce <max_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = true tie_break_left = false reduce_dims = [1]
    return
  }
  func.func @max_with_index_false_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>, %arg5: memref<2x4x8xi16>, %arg6: memref<1x4x1xi16>) {
    hivm.hir.vreduce <max_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @max_with_index_false_false_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>, %arg5: memref<2x4x8xi16>, %arg6: memref<1x4x1xi16>) {
    hivm.hir.vreduce <max_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = false tie_break_left = false reduce_dims = [1]
    return
  }
  func.func @min_with_index_true_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>, %arg5: memref<2x4x8xi16>, %arg6: memref<1x4x1xi16>) {
    hivm.hir.vreduce <min_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = true tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @min_with_index_true_false_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>, %arg5: memref<2x4x8xi16>, %arg6: memref<1x4x1xi16>) {
    hivm.hir.vreduce <min_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = true tie_break_left = false reduce_dims = [1]
    return
  }
  func.func @min_with_index_false_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>, %arg5: memref<2x4x8xi16>, %arg6: memref<1x4x1xi16>) {
    hivm.hir.vreduce <min_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @min_with_index_false_false_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>, %arg5: memref<2x4x8xi16>, %arg6: memref<1x4x1xi16>) {
    hivm.hir.vreduce <min_with_index> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = false tie_break_left = false reduce_dims = [1]
    return
  }
  func.func @two_dims_flags_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>, %arg5: memref<2x4x8xi16>, %arg6: memref<1x4x1xi16>) {
    hivm.hir.vreduce {note} <max> ins(%arg5 : memref<2x4x8xi16>) outs(%arg6 : memref<1x4x1xi16>) unsigned_src = true tie_break_left = false reduce_dims = [0, 2]
    return
  }
  func.func @temp_flags_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>, %arg5: memref<2x4x8xi16>, %arg6: memref<1x4x1xi16>) {
    hivm.hir.vreduce <max> ins(%arg5 : memref<2x4x8xi16>) outs(%arg6 : memref<1x4x1xi16>) temp_buffer(%arg4 : memref<64xf32>) unsigned_src = false tie_break_left = true reduce_dims = [0, 2]
    return
  }
  func.func @element_i1_flags_buffers(%arg0: memref<4x8xi1>, %arg1: memref<4x1xi1>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xi1>) outs(%arg1 : memref<4x1xi1>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @element_i8_flags_buffers(%arg0: memref<4x8xi8>, %arg1: memref<4x1xi8>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xi8>) outs(%arg1 : memref<4x1xi8>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @element_ui8_flags_buffers(%arg0: memref<4x8xui8>, %arg1: memref<4x1xui8>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xui8>) outs(%arg1 : memref<4x1xui8>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @element_i16_flags_buffers(%arg0: memref<4x8xi16>, %arg1: memref<4x1xi16>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xi16>) outs(%arg1 : memref<4x1xi16>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @element_ui16_flags_buffers(%arg0: memref<4x8xui16>, %arg1: memref<4x1xui16>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xui16>) outs(%arg1 : memref<4x1xui16>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @element_f16_flags_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x1xf16>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x1xf16>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @element_ui32_flags_buffers(%arg0: memref<4x8xui32>, %arg1: memref<4x1xui32>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xui32>) outs(%arg1 : memref<4x1xui32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @element_i64_flags_buffers(%arg0: memref<4x8xi64>, %arg1: memref<4x1xi64>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xi64>) outs(%arg1 : memref<4x1xi64>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @element_ui64_flags_buffers(%arg0: memref<4x8xui64>, %arg1: memref<4x1xui64>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xui64>) outs(%arg1 : memref<4x1xui64>) unsigned_src = false tie_break_left = true reduce_dims = [1]
    return
  }
  func.func @sum_i32_flags_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <sum> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @sum_f32_flags_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <sum> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @prod_i32_flags_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <prod> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @prod_f32_flags_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <prod> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @max_i32_flags_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <max> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @max_f32_flags_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <max> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @min_i32_flags_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <min> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @min_f32_flags_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <min> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @any_i32_flags_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <any> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @any_f32_flags_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <any> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @all_i32_flags_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <all> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @all_f32_flags_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <all> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @xori_i32_flags_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <xori> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @ori_i32_flags_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <ori> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @ori_f32_flags_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <ori> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @andi_i32_flags_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <andi> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @andi_f32_flags_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <andi> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @none_i32_flags_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <none> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @none_f32_flags_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <none> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @max_with_index_true_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>, %arg5: tensor<2x4x8xi16>, %arg6: tensor<1x4x1xi16>) {
    %0:2 = hivm.hir.vreduce <max_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = true tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @max_with_index_true_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>, %arg5: tensor<2x4x8xi16>, %arg6: tensor<1x4x1xi16>) {
    %0:2 = hivm.hir.vreduce <max_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = true tie_break_left = false reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @max_with_index_false_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>, %arg5: tensor<2x4x8xi16>, %arg6: tensor<1x4x1xi16>) {
    %0:2 = hivm.hir.vreduce <max_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @max_with_index_false_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>, %arg5: tensor<2x4x8xi16>, %arg6: tensor<1x4x1xi16>) {
    %0:2 = hivm.hir.vreduce <max_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = false tie_break_left = false reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_true_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>, %arg5: tensor<2x4x8xi16>, %arg6: tensor<1x4x1xi16>) {
    %0:2 = hivm.hir.vreduce <min_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = true tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_true_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>, %arg5: tensor<2x4x8xi16>, %arg6: tensor<1x4x1xi16>) {
    %0:2 = hivm.hir.vreduce <min_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = true tie_break_left = false reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_false_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>, %arg5: tensor<2x4x8xi16>, %arg6: tensor<1x4x1xi16>) {
    %0:2 = hivm.hir.vreduce <min_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_false_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>, %arg5: tensor<2x4x8xi16>, %arg6: tensor<1x4x1xi16>) {
    %0:2 = hivm.hir.vreduce <min_with_index> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) unsigned_src = false tie_break_left = false reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @two_dims_flags_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>, %arg5: tensor<2x4x8xi16>, %arg6: tensor<1x4x1xi16>) {
    %0 = hivm.hir.vreduce {note} <max> ins(%arg5 : tensor<2x4x8xi16>) outs(%arg6 : tensor<1x4x1xi16>) unsigned_src = true tie_break_left = false reduce_dims = [0, 2] -> tensor<1x4x1xi16>
    return
  }
  func.func @temp_flags_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>, %arg5: tensor<2x4x8xi16>, %arg6: tensor<1x4x1xi16>) {
    %0 = hivm.hir.vreduce <max> ins(%arg5 : tensor<2x4x8xi16>) outs(%arg6 : tensor<1x4x1xi16>) temp_buffer(%arg4 : memref<64xf32>) unsigned_src = false tie_break_left = true reduce_dims = [0, 2] -> tensor<1x4x1xi16>
    return
  }
}
