// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// HIVMOpSameOperandsAndResultRank: one rank, scratch space and scalars apart.

func.func @one_rank(%a: memref<4x8xf32>, %t: memref<64xf32>, %s: f32) {
  hivm.hir.vmul ins(%a, %s : memref<4x8xf32>, f32) outs(%a : memref<4x8xf32>) temp_buffer(%t : memref<64xf32>)
  return
}

// -----

func.func @buffers(%a: memref<4x8xf32>, %b: memref<8xf32>) {
  // expected-error @below {{operands and results must have one rank, but have 1 and 2}}
  hivm.hir.vadd ins(%a, %b : memref<4x8xf32>, memref<8xf32>) outs(%a : memref<4x8xf32>)
  return
}

// -----

func.func @tensors(%a: tensor<4x8xf32>, %b: tensor<8xf32>) {
  // expected-error @below {{operands and results must have one rank, but have 1 and 2}}
  %0 = hivm.hir.vadd ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @not_elementwise(%a: memref<4x8xf32>, %b: memref<64xf32>, %s: f32) {
  // expected-error @below {{operands and results must have one rank, but have 1 and 2}}
  hivm.hir.vpad ins(%a : memref<4x8xf32>) outs(%b : memref<64xf32>) low[0, 0] high[0, 0] pad_value %s : f32
  return
}
