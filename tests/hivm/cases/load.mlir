// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.load ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @discardable(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>) {"inserted-load", note = 1 : i32}
    return
  }
  func.func @strided(%arg0: memref<4x8xf16, strided<[?, 1], offset: ?>>, %arg1: memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, strided<[?, 1], offset: ?>>) outs(%arg1 : memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic(%arg0: memref<?x8xf16>, %arg1: memref<?x8xf16>) {
    hivm.hir.load ins(%arg0 : memref<?x8xf16>) outs(%arg1 : memref<?x8xf16>)
    return
  }
  func.func @element_i8(%arg0: memref<8xi8>, %arg1: memref<8xi8>) {
    hivm.hir.load ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xi8>)
    return
  }
  func.func @element_ui8(%arg0: memref<8xui8>, %arg1: memref<8xui8>) {
    hivm.hir.load ins(%arg0 : memref<8xui8>) outs(%arg1 : memref<8xui8>)
    return
  }
  func.func @element_i16(%arg0: memref<8xi16>, %arg1: memref<8xi16>) {
    hivm.hir.load ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<8xi16>)
    return
  }
  func.func @element_ui16(%arg0: memref<8xui16>, %arg1: memref<8xui16>) {
    hivm.hir.load ins(%arg0 : memref<8xui16>) outs(%arg1 : memref<8xui16>)
    return
  }
  func.func @element_f16(%arg0: memref<8xf16>, %arg1: memref<8xf16>) {
    hivm.hir.load ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @element_bf16(%arg0: memref<8xbf16>, %arg1: memref<8xbf16>) {
    hivm.hir.load ins(%arg0 : memref<8xbf16>) outs(%arg1 : memref<8xbf16>)
    return
  }
  func.func @element_i32(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.load ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @element_ui32(%arg0: memref<8xui32>, %arg1: memref<8xui32>) {
    hivm.hir.load ins(%arg0 : memref<8xui32>) outs(%arg1 : memref<8xui32>)
    return
  }
  func.func @element_f32(%arg0: memref<8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @element_i64(%arg0: memref<8xi64>, %arg1: memref<8xi64>) {
    hivm.hir.load ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<8xi64>)
    return
  }
  func.func @element_ui64(%arg0: memref<8xui64>, %arg1: memref<8xui64>) {
    hivm.hir.load ins(%arg0 : memref<8xui64>) outs(%arg1 : memref<8xui64>)
    return
  }
  func.func @pad_PadNull(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadNull>
    return
  }
  func.func @pad_PadFirstElem(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadFirstElem>
    return
  }
  func.func @pad_value(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadValue> pad_value = %arg2 : f16
    return
  }
  func.func @left(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadValue> pad_value = %arg2 : f16 left_padding_num = %arg3 : index
    return
  }
  func.func @left_right(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadValue> pad_value = %arg2 : f16 left_padding_num = %arg3 : index right_padding_num = %arg3 : index
    return
  }
  func.func @right_integer(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadValue> pad_value = %arg2 : f16 right_padding_num = %arg4 : i32
    return
  }
  func.func @init_true(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) init_out_buffer = true
    return
  }
  func.func @init_pad_true(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadValue> pad_value = %arg2 : f16 init_out_buffer = true
    return
  }
  func.func @init_condition(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadValue> pad_value = %arg2 : f16 init_out_buffer = true init_condition = %arg5 : i1
    return
  }
  func.func @init_condition_only(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) init_out_buffer = true init_condition = %arg5 : i1
    return
  }
  func.func @core_CUBE(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) core_type = <CUBE>
    return
  }
  func.func @core_VECTOR(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) core_type = <VECTOR>
    return
  }
  func.func @core_CUBE_AND_VECTOR(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) core_type = <CUBE_AND_VECTOR>
    return
  }
  func.func @in_dictionary(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadNull> init_out_buffer = true core_type = <CUBE>
    return
  }
  func.func @everything_tensor(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: tensor<4x8xf16>) {
    %0 = hivm.hir.load ins(%arg6 : tensor<4x8xf16>) outs(%arg6 : tensor<4x8xf16>) {note} pad_mode = <PadValue> pad_value = %arg2 : f16 left_padding_num = %arg3 : index init_out_buffer = true right_padding_num = %arg3 : index init_condition = %arg5 : i1 core_type = <VECTOR> -> tensor<4x8xf16>
    return
  }
}
