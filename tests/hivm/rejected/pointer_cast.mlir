// published: both: "'hivm.hir.pointer_cast' op addrs of PointerCastOp should not be empty!"
func.func @rejected(%a: i64, %n: index) {
  %r = hivm.hir.pointer_cast() : memref<4xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.pointer_cast' op expected 1 dynamic size operands, but found 0"
// accepted: bishengir-opt-a5
func.func @rejected(%a: i64, %n: index) {
  %r = hivm.hir.pointer_cast(%a) : memref<?xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.pointer_cast' op expected 0 dynamic size operands, but found 1"
// accepted: bishengir-opt-a5
func.func @rejected(%a: i64, %n: index) {
  %r = hivm.hir.pointer_cast(%a) [%n] : memref<4xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.pointer_cast' op expected 1 dynamic size operands, but found 2"
// accepted: bishengir-opt-a5
func.func @rejected(%a: i64, %n: index) {
  %r = hivm.hir.pointer_cast(%a) [%n, %n] : memref<?xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.pointer_cast' op expected 2 dynamic size operands, but found 1"
// accepted: bishengir-opt-a5
func.func @rejected(%a: i64, %n: index) {
  %r = hivm.hir.pointer_cast(%a) [%n] : memref<?x?xf32>
  return
}
// -----
// published: both: "'hivm.hir.pointer_cast' op operand #0 must be variadic of 64-bit signless integer, but got 'i32'"
func.func @rejected(%a: i32) {
  %r = "hivm.hir.pointer_cast"(%a) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> memref<4xf32>
  return
}
// -----
// published: both: "custom op 'hivm.hir.pointer_cast' invalid kind of type specified"
func.func @rejected(%a: i64) {
  %r = hivm.hir.pointer_cast(%a) : memref<*xf32>
  return
}
// -----
// published: both: "custom op 'hivm.hir.pointer_cast' invalid kind of type specified"
func.func @rejected(%a: i64) {
  %r = hivm.hir.pointer_cast(%a) : tensor<4xf32>
  return
}
