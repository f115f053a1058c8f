// published: bishengir-opt: "'hivm.hir.atomic_xchg' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer or bfloat16 type"
// published: bishengir-opt-a5: "'hivm.hir.atomic_xchg' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
func.func @rejected(%a: memref<8xf64>, %d: memref<8xf64>) {
  hivm.hir.atomic_xchg ins(%a : memref<8xf64>) outs(%d : memref<8xf64>)
  return
}
