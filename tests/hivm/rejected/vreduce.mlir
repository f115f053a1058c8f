// published: bishengir-opt: "'hivm.hir.vreduce' op have empty reduce dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) reduce_dims = []
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op have invalid index '2' inside reduce dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) reduce_dims = [2]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op have invalid index '-1' inside reduce dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) reduce_dims = [-1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op have too many indices in the reduce dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) reduce_dims = [0, 1, 1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[1]' != 1"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x2xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x2xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op have dim at index 0 different between src and dst"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<3x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<3x1xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op have invalid index '1' inside reduce dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op elemtype should be an integer"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <xori> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op elemtype should be an integer"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <andi> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op elemtype should be an integer"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <ori> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op failed to verify that operand at idx 0 and 1 should have element type 1-bit signless integer or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 32-bit signless integer or 32-bit unsigned integer or 64-bit signless integer or 64-bit unsigned integer or 16-bit float or 32-bit float"
func.func @rejected(%a: memref<4x8xbf16>, %d: memref<4x1xbf16>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xbf16>) outs(%d : memref<4x1xbf16>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op failed to verify that operand at idx 0 and 1 should have element type 1-bit signless integer or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 32-bit signless integer or 32-bit unsigned integer or 64-bit signless integer or 64-bit unsigned integer or 16-bit float or 32-bit float"
func.func @rejected(%a: memref<4x8xf64>, %d: memref<4x1xf64>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf64>) outs(%d : memref<4x1xf64>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[1]' != 1"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x?xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x?xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[1]' != 1"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<1x8xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<1x8xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[1]' != 1"
func.func @rejected(%a: tensor<4x8xf32>, %d: tensor<4x2xf32>) {
  %r = hivm.hir.vreduce <sum> ins(%a : tensor<4x8xf32>) outs(%d : tensor<4x2xf32>) reduce_dims = [1] -> tensor<4x2xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op have invalid index '1' inside reduce dims array"
func.func @rejected(%a: tensor<4x8xf32>, %d: tensor<4xf32>) {
  %r = hivm.hir.vreduce <sum> ins(%a : tensor<4x8xf32>) outs(%d : tensor<4xf32>) reduce_dims = [1] -> tensor<4xf32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op should have exactly 1 destination operand"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d, %d : memref<4x1xf32>, memref<4x1xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op should have exactly 1 destination operand"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op with index should have exactly 2 destination operands"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi32>) {
  hivm.hir.vreduce <max_with_index_left> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op with index should have exactly 2 destination operands"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi32>) {
  hivm.hir.vreduce <max_with_index_left> ins(%a : memref<4x8xf32>) outs(%d, %i, %i : memref<4x1xf32>, memref<4x1xi32>, memref<4x1xi32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op invalid dst index elemtype"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi64>) {
  hivm.hir.vreduce <max_with_index_left> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xi64>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op invalid dst index elemtype"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi8>) {
  hivm.hir.vreduce <max_with_index_left> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xi8>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op invalid dst index elemtype"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xf32>) {
  hivm.hir.vreduce <max_with_index_left> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xf32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op invalid dst index elemtype"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi16>) {
  hivm.hir.vreduce <max_with_index_left> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xi16>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[0]' != 1"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi32>) {
  hivm.hir.vreduce <max_with_index_left> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [0, 1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[0]' != 1"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi32>) {
  hivm.hir.vreduce <max_with_index_left> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xi32>) reduce_dims = [0]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op dst index shape should be compatible with dst value"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x2xi32>) {
  hivm.hir.vreduce <max_with_index_left> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x2xi32>) reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vreduce' op with index should have exactly 1 reduce dimension"
func.func @rejected(%a: memref<2x4x8xf32>, %d: memref<1x4x1xf32>, %i: memref<1x4x1xi32>) {
  hivm.hir.vreduce <max_with_index_left> ins(%a : memref<2x4x8xf32>) outs(%d, %i : memref<1x4x1xf32>, memref<1x4x1xi32>) reduce_dims = [0, 2]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op have empty reduce dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = []
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op have invalid index '2' inside reduce dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [2]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op have invalid index '-1' inside reduce dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [-1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op have too many indices in the reduce dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [0, 1, 1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[1]' != 1"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x2xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x2xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op have invalid index '1' inside reduce dims array"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op invalid elemtype for xori"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>) {
  hivm.hir.vreduce <xori> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op failed to verify that operand at idx 0 and 1 should have element type 1-bit signless integer or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 32-bit signless integer or 32-bit unsigned integer or 64-bit signless integer or 64-bit unsigned integer or 16-bit float or 32-bit float"
func.func @rejected(%a: memref<4x8xbf16>, %d: memref<4x1xbf16>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xbf16>) outs(%d : memref<4x1xbf16>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op failed to verify that operand at idx 0 and 1 should have element type 1-bit signless integer or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 32-bit signless integer or 32-bit unsigned integer or 64-bit signless integer or 64-bit unsigned integer or 16-bit float or 32-bit float"
func.func @rejected(%a: memref<4x8xf64>, %d: memref<4x1xf64>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf64>) outs(%d : memref<4x1xf64>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[1]' != 1"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x?xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<4x?xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[1]' != 1"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<1x8xf32>) {
  hivm.hir.vreduce <sum> ins(%a : memref<4x8xf32>) outs(%d : memref<1x8xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[1]' != 1"
func.func @rejected(%a: tensor<4x8xf32>, %d: tensor<4x2xf32>) {
  %r = hivm.hir.vreduce <sum> ins(%a : tensor<4x8xf32>) outs(%d : tensor<4x2xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4x2xf32>
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op have invalid index '1' inside reduce dims array"
func.func @rejected(%a: tensor<4x8xf32>, %d: tensor<4xf32>) {
  %r = hivm.hir.vreduce <sum> ins(%a : tensor<4x8xf32>) outs(%d : tensor<4xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1] -> tensor<4xf32>
  return
}
// -----
// published: bishengir-opt: "custom op 'hivm.hir.vreduce' expected ::mlir::hivm::ReduceOperation to be one of: sum, prod, max, min, max_with_index_left, max_with_index_right, min_with_index_left, min_with_index_right, any, all, xori, ori, andi, none"
// crash: bishengir-opt-a5
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi32>) {
  hivm.hir.vreduce <max_with_index> ins(%a : memref<4x8xf32>) outs(%d : memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op invalid dst index elemtype"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi64>) {
  hivm.hir.vreduce <max_with_index> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xi64>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op invalid dst index elemtype"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi8>) {
  hivm.hir.vreduce <max_with_index> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xi8>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op invalid dst index elemtype"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xf32>) {
  hivm.hir.vreduce <max_with_index> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xf32>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op invalid dst index elemtype"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi16>) {
  hivm.hir.vreduce <max_with_index> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xi16>) unsigned_src = false tie_break_left = true reduce_dims = [1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[0]' != 1"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi32>) {
  hivm.hir.vreduce <max_with_index> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [0, 1]
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.vreduce' op invalid dst vector shape, 'DstVecDim[0]' != 1"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x1xf32>, %i: memref<4x1xi32>) {
  hivm.hir.vreduce <max_with_index> ins(%a : memref<4x8xf32>) outs(%d, %i : memref<4x1xf32>, memref<4x1xi32>) unsigned_src = false tie_break_left = true reduce_dims = [0]
  return
}
