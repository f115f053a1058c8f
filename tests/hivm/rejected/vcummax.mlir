// published: bishengir-opt-a5: "'hivm.hir.vcummax' op have empty cum dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vcummax ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32>) cum_dims = [] reverse = false
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vcummax' op have invalid index '2' inside cum dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vcummax ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32>) cum_dims = [2] reverse = false
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vcummax' op have invalid index '-1' inside cum dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vcummax ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32>) cum_dims = [-1] reverse = false
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vcummax' op have more than one cumulative dims"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vcummax ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32>) cum_dims = [0, 1] reverse = false
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vcummax' op attribute 'cum_dims' failed to satisfy constraint: i64 dense array attribute should be in increasing order"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vcummax ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32>) cum_dims = [1, 0] reverse = false
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vcummax' op attribute 'cum_dims' failed to satisfy constraint: i64 dense array attribute should be in increasing order"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vcummax ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32>) cum_dims = [0, 0] reverse = false
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vcummax' op requires the same element type for all operands"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf16>) {
  hivm.hir.vcummax ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf16>) cum_dims = [0] reverse = false
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vcummax' op failed to verify that operand at idx 0 should have element type 1-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 16-bit float or 32-bit float or bfloat16 type"
func.func @rejected(%a: memref<4x8xf64>, %d: memref<4x8xf64>) {
  hivm.hir.vcummax ins(%a : memref<4x8xf64>) outs(%d : memref<4x8xf64>) cum_dims = [0] reverse = false
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vcummax' op failed to verify that operand at idx 0 should have element type 1-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 16-bit float or 32-bit float or bfloat16 type"
func.func @rejected(%a: memref<4x8xui8>, %d: memref<4x8xui8>) {
  hivm.hir.vcummax ins(%a : memref<4x8xui8>) outs(%d : memref<4x8xui8>) cum_dims = [0] reverse = false
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vcummax' op have more than one cumulative dims"
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<2x4x8xf32>) {
  hivm.hir.vcummax ins(%a : memref<2x4x8xf32>) outs(%d : memref<2x4x8xf32>) cum_dims = [0, 2] reverse = false
  return
}
