module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %cast = tensor.cast %arg7 : tensor<?x4xf32> to tensor<?x?xf32>
    %dim = tensor.dim %arg7, %arg3 : tensor<?x4xf32>
    %extracted = tensor.extract %arg7[%arg3, %arg3] : tensor<?x4xf32>
    %from_elements = tensor.from_elements %arg5, %arg5 : tensor<2xf32>
    %inserted = tensor.insert %arg5 into %arg7[%arg3, %arg3] : tensor<?x4xf32>
    %inserted_slice = tensor.insert_slice %from_elements into %arg7[0, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<?x4xf32>
    %extracted_slice = tensor.extract_slice %arg7[0, 0] [1, 2] [1, 1] : tensor<?x4xf32> to tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg7[%arg3, 0] [%arg4, 4] [1, 1] {foo} : tensor<?x4xf32> to tensor<?x4xf32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %arg7[%arg3, 0] [%arg4, 4] [1, 1] {foo} : tensor<?x4xf32> into tensor<?x4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %generated = tensor.generate %arg3 {
    ^bb0(%arg15: index, %arg16: index):
      tensor.yield %arg5 : f32
    } : tensor<?x4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %padded = tensor.pad %arg7 low[0, 1] high[%arg3, 2] {
    ^bb0(%arg15: index, %arg16: index):
      tensor.yield %arg5 : f32
    } : tensor<?x4xf32> to tensor<?x7xf32>
    %padded_0 = tensor.pad %arg12 nofold low[0] high[2] {
    ^bb0(%arg15: index):
      tensor.yield %arg5 : f32
    } {foo} : tensor<4xf32> to tensor<6xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %rank = tensor.rank %arg7 : tensor<?x4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %splat = tensor.splat %arg5 : tensor<2x2xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %splat = tensor.splat %arg5[%arg3] : tensor<?x2xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %concat = tensor.concat dim(0) %arg12, %arg12 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = tensor.bitcast %arg12 : tensor<4xf32> to tensor<4xi32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = tensor.empty(%arg3) : tensor<?xf32>
    %1 = tensor.empty() : tensor<4xf32>
    %2 = tensor.empty() {foo} : tensor<f32>
    %extracted = tensor.extract %2[] : tensor<f32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %collapsed = tensor.collapse_shape %arg7 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
    %expanded = tensor.expand_shape %arg12 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %expanded_0 = tensor.expand_shape %arg7 [[0, 1], [2]] output_shape [%arg3, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
    %extracted_slice = tensor.extract_slice %arg12[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %collapsed_1 = tensor.collapse_shape %extracted_slice [] : tensor<1xf32> into tensor<f32>
    %expanded_2 = tensor.expand_shape %collapsed_1 [] output_shape [] : tensor<f32> into tensor<f32>
    return
  }
}
