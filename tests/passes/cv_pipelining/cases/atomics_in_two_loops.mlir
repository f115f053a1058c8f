// Two loops that set atomics and end them again are pipelined both.
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
    %ev = tensor.empty() : tensor<8x8xf32>
    %v = hivm.hir.vrelu ins(%p : tensor<8x8xf32>) outs(%ev : tensor<8x8xf32>) -> tensor<8x8xf32>
    %w = arith.muli %i, %pitch : index
    %d = memref.reinterpret_cast %out to offset: [%w], sizes: [8, 8], strides: [8, 1] : memref<?xf32> to memref<8x8xf32, strided<[8, 1], offset: ?>>
    hivm.hir.set_atomic kind = <add>[type = f32]
    hivm.hir.store ins(%v : tensor<8x8xf32>) outs(%d : memref<8x8xf32, strided<[8, 1], offset: ?>>)
    hivm.hir.set_atomic kind = <none>[type = f32]
  }
  scf.for %i_2 = %c0 to %trips step %c1 {
    %ox_2 = arith.muli %i_2, %pitch : index
    %sx_2 = memref.reinterpret_cast %a to offset: [%ox_2], sizes: [8, 8], strides: [8, 1] : memref<?xf16> to memref<8x8xf16, strided<[8, 1], offset: ?>>
    %mx_2 = memref.alloc() : memref<8x8xf16>
    hivm.hir.load ins(%sx_2 : memref<8x8xf16, strided<[8, 1], offset: ?>>) outs(%mx_2 : memref<8x8xf16>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <CUBE>
    %x_2 = bufferization.to_tensor %mx_2 restrict writable : memref<8x8xf16>
    %ep_2 = tensor.empty() : tensor<8x8xf32>
    %p_2 = hivm.hir.mmadL1 ins(%x_2, %x_2, %true, %c8, %c8, %c8 : tensor<8x8xf16>, tensor<8x8xf16>, i1, index, index, index) outs(%ep_2 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %ev_2 = tensor.empty() : tensor<8x8xf32>
    %v_2 = hivm.hir.vrelu ins(%p_2 : tensor<8x8xf32>) outs(%ev_2 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %w_2 = arith.muli %i_2, %pitch : index
    %d_2 = memref.reinterpret_cast %out to offset: [%w_2], sizes: [8, 8], strides: [8, 1] : memref<?xf32> to memref<8x8xf32, strided<[8, 1], offset: ?>>
    hivm.hir.set_atomic kind = <add>[type = f32]
    hivm.hir.store ins(%v_2 : tensor<8x8xf32>) outs(%d_2 : memref<8x8xf32, strided<[8, 1], offset: ?>>)
    hivm.hir.set_atomic kind = <none>[type = f32]
  }
  return
}
