// published: bishengir-opt
module {
  func.func @write(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32) {
    annotation.mark %arg0 {effects = ["write"]} : tensor<4xf32>
    return
  }
}
