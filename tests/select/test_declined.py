"""What AMX can't compute: the statement is left as it is, with the first condition that failed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.select.examples import OUT, check, checked, reduction
from tests.select.programs import Spec, program
from tilewright.select.report import DECLINED
from tilewright.stmt.types import FLOAT16, INT16, UINT16


def declined(text, reason, types=None):
    stmt, selection = checked(
        replace(program(Spec()), text=text, types=types or {}, sizes={}, mappable=None)
    )
    assert [group.status for group in selection.groups] == [DECLINED]
    assert reason in selection.groups[0].reason
    assert selection.stmt is stmt


def product(operand: str, result: str) -> str:
    """A 4 × 4 product of matrices P and Q, widened from `operand` to `result`."""
    left = f"{result}x128(P[ramp(x4(ramp(0, 1, 8)), x32(8), 4)])"
    right = f"{result}x128(x4(Q[ramp(ramp(0, 4, 8), x8(1), 4)]))"
    return f"R[ramp(0, 1, 16)] = ({result}x16)vector_reduce_add({left}*{right})\n"


@pytest.mark.parametrize("type", [INT16, UINT16])
def test_16_bit_integers(type):
    types = {"P": type, "Q": type}
    declined(product(str(type), "int32"), f"the operands are {type} and {type}", types)


def test_half_floats_without_amx_fp16():
    types = {"P": FLOAT16, "Q": FLOAT16}
    declined(product("float16", "float32"), "need --target amx:fp16", types)


@pytest.mark.parametrize("result", ["float16", "int16", "float64", "int64"])
def test_sums_that_are_not_of_32_bits(result):
    operand = FLOAT16 if result.startswith("float") else INT16
    types = {"P": operand, "Q": operand}
    declined(product(str(operand), result), f"the accumulator is {result}", types)


def test_operands_of_two_kinds():
    types = {"P": FLOAT16, "Q": program(Spec()).types["A"]}
    declined(product("", "float32"), "the operands are float16 and bfloat16", types)


def test_a_sum_of_no_products():
    text = "R[ramp(0, 1, 4)] = (float32x4)vector_reduce_add(P[ramp(0, 1, 32)])\n"
    declined(text, "does not add up the products of two factors")


def test_sums_of_products_that_are_no_matrix_product():
    values = "float32x32(P[ramp(0, 1, 32)])*float32x32(Q[ramp(0, 1, 32)])"
    bfloat16 = program(Spec()).types["A"]
    text = f"R[ramp(0, 1, 4)] = (float32x4)vector_reduce_add({values})\n"
    declined(text, "not one of matrices", {"P": bfloat16, "Q": bfloat16})


def test_a_product_stored_under_a_predicate():
    selection = check(f"{OUT} = {reduction()} if (ramp(0, 1, 16) < x16(9))\n", mappable=None)
    assert "predicated" in selection.groups[0].reason


def test_a_marked_allocation_without_a_product():
    check(
        """
allocate mm[float32 * 4] in AMXTile
mm[ramp(0, 1, 4)] = x4(1.000000f)
out[ramp(0, 1, 4)] = mm[ramp(0, 1, 4)]
free mm
""",
        mappable=None,
    )
