// Views of a buffer with slots that a region makes begin anywhere, too.
func.func @mix(%workspace: memref<?xi8> {hacc.arg_type = #hacc.arg_type<workspace>}, %a: memref<?xf16>, %b: memref<?xf32>, %out: memref<?xf32>, %out2: memref<?xf32>, %scale: f32, %trips: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %pitch = arith.constant 64 : index
  %true = arith.constant true
  scf.for %i = %c0 to %trips step %c1 {
    %ox = arith.muli %i, %pitch : index
    %sx = memref.reinterpret_cast %a to offset: [%ox], sizes: [8, 8], strides: [8, 1] : memref<?xf16> to memref<8x8xf16, strided<[8, 1], offset: ?>>
    %mx = memref.alloc() : memref<8x8xf16>
    hivm.hir.load ins(%sx : memref<8x8xf16, strided<[8, 1], offset: ?>>) outs(%mx : memref<8x8xf16>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <CUBE>
    %x = bufferization.to_tensor %mx restrict writable : memref<8x8xf16>
    %ep = tensor.empty() : tensor<8x8xf32>
    %p = hivm.hir.mmadL1 ins(%x, %x, %true, %c8, %c8, %c8 : tensor<8x8xf16>, tensor<8x8xf16>, i1, index, index, index) outs(%ep : tensor<8x8xf32>) -> tensor<8x8xf32>
    %m = memref.alloc() : memref<8x8xf32>
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%p : tensor<8x8xf32>) outs(%m : memref<8x8xf32>)
    %flag = arith.cmpi eq, %i, %c1 : index
    scf.if %flag {
      %half = memref.subview %m[4, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1], offset: 32>>
      hivm.hir.vadd ins(%half, %half : memref<4x8xf32, strided<[8, 1], offset: 32>>, memref<4x8xf32, strided<[8, 1], offset: 32>>) outs(%half : memref<4x8xf32, strided<[8, 1], offset: 32>>)
    }
    %u = bufferization.to_tensor %m restrict writable : memref<8x8xf32>
    %w = arith.muli %i, %pitch : index
    %d = memref.reinterpret_cast %out to offset: [%w], sizes: [8, 8], strides: [8, 1] : memref<?xf32> to memref<8x8xf32, strided<[8, 1], offset: ?>>
    hivm.hir.store ins(%u : tensor<8x8xf32>) outs(%d : memref<8x8xf32, strided<[8, 1], offset: ?>>)
  }
  return
}
