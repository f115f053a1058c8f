// published: bishengir-opt-a5
module {
  func.func @reverse_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vcummax ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>) cum_dims = [0] reverse = true
    return
  }
  func.func @nan_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vcummax ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>) cum_dims = [1] reverse = false
    return
  }
  func.func @reverse_false_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vcummax ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>) cum_dims = [0] reverse = false
    return
  }
  func.func @nan_false_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vcummax {propagate_nan = false} ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>) cum_dims = [1] reverse = false
    return
  }
  func.func @temp_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<64xf32>) {
    hivm.hir.vcummax {note} ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>) temp_buffer(%arg2 : memref<64xf32>) cum_dims = [1] reverse = true
    return
  }
  func.func @element_i1_buffers(%arg0: memref<8xi1>) {
    hivm.hir.vcummax ins(%arg0 : memref<8xi1>) outs(%arg0 : memref<8xi1>) cum_dims = [0] reverse = false
    return
  }
  func.func @element_i8_buffers(%arg0: memref<8xi8>) {
    hivm.hir.vcummax ins(%arg0 : memref<8xi8>) outs(%arg0 : memref<8xi8>) cum_dims = [0] reverse = false
    return
  }
  func.func @element_i16_buffers(%arg0: memref<8xi16>) {
    hivm.hir.vcummax ins(%arg0 : memref<8xi16>) outs(%arg0 : memref<8xi16>) cum_dims = [0] reverse = false
    return
  }
  func.func @element_f16_buffers(%arg0: memref<8xf16>) {
    hivm.hir.vcummax ins(%arg0 : memref<8xf16>) outs(%arg0 : memref<8xf16>) cum_dims = [0] reverse = false
    return
  }
  func.func @element_bf16_buffers(%arg0: memref<8xbf16>) {
    hivm.hir.vcummax ins(%arg0 : memref<8xbf16>) outs(%arg0 : memref<8xbf16>) cum_dims = [0] reverse = false
    return
  }
  func.func @element_i32_buffers(%arg0: memref<8xi32>) {
    hivm.hir.vcummax ins(%arg0 : memref<8xi32>) outs(%arg0 : memref<8xi32>) cum_dims = [0] reverse = false
    return
  }
  func.func @element_f32_buffers(%arg0: memref<8xf32>) {
    hivm.hir.vcummax ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) cum_dims = [0] reverse = false
    return
  }
  func.func @element_i64_buffers(%arg0: memref<8xi64>) {
    hivm.hir.vcummax ins(%arg0 : memref<8xi64>) outs(%arg0 : memref<8xi64>) cum_dims = [0] reverse = false
    return
  }
  func.func @reverse_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) {
    %0 = hivm.hir.vcummax ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) cum_dims = [0] reverse = true -> tensor<4x8xf32>
    return
  }
  func.func @nan_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) {
    %0 = hivm.hir.vcummax ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) cum_dims = [1] reverse = false -> tensor<4x8xf32>
    return
  }
  func.func @reverse_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) {
    %0 = hivm.hir.vcummax ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) cum_dims = [0] reverse = false -> tensor<4x8xf32>
    return
  }
  func.func @nan_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) {
    %0 = hivm.hir.vcummax {propagate_nan = false} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) cum_dims = [1] reverse = false -> tensor<4x8xf32>
    return
  }
  func.func @temp_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: memref<64xf32>) {
    %0 = hivm.hir.vcummax {note} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) temp_buffer(%arg2 : memref<64xf32>) cum_dims = [1] reverse = true -> tensor<4x8xf32>
    return
  }
}
