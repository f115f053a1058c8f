// published: bishengir-opt: "'hivm.hir.Conv3dL1' op `padding` must be an integer scalar or a 3-element integer array"
func.func @rejected(%i: tensor<1x16x4x8x8xf16>, %w: tensor<16x16x3x3x3xf16>, %o: tensor<1x16x2x6x6xf32>, %k: i1) {
  %r = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = "x"} ins(%i, %w, %k : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%o : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.Conv3dL1' op `padding` must be an integer scalar or a 3-element integer array"
func.func @rejected(%i: tensor<1x16x4x8x8xf16>, %w: tensor<16x16x3x3x3xf16>, %o: tensor<1x16x2x6x6xf32>, %k: i1) {
  %r = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = array<i32: 0, 0>} ins(%i, %w, %k : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%o : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.Conv3dL1' op `padding` must be an integer scalar or a 3-element integer array"
func.func @rejected(%i: tensor<1x16x4x8x8xf16>, %w: tensor<16x16x3x3x3xf16>, %o: tensor<1x16x2x6x6xf32>, %k: i1) {
  %r = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = array<i64: 0>} ins(%i, %w, %k : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%o : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.Conv3dL1' op `padding` must be an integer scalar or a 3-element integer array"
func.func @rejected(%i: tensor<1x16x4x8x8xf16>, %w: tensor<16x16x3x3x3xf16>, %o: tensor<1x16x2x6x6xf32>, %k: i1) {
  %r = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = array<i64: 0, 0, 0, 0>} ins(%i, %w, %k : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%o : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.Conv3dL1' op `padding` must be an integer scalar or a 3-element integer array"
func.func @rejected(%i: tensor<1x16x4x8x8xf16>, %w: tensor<16x16x3x3x3xf16>, %o: tensor<1x16x2x6x6xf32>, %k: i1) {
  %r = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = [0 : i32]} ins(%i, %w, %k : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%o : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.Conv3dL1' op `padding` must be an integer scalar or a 3-element integer array"
func.func @rejected(%i: tensor<1x16x4x8x8xf16>, %w: tensor<16x16x3x3x3xf16>, %o: tensor<1x16x2x6x6xf32>, %k: i1) {
  %r = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = [0 : i32, "x"]} ins(%i, %w, %k : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%o : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.Conv3dL1' op `padding` must be an integer scalar or a 3-element integer array"
func.func @rejected(%i: tensor<1x16x4x8x8xf16>, %w: tensor<16x16x3x3x3xf16>, %o: tensor<1x16x2x6x6xf32>, %k: i1) {
  %r = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = [-1 : i32, 0 : i32]} ins(%i, %w, %k : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%o : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.Conv3dL1' op `padding` must be an integer scalar or a 3-element integer array"
func.func @rejected(%i: tensor<1x16x4x8x8xf16>, %w: tensor<16x16x3x3x3xf16>, %o: tensor<1x16x2x6x6xf32>, %k: i1) {
  %r = hivm.hir.Conv3dL1 {groups = 1 : i32, padding = unit} ins(%i, %w, %k : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%o : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.Conv3dL1' 'hivm.hir.Conv3dL1' op attribute 'groups' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x4x8x8xf16>, %w: tensor<16x16x3x3x3xf16>, %o: tensor<1x16x2x6x6xf32>, %k: i1) {
  %r = hivm.hir.Conv3dL1 {groups = 1 : i64, padding = 0 : i32} ins(%i, %w, %k : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%o : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.Conv3dL1' op requires attribute 'padding'"
func.func @rejected(%i: tensor<1x16x4x8x8xf16>, %w: tensor<16x16x3x3x3xf16>, %o: tensor<1x16x2x6x6xf32>, %k: i1) {
  %r = hivm.hir.Conv3dL1 {groups = 1 : i32} ins(%i, %w, %k : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%o : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.Conv3dL1' op requires attribute 'groups'"
func.func @rejected(%i: tensor<1x16x4x8x8xf16>, %w: tensor<16x16x3x3x3xf16>, %o: tensor<1x16x2x6x6xf32>, %k: i1) {
  %r = hivm.hir.Conv3dL1 {padding = 0 : i32} ins(%i, %w, %k : tensor<1x16x4x8x8xf16>, tensor<16x16x3x3x3xf16>, i1) outs(%o : tensor<1x16x2x6x6xf32>) -> tensor<1x16x2x6x6xf32>
  return
}
