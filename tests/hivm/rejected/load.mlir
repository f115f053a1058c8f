// published: both: "'hivm.hir.load' op only support src == gm and dst != gm currently!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<gm>>, %d: memref<8xf32, #hivm.address_space<gm>>) {
  hivm.hir.load ins(%a : memref<8xf32, #hivm.address_space<gm>>) outs(%d : memref<8xf32, #hivm.address_space<gm>>)
  return
}
// -----
// published: both: "'hivm.hir.load' op only support src == gm and dst != gm currently!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<ub>>, %d: memref<8xf32, #hivm.address_space<gm>>) {
  hivm.hir.load ins(%a : memref<8xf32, #hivm.address_space<ub>>) outs(%d : memref<8xf32, #hivm.address_space<gm>>)
  return
}
// -----
// published: both: "'hivm.hir.load' op only support src == gm and dst != gm currently!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<ub>>, %d: memref<8xf32, #hivm.address_space<ub>>) {
  hivm.hir.load ins(%a : memref<8xf32, #hivm.address_space<ub>>) outs(%d : memref<8xf32, #hivm.address_space<ub>>)
  return
}
// -----
// published: both: "'hivm.hir.load' op only support src == gm and dst != gm currently!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<cbuf>>, %d: memref<8xf32, #hivm.address_space<ub>>) {
  hivm.hir.load ins(%a : memref<8xf32, #hivm.address_space<cbuf>>) outs(%d : memref<8xf32, #hivm.address_space<ub>>)
  return
}
// -----
// published: both: "'hivm.hir.load' op only support src == gm and dst != gm currently!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<zero>>, %d: memref<8xf32, #hivm.address_space<cc>>) {
  hivm.hir.load ins(%a : memref<8xf32, #hivm.address_space<zero>>) outs(%d : memref<8xf32, #hivm.address_space<cc>>)
  return
}
// -----
// published: both: "'hivm.hir.load' op element types of dst and src should be the same!"
func.func @rejected(%a: memref<8xf32>, %d: memref<8xf16>) {
  hivm.hir.load ins(%a : memref<8xf32>) outs(%d : memref<8xf16>)
  return
}
// -----
// published: both: "'hivm.hir.load' op if pad_mode is not set, src and dst shape should be the same!"
func.func @rejected(%a: memref<8xf32>, %d: memref<4xf32>) {
  hivm.hir.load ins(%a : memref<8xf32>) outs(%d : memref<4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.load' op src and dst should have the same dimensions!"
func.func @rejected(%a: memref<8xf32>, %d: memref<2x4xf32>) {
  hivm.hir.load ins(%a : memref<8xf32>) outs(%d : memref<2x4xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.load' op failed to verify that operand at idx 0 should have element type f8E4M3FN type or f8E5M2 type or 1-bit signless integer or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.load' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer or f8E4M3FN type or f8E5M2 type"
func.func @rejected(%a: memref<8xf64>) {
  hivm.hir.load ins(%a : memref<8xf64>) outs(%a : memref<8xf64>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.load' op failed to verify that operand at idx 0 should have element type f8E4M3FN type or f8E5M2 type or 1-bit signless integer or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.load' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer or f8E4M3FN type or f8E5M2 type"
func.func @rejected(%a: memref<8xi4>) {
  hivm.hir.load ins(%a : memref<8xi4>) outs(%a : memref<8xi4>)
  return
}
// -----
// published: both: "'hivm.hir.load' op dst/src should be memref/memref or tensor/tensor, res should be tensor!"
func.func @rejected(%a: tensor<8xf32>, %d: memref<8xf32>) {
  hivm.hir.load ins(%a : tensor<8xf32>) outs(%d : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.load' op dst/src should be memref/memref or tensor/tensor, res should be tensor!"
func.func @rejected(%a: memref<8xf32>, %d: tensor<8xf32>) {
  %r = hivm.hir.load ins(%a : memref<8xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.load' op if pad_mode is not set, src and dst shape should be the same!"
func.func @rejected(%a: tensor<8xf32>, %d: tensor<4xf32>) {
  %r = hivm.hir.load ins(%a : tensor<8xf32>) outs(%d : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// published: both: "'hivm.hir.load' op element types of dst and src should be the same!"
func.func @rejected(%a: tensor<8xf32>, %d: tensor<8xf16>) {
  %r = hivm.hir.load ins(%a : tensor<8xf32>) outs(%d : tensor<8xf16>) -> tensor<8xf16>
  return
}
// -----
// published: both: "'hivm.hir.load' op if padmode is PadValue, pad_value is required!"
func.func @rejected(%a: memref<8xf32>, %p: f32, %q: f16, %n: index, %m: i32, %k: i1, %e: i32) {
  hivm.hir.load ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) pad_mode = <PadValue>
  return
}
// -----
// published: both: "'hivm.hir.load' op dtype of pad_value and element type of dst/src should be the same!"
func.func @rejected(%a: memref<8xf32>, %p: f32, %q: f16, %n: index, %m: i32, %k: i1, %e: i32) {
  hivm.hir.load ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) pad_mode = <PadValue> pad_value = %q : f16
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.load' op if pad_mode is not set, pad_value should not be set!"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<8xf32>, %p: f32, %q: f16, %n: index, %m: i32, %k: i1, %e: i32) {
  hivm.hir.load ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) pad_value = %p : f32
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.load' op if pad_mode is not set, pad_value should not be set!"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<8xf32>, %p: f32, %q: f16, %n: index, %m: i32, %k: i1, %e: i32) {
  hivm.hir.load ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) pad_mode = <PadNull> pad_value = %p : f32
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.load' op if padmode is PadFirstElem, pad_value should not be set!"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<8xf32>, %p: f32, %q: f16, %n: index, %m: i32, %k: i1, %e: i32) {
  hivm.hir.load ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) pad_mode = <PadFirstElem> pad_value = %p : f32
  return
}
// -----
// published: both: "'hivm.hir.load' op operand #2 must be index, but got 'i32'"
func.func @rejected(%a: memref<8xf32>, %p: f32, %q: f16, %n: index, %m: i32, %k: i1, %e: i32) {
  hivm.hir.load ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) left_padding_num = %m : i32
  return
}
