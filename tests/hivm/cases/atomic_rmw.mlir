// published: bishengir-opt
module {
  func.func @element_i1(%arg0: memref<8xi1>, %arg1: memref<8xi1>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi1>) outs(%arg1 : memref<8xi1>) atomic_kind = <add>
    return
  }
  func.func @element_i8(%arg0: memref<8xi8>, %arg1: memref<8xi8>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xi8>) atomic_kind = <add>
    return
  }
  func.func @element_i16(%arg0: memref<8xi16>, %arg1: memref<8xi16>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<8xi16>) atomic_kind = <add>
    return
  }
  func.func @element_f16(%arg0: memref<8xf16>, %arg1: memref<8xf16>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xf16>) atomic_kind = <add>
    return
  }
  func.func @element_bf16(%arg0: memref<8xbf16>, %arg1: memref<8xbf16>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xbf16>) outs(%arg1 : memref<8xbf16>) atomic_kind = <add>
    return
  }
  func.func @element_i32(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>) atomic_kind = <add>
    return
  }
  func.func @element_f32(%arg0: memref<8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>) atomic_kind = <add>
    return
  }
  func.func @element_i64(%arg0: memref<8xi64>, %arg1: memref<8xi64>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<8xi64>) atomic_kind = <add>
    return
  }
  func.func @none(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>) atomic_kind = <none>
    return
  }
  func.func @max(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>) atomic_kind = <max>
    return
  }
  func.func @min(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>) atomic_kind = <min>
    return
  }
  func.func @and(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>) atomic_kind = <and>
    return
  }
  func.func @or(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>) atomic_kind = <or>
    return
  }
  func.func @xor(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>) atomic_kind = <xor>
    return
  }
  func.func @umax(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>) atomic_kind = <umax>
    return
  }
  func.func @umin(%arg0: memref<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_rmw ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi32>) atomic_kind = <umin>
    return
  }
  func.func @tensors(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) {
    %0 = hivm.hir.atomic_rmw ins(%arg0 : tensor<8xi32>) outs(%arg1 : tensor<8xi32>) atomic_kind = <add> -> tensor<8xi32>
    return
  }
  func.func @scalar(%arg0: i32, %arg1: memref<8xi32>) {
    hivm.hir.atomic_rmw {note} ins(%arg0 : i32) outs(%arg1 : memref<8xi32>) atomic_kind = <add>
    return
  }
}
