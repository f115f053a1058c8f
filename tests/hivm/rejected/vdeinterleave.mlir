// published: both: "'hivm.hir.vdeinterleave' op output num mismatch with channel num"
func.func @rejected(%a: memref<8xf16>, %d: memref<4xf16>) {
  hivm.hir.vdeinterleave ins(%a : memref<8xf16>) outs(%d : memref<4xf16>)
  return
}
// -----
// published: both: "'hivm.hir.vdeinterleave' op output num mismatch with channel num"
func.func @rejected(%a: memref<8xf16>, %d: memref<4xf16>) {
  hivm.hir.vdeinterleave ins(%a : memref<8xf16>) outs(%d, %d, %d : memref<4xf16>, memref<4xf16>, memref<4xf16>)
  return
}
// -----
// published: both: "'hivm.hir.vdeinterleave' op output num mismatch with channel num"
func.func @rejected(%a: memref<8xf16>, %d: memref<4xf16>) {
  hivm.hir.vdeinterleave ins(%a : memref<8xf16>) outs(%d : memref<4xf16>) index_mode = <ALL_CHANNELS>
  return
}
// -----
// published: both: "'hivm.hir.vdeinterleave' op output num for CHANNEL_0 CHANNEL_1 should be one"
func.func @rejected(%a: memref<8xf16>, %d: memref<4xf16>) {
  hivm.hir.vdeinterleave ins(%a : memref<8xf16>) outs(%d, %d : memref<4xf16>, memref<4xf16>) index_mode = <CHANNEL_0>
  return
}
// -----
// published: both: "'hivm.hir.vdeinterleave' op output num mismatch with channel num"
func.func @rejected(%a: memref<8xf16>, %d: memref<4xf16>) {
  hivm.hir.vdeinterleave ins(%a : memref<8xf16>) outs(%d, %d : memref<4xf16>, memref<4xf16>) channel_num = 3
  return
}
// -----
// published: both: "'hivm.hir.vdeinterleave' op output num mismatch with channel num"
func.func @rejected(%a: memref<8xf16>, %d: memref<4xf16>) {
  hivm.hir.vdeinterleave ins(%a : memref<8xf16>) outs(%d, %d : memref<4xf16>, memref<4xf16>) channel_num = 1
  return
}
// -----
// published: both: "'hivm.hir.vdeinterleave' op output num mismatch with channel num"
func.func @rejected(%a: memref<8xf16>, %d: memref<4xf16>) {
  hivm.hir.vdeinterleave ins(%a : memref<8xf16>) outs(%d, %d : memref<4xf16>, memref<4xf16>) channel_num = 0
  return
}
// -----
// published: both: "'hivm.hir.vdeinterleave' op output num mismatch with channel num"
func.func @rejected(%a: memref<8xf16>, %d: memref<4xf16>) {
  hivm.hir.vdeinterleave ins(%a : memref<8xf16>) outs(%d, %d : memref<4xf16>, memref<4xf16>) channel_num = -2
  return
}
// -----
// published: both: "'hivm.hir.vdeinterleave' op requires the same element type for all operands"
func.func @rejected(%a: memref<8xf16>, %d: memref<4xf32>) {
  hivm.hir.vdeinterleave ins(%a : memref<8xf16>) outs(%d, %d : memref<4xf32>, memref<4xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vdeinterleave' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 16-bit signless integer or 16-bit float or 16-bit unsigned integer or 32-bit signless integer or 32-bit float or 32-bit unsigned integer or bfloat16 type or 64-bit signless integer or 64-bit unsigned integer"
// published: bishengir-opt-a5: "'hivm.hir.vdeinterleave' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit float or 16-bit unsigned integer or 32-bit signless integer or f8E4M3FN type or f8E5M2 type or 32-bit float or 32-bit unsigned integer or bfloat16 type or 64-bit signless integer or 64-bit unsigned integer"
func.func @rejected(%a: memref<8xi1>, %d: memref<4xi1>) {
  hivm.hir.vdeinterleave ins(%a : memref<8xi1>) outs(%d, %d : memref<4xi1>, memref<4xi1>)
  return
}
// -----
// published: both: "'hivm.hir.vdeinterleave' op operands must have same rank"
func.func @rejected(%a: memref<8xf16>, %d: memref<2x4xf16>) {
  hivm.hir.vdeinterleave ins(%a : memref<8xf16>) outs(%d, %d : memref<2x4xf16>, memref<2x4xf16>)
  return
}
