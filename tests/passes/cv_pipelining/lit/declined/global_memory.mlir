// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=2}' --split-input-file --explain --verify-diagnostics -o %t
// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=2 pipeline-mode=skew}' --split-input-file --explain --verify-diagnostics -o %t.skew
// RUN: tilewright opt %s --split-input-file -o %t.unchanged
// RUN: diff %t %t.unchanged
// RUN: diff %t.skew %t.unchanged

// What one work item writes to memory from outside of the loop, no other work item uses: the stages
// run one item for several iterations before the next.

func.func @read_by_another_item(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1, %out: memref<16x16xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: memory from outside of the loop would be an intermediate between work items}}
    // expected-note @below {{a buffer or workspace of the loop's own may go between them, and views of which constants show that they are disjoint}}
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    %x_b = memref.alloc() : memref<16x16xf32>
    // expected-note @below {{another work item reads it, too}}
    hivm.hir.load ins(%to : memref<16x16xf32>) outs(%x_b : memref<16x16xf32>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR>
    %x = bufferization.to_tensor %x_b restrict writable : memref<16x16xf32>
    %v = hivm.hir.vexp ins(%x : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %w = hivm.hir.vadd ins(%v, %c : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%w : tensor<16x16xf32>) outs(%out : memref<16x16xf32>)
  }
  return
}

// -----

// Different views of one argument: %i may be %zero.
func.func @through_two_views(%a: tensor<16x16xf32>, %to: memref<?xf32>, %n: index, %zero: index, %one: index, %true: i1, %out: memref<16x16xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %elements = arith.muli %i, %one : index
    %p = memref.reinterpret_cast %to to offset: [%elements], sizes: [16, 16], strides: [16, 1] : memref<?xf32> to memref<16x16xf32, strided<[16, 1], offset: ?>>
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: memory from outside of the loop would be an intermediate between work items}}
    // expected-note @below {{a buffer or workspace of the loop's own may go between them, and views of which constants show that they are disjoint}}
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%p : memref<16x16xf32, strided<[16, 1], offset: ?>>)
    %q = memref.reinterpret_cast %to to offset: [%zero], sizes: [16, 16], strides: [16, 1] : memref<?xf32> to memref<16x16xf32, strided<[16, 1], offset: ?>>
    %x_b = memref.alloc() : memref<16x16xf32>
    // expected-note @below {{another work item reads it, too}}
    hivm.hir.load ins(%q : memref<16x16xf32, strided<[16, 1], offset: ?>>) outs(%x_b : memref<16x16xf32>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR>
    %x = bufferization.to_tensor %x_b restrict writable : memref<16x16xf32>
    %w = hivm.hir.vadd ins(%x, %c : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%w : tensor<16x16xf32>) outs(%out : memref<16x16xf32>)
  }
  return
}

// -----

func.func @in_a_region(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1, %out: memref<16x16xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: memory from outside of the loop would be an intermediate between work items}}
    // expected-note @below {{a buffer or workspace of the loop's own may go between them, and views of which constants show that they are disjoint}}
    scf.if %true {
      hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    }
    // expected-note @below {{another work item reads it, too}}
    %v0 = scf.if %true -> (tensor<16x16xf32>) {
      %x_b = memref.alloc() : memref<16x16xf32>
      hivm.hir.load ins(%to : memref<16x16xf32>) outs(%x_b : memref<16x16xf32>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR>
      %x = bufferization.to_tensor %x_b restrict writable : memref<16x16xf32>
      %v = hivm.hir.vexp ins(%x : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.yield %v : tensor<16x16xf32>
    } else {
      %v2 = hivm.hir.vln ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.yield %v2 : tensor<16x16xf32>
    }
    hivm.hir.store ins(%v0 : tensor<16x16xf32>) outs(%out : memref<16x16xf32>)
  }
  return
}

// -----

// Two items write, nobody reads: the last one must win in each iteration.
func.func @several_writers(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: memory from outside of the loop would be an intermediate between work items}}
    // expected-note @below {{a buffer or workspace of the loop's own may go between them, and views of which constants show that they are disjoint}}
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-note @below {{another work item writes it, too}}
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

// A reader that is no load of a tile.
func.func @read_by_scalar_code(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1, %out: memref<16x16xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: memory from outside of the loop would be an intermediate between work items}}
    // expected-note @below {{a buffer or workspace of the loop's own may go between them, and views of which constants show that they are disjoint}}
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    // expected-note @below {{another work item reads it, too}}
    %f = memref.load %to[%zero, %zero] : memref<16x16xf32>
    %v = hivm.hir.vmul ins(%c, %f : tensor<16x16xf32>, f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%out : memref<16x16xf32>)
  }
  return
}

// -----

// What @g gives may be the memory of an argument.
func.func @roots_that_nothing_is_known_of(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1, %out: memref<16x16xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  %p = func.call @g() : () -> memref<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: memory from outside of the loop would be an intermediate between work items}}
    // expected-note @below {{a buffer or workspace of the loop's own may go between them, and views of which constants show that they are disjoint}}
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    %x_b = memref.alloc() : memref<16x16xf32>
    // expected-note @below {{another work item reads memory that may be the same}}
    hivm.hir.load ins(%p : memref<16x16xf32>) outs(%x_b : memref<16x16xf32>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR>
    %x = bufferization.to_tensor %x_b restrict writable : memref<16x16xf32>
    %w = hivm.hir.vadd ins(%x, %c : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%w : tensor<16x16xf32>) outs(%out : memref<16x16xf32>)
  }
  return
}
func.func private @g() -> memref<16x16xf32>

// -----

// Elements 0 to 255 and 128 to 383.
func.func @neighbours_that_overlap(%a: tensor<16x16xf32>, %to: memref<?xf32>, %n: index, %zero: index, %one: index, %true: i1, %out: memref<16x16xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  %c128 = arith.constant 128 : index
  %p = memref.reinterpret_cast %to to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<?xf32> to memref<16x16xf32, strided<[16, 1]>>
  %q = memref.reinterpret_cast %to to offset: [%c128], sizes: [16, 16], strides: [16, 1] : memref<?xf32> to memref<16x16xf32, strided<[16, 1], offset: ?>>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: memory from outside of the loop would be an intermediate between work items}}
    // expected-note @below {{a buffer or workspace of the loop's own may go between them, and views of which constants show that they are disjoint}}
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%p : memref<16x16xf32, strided<[16, 1]>>)
    %x_b = memref.alloc() : memref<16x16xf32>
    // expected-note @below {{another work item reads it, too}}
    hivm.hir.load ins(%q : memref<16x16xf32, strided<[16, 1], offset: ?>>) outs(%x_b : memref<16x16xf32>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR>
    %x = bufferization.to_tensor %x_b restrict writable : memref<16x16xf32>
    %w = hivm.hir.vadd ins(%x, %c : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%w : tensor<16x16xf32>) outs(%out : memref<16x16xf32>)
  }
  return
}
