module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = bufferization.to_tensor %arg14 restrict writable : memref<4xf32>
    %1 = bufferization.to_tensor %arg8 : memref<?x4xf32>
    %2 = bufferization.to_tensor %arg8 restrict {foo} : memref<?x4xf32>
    %3 = bufferization.to_memref %arg12 : memref<4xf32>
    %4 = bufferization.to_memref %arg12 read_only : memref<4xf32, strided<[1]>>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    bufferization.materialize_in_destination %arg12 in writable %arg14 : (tensor<4xf32>, memref<4xf32>) -> ()
    %0 = bufferization.materialize_in_destination %arg12 in %arg12 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    bufferization.materialize_in_destination %arg12 in restrict writable %arg14 : (tensor<4xf32>, memref<4xf32>) -> ()
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = bufferization.alloc_tensor() : tensor<4xf32>
    %1 = bufferization.alloc_tensor(%arg3) : tensor<?xf32>
    %2 = bufferization.alloc_tensor() copy(%arg12) : tensor<4xf32>
    %3 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
    %4 = bufferization.alloc_tensor() {foo} : tensor<4xf32>
    %5 = bufferization.alloc_tensor() size_hint=%arg3 : tensor<4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    bufferization.dealloc_tensor %arg12 : tensor<4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = bufferization.clone %arg14 : memref<4xf32> to memref<4xf32>
    return
  }
}

// -----

module {
  func.func @f(%arg0: memref<4xf32, strided<[?], offset: ?>, 1>, %arg1: memref<*xf32>, %arg2: memref<?xf32>) {
    %0 = bufferization.to_tensor %arg0 restrict writable : memref<4xf32, strided<[?], offset: ?>, 1>
    %1 = bufferization.to_tensor %arg1 : memref<*xf32>
    %2 = bufferization.clone %arg2 : memref<?xf32> to memref<4xf32>
    bufferization.materialize_in_destination %0 in restrict writable %arg2 : (tensor<4xf32>, memref<?xf32>) -> ()
    memref.copy %arg1, %arg2 : memref<*xf32> to memref<?xf32>
    %3 = memref.rank %arg1 : memref<*xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [8], strides: [1] : memref<*xf32> to memref<8xf32>
    return
  }
}
