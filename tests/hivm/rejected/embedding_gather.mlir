// published: bishengir-opt-a5: "'hivm.hir.embedding_gather' op dst of hivm::EmbeddingGatherOp must be idxRank + 1!"
func.func @rejected(%s: memref<100x16xf32>, %s1: memref<100xf32>, %s3: memref<2x100x16xf32>, %s16: memref<100x16xf16>, %x: memref<4xi32>, %xf: memref<4xf32>, %x16: memref<4xi16>, %x2: memref<4x8xi32>, %x3: memref<2x2x2xi32>, %d: memref<4x16xf32>, %d1: memref<4xf32>, %d3: memref<4x8x16xf32>, %d8: memref<8x16xf32>, %dw: memref<4x8xf32>, %i: i32, %j: i64, %td: tensor<4x16xf32>, %d5: memref<2x2x2x16xf32>) {
  hivm.hir.embedding_gather ins(%s : memref<100x16xf32>, %x2 : memref<4x8xi32>, %i : i32, [%i, %i : i32, i32], [%i, %i : i32, i32]) outs(%d : memref<4x16xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.embedding_gather' op dst of hivm::EmbeddingGatherOp must be idxRank + 1!"
func.func @rejected(%s: memref<100x16xf32>, %s1: memref<100xf32>, %s3: memref<2x100x16xf32>, %s16: memref<100x16xf16>, %x: memref<4xi32>, %xf: memref<4xf32>, %x16: memref<4xi16>, %x2: memref<4x8xi32>, %x3: memref<2x2x2xi32>, %d: memref<4x16xf32>, %d1: memref<4xf32>, %d3: memref<4x8x16xf32>, %d8: memref<8x16xf32>, %dw: memref<4x8xf32>, %i: i32, %j: i64, %td: tensor<4x16xf32>, %d5: memref<2x2x2x16xf32>) {
  hivm.hir.embedding_gather ins(%s : memref<100x16xf32>, %x : memref<4xi32>, %i : i32, [%i, %i, %i : i32, i32, i32], [%i, %i, %i : i32, i32, i32]) outs(%d3 : memref<4x8x16xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.embedding_gather' op dst of hivm::EmbeddingGatherOp must be idxRank + 1!"
func.func @rejected(%s: memref<100x16xf32>, %s1: memref<100xf32>, %s3: memref<2x100x16xf32>, %s16: memref<100x16xf16>, %x: memref<4xi32>, %xf: memref<4xf32>, %x16: memref<4xi16>, %x2: memref<4x8xi32>, %x3: memref<2x2x2xi32>, %d: memref<4x16xf32>, %d1: memref<4xf32>, %d3: memref<4x8x16xf32>, %d8: memref<8x16xf32>, %dw: memref<4x8xf32>, %i: i32, %j: i64, %td: tensor<4x16xf32>, %d5: memref<2x2x2x16xf32>) {
  hivm.hir.embedding_gather ins(%s : memref<100x16xf32>, %x : memref<4xi32>, %i : i32, [%i : i32], [%i : i32]) outs(%d1 : memref<4xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.embedding_gather' op The size of offsets of hivm::EmbeddingGatherOp must be equal to the rank of dst!"
func.func @rejected(%s: memref<100x16xf32>, %s1: memref<100xf32>, %s3: memref<2x100x16xf32>, %s16: memref<100x16xf16>, %x: memref<4xi32>, %xf: memref<4xf32>, %x16: memref<4xi16>, %x2: memref<4x8xi32>, %x3: memref<2x2x2xi32>, %d: memref<4x16xf32>, %d1: memref<4xf32>, %d3: memref<4x8x16xf32>, %d8: memref<8x16xf32>, %dw: memref<4x8xf32>, %i: i32, %j: i64, %td: tensor<4x16xf32>, %d5: memref<2x2x2x16xf32>) {
  hivm.hir.embedding_gather ins(%s : memref<100x16xf32>, %x : memref<4xi32>, %i : i32, [%i : i32], [%i : i32]) outs(%d : memref<4x16xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.embedding_gather' op The size of offsets of hivm::EmbeddingGatherOp must be equal to the rank of dst!"
func.func @rejected(%s: memref<100x16xf32>, %s1: memref<100xf32>, %s3: memref<2x100x16xf32>, %s16: memref<100x16xf16>, %x: memref<4xi32>, %xf: memref<4xf32>, %x16: memref<4xi16>, %x2: memref<4x8xi32>, %x3: memref<2x2x2xi32>, %d: memref<4x16xf32>, %d1: memref<4xf32>, %d3: memref<4x8x16xf32>, %d8: memref<8x16xf32>, %dw: memref<4x8xf32>, %i: i32, %j: i64, %td: tensor<4x16xf32>, %d5: memref<2x2x2x16xf32>) {
  hivm.hir.embedding_gather ins(%s : memref<100x16xf32>, %x : memref<4xi32>, %i : i32, [%i, %i : i32, i32], [%i : i32]) outs(%d : memref<4x16xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.embedding_gather' op The size of offsets of hivm::EmbeddingGatherOp must be equal to the rank of dst!"
func.func @rejected(%s: memref<100x16xf32>, %s1: memref<100xf32>, %s3: memref<2x100x16xf32>, %s16: memref<100x16xf16>, %x: memref<4xi32>, %xf: memref<4xf32>, %x16: memref<4xi16>, %x2: memref<4x8xi32>, %x3: memref<2x2x2xi32>, %d: memref<4x16xf32>, %d1: memref<4xf32>, %d3: memref<4x8x16xf32>, %d8: memref<8x16xf32>, %dw: memref<4x8xf32>, %i: i32, %j: i64, %td: tensor<4x16xf32>, %d5: memref<2x2x2x16xf32>) {
  hivm.hir.embedding_gather ins(%s : memref<100x16xf32>, %x : memref<4xi32>, %i : i32, [%i, %i, %i : i32, i32, i32], [%i, %i, %i : i32, i32, i32]) outs(%d : memref<4x16xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.embedding_gather' op idx of hivm::EmbeddingGatherOp must be of rank [1, 2]!"
func.func @rejected(%s: memref<100x16xf32>, %s1: memref<100xf32>, %s3: memref<2x100x16xf32>, %s16: memref<100x16xf16>, %x: memref<4xi32>, %xf: memref<4xf32>, %x16: memref<4xi16>, %x2: memref<4x8xi32>, %x3: memref<2x2x2xi32>, %d: memref<4x16xf32>, %d1: memref<4xf32>, %d3: memref<4x8x16xf32>, %d8: memref<8x16xf32>, %dw: memref<4x8xf32>, %i: i32, %j: i64, %td: tensor<4x16xf32>, %d5: memref<2x2x2x16xf32>) {
  hivm.hir.embedding_gather ins(%s : memref<100x16xf32>, %x3 : memref<2x2x2xi32>, %i : i32, [%i, %i, %i, %i : i32, i32, i32, i32], [%i, %i, %i, %i : i32, i32, i32, i32]) outs(%d5 : memref<2x2x2x16xf32>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.embedding_gather' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%s: memref<100x16xf32>, %s1: memref<100xf32>, %s3: memref<2x100x16xf32>, %s16: memref<100x16xf16>, %x: memref<4xi32>, %xf: memref<4xf32>, %x16: memref<4xi16>, %x2: memref<4x8xi32>, %x3: memref<2x2x2xi32>, %d: memref<4x16xf32>, %d1: memref<4xf32>, %d3: memref<4x8x16xf32>, %d8: memref<8x16xf32>, %dw: memref<4x8xf32>, %i: i32, %j: i64, %td: tensor<4x16xf32>, %d5: memref<2x2x2x16xf32>) {
  hivm.hir.embedding_gather ins(%s : memref<100x16xf32>, %x : memref<4xi32>, %i : i32, [%i, %i : i32, i32], [%i, %i : i32, i32]) outs(%td : tensor<4x16xf32>)
  return
}
