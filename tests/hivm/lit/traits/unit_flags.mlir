// RUN: tilewright opt %s --split-input-file --verify-diagnostics

// UnitFlagEnabledInterface: modes and their conditions.

func.func @a_condition_for_each(%a: memref<16x16xf32>, %b: memref<16x16xf16>, %c: i1) {
  hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>} ins(%a : memref<16x16xf32>) outs(%b : memref<16x16xf16>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>, #hivm.unit_flag<DISABLED>]) unit_flag_cond(%c, %c)
  return
}

// -----

func.func @one_mode_needs_none(%a: memref<16x16xf32>, %b: memref<16x16xf16>) {
  hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>} ins(%a : memref<16x16xf32>) outs(%b : memref<16x16xf16>) unit_flag_mode([#hivm.unit_flag<ENABLED_WITH_UPDATE>])
  return
}

// -----

func.func @counts_differ(%a: memref<16x16xf32>, %b: memref<16x16xf16>, %c: i1) {
  // expected-error @below {{has 1 unit flag modes, but 2 conditions}}
  hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>} ins(%a : memref<16x16xf32>) outs(%b : memref<16x16xf16>) unit_flag_mode([#hivm.unit_flag<DISABLED>]) unit_flag_cond(%c, %c)
  return
}

// -----

func.func @modes_without_conditions(%a: memref<16x16xf32>, %b: memref<16x16xf16>) {
  // expected-error @below {{needs a condition for each of its 2 unit flag modes}}
  hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>} ins(%a : memref<16x16xf32>) outs(%b : memref<16x16xf16>) unit_flag_mode([#hivm.unit_flag<DISABLED>, #hivm.unit_flag<DISABLED>])
  return
}

// -----

func.func @conditions_without_modes(%a: memref<16x16xf32>, %b: memref<16x16xf16>, %c: i1) {
  // expected-error @below {{has conditions of unit flags, but no modes}}
  hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>} ins(%a : memref<16x16xf32>) outs(%b : memref<16x16xf16>) unit_flag_cond(%c)
  return
}

// -----

// published: none
func.func @negative_group(%a: memref<16x16xf32>, %b: memref<16x16xf16>) {
  // expected-error @below {{unit flag group -1 must not be negative}}
  hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>, unit_flag_group_id = -1 : i64} ins(%a : memref<16x16xf32>) outs(%b : memref<16x16xf16>)
  return
}
