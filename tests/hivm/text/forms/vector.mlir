module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = vector.load %arg14[%arg3] : memref<4xf32>, vector<4xf32>
    vector.store %0, %arg14[%arg3] : memref<4xf32>, vector<4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = vector.broadcast %arg5 : f32 to vector<4xf32>
    %1 = vector.fma %arg9, %arg9, %arg9 : vector<4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = vector.transfer_read %arg8[%arg3, %arg4], %arg5 : memref<?x4xf32>, vector<4xf32>
    vector.transfer_write %arg9, %arg8[%arg3, %arg4] : vector<4xf32>, memref<?x4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = vector.transfer_read %arg14[%arg3], %arg5 {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = vector.reduction <add>, %arg9 : vector<4xf32> into f32
    %1 = vector.extract %arg9[0] : f32 from vector<4xf32>
    %2 = vector.insert %arg5, %arg9 [0] : f32 into vector<4xf32>
    return
  }
}
