// published: both: "'hivm.hir.vbrc' op broadcast dims must be empty for scalar src"
func.func @rejected(%a: f32, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : f32) outs(%d : memref<4x8xf32>) broadcast_dims = [0]
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op have empty broadcast dims array"
func.func @rejected(%a: memref<4x1xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : memref<4x1xf32>) outs(%d : memref<4x8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op have invalid index '2' inside broadcast dims array"
func.func @rejected(%a: memref<4x1xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : memref<4x1xf32>) outs(%d : memref<4x8xf32>) broadcast_dims = [2]
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op have invalid index '-1' inside broadcast dims array"
func.func @rejected(%a: memref<4x1xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : memref<4x1xf32>) outs(%d : memref<4x8xf32>) broadcast_dims = [-1]
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op invalid source vector shape, 'SrcVecDim[1]' != 1"
func.func @rejected(%a: memref<4x2xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : memref<4x2xf32>) outs(%d : memref<4x8xf32>) broadcast_dims = [1]
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op invalid source vector shape, 'SrcVecDim[0]' != 1"
func.func @rejected(%a: memref<4x1xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : memref<4x1xf32>) outs(%d : memref<4x8xf32>) broadcast_dims = [0]
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op have invalid index '1' inside broadcast dims array"
func.func @rejected(%a: memref<4xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : memref<4xf32>) outs(%d : memref<4x8xf32>) broadcast_dims = [1]
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op invalid source vector shape, 'SrcVecDim[1]' != 1"
func.func @rejected(%a: memref<4x?xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : memref<4x?xf32>) outs(%d : memref<4x8xf32>) broadcast_dims = [1]
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op invalid source vector shape, 'SrcVecDim[1]' != 1"
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32>) broadcast_dims = [1]
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op have empty broadcast dims array"
func.func @rejected(%a: memref<f32>, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : memref<f32>) outs(%d : memref<4x8xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vbrc' op failed to verify that operand at idx 0 should have element type f8E4M3FN type or f8E5M2 type or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit float or 16-bit unsigned integer or 32-bit signless integer or 32-bit float or 32-bit unsigned integer or bfloat16 type or 64-bit signless integer or 64-bit unsigned integer or 1-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vbrc' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit float or 16-bit unsigned integer or 32-bit signless integer or f8E4M3FN type or f8E5M2 type or 32-bit float or 32-bit unsigned integer or bfloat16 type or 64-bit signless integer or 64-bit unsigned integer or 1-bit signless integer"
func.func @rejected(%a: f64, %d: memref<4x8xf64>) {
  hivm.hir.vbrc ins(%a : f64) outs(%d : memref<4x8xf64>)
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op requires the same element type for all operands"
func.func @rejected(%a: f16, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : f16) outs(%d : memref<4x8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op requires the same element type for all operands"
func.func @rejected(%a: i32, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : i32) outs(%d : memref<4x8xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vbrc' op failed to verify that operand at idx 0 should have element type f8E4M3FN type or f8E5M2 type or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit float or 16-bit unsigned integer or 32-bit signless integer or 32-bit float or 32-bit unsigned integer or bfloat16 type or 64-bit signless integer or 64-bit unsigned integer or 1-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vbrc' op failed to verify that operand at idx 0 should have element type 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit float or 16-bit unsigned integer or 32-bit signless integer or f8E4M3FN type or f8E5M2 type or 32-bit float or 32-bit unsigned integer or bfloat16 type or 64-bit signless integer or 64-bit unsigned integer or 1-bit signless integer"
func.func @rejected(%a: index, %d: memref<4x8xindex>) {
  hivm.hir.vbrc ins(%a : index) outs(%d : memref<4x8xindex>)
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op have empty broadcast dims array"
func.func @rejected(%a: vector<4xf32>, %d: memref<4x8xf32>) {
  hivm.hir.vbrc ins(%a : vector<4xf32>) outs(%d : memref<4x8xf32>)
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op invalid source vector shape, 'SrcVecDim[1]' != 1"
func.func @rejected(%a: tensor<4x2xf32>, %d: tensor<4x8xf32>) {
  %r = hivm.hir.vbrc ins(%a : tensor<4x2xf32>) outs(%d : tensor<4x8xf32>) broadcast_dims = [1] -> tensor<4x8xf32>
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op have invalid index '1' inside broadcast dims array"
func.func @rejected(%a: tensor<4xf32>, %d: tensor<4x8xf32>) {
  %r = hivm.hir.vbrc ins(%a : tensor<4xf32>) outs(%d : tensor<4x8xf32>) broadcast_dims = [1] -> tensor<4x8xf32>
  return
}
// -----
// published: both: "'hivm.hir.vbrc' op requires the same element type for all operands"
func.func @rejected(%a: memref<4x1xf32>, %d: memref<4x8xf32>, %t: memref<8xf16>) {
  hivm.hir.vbrc ins(%a : memref<4x1xf32>) outs(%d : memref<4x8xf32>) temp_buffer(%t : memref<8xf16>) broadcast_dims = [1]
  return
}
