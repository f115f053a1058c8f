// published: bishengir-opt: "'hivm.hir.atomic_cas' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer or bfloat16 type"
// published: bishengir-opt-a5: "'hivm.hir.atomic_cas' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or bfloat16 type or 32-bit float or f8E4M3FN type or f8E5M2 type or 64-bit signless integer"
func.func @rejected(%a: memref<8xf64>, %d: memref<8xf64>) {
  hivm.hir.atomic_cas ins(%a, %a : memref<8xf64>, memref<8xf64>) outs(%d : memref<8xf64>)
  return
}
