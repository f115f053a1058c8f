// published: bishengir-opt-a5: "'hivm.hir.store' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer or f8E4M3FN type or f8E5M2 type"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xi1>) {
  hivm.hir.store ins(%a : memref<8xi1>) outs(%a : memref<8xi1>) atomic = <add>
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.store' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer or f8E4M3FN type or f8E5M2 type"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xi1>) {
  hivm.hir.store ins(%a : memref<8xi1>) outs(%a : memref<8xi1>) atomic = <max>
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.store' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer or f8E4M3FN type or f8E5M2 type"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xi1>) {
  hivm.hir.store ins(%a : memref<8xi1>) outs(%a : memref<8xi1>) atomic = <umax>
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.store' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer or f8E4M3FN type or f8E5M2 type"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xi1>) {
  hivm.hir.store ins(%a : memref<8xi1>) outs(%a : memref<8xi1>) atomic = <and>
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.store' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer or f8E4M3FN type or f8E5M2 type"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xi1>) {
  hivm.hir.store ins(%a : memref<8xi1>) outs(%a : memref<8xi1>) atomic = <xor>
  return
}
