// published: both
module {
  func.func @memref_1xi64_(%arg0: memref<1xi64>) {
    hivm.hir.free_lock_var lock_var(%arg0 : memref<1xi64>)
    return
  }
  func.func @memref_4xi64_hivm_address_space_gm_(%arg0: memref<4xi64, #hivm.address_space<gm>>) {
    hivm.hir.free_lock_var lock_var(%arg0 : memref<4xi64, #hivm.address_space<gm>>)
    return
  }
  func.func @memref_xi64_(%arg0: memref<?xi64>) {
    hivm.hir.free_lock_var lock_var(%arg0 : memref<?xi64>)
    return
  }
  func.func @memref_1xi64_strided_1_offset_(%arg0: memref<1xi64, strided<[1], offset: ?>>) {
    hivm.hir.free_lock_var lock_var(%arg0 : memref<1xi64, strided<[1], offset: ?>>)
    return
  }
  func.func @attributes(%arg0: memref<1xi64>) {
    hivm.hir.free_lock_var {note} lock_var(%arg0 : memref<1xi64>)
    return
  }
}
