module {
  func.func @f() {
    %cst = arith.constant dense<0x7FC00000> : tensor<4xf32>
    %cst_0 = arith.constant dense<[0x7FA00000, 0x7FC00001]> : tensor<2xf32>
    %cst_1 = arith.constant dense<[1.000000e+00, 0x7F, 0x7E]> : tensor<3xf8E5M2>
    %cst_2 = arith.constant dense<[0.000000e+00, -0.000000e+00]> : tensor<2xf32>
    %cst_3 = arith.constant dense<[0x7C00, 1.000000e+00]> : tensor<2xf16>
    %cst_4 = arith.constant dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>
    %cst_5 = arith.constant 0x7F : f8E5M2
    %cst_6 = arith.constant 0x7D : f8E5M2
    %cst_7 = arith.constant 0xFF : f8E4M3FN
    %cst_8 = arith.constant 0x7FA00000 : f32
    %cst_9 = arith.constant 0x7FF0000000000001 : f64
    %cst_10 = arith.constant 0x7C01 : f16
    %cst_11 = arith.constant 0xFF81 : bf16
    %cst_12 = arith.constant dense<[0x7F, 0x7E]> : tensor<2xf8E5M2>
    %cst_13 = arith.constant dense<[[1, 2], [3, -4]]> : tensor<2x2xi8>
    %cst_14 = arith.constant dense<> : tensor<0xf32>
    %cst_15 = arith.constant dense<0x7F800000> : tensor<f32>
    return
  }
}
