// published: bishengir-opt-a5
module {
  func.func @signed_equals_false(%arg0: memref<8xi32>, %arg1: memref<8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg1 : memref<8xi1>) compare_mode = <lt> is_signed = false
    return
  }
  func.func @transpose_in_dictionary(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xi1>, %arg2: i32, %arg3: memref<4x2x8xi1>, %arg4: memref<4x2x8xf32>) {
    hivm.hir.vcmp {transpose = array<i64: 1, 0, 2>} ins(%arg0, %arg0 : memref<2x4x8xf32>, memref<2x4x8xf32>) outs(%arg3 : memref<4x2x8xi1>)
    return
  }
}
