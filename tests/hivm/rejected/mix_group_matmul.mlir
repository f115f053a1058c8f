// published: both: "'hivm.hir.mix_group_matmul' op matrix A must be 3D"
func.func @rejected(%a: memref<?x?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf16>, %t: memref<12xi64>, %bias: memref<16xf16>, %bias2: memref<4x16xf16>, %ds: memref<16xf32>, %s: i64, %tok: memref<8xi64>, %a3: memref<2x4x8xf16>, %b3: memref<2x8x16xf16>, %ab: memref<?x?xbf16>, %ai: memref<?x?xi8>, %ci: memref<?x?xi32>, %cf: memref<?x?xf32>, %cb: memref<?x?xbf16>, %a1: memref<?xf16>, %s45: memref<4x5xf16>, %s67: memref<6x7xf16>, %s47: memref<4x7xf16>, %t64: memref<12xi32>) {
  hivm.hir.mix_group_matmul ins(%a, %b, %tok : memref<?x?xf16>, memref<?x?xf16>, memref<8xi64>) outs(%c : memref<?x?xf16>)
  return
}
// -----
// published: both: "'hivm.hir.mix_group_matmul' op matrix B must be 2D"
func.func @rejected(%a: memref<?x?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf16>, %t: memref<12xi64>, %bias: memref<16xf16>, %bias2: memref<4x16xf16>, %ds: memref<16xf32>, %s: i64, %tok: memref<8xi64>, %a3: memref<2x4x8xf16>, %b3: memref<2x8x16xf16>, %ab: memref<?x?xbf16>, %ai: memref<?x?xi8>, %ci: memref<?x?xi32>, %cf: memref<?x?xf32>, %cb: memref<?x?xbf16>, %a1: memref<?xf16>, %s45: memref<4x5xf16>, %s67: memref<6x7xf16>, %s47: memref<4x7xf16>, %t64: memref<12xi32>) {
  hivm.hir.mix_group_matmul ins(%a3, %b3, %tok : memref<2x4x8xf16>, memref<2x8x16xf16>, memref<8xi64>) outs(%c : memref<?x?xf16>)
  return
}
// -----
// published: both: "'hivm.hir.mix_group_matmul' op The descaleMode is defined, descale params must be defined!"
func.func @rejected(%a: memref<?x?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf16>, %t: memref<12xi64>, %bias: memref<16xf16>, %bias2: memref<4x16xf16>, %ds: memref<16xf32>, %s: i64, %tok: memref<8xi64>, %a3: memref<2x4x8xf16>, %b3: memref<2x8x16xf16>, %ab: memref<?x?xbf16>, %ai: memref<?x?xi8>, %ci: memref<?x?xi32>, %cf: memref<?x?xf32>, %cb: memref<?x?xbf16>, %a1: memref<?xf16>, %s45: memref<4x5xf16>, %s67: memref<6x7xf16>, %s47: memref<4x7xf16>, %t64: memref<12xi32>) {
  hivm.hir.mix_group_matmul ins(%a3, %b, %tok : memref<2x4x8xf16>, memref<?x?xf16>, memref<8xi64>) outs(%c : memref<?x?xf16>) descale_mode = <DescalePerChannel>
  return
}
// -----
// published: both: "'hivm.hir.mix_group_matmul' op `TilingParams` and the other explicit tiling params cannot be set at the same time"
func.func @rejected(%a: memref<?x?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf16>, %t: memref<12xi64>, %bias: memref<16xf16>, %bias2: memref<4x16xf16>, %ds: memref<16xf32>, %s: i64, %tok: memref<8xi64>, %a3: memref<2x4x8xf16>, %b3: memref<2x8x16xf16>, %ab: memref<?x?xbf16>, %ai: memref<?x?xi8>, %ci: memref<?x?xi32>, %cf: memref<?x?xf32>, %cb: memref<?x?xbf16>, %a1: memref<?xf16>, %s45: memref<4x5xf16>, %s67: memref<6x7xf16>, %s47: memref<4x7xf16>, %t64: memref<12xi32>) {
  hivm.hir.mix_group_matmul ins(%a3, %b, %tok : memref<2x4x8xf16>, memref<?x?xf16>, memref<8xi64>) outs(%c : memref<?x?xf16>) tiling_params = %t : memref<12xi64> block_sizes(%s, %s, %s : i64, i64, i64)
  return
}
// -----
// published: both: "'hivm.hir.mix_group_matmul' op The size of Blocksize should be 3. The order is blockM, blockN, blockK"
func.func @rejected(%a: memref<?x?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf16>, %t: memref<12xi64>, %bias: memref<16xf16>, %bias2: memref<4x16xf16>, %ds: memref<16xf32>, %s: i64, %tok: memref<8xi64>, %a3: memref<2x4x8xf16>, %b3: memref<2x8x16xf16>, %ab: memref<?x?xbf16>, %ai: memref<?x?xi8>, %ci: memref<?x?xi32>, %cf: memref<?x?xf32>, %cb: memref<?x?xbf16>, %a1: memref<?xf16>, %s45: memref<4x5xf16>, %s67: memref<6x7xf16>, %s47: memref<4x7xf16>, %t64: memref<12xi32>) {
  hivm.hir.mix_group_matmul ins(%a3, %b, %tok : memref<2x4x8xf16>, memref<?x?xf16>, memref<8xi64>) outs(%c : memref<?x?xf16>) block_sizes(%s, %s : i64, i64)
  return
}
