// published: bishengir-opt: "'hivm.hir.store' op only support store ub to gm currently!"
// published: bishengir-opt-a5: "'hivm.hir.store' op only support copy gm to ub or copy ub to gm or copy ub to ub currently!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<gm>>, %d: memref<8xf32, #hivm.address_space<gm>>) {
  hivm.hir.store ins(%a : memref<8xf32, #hivm.address_space<gm>>) outs(%d : memref<8xf32, #hivm.address_space<gm>>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.store' op only support store ub to gm currently!"
// published: bishengir-opt-a5: "'hivm.hir.store' op only support copy gm to ub or copy ub to gm or copy ub to ub currently!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<gm>>, %d: memref<8xf32, #hivm.address_space<ub>>) {
  hivm.hir.store ins(%a : memref<8xf32, #hivm.address_space<gm>>) outs(%d : memref<8xf32, #hivm.address_space<ub>>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.store' op only support store ub to gm currently!"
// published: bishengir-opt-a5: "'hivm.hir.store' op only support copy gm to ub or copy ub to gm or copy ub to ub currently!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<ub>>, %d: memref<8xf32, #hivm.address_space<ub>>) {
  hivm.hir.store ins(%a : memref<8xf32, #hivm.address_space<ub>>) outs(%d : memref<8xf32, #hivm.address_space<ub>>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.store' op only support store ub to gm currently!"
// published: bishengir-opt-a5: "'hivm.hir.store' op only support copy gm to ub or copy ub to gm or copy ub to ub currently!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<cbuf>>, %d: memref<8xf32, #hivm.address_space<gm>>) {
  hivm.hir.store ins(%a : memref<8xf32, #hivm.address_space<cbuf>>) outs(%d : memref<8xf32, #hivm.address_space<gm>>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.store' op only support store ub to gm currently!"
// published: bishengir-opt-a5: "'hivm.hir.store' op only support copy gm to ub or copy ub to gm or copy ub to ub currently!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<cc>>, %d: memref<8xf32, #hivm.address_space<gm>>) {
  hivm.hir.store ins(%a : memref<8xf32, #hivm.address_space<cc>>) outs(%d : memref<8xf32, #hivm.address_space<gm>>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.store' op only support store ub to gm currently!"
// published: bishengir-opt-a5: "'hivm.hir.store' op only support copy gm to ub or copy ub to gm or copy ub to ub currently!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<zero>>, %d: memref<8xf32, #hivm.address_space<ub>>) {
  hivm.hir.store ins(%a : memref<8xf32, #hivm.address_space<zero>>) outs(%d : memref<8xf32, #hivm.address_space<ub>>)
  return
}
// -----
// published: both: "'hivm.hir.store' op element types of dst and src should be the same!"
func.func @rejected(%a: memref<8xf32>, %d: memref<8xf16>) {
  hivm.hir.store ins(%a : memref<8xf32>) outs(%d : memref<8xf16>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.store' op src and dst should have the same dimensions!"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<8xf32>, %d: memref<4xf32>) {
  hivm.hir.store ins(%a : memref<8xf32>) outs(%d : memref<4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.store' op src and dst should have the same dimensions!"
func.func @rejected(%a: memref<8xf32>, %d: memref<2x4xf32>) {
  hivm.hir.store ins(%a : memref<8xf32>) outs(%d : memref<2x4xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.store' op failed to verify that operand at idx 0 should have element type f8E4M3FN type or f8E5M2 type or 1-bit signless integer or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.store' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer or f8E4M3FN type or f8E5M2 type"
func.func @rejected(%a: memref<8xf64>) {
  hivm.hir.store ins(%a : memref<8xf64>) outs(%a : memref<8xf64>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.store' op failed to verify that operand at idx 0 should have element type f8E4M3FN type or f8E5M2 type or 1-bit signless integer or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.store' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer or f8E4M3FN type or f8E5M2 type"
func.func @rejected(%a: memref<8xi4>) {
  hivm.hir.store ins(%a : memref<8xi4>) outs(%a : memref<8xi4>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.store' op src and dst should have the same dimensions!"
// accepted: bishengir-opt-a5
func.func @rejected(%a: tensor<8xf32>, %d: tensor<4xf32>) {
  %r = hivm.hir.store ins(%a : tensor<8xf32>) outs(%d : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// published: both: "'hivm.hir.store' op element types of dst and src should be the same!"
func.func @rejected(%a: tensor<8xf32>, %d: tensor<8xf16>) {
  %r = hivm.hir.store ins(%a : tensor<8xf32>) outs(%d : tensor<8xf16>) -> tensor<8xf16>
  return
}
