// published: bishengir-opt: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
func.func @rejected(%a: memref<8xf64>) {
  hivm.hir.vadd ins(%a, %a : memref<8xf64>, memref<8xf64>) outs(%a : memref<8xf64>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
func.func @rejected(%a: tensor<8xf64>) {
  %r = hivm.hir.vadd ins(%a, %a : tensor<8xf64>, tensor<8xf64>) outs(%a : tensor<8xf64>) -> tensor<8xf64>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
func.func @rejected(%a: memref<8xbf16>) {
  hivm.hir.vadd ins(%a, %a : memref<8xbf16>, memref<8xbf16>) outs(%a : memref<8xbf16>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
func.func @rejected(%a: memref<8xui16>) {
  hivm.hir.vadd ins(%a, %a : memref<8xui16>, memref<8xui16>) outs(%a : memref<8xui16>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
func.func @rejected(%a: memref<8xi1>) {
  hivm.hir.vadd ins(%a, %a : memref<8xi1>, memref<8xi1>) outs(%a : memref<8xi1>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
func.func @rejected(%a: memref<8xi4>) {
  hivm.hir.vadd ins(%a, %a : memref<8xi4>, memref<8xi4>) outs(%a : memref<8xi4>)
  return
}
// -----
// published: both: "'hivm.hir.vexp' op failed to verify that operand at idx 0 and 1 should have element type 16-bit float or 32-bit float"
func.func @rejected(%a: memref<8xi32>) {
  hivm.hir.vexp ins(%a : memref<8xi32>) outs(%a : memref<8xi32>)
  return
}
// -----
// published: both: "'hivm.hir.vexp' op failed to verify that operand at idx 0 and 1 should have element type 16-bit float or 32-bit float"
func.func @rejected(%a: tensor<8xi32>) {
  %r = hivm.hir.vexp ins(%a : tensor<8xi32>) outs(%a : tensor<8xi32>) -> tensor<8xi32>
  return
}
// -----
// published: both: "'hivm.hir.vexp' op failed to verify that operand at idx 0 and 1 should have element type 16-bit float or 32-bit float"
func.func @rejected(%a: memref<8xbf16>) {
  hivm.hir.vexp ins(%a : memref<8xbf16>) outs(%a : memref<8xbf16>)
  return
}
// -----
// published: both: "'hivm.hir.vexp' op failed to verify that operand at idx 0 and 1 should have element type 16-bit float or 32-bit float"
func.func @rejected(%a: memref<8xf64>) {
  hivm.hir.vexp ins(%a : memref<8xf64>) outs(%a : memref<8xf64>)
  return
}
// -----
// published: both: "'hivm.hir.vmulext' op failed to verify that operand at idx 0 and 1 should have element type 32-bit signless integer"
func.func @rejected(%a: memref<8xi16>) {
  hivm.hir.vmulext ins(%a, %a : memref<8xi16>, memref<8xi16>) outs(%a : memref<8xi16>)
  return
}
// -----
// published: both: "'hivm.hir.vmulext' op failed to verify that operand at idx 0 and 1 should have element type 32-bit signless integer"
func.func @rejected(%a: tensor<8xi16>) {
  %r = hivm.hir.vmulext ins(%a, %a : tensor<8xi16>, tensor<8xi16>) outs(%a : tensor<8xi16>) -> tensor<8xi16>
  return
}
// -----
// published: both: "'hivm.hir.vmulext' op failed to verify that operand at idx 0 and 1 should have element type 32-bit signless integer"
func.func @rejected(%a: memref<8xi64>) {
  hivm.hir.vmulext ins(%a, %a : memref<8xi64>, memref<8xi64>) outs(%a : memref<8xi64>)
  return
}
// -----
// published: both: "'hivm.hir.vrelu' op failed to verify that operand at idx 0 should have element type 16-bit float or 32-bit float or 32-bit signless integer"
func.func @rejected(%a: memref<8xi16>) {
  hivm.hir.vrelu ins(%a : memref<8xi16>) outs(%a : memref<8xi16>)
  return
}
// -----
// published: both: "'hivm.hir.vrelu' op failed to verify that operand at idx 0 should have element type 16-bit float or 32-bit float or 32-bit signless integer"
func.func @rejected(%a: tensor<8xi16>) {
  %r = hivm.hir.vrelu ins(%a : tensor<8xi16>) outs(%a : tensor<8xi16>) -> tensor<8xi16>
  return
}
// -----
// published: both: "'hivm.hir.vrelu' op failed to verify that operand at idx 0 should have element type 16-bit float or 32-bit float or 32-bit signless integer"
func.func @rejected(%a: memref<8xi64>) {
  hivm.hir.vrelu ins(%a : memref<8xi64>) outs(%a : memref<8xi64>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vabs' op failed to verify that operand at idx 0 should have element type 16-bit float or 32-bit float or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vabs' op failed to verify that operand at idx 0 should have element type 16-bit float or 32-bit float or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer"
func.func @rejected(%a: memref<8xui32>) {
  hivm.hir.vabs ins(%a : memref<8xui32>) outs(%a : memref<8xui32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vabs' op failed to verify that operand at idx 0 should have element type 16-bit float or 32-bit float or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vabs' op failed to verify that operand at idx 0 should have element type 16-bit float or 32-bit float or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer"
func.func @rejected(%a: tensor<8xui32>) {
  %r = hivm.hir.vabs ins(%a : tensor<8xui32>) outs(%a : tensor<8xui32>) -> tensor<8xui32>
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vabs' op failed to verify that operand at idx 0 should have element type 16-bit float or 32-bit float or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vabs' op failed to verify that operand at idx 0 should have element type 16-bit float or 32-bit float or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer"
func.func @rejected(%a: memref<8xbf16>) {
  hivm.hir.vabs ins(%a : memref<8xbf16>) outs(%a : memref<8xbf16>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vadd' op failed to verify that operand at idx 0 and 1 should have element type 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit signless integer"
func.func @rejected(%a: memref<8xf32>, %s: f64) {
  hivm.hir.vadd ins(%a, %s : memref<8xf32>, f64) outs(%a : memref<8xf32>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.vcmp' op failed to verify that operand at idx 0 and 1 should have element type 16-bit float or 32-bit float or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer"
// published: bishengir-opt-a5: "'hivm.hir.vcmp' op failed to verify that operand at idx 0 and 1 should have element type 1-bit signless integer or 16-bit float or bfloat16 type or 32-bit float or 8-bit signless integer or 8-bit unsigned integer or 16-bit signless integer or 16-bit unsigned integer or 32-bit signless integer or 32-bit unsigned integer or 64-bit signless integer or 64-bit unsigned integer or f8E4M3FN type or f8E5M2 type"
func.func @rejected(%a: memref<8xf64>, %b: memref<8xf32>) {
  hivm.hir.vcmp ins(%a, %a : memref<8xf64>, memref<8xf64>) outs(%b : memref<8xf32>)
  return
}
