// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// Conditions of single ops: element types, ranks and shapes of gathers, the shape of a bitcast.

func.func @gather(%a: memref<?xf32>, %i: tensor<4x8xi32>, %n: i32, %m: tensor<4x8xi1>, %d: tensor<4x8xf32>) {
  %0 = hivm.hir.gather_load ins(%a : memref<?xf32>, %i : tensor<4x8xi32>, %n : i32, %m : tensor<4x8xi1>, %d : tensor<4x8xf32>) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @element_types(%a: memref<?xf16>, %i: tensor<4x8xi32>, %n: i32, %d: tensor<4x8xf32>) {
  // expected-error @below {{base and dst must have elements of one type, but have f16 and f32}}
  %0 = hivm.hir.gather_load ins(%a : memref<?xf16>, %i : tensor<4x8xi32>, %n : i32) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @ranks(%a: memref<?xf32>, %i: tensor<8xi32>, %n: i32, %d: tensor<4x8xf32>) {
  // expected-error @below {{indices and dst must have one rank, but have 1 and 2}}
  %0 = hivm.hir.gather_load ins(%a : memref<?xf32>, %i : tensor<8xi32>, %n : i32) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @shapes(%a: memref<?xf32>, %i: tensor<4x7xi32>, %n: i32, %d: tensor<4x8xf32>) {
  // expected-error @below {{indices and data must have one shape, but are tensor<4x7xi32> and tensor<4x8xf32>}}
  hivm.hir.scatter_store ins(%i : tensor<4x7xi32>, %d : tensor<4x8xf32>, %n : i32) outs(%a : memref<?xf32>)
  return
}

// -----

func.func @bitcast(%a: tensor<4x8xf32>) {
  %0 = hivm.hir.bitcast %a : tensor<4x8xf32> -> tensor<4x8xi32>
  return
}

// -----

func.func @bitcast_of_another_shape(%a: tensor<4x8xf32>) {
  // expected-error @below {{src and result must have one shape, but are tensor<4x8xf32> and tensor<8x4xi32>}}
  %0 = hivm.hir.bitcast %a : tensor<4x8xf32> -> tensor<8x4xi32>
  return
}
