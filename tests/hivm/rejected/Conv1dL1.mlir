// published: bishengir-opt: "custom op 'hivm.hir.Conv1dL1' 'hivm.hir.Conv1dL1' op attribute 'padding' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = "x"} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.Conv1dL1' 'hivm.hir.Conv1dL1' op attribute 'padding' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = array<i32: 0, 0>} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.Conv1dL1' 'hivm.hir.Conv1dL1' op attribute 'padding' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = array<i64: 0>} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.Conv1dL1' 'hivm.hir.Conv1dL1' op attribute 'padding' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = array<i64: 0, 0, 0, 0>} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.Conv1dL1' 'hivm.hir.Conv1dL1' op attribute 'padding' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = [0 : i32]} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.Conv1dL1' 'hivm.hir.Conv1dL1' op attribute 'padding' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = [0 : i32, "x"]} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.Conv1dL1' 'hivm.hir.Conv1dL1' op attribute 'padding' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = 0 : i64} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.Conv1dL1' 'hivm.hir.Conv1dL1' op attribute 'padding' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = [-1 : i32, 0 : i32]} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.Conv1dL1' 'hivm.hir.Conv1dL1' op attribute 'padding' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = array<i64: -1, 0, 0>} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.Conv1dL1' 'hivm.hir.Conv1dL1' op attribute 'padding' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i32, padding = unit} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.Conv1dL1' 'hivm.hir.Conv1dL1' op attribute 'groups' failed to satisfy constraint: 32-bit signless integer attribute"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i64, padding = 0 : i32} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.Conv1dL1' op requires attribute 'padding'"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {groups = 1 : i32} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.Conv1dL1' op requires attribute 'groups'"
func.func @rejected(%i: tensor<1x16x64xf16>, %w: tensor<16x16x3xf16>, %o: tensor<1x16x62xf32>, %k: i1) {
  %r = hivm.hir.Conv1dL1 {padding = 0 : i32} ins(%i, %w, %k : tensor<1x16x64xf16>, tensor<16x16x3xf16>, i1) outs(%o : tensor<1x16x62xf32>) -> tensor<1x16x62xf32>
  return
}
