// RUN: tilewright opt %s --split-input-file --verify-diagnostics --strict-traits

// Strict, StaticMaxRankTrait<R> refuses operands of more dimensions.

func.func @at_the_limit(%a: memref<2x3x4x5xf32>) {
  hivm.hir.debug {debugtype = "print", hex = false, prefix = "a"} %a : memref<2x3x4x5xf32>
  return
}

// -----

func.func @beyond(%a: memref<1x2x3x4x5xf32>) {
  // expected-error @below {{its library function takes at most 4 dimensions, but memref<1x2x3x4x5xf32> has 5}}
  hivm.hir.debug {debugtype = "print", hex = false, prefix = "a"} %a : memref<1x2x3x4x5xf32>
  return
}

// -----

func.func @no_limit(%a: tensor<2x3x4x5x6xf16>) {
  %0 = hivm.hir.nd2nz ins(%a : tensor<2x3x4x5x6xf16>) outs(%a : tensor<2x3x4x5x6xf16>) -> tensor<2x3x4x5x6xf16>
  return
}
