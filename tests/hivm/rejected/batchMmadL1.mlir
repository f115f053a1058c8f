// published: both: "custom op 'hivm.hir.batchMmadL1' 'hivm.hir.batchMmadL1' op attribute 'a_transpose' failed to satisfy constraint: unit attribute"
func.func @rejected(%a: memref<2x16x32xf16>, %b: memref<2x32x16xf16>, %k: i1, %n: index, %c: memref<2x16x16xf32>, %s: i64) {
  hivm.hir.batchMmadL1 {a_transpose = true} ins(%a, %b, %k, %n, %n, %n : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%c : memref<2x16x16xf32>)
  return
}
// -----
// published: both: "'hivm.hir.batchMmadL1' op sync_related_args should be empty or of size 7 <block argument> of type 'i64' at index: 5"
func.func @rejected(%a: memref<2x16x32xf16>, %b: memref<2x32x16xf16>, %k: i1, %n: index, %c: memref<2x16x16xf32>, %s: i64) {
  hivm.hir.batchMmadL1 ins(%a, %b, %k, %n, %n, %n : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%c : memref<2x16x16xf32>) sync_related_args(%s : i64)
  return
}
// -----
// published: both: "'hivm.hir.batchMmadL1' op sync_related_args should be empty or of size 7 <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5"
func.func @rejected(%a: memref<2x16x32xf16>, %b: memref<2x32x16xf16>, %k: i1, %n: index, %c: memref<2x16x16xf32>, %s: i64) {
  hivm.hir.batchMmadL1 ins(%a, %b, %k, %n, %n, %n : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%c : memref<2x16x16xf32>) sync_related_args(%s, %s : i64, i64)
  return
}
// -----
// published: both: "'hivm.hir.batchMmadL1' op sync_related_args should be empty or of size 7 <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5"
func.func @rejected(%a: memref<2x16x32xf16>, %b: memref<2x32x16xf16>, %k: i1, %n: index, %c: memref<2x16x16xf32>, %s: i64) {
  hivm.hir.batchMmadL1 ins(%a, %b, %k, %n, %n, %n : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%c : memref<2x16x16xf32>) sync_related_args(%s, %s, %s, %s, %s, %s : i64, i64, i64, i64, i64, i64)
  return
}
// -----
// published: both: "'hivm.hir.batchMmadL1' op sync_related_args should be empty or of size 7 <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5, <block argument> of type 'i64' at index: 5"
func.func @rejected(%a: memref<2x16x32xf16>, %b: memref<2x32x16xf16>, %k: i1, %n: index, %c: memref<2x16x16xf32>, %s: i64) {
  hivm.hir.batchMmadL1 ins(%a, %b, %k, %n, %n, %n : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%c : memref<2x16x16xf32>) sync_related_args(%s, %s, %s, %s, %s, %s, %s, %s : i64, i64, i64, i64, i64, i64, i64, i64)
  return
}
// -----
// published: both: "Cannot have multiple unit-flag modes without having equal number of unit-flag conditions."
func.func @rejected(%a: memref<2x16x32xf16>, %b: memref<2x32x16xf16>, %k: i1, %n: index, %c: memref<2x16x16xf32>, %s: i64) {
  hivm.hir.batchMmadL1 ins(%a, %b, %k, %n, %n, %n : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%c : memref<2x16x16xf32>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>, #hivm.unit_flag<DISABLED>])
  return
}
// -----
// published: both: "Cannot have unit-flag conditions without unit-flag modes."
func.func @rejected(%a: memref<2x16x32xf16>, %b: memref<2x32x16xf16>, %k: i1, %n: index, %c: memref<2x16x16xf32>, %s: i64) {
  hivm.hir.batchMmadL1 ins(%a, %b, %k, %n, %n, %n : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%c : memref<2x16x16xf32>) unit_flag_cond(%k)
  return
}
// -----
// published: both: "Number of unit-flag conditions should be equal to the number of unit-flag modes."
func.func @rejected(%a: memref<2x16x32xf16>, %b: memref<2x32x16xf16>, %k: i1, %n: index, %c: memref<2x16x16xf32>, %s: i64) {
  hivm.hir.batchMmadL1 ins(%a, %b, %k, %n, %n, %n : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%c : memref<2x16x16xf32>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>]) unit_flag_cond(%k, %k)
  return
}
// -----
// published: both: "'hivm.hir.batchMmadL1' op attribute 'unit_flag_mode' failed to satisfy constraint: unit-flag mode array attribute"
func.func @rejected(%a: memref<2x16x32xf16>, %b: memref<2x32x16xf16>, %k: i1, %n: index, %c: memref<2x16x16xf32>, %s: i64) {
  hivm.hir.batchMmadL1 ins(%a, %b, %k, %n, %n, %n : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%c : memref<2x16x16xf32>) unit_flag_mode([1 : i32])
  return
}
