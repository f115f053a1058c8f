// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=2}' --split-input-file --explain --verify-diagnostics -o %t
// RUN: tilewright opt %s -p 'cv-pipelining{set-workspace-multibuffer=2 pipeline-mode=skew}' --split-input-file --explain --verify-diagnostics -o %t.skew
// RUN: tilewright opt %s --split-input-file -o %t.unchanged
// RUN: diff %t %t.unchanged
// RUN: diff %t.skew %t.unchanged

// What would get slots between work items must be an allocation of the iteration that all its users
// understand.

func.func @workspace_read_besides_its_result(%ws: memref<?xi8>, %a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = memref_ext.alloc_workspace() from %ws : from memref<?xi8> to memref<16x16xf32>
    %st = bufferization.to_tensor %s restrict writable : memref<16x16xf32>
    %p = hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%st : tensor<16x16xf32>) -> tensor<16x16xf32>
    %x = hivm.hir.load ins(%p : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR> -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: a workspace that goes between work items has further users}}
    // expected-note @below {{only one op may write it, and others may use that op's result}}
    %y = hivm.hir.load ins(%st : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR> -> tensor<16x16xf32>
    %v = hivm.hir.vadd ins(%x, %y : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @workspace_from_two_iterations_before(%ws: memref<?xi8>, %a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-warning @below {{not pipelined: the carried value %s2 may be memory of two iterations before}}
  // expected-note @below {{a tensor in a buffer with slots may be carried to the next iteration only}}
  // expected-note @below {{this loop stays as it is}}
  %last:2 = scf.for %i = %zero to %n step %one iter_args(%s1 = %a, %s2 = %a) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = memref_ext.alloc_workspace() from %ws : from memref<?xi8> to memref<16x16xf32>
    %st = bufferization.to_tensor %s restrict writable : memref<16x16xf32>
    %p = hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%st : tensor<16x16xf32>) -> tensor<16x16xf32>
    %x = hivm.hir.load ins(%p : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR> -> tensor<16x16xf32>
    %v = hivm.hir.vadd ins(%x, %s2 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    scf.yield %p, %s1 : tensor<16x16xf32>, tensor<16x16xf32>
  }
  return
}

// -----

func.func @workspace_with_a_place(%ws: memref<?xi8>, %a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: a workspace with a place of its own is the same in every iteration}}
    // expected-note @below {{pipeline before the workspace is planned}}
    %s = memref_ext.alloc_workspace() from %ws offset = [%zero] : from memref<?xi8> to memref<16x16xf32>
    %st = bufferization.to_tensor %s restrict writable : memref<16x16xf32>
    %p = hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%st : tensor<16x16xf32>) -> tensor<16x16xf32>
    %x = hivm.hir.load ins(%p : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR> -> tensor<16x16xf32>
    hivm.hir.store ins(%x : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @size_from_the_iteration(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1, %out: memref<1x16xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %d = tensor.empty(%i) : tensor<?x16xf32>
    // expected-warning @below {{not pipelined: a value of type tensor<?x16xf32> would get slots, but its sizes aren't known before the loop}}
    // expected-note @below {{dynamic sizes of what goes between work items must be the same in all iterations}}
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %i, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%d : tensor<?x16xf32>) -> tensor<?x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<?x16xf32>) outs(%d : tensor<?x16xf32>) -> tensor<?x16xf32>
    %w = tensor.extract_slice %v[0, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<1x16xf32>
    hivm.hir.store ins(%w : tensor<1x16xf32>) outs(%out : memref<1x16xf32>)
  }
  return
}

// -----

// Without iterations %n may be 0, so the division can't be done before the loop.
func.func @size_by_a_division(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1, %out: memref<1x16xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %rows = arith.divui %one, %n : index
    %d = tensor.empty(%rows) : tensor<?x16xf32>
    // expected-warning @below {{not pipelined: a value of type tensor<?x16xf32> would get slots, but its sizes aren't known before the loop}}
    // expected-note @below {{dynamic sizes of what goes between work items must be the same in all iterations}}
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %rows, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%d : tensor<?x16xf32>) -> tensor<?x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<?x16xf32>) outs(%d : tensor<?x16xf32>) -> tensor<?x16xf32>
    %w = tensor.extract_slice %v[0, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<1x16xf32>
    hivm.hir.store ins(%w : tensor<1x16xf32>) outs(%out : memref<1x16xf32>)
  }
  return
}

// -----

func.func @buffer_with_a_layout(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: a buffer of type memref<16x16xf32, strided<[32, 1]>> would get slots, but it has a layout}}
    // expected-note @below {{allocate it without one, and take strided views with memref.subview}}
    %s = memref.alloc() : memref<16x16xf32, strided<[32, 1]>>
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%s : memref<16x16xf32, strided<[32, 1]>>)
    %st = bufferization.to_tensor %s restrict writable : memref<16x16xf32, strided<[32, 1]>>
    %v = hivm.hir.vexp ins(%st : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @buffer_seen_flat(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1, %out: memref<256xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = memref.alloc() : memref<16x16xf32>
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%s : memref<16x16xf32>)
    // expected-warning @below {{not pipelined: memref.reinterpret_cast views a buffer that would get slots}}
    // expected-note @below {{memref.subview, cast, collapse_shape, expand_shape and memory_space_cast of it can be followed}}
    %flat = memref.reinterpret_cast %s to offset: [0], sizes: [256], strides: [1] : memref<16x16xf32> to memref<256xf32>
    %st = bufferization.to_tensor %flat restrict writable : memref<256xf32>
    %o = tensor.empty() : tensor<256xf32>
    %v = hivm.hir.vexp ins(%st : tensor<256xf32>) outs(%o : tensor<256xf32>) -> tensor<256xf32>
    hivm.hir.store ins(%v : tensor<256xf32>) outs(%out : memref<256xf32>)
  }
  return
}

// -----

func.func @scalar_code_reads_before_the_core_writes(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = memref.alloc() : memref<16x16xf32>
    // expected-warning @below {{not pipelined: memref.load uses a buffer that is written later in the iteration}}
    // expected-note @below {{use a second allocation for what is written later}}
    %f = memref.load %s[%zero, %zero] : memref<16x16xf32>
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%s : memref<16x16xf32>)
    %st = bufferization.to_tensor %s restrict writable : memref<16x16xf32>
    %v = hivm.hir.vmul ins(%st, %f : tensor<16x16xf32>, f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @scalar_code_counts_in_memory(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = memref.alloca() : memref<1xindex>
    // expected-warning @below {{not pipelined: memref.store uses a buffer that is written later in the iteration}}
    // expected-note @below {{use a second allocation for what is written later}}
    memref.store %i, %s[%zero] : memref<1xindex>
    %k = memref.load %s[%zero] : memref<1xindex>
    %next = arith.addi %k, %one : index
    memref.store %next, %s[%zero] : memref<1xindex>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @scalar_code_writes_too(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = memref.alloc() : memref<16x16xf32>
    %f = arith.constant 1.0 : f32
    // expected-warning @below {{not pipelined: memref.store uses a buffer that is written later in the iteration}}
    // expected-note @below {{use a second allocation for what is written later}}
    memref.store %f, %s[%zero, %zero] : memref<16x16xf32>
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%s : memref<16x16xf32>)
    %st = bufferization.to_tensor %s restrict writable : memref<16x16xf32>
    %v = hivm.hir.vexp ins(%st : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @scalar_code_changes_what_a_core_wrote(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = memref.alloc() : memref<16x16xf32>
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%s : memref<16x16xf32>)
    %f = arith.constant 1.0 : f32
    // expected-warning @below {{not pipelined: a core and scalar code write one buffer}}
    // expected-note @below {{let one of them write it, or each a buffer of its own}}
    memref.store %f, %s[%zero, %zero] : memref<16x16xf32>
    %st = bufferization.to_tensor %s restrict writable : memref<16x16xf32>
    %v = hivm.hir.vexp ins(%st : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

// Nothing says on which core the scalar is stored.
func.func @scalar_code_stores_outside(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1, %out: memref<16x16xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
    %f = arith.constant 1.0 : f32
    // expected-warning @below {{not pipelined: memref.store may run on either core, and nothing says on which}}
    // expected-note @below {{what uses it, or else what it reads, must be of one core}}
    memref.store %f, %out[%zero, %zero] : memref<16x16xf32>
  }
  return
}

// -----

func.func @a_memref_that_a_core_chooses(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    // expected-warning @below {{not pipelined: scf.yield uses memory in a way that can't be followed}}
    // expected-note @below {{which allocation or argument a memref is must be known}}
    %s = scf.if %true -> (memref<16x16xf32>) {
      %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
      %s1 = memref.alloc() : memref<16x16xf32>
      hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%s1 : memref<16x16xf32>)
      scf.yield %s1 : memref<16x16xf32>
    } else {
      scf.yield %to : memref<16x16xf32>
    }
    %st = bufferization.to_tensor %s restrict writable : memref<16x16xf32>
    %v = hivm.hir.vexp ins(%st : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @a_destination_that_is_chosen(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1, %out: memref<16x16xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{not pipelined: arith.select uses memory in a way that can't be followed}}
    // expected-note @below {{which allocation or argument a memref is must be known}}
    %chosen = arith.select %true, %to, %out : memref<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%chosen : memref<16x16xf32>)
  }
  return
}

// -----

func.func @unknown_user_of_memory(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  // expected-note @below {{this loop stays as it is}}
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = memref.alloc() : memref<16x16xf32>
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%c : tensor<16x16xf32>) outs(%s : memref<16x16xf32>)
    // expected-warning @below {{not pipelined: memref.extract_aligned_pointer_as_index may do more than compute its result, so it can't be moved}}
    // expected-note @below {{it must stay outside of a loop that is pipelined}}
    %at = memref.extract_aligned_pointer_as_index %s : memref<16x16xf32> -> index
    %st = bufferization.to_tensor %s restrict writable : memref<16x16xf32>
    %v = hivm.hir.vexp ins(%st : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}
