#map = affine_map<(d0)[s0] -> (d0 * 4 + s0 floordiv 2 - 3)>
#map1 = affine_map<(d0)[s0] -> (d0, s0 mod 8, 64)>
#map2 = affine_map<(d0) -> (d0 ceildiv 5, 1)>
#map3 = affine_map<(d0) -> (-d0)>
#map4 = affine_map<(d0, d1) -> (d0 - d1 * 2)>
#map5 = affine_map<()[s0] -> (s0 * 5)>
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = affine.apply #map(%arg3)[%arg4]
    %1 = affine.min #map1(%arg3)[%arg4]
    %2 = affine.max #map2(%arg3)
    %3 = affine.apply #map3(%arg3)
    %4 = affine.apply #map4(%arg3, %arg4)
    %5 = affine.apply #map5()[%arg3]
    %6 = affine.apply #map3(%arg3) {foo}
    return
  }
}

// -----
#map = affine_map<(d0, d1)[s0] -> ((d0 - d1) ceildiv s0)>
#map1 = affine_map<(d0) -> (d0 * -2 - 4)>
#map2 = affine_map<(d0) -> ((d0 + 3) mod 4 - (d0 floordiv 2) * 8)>
#map3 = affine_map<(d0, d1) -> ((d0 + d1) * 3)>
#map4 = affine_map<(d0, d1) -> (d0 - (d1 + 5))>
#map5 = affine_map<(d0, d1) -> (-d0 - d1)>
#map6 = affine_map<(d0, d1) -> (d0 - d1)>
#map7 = affine_map<() -> (42)>
#map8 = affine_map<(d0) -> (-(d0 floordiv 2))>
#map9 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = affine.apply #map(%arg3, %arg4)[%arg4]
    %1 = affine.apply #map1(%arg3)
    %2 = affine.apply #map2(%arg3)
    %3 = affine.apply #map3(%arg3, %arg4)
    %4 = affine.apply #map4(%arg3, %arg4)
    %5 = affine.apply #map5(%arg3, %arg4)
    %6 = affine.apply #map6(%arg3, %arg4)
    %7 = affine.apply #map7()
    %8 = affine.apply #map8(%arg3)
    %9 = affine.apply #map9(%arg3)[%arg3, %arg4]
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0, 3)>
#map1 = affine_map<()[s0] -> (s0, 30)>
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = affine.for %arg15 = max #map(%arg3) to min #map1()[%arg4] iter_args(%arg16 = %arg5) -> (f32) {
      affine.yield %arg16 : f32
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0:2 = affine.for %arg15 = 0 to 8 iter_args(%arg16 = %arg5, %arg17 = %arg1) -> (f32, i32) {
      affine.yield %arg16, %arg17 : f32, i32
    }
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 3 >= 0, d0 - 5 == 0)>
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    affine.if #set(%arg3) {
    } else {
      affine.for %arg15 = 0 to #map(%arg4) {
      }
    }
    return
  }
}

// -----
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = affine.if #set(%arg3)[%arg4] -> i32 {
      affine.yield %arg1 : i32
    } else {
      affine.yield %arg1 : i32
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    affine.for %arg15 = 0 to 10 {
    }
    affine.for %arg15 = %arg3 to %arg4 step 2 {
    } {foo}
    return
  }
}
