// published: bishengir-opt
module {
  func.func @element_i1_buffers(%arg0: memref<4x8xi1>, %arg1: memref<4x1xi1>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xi1>) outs(%arg1 : memref<4x1xi1>) reduce_dims = [1]
    return
  }
  func.func @element_i8_buffers(%arg0: memref<4x8xi8>, %arg1: memref<4x1xi8>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xi8>) outs(%arg1 : memref<4x1xi8>) reduce_dims = [1]
    return
  }
  func.func @element_ui8_buffers(%arg0: memref<4x8xui8>, %arg1: memref<4x1xui8>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xui8>) outs(%arg1 : memref<4x1xui8>) reduce_dims = [1]
    return
  }
  func.func @element_i16_buffers(%arg0: memref<4x8xi16>, %arg1: memref<4x1xi16>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xi16>) outs(%arg1 : memref<4x1xi16>) reduce_dims = [1]
    return
  }
  func.func @element_ui16_buffers(%arg0: memref<4x8xui16>, %arg1: memref<4x1xui16>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xui16>) outs(%arg1 : memref<4x1xui16>) reduce_dims = [1]
    return
  }
  func.func @element_f16_buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x1xf16>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x1xf16>) reduce_dims = [1]
    return
  }
  func.func @element_i32_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @element_ui32_buffers(%arg0: memref<4x8xui32>, %arg1: memref<4x1xui32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xui32>) outs(%arg1 : memref<4x1xui32>) reduce_dims = [1]
    return
  }
  func.func @element_f32_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1]
    return
  }
  func.func @element_i64_buffers(%arg0: memref<4x8xi64>, %arg1: memref<4x1xi64>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xi64>) outs(%arg1 : memref<4x1xi64>) reduce_dims = [1]
    return
  }
  func.func @element_ui64_buffers(%arg0: memref<4x8xui64>, %arg1: memref<4x1xui64>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8xui64>) outs(%arg1 : memref<4x1xui64>) reduce_dims = [1]
    return
  }
  func.func @prod_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <prod> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @prod_float_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <prod> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1]
    return
  }
  func.func @max_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @max_float_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <max> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1]
    return
  }
  func.func @min_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <min> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @min_float_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <min> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1]
    return
  }
  func.func @any_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <any> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @any_float_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <any> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1]
    return
  }
  func.func @all_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <all> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @all_float_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <all> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1]
    return
  }
  func.func @xori_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <xori> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @ori_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <ori> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @andi_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <andi> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @none_buffers(%arg0: memref<4x8xi32>, %arg1: memref<4x1xi32>) {
    hivm.hir.vreduce <none> ins(%arg0 : memref<4x8xi32>) outs(%arg1 : memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @none_float_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vreduce <none> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) reduce_dims = [1]
    return
  }
  func.func @max_with_index_left_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <max_with_index_left> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @max_with_index_left_indices_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <max_with_index_left> ins(%arg0 : memref<4x8xf32>) indices(%arg3 : memref<4x8xi32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @max_with_index_right_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <max_with_index_right> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @max_with_index_right_indices_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <max_with_index_right> ins(%arg0 : memref<4x8xf32>) indices(%arg3 : memref<4x8xi32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @min_with_index_left_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <min_with_index_left> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @min_with_index_left_indices_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <min_with_index_left> ins(%arg0 : memref<4x8xf32>) indices(%arg3 : memref<4x8xi32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @min_with_index_right_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <min_with_index_right> ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @min_with_index_right_indices_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<4x1xi32>, %arg3: memref<4x8xi32>, %arg4: memref<64xf32>) {
    hivm.hir.vreduce <min_with_index_right> ins(%arg0 : memref<4x8xf32>) indices(%arg3 : memref<4x8xi32>) outs(%arg1, %arg2 : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [1]
    return
  }
  func.func @temp_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: memref<64xf32>) {
    hivm.hir.vreduce {note} <sum> ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x1xf32>) temp_buffer(%arg2 : memref<64xf32>) reduce_dims = [1]
    return
  }
  func.func @two_dims_buffers(%arg0: memref<4x8x2xf32>, %arg1: memref<1x8x1xf32>) {
    hivm.hir.vreduce <sum> ins(%arg0 : memref<4x8x2xf32>) outs(%arg1 : memref<1x8x1xf32>) reduce_dims = [0, 2]
    return
  }
  func.func @sum_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <sum> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @sum_float_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <sum> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @prod_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <prod> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @prod_float_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <prod> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @max_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <max> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @max_float_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <max> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @min_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <min> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @min_float_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <min> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @any_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <any> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @any_float_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <any> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @all_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <all> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @all_float_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <all> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @xori_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <xori> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @ori_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <ori> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @andi_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <andi> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @none_tensors(%arg0: tensor<4x8xi32>, %arg1: tensor<4x1xi32>) {
    %0 = hivm.hir.vreduce <none> ins(%arg0 : tensor<4x8xi32>) outs(%arg1 : tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xi32>
    return
  }
  func.func @none_float_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>) {
    %0 = hivm.hir.vreduce <none> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @max_with_index_left_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <max_with_index_left> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @max_with_index_left_indices_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <max_with_index_left> ins(%arg0 : tensor<4x8xf32>) indices(%arg3 : tensor<4x8xi32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @max_with_index_right_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <max_with_index_right> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @max_with_index_right_indices_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <max_with_index_right> ins(%arg0 : tensor<4x8xf32>) indices(%arg3 : tensor<4x8xi32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_left_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <min_with_index_left> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_left_indices_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <min_with_index_left> ins(%arg0 : tensor<4x8xf32>) indices(%arg3 : tensor<4x8xi32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_right_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <min_with_index_right> ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @min_with_index_right_indices_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x8xi32>, %arg4: memref<64xf32>) {
    %0:2 = hivm.hir.vreduce <min_with_index_right> ins(%arg0 : tensor<4x8xf32>) indices(%arg3 : tensor<4x8xi32>) outs(%arg1, %arg2 : tensor<4x1xf32>, tensor<4x1xi32>) reduce_dims = [1] -> tensor<4x1xf32>, tensor<4x1xi32>
    return
  }
  func.func @temp_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: memref<64xf32>) {
    %0 = hivm.hir.vreduce {note} <sum> ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x1xf32>) temp_buffer(%arg2 : memref<64xf32>) reduce_dims = [1] -> tensor<4x1xf32>
    return
  }
  func.func @two_dims_tensors(%arg0: tensor<4x8x2xf32>, %arg1: tensor<1x8x1xf32>) {
    %0 = hivm.hir.vreduce <sum> ins(%arg0 : tensor<4x8x2xf32>) outs(%arg1 : tensor<1x8x1xf32>) reduce_dims = [0, 2] -> tensor<1x8x1xf32>
    return
  }
}
