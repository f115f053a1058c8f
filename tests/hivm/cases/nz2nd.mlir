// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.nz2nd ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.nz2nd ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @discardable_first(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.nz2nd {note} ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @strided(%arg0: memref<4x8xf16, strided<[?, 1], offset: ?>>, %arg1: memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>) {
    hivm.hir.nz2nd ins(%arg0 : memref<4x8xf16, strided<[?, 1], offset: ?>>) outs(%arg1 : memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic(%arg0: memref<?x8xf16>, %arg1: memref<?x8xf16>) {
    hivm.hir.nz2nd ins(%arg0 : memref<?x8xf16>) outs(%arg1 : memref<?x8xf16>)
    return
  }
  func.func @tensor_to_buffer(%arg0: tensor<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.nz2nd ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @buffer_to_tensor(%arg0: memref<4x8xf16>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.nz2nd ins(%arg0 : memref<4x8xf16>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @fractal(%arg0: memref<4x4x16x16xf16, #hivm.address_space<cbuf>>, %arg1: memref<64x64xf16, #hivm.address_space<gm>>) {
    hivm.hir.nz2nd ins(%arg0 : memref<4x4x16x16xf16, #hivm.address_space<cbuf>>) outs(%arg1 : memref<64x64xf16, #hivm.address_space<gm>>)
    return
  }
}
