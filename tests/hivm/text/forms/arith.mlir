module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %c-3_i32 = arith.constant -3 : i32
    %c7 = arith.constant 7 : index
    %true = arith.constant true
    %false = arith.constant false
    %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
    %cst_0 = arith.constant dense<[1, -2, 3]> : vector<3xi8>
    %cst_1 = arith.constant dense<[[1.000000e+00, 2.500000e+00], [1.000000e-01, 0x7F800000]]> : tensor<2x2xf32>
    %cst_2 = arith.constant dense<true> : vector<4xi1>
    %cst_3 = arith.constant dense<> : tensor<0xf32>
    %c-1_i8 = arith.constant -1 : i8
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %cst_4 = arith.constant dense<4> : tensor<1xindex>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %cst = arith.constant 1.00195313 : f32
    %cst_0 = arith.constant 1.500000e-10 : f32
    %cst_1 = arith.constant 1.23456786E-10 : f32
    %cst_2 = arith.constant 0x4170000010000000 : f64
    %cst_3 = arith.constant 0x4CEB79A3 : f32
    %cst_4 = arith.constant 0x7F80 : bf16
    %cst_5 = arith.constant 3.140630e+00 : bf16
    %cst_6 = arith.constant 3.140630e+00 : f16
    %cst_7 = arith.constant 3.14159265358979 : f64
    %cst_8 = arith.constant 0x7FC00000 : f32
    %cst_9 = arith.constant 0x7C00 : f16
    %cst_10 = arith.constant -0.000000e+00 : f32
    %cst_11 = arith.constant 1.2345679E-4 : f32
    %cst_12 = arith.constant 2.14748365E+9 : f32
    %cst_13 = arith.constant 6.550400e+04 : f16
    %cst_14 = arith.constant 0xFF800000 : f32
    %cst_15 = arith.constant 0x7FF0000000000000 : f64
    %cst_16 = arith.constant 0x7FF8000000000000 : f64
    %cst_17 = arith.constant 1.401300e-45 : f32
    %cst_18 = arith.constant 3.40282347E+38 : f32
    %cst_19 = arith.constant 1.44269502 : f32
    %cst_20 = arith.constant 4.471500e-02 : f32
    %cst_21 = arith.constant 0.797884583 : f32
    %cst_22 = arith.constant 1234.56775 : f32
    %cst_23 = arith.constant 5.960460e-08 : f16
    %cst_24 = arith.constant 0xFFC00001 : f32
    %cst_25 = arith.constant 1.000000e+300 : f64
    %cst_26 = arith.constant 1.000000e-01 : f64
    %cst_27 = arith.constant 1.125000e+00 : f8E4M3FN
    %cst_28 = arith.constant 4.480000e+02 : f8E4M3FN
    %cst_29 = arith.constant 1.000000e+05 : f32
    %cst_30 = arith.constant 1.000000e+02 : f32
    %cst_31 = arith.constant 1.000980e-01 : bf16
    %cst_32 = arith.constant 3.328000e+04 : bf16
    %cst_33 = arith.constant 1.250000e+00 : f8E5M2
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = arith.addi %arg1, %arg1 : i32
    %1 = arith.addi %arg1, %arg1 overflow<nsw> : i32
    %2 = arith.muli %arg1, %arg1 overflow<nsw, nuw> : i32
    %3 = arith.subi %arg3, %arg3 overflow<nuw> : index
    %4 = arith.divui %arg1, %arg1 : i32
    %5 = arith.divsi %arg1, %arg1 : i32
    %6 = arith.floordivsi %arg1, %arg1 : i32
    %7 = arith.ceildivsi %arg1, %arg1 : i32
    %8 = arith.ceildivui %arg1, %arg1 : i32
    %9 = arith.remui %arg1, %arg1 : i32
    %10 = arith.remsi %arg1, %arg1 : i32
    %11 = arith.minui %arg1, %arg1 : i32
    %12 = arith.maxui %arg1, %arg1 : i32
    %13 = arith.minsi %arg1, %arg1 : i32
    %14 = arith.maxsi %arg1, %arg1 : i32
    %15 = arith.andi %arg1, %arg1 : i32
    %16 = arith.ori %arg1, %arg1 {foo = 1 : i32} : i32
    %17 = arith.xori %arg10, %arg10 : vector<4xi32>
    %18 = arith.shli %arg1, %arg1 overflow<nsw> : i32
    %19 = arith.shrui %arg1, %arg1 : i32
    %20 = arith.shrsi %arg1, %arg1 : i32
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = arith.cmpi slt, %arg1, %arg1 : i32
    %1 = arith.cmpi ugt, %arg3, %arg3 : index
    %2 = arith.cmpf olt, %arg5, %arg5 : f32
    %3 = arith.cmpf une, %arg5, %arg5 fastmath<nnan,ninf> : f32
    %4 = arith.cmpf ueq, %arg9, %arg9 {foo} : vector<4xf32>
    %5 = arith.select %arg0, %arg1, %arg1 : i32
    %6 = arith.select %arg0, %arg7, %arg7 : tensor<?x4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = arith.addf %arg5, %arg5 : f32
    %1 = arith.addf %arg5, %arg5 fastmath<fast> : f32
    %2 = arith.subf %arg5, %arg5 fastmath<nnan,contract> : f32
    %3 = arith.mulf %arg6, %arg6 {foo} : f16
    %4 = arith.divf %arg5, %arg5 fastmath<fast> : f32
    %5 = arith.negf %arg5 : f32
    %6 = arith.negf %arg5 fastmath<fast> : f32
    %7 = arith.maximumf %arg5, %arg5 : f32
    %8 = arith.maxnumf %arg5, %arg5 : f32
    %9 = arith.minimumf %arg5, %arg5 : f32
    %10 = arith.minnumf %arg5, %arg5 : f32
    %11 = arith.remf %arg5, %arg5 : f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = arith.bitcast %arg5 : f32 to i32
    %1 = arith.index_cast %arg1 : i32 to index
    %2 = arith.index_castui %arg1 : i32 to index
    %3 = arith.fptosi %arg5 : f32 to i32
    %4 = arith.fptoui %arg5 : f32 to i32
    %5 = arith.sitofp %arg1 : i32 to f32
    %6 = arith.uitofp %arg1 : i32 to f32
    %7 = arith.extf %arg6 : f16 to f32
    %8 = arith.truncf %arg5 : f32 to f16
    %9 = arith.trunci %arg2 : i64 to i32
    %10 = arith.extsi %arg1 : i32 to i64
    %11 = arith.extui %arg1 : i32 to i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %sum, %overflow = arith.addui_extended %arg1, %arg1 : i32, i1
    %low, %high = arith.mulsi_extended %arg1, %arg1 : i32
    %low_0, %high_1 = arith.mului_extended %arg1, %arg1 : i32
    return
  }
}

// -----

module {
  func.func @f(%arg0: f32, %arg1: f16, %arg2: tensor<4xi1>, %arg3: tensor<4xf32>, %arg4: vector<4xi8>, %arg5: tensor<?xindex>, %arg6: memref<4xi32>, %arg7: tensor<4xi32>) {
    %0 = arith.truncf %arg0 to_nearest_even : f32 to f16
    %1 = arith.truncf %arg0 downward fastmath<fast> : f32 to f16
    %2 = arith.truncf %arg0 upward : f32 to f16
    %3 = arith.truncf %arg0 toward_zero {a = 1 : i64} : f32 to f16
    %4 = arith.truncf %arg0 to_nearest_away : f32 to f16
    %5 = arith.extf %arg1 fastmath<nnan,contract> : f16 to f32
    %6 = arith.select %arg2, %arg3, %arg3 : tensor<4xi1>, tensor<4xf32>
    %7 = arith.select %arg2, %arg3, %arg3 {a = 1 : i64} : tensor<4xi1>, tensor<4xf32>
    %8 = arith.extsi %arg4 : vector<4xi8> to vector<4xi32>
    %9 = arith.index_cast %arg5 : tensor<?xindex> to tensor<?xi32>
    %10 = arith.index_cast %arg6 : memref<4xi32> to memref<4xindex>
    %11 = arith.sitofp %arg7 : tensor<4xi32> to tensor<4xf32>
    %12 = arith.fptosi %arg3 : tensor<4xf32> to tensor<4xi32>
    %13 = arith.trunci %arg7 : tensor<4xi32> to tensor<4xi8>
    return
  }
}
