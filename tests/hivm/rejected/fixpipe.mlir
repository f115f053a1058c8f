// published: bishengir-opt-a5: "'hivm.hir.fixpipe' op dst=UB is only supported on Ascend950!"
// accepted: bishengir-opt
func.func @rejected(%a: memref<4x8xf32, #hivm.address_space<cc>>, %d: memref<4x8xf32, #hivm.address_space<ub>>) {
  hivm.hir.fixpipe ins(%a : memref<4x8xf32, #hivm.address_space<cc>>) outs(%d : memref<4x8xf32, #hivm.address_space<ub>>)
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.fixpipe' op dst=UB is only supported on Ascend950!"
// accepted: bishengir-opt
func.func @rejected(%a: memref<4x8xf32>, %d: memref<4x8xf32, #hivm.address_space<ub>>) {
  hivm.hir.fixpipe ins(%a : memref<4x8xf32>) outs(%d : memref<4x8xf32, #hivm.address_space<ub>>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.fixpipe' op The current hardware does not support dma mode is nz2nz"
// published: bishengir-opt-a5: "'hivm.hir.fixpipe' op NZ2DN is only supported on Ascend950!"
func.func @rejected(%a: memref<4x8xf32, #hivm.address_space<cc>>, %i: memref<4x8xi32, #hivm.address_space<cc>>, %d: memref<4x8xf32, #hivm.address_space<gm>>, %h: memref<4x8xf16>, %b: memref<4x8xi8>, %bf: memref<4x8xbf16>, %di: memref<4x8xi32>, %k: i1, %q: f32, %e: i32, %s: memref<4x8xf16, #hivm.address_space<cc>>) {
  hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2dn>} ins(%a : memref<4x8xf32, #hivm.address_space<cc>>) outs(%d : memref<4x8xf32, #hivm.address_space<gm>>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.fixpipe' op The current hardware does not channel split"
// accepted: bishengir-opt-a5
func.func @rejected(%a: memref<4x8xf32, #hivm.address_space<cc>>, %i: memref<4x8xi32, #hivm.address_space<cc>>, %d: memref<4x8xf32, #hivm.address_space<gm>>, %h: memref<4x8xf16>, %b: memref<4x8xi8>, %bf: memref<4x8xbf16>, %di: memref<4x8xi32>, %k: i1, %q: f32, %e: i32, %s: memref<4x8xf16, #hivm.address_space<cc>>) {
  hivm.hir.fixpipe {channel_split = true} ins(%a : memref<4x8xf32, #hivm.address_space<cc>>) outs(%d : memref<4x8xf32, #hivm.address_space<gm>>)
  return
}
// -----
// published: bishengir-opt: "'hivm.hir.fixpipe' op The current hardware does not support dual_dst_mode is enabled"
// published: bishengir-opt-a5: "'hivm.hir.fixpipe' op dual_dst_mode is only supported on Ascend950!"
func.func @rejected(%a: memref<4x8xf32, #hivm.address_space<cc>>, %i: memref<4x8xi32, #hivm.address_space<cc>>, %d: memref<4x8xf32, #hivm.address_space<gm>>, %h: memref<4x8xf16>, %b: memref<4x8xi8>, %bf: memref<4x8xbf16>, %di: memref<4x8xi32>, %k: i1, %q: f32, %e: i32, %s: memref<4x8xf16, #hivm.address_space<cc>>) {
  hivm.hir.fixpipe ins(%a : memref<4x8xf32, #hivm.address_space<cc>>) outs(%d : memref<4x8xf32, #hivm.address_space<gm>>) dual_dst_mode = <ROW_SPLIT>
  return
}
// -----
// published: both: "Cannot have multiple unit-flag modes without having equal number of unit-flag conditions."
func.func @rejected(%a: memref<4x8xf32, #hivm.address_space<cc>>, %i: memref<4x8xi32, #hivm.address_space<cc>>, %d: memref<4x8xf32, #hivm.address_space<gm>>, %h: memref<4x8xf16>, %b: memref<4x8xi8>, %bf: memref<4x8xbf16>, %di: memref<4x8xi32>, %k: i1, %q: f32, %e: i32, %s: memref<4x8xf16, #hivm.address_space<cc>>) {
  hivm.hir.fixpipe ins(%a : memref<4x8xf32, #hivm.address_space<cc>>) outs(%d : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>, #hivm.unit_flag<DISABLED>])
  return
}
// -----
// published: both: "Cannot have unit-flag conditions without unit-flag modes."
func.func @rejected(%a: memref<4x8xf32, #hivm.address_space<cc>>, %i: memref<4x8xi32, #hivm.address_space<cc>>, %d: memref<4x8xf32, #hivm.address_space<gm>>, %h: memref<4x8xf16>, %b: memref<4x8xi8>, %bf: memref<4x8xbf16>, %di: memref<4x8xi32>, %k: i1, %q: f32, %e: i32, %s: memref<4x8xf16, #hivm.address_space<cc>>) {
  hivm.hir.fixpipe ins(%a : memref<4x8xf32, #hivm.address_space<cc>>) outs(%d : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_cond(%k)
  return
}
// -----
// published: both: "Number of unit-flag conditions should be equal to the number of unit-flag modes."
func.func @rejected(%a: memref<4x8xf32, #hivm.address_space<cc>>, %i: memref<4x8xi32, #hivm.address_space<cc>>, %d: memref<4x8xf32, #hivm.address_space<gm>>, %h: memref<4x8xf16>, %b: memref<4x8xi8>, %bf: memref<4x8xbf16>, %di: memref<4x8xi32>, %k: i1, %q: f32, %e: i32, %s: memref<4x8xf16, #hivm.address_space<cc>>) {
  hivm.hir.fixpipe ins(%a : memref<4x8xf32, #hivm.address_space<cc>>) outs(%d : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>]) unit_flag_cond(%k, %k)
  return
}
// -----
// published: both: "'hivm.hir.fixpipe' op attribute 'unit_flag_mode' failed to satisfy constraint: unit-flag mode array attribute"
func.func @rejected(%a: memref<4x8xf32, #hivm.address_space<cc>>, %i: memref<4x8xi32, #hivm.address_space<cc>>, %d: memref<4x8xf32, #hivm.address_space<gm>>, %h: memref<4x8xf16>, %b: memref<4x8xi8>, %bf: memref<4x8xbf16>, %di: memref<4x8xi32>, %k: i1, %q: f32, %e: i32, %s: memref<4x8xf16, #hivm.address_space<cc>>) {
  hivm.hir.fixpipe ins(%a : memref<4x8xf32, #hivm.address_space<cc>>) outs(%d : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_mode(["x"])
  return
}
// -----
// published: bishengir-opt-a5: "'hivm.hir.fixpipe' op operand #2 must be floating-point, but got 'i32'"
func.func @rejected(%a: memref<4x8xf32, #hivm.address_space<cc>>, %i: memref<4x8xi32, #hivm.address_space<cc>>, %d: memref<4x8xf32, #hivm.address_space<gm>>, %h: memref<4x8xf16>, %b: memref<4x8xi8>, %bf: memref<4x8xbf16>, %di: memref<4x8xi32>, %k: i1, %q: f32, %e: i32, %s: memref<4x8xf16, #hivm.address_space<cc>>) {
  hivm.hir.fixpipe ins(%a : memref<4x8xf32, #hivm.address_space<cc>>) outs(%d : memref<4x8xf32, #hivm.address_space<gm>>) quant_scale = %e : i32
  return
}
// -----
// published: both: "'hivm.hir.fixpipe' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
func.func @rejected(%a: tensor<4x8xf32>) {
  hivm.hir.fixpipe ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
  return
}
// -----
// published: both: "custom op 'hivm.hir.fixpipe' invalid kind of type specified"
func.func @rejected(%a: f32, %d: memref<4x8xf32>) {
  hivm.hir.fixpipe ins(%a : f32) outs(%d : memref<4x8xf32>)
  return
}
