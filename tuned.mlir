module attributes {dlti.target_system_spec = #dlti.target_system_spec<"NPU" : #hacc.target_device_spec<#dlti.dl_entry<"AI_CORE_COUNT", 20 : i32>, #dlti.dl_entry<"CUBE_CORE_COUNT", 20 : i32>, #dlti.dl_entry<"VECTOR_CORE_COUNT", 40 : i32>, #dlti.dl_entry<"UB_SIZE", 1572864 : i32>, #dlti.dl_entry<"L1_SIZE", 4194304 : i32>, #dlti.dl_entry<"L0A_SIZE", 524288 : i32>, #dlti.dl_entry<"L0B_SIZE", 524288 : i32>, #dlti.dl_entry<"L0C_SIZE", 1048576 : i32>, #dlti.dl_entry<"UB_ALIGN_SIZE", 256 : i32>, #dlti.dl_entry<"L1_ALIGN_SIZE", 256 : i32>, #dlti.dl_entry<"L0C_ALIGN_SIZE", 4096 : i32>>>, hacc.hivmc_compatible_print = false, hacc.hivmc_version = #hacc.hivmc_version<"0.0.0">, hivm.module_core_type = #hivm.module_core_type<MIX>} {
  func.func @fa_fwd(%arg0: i64 {hacc.arg_type = #hacc.arg_type<ffts_base_address>}, %arg1: memref<?xi8> {hacc.arg_type = #hacc.arg_type<sync_block_lock>}, %arg2: memref<?xi8> {hacc.arg_type = #hacc.arg_type<workspace>}, %arg3: memref<?xf16> {tt.tensor_kind = 0 : i32}, %arg4: memref<?xf16> {tt.tensor_kind = 0 : i32}, %arg5: memref<?xf16> {tt.tensor_kind = 0 : i32}, %arg6: memref<?xf16> {tt.tensor_kind = 1 : i32}, %arg7: memref<?xf32> {tt.tensor_kind = 1 : i32}, %arg8: f32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: i32, %arg15: i32, %arg16: i32, %arg17: i32, %arg18: i32, %arg19: i32, %arg20: i32, %arg21: i32, %arg22: i32, %arg23: i32, %arg24: i32, %arg25: i32) attributes {SyncBlockLockArgIdx = 0 : i64, WorkspaceArgIdx = 1 : i64, func_dyn_memref_args = dense<[false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : vector<26xi1>, hacc.entry, hacc.function_kind = #hacc.function_kind<DEVICE>, hivm.func_core_type = #hivm.func_core_type<MIX>, parallel_mode = "simd"} {
    %true = arith.constant true
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c64 = arith.constant 64 : index
    hivm.hir.set_mask_norm
    %0 = arith.muli %arg23, %arg24 : i32
    %1 = arith.muli %0, %arg25 : i32
    annotation.mark %1 {logical_block_num} : i32
    %2 = hivm.hir.get_block_idx -> i64
    %3 = arith.trunci %2 : i64 to i32
    %4 = arith.divsi %3, %arg25 : i32
    %5 = arith.remsi %4, %arg24 : i32
    %6 = arith.muli %arg25, %arg24 : i32
    %7 = arith.divsi %3, %6 : i32
    %8 = arith.remsi %7, %arg23 : i32
    %9 = tensor.empty() : tensor<64xf32>
    %10 = tensor.empty() : tensor<64xf32>
    %11 = tensor.empty() : tensor<64xf32>
    %12 = tensor.empty() : tensor<64xf32>
    %13 = tensor.empty() : tensor<64xf32>
    %14 = tensor.empty() : tensor<64xf32>
    %15 = tensor.empty() : tensor<64xf32>
    %16 = tensor.empty() : tensor<64xf32>
    %17 = tensor.empty() : tensor<64xf32>
    %18 = tensor.empty() : tensor<64xf32>
    %19 = tensor.empty() : tensor<64xf32>
    %20 = hivm.hir.vbrc ins(%cst_1 : f32) outs(%19 : tensor<64xf32>) -> tensor<64xf32>
    %21 = hivm.hir.vbrc ins(%cst_0 : f32) outs(%18 : tensor<64xf32>) -> tensor<64xf32>
    %22 = tensor.empty() : tensor<64x64xf32>
    %23 = tensor.empty() : tensor<64x64xf32>
    %24 = tensor.empty() : tensor<64x64xf32>
    %25 = tensor.empty() : tensor<64x64xf32>
    %26 = tensor.empty() : tensor<64x64xf32>
    %27 = tensor.empty() : tensor<64x64xf32>
    %28 = hivm.hir.vbrc ins(%cst : f32) outs(%27 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %29 = arith.divsi %5, %arg21 : i32
    %30 = arith.remsi %5, %arg21 : i32
    %31 = arith.extsi %29 : i32 to i64
    %32 = arith.extsi %arg9 : i32 to i64
    %33 = arith.muli %31, %32 : i64
    %34 = arith.extsi %30 : i32 to i64
    %35 = arith.extsi %arg10 : i32 to i64
    %36 = arith.muli %34, %35 : i64
    %37 = arith.addi %33, %36 : i64
    %38 = arith.extsi %arg12 : i32 to i64
    %39 = arith.muli %31, %38 : i64
    %40 = arith.extsi %arg13 : i32 to i64
    %41 = arith.muli %34, %40 : i64
    %42 = arith.addi %39, %41 : i64
    %43 = arith.extsi %arg15 : i32 to i64
    %44 = arith.muli %31, %43 : i64
    %45 = arith.extsi %arg16 : i32 to i64
    %46 = arith.muli %34, %45 : i64
    %47 = arith.addi %44, %46 : i64
    %48 = arith.extsi %arg18 : i32 to i64
    %49 = arith.muli %31, %48 : i64
    %50 = arith.extsi %arg19 : i32 to i64
    %51 = arith.muli %34, %50 : i64
    %52 = arith.addi %49, %51 : i64
    %53 = arith.muli %8, %c64_i32 : i32
    %54 = arith.index_cast %37 : i64 to index
    %55 = arith.index_cast %53 : i32 to index
    %56 = arith.index_cast %arg11 : i32 to index
    %57 = arith.muli %55, %56 : index
    %58 = arith.addi %57, %54 : index
    %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [%58], sizes: [64, 64], strides: [%56, 1] : memref<?xf16> to memref<64x64xf16, strided<[?, 1], offset: ?>>
    %59 = arith.index_cast %42 : i64 to index
    %60 = arith.index_cast %47 : i64 to index
    %61 = arith.index_cast %52 : i64 to index
    %62 = arith.index_cast %arg20 : i32 to index
    %63 = arith.muli %55, %62 : index
    %64 = arith.addi %63, %61 : index
    %reinterpret_cast_2 = memref.reinterpret_cast %arg6 to offset: [%64], sizes: [64, 64], strides: [%62, 1] : memref<?xf16> to memref<64x64xf16, strided<[?, 1], offset: ?>>
    %alloc = memref.alloc() : memref<64x64xf16>
    hivm.hir.load ins(%reinterpret_cast : memref<64x64xf16, strided<[?, 1], offset: ?>>) outs(%alloc : memref<64x64xf16>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <CUBE>
    %65 = bufferization.to_tensor %alloc restrict writable : memref<64x64xf16>
    %66 = arith.index_cast %c0_i32 : i32 to index
    %67 = arith.index_cast %arg22 : i32 to index
    %68 = arith.index_cast %c64_i32 : i32 to index
    %c4 = arith.constant 4 : index
    %69 = arith.muli %68, %c4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %70 = memref_ext.alloc_workspace() from %arg2 : from memref<?xi8> to memref<4x64x64xf32>
    %71 = memref_ext.alloc_workspace() from %arg2 : from memref<?xi8> to memref<4x64x64xf16>
    %72 = memref_ext.alloc_workspace() from %arg2 : from memref<?xi8> to memref<4x64x64xf32>
    %73:5 = scf.for %arg26 = %66 to %67 step %69 iter_args(%arg27 = %20, %arg28 = %28, %arg29 = %21, %arg30 = %c0_i32, %arg31 = %c0_i32) -> (tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, i32, i32) {
      %82 = tensor.empty() : tensor<4x64xf32>
      %83 = arith.subi %67, %arg26 : index
      %84 = arith.ceildivsi %83, %68 : index
      %85 = arith.minsi %84, %c4 : index
      %86 = scf.for %arg32 = %c0 to %85 step %c1 iter_args(%arg33 = %arg30) -> (i32) {
        %93 = arith.index_cast %arg33 : i32 to index
        %94 = arith.index_cast %arg14 : i32 to index
        %95 = arith.muli %93, %94 : index
        %96 = arith.addi %95, %59 : index
        %reinterpret_cast_4 = memref.reinterpret_cast %arg4 to offset: [%96], sizes: [64, 64], strides: [%94, 1] : memref<?xf16> to memref<64x64xf16, strided<[?, 1], offset: ?>>
        %alloc_5 = memref.alloc() : memref<64x64xf16>
        hivm.hir.load ins(%reinterpret_cast_4 : memref<64x64xf16, strided<[?, 1], offset: ?>>) outs(%alloc_5 : memref<64x64xf16>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <CUBE>
        %97 = bufferization.to_tensor %alloc_5 restrict writable : memref<64x64xf16>
        %98 = tensor.empty() : tensor<64x64xf32>
        %99 = hivm.hir.mmadL1 {b_transpose, fixpipe_for_result_already_inserted = true} ins(%65, %97, %true, %c64, %c64, %c64 : tensor<64x64xf16>, tensor<64x64xf16>, i1, index, index, index) outs(%98 : tensor<64x64xf32>) -> tensor<64x64xf32>
        %subview = memref.subview %70[%arg32, 0, 0] [1, 64, 64] [1, 1, 1] : memref<4x64x64xf32> to memref<64x64xf32, strided<[64, 1], offset: ?>>
        hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%99 : tensor<64x64xf32>) outs(%subview : memref<64x64xf32, strided<[64, 1], offset: ?>>)
        %100 = arith.addi %arg33, %c64_i32 : i32
        scf.yield %100 : i32
      } {hivm.loop_core_type = #hivm.tcore_type<CUBE>, multibuffer_unroll_factor = 4 : i32}
      %87 = bufferization.to_tensor %70 restrict : memref<4x64x64xf32>
      %88:3 = scf.for %arg32 = %c0 to %85 step %c1 iter_args(%arg33 = %arg27, %arg34 = %arg29, %arg35 = %82) -> (tensor<64xf32>, tensor<64xf32>, tensor<4x64xf32>) {
        %93 = tensor.empty() : tensor<64x64xf16>
        %94 = tensor.empty() : tensor<64x64xf32>
        %extracted_slice = tensor.extract_slice %87[%arg32, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<4x64x64xf32> to tensor<64x64xf32>
        %95 = hivm.hir.load ins(%extracted_slice : tensor<64x64xf32>) outs(%94 : tensor<64x64xf32>) {"inserted-load"} init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR> -> tensor<64x64xf32>
        %96 = hivm.hir.vmul ins(%95, %arg8 : tensor<64x64xf32>, f32) outs(%26 : tensor<64x64xf32>) -> tensor<64x64xf32>
        %97 = tensor.empty() : tensor<64x1xf32>
        %98 = hivm.hir.vreduce <max> ins(%96 : tensor<64x64xf32>) outs(%97 : tensor<64x1xf32>) reduce_dims = [1] -> tensor<64x1xf32>
        %collapsed = tensor.collapse_shape %98 [[0, 1]] : tensor<64x1xf32> into tensor<64xf32>
        %99 = tensor.empty() : tensor<64xi1>
        %100 = tensor.empty() : tensor<64xi1>
        %101 = tensor.empty() : tensor<64xi1>
        %102 = tensor.empty() : tensor<64xi1>
        %103 = hivm.hir.vcmp ins(%arg34, %arg34 : tensor<64xf32>, tensor<64xf32>) outs(%102 : tensor<64xi1>) -> tensor<64xi1>
        %104 = hivm.hir.vnot ins(%103 : tensor<64xi1>) outs(%101 : tensor<64xi1>) -> tensor<64xi1>
        %105 = hivm.hir.vcmp ins(%collapsed, %collapsed : tensor<64xf32>, tensor<64xf32>) outs(%100 : tensor<64xi1>) -> tensor<64xi1>
        %106 = hivm.hir.vnot ins(%105 : tensor<64xi1>) outs(%99 : tensor<64xi1>) -> tensor<64xi1>
        %107 = hivm.hir.vmax ins(%arg34, %collapsed : tensor<64xf32>, tensor<64xf32>) outs(%17 : tensor<64xf32>) -> tensor<64xf32>
        %108 = hivm.hir.vsel ins(%104, %collapsed, %107 : tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) outs(%16 : tensor<64xf32>) -> tensor<64xf32>
        %109 = hivm.hir.vsel ins(%106, %arg34, %108 : tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) outs(%15 : tensor<64xf32>) -> tensor<64xf32>
        %expanded_4 = tensor.expand_shape %109 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
        %110 = hivm.hir.vsub ins(%96, %expanded_4 : tensor<64x64xf32>, tensor<64x1xf32>) outs(%25 : tensor<64x64xf32>) broadcast = [1] -> tensor<64x64xf32>
        %111 = hivm.hir.vexp ins(%110 : tensor<64x64xf32>) outs(%24 : tensor<64x64xf32>) -> tensor<64x64xf32>
        %112 = tensor.empty() : tensor<64x1xf32>
        %113 = hivm.hir.vreduce <sum> ins(%111 : tensor<64x64xf32>) outs(%112 : tensor<64x1xf32>) reduce_dims = [1] -> tensor<64x1xf32>
        %collapsed_5 = tensor.collapse_shape %113 [[0, 1]] : tensor<64x1xf32> into tensor<64xf32>
        %114 = hivm.hir.vsub ins(%arg34, %109 : tensor<64xf32>, tensor<64xf32>) outs(%14 : tensor<64xf32>) -> tensor<64xf32>
        %extracted_slice_6 = tensor.extract_slice %arg35[%arg32, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<64xf32>
        %115 = hivm.hir.vexp ins(%114 : tensor<64xf32>) outs(%extracted_slice_6 : tensor<64xf32>) -> tensor<64xf32>
        %inserted_slice = tensor.insert_slice %115 into %arg35[%arg32, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<4x64xf32>
        %116 = hivm.hir.vmul ins(%arg33, %115 : tensor<64xf32>, tensor<64xf32>) outs(%12 : tensor<64xf32>) -> tensor<64xf32>
        %117 = hivm.hir.vadd ins(%116, %collapsed_5 : tensor<64xf32>, tensor<64xf32>) outs(%11 : tensor<64xf32>) -> tensor<64xf32>
        %118 = hivm.hir.vcast ins(%111 : tensor<64x64xf32>) outs(%93 : tensor<64x64xf16>) -> tensor<64x64xf16>
        %subview = memref.subview %71[%arg32, 0, 0] [1, 64, 64] [1, 1, 1] : memref<4x64x64xf16> to memref<64x64xf16, strided<[64, 1], offset: ?>>
        hivm.hir.store ins(%118 : tensor<64x64xf16>) outs(%subview : memref<64x64xf16, strided<[64, 1], offset: ?>>) {"inserted-store"}
        scf.yield %117, %109, %inserted_slice : tensor<64xf32>, tensor<64xf32>, tensor<4x64xf32>
      } {hivm.loop_core_type = #hivm.tcore_type<VECTOR>, multibuffer_unroll_factor = 4 : i32}
      %89 = bufferization.to_tensor %71 restrict : memref<4x64x64xf16>
      %90 = scf.for %arg32 = %c0 to %85 step %c1 iter_args(%arg33 = %arg31) -> (i32) {
        %93 = arith.index_cast %arg33 : i32 to index
        %94 = arith.index_cast %arg17 : i32 to index
        %95 = arith.muli %93, %94 : index
        %96 = arith.addi %95, %60 : index
        %reinterpret_cast_4 = memref.reinterpret_cast %arg5 to offset: [%96], sizes: [64, 64], strides: [%94, 1] : memref<?xf16> to memref<64x64xf16, strided<[?, 1], offset: ?>>
        %alloc_5 = memref.alloc() : memref<64x64xf16>
        hivm.hir.load ins(%reinterpret_cast_4 : memref<64x64xf16, strided<[?, 1], offset: ?>>) outs(%alloc_5 : memref<64x64xf16>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <CUBE>
        %97 = bufferization.to_tensor %alloc_5 restrict writable : memref<64x64xf16>
        %98 = tensor.empty() : tensor<64x64xf16>
        %extracted_slice = tensor.extract_slice %89[%arg32, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<4x64x64xf16> to tensor<64x64xf16>
        %99 = hivm.hir.load ins(%extracted_slice : tensor<64x64xf16>) outs(%98 : tensor<64x64xf16>) {"inserted-load"} init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <CUBE> -> tensor<64x64xf16>
        %100 = tensor.empty() : tensor<64x64xf32>
        %101 = hivm.hir.mmadL1 {fixpipe_for_result_already_inserted = true} ins(%99, %97, %true, %c64, %c64, %c64 : tensor<64x64xf16>, tensor<64x64xf16>, i1, index, index, index) outs(%100 : tensor<64x64xf32>) -> tensor<64x64xf32>
        %subview = memref.subview %72[%arg32, 0, 0] [1, 64, 64] [1, 1, 1] : memref<4x64x64xf32> to memref<64x64xf32, strided<[64, 1], offset: ?>>
        hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%101 : tensor<64x64xf32>) outs(%subview : memref<64x64xf32, strided<[64, 1], offset: ?>>)
        %102 = arith.addi %arg33, %c64_i32 : i32
        scf.yield %102 : i32
      } {hivm.loop_core_type = #hivm.tcore_type<CUBE>, multibuffer_unroll_factor = 4 : i32}
      %91 = bufferization.to_tensor %72 restrict : memref<4x64x64xf32>
      %92 = scf.for %arg32 = %c0 to %85 step %c1 iter_args(%arg33 = %arg28) -> (tensor<64x64xf32>) {
        %extracted_slice = tensor.extract_slice %88#2[%arg32, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<64xf32>
        %expanded_4 = tensor.expand_shape %extracted_slice [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
        %93 = hivm.hir.vmul ins(%arg33, %expanded_4 : tensor<64x64xf32>, tensor<64x1xf32>) outs(%23 : tensor<64x64xf32>) broadcast = [1] -> tensor<64x64xf32>
        %94 = tensor.empty() : tensor<64x64xf32>
        %extracted_slice_5 = tensor.extract_slice %91[%arg32, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<4x64x64xf32> to tensor<64x64xf32>
        %95 = hivm.hir.load ins(%extracted_slice_5 : tensor<64x64xf32>) outs(%94 : tensor<64x64xf32>) {"inserted-load"} init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <VECTOR> -> tensor<64x64xf32>
        %96 = tensor.empty() : tensor<64x64xf32>
        %97 = hivm.hir.vadd ins(%95, %93 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%96 : tensor<64x64xf32>) -> tensor<64x64xf32>
        scf.yield %97 : tensor<64x64xf32>
      } {hivm.loop_core_type = #hivm.tcore_type<VECTOR>, multibuffer_unroll_factor = 4 : i32}
      scf.yield %88#0, %92, %88#1, %86, %90 : tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, i32, i32
    } {cv_unrolled_loop, fixpipe_for_mmad_result_already_inserted = true}
    %expanded = tensor.expand_shape %73#0 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %74 = hivm.hir.vdiv ins(%73#1, %expanded : tensor<64x64xf32>, tensor<64x1xf32>) outs(%22 : tensor<64x64xf32>) broadcast = [1] -> tensor<64x64xf32>
    %75 = hivm.hir.vln ins(%73#0 : tensor<64xf32>) outs(%10 : tensor<64xf32>) -> tensor<64xf32>
    %76 = hivm.hir.vadd ins(%73#2, %75 : tensor<64xf32>, tensor<64xf32>) outs(%9 : tensor<64xf32>) -> tensor<64xf32>
    %77 = arith.muli %5, %arg22 : i32
    %78 = arith.index_cast %77 : i32 to index
    %79 = arith.addi %78, %55 : index
    %reinterpret_cast_3 = memref.reinterpret_cast %arg7 to offset: [%79], sizes: [64], strides: [1] : memref<?xf32> to memref<64xf32, strided<[1], offset: ?>>
    hivm.hir.store ins(%76 : tensor<64xf32>) outs(%reinterpret_cast_3 : memref<64xf32, strided<[1], offset: ?>>)
    %80 = tensor.empty() : tensor<64x64xf16>
    %81 = hivm.hir.vcast ins(%74 : tensor<64x64xf32>) outs(%80 : tensor<64x64xf16>) -> tensor<64x64xf16>
    hivm.hir.store ins(%81 : tensor<64x64xf16>) outs(%reinterpret_cast_2 : memref<64x64xf16, strided<[?, 1], offset: ?>>)
    return
  }
}

