// published: bishengir-opt-a5: "'hivm.hir.scatterT' op tensor of value and index_tile of hivm::ScatterTOp must have the same shape"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %x: memref<4x8xi32>, %xf: memref<4x8xf32>, %x1: memref<4xi32>, %d: memref<4x8xf32>, %i: i32, %j: i64, %td: tensor<4x8xf32>, %v: memref<4x8xf32>, %f: f32) {
  hivm.hir.scatterT ins(%s : memref<?xf32>, %v : memref<4x8xf32>, %x1 : memref<4xi32>, %j : i64, %i : i32, [%i, %i : i32, i32], [%i, %i : i32, i32], [%i, %i : i32, i32])
  return
}
