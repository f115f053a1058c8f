// published: bishengir-opt-a5
module {
  func.func @broadcast_in_dictionary(%arg0: memref<4x1xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xi32>) {
    hivm.hir.vshr {broadcast = array<i64: 1>} ins(%arg0, %arg1 : memref<4x1xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>)
    return
  }
  func.func @transpose_in_dictionary(%arg0: memref<2x4x8xi32>, %arg1: memref<2x4x8xi1>, %arg2: i32, %arg3: memref<4x2x8xi1>, %arg4: memref<4x2x8xi32>) {
    hivm.hir.vshr {transpose = array<i64: 1, 0, 2>} ins(%arg0, %arg2 : memref<2x4x8xi32>, i32) outs(%arg4 : memref<4x2x8xi32>)
    return
  }
}
