// published: both
module {
  func.func @attributes(%arg0: tensor<4xf32>) {
    annotation.mark %arg0 {hivm.multi_buffer = 2 : i32, x} : tensor<4xf32>
    return
  }
  func.func @keys_values(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32) {
    annotation.mark %arg0 keys = ["a", "b"] values = [%arg1, %arg2 : index, i32] : tensor<4xf32>
    return
  }
  func.func @values(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32) {
    annotation.mark %arg0 values = [%arg1 : index] : tensor<4xf32>
    return
  }
  func.func @keys(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32) {
    annotation.mark %arg0 keys = ["a"] : tensor<4xf32>
    return
  }
  func.func @no_keys(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32) {
    annotation.mark %arg0 keys = [] : tensor<4xf32>
    return
  }
  func.func @read(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32) {
    annotation.mark %arg0 {effects = ["read"]} : tensor<4xf32>
    return
  }
  func.func @read_values(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32) {
    annotation.mark %arg0 {effects = ["read"], x} keys = ["a"] values = [%arg1 : index] : tensor<4xf32>
    return
  }
  func.func @both(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32) {
    annotation.mark %arg0 {effects = ["write", "read"]} : tensor<4xf32>
    return
  }
  func.func @none(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32) {
    annotation.mark %arg0 {effects = []} : tensor<4xf32>
    return
  }
  func.func @plain(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32) {
    annotation.mark %arg0 : tensor<4xf32>
    return
  }
  func.func @buffer(%arg0: memref<4xf32, #hivm.address_space<ub>>) {
    annotation.mark %arg0 {hivm.stride_align_dims = array<i32: 0>, hivm.stride_align_value_in_byte = array<i32: 32>} : memref<4xf32, #hivm.address_space<ub>>
    return
  }
  func.func @scalar(%arg0: i32) {
    annotation.mark %arg0 {logical_block_num} : i32
    return
  }
}
