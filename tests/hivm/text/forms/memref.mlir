module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %alloc = memref.alloc(%arg3) : memref<?x4xf32>
    %alloca = memref.alloca() : memref<4xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32, strided<[2], offset: 3>, 1 : i32>
    %alloca_1 = memref.alloca(%arg3) {alignment = 8 : i64, foo} : memref<?xf32>
    memref.dealloc %alloc : memref<?x4xf32>
    %alloc_2 = memref.alloc() {foo = "bar"} : memref<f32>
    return
  }
}

// -----
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %alloc = memref.alloc(%arg3)[%arg4] : memref<?x4xf32, #map>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %cast = memref.cast %arg8 : memref<?x4xf32> to memref<?x?xf32>
    %collapse_shape = memref.collapse_shape %arg8 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
    %expand_shape = memref.expand_shape %arg14 [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
    %expand_shape_0 = memref.expand_shape %arg8 [[0, 1], [2]] output_shape [%arg3, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
    %dim = memref.dim %arg8, %arg3 : memref<?x4xf32>
    %0 = memref.rank %arg8 : memref<?x4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %intptr = memref.extract_aligned_pointer_as_index %arg8 : memref<?x4xf32> -> index
    %memspacecast = memref.memory_space_cast %arg8 : memref<?x4xf32> to memref<?x4xf32, 1>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %subview = memref.subview %arg8[0, 0] [%arg3, 2] [1, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4, 1]>>
    %subview_0 = memref.subview %arg8[%arg3, 1] [1, 2] [1, 1] : memref<?x4xf32> to memref<2xf32, strided<[1], offset: ?>>
    %subview_1 = memref.subview %arg8[%arg3, 1] [%arg4, 2] [%arg3, 1] {foo} : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %transpose = memref.transpose %arg8 (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg8 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %0 = memref.load %arg8[%sizes#1, %strides#0] : memref<?x4xf32>
    memref.store %0, %arg8[%arg3, %arg4] : memref<?x4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %view = memref.view %arg13[%arg3][%arg3] : memref<?xi8> to memref<?xf32>
    %view_0 = memref.view %arg13[%arg3][] : memref<?xi8> to memref<4xf32>
    memref.copy %view_0, %arg14 : memref<4xf32> to memref<4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %reinterpret_cast = memref.reinterpret_cast %arg13 to offset: [%arg3], sizes: [4], strides: [1] {a} : memref<?xi8> to memref<4xi8, strided<[1], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg13 to offset: [0], sizes: [%arg3, 8], strides: [8, 1] : memref<?xi8> to memref<?x8xi8>
    %reinterpret_cast_1 = memref.reinterpret_cast %arg13 to offset: [0], sizes: [], strides: [] : memref<?xi8> to memref<i8>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = memref.load %arg14[%arg3] {nontemporal = true} : memref<4xf32>
    memref.store %0, %arg14[%arg3] {nontemporal = true} : memref<4xf32>
    %alloc = memref.alloc() : memref<f32>
    %1 = memref.load %alloc[] : memref<f32>
    memref.store %1, %alloc[] : memref<f32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = memref.realloc %arg14 : memref<4xf32> to memref<8xf32>
    return
  }
}

// -----
module {
  memref.global "private" constant @g : memref<4xf32> = dense<1.000000e+00> {alignment = 16 : i64}
  memref.global @h : memref<4xf32>
  memref.global @h2 : memref<4xf32> = uninitialized
  memref.global "public" @h3 : memref<2xi32> = dense<[1, 2]>
  func.func @f() -> memref<4xf32> {
    %0 = memref.get_global @g : memref<4xf32>
    return %0 : memref<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i64, %arg2: f32, %arg3: memref<4xi64>, %arg4: memref<f32>) {
    %0 = memref.atomic_rmw maxs %arg1, %arg3[%arg0] {qux} : (i64, memref<4xi64>) -> i64
    %1 = memref.atomic_rmw minnumf %arg2, %arg4[] : (f32, memref<f32>) -> f32
    memref.alloca_scope  {
      %3 = arith.addi %arg1, %arg1 : i64
    } {foo}
    %2 = memref.alloca_scope  -> (i64) {
      memref.alloca_scope.return %arg1 : i64
    }
    return
  }
}
