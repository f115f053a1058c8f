// published: both: "'hivm.hir.load_scalar' op expecting GM address"
func.func @rejected(%p: !llvm.ptr) {
  %r = hivm.hir.load_scalar %p : !llvm.ptr -> i32
  return
}
// -----
// published: both: "'hivm.hir.load_scalar' op expecting GM address"
func.func @rejected(%p: !llvm.ptr<6>) {
  %r = hivm.hir.load_scalar %p : !llvm.ptr<6> -> i32
  return
}
// -----
// published: both: "'hivm.hir.load_scalar' op result #0 must be integer or floating-point, but got 'index'"
func.func @rejected(%p: !llvm.ptr<1>) {
  %r = hivm.hir.load_scalar %p : !llvm.ptr<1> -> index
  return
}
