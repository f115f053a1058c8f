// published: both: "'hivm.hir.convert_layout' op requires the same element type for all operands and results"
func.func @rejected(%a: memref<64x64xf16>) {
  %r = hivm.hir.convert_layout %a output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf32>
  return
}
// -----
// published: both: "'transpose' must be set if data layout is DOTA_ND or DOTB_ND"
func.func @rejected(%a: memref<64x64xf16>) {
  %r = hivm.hir.convert_layout %a output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotA_ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
  return
}
// -----
// published: both: "'hivm.hir.convert_layout' op requires attribute 'dstLayout'"
func.func @rejected(%a: memref<64x64xf16>) {
  %r = hivm.hir.convert_layout %a output_shape [4, 4, 16, 16] {srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
  return
}
