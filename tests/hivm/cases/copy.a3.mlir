// published: bishengir-opt
module {
  func.func @buffer_to_tensor(%arg0: memref<4x8xf16>, %arg1: tensor<4x8xf16>) {
    %0 = hivm.hir.copy ins(%arg0 : memref<4x8xf16>) outs(%arg1 : tensor<4x8xf16>) -> tensor<4x8xf16>
    return
  }
  func.func @collapse(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) collapse_reassociation = [[0, 1]]
    return
  }
  func.func @collapse_two(%arg0: memref<4x8xf16, #hivm.address_space<ub>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.copy ins(%arg0 : memref<4x8xf16, #hivm.address_space<ub>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) pad_mode = <PadValue> pad_value = %arg2 : f16 collapse_reassociation = [[0], [1]]
    return
  }
}
