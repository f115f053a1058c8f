// published: bishengir-opt-a5
module {
  func.func @source_SCALEA_ND(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<SCALEA_ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_SCALEA_ND_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<SCALEA_ND, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_SCALEB_DN(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<SCALEB_DN>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_SCALEB_DN_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<SCALEB_DN, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_SCALEA_zZ(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<SCALEA_zZ>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_SCALEA_zZ_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<SCALEA_zZ, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_SCALEB_nN(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<SCALEB_nN>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @source_SCALEB_nN_fractalSizes_16_32_(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<SCALEB_nN, fractalSizes = [16, 32]>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
}
