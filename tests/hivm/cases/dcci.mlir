// published: both
module {
  func.func @single_cache_line_all() {
    hivm.hir.dcci(<single_cache_line>, <all>)
    return
  }
  func.func @single_cache_line_all_pointer(%arg0: memref<8xf32>) {
    hivm.hir.dcci(<single_cache_line>, <all>, %arg0 : memref<8xf32>)
    return
  }
  func.func @single_cache_line_ub() {
    hivm.hir.dcci(<single_cache_line>, <ub>)
    return
  }
  func.func @single_cache_line_ub_pointer(%arg0: memref<8xf32>) {
    hivm.hir.dcci(<single_cache_line>, <ub>, %arg0 : memref<8xf32>)
    return
  }
  func.func @single_cache_line_out() {
    hivm.hir.dcci(<single_cache_line>, <out>)
    return
  }
  func.func @single_cache_line_out_pointer(%arg0: memref<8xf32>) {
    hivm.hir.dcci(<single_cache_line>, <out>, %arg0 : memref<8xf32>)
    return
  }
  func.func @single_cache_line_atomic() {
    hivm.hir.dcci(<single_cache_line>, <atomic>)
    return
  }
  func.func @single_cache_line_atomic_pointer(%arg0: memref<8xf32>) {
    hivm.hir.dcci(<single_cache_line>, <atomic>, %arg0 : memref<8xf32>)
    return
  }
  func.func @all_cache_lines_all() {
    hivm.hir.dcci(<all_cache_lines>, <all>)
    return
  }
  func.func @all_cache_lines_all_pointer(%arg0: memref<8xf32>) {
    hivm.hir.dcci(<all_cache_lines>, <all>, %arg0 : memref<8xf32>)
    return
  }
  func.func @all_cache_lines_ub() {
    hivm.hir.dcci(<all_cache_lines>, <ub>)
    return
  }
  func.func @all_cache_lines_ub_pointer(%arg0: memref<8xf32>) {
    hivm.hir.dcci(<all_cache_lines>, <ub>, %arg0 : memref<8xf32>)
    return
  }
  func.func @all_cache_lines_out() {
    hivm.hir.dcci(<all_cache_lines>, <out>)
    return
  }
  func.func @all_cache_lines_out_pointer(%arg0: memref<8xf32>) {
    hivm.hir.dcci(<all_cache_lines>, <out>, %arg0 : memref<8xf32>)
    return
  }
  func.func @all_cache_lines_atomic() {
    hivm.hir.dcci(<all_cache_lines>, <atomic>)
    return
  }
  func.func @all_cache_lines_atomic_pointer(%arg0: memref<8xf32>) {
    hivm.hir.dcci(<all_cache_lines>, <atomic>, %arg0 : memref<8xf32>)
    return
  }
  func.func @attributes(%arg0: memref<8xf32>) {
    hivm.hir.dcci {note}(<single_cache_line>, <all>, %arg0 : memref<8xf32>)
    return
  }
}
