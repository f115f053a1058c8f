// published: bishengir-opt-a5: "'hivm.hir.mmadmxL1' op operand #0 must be Shaped Type of f8E4M3FN type or f8E5M2 type or 8-bit unsigned integer or 8-bit signless integer values, but got 'memref<16x64xf16>'"
func.func @rejected(%a: memref<16x64xf16>, %sa: memref<16x2xi8>, %k: i1, %n: index, %c: memref<16x16xf32>) {
  hivm.hir.mmadmxL1 ins(%a, %a, %sa, %sa, %k, %n, %n, %n : memref<16x64xf16>, memref<16x64xf16>, memref<16x2xi8>, memref<16x2xi8>, i1, index, index, index) outs(%c : memref<16x16xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.mmadmxL1' op operand #2 must be Shaped Type of 8-bit unsigned integer or 8-bit signless integer values, but got 'memref<16x2xf16>'"
func.func @rejected(%a: memref<16x64xf8E5M2>, %sa: memref<16x2xf16>, %k: i1, %n: index, %c: memref<16x16xf32>) {
  hivm.hir.mmadmxL1 ins(%a, %a, %sa, %sa, %k, %n, %n, %n : memref<16x64xf8E5M2>, memref<16x64xf8E5M2>, memref<16x2xf16>, memref<16x2xf16>, i1, index, index, index) outs(%c : memref<16x16xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.mmadmxL1' op operand #8 must be Shaped Type of floating-point values, but got 'memref<16x16xi32>'"
func.func @rejected(%a: memref<16x64xf8E5M2>, %sa: memref<16x2xi8>, %k: i1, %n: index, %c: memref<16x16xi32>) {
  hivm.hir.mmadmxL1 ins(%a, %a, %sa, %sa, %k, %n, %n, %n : memref<16x64xf8E5M2>, memref<16x64xf8E5M2>, memref<16x2xi8>, memref<16x2xi8>, i1, index, index, index) outs(%c : memref<16x16xi32>)
  return
}
// -----
// published: bishengir-opt-a5: "custom op 'hivm.hir.mmadmxL1' 'hivm.hir.mmadmxL1' op attribute 'lhsFormat' failed to satisfy constraint: allowed 32-bit signless integer cases: 1, 2, 3"
func.func @rejected(%a: memref<16x64xf8E5M2>, %sa: memref<16x2xi8>, %k: i1, %n: index, %c: memref<16x16xf32>) {
  hivm.hir.mmadmxL1 {lhsFormat = 4 : i32} ins(%a, %a, %sa, %sa, %k, %n, %n, %n : memref<16x64xf8E5M2>, memref<16x64xf8E5M2>, memref<16x2xi8>, memref<16x2xi8>, i1, index, index, index) outs(%c : memref<16x16xf32>)
  return
}
