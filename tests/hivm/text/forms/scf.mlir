module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = scf.if %arg0 -> (i32) {
      scf.yield %arg1 : i32
    } else {
      %2 = arith.addi %arg1, %arg1 : i32
      scf.yield %2 : i32
    }
    %1:2 = scf.if %arg0 -> (i32, f32) {
      scf.yield %arg1, %arg5 : i32, f32
    } else {
      scf.yield %arg1, %arg5 : i32, f32
    } {foo}
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    scf.if %arg0 {
      %0 = arith.addi %arg1, %arg1 : i32
    }
    scf.if %arg0 {
    } else {
      %0 = arith.addi %arg1, %arg1 : i32
    } {foo}
    scf.if %arg0 {
    } {hivm.loop = 1 : i32}
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    scf.for %arg15 = %arg3 to %arg3 step %arg3 {
      memref.store %arg5, %arg14[%arg15] : memref<4xf32>
    } {a.b = 1 : i32}
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = scf.for %arg15 = %arg3 to %arg3 step %arg3 iter_args(%arg16 = %arg1) -> (i32) {
      %2 = arith.addi %arg16, %arg1 : i32
      scf.yield %2 : i32
    }
    %1:2 = scf.for %arg15 = %arg1 to %arg1 step %arg1 iter_args(%arg16 = %arg1, %arg17 = %arg5) -> (i32, f32)  : i32 {
      %2 = arith.addi %arg16, %arg1 : i32
      scf.yield %2, %arg17 : i32, f32
    }
    scf.for %arg15 = %arg1 to %arg1 step %arg1  : i32 {
    } {foo}
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0:2 = scf.while (%arg15 = %arg1, %arg16 = %arg5) : (i32, f32) -> (i32, f32) {
      scf.condition(%arg0) %arg15, %arg16 : i32, f32
    } do {
    ^bb0(%arg15: i32, %arg16: f32):
      scf.yield %arg15, %arg16 : i32, f32
    } attributes {foo}
    scf.while : () -> () {
      scf.condition(%arg0)
    } do {
      scf.yield
    }
    %1 = scf.while (%arg15 = %arg1) : (i32) -> f32 {
      scf.condition(%arg0) %arg5 : f32
    } do {
    ^bb0(%arg15: f32):
      scf.yield %arg1 : i32
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = scf.forall (%arg15) in (4) shared_outs(%arg16 = %arg12) -> (tensor<4xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg12 into %arg16[%arg15] [4] [1] : tensor<4xf32> into tensor<4xf32>
      }
    } {mapping = []}
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    scf.forall (%arg15, %arg16) = (0, %arg3) to (4, %arg3) step (1, %arg3) {
    }
    scf.forall (%arg15, %arg16) in (4, %arg3) {
    } {foo}
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    scf.forall (%arg15) in (4) {
      %0 = arith.addi %arg15, %arg15 : index
    } {mapping = [#hivm.block]}
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = scf.index_switch %arg3 -> i32 
    case 2 {
      scf.yield %arg1 : i32
    }
    case 5 {
      scf.yield %arg1 : i32
    }
    default {
      scf.yield %arg1 : i32
    }
    %1:2 = scf.index_switch %arg3 {foo} -> i32, f32 
    default {
      scf.yield %arg1, %arg5 : i32, f32
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    scf.index_switch %arg3 
    case 2 {
      %0 = arith.addi %arg3, %arg3 : index
      scf.yield
    }
    default {
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: index, %arg4: index, %arg5: f32, %arg6: f16, %arg7: tensor<?x4xf32>, %arg8: memref<?x4xf32>, %arg9: vector<4xf32>, %arg10: vector<4xi32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: memref<?xi8>, %arg14: memref<4xf32>) {
    %0 = scf.execute_region -> i32 {
      scf.yield %arg1 : i32
    }
    scf.execute_region {
      scf.yield
    } {foo}
    %1:2 = scf.execute_region -> (i32, i32) {
      scf.yield %arg1, %arg1 : i32, i32
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i64, %arg2: f32, %arg3: memref<4xf32>) {
    scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) {
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg0, %arg0) step (%arg0, %arg0) {
      memref.store %arg2, %arg3[%arg4] : memref<4xf32>
      scf.reduce 
    } {foo = 1 : i32}
    %0 = scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) init (%arg1) -> i64 {
      scf.reduce(%arg1 : i64) {
      ^bb0(%arg5: i64, %arg6: i64):
        scf.reduce.return %arg5 : i64
      }
    }
    %1:2 = scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) init (%arg1, %arg2) -> (i64, f32) {
      scf.reduce(%arg1, %arg2 : i64, f32) {
      ^bb0(%arg5: i64, %arg6: i64):
        %2 = arith.addi %arg5, %arg6 : i64
        scf.reduce.return %2 : i64
      }, {
      ^bb0(%arg5: f32, %arg6: f32):
        scf.reduce.return %arg6 : f32
      } {bar}
    } {baz}
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: () -> (), %arg3: tensor<4xf32>) {
    %0 = scf.execute_region -> (() -> ()) {
      scf.yield %arg2 : () -> ()
    }
    %1 = scf.if %arg0 -> (() -> ()) {
      scf.yield %arg2 : () -> ()
    } else {
      scf.yield %arg2 : () -> ()
    }
    return
  }
}
