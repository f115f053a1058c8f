// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// Accesses, allocations and copies of memrefs.

func.func @load(%a: memref<4x?xf32>, %b: index, %c: index) {
  %0 = memref.load %a[%b, %c] : memref<4x?xf32>
  return
}

// -----

func.func @load_without_dimensions(%a: memref<f32>) {
  %0 = memref.load %a[] : memref<f32>
  return
}

// -----

func.func @wrong_load_too_many_indices(%a: memref<4xf32>, %b: index, %c: index) {
  // expected-error @below {{has 2 indices, but memref<4xf32> has 1}}
  %0 = memref.load %a[%b, %c] : memref<4xf32>
  return
}

// -----

func.func @wrong_store_too_few_indices(%a: f32, %b: memref<4xf32>) {
  // expected-error @below {{has 0 indices, but memref<4xf32> has 1}}
  memref.store %a, %b[] : memref<4xf32>
  return
}

// -----

func.func @wrong_store_of_another_type(%a: f16, %b: memref<4xf32>, %c: index) {
  // expected-error @below {{operand is used with type f32, but has been previously used or defined with type f16}}
  memref.store %a, %b[%c] : memref<4xf32>
  return
}

// -----

func.func @copy_dynamic(%a: memref<4xf32>, %b: memref<?xf32>) {
  memref.copy %a, %b : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @copy_layouts_and_spaces(%a: memref<4xf32, strided<[?], offset: ?>, 1>, %b: memref<4xf32>) {
  memref.copy %a, %b : memref<4xf32, strided<[?], offset: ?>, 1> to memref<4xf32>
  return
}

// -----

func.func @copy_unranked(%a: memref<*xf32>, %b: memref<4xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<4xf32>
  return
}

// -----

func.func @wrong_copy_shape(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error @below {{can't copy memref<4xf32> to memref<5xf32>}}
  memref.copy %a, %b : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @wrong_copy_rank(%a: memref<4x4xf32>, %b: memref<4xf32>) {
  // expected-error @below {{can't copy memref<4x4xf32> to memref<4xf32>}}
  memref.copy %a, %b : memref<4x4xf32> to memref<4xf32>
  return
}

// -----

func.func @wrong_copy_element(%a: memref<4xf32>, %b: memref<4xf16>) {
  // expected-error @below {{can't copy memref<4xf32> to memref<4xf16>}}
  memref.copy %a, %b : memref<4xf32> to memref<4xf16>
  return
}

// -----

func.func @alloc(%a: index) {
  %0 = memref.alloc(%a) {alignment = 64 : i64} : memref<4x?xf32>
  return
}

// -----

func.func @alloc_with_symbols(%a: index, %b: index) {
  %0 = memref.alloc()[%a, %b] : memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @wrong_alloc_no_size() {
  // expected-error @below {{has 0 dynamic sizes, but its result memref<?xf32> has 1}}
  %0 = memref.alloc() : memref<?xf32>
  return
}

// -----

func.func @wrong_alloc_size_of_static(%a: index) {
  // expected-error @below {{has 1 dynamic size, but its result memref<4xf32> has 0}}
  %0 = memref.alloc(%a) : memref<4xf32>
  return
}

// -----

func.func @wrong_alloc_no_symbol() {
  // expected-error @below {{has 0 symbols, but the layout of its result memref<4xf32, strided<[1], offset: ?>> has 1}}
  %0 = memref.alloc() : memref<4xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @wrong_alloc_symbol(%a: index) {
  // expected-error @below {{has 1 symbol, but the layout of its result memref<4xf32> has 0}}
  %0 = memref.alloc()[%a] : memref<4xf32>
  return
}

// -----

func.func @wrong_alloc_alignment() {
  // expected-error @below {{alignment must be an i64 of at least 0, not 64 : i32}}
  %0 = memref.alloc() {alignment = 64 : i32} : memref<4xf32>
  return
}

// -----

func.func @wrong_alloc_tensor() {
  // expected-error @below {{memref must be a memref, not tensor<4xf32>}}
  %0 = memref.alloc() : tensor<4xf32>
  return
}

// -----

func.func @wrong_alloca_no_size() {
  // expected-error @below {{has 0 dynamic sizes, but its result memref<?xf32> has 1}}
  %0 = memref.alloca() : memref<?xf32>
  return
}

// -----

func.func @dim_unranked(%a: memref<*xf32>, %b: index) {
  %0 = memref.dim %a, %b : memref<*xf32>
  return
}

// -----

func.func @wrong_dim_without_dimensions(%a: memref<f32>, %b: index) {
  // expected-error @below {{memref<f32> has no dimensions}}
  %0 = memref.dim %a, %b : memref<f32>
  return
}

// -----

func.func @rank_unranked(%a: memref<*xf32>) {
  %0 = memref.rank %a : memref<*xf32>
  return
}

// -----

func.func @realloc(%a: memref<4xf32>, %b: index) {
  %0 = memref.realloc %a(%b) : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @wrong_realloc_no_size(%a: memref<4xf32>) {
  // expected-error @below {{has 0 dynamic sizes, but its result memref<?xf32> has 1}}
  %0 = memref.realloc %a : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @wrong_realloc_element(%a: memref<4xf32>) {
  // expected-error @below {{can't make memref<8xf16> of memref<4xf32>}}
  %0 = memref.realloc %a : memref<4xf32> to memref<8xf16>
  return
}

// -----

func.func @wrong_realloc_space(%a: memref<4xf32>) {
  // expected-error @below {{can't make memref<8xf32, 1 : i64> of memref<4xf32>}}
  %0 = memref.realloc %a : memref<4xf32> to memref<8xf32, 1>
  return
}

// -----

func.func @wrong_global_unknown() {
  // expected-error @below {{there is no memref.global @nothing}}
  %0 = memref.get_global @nothing : memref<4xf32>
  return
}

// -----

memref.global @g : memref<4xf32>
func.func @f() {
  // expected-error @below {{@g is memref<4xf32>, not memref<5xf32>}}
  %0 = memref.get_global @g : memref<5xf32>
  return
}

// -----

memref.global "private" constant @g : memref<4xf32> = dense<1.0>
func.func @f() {
  %0 = memref.get_global @g : memref<4xf32>
  return
}

// -----

// expected-error @below {{must be a memref whose sizes are known, not memref<?xf32>}}
memref.global @g : memref<?xf32>

// -----

// expected-error @below {{can't be "other": only public, private, nested}}
memref.global "other" @g : memref<4xf32>

// -----

// expected-error @below {{memref<4x4xf32, strided<[1]>> has a layout of rank 1}}
func.func @wrong_strides_for_a_rank(%a: memref<4x4xf32, strided<[1]>>, %b: index) {
  %0 = memref.dim %a, %b : memref<4x4xf32, strided<[1]>>
  return
}

// -----

func.func @wrong_atomic_kind(%i: index, %x: i64, %y: f32, %m: memref<4xf32>) {
  // expected-error @below {{addi is for an integer, not f32}}
  %z = memref.atomic_rmw addi %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @wrong_atomic_index(%i: index, %x: i64, %y: f32, %m: memref<4xf32>) {
  // expected-error @below {{has 0 indices, but memref<4xf32> has 1}}
  %z = memref.atomic_rmw addf %y, %m[] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @wrong_atomic_name(%i: index, %x: i64, %y: f32, %m: memref<4xf32>) {
  // expected-error @below {{minnumf expected}}
  %z = memref.atomic_rmw xori %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @wrong_atomic_result(%i: index, %x: i64, %y: f32, %m: memref<4xf32>) {
  // expected-error @below {{the types don't go together: value f32, memref memref<4xf32>, indices index, result i32}}
  %z = memref.atomic_rmw addf %y, %m[%i] : (f32, memref<4xf32>) -> i32
  return
}
