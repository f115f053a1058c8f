// published: both
module {
  func.func @gm_i32(%arg0: !llvm.ptr<1>) {
    %0 = hivm.hir.load_scalar %arg0 : <1> -> i32
    return
  }
  func.func @gm_f16(%arg0: !llvm.ptr<1>) {
    %0 = hivm.hir.load_scalar %arg0 : <1> -> f16
    return
  }
  func.func @gm_i64(%arg0: !llvm.ptr<1>) {
    %0 = hivm.hir.load_scalar %arg0 : <1> -> i64
    return
  }
  func.func @gm_f32(%arg0: !llvm.ptr<1>) {
    %0 = hivm.hir.load_scalar %arg0 : <1> -> f32
    return
  }
  func.func @gm_i1(%arg0: !llvm.ptr<1>) {
    %0 = hivm.hir.load_scalar %arg0 : <1> -> i1
    return
  }
  func.func @attributes_gm(%arg0: !llvm.ptr<1>) {
    %0 = hivm.hir.load_scalar {note} %arg0 : <1> -> i32
    return
  }
}
