module {
  func.func @cf(%arg0: i1, %arg1: i32, %arg2: tensor<?xf32>, %arg3: index, %arg4: i32) -> i32 {
    cf.assert %arg0, "message \22"
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // pred: ^bb0
    %1 = arith.addi %0, %0 : i32
    cf.br ^bb3(%1 : i32)
  ^bb2:  // pred: ^bb0
    cf.cond_br %arg0, ^bb3(%arg1 : i32), ^bb5
  ^bb3(%2: i32):  // 4 preds: ^bb1, ^bb2, ^bb5, ^bb5
    return %2 : i32
  ^bb4:  // pred: ^bb4
    cf.br ^bb4
  ^bb5:  // 2 preds: ^bb2, ^bb6
    cf.cond_br %arg0, ^bb3(%arg1 : i32), ^bb3(%arg4 : i32)
  ^bb6:  // no predecessors
    cf.br ^bb5
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: i1) {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg0 : i32),
      4294967295: ^bb1(%arg0 : i32),
      3: ^bb2
    ] {foo}
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    cf.switch %arg1 : i1, [
      default: ^bb2,
      1: ^bb3
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.switch %arg0 : i32, [
      default: ^bb3]
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return
  }
}
