// published: both: "'hivm.hir.scatter_store' op failed to verify that all of {indices, data} have same shape"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  hivm.hir.scatter_store ins(%o4 : tensor<4xi64>, %d : tensor<8xf32>, %n : i32) outs(%s : memref<?xf32>)
  return
}
// -----
// published: both: "'hivm.hir.scatter_store' op failed to verify that all of {indices, data} have same rank"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  hivm.hir.scatter_store ins(%o32 : tensor<4x2xi32>, %d : tensor<8xf32>, %n : i32) outs(%s : memref<?xf32>)
  return
}
// -----
// published: both: "'hivm.hir.scatter_store' op failed to verify that all of {base, data} have same element type"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  hivm.hir.scatter_store ins(%o : tensor<8xi64>, %d : tensor<8xf32>, %n : i32) outs(%s16 : memref<?xf16>)
  return
}
// -----
// published: both: "'hivm.hir.scatter_store' op mask of hivm::ScatterStoreOp must have the same shape and rank as data"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  hivm.hir.scatter_store ins(%o : tensor<8xi64>, %d : tensor<8xf32>, %n : i32, %k4 : tensor<4xi1>) outs(%s : memref<?xf32>)
  return
}
// -----
// published: both: "custom op 'hivm.hir.scatter_store' invalid kind of type specified"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  hivm.hir.scatter_store ins(%o : tensor<8xi64>, %m8 : memref<8xf32>, %n : i32) outs(%s : memref<?xf32>)
  return
}
