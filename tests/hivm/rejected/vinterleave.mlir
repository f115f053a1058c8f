// published: both: "'hivm.hir.vinterleave' op Only support interleave two tensor2"
func.func @rejected(%a: memref<8xf16>, %d: memref<8xf16>) {
  hivm.hir.vinterleave ins(%a : memref<8xf16>) outs(%d : memref<8xf16>) interleave_channel_nums = 1
  return
}
// -----
// published: both: "'hivm.hir.vinterleave' op Only support interleave two tensor2"
func.func @rejected(%a: memref<8xf16>, %d: memref<16xf16>) {
  hivm.hir.vinterleave ins(%a : memref<8xf16>) outs(%d : memref<16xf16>) interleave_channel_nums = 2
  return
}
// -----
// published: both: "'hivm.hir.vinterleave' op Only support interleave two tensor2"
func.func @rejected(%a: memref<8xf16>, %d: memref<24xf16>) {
  hivm.hir.vinterleave ins(%a, %a, %a : memref<8xf16>, memref<8xf16>, memref<8xf16>) outs(%d : memref<24xf16>) interleave_channel_nums = 3
  return
}
// -----
// published: both: "'hivm.hir.vinterleave' op Only support interleave two tensor2"
func.func @rejected(%a: memref<8xf16>, %d: memref<16xf16>) {
  hivm.hir.vinterleave ins(%a, %a : memref<8xf16>, memref<8xf16>) outs(%d : memref<16xf16>) interleave_channel_nums = 3
  return
}
// -----
// published: both: "'hivm.hir.vinterleave' op Only support interleave two tensor2"
func.func @rejected(%a: memref<8xf16>, %d: memref<16xf16>) {
  hivm.hir.vinterleave ins(%a, %a, %a : memref<8xf16>, memref<8xf16>, memref<8xf16>) outs(%d : memref<16xf16>) interleave_channel_nums = 2
  return
}
// -----
// published: both: "'hivm.hir.vinterleave' op requires the same element type for all operands"
func.func @rejected(%a: memref<8xf16>, %d: memref<16xf32>) {
  hivm.hir.vinterleave ins(%a, %a : memref<8xf16>, memref<8xf16>) outs(%d : memref<16xf32>) interleave_channel_nums = 2
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vinterleave' op failed to verify that operand at idx 0 should have element type 16-bit signless integer or 16-bit float or 16-bit unsigned integer or 32-bit signless integer or 32-bit float or 32-bit unsigned integer or bfloat16 type or 64-bit signless integer or 64-bit unsigned integer"
// published: bishengir-opt-a5: "'hivm.hir.vinterleave' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit float or 16-bit unsigned integer or 32-bit signless integer or f8E4M3FN type or f8E5M2 type or 32-bit float or 32-bit unsigned integer or bfloat16 type or 64-bit signless integer or 64-bit unsigned integer or 1-bit signless integer"
func.func @rejected(%a: memref<8xf64>, %d: memref<16xf64>) {
  hivm.hir.vinterleave ins(%a, %a : memref<8xf64>, memref<8xf64>) outs(%d : memref<16xf64>) interleave_channel_nums = 2
  return
}
// -----
// published: both: "'hivm.hir.vinterleave' op Only support interleave two tensor2"
func.func @rejected(%a: memref<8xf16>, %d: memref<16xf16>) {
  hivm.hir.vinterleave ins(%a, %a : memref<8xf16>, memref<8xf16>) outs(%d : memref<16xf16>) interleave_channel_nums = 0
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vinterleave' op failed to verify that operand at idx 0 should have element type 16-bit signless integer or 16-bit float or 16-bit unsigned integer or 32-bit signless integer or 32-bit float or 32-bit unsigned integer or bfloat16 type or 64-bit signless integer or 64-bit unsigned integer"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<8xi1>, %d: memref<16xi1>) {
  hivm.hir.vinterleave ins(%a, %a : memref<8xi1>, memref<8xi1>) outs(%d : memref<16xi1>) interleave_channel_nums = 2
  return
}
