"""math: what each op computes, on scalars and on tensors."""

from __future__ import annotations

import numpy as np
from xdsl.dialects import math

from tilewright.hivm.evaluate.meanings import Meanings
from tilewright.hivm.evaluate.numerics import floats, integers
from tilewright.hivm.evaluate.numerics.floats import through_float64
from tilewright.hivm.evaluate.numerics.integers import on_signed
from tilewright.hivm.evaluate.upstream.elementwise import elementwise


def round_half_away(array: np.ndarray) -> np.ndarray:
    whole = np.trunc(array)
    away = np.copysign(np.where(np.abs(array - whole) >= 0.5, 1.0, 0.0), array)
    return whole + away


MEANINGS: Meanings = {
    math.AbsFOp: elementwise(through_float64(np.abs)),
    math.CopySignOp: elementwise(floats.with_sign),
    math.FmaOp: elementwise(floats.multiply_add),
    math.AcosOp: elementwise(through_float64(np.arccos)),
    math.AcoshOp: elementwise(through_float64(np.arccosh)),
    math.AsinOp: elementwise(through_float64(np.arcsin)),
    math.AsinhOp: elementwise(through_float64(np.arcsinh)),
    math.AtanOp: elementwise(through_float64(np.arctan)),
    math.AtanhOp: elementwise(through_float64(np.arctanh)),
    math.Atan2Op: elementwise(through_float64(np.arctan2)),
    math.CbrtOp: elementwise(through_float64(np.cbrt)),
    math.CeilOp: elementwise(through_float64(np.ceil)),
    math.CosOp: elementwise(through_float64(np.cos)),
    math.CoshOp: elementwise(through_float64(np.cosh)),
    math.ErfOp: elementwise(through_float64(floats.error_function)),
    math.ExpOp: elementwise(through_float64(np.exp)),
    math.Exp2Op: elementwise(through_float64(np.exp2)),
    math.ExpM1Op: elementwise(through_float64(np.expm1)),
    math.FloorOp: elementwise(through_float64(np.floor)),
    math.LogOp: elementwise(through_float64(np.log)),
    math.Log10Op: elementwise(through_float64(np.log10)),
    math.Log1pOp: elementwise(through_float64(np.log1p)),
    math.Log2Op: elementwise(through_float64(np.log2)),
    math.PowFOp: elementwise(through_float64(np.power)),
    math.RoundEvenOp: elementwise(through_float64(np.rint)),
    math.RoundOp: elementwise(through_float64(round_half_away)),
    math.RsqrtOp: elementwise(through_float64(floats.reciprocal_root)),
    math.SinOp: elementwise(through_float64(np.sin)),
    math.SinhOp: elementwise(through_float64(np.sinh)),
    math.SqrtOp: elementwise(through_float64(np.sqrt)),
    math.TanOp: elementwise(through_float64(np.tan)),
    math.TanhOp: elementwise(through_float64(np.tanh)),
    math.TruncOp: elementwise(through_float64(np.trunc)),
    math.FPowIOp: elementwise(through_float64(np.power)),
    math.AbsIOp: elementwise(on_signed(np.abs)),
    math.IPowIOp: elementwise(on_signed(integers.power)),
    math.CountLeadingZerosOp: elementwise(integers.leading_zeros),
    math.CountTrailingZerosOp: elementwise(integers.trailing_zeros),
    math.CtPopOp: elementwise(integers.ones),
}
