"""Faults 2 to 9 of the published implementation and of Halide 21 (selection.md), one by one.

Each test is named for the fault and would fail on it. Fault 1 is about convolutions on WMMA.
"""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.select.examples import ACC, OUT, TYPES, check, reduction
from tilewright.accel import intrinsics, target
from tilewright.select.check import Setting, compare
from tilewright.select.diagnose import CONDITIONS, Diagnosis, diagnose
from tilewright.select.engine.declaration import Permissions
from tilewright.select.engine.solve import solve
from tilewright.select.program.candidates import find_candidates
from tilewright.select.program.uses import Uses
from tilewright.select.report import DECLINED, SELECTED
from tilewright.select.selection import Selection, select
from tilewright.stmt.evaluate import Buffer, evaluate
from tilewright.stmt.nodes import Alignment, Call, FloatImm, Load, Stmt, Store
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import (
    BFLOAT16,
    FLOAT16,
    FLOAT32,
    INT8,
    INT16,
    INT32,
    UINT8,
    Type,
)
from tilewright.stmt.visit import walk

EXAMPLES = Path(__file__).parent.parent / "examples" / "stmt"


def example(name: str) -> Stmt:
    return parse((EXAMPLES / f"{name}.stmt").read_text(encoding="utf-8"))


def product(
    narrow: str, acc: str, rows: int = 4, columns: int = 4, depth: int = 8, middle: str = ""
) -> str:
    """R[…] = Σ P·Q of row-major matrices; `middle` is a type that the products are formed in."""
    lanes, results = rows * columns * depth, rows * columns
    wide = middle or acc
    row = f"x{columns}(ramp(0, 1, {depth}))"
    left = f"({narrow}x{lanes})P[ramp({row}, x{columns * depth}({depth}), {rows})]"
    right = (
        f"({narrow}x{lanes})Q[x{rows}(ramp(ramp(0, {columns}, {depth}), x{depth}(1), {columns}))]"
    )
    both = f"{wide}x{lanes}({left})*{wide}x{lanes}({right})"
    if middle:
        both = f"{acc}x{lanes}({both})"
    return f"R[ramp(0, 1, {results})] = ({acc}x{results})vector_reduce_add({both})\n"


def run_both(text: str, types: dict[str, Type], inputs: dict[str, np.ndarray], size: int):
    """R before and after selection, and the selection."""
    stmt = parse(text, types=types)
    selection = select(stmt)
    found = []
    for version in (stmt, selection.stmt):
        buffers = {"R": Buffer("R", types["R"], size)}
        for name, values in inputs.items():
            buffers[name] = Buffer(name, types[name], values.size, written=True)
            buffers[name].data[:] = values
        evaluate(version, buffers, intrinsics=intrinsics("amx"))
        found.append(buffers["R"].data.copy())
    return found[0], found[1], selection


def declined(text: str, types: dict[str, Type], target: str = "amx", names=()) -> Selection:
    stmt = parse(text, types=types)
    selection = select(stmt, target, names)
    assert selection.stmt is stmt
    assert [group.status for group in selection.groups] == [DECLINED]
    return selection


def compared(text: str) -> Selection:
    """A selection that is complete and computes the same."""
    stmt = parse(text, types=TYPES)
    selection = select(stmt)
    setting = Setting(types=TYPES, intrinsics=intrinsics("amx"))
    assert compare(stmt, selection.stmt, setting).equal
    assert selection.complete
    return selection


# Fault 2: reduce(cast(e)) is not cast(reduce(e))


def test_fault_2_a_sum_in_the_narrow_type_stays_narrow():
    # 256 and then ones: in bfloat16 every one is lost, in float32 none is.
    types = {"P": BFLOAT16, "Q": BFLOAT16, "R": FLOAT32}
    lanes = "(bfloat16x128)"
    left = f"{lanes}P[ramp(x4(ramp(0, 1, 8)), x32(8), 4)]"
    right = f"{lanes}Q[x4(ramp(ramp(0, 4, 8), x8(1), 4))]"
    narrow = f"(bfloat16x16)vector_reduce_add({left}*{right})"
    text = f"R[ramp(0, 1, 16)] = float32x16({narrow})\n"
    p = np.ones(32)
    p[::8] = 256
    before, after, selection = run_both(text, types, {"P": p, "Q": np.ones(32)}, 16)
    assert before.tolist() == after.tolist() == [256.0] * 16
    assert selection.groups[0].status == DECLINED


def test_fault_2_a_sum_in_the_wide_type_stays_wide():
    types = {"P": BFLOAT16, "Q": BFLOAT16, "R": FLOAT32}
    p = np.ones(32)
    p[::8] = 256
    text = product("bfloat16", "float32")
    before, after, selection = run_both(text, types, {"P": p, "Q": np.ones(32)}, 16)
    assert before.tolist() == after.tolist() == [263.0] * 16
    assert selection.complete


def test_fault_2_products_that_wrap_in_the_narrow_type_are_not_widened():
    types = {"P": UINT8, "Q": UINT8, "R": INT32}
    text = product("uint8", "int32", middle="int16")  # 255·255 is no int16
    ends = {"P": np.full(32, 255), "Q": np.full(32, 255)}
    before, after, selection = run_both(text, types, ends, 16)
    assert before.tolist() == after.tolist() == [8 * (255 * 255 - 65536)] * 16
    assert selection.groups[0].status == DECLINED


@pytest.mark.parametrize(
    ("p", "q", "middle"),
    [(INT8, INT8, "int16"), (INT8, UINT8, "int16"), (UINT8, UINT8, "uint16")],
)
def test_fault_2_products_that_fit_the_narrow_type_are(p, q, middle):
    types = {"P": p, "Q": q, "R": INT32}
    text = product("", "int32", middle=middle).replace("(x128)", "")
    low = {INT8: -128, UINT8: 255}
    ends = {"P": np.full(32, low[p]), "Q": np.full(32, low[q])}
    before, after, selection = run_both(text, types, ends, 16)
    assert before.tolist() == after.tolist() == [8 * low[p] * low[q]] * 16
    assert selection.complete


# Fault 3: not every store into a tile allocation has its shape


def tile_program(*inner: str) -> str:
    body = "".join(f"{line}\n" for line in inner)
    return f"allocate mm[float32 * 16] in AMXTile\n{body}{OUT} = {ACC}\nfree mm\n"


@pytest.mark.parametrize(
    "store",
    [
        "mm[ramp(15, -1, 16)] = x16(2.0f)",  # backwards
        "mm[ramp(ramp(0, 4, 4), x4(1), 4)] = float32x16(numbers[ramp(0, 1, 16)])",  # transposed
        "mm[ramp(4, 1, 8)] = x8(2.0f)",  # a part
        "mm[ramp(0, 2, 8)] = x8(2.0f)",  # every other
        "mm[numbers[ramp(0, 1, 16)] % x16(16)] = x16(2.0f)",  # gathered
        "mm[x4(ramp(0, 1, 4))] = float32x16(numbers[ramp(0, 1, 16)])",  # several times
        "mm[7] = 2.0f",
    ],
)
def test_fault_3_a_store_that_is_no_linear_scan(store):
    before = f"{ACC} = x16(1.0f)"
    update = f"{ACC} = {reduction()} + {ACC}"
    selection = check(tile_program(before, store, update), mappable=None)
    assert selection.groups[0].status == SELECTED or selection.groups[0].reason
    # Also after the product, and alone.
    check(tile_program(before, update, store), mappable=None)
    check(tile_program(before, store), mappable=None)


# Fault 4: strides, types and accumulators of the rules for operands


@pytest.mark.parametrize("stride", [8, 12, 40])
def test_fault_4_the_row_stride_of_an_interleaved_right_operand(stride):
    right = f"B[x4(ramp(ramp(ramp(0, 1, 2), x2({stride}), 4), x8(2), 4))]"
    left = "A[ramp(x4(ramp(0, 1, 8)), x32(32), 4)]"
    text = (
        f"{OUT} = (float32x16)vector_reduce_add(float32x128({left})*float32x128({right})) + {OUT}\n"
    )
    selection = check(text)
    assert f", {stride * 2}, 4, 16)" in to_text(selection.stmt)


def test_fault_4_a_right_operand_that_is_in_a_tile_allocation():
    # The bytes of B are copied to an allocation marked as a tile; its rows have a stride too.
    text = f"""\
allocate tile[bfloat16 * 64] in AMXTile
tile[ramp(ramp(0, 1, 8), x8(16), 4)] = B[ramp(0, 1, 32)]
{OUT} = {reduction(b="tile", columns=4, b_stride=4, depth=4).replace("tile[", "tile[")}
free tile
"""
    text = text.replace("ramp(ramp((0)*4 + 0, 4, 4)", "ramp(ramp(0, 16, 4)")
    check(text, mappable=None)


def test_fault_4_the_interleaving_of_bytes_is_of_bytes():
    types = {"P": INT8, "Q": UINT8, "R": INT32}
    text = product("", "int32").replace("(x128)", "")
    stmt = parse(text, types=types)
    selection = select(stmt)
    assert selection.complete
    loads = [e for e in walk(selection.stmt) if isinstance(e, Call) and e.name == "tile_load"]
    assert sorted(str(load.type.element) for load in loads) == ["int8", "uint8"]
    assert "allocate Q.interleaved[uint8 * 32]" in to_text(selection.stmt)


@pytest.mark.parametrize(
    ("narrow", "acc"), [("bfloat16", "bfloat16"), ("int8", "int16"), ("float16", "float16")]
)
def test_fault_4_a_16_bit_accumulator_is_declined(narrow, acc):
    kinds = {"bfloat16": BFLOAT16, "int8": INT8, "float16": FLOAT16, "int16": INT16}
    types = {"P": kinds[narrow], "Q": kinds[narrow], "R": kinds[acc]}
    selection = declined(product(narrow, acc), types, "amx:fp16")
    assert f"the accumulator is {acc}" in selection.groups[0].reason
    assert "tile_" not in to_text(selection.stmt)


# Fault 5: constants, predicates, alignment; temporaries without a place


@pytest.mark.parametrize("value", [1e-7, 1e-40, 0.1, 16777217.0, -0.0, 1e38, 3.4028234663852886e38])
def test_fault_5_float_constants_survive(value):
    constant = to_text(FloatImm(value))
    text = tile_program(f"{ACC} = x16({constant})", f"{ACC} = {reduction()} + {ACC}").replace(
        f"{OUT} = {ACC}", f"{OUT} = {ACC}*x16({constant})"
    )
    stmt = parse(text, types={"A": BFLOAT16, "B": BFLOAT16, "out": FLOAT32})
    selection = select(stmt)
    assert selection.complete
    after = parse(to_text(selection.stmt), types={"A": BFLOAT16, "B": BFLOAT16, "out": FLOAT32})
    assert after == selection.stmt
    kept = [e for e in walk(after) if isinstance(e, FloatImm)]
    assert kept.count(FloatImm(value)) >= 1
    assert {e for e in kept} <= {FloatImm(value), FloatImm(0.0)}


def test_fault_5_predicates_and_alignment_survive():
    reader = (
        f"{OUT} = select(x16(s) < float32x16(numbers[ramp(0, 1, 16)] "
        f"if (ramp(0, 1, 16) < x16(9))), {ACC}, x16(1.0f)) if (ramp(0, 1, 16) < x16(11))"
    ).replace("x16(s)", "x16(2.0f)")
    text = tile_program(f"{ACC} = x16(0.0f)", f"{ACC} = {reduction()} + {ACC}", reader)
    selection = check(text)
    predicates = [e.predicate for e in walk(selection.stmt) if isinstance(e, (Load, Store))]
    assert sorted(to_text(p).strip() for p in predicates if p is not None) == [
        "ramp(0, 1, 16) < x16(11)",
        "ramp(0, 1, 16) < x16(9)",
    ]


def test_fault_5_alignment_survives_in_what_stays_vector_code():
    reader = "out2[ramp(0, 1, 16) aligned(16, 0)] = bias[ramp(0, 1, 16) aligned(8, 0)] + " + ACC
    text = tile_program(f"{ACC} = x16(0.0f)", f"{ACC} = {reduction()} + {ACC}", reader)
    selection = check(text)
    found = [e.alignment for e in walk(selection.stmt) if isinstance(e, (Load, Store))]
    assert Alignment(16, 0) in found and Alignment(8, 0) in found


@pytest.mark.parametrize("bound", ["k", "z"])
def test_fault_5_a_temporary_that_depends_on_everything_around_it(bound):
    # The right operand changes just before each use: there is no place further out.
    text = f"""\
allocate W[bfloat16 * 128]
for (k, 0, 3) {{
 for (z, 0, 2) {{
  let f = {bound} + 1
  W[ramp(0, 1, 128)] = B[ramp({bound}, 1, 128)]*x128(bfloat16(f))
  {OUT} = {reduction(b="W", b_stride=16)} + {OUT}
  W[ramp(0, 1, 128)] = B[ramp(k, 1, 128)]
 }}
}}
free W
"""
    check(text)


def test_fault_5_an_index_that_depends_on_the_accumulator_itself():
    index = "ramp(0, 1, 128) + x128(int32(mm[0]) % 2)"
    text = tile_program(
        f"{ACC} = x16(1.0f)",
        f"{ACC} = (float32x16)vector_reduce_add(float32x128(A[ramp(x4(ramp(0, 1, 8)), x32(8), 4)])"
        f"*float32x128(B[{index}])) + {ACC}",
    )
    check(text, mappable=None)


# Fault 6: remainders, sizes of tiles, depths


@pytest.mark.parametrize(
    ("rows", "columns", "depth"),
    [(16, 17, 32), (5, 3, 2), (16, 40, 32), (33, 16, 8), (4, 4, 7), (4, 18, 33), (17, 1, 70)],
)
def test_fault_6_any_shape(rows, columns, depth):
    value = reduction(rows=rows, columns=columns, depth=depth, a_stride=80, b_stride=48)
    where = f"ramp(ramp(0, 1, {columns}), x{columns}(48), {rows})"
    selection = check(f"out[{where}] = {value} + out[{where}]\n")
    calls = [e for e in walk(selection.stmt) if isinstance(e, Call) and e.name == "tile_matmul"]
    slices = -(-depth // 32)
    assert len(calls) == -(-rows // 16) * -(-columns // 16) * slices


def test_fault_6_several_sizes_of_tiles_in_one_statement():
    first = reduction(rows=4, columns=4)
    second = reduction("A1", "B1", rows=3, columns=20, depth=6)
    where = "ramp(ramp(0, 1, 20), x20(24), 3)"
    selection = check(f"{OUT} = {first}\nout2[{where}] = {second}\n")
    shapes = {
        tuple(to_text(arg).strip() for arg in e.args[3:])
        for e in walk(selection.stmt)
        if isinstance(e, Call) and e.name == "tile_matmul"
    }
    assert shapes == {("4", "4", "8"), ("3", "16", "6"), ("3", "4", "6")}


# Fault 7: plain and transposed operands; readers of the accumulator


@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize("left", [False, True])
def test_fault_7_plain_and_transposed_operands(transposed, left):
    value = reduction()
    if transposed:
        plain = "ramp(ramp((0)*16 + 0, 16, 8), x8(1), 4)"
        assert plain in value
        value = value.replace(plain, "ramp(ramp(0, 1, 8), x8(16), 4)")
    if left:
        plain = "ramp(x4(ramp(0 + 0, 1, 8)), x32(32), 4)"
        assert plain in value
        value = value.replace(plain, "ramp(x4(ramp(0, 32, 8)), x32(1), 4)")
    check(f"{OUT} = {value} + {OUT}\n")


READERS = {
    "copy": ACC,
    "bias": f"{ACC} + x4(bias[ramp(0, 1, 4)])",
    "relu": f"max({ACC} + x4(bias[ramp(0, 1, 4)]), x16(0.0f))",
    "scale": f"{ACC}*x16(0.5f)",
    "squared": f"{ACC}*{ACC}",
    "converted": f"float32x16(bfloat16x16({ACC}))",
    "chosen": f"select(x16(0.0f) < {ACC}, {ACC}, x16(0.0f) - {ACC})",
}


@pytest.mark.parametrize("reader", READERS)
def test_fault_7_readers_of_the_accumulator(reader):
    text = tile_program(f"{ACC} = x16(0.0f)", f"{ACC} = {reduction()} + {ACC}")
    selection = check(text.replace(f"{OUT} = {ACC}", f"{OUT} = {READERS[reader]}"))
    assert selection.groups[0].form == "resident"


# Fault 8: the size of the e-graph


def test_fault_8_rounds_and_tuples_of_one_update():
    selection = select(example("matmul_bf16_vnni"))
    (group,) = selection.groups
    assert group.status == SELECTED
    assert group.statistics.rounds <= 10  # published: 11 to 14
    assert group.statistics.tuples <= 500  # published: 1562


def isomorphic(count: int) -> str:
    """Stores of products of different buffers at different places."""
    lines = []
    for i in range(count):
        value = reduction("A" if i % 2 else "A1", "B1" if i % 3 else "B", at=f"k{i % 5}")
        lines.append(
            f"allocate m{i}[float32 * 16]\nm{i}[ramp(0, 1, 16)] = x16(0.0f)\n"
            f"m{i}[ramp(0, 1, 16)] = {value} + m{i}[ramp(0, 1, 16)]\n"
            f"out[ramp(ramp({64 * (i + 1)}, 1, 4), x4(16), 4)] = m{i}[ramp(0, 1, 16)]\nfree m{i}\n"
        )
    return "".join(lines)


def test_fault_8_isomorphic_stores_are_solved_once():
    solve.cache_clear()
    types = {"A": BFLOAT16, "B": BFLOAT16, "A1": BFLOAT16, "B1": BFLOAT16, "out": FLOAT32}
    selection = select(parse(isomorphic(36), types=types))
    assert [group.status for group in selection.groups] == [SELECTED] * 36
    assert solve.cache_info().misses == 1
    assert [group.cached for group in selection.groups] == [False] + [True] * 35


def test_fault_8_one_e_graph_for_each_group():
    # The first of many groups sees no more tuples than when it is alone.
    solve.cache_clear()
    types = {"A": BFLOAT16, "B": BFLOAT16, "A1": BFLOAT16, "B1": BFLOAT16, "out": FLOAT32}
    alone = select(parse(isomorphic(1), types=types)).groups[0].statistics.tuples
    solve.cache_clear()
    many = select(parse(isomorphic(12), types=types)).groups
    assert {group.statistics.tuples for group in many} == {alone}


@pytest.mark.parametrize("terms", [2, 8, 16])
@pytest.mark.parametrize("nested", [False, True])
def test_fault_8_sums_of_many_products_stay_small(terms, nested):
    # All orders of n summands would be 2ⁿ sums.
    products = " + ".join(reduction(at=str(8 * (i % 4))) for i in range(terms))
    value = f"{OUT} + ({products})" if nested else f"{products} + {OUT}"
    selection = compared(f"{OUT} = {value}\n")
    assert selection.groups[0].statistics.tuples < 300 + 150 * terms


def test_fault_8_sums_of_products_and_others_stay_small():
    others = " + ".join(f"bias[ramp({16 * i}, 1, 16)]" for i in range(6))
    selection = check(f"{OUT} = {others} + {reduction()} + {reduction('A1', 'B1')} + {OUT}\n")
    assert selection.groups[0].statistics.tuples < 800


@pytest.mark.parametrize(
    "form",
    [
        "({b} + {p}) + ({b} + {q})",
        "{p} + ({q} + {b})",
        "({p} + {b}) + {q}",
        "{b} + ({p} + {q})",
        "({p} + {q}) + ({q} + {p})",
    ],
)
def test_fault_8_products_in_any_place_of_a_sum(form):
    p, q, b = reduction(), reduction("A1", "B1"), "bias[ramp(0, 1, 16)]"
    selection = compared(f"{OUT} = {form.format(p=p, q=q, b=b)}\n")
    calls = [e for e in walk(selection.stmt) if isinstance(e, Call) and e.name == "tile_matmul"]
    assert len(calls) == (4 if form.count("{p}") == 2 else 2)


@pytest.mark.parametrize("zero", ["x16(0.0f)", "x16(-0.0f)"])
@pytest.mark.parametrize("more", ["", " + bias[ramp(0, 1, 16)]", " + x16(1.0f) + x16(2.0f)"])
def test_fault_8_a_product_added_to_zeros_ends(zero, more):
    # The sum is in the class of the product then: reordering such sums once went on without end.
    selection = check(f"{OUT} = {zero} + {reduction()}{more}\n")
    assert selection.groups[0].statistics.tuples < 500


# Fault 9: which condition failed, and how near it was

NO_PRODUCT = "R[ramp(0, 1, 4)] = (float32x4)vector_reduce_add(P[ramp(0, 1, 32)])\n"
NO_MATRIX = (
    "R[ramp(0, 1, 4)] = (float32x4)vector_reduce_add("
    "float32x32(P[ramp(0, 1, 32)])*float32x32(Q[ramp(0, 1, 32)]))\n"
)
BF16 = {"P": BFLOAT16, "Q": BFLOAT16, "R": FLOAT32}
DECLINES = [
    (
        "R[ramp(0, 1, 4)] = P[ramp(0, 1, 4)]\n",
        {"P": FLOAT32, "R": FLOAT32},
        0,
        "no store to R has a vector_reduce_add",
    ),
    (NO_PRODUCT, {"P": FLOAT32, "R": FLOAT32}, 0, "does not add up the products of two factors"),
    (
        product("bfloat16", "bfloat16"),
        {**BF16, "R": BFLOAT16},
        1,
        "the accumulator is bfloat16; amx accumulates",
    ),
    (product("int8", "int16"), {"P": INT8, "Q": INT8, "R": INT16}, 1, "the accumulator is int16"),
    (
        product("bfloat16", "float32").rstrip() + " if (ramp(0, 1, 16) < x16(9))\n",
        BF16,
        2,
        "a store of a product to R is predicated",
    ),
    (
        product("float16", "float32"),
        {"P": FLOAT16, "Q": FLOAT16, "R": FLOAT32},
        3,
        "need --target amx:fp16",
    ),
    (
        product("int16", "int32"),
        {"P": INT16, "Q": INT16, "R": INT32},
        3,
        "the operands are int16 and int16, summed in int32",
    ),
    (NO_MATRIX, BF16, 4, "the product is not one of matrices"),
]


@pytest.mark.parametrize(("text", "types", "held", "words"), DECLINES)
def test_fault_9_the_first_condition_that_failed_is_named(text, types, held, words):
    names = () if "vector_reduce" in text else ("R",)
    (group,) = declined(text, types, names=names).groups
    assert words in group.reason
    assert group.held == held < len(CONDITIONS)
    assert [store.status for store in group.stores] == [DECLINED]
    assert group.line == group.stores[0].line == 1


def test_fault_9_what_no_condition_foresees_has_a_reason_too():
    """All conditions that can be looked at hold: then the reason is what the forms said."""
    accelerator = target("amx")
    product = f"out[ramp(0, 1, 16)] = {reduction()}\n"
    uses = Uses(parse(product, types={"A": BFLOAT16, "B": BFLOAT16, "out": FLOAT32}))
    (candidate,) = find_candidates(uses, accelerator)
    assert diagnose(candidate, accelerator, Permissions(), "no room") == Diagnosis("no room", 5)


# Not a numbered fault, but what makes all of them testable: same input, same output


@pytest.mark.parametrize("name", ["matmul_bf16_vnni", "bias_relu_bf16", "matmul_bf16_big_tile"])
def test_selection_does_not_depend_on_the_hash_seed(name):
    code = (
        "import sys; from tilewright.select.selection import select;"
        "from tilewright.stmt.text.parser import parse;"
        "from tilewright.stmt.text.printer import to_text;"
        "s = select(parse(open(sys.argv[1], encoding='utf-8').read()));"
        "print(to_text(s.stmt))"
    )
    path = str(EXAMPLES / f"{name}.stmt")
    root = str(EXAMPLES.parent.parent)
    texts = {
        subprocess.run(
            [sys.executable, "-c", code, path],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": root},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(texts) == 1
    assert "tile_matmul" in texts.pop()
