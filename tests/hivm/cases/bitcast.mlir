// published: both
module {
  func.func @memref(%arg0: memref<4x8xf32>) {
    %0 = hivm.hir.bitcast %arg0 : memref<4x8xf32> -> memref<4x8xi32>
    return
  }
  func.func @tensor(%arg0: tensor<4x8xf32>) {
    %0 = hivm.hir.bitcast %arg0 : tensor<4x8xf32> -> tensor<4x8xi32>
    return
  }
  func.func @scalar(%arg0: f32) {
    %0 = hivm.hir.bitcast %arg0 : f32 -> i32
    return
  }
  func.func @narrow(%arg0: memref<8xf32>) {
    %0 = hivm.hir.bitcast %arg0 : memref<8xf32> -> memref<8xi16>
    return
  }
  func.func @space(%arg0: memref<8xf32, #hivm.address_space<ub>>) {
    %0 = hivm.hir.bitcast %arg0 : memref<8xf32, #hivm.address_space<ub>> -> memref<8xi32, #hivm.address_space<ub>>
    return
  }
  func.func @attributes(%arg0: f32) {
    %0 = hivm.hir.bitcast %arg0 : f32 -> i32 {note}
    return
  }
}
