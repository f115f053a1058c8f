// published: bishengir-opt-a5
module {
  func.func @transpose_in_dictionary(%arg0: memref<2x4x8xi32>, %arg1: memref<2x4x8xi1>, %arg2: i32, %arg3: memref<4x2x8xi1>, %arg4: memref<4x2x8xi32>) {
    hivm.hir.vpow {transpose = array<i64: 1, 0, 2>} ins(%arg0, %arg0 : memref<2x4x8xi32>, memref<2x4x8xi32>) outs(%arg4 : memref<4x2x8xi32>)
    return
  }
}
