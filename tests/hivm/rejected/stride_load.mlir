// published: bishengir-opt-a5: "'hivm.hir.stride_load' op dst of hivm::StrideLoadOp must have the same element type as src"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_load ins(%s16 : memref<?xf16>) outs(%d : memref<4x8xf32>) offset(%o : i64) other(%p : f32) strides([%o, %o : i64, i64]) numels([%o, %o : i64, i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_load' op other must have the same element type as src"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_load ins(%s : memref<?xf32>) outs(%d : memref<4x8xf32>) offset(%o : i64) other(%q : f16) strides([%o, %o : i64, i64]) numels([%o, %o : i64, i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_load' op stride and numel operand counts must match dst rank"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_load ins(%s : memref<?xf32>) outs(%d : memref<4x8xf32>) offset(%o : i64) other(%p : f32) strides([%o : i64]) numels([%o : i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_load' op stride and numel operand counts must match dst rank"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_load ins(%s : memref<?xf32>) outs(%d : memref<4x8xf32>) offset(%o : i64) other(%p : f32) strides([%o, %o : i64, i64]) numels([%o : i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_load' op stride and numel operand counts must match dst rank"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_load ins(%s : memref<?xf32>) outs(%d : memref<4x8xf32>) offset(%o : i64) other(%p : f32) strides([%o, %o, %o : i64, i64, i64]) numels([%o, %o, %o : i64, i64, i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_load' op only support 1-3D"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_load ins(%s : memref<?xf32>) outs(%d4 : memref<1x2x4x8xf32>) offset(%o : i64) other(%p : f32) strides([%o, %o, %o, %o : i64, i64, i64, i64]) numels([%o, %o, %o, %o : i64, i64, i64, i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_load' op stride operands must have the same type"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_load ins(%s : memref<?xf32>) outs(%d : memref<4x8xf32>) offset(%o : i64) other(%p : f32) strides([%i, %o : i32, i64]) numels([%o, %o : i64, i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_load' op other must have the same element type as src"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_load ins(%s : memref<?xf32>) outs(%d : memref<4x8xf32>) offset(%o : i64) other(%i : i32) strides([%o, %o : i64, i64]) numels([%o, %o : i64, i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_load' op offset, stride and numel operands must have the same type"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_load ins(%s : memref<?xf32>) outs(%d : memref<4x8xf32>) offset(%i : i32) other(%p : f32) strides([%o, %o : i64, i64]) numels([%o, %o : i64, i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_load' op operand #4 must be variadic of 32-bit signless integer or 64-bit signless integer, but got 'f32'"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_load ins(%s : memref<?xf32>) outs(%d : memref<4x8xf32>) offset(%o : i64) other(%p : f32) strides([%p, %p : f32, f32]) numels([%o, %o : i64, i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_load' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  hivm.hir.stride_load ins(%s : memref<?xf32>) outs(%td : tensor<4x8xf32>) offset(%o : i64) other(%p : f32) strides([%o, %o : i64, i64]) numels([%o, %o : i64, i64])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.stride_load' op result must have the same type as dst"
func.func @rejected(%s: memref<?xf32>, %s2: memref<?x?xf32>, %s16: memref<?xf16>, %d: memref<4x8xf32>, %d4: memref<1x2x4x8xf32>, %td: tensor<4x8xf32>, %o: i64, %p: f32, %q: f16, %i: i32) {
  %r = hivm.hir.stride_load ins(%s : memref<?xf32>) outs(%d : memref<4x8xf32>) offset(%o : i64) other(%p : f32) strides([%o, %o : i64, i64]) numels([%o, %o : i64, i64]) -> tensor<4x8xf32>
  return
}
