// published: bishengir-opt-a5: "'hivm.hir.stride_store' op src of hivm::StrideStoreOp must have the same element type as dst"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_store ins(%d : memref<4x8xf32>) outs(%s16 : memref<?xf16>) offset(%o : i64) strides([%o, %o : i64, i64]) numels([%o, %o : i64, i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_store' op stride and numel operand counts must match src rank"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_store ins(%d : memref<4x8xf32>) outs(%s : memref<?xf32>) offset(%o : i64) strides([%o : i64]) numels([%o : i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_store' op stride and numel operand counts must match src rank"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_store ins(%d : memref<4x8xf32>) outs(%s : memref<?xf32>) offset(%o : i64) strides([%o, %o : i64, i64]) numels([%o : i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_store' op only support 1-3D"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_store ins(%d4 : memref<1x2x4x8xf32>) outs(%s : memref<?xf32>) offset(%o : i64) strides([%o, %o, %o, %o : i64, i64, i64, i64]) numels([%o, %o, %o, %o : i64, i64, i64, i64])
  return
}
