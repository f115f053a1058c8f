"""The rules for tiles: whatever is said to hold a tile of an operand holds it, element by element.

All alternatives of every class are evaluated, not just the cheapest; temporaries also as the
statements that fill them.
"""

import numpy as np
import pytest

from tests.rules.products import OPERANDS, SHAPES, Case, Size, case, cases
from tests.rules.soundness import (
    LAYOUTS,
    Representatives,
    World,
    check_classes,
    check_facts,
    program,
    same,
    saturate,
)
from tilewright.accel import target
from tilewright.select.layouts import fill_statements
from tilewright.stmt.evaluate import Buffer, Context, evaluate
from tilewright.stmt.nodes import Block, Call, ExprVar, Load, LocToLoc
from tilewright.stmt.types import BFLOAT16, FLOAT32, INT8, INT32
from tilewright.stmt.visit import walk

AMX = target("amx:fp16")
FILES = ("axioms/casts.egg", "axioms/reductions.egg", "axioms/vectors.egg", *AMX.rules)


def solved(product: Case):
    """The e-graph of a product stored and, where its accumulator is in tiles, moved there."""
    roots, resident = [product.store], None
    if product.accumulator == "resident":
        resident = next(e for e in walk(product.value) if isinstance(e, Load) and e.name == "acc")
        out_of_tiles = LocToLoc("AMX", "Mem", resident)
        moved = replaced(product.value, resident, out_of_tiles)
        roots = [LocToLoc("Mem", "AMX", moved)]
    return saturate(program(FILES), roots, 12, AMX, resident)


def replaced(e, old, new):
    assert e.a == old
    return type(e)(e.op, new, e.b)


@pytest.mark.parametrize("types", OPERANDS, ids=lambda t: f"{t[0]}·{t[1]}")
def test_every_form_of_every_tile_is_that_tile(types):
    for product in cases():
        operands = [e.type.element for e in walk(product.value) if isinstance(e, Load)]
        if f"{types[0]}·{types[1]} " not in product.name:
            continue
        graph, world = solved(product), product.world()
        try:
            assert check_classes(graph, world, bits=False) > 10
            check_facts(graph, world)
            check_fills(graph, world)
        except AssertionError as error:
            raise AssertionError(f"{product.name} ({operands}): {error}") from error
        assert graph.matches["matmul-from-zero"] > 0, product.name
        whole = product.size.k % product.size.w == 0
        plain = product.left in ("rows", "dense") and product.right in ("interleaved", "transposed")
        if whole and plain:
            assert graph.matches["A-row-major"] > 0, product.name
            if product.right == "interleaved":
                assert graph.matches["B-interleaved"] > 0, product.name
        if not whole:
            assert graph.matches.get("A-row-major", 0) == 0, product.name
            assert graph.matches.get("B-interleaved", 0) == 0, product.name


def check_fills(graph, world: World) -> None:
    """The statements that fill a temporary give it the value that it stands for."""
    source = Representatives(graph)
    for nodes in graph.snapshot.nodes.values():
        for node in nodes:
            form = source.form(node)
            if isinstance(form, ExprVar) and not isinstance(form.value, LocToLoc):
                size, element, fill = fill_statements("temporary", form.value, 0)
                temporary = Buffer("temporary", element, size)
                buffers = {**world.buffers, "temporary": temporary}
                evaluate(Block(tuple(fill)), buffers, variables=world.variables)
                assert temporary.written.all()
                assert same(temporary.data, world.value(form.value))


def test_all_layouts_took_part():
    seen = list(cases())
    assert len(seen) == len(OPERANDS) * len(SHAPES) * 9 // 2
    assert len({(product.left, product.right) for product in seen}) == 72
    assert {product.accumulator for product in seen} >= {"none", "zeros", "rows", "resident"}


@pytest.mark.parametrize(
    ("rule", "right", "wrong"),
    [
        ("A-row-major", "(Mul stride (Const bytes))", "stride"),
        ("A-temporary", "(Const n) (Const k) (Const depth)", "(Const k) (Const n) (Const depth)"),
        ("B-interleaved", "(= 0 (* (- n 1) (- column w))) ", ""),
        ("B-interleaved", "(Along (Const 1) w (Flat base))", "(Along one w (Flat base))"),
        ("B-temporary", "(Const k) (Const w)))", "(Const k) (Const 1)))"),
        ("C-rows", "(Mul stride (Const 4))", "(Mul stride (Const 8))"),
        ("C-rows", "(= 0 (* (- n 1) (- column 1))))", ")"),
        ("matmul-from-zero", "(Const m) (Const n) (Const depth)", "(Const m) (Const n) (Const w)"),
        ("matmul-accumulate", "(= e (Add c r))", "(= e (Mul c r))"),
        ("store-rows", "(= 0 (* (- n 1) (- column 1))))", ")"),
    ],
)
def test_a_wrong_rule_is_found(rule, right, wrong):
    text = program(FILES)
    start = text.rindex("(rule", 0, text.index(f':name "{rule}"'))
    assert right in text[start : text.index(f':name "{rule}"')]
    changed = text[:start] + text[start:].replace(right, wrong, 1)
    found = 0
    for product in some_products():
        graph = saturate(changed, [product.store], 12, AMX)
        try:
            check_classes(graph, product.world(), bits=False)
        except Exception:
            found += 1
    assert found > 0


def some_products():
    z = Size(2, 3, 4, 2)
    for a, b, c, out in (
        ("rows", "interleaved", "rows", "rows"),
        ("rows", "wide groups", "columns", "columns"),
        ("transposed", "transposed", "doubled", "rows"),
        ("every other", "rows", "wide", "wide"),
        ("rows", "two apart", "product", "rows"),
        ("rows", "same columns", "zeros", "rows"),
    ):
        yield case(BFLOAT16, BFLOAT16, FLOAT32, z, a, b, c, out)
    yield case(INT8, INT8, INT32, Size(2, 3, 8, 4), "rows", "interleaved", "rows", "rows")


def test_the_layouts_are_what_they_are_said_to_be():
    # The reference here and the accelerator's table of B (row j: w neighbours of every column).
    z = Size(1, 3, 4, 2)
    lanes = np.arange(z.m * z.n * z.k)
    args = (lanes, *(np.array([number]) for number in (z.m, z.n, z.k, z.w)))
    filled = LAYOUTS["interleaved"](Context(), Call(INT32, "interleaved", ()), args)
    y = lanes.reshape(z.n, z.k)
    for j in range(z.k // z.w):
        for n in range(z.n):
            for i in range(z.w):
                assert filled[(j * z.n + n) * z.w + i] == y[n, j * z.w + i]
