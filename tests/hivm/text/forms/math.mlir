module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = math.absf %arg5 : f32
    %1 = math.absi %arg1 : i32
    %2 = math.acos %arg5 : f32
    %3 = math.acosh %arg5 : f32
    %4 = math.asin %arg5 : f32
    %5 = math.atan %arg5 : f32
    %6 = math.atan2 %arg5, %arg5 : f32
    %7 = math.cbrt %arg5 : f32
    %8 = math.ceil %arg5 : f32
    %9 = math.copysign %arg5, %arg5 : f32
    %10 = math.cos %arg5 : f32
    %11 = math.cosh %arg5 : f32
    %12 = math.ctlz %arg1 : i32
    %13 = math.cttz %arg1 : i32
    %14 = math.ctpop %arg1 : i32
    %15 = math.erf %arg5 : f32
    %16 = math.exp2 %arg5 : f32
    %17 = math.expm1 %arg5 : f32
    %18 = math.exp %arg5 fastmath<fast> : f32
    %19 = math.fpowi %arg5, %arg1 : f32, i32
    %20 = math.floor %arg9 : vector<4xf32>
    %21 = math.fma %arg5, %arg5, %arg5 : f32
    %22 = math.ipowi %arg1, %arg1 : i32
    %23 = math.log10 %arg5 : f32
    %24 = math.log1p %arg5 : f32
    %25 = math.log2 %arg5 : f32
    %26 = math.log %arg5 {foo} : f32
    %27 = math.powf %arg5, %arg5 : f32
    %28 = math.roundeven %arg5 : f32
    %29 = math.round %arg5 : f32
    %30 = math.rsqrt %arg5 : f32
    %31 = math.sin %arg5 : f32
    %32 = math.sinh %arg5 : f32
    %33 = math.sqrt %arg12 : tensor<4xf32>
    %34 = math.tan %arg5 : f32
    %35 = math.tanh %arg5 : f32
    %36 = math.trunc %arg5 : f32
    %37 = math.powf %arg5, %arg5 fastmath<nnan,ninf> : f32
    return
  }
}
