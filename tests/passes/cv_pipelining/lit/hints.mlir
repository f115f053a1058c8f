// RUN: tilewright opt %s -p cv-pipelining --split-input-file --verify-diagnostics

// Hints that can't apply are told and ignored; these loops are pipelined.

func.func @of_a_load_for_both_cores(%from: memref<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  scf.for %i = %zero to %n step %one {
    %b = memref.alloc() : memref<16x16xf32>
    // expected-note @below {{each core loads it for itself}}
    hivm.hir.load ins(%from : memref<16x16xf32>) outs(%b : memref<16x16xf32>) init_out_buffer = false may_implicit_transpose_with_last_axis = false
    %a = bufferization.to_tensor %b restrict writable : memref<16x16xf32>
    // expected-warning @below {{cv_pipeline_lazy_load = false of a load that both cores use: ignored}}
    annotation.mark %a {cv_pipeline_lazy_load = false} : tensor<16x16xf32>
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vadd ins(%c, %a : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @of_other_values(%a: tensor<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  scf.for %i = %zero to %n step %one {
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    // expected-warning @below {{cv_pipeline_lazy_load of what isn't loaded from memory in this loop: ignored}}
    // expected-note @below {{it is for the tensor of a buffer that hivm.hir.load or nd2nz fills}}
    annotation.mark %c {cv_pipeline_lazy_load = true} : tensor<16x16xf32>
    // expected-warning @below {{cv_pipeline_lazy_load of what isn't loaded from memory in this loop: ignored}}
    // expected-note @below {{it is for the tensor of a buffer that hivm.hir.load or nd2nz fills}}
    annotation.mark %a {cv_pipeline_lazy_load = true} : tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}

// -----

func.func @of_another_kind_and_twice(%from: memref<16x16xf32>, %to: memref<16x16xf32>, %n: index, %zero: index, %one: index, %true: i1) {
  %e = tensor.empty() : tensor<16x16xf32>
  scf.for %i = %zero to %n step %one {
    %b = memref.alloc() : memref<16x16xf32>
    hivm.hir.load ins(%from : memref<16x16xf32>) outs(%b : memref<16x16xf32>) init_out_buffer = false may_implicit_transpose_with_last_axis = false
    %a = bufferization.to_tensor %b restrict writable : memref<16x16xf32>
    // expected-warning @below {{cv_pipeline_lazy_load must be true or false: ignored}}
    annotation.mark %a {cv_pipeline_lazy_load} : tensor<16x16xf32>
    // expected-note @below {{the first mark is here}}
    annotation.mark %a {cv_pipeline_lazy_load = true} : tensor<16x16xf32>
    // expected-warning @below {{a second cv_pipeline_lazy_load for one value: ignored}}
    annotation.mark %a {cv_pipeline_lazy_load = false} : tensor<16x16xf32>
    %c = hivm.hir.mmadL1 ins(%a, %a, %true, %one, %one, %one : tensor<16x16xf32>, tensor<16x16xf32>, i1, index, index, index) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = hivm.hir.vexp ins(%c : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    hivm.hir.store ins(%v : tensor<16x16xf32>) outs(%to : memref<16x16xf32>)
  }
  return
}
