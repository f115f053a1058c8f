// published: bishengir-opt
module {
  func.func @element_i1(%arg0: memref<8xi1>, %arg1: memref<8xi1>) {
    hivm.hir.load ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<8xi1>)
    return
  }
  func.func @transpose_true(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) may_implicit_transpose_with_last_axis = true
    return
  }
  func.func @init_transpose_true(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) init_out_buffer = true may_implicit_transpose_with_last_axis = true
    return
  }
  func.func @init_false(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) init_out_buffer = false
    return
  }
  func.func @init_pad_false(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadValue> pad_value = %arg2 : f16 init_out_buffer = false
    return
  }
  func.func @transpose_false(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) may_implicit_transpose_with_last_axis = false
    return
  }
  func.func @init_transpose_false(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) init_out_buffer = false may_implicit_transpose_with_last_axis = false
    return
  }
  func.func @core_CUBE_OR_VECTOR(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) core_type = <CUBE_OR_VECTOR>
    return
  }
  func.func @everything_first(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: tensor<4x8xf16>) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) {note} pad_mode = <PadValue> pad_value = %arg2 : f16 left_padding_num = %arg3 : index init_out_buffer = true right_padding_num = %arg3 : index init_condition = %arg5 : i1 may_implicit_transpose_with_last_axis = true core_type = <CUBE>
    return
  }
  func.func @transpose_in_dictionary(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: tensor<4x8xf16>) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) may_implicit_transpose_with_last_axis = true
    return
  }
  func.func @transpose_false_in_dictionary(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: tensor<4x8xf16>) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) may_implicit_transpose_with_last_axis = false
    return
  }
}
