// published: both
module {
  func.func @source_dotA_ND_transpose_true(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotA_ND, transpose = true>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_dotB_ND_transpose_true(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotB_ND, transpose = true>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_dotC_ND(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotC_ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_dotC_ND_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotC_ND, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_nZ(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<nZ>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_nZ_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<nZ, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_zN(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<zN>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_zN_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<zN, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_ND(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_ND_transpose_true(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND, transpose = true>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_ND_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_Fractal(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<Fractal>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_Fractal_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<Fractal, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @tensor(%arg0: tensor<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<nZ>, srcLayout = #hivm.data_layout<ND>} : (tensor<64x64xf16>) -> tensor<4x4x16x16xf16>
    return
  }
  func.func @dotA_ND_true_25(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotA_ND, transpose = true, fractalSizes = [16, 16]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @dotA_ND_false_0(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotA_ND, transpose = false>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @dotA_ND_false_25(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotA_ND, transpose = false, fractalSizes = [16, 16]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @dotB_ND_true_25(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotB_ND, transpose = true, fractalSizes = [16, 16]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @dotB_ND_false_0(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotB_ND, transpose = false>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @dotB_ND_false_25(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotB_ND, transpose = false, fractalSizes = [16, 16]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @dynamic_zn(%arg0: memref<?x64xf16>, %arg1: index) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, %arg1, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<?x64xf16>) -> memref<4x?x16x16xf16>
    return
  }
  func.func @dynamic_all(%arg0: memref<?x?xf16>, %arg1: index, %arg2: index) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [%arg1, %arg2, 16, 16] {dstLayout = #hivm.data_layout<nZ>, note, srcLayout = #hivm.data_layout<ND>} : (memref<?x?xf16>) -> memref<?x?x16x16xf16>
    return
  }
}
