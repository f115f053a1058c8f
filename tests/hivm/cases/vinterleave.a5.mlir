// published: bishengir-opt-a5
module {
  func.func @element_i1_buffers(%arg0: memref<8xi1>, %arg1: memref<16xi1>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xi1>, memref<8xi1>) outs(%arg1 : memref<16xi1>) interleave_channel_nums = 2
    return
  }
  func.func @element_i8_buffers(%arg0: memref<8xi8>, %arg1: memref<16xi8>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xi8>, memref<8xi8>) outs(%arg1 : memref<16xi8>) interleave_channel_nums = 2
    return
  }
  func.func @element_ui8_buffers(%arg0: memref<8xui8>, %arg1: memref<16xui8>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xui8>, memref<8xui8>) outs(%arg1 : memref<16xui8>) interleave_channel_nums = 2
    return
  }
  func.func @element_f8E4M3FN_buffers(%arg0: memref<8xf8E4M3FN>, %arg1: memref<16xf8E4M3FN>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xf8E4M3FN>, memref<8xf8E4M3FN>) outs(%arg1 : memref<16xf8E4M3FN>) interleave_channel_nums = 2
    return
  }
  func.func @element_f8E5M2_buffers(%arg0: memref<8xf8E5M2>, %arg1: memref<16xf8E5M2>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xf8E5M2>, memref<8xf8E5M2>) outs(%arg1 : memref<16xf8E5M2>) interleave_channel_nums = 2
    return
  }
}
