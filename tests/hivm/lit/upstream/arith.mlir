// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// Numbers: constants and their types, containers, casts and flags.

func.func @integers(%a: tensor<?xi64>, %b: tensor<?xi64>) {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : tensor<?xi64>
  return
}

// -----

func.func @wrong_integers(%a: f32, %b: f32) {
  // expected-error @below {{lhs, rhs and result must be an integer without sign, index, a vector of an integer without sign or index or a tensor of an integer without sign or index, not f32}}
  %0 = arith.addi %a, %b : f32
  return
}

// -----

func.func @wrong_sign(%a: si32, %b: si32) {
  // expected-error @below {{lhs, rhs and result must be an integer without sign, index, a vector of an integer without sign or index or a tensor of an integer without sign or index, not si32}}
  %0 = arith.muli %a, %b : si32
  return
}

// -----

func.func @wrong_integer_memref(%a: memref<4xi32>, %b: memref<4xi32>) {
  // expected-error @below {{lhs, rhs and result must be an integer without sign, index, a vector of an integer without sign or index or a tensor of an integer without sign or index, not memref<4xi32>}}
  %0 = arith.andi %a, %b : memref<4xi32>
  return
}

// -----

func.func @wrong_floats(%a: i32, %b: i32) {
  // expected-error @below {{lhs, rhs and result must be a vector of a float, a tensor of a float or a float, not i32}}
  %0 = arith.addf %a, %b : i32
  return
}

// -----

func.func @wrong_types_of_operands(%a: i32, %b: i64) {
  // expected-error @below {{the types don't go together: lhs i32, rhs i64, result i32}}
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @select_elements(%a: tensor<4xi1>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  %0 = arith.select %a, %b, %c : tensor<4xi1>, tensor<4xf32>
  return
}

// -----

func.func @select_whole(%a: i1, %b: vector<4xf32>, %c: vector<4xf32>) {
  %0 = arith.select %a, %b, %c : vector<4xf32>
  return
}

// -----

func.func @wrong_select_shape(%a: tensor<5xi1>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  // expected-error @below {{cond must be i1 or tensor<4xi1>, not tensor<5xi1>}}
  %0 = arith.select %a, %b, %c : tensor<5xi1>, tensor<4xf32>
  return
}

// -----

func.func @compare(%a: vector<4xindex>, %b: vector<4xindex>) {
  %0 = arith.cmpi ult, %a, %b : vector<4xindex>
  return
}

// -----

func.func @wrong_compare_predicate(%a: i32, %b: i32) {
  // expected-error @below {{predicate must be an i64 from 0 to 9}}
  %0 = "arith.cmpi"(%a, %b) <{predicate = 12 : i64}> : (i32, i32) -> i1
  return
}

// -----

func.func @wrong_compare_types(%a: i32, %b: i64) {
  // expected-error @below {{can't compare i32 with i64}}
  %0 = "arith.cmpi"(%a, %b) <{predicate = 0 : i64}> : (i32, i64) -> i1
  return
}

// -----

func.func @wrong_compare_result(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error @below {{result must be tensor<4xi1>, not tensor<5xi1>}}
  %0 = "arith.cmpf"(%a, %b) <{predicate = 0 : i64, fastmath = #arith.fastmath<none>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xi1>
  return
}

// -----

func.func @extend(%a: tensor<?xi8>) {
  %0 = arith.extsi %a : tensor<?xi8> to tensor<?xi32>
  return
}

// -----

func.func @extend_with_flags(%a: f16) {
  %0 = arith.extf %a fastmath<fast> : f16 to f32
  return
}

// -----

func.func @truncate_with_rounding(%a: f32) {
  %0 = arith.truncf %a downward fastmath<fast> : f32 to f16
  return
}

// -----

func.func @wrong_extend_narrower(%a: i32) {
  // expected-error @below {{can't cast i32 to i8}}
  %0 = arith.extui %a : i32 to i8
  return
}

// -----

func.func @wrong_extend_shape(%a: tensor<4xf16>) {
  // expected-error @below {{can't cast tensor<4xf16> to tensor<5xf32>}}
  %0 = arith.extf %a : tensor<4xf16> to tensor<5xf32>
  return
}

// -----

func.func @wrong_extend_same_width(%a: bf16) {
  // expected-error @below {{can't cast bf16 to f16}}
  %0 = arith.extf %a : bf16 to f16
  return
}

// -----

func.func @wrong_truncate_wider(%a: f16) {
  // expected-error @below {{can't cast f16 to f32}}
  %0 = arith.truncf %a : f16 to f32
  return
}

// -----

func.func @wrong_truncate_container(%a: i32) {
  // expected-error @below {{can't cast i32 to tensor<4xi8>}}
  %0 = arith.trunci %a : i32 to tensor<4xi8>
  return
}

// -----

func.func @convert(%a: vector<4xf16>) {
  %0 = arith.fptosi %a : vector<4xf16> to vector<4xi32>
  return
}

// -----

func.func @wrong_convert(%a: index) {
  // expected-error @below {{input must be an integer without sign, a vector of an integer without sign or a tensor of an integer without sign, not index}}
  %0 = arith.sitofp %a : index to f32
  return
}

// -----

func.func @index_cast(%a: memref<4xi32>) {
  %0 = arith.index_cast %a : memref<4xi32> to memref<4xindex>
  return
}

// -----

func.func @wrong_index_cast(%a: i32) {
  // expected-error @below {{can't cast i32 to i64}}
  %0 = arith.index_cast %a : i32 to i64
  return
}

// -----

func.func @bitcast(%a: tensor<4xi16>) {
  %0 = arith.bitcast %a : tensor<4xi16> to tensor<4xbf16>
  return
}

// -----

func.func @wrong_bitcast_width(%a: f32) {
  // expected-error @below {{can't cast f32 to i16}}
  %0 = arith.bitcast %a : f32 to i16
  return
}

// -----

func.func @wrong_bitcast_index(%a: index) {
  // expected-error @below {{input must be an integer without sign, a vector of an integer without sign or a float, a tensor of an integer without sign or a float, a memref of an integer without sign or a float or a float, not index}}
  %0 = arith.bitcast %a : index to i64
  return
}

// -----

func.func @constants() {
  %0 = arith.constant 255 : i8
  %1 = arith.constant -1 : i8
  %2 = arith.constant 0x7F800000 : f32
  %3 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return
}

// -----

func.func @wrong_constant_integer_for_float() {
  // expected-error @below {{the integer 1 is no value of type f32: 1.0 is one}}
  %0 = arith.constant 1 : f32
  return
}

// -----

func.func @wrong_constant_float_for_integer() {
  // expected-error @below {{floating point value is not valid for integer type}}
  %0 = arith.constant 1.0 : i32
  return
}

// -----

func.func @wrong_constant_range() {
  // expected-error @below {{integer value 300 is out of range for type i8 which supports values in the range [-128, 256)}}
  %0 = arith.constant 300 : i8
  return
}

// -----

func.func @wrong_constant_index_range() {
  // expected-error @below {{9223372036854775808 is out of range for index}}
  %0 = arith.constant 9223372036854775808 : index
  return
}

// -----

func.func @wrong_constant_elements() {
  // expected-error @below {{the integer 1 is no value of a floating-point type: 1.0 is one}}
  %0 = arith.constant dense<1> : tensor<4xf32>
  return
}

// -----

func.func @wrong_constant_element_range() {
  // expected-error @below {{256 is out of range for i8}}
  %0 = arith.constant dense<[1, 256]> : tensor<2xi8>
  return
}

// -----

func.func @wrong_constant_shape() {
  // expected-error @below {{shape mismatch in dense literal. Expected [3] shape from the type, but got [2] shape}}
  %0 = arith.constant dense<[1, 2]> : tensor<3xi32>
  return
}

// -----

func.func @wrong_constant_type() {
  // expected-error @below {{1 : i32 is no value of type i64}}
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}
