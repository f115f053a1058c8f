// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.copy ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @discardable(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>) {"inserted-load", note = 1 : i32}
    return
  }
  func.func @strided(%arg0: memref<4x8xf16, strided<[?, 1], offset: ?>>, %arg1: memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf16, strided<[?, 1], offset: ?>>) outs(%arg1 : memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic(%arg0: memref<?x8xf16>, %arg1: memref<?x8xf16>) {
    hivm.hir.copy ins(%arg0 : memref<?x8xf16>) outs(%arg1 : memref<?x8xf16>)
    return
  }
  func.func @tensor_to_buffer(%arg0: tensor<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.copy ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @element_i1(%arg0: memref<8xi1>, %arg1: memref<8xi1>) {
    hivm.hir.copy ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<8xi1>)
    return
  }
  func.func @element_i8(%arg0: memref<8xi8>, %arg1: memref<8xi8>) {
    hivm.hir.copy ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xi8>)
    return
  }
  func.func @element_ui8(%arg0: memref<8xui8>, %arg1: memref<8xui8>) {
    hivm.hir.copy ins(%arg0 : memref<8xui8>) outs(%arg1 : memref<8xui8>)
    return
  }
  func.func @element_i16(%arg0: memref<8xi16>, %arg1: memref<8xi16>) {
    hivm.hir.copy ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<8xi16>)
    return
  }
  func.func @element_ui16(%arg0: memref<8xui16>, %arg1: memref<8xui16>) {
    hivm.hir.copy ins(%arg0 : memref<8xui16>) outs(%arg1 : memref<8xui16>)
    return
  }
  func.func @element_f16(%arg0: memref<8xf16>, %arg1: memref<8xf16>) {
    hivm.hir.copy ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @element_bf16(%arg0: memref<8xbf16>, %arg1: memref<8xbf16>) {
    hivm.hir.copy ins(%arg0 : memref<8xbf16>) outs(%arg1 : memref<8xbf16>)
    return
  }
  func.func @element_i32(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.copy ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @element_ui32(%arg0: memref<8xui32>, %arg1: memref<8xui32>) {
    hivm.hir.copy ins(%arg0 : memref<8xui32>) outs(%arg1 : memref<8xui32>)
    return
  }
  func.func @element_f32(%arg0: memref<8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.copy ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @element_i64(%arg0: memref<8xi64>, %arg1: memref<8xi64>) {
    hivm.hir.copy ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<8xi64>)
    return
  }
  func.func @element_ui64(%arg0: memref<8xui64>, %arg1: memref<8xui64>) {
    hivm.hir.copy ins(%arg0 : memref<8xui64>) outs(%arg1 : memref<8xui64>)
    return
  }
  func.func @pad_PadNull(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadNull>
    return
  }
  func.func @pad_value_PadNull(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadNull> pad_value = %arg2 : f16
    return
  }
  func.func @pad_PadFirstElem(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadFirstElem>
    return
  }
  func.func @pad_value_PadFirstElem(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadFirstElem> pad_value = %arg2 : f16
    return
  }
  func.func @pad_value_PadValue(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadValue> pad_value = %arg2 : f16
    return
  }
}
