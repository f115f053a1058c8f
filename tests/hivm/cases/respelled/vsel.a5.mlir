// published: bishengir-opt-a5
module {
  func.func @broadcast_in_dictionary(%arg0: memref<4x1xi1>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>) {
    hivm.hir.vsel {broadcast = array<i64: 1>} ins(%arg0, %arg1, %arg2 : memref<4x1xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
    return
  }
  func.func @transpose_in_dictionary(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xi1>, %arg2: i32, %arg3: memref<4x2x8xi1>, %arg4: memref<4x2x8xf32>) {
    hivm.hir.vsel {transpose = array<i64: 1, 0, 2>} ins(%arg1, %arg0, %arg0 : memref<2x4x8xi1>, memref<2x4x8xf32>, memref<2x4x8xf32>) outs(%arg4 : memref<4x2x8xf32>)
    return
  }
}
