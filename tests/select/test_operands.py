"""Operands of every kind, spelled in every way."""

from __future__ import annotations

import pytest

from tests.select.examples import ACC, OUT, check, checked, reduction
from tests.select.programs import LEFT_FORMS, PRODUCTS, RIGHT_FORMS, TYPES, Spec, program
from tilewright.stmt.text.printer import to_text


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("right", RIGHT_FORMS)
@pytest.mark.parametrize("left", LEFT_FORMS)
def test_every_left_operand_with_every_right_one(left, right, swapped):
    types = "us" if swapped else "bf16"
    checked(program(Spec(types, 5, 4, 8, left, right, swapped=swapped)))


@pytest.mark.parametrize("product", PRODUCTS)
@pytest.mark.parametrize("types", TYPES)
def test_products_of_every_type(types, product):
    checked(program(Spec(types, 4, 4, 8, product=product)))


@pytest.mark.parametrize("seed", range(1, 13))
def test_indices_in_other_words(seed):
    spec = Spec(rows=6, columns=8, depth=12, left="gathered", init="memory", seed=seed)
    checked(program(spec))


def test_operands_that_lie_as_tiles_do_are_loaded_directly():
    _, selection = checked(program(Spec(right="interleaved", symbolic=True)))
    assert "allocate B" not in to_text(selection.stmt)
    assert "allocate A" not in to_text(selection.stmt)


def test_strides_may_be_negative():
    left = "A[ramp(x4(ramp(100, 1, 8)), x32(-32), 4)]"
    right = "B[ramp(ramp(200, -16, 8), x8(1), 4)]"
    product = f"float32x128({left})*float32x128(x4({right}))"
    check(f"out[ramp(ramp(64, 1, 4), x4(-16), 4)] = (float32x16)vector_reduce_add({product})")


def test_the_depth_may_run_backwards():
    left = "A[ramp(x4(ramp(7, -1, 8)), x32(32), 4)]"
    right = "B[ramp(ramp(112, -16, 8), x8(1), 4)]"
    product = f"float32x128({left})*float32x128(x4({right}))"
    check(f"{OUT} = (float32x16)vector_reduce_add({product})")


def test_rows_whose_distance_is_not_constant():
    row = "ramp(x32(0), x32(1), 4)"
    left = f"A[(({row}*{row})*x128(8)) + x16(ramp(0, 1, 8))]"
    right = "B[ramp(ramp(0, 16, 8), x8(1), 4)]"
    product = f"float32x128({left})*float32x128(x4({right}))"
    check(f"{OUT} = (float32x16)vector_reduce_add({product})")


@pytest.mark.parametrize("name", ["s0", "s1", "b0", "b1"])
def test_variables_named_as_the_selector_names_its_own(name):
    check(f"""
let {name} = bias[ramp(0, 1, 4)]
allocate mm[float32 * 4 * 4]
{ACC} = x16(0.000000f)
for (k, 0, 2) {{
 {ACC} = {ACC} + {reduction(at="k*8")}
}}
{OUT} = ({ACC}*x16(bias[7])) + x4({name})
free mm
""")


def test_a_let_bound_index():
    check(f"""
let at = ramp(ramp(0, 1, 4), x4(16), 4)
out[at] = {reduction()}
out2[at] = out[at]
""")


def test_a_let_bound_index_whose_scalar_changes_afterwards():
    check(f"""
let t = 1
let at = ramp(t, 1, 16)
let t = 40
out[at] = {reduction(at="t")}
""")


def test_a_let_bound_index_named_like_a_loop():
    check(f"""
for (at, 0, 2) {{
 out2[at] = 1.000000f
}}
let at = ramp(0, 1, 16)
out[at] = {reduction()}
""")


@pytest.mark.parametrize("binder", ["for (n, 0, 3) {", "for (i, 0, 3) {\n let n = i*1"])
def test_an_assert_says_nothing_of_another_variable_of_that_name(binder):
    check(
        f"""
let n = q
assert(n == 1, halide_error("n"))
{binder}
 out[ramp(ramp(n*4, 1, 4), x4(16), 4)] = {reduction(column="n*4")}
}}
""",
        {"q": 1},
    )


def test_what_an_assert_says_is_used():
    text = f"""
assert(s == 1, halide_error("s"))
out[ramp(ramp(0, s, 4), x4(16), 4)] = {reduction()}
"""
    selection = check(text, {"s": 1})
    assert "tile_store((handle)out" in to_text(selection.stmt)


A = "A[ramp(x4(ramp(0, 1, 8)), x32(32), 4)]"
B = "B[ramp(ramp(0, 16, 8), x8(1), 4)]"
DEPTHS = "x16(ramp(0, 1, 8))"


@pytest.mark.parametrize(
    "left",
    [
        "float32x128(x128((bfloat16)2.000000f))",
        f"float32x128(select(q < 3, {A}, x128((bfloat16)0.000000f)))",
        f"select(q < 3, float32x128({A}), x128(0.000000f))",
        f"select(!({DEPTHS} < x128(q)), float32x128({A}), x128(0.000000f))",
        f"select(({DEPTHS} < x128(q)) && ({DEPTHS} != x128(1)), float32x128({A}), x128(0.000000f))",
        f"float32x128(x128((bfloat16)0.000000f) - {A})",
        f"float32x128({A} + A1[ramp(x4(ramp(0, 1, 8)), x32(32), 4)])",
        f"float32x128(bfloat16x128(x8({reduction()})))",
        f"float32x128(likely({A}))",
    ],
)
def test_left_operands_that_are_computed(left):
    value = f"(float32x16)vector_reduce_add({left}*float32x128(x4({B})))"
    check(f"{OUT} = {value}\n", {"q": 2})


def test_one_buffer_as_both_operands():
    check(f"{OUT} = {reduction('A', 'A')}\n")


def test_a_matrix_and_a_vector():
    product = "float32x128(A[ramp(0, 1, 128)])*float32x128(x16(B[ramp(0, 1, 8)]))"
    check(f"out[ramp(0, 1, 16)] = (float32x16)vector_reduce_add({product})\n")


def test_a_column_and_a_row():
    product = "float32x16(A[ramp(x4(0), x4(32), 4)])*float32x16(x4(B[ramp(0, 1, 4)]))"
    check(f"out[ramp(0, 1, 16)] = (float32x16)vector_reduce_add({product})\n")
