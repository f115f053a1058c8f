// published: both
module {
  func.func @element_i16_buffers(%arg0: memref<8xi16>, %arg1: memref<8xi16>) {
    hivm.hir.vmulextended ins(%arg0, %arg0 : memref<8xi16>, memref<8xi16>) outs(%arg1, %arg1 : memref<8xi16>, memref<8xi16>)
    return
  }
  func.func @temp_buffers(%arg0: memref<8xi16>, %arg1: memref<8xi16>, %arg2: memref<8xi16>) {
    hivm.hir.vmulextended {note} ins(%arg0, %arg0 : memref<8xi16>, memref<8xi16>) outs(%arg1, %arg1 : memref<8xi16>, memref<8xi16>) temp_buffer(%arg2 : memref<8xi16>)
    return
  }
  func.func @temp_tensors(%arg0: tensor<8xi16>, %arg1: tensor<8xi16>, %arg2: memref<8xi16>) {
    %0:2 = hivm.hir.vmulextended {note} ins(%arg0, %arg0 : tensor<8xi16>, tensor<8xi16>) outs(%arg1, %arg1 : tensor<8xi16>, tensor<8xi16>) temp_buffer(%arg2 : memref<8xi16>) -> tensor<8xi16>, tensor<8xi16>
    return
  }
}
