// published: both
module {
  func.func @empty(%arg0: tensor<4xf32>, %arg1: i32) {
    scope.scope : () -> () {
      scope.return
    }
    return
  }
  func.func @implied_end(%arg0: tensor<4xf32>, %arg1: i32) {
    scope.scope : () -> () {
      %c1_i32 = arith.constant 1 : i32
      scope.return
    }
    return
  }
  func.func @attributes(%arg0: tensor<4xf32>, %arg1: i32) {
    scope.scope : () -> () {
      scope.return
    } {hivm.tcore_type = #hivm.tcore_type<CUBE>, no_inline}
    return
  }
  func.func @result(%arg0: tensor<4xf32>, %arg1: i32) {
    %0 = scope.scope : () -> tensor<4xf32> {
      scope.return %arg0 : tensor<4xf32>
    }
    return
  }
  func.func @results(%arg0: tensor<4xf32>, %arg1: i32) {
    %0:2 = scope.scope : () -> (tensor<4xf32>, i32) {
      scope.return {note} %arg0, %arg1 : tensor<4xf32>, i32
    } {hivm.max_preload_num = 2 : i32, hivm.preload_num = 1 : i32}
    return
  }
  func.func @nested(%arg0: tensor<4xf32>, %arg1: i32) {
    scope.scope : () -> () {
      scope.scope : () -> () {
        scope.return
      }
      scope.return
    }
    return
  }
}
