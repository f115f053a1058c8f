// published: both: "'hivm.hir.vtranspose' op Permutation array should not be empty."
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<2x8x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x4x8xf32>) outs(%d : memref<2x8x4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vtranspose' op Permutation array should not be empty."
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<2x8x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x4x8xf32>) outs(%d : memref<2x8x4xf32>) permutation = []
  return
}
// -----
// published: both: "'hivm.hir.vtranspose' op Permutation size should be equal to src rank"
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<2x8x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x4x8xf32>) outs(%d : memref<2x8x4xf32>) permutation = [0, 1]
  return
}
// -----
// published: both: "'hivm.hir.vtranspose' op Permutation size should be equal to src rank"
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<2x8x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x4x8xf32>) outs(%d : memref<2x8x4xf32>) permutation = [0, 2, 1, 3]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vtranspose' op Vtranspose only support two axes transpose"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<2x8x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x4x8xf32>) outs(%d : memref<2x8x4xf32>) permutation = [0, 2, 2]
  return
}
// -----
// published: both: "'hivm.hir.vtranspose' op have invalid index '3' inside permutation array"
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<2x8x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x4x8xf32>) outs(%d : memref<2x8x4xf32>) permutation = [0, 3, 1]
  return
}
// -----
// published: both: "'hivm.hir.vtranspose' op have invalid index '-1' inside permutation array"
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<2x8x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x4x8xf32>) outs(%d : memref<2x8x4xf32>) permutation = [0, -1, 1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vtranspose' op Vtranspose only support two axes transpose"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<2x8x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x4x8xf32>) outs(%d : memref<2x8x4xf32>) permutation = [0, 1, 2]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vtranspose' op Vtranspose only support two axes transpose"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<2x8x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x4x8xf32>) outs(%d : memref<2x8x4xf32>) permutation = [1, 2, 0]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vtranspose' op Vtranspose only support two axes transpose"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<8x2x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x4x8xf32>) outs(%d : memref<8x2x4xf32>) permutation = [2, 0, 1]
  return
}
// -----
// published: both: "'hivm.hir.vtranspose' op Rank of src and dst are not the same"
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<8x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x4x8xf32>) outs(%d : memref<8x4xf32>) permutation = [0, 2, 1]
  return
}
// -----
// published: both: "'hivm.hir.vtranspose' op ElementType of src and dst are not the same"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<8x4xf16>) {
  hivm.hir.vtranspose ins(%a : memref<4x8xf32>) outs(%d : memref<8x4xf16>) permutation = [1, 0]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vtranspose' op Vtranspose only support two axes transpose"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.vtranspose ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) permutation = [0]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vtranspose' op failed to verify that operand at idx 0 should have element type f8E4M3FN type or f8E5M2 type or 8-bit integer or 16-bit integer or 32-bit integer or 16-bit float or bfloat16 type or 32-bit float or 64-bit signless integer or 64-bit unsigned integer"
// published: bishengir-opt-a5: "'hivm.hir.vtranspose' op failed to verify that operand at idx 0 should have element type 1-bit signless integer or 8-bit integer or 16-bit integer or 32-bit integer or 16-bit float or bfloat16 type or 32-bit float or 64-bit signless integer or 64-bit unsigned integer or f8E4M3FN type or f8E5M2 type"
func.func @rejected(%a: memref<4x8xf64>, %d: memref<8x4xf64>) {
  hivm.hir.vtranspose ins(%a : memref<4x8xf64>) outs(%d : memref<8x4xf64>) permutation = [1, 0]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vtranspose' op Vtranspose only support two axes transpose"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<2x3x4x8xf32>, %d: memref<3x2x8x4xf32>) {
  hivm.hir.vtranspose ins(%a : memref<2x3x4x8xf32>) outs(%d : memref<3x2x8x4xf32>) permutation = [1, 0, 3, 2]
  return
}
