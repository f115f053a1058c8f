// published: bishengir-opt-a5
module {
  func.func @temp_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<64xf32>) {
    hivm.hir.vcumprod {note} ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>) temp_buffer(%arg2 : memref<64xf32>) cum_dims = [1] reverse = true
    return
  }
  func.func @element_i1_buffers(%arg0: memref<8xi1>) {
    hivm.hir.vcumprod ins(%arg0 : memref<8xi1>) outs(%arg0 : memref<8xi1>) cum_dims = [0] reverse = false
    return
  }
  func.func @element_i8_buffers(%arg0: memref<8xi8>) {
    hivm.hir.vcumprod ins(%arg0 : memref<8xi8>) outs(%arg0 : memref<8xi8>) cum_dims = [0] reverse = false
    return
  }
  func.func @element_bf16_buffers(%arg0: memref<8xbf16>) {
    hivm.hir.vcumprod ins(%arg0 : memref<8xbf16>) outs(%arg0 : memref<8xbf16>) cum_dims = [0] reverse = false
    return
  }
  func.func @temp_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: memref<64xf32>) {
    %0 = hivm.hir.vcumprod {note} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) temp_buffer(%arg2 : memref<64xf32>) cum_dims = [1] reverse = true -> tensor<4x8xf32>
    return
  }
}
