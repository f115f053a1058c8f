// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.nd2nz ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.nd2nz ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @discardable_first(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.nd2nz {note} ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @strided(%arg0: memref<4x8xf16, strided<[?, 1], offset: ?>>, %arg1: memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>) {
    hivm.hir.nd2nz ins(%arg0 : memref<4x8xf16, strided<[?, 1], offset: ?>>) outs(%arg1 : memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic(%arg0: memref<?x8xf16>, %arg1: memref<?x8xf16>) {
    hivm.hir.nd2nz ins(%arg0 : memref<?x8xf16>) outs(%arg1 : memref<?x8xf16>)
    return
  }
  func.func @tensor_to_buffer(%arg0: tensor<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.nd2nz ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @buffer_to_tensor(%arg0: memref<4x8xf16>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.nd2nz ins(%arg0 : memref<4x8xf16>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @init_true(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.nd2nz ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) init_out_buffer = true
    return
  }
  func.func @init_pad_true(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.nd2nz ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) init_out_buffer = true pad_value = %arg2 : f16
    return
  }
  func.func @continuous_init_condition_true(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.nd2nz {dst_continuous} ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) init_out_buffer = true pad_value = %arg2 : f16 init_condition = %arg5 : i1
    return
  }
  func.func @continuous(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.nd2nz {dst_continuous} ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>)
    return
  }
  func.func @fractal(%arg0: memref<64x64xf16, #hivm.address_space<gm>>, %arg1: memref<4x4x16x16xf16, #hivm.address_space<cbuf>>) {
    hivm.hir.nd2nz {dst_continuous} ins(%arg0 : memref<64x64xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x4x16x16xf16, #hivm.address_space<cbuf>>)
    return
  }
}
