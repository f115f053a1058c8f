// published: both
module {
  func.func @element_f16_buffers(%arg0: memref<8xf16>) {
    hivm.hir.vsort ins(%arg0 : memref<8xf16>) outs(%arg0 : memref<8xf16>) descending = false sort_axis = 0
    return
  }
  func.func @element_f32_buffers(%arg0: memref<8xf32>) {
    hivm.hir.vsort ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) descending = false sort_axis = 0
    return
  }
  func.func @descending_true_buffers(%arg0: memref<4x8xf32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) descending = true sort_axis = 1
    return
  }
  func.func @indices_true_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xi32>) descending = true sort_axis = 1
    return
  }
  func.func @descending_false_buffers(%arg0: memref<4x8xf32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) descending = false sort_axis = 1
    return
  }
  func.func @indices_false_buffers(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xi32>) descending = false sort_axis = 1
    return
  }
  func.func @default_axis_buffers(%arg0: memref<4x8xf32>) {
    hivm.hir.vsort {note} ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) descending = false sort_axis = -1
    return
  }
  func.func @temp_buffers(%arg0: memref<4x8xf32>, %arg1: memref<64xf32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) descending = false sort_axis = 1 temp_buffer(%arg1 : memref<64xf32>)
    return
  }
  func.func @descending_true_tensors(%arg0: tensor<4x8xf32>) {
    %0 = hivm.hir.vsort ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) descending = true sort_axis = 1 -> tensor<4x8xf32>
    return
  }
  func.func @indices_true_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>) {
    %0:2 = hivm.hir.vsort ins(%arg0 : tensor<4x8xf32>) outs(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xi32>) descending = true sort_axis = 1 -> tensor<4x8xf32>, tensor<4x8xi32>
    return
  }
  func.func @descending_false_tensors(%arg0: tensor<4x8xf32>) {
    %0 = hivm.hir.vsort ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) descending = false sort_axis = 1 -> tensor<4x8xf32>
    return
  }
  func.func @indices_false_tensors(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>) {
    %0:2 = hivm.hir.vsort ins(%arg0 : tensor<4x8xf32>) outs(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xi32>) descending = false sort_axis = 1 -> tensor<4x8xf32>, tensor<4x8xi32>
    return
  }
  func.func @default_axis_tensors(%arg0: tensor<4x8xf32>) {
    %0 = hivm.hir.vsort {note} ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) descending = false sort_axis = -1 -> tensor<4x8xf32>
    return
  }
  func.func @temp_tensors(%arg0: tensor<4x8xf32>, %arg1: memref<64xf32>) {
    %0 = hivm.hir.vsort ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) descending = false sort_axis = 1 temp_buffer(%arg1 : memref<64xf32>) -> tensor<4x8xf32>
    return
  }
}
