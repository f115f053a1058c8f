#map = affine_map<(d0) -> (d0)>
module {
  func.func private @decl(i32, f32) -> (i32, f32)
  func.func private @a(i32 {foo.bar}) -> (i32 {foo.baz = 1 : i32}) attributes {x}
  func.func public @b(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func nested @e() {
    return
  }
  func.func private @d()
  func.func @"odd name"() -> memref<4xf32> attributes {a = "s\0A\22q\\", b = [1, 2.000000e+00, "x"], c = {"a-b" = 3 : i64, k}, d = @decl::@b, e = i32, f = #map, g = array<i32: 1, 2>, h = dense<[1, 2]> : tensor<2xi32>, i = true, j = array<i1: true>, k = array<f32: 1.000000e+00, 2.500000e+00>, l = array<i64>, m, n = 5 : si8, o = () -> (), p = tuple<i32, f32>, q = none, r = vector<[4]xi32>, s = complex<f32>, t = [], u = {}, v = -1 : i64, w = 16 : i8, x = memref<*xf32>, y = tensor<*xf32>, z = tensor<2x?xf32, "enc">} {
    %alloc = memref.alloc() : memref<4xf32>
    return %alloc : memref<4xf32>
  }
  func.func @c(%arg0: i1, %arg1: i32, %arg2: f32) -> (i32, f32) {
    %f = constant @decl : (i32, f32) -> (i32, f32)
    %0:2 = call_indirect %f(%arg1, %arg2) : (i32, f32) -> (i32, f32)
    %1:2 = call @decl(%arg1, %arg2) : (i32, f32) -> (i32, f32)
    call @d() {foo} : () -> ()
    scf.if %arg0 {
      %3:2 = func.call @decl(%arg1, %arg2) : (i32, f32) -> (i32, f32)
      %4 = func.call @"odd name"() : () -> memref<4xf32>
      %f_0 = func.constant @decl : (i32, f32) -> (i32, f32)
      %5:2 = func.call_indirect %f_0(%arg1, %arg2) : (i32, f32) -> (i32, f32)
    }
    %2 = builtin.unrealized_conversion_cast %arg1 : i32 to i64
    return %1#0, %0#1 : i32, f32
  }
}

// -----
module @named attributes {foo.x} {
  func.func @f() {
    return
  }
  module {
  }
  module @inner attributes {foo.bar} {
    func.func private @g()
  }
}
