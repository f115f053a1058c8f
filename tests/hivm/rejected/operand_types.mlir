// published: both: "'hivm.hir.vadd' op operand #2 must be variadic of shaped of any type values, but got 'f32'"
func.func @rejected(%a: f32) {
  hivm.hir.vadd ins(%a, %a : f32, f32) outs(%a : f32)
  return
}
// -----
// published: both: "'hivm.hir.vexp' op operand #0 must be variadic of shaped of any type values, but got 'f32'"
func.func @rejected(%a: f32) {
  hivm.hir.vexp ins(%a : f32) outs(%a : f32)
  return
}
// -----
// published: both: "'hivm.hir.load' op operand #0 must be Tensor or Memref, but got 'f32'"
func.func @rejected(%a: f32, %m: memref<8xf32>) {
  hivm.hir.load ins(%a : f32) outs(%m : memref<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vexp' op operand #2 must be memref of any type values, but got 'tensor<8xf32>'"
func.func @rejected(%a: memref<8xf32>, %t: tensor<8xf32>) {
  hivm.hir.vexp ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) temp_buffer(%t : tensor<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.mmadL1' op operand #2 must be 1-bit signless integer, but got 'i32'"
func.func @rejected(%a: memref<8x8xf16>, %c: memref<8x8xf32>, %k: i32, %n: index) {
  hivm.hir.mmadL1 ins(%a, %a, %k, %n, %n, %n : memref<8x8xf16>, memref<8x8xf16>, i32, index, index, index) outs(%c : memref<8x8xf32>)
  return
}
// -----
// published: both: "custom op 'hivm.hir.mmadL1' invalid kind of type specified"
func.func @rejected(%a: memref<8x8xf16>, %c: memref<8x8xf32>, %k: i1, %n: i32) {
  hivm.hir.mmadL1 ins(%a, %a, %k, %n, %n, %n : memref<8x8xf16>, memref<8x8xf16>, i1, i32, i32, i32) outs(%c : memref<8x8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.sync_block_lock' op operand #0 must be 1D memref of 64-bit signless integer values, but got 'memref<1x1xi64>'"
func.func @rejected(%l: memref<1x1xi64>) {
  hivm.hir.sync_block_lock lock_var(%l : memref<1x1xi64>)
  return
}
// -----
// published: both: "'hivm.hir.sync_block_unlock' op operand #0 must be 1D memref of 64-bit signless integer values, but got 'memref<1xi32>'"
func.func @rejected(%l: memref<1xi32>) {
  hivm.hir.sync_block_unlock lock_var(%l : memref<1xi32>)
  return
}
// -----
// published: both: "'hivm.hir.free_lock_var' op operand #0 must be 1D memref of 64-bit signless integer values, but got 'memref<i64>'"
func.func @rejected(%l: memref<i64>) {
  hivm.hir.free_lock_var lock_var(%l : memref<i64>)
  return
}
// -----
// published: both: "'hivm.hir.set_ffts_base_addr' op operand #0 must be 64-bit signless integer, but got 'i32'"
func.func @rejected(%f: i32) {
  "hivm.hir.set_ffts_base_addr"(%f) : (i32) -> ()
  return
}
// -----
// published: both: "'hivm.hir.get_block_idx' op result #0 must be 64-bit signless integer, but got 'i32'"
func.func @rejected(%f: i32) {
  %r = "hivm.hir.get_block_idx"() : () -> i32
  return
}
// -----
// published: both: "'hivm.hir.debug' op operand #0 must be integer or floating-point or Tensor or Memref, but got 'index'"
func.func @rejected(%a: index) {
  hivm.hir.debug {debugtype = "print", hex = false, prefix = ""} %a : index
  return
}
// -----
// published: both: "'hivm.hir.varange' op operand #1 must be variadic of index, but got 'i32'"
func.func @rejected(%d: memref<8xi32>, %s: i32) {
  "hivm.hir.varange"(%d, %s) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<8xi32>, i32) -> ()
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op have empty broadcast dims array"
func.func @rejected(%a: memref<8xi32>, %s: tensor<8xi32>) {
  hivm.hir.vbrc ins(%s : tensor<8xi32>) outs(%s : tensor<8xi32>)
  return
}
// -----
// published: both: "'hivm.hir.load_scalar' op result #0 must be integer or floating-point, but got 'memref<8xf32>'"
func.func @rejected(%p: !llvm.ptr<1>) {
  %r = hivm.hir.load_scalar %p : !llvm.ptr<1> -> memref<8xf32>
  return
}
// -----
// published: both: "invalid properties {broadcast = 1 : i32, operandSegmentSizes = array<i32: 2, 1, 0>} for op hivm.hir.vadd: Invalid attribute `broadcast` in property conversion: 1 : i32"
func.func @rejected(%a: memref<8xf32>) {
  "hivm.hir.vadd"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1, 0>, broadcast = 1 : i32}> : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// published: both: "invalid properties {compare_mode = \"eq\", operandSegmentSizes = array<i32: 2, 1>} for op hivm.hir.vcmp: Invalid attribute `compare_mode` in property conversion: \"eq\""
func.func @rejected(%a: memref<8xf32>) {
  "hivm.hir.vcmp"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>, compare_mode = "eq"}> : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
// published: both: "'hivm.hir.pipe_barrier' op requires attribute 'pipe'"
func.func @rejected() {
  "hivm.hir.pipe_barrier"() : () -> ()
  return
}
// -----
// published: both: "'hivm.hir.set_ctrl' op requires attribute 'idx'"
func.func @rejected() {
  "hivm.hir.set_ctrl"() <{enable = true}> : () -> ()
  return
}
// -----
// published: both: "invalid properties {enable = 1 : i32, idx = 60 : i64} for op hivm.hir.set_ctrl: Invalid attribute `enable` in property conversion: 1 : i32"
func.func @rejected() {
  "hivm.hir.set_ctrl"() <{enable = 1 : i32, idx = 60 : i64}> : () -> ()
  return
}
// -----
// published: both: "'hivm.hir.set_ctrl' op attribute 'idx' failed to satisfy constraint: 64-bit signless integer attribute"
func.func @rejected() {
  "hivm.hir.set_ctrl"() <{enable = true, idx = 60 : i32}> : () -> ()
  return
}
// -----
// published: both: "'hivm.hir.debug' op requires attribute 'hex'"
func.func @rejected(%a: i32) {
  "hivm.hir.debug"(%a) <{debugtype = "print", prefix = ""}> : (i32) -> ()
  return
}
