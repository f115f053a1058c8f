// published: bishengir-opt-a5
module {
  func.func @write(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32) {
    annotation.mark %arg0 : tensor<4xf32>
    return
  }
}
