// published: both
module {
  func.func @print_i32(%arg0: i32) {
    hivm.hir.debug {debugtype = "print", hex = false, prefix = " x: "} %arg0 : i32
    return
  }
  func.func @print_f32(%arg0: f32) {
    hivm.hir.debug {debugtype = "print", hex = false, prefix = " x: "} %arg0 : f32
    return
  }
  func.func @print_tensor(%arg0: tensor<4xf32>) {
    hivm.hir.debug {debugtype = "print", hex = false, prefix = " x: "} %arg0 : tensor<4xf32>
    return
  }
  func.func @print_buffer(%arg0: memref<4xf32>) {
    hivm.hir.debug {debugtype = "print", hex = false, prefix = " x: "} %arg0 : memref<4xf32>
    return
  }
  func.func @print_ui8(%arg0: ui8) {
    hivm.hir.debug {debugtype = "print", hex = false, prefix = " x: "} %arg0 : ui8
    return
  }
  func.func @print_i1(%arg0: i1) {
    hivm.hir.debug {debugtype = "print", hex = false, prefix = " x: "} %arg0 : i1
    return
  }
  func.func @core_CUBE(%arg0: i32) {
    hivm.hir.debug {debugtype = "assert", hex = true, prefix = "", tcoretype = #hivm.tcore_type<CUBE>} %arg0 : i32
    return
  }
  func.func @core_VECTOR(%arg0: i32) {
    hivm.hir.debug {debugtype = "assert", hex = true, prefix = "", tcoretype = #hivm.tcore_type<VECTOR>} %arg0 : i32
    return
  }
  func.func @core_CUBE_OR_VECTOR(%arg0: i32) {
    hivm.hir.debug {debugtype = "assert", hex = true, prefix = "", tcoretype = #hivm.tcore_type<CUBE_OR_VECTOR>} %arg0 : i32
    return
  }
  func.func @core_CUBE_AND_VECTOR(%arg0: i32) {
    hivm.hir.debug {debugtype = "assert", hex = true, prefix = "", tcoretype = #hivm.tcore_type<CUBE_AND_VECTOR>} %arg0 : i32
    return
  }
  func.func @scope_zero(%arg0: i32) {
    hivm.hir.debug {debugtype = "print", hex = false, memscope = #hivm.address_space<zero>, note, prefix = ""} %arg0 : i32
    return
  }
  func.func @scope_gm(%arg0: i32) {
    hivm.hir.debug {debugtype = "print", hex = false, memscope = #hivm.address_space<gm>, note, prefix = ""} %arg0 : i32
    return
  }
  func.func @scope_cbuf(%arg0: i32) {
    hivm.hir.debug {debugtype = "print", hex = false, memscope = #hivm.address_space<cbuf>, note, prefix = ""} %arg0 : i32
    return
  }
  func.func @scope_ca(%arg0: i32) {
    hivm.hir.debug {debugtype = "print", hex = false, memscope = #hivm.address_space<ca>, note, prefix = ""} %arg0 : i32
    return
  }
  func.func @scope_cb(%arg0: i32) {
    hivm.hir.debug {debugtype = "print", hex = false, memscope = #hivm.address_space<cb>, note, prefix = ""} %arg0 : i32
    return
  }
  func.func @scope_cc(%arg0: i32) {
    hivm.hir.debug {debugtype = "print", hex = false, memscope = #hivm.address_space<cc>, note, prefix = ""} %arg0 : i32
    return
  }
  func.func @scope_ub(%arg0: i32) {
    hivm.hir.debug {debugtype = "print", hex = false, memscope = #hivm.address_space<ub>, note, prefix = ""} %arg0 : i32
    return
  }
}
