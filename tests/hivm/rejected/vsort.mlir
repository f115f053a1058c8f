// published: both: "'hivm.hir.vsort' op Currently only tail axis sorting is supported"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vsort ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32>) descending = false sort_axis = 2
  return
}
// -----
// published: both: "'hivm.hir.vsort' op Currently only tail axis sorting is supported"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vsort ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32>) descending = false sort_axis = -2
  return
}
// -----
// published: both: "'hivm.hir.vsort' op Currently only tail axis sorting is supported"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vsort ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32>) descending = false sort_axis = -3
  return
}
// -----
// published: both: "'hivm.hir.vsort' op Currently only tail axis sorting is supported"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vsort ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32>) descending = false sort_axis = 0
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vsort' op failed to verify that operand at idx 0 and 1 should have element type 16-bit float or 32-bit float"
// published: bishengir-opt-a5: "'hivm.hir.vsort' op failed to verify that operand at idx 0 and 1 should have element type 16-bit float or 32-bit float or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer"
func.func @rejected(%a: memref<8xbf16>, %d: memref<8xbf16>) {
  hivm.hir.vsort ins(%a : memref<8xbf16>) outs(%d : memref<8xbf16>) descending = false sort_axis = 0
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vsort' op failed to verify that operand at idx 0 and 1 should have element type 16-bit float or 32-bit float"
// published: bishengir-opt-a5: "'hivm.hir.vsort' op failed to verify that operand at idx 0 and 1 should have element type 16-bit float or 32-bit float or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer"
func.func @rejected(%a: memref<8xi1>, %d: memref<8xi1>) {
  hivm.hir.vsort ins(%a : memref<8xi1>) outs(%d : memref<8xi1>) descending = false sort_axis = 0
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vsort' op failed to verify that operand at idx 0 and 1 should have element type 16-bit float or 32-bit float"
// published: bishengir-opt-a5: "'hivm.hir.vsort' op failed to verify that operand at idx 0 and 1 should have element type 16-bit float or 32-bit float or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer"
func.func @rejected(%a: memref<8xf64>, %d: memref<8xf64>) {
  hivm.hir.vsort ins(%a : memref<8xf64>) outs(%d : memref<8xf64>) descending = false sort_axis = 0
  return
}
