// published: bishengir-opt
module {
  func.func @source_NCHW(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<NCHW>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_NCHW_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<NCHW, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_NC1HWC0(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<NC1HWC0>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_NC1HWC0_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<NC1HWC0, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_C1HWNC0(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<C1HWNC0>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_C1HWNC0_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<C1HWNC0, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
}
