// published: bishengir-opt-a5
module {
  func.func @element_f8E4M3FN(%arg0: memref<8xf8E4M3FN>, %arg1: memref<8xf8E4M3FN>) {
    hivm.hir.load ins(%arg0 : memref<8xf8E4M3FN>) outs(%arg1 : memref<8xf8E4M3FN>)
    return
  }
  func.func @element_f8E5M2(%arg0: memref<8xf8E5M2>, %arg1: memref<8xf8E5M2>) {
    hivm.hir.load ins(%arg0 : memref<8xf8E5M2>) outs(%arg1 : memref<8xf8E5M2>)
    return
  }
  func.func @init_false(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>)
    return
  }
  func.func @evict_EvictNormal(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) eviction_policy = <EvictNormal>
    return
  }
  func.func @evict_EvictFirst(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) eviction_policy = <EvictFirst>
    return
  }
  func.func @evict_EvictLast(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) eviction_policy = <EvictLast>
    return
  }
  func.func @everything_second(%arg0: memref<4x8xf16, #hivm.address_space<gm>>, %arg1: memref<4x8xf16, #hivm.address_space<ub>>, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: tensor<4x8xf16>) {
    hivm.hir.load ins(%arg0 : memref<4x8xf16, #hivm.address_space<gm>>) outs(%arg1 : memref<4x8xf16, #hivm.address_space<ub>>) {note} pad_mode = <PadValue> pad_value = %arg2 : f16 left_padding_num = %arg3 : index init_out_buffer = true right_padding_num = %arg3 : index init_condition = %arg5 : i1 eviction_policy = <EvictFirst> core_type = <CUBE>
    return
  }
}
