// published: both: "custom op 'hivm.hir.nonsense' is unknown"
func.func @rejected() {
  hivm.hir.nonsense
  return
}
// -----
// published: both: "unregistered operation 'hivm.hir.nonsense' found in dialect ('hivm') that does not allow unknown operations"
func.func @rejected() {
  "hivm.hir.nonsense"() : () -> ()
  return
}
// -----
// published: both: "'hivm.hir.get_block_idx' op requires one result"
func.func @rejected() {
  "hivm.hir.get_block_idx"() : () -> ()
  return
}
// -----
// published: both: "expected '->'"
func.func @rejected() {
  %0 = hivm.hir.get_block_idx
  return
}
// -----
// published: both: "'hivm.hir.get_block_idx' op result #0 must be 64-bit signless integer, but got 'i32'"
func.func @rejected() {
  %0 = hivm.hir.get_block_idx -> i32
  return
}
