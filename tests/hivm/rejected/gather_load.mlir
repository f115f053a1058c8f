// published: both: "'hivm.hir.gather_load' op failed to verify that all of {base, dst} have same element type"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  %r = hivm.hir.gather_load ins(%s16 : memref<?xf16>, %o : tensor<8xi64>, %n : i32, %k : tensor<8xi1>, %e : tensor<8xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.gather_load' op failed to verify that all of {indices, dst} have same shape"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  %r = hivm.hir.gather_load ins(%s : memref<?xf32>, %o4 : tensor<4xi64>, %n : i32, %k : tensor<8xi1>, %e : tensor<8xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.gather_load' op failed to verify that all of {indices, dst} have same rank"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  %r = hivm.hir.gather_load ins(%s : memref<?xf32>, %o32 : tensor<4x2xi32>, %n : i32, %k : tensor<8xi1>, %e : tensor<8xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.gather_load' op mask of hivm::GatherLoadOp must have the same shape and rank as indices"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  %r = hivm.hir.gather_load ins(%s : memref<?xf32>, %o : tensor<8xi64>, %n : i32, %k4 : tensor<4xi1>, %e : tensor<8xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.gather_load' op other of hivm::GatherLoadOp must have the same element type as base"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  %r = hivm.hir.gather_load ins(%s : memref<?xf32>, %o : tensor<8xi64>, %n : i32, %k : tensor<8xi1>, %e16 : tensor<8xf16>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.gather_load' op failed to verify that all of {base, dst} have same element type"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  %r = hivm.hir.gather_load ins(%s : memref<?xf32>, %o : tensor<8xi64>, %n : i32, %k : tensor<8xi1>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.gather_load' op failed to verify that all of {base, dst} have same element type"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  hivm.hir.gather_load ins(%s : memref<?xf32>, %o : tensor<8xi64>, %n : i32, %k : tensor<8xi1>) outs(%m8 : memref<8xf32>)
  return
}
// -----
// published: both: "custom op 'hivm.hir.gather_load' invalid kind of type specified"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  %r = hivm.hir.gather_load ins(%s : memref<?xf32>, %m8 : memref<8xf32>, %n : i32, %k : tensor<8xi1>, %e : tensor<8xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.gather_load' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  hivm.hir.gather_load ins(%s : memref<?xf32>, %o : tensor<8xi64>, %n : i32, %k : tensor<8xi1>, %e : tensor<8xf32>) outs(%d : tensor<8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.gather_load' op expected the number of tensor results (1) to be equal to the number of output tensors (0)"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: i32, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  %r = hivm.hir.gather_load ins(%s : memref<?xf32>, %o : tensor<8xi64>, %n : i32, %k : tensor<8xi1>, %e : tensor<8xf32>) outs(%m8 : memref<8xf32>) -> tensor<8xf32>
  return
}
// -----
// published: both: "'hivm.hir.gather_load' op operand #2 must be 32-bit signless integer or 64-bit signless integer, but got 'index'"
func.func @rejected(%s: memref<?xf32>, %s16: memref<?xf16>, %o: tensor<8xi64>, %o32: tensor<4x2xi32>, %d: tensor<8xf32>, %k: tensor<8xi1>, %k4: tensor<4xi1>, %e: tensor<8xf32>, %e16: tensor<8xf16>, %n: index, %s2: memref<4x?xf32>, %o4: tensor<4xi64>, %m8: memref<8xf32>) {
  %r = hivm.hir.gather_load ins(%s : memref<?xf32>, %o : tensor<8xi64>, %n : index, %k : tensor<8xi1>, %e : tensor<8xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return
}
