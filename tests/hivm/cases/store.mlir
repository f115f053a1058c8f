// published: both
module {
  func.func @tensors(%arg0: tensor<4x8xf16>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.store ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @buffers(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @discardable(%arg0: memref<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16>) outs(%arg1 : memref<4x8xf16>) {"inserted-load", note = 1 : i32}
    return
  }
  func.func @strided(%arg0: memref<4x8xf16, strided<[?, 1], offset: ?>>, %arg1: memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, strided<[?, 1], offset: ?>>) outs(%arg1 : memref<4x8xf16, strided<[16, 1]>, #hivm.address_space<ub>>)
    return
  }
  func.func @dynamic(%arg0: memref<?x8xf16>, %arg1: memref<?x8xf16>) {
    hivm.hir.store ins(%arg0 : memref<?x8xf16>) outs(%arg1 : memref<?x8xf16>)
    return
  }
  func.func @tensor_to_buffer(%arg0: tensor<4x8xf16>, %arg1: memref<4x8xf16>) {
    hivm.hir.store ins(%arg0 : tensor<4x8xf16>) outs(%arg1 : memref<4x8xf16>)
    return
  }
  func.func @buffer_to_tensor(%arg0: memref<4x8xf16>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.store ins(%arg0 : memref<4x8xf16>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @element_i8(%arg0: memref<8xi8>, %arg1: memref<8xi8>) {
    hivm.hir.store ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xi8>)
    return
  }
  func.func @element_ui8(%arg0: memref<8xui8>, %arg1: memref<8xui8>) {
    hivm.hir.store ins(%arg0 : memref<8xui8>) outs(%arg1 : memref<8xui8>)
    return
  }
  func.func @element_i16(%arg0: memref<8xi16>, %arg1: memref<8xi16>) {
    hivm.hir.store ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<8xi16>)
    return
  }
  func.func @element_ui16(%arg0: memref<8xui16>, %arg1: memref<8xui16>) {
    hivm.hir.store ins(%arg0 : memref<8xui16>) outs(%arg1 : memref<8xui16>)
    return
  }
  func.func @element_f16(%arg0: memref<8xf16>, %arg1: memref<8xf16>) {
    hivm.hir.store ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @element_bf16(%arg0: memref<8xbf16>, %arg1: memref<8xbf16>) {
    hivm.hir.store ins(%arg0 : memref<8xbf16>) outs(%arg1 : memref<8xbf16>)
    return
  }
  func.func @element_i32(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.store ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @element_ui32(%arg0: memref<8xui32>, %arg1: memref<8xui32>) {
    hivm.hir.store ins(%arg0 : memref<8xui32>) outs(%arg1 : memref<8xui32>)
    return
  }
  func.func @element_f32(%arg0: memref<8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.store ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @element_i64(%arg0: memref<8xi64>, %arg1: memref<8xi64>) {
    hivm.hir.store ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<8xi64>)
    return
  }
  func.func @element_ui64(%arg0: memref<8xui64>, %arg1: memref<8xui64>) {
    hivm.hir.store ins(%arg0 : memref<8xui64>) outs(%arg1 : memref<8xui64>)
    return
  }
  func.func @atomic_tensor(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) {
    %0 = hivm.hir.store ins(%arg0 : tensor<8xf32>) outs(%arg1 : tensor<8xf32>) {note} atomic = <add> -> tensor<8xf32>
    return
  }
  func.func @atomic_none(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) atomic = <none>
    return
  }
  func.func @atomic_integer_none(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg2 : memref<4x8xi32>) outs(%arg3 : memref<4x8xi32>) atomic = <none>
    return
  }
  func.func @atomic_add(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) atomic = <add>
    return
  }
  func.func @atomic_integer_add(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg2 : memref<4x8xi32>) outs(%arg3 : memref<4x8xi32>) atomic = <add>
    return
  }
  func.func @atomic_max(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) atomic = <max>
    return
  }
  func.func @atomic_integer_max(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg2 : memref<4x8xi32>) outs(%arg3 : memref<4x8xi32>) atomic = <max>
    return
  }
  func.func @atomic_min(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) atomic = <min>
    return
  }
  func.func @atomic_integer_min(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg2 : memref<4x8xi32>) outs(%arg3 : memref<4x8xi32>) atomic = <min>
    return
  }
  func.func @atomic_and(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) atomic = <and>
    return
  }
  func.func @atomic_integer_and(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg2 : memref<4x8xi32>) outs(%arg3 : memref<4x8xi32>) atomic = <and>
    return
  }
  func.func @atomic_or(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) atomic = <or>
    return
  }
  func.func @atomic_integer_or(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg2 : memref<4x8xi32>) outs(%arg3 : memref<4x8xi32>) atomic = <or>
    return
  }
  func.func @atomic_xor(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) atomic = <xor>
    return
  }
  func.func @atomic_integer_xor(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg2 : memref<4x8xi32>) outs(%arg3 : memref<4x8xi32>) atomic = <xor>
    return
  }
  func.func @atomic_umax(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) atomic = <umax>
    return
  }
  func.func @atomic_integer_umax(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg2 : memref<4x8xi32>) outs(%arg3 : memref<4x8xi32>) atomic = <umax>
    return
  }
  func.func @atomic_umin(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) atomic = <umin>
    return
  }
  func.func @atomic_integer_umin(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg2 : memref<4x8xi32>) outs(%arg3 : memref<4x8xi32>) atomic = <umin>
    return
  }
  func.func @transpose_true(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) {may_implicit_transpose_with_last_axis = true}
    return
  }
  func.func @everything(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>, %arg2: memref<4x8xi32>, %arg3: memref<4x8xi32>) {
    hivm.hir.store ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) {may_implicit_transpose_with_last_axis = true, note} atomic = <add>
    return
  }
}
