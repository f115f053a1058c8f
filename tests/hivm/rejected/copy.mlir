// published: both: "'hivm.hir.copy' op element types of dst and src should be the same!"
func.func @rejected(%a: memref<8xf32>, %d: memref<8xf16>) {
  hivm.hir.copy ins(%a : memref<8xf32>) outs(%d : memref<8xf16>)
  return
}
// -----
// published: both: "'hivm.hir.copy' op if pad_mode is not set, src and dst shape should be the same!"
func.func @rejected(%a: memref<8xf32>, %d: memref<4xf32>) {
  hivm.hir.copy ins(%a : memref<8xf32>) outs(%d : memref<4xf32>)
  return
}
// -----
// published: both: "'hivm.hir.copy' op src and dst should have the same dimensions!"
func.func @rejected(%a: memref<8xf32>, %d: memref<2x4xf32>) {
  hivm.hir.copy ins(%a : memref<8xf32>) outs(%d : memref<2x4xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.copy' op failed to verify that operand at idx 0 should have element type f8E4M3FN type or f8E5M2 type or 1-bit signless integer or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.copy' op failed to verify that operand at idx 0 should have element type 1-bit signless integer or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 16-bit float or bfloat16 type or 32-bit signless integer or 32-bit unsigned integer or 32-bit float or 64-bit unsigned integer or 64-bit signless integer or f8E4M3FN type or f8E5M2 type"
func.func @rejected(%a: memref<8xf64>) {
  hivm.hir.copy ins(%a : memref<8xf64>) outs(%a : memref<8xf64>)
  return
}
// -----
// published: both: "'hivm.hir.copy' op if padmode is PadValue, pad_value is required!"
func.func @rejected(%a: memref<8xf32>) {
  hivm.hir.copy ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) pad_mode = <PadValue>
  return
}
// -----
// published: both: "'hivm.hir.copy' op dtype of pad_value and element type of dst/src should be the same!"
func.func @rejected(%a: memref<8xf32>, %p: f16) {
  hivm.hir.copy ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) pad_mode = <PadValue> pad_value = %p : f16
  return
}
// -----
// published: both: "'hivm.hir.copy' op expected the number of tensor results (1) to be equal to the number of output tensors (0)"
func.func @rejected(%a: memref<8xf32>) {
  %r = hivm.hir.copy ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.copy' op Unsupported copy from gm to gm!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<gm>>, %d: memref<8xf32, #hivm.address_space<gm>>) {
  hivm.hir.copy ins(%a : memref<8xf32, #hivm.address_space<gm>>) outs(%d : memref<8xf32, #hivm.address_space<gm>>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.copy' op Unsupported copy from gm to ub!"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xf32, #hivm.address_space<gm>>, %d: memref<8xf32, #hivm.address_space<ub>>) {
  hivm.hir.copy ins(%a : memref<8xf32, #hivm.address_space<gm>>) outs(%d : memref<8xf32, #hivm.address_space<ub>>)
  return
}
// -----
// published: both: "'hivm.hir.copy' op Unsupported copy from ub to cc!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<ub>>, %d: memref<8xf32, #hivm.address_space<cc>>) {
  hivm.hir.copy ins(%a : memref<8xf32, #hivm.address_space<ub>>) outs(%d : memref<8xf32, #hivm.address_space<cc>>)
  return
}
// -----
// published: both: "'hivm.hir.copy' op Unsupported copy from cbuf to gm!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<cbuf>>, %d: memref<8xf32, #hivm.address_space<gm>>) {
  hivm.hir.copy ins(%a : memref<8xf32, #hivm.address_space<cbuf>>) outs(%d : memref<8xf32, #hivm.address_space<gm>>)
  return
}
// -----
// published: both: "'hivm.hir.copy' op Unsupported copy from cc to gm!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<cc>>, %d: memref<8xf32, #hivm.address_space<gm>>) {
  hivm.hir.copy ins(%a : memref<8xf32, #hivm.address_space<cc>>) outs(%d : memref<8xf32, #hivm.address_space<gm>>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.copy' op Unsupported copy from ub to gm!"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xf32, #hivm.address_space<ub>>, %d: memref<8xf32, #hivm.address_space<gm>>) {
  hivm.hir.copy ins(%a : memref<8xf32, #hivm.address_space<ub>>) outs(%d : memref<8xf32, #hivm.address_space<gm>>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.copy' op Unsupported copy from ub to cbuf!"
// accepted: bishengir-opt
func.func @rejected(%a: memref<8xf32, #hivm.address_space<ub>>, %d: memref<8xf32, #hivm.address_space<cbuf>>) {
  hivm.hir.copy ins(%a : memref<8xf32, #hivm.address_space<ub>>) outs(%d : memref<8xf32, #hivm.address_space<cbuf>>)
  return
}
// -----
// published: both: "'hivm.hir.copy' op Unsupported copy from ca to cb!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<ca>>, %d: memref<8xf32, #hivm.address_space<cb>>) {
  hivm.hir.copy ins(%a : memref<8xf32, #hivm.address_space<ca>>) outs(%d : memref<8xf32, #hivm.address_space<cb>>)
  return
}
// -----
// published: both: "'hivm.hir.copy' op Unsupported copy from zero to ub!"
func.func @rejected(%a: memref<8xf32, #hivm.address_space<zero>>, %d: memref<8xf32, #hivm.address_space<ub>>) {
  hivm.hir.copy ins(%a : memref<8xf32, #hivm.address_space<zero>>) outs(%d : memref<8xf32, #hivm.address_space<ub>>)
  return
}
