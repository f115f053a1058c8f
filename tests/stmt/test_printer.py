"""What is printed is Halide's own text, and reads back as the same tree."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from tests.stmt.strategies import exprs, stmts
from tilewright.stmt.nodes import (
    MAX_DEPTH,
    AssertStmt,
    Binary,
    Block,
    Broadcast,
    Call,
    Cast,
    Evaluate,
    Expr,
    FloatImm,
    For,
    If,
    IntImm,
    Let,
    LetStmt,
    Load,
    Not,
    Ramp,
    Shuffle,
    Stmt,
    Store,
    StringImm,
    Var,
)
from tilewright.stmt.text.parser import parse, parse_expr
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import (
    BFLOAT16,
    BOOL,
    FLOAT16,
    FLOAT32,
    FLOAT64,
    HANDLE,
    INT8,
    INT32,
    UINT8,
    UNKNOWN,
    Type,
)

DUMPS = sorted((Path(__file__).parents[2] / "examples" / "stmt").glob("*.stmt"))
slow = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
X, Y = Var("x"), Var("y")


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.stem)
def test_a_dump_prints_as_it_was(path: Path):
    text = path.read_text()
    assert to_text(parse(text)).rstrip("\n") == text.rstrip("\n")


def test_there_are_dumps():
    assert len(DUMPS) == 23


@slow
@given(exprs())
def test_an_expression_reads_back(expr: Expr):
    text = to_text(expr)
    assert parse_expr(text) == expr
    assert to_text(parse_expr(text)) == text


@slow
@given(stmts())
def test_a_statement_reads_back(stmt: Stmt):
    text = to_text(stmt)
    assert parse(text) == stmt
    assert to_text(parse(text)) == text


@pytest.mark.parametrize(
    ("expr", "text"),
    [
        (Binary("+", Binary("*", X, Y), IntImm(-1)), "(x*y) + -1"),
        (Binary("/", X, Binary("%", X, Y)), "x/(x % y)"),
        (Call(INT32, "f", (Binary("-", X, Y),)), "f(x - y)"),
        (Binary("max", Binary("min", X, Y), X), "max(min(x, y), x)"),
        (Not(Binary("<=", X, Y)), "!(x <= y)"),
        (Not(Var("p", BOOL)), "!(uint1)p"),
        (Var("A.type", Type("uint", 32)), "A.type"),
        (IntImm(-3, INT8), "(int8)-3"),
        (Cast(INT8, IntImm(3)), "int8(3)"),
        (Cast(Type("handle", 64, 1, "void *"), X), "(void *)(x)"),
        (Var("p", HANDLE), "(handle)p"),
        (Call(Type("uint", 64), "abs", (X,)), "(uint64)abs(x)"),
        (Load(UNKNOWN, "A", X), "A[x]"),
        (Load(FLOAT32, "A", X), "(float32)A[x]"),
        (Load(FLOAT32, "A", Ramp(X, Y, 4)), "(float32x4)A[ramp(x, y, 4)]"),
        (Load(UNKNOWN, "A", X, Var("p", BOOL)), "(A[x] if (uint1)p)"),
        (Let("x", Binary("+", X, Y), Binary("*", X, X)), "let x = (x + y) in (x*x)"),
        (Cast(FLOAT32, Let("x", Y, X)), "float32(let x = y in x)"),
        (StringImm('a"\\\n\té'), r'"a\"\\\n\t\xC3\xA9"'),
    ],
)
def test_expressions_print_as_in_halide(expr: Expr, text: str):
    assert to_text(expr) == text
    assert parse_expr(text) == expr


@pytest.mark.parametrize(
    ("value", "of", "text"),
    [
        (0.0, FLOAT32, "0.000000f"),
        (-0.0, FLOAT32, "-0.000000f"),
        (-1.5, FLOAT32, "-1.500000f"),
        (1e-7, FLOAT32, "1e-07f"),
        (0.1, FLOAT32, "0.100000f"),
        (0.1, FLOAT64, "0.100000"),
        (0.1234567, FLOAT64, "0.1234567"),
        (1.1754942e-38, FLOAT32, "1.1754942e-38f"),
        (2.0**-149, FLOAT32, "1e-45f"),
        (5e-324, FLOAT64, "5e-324"),
        (1.5, FLOAT16, "(float16)1.5"),
        (0.0, BFLOAT16, "(bfloat16)0"),
        (-0.0, FLOAT16, "(float16)-0"),
        (65504.0, FLOAT16, "(float16)65504"),
        (0.1, BFLOAT16, "(bfloat16)0.1"),
        (math.inf, FLOAT32, "inf_f32()"),
        (-math.inf, BFLOAT16, "neg_inf_bf16()"),
        (math.nan, FLOAT16, "nan_f16()"),
        (math.nan, FLOAT64, "nan_f64()"),
    ],
)
def test_floats(value: float, of: Type, text: str):
    constant = FloatImm(value, of)
    assert to_text(constant) == text
    assert parse_expr(text) == constant


def test_every_float16_and_bfloat16_reads_back():
    for of, lowest, precision in ((FLOAT16, -24, 11), (BFLOAT16, -133, 8)):
        for exponent in range(lowest, 16, 7):
            for units in range(1 << precision):
                constant = FloatImm(math.ldexp(units, exponent), of)
                assert parse_expr(to_text(constant)) == constant


V = Ramp(X, Y, 4)


@pytest.mark.parametrize(
    ("shuffle", "text"),
    [
        (Shuffle((X, V), (0, 1, 2, 3, 4)), "concat_vectors(x, ramp(x, y, 4))"),
        (Shuffle((IntImm(1), IntImm(2)), (0, 1)), "concat_vectors(1, 2)"),
        (
            Shuffle((V, V), (0, 4, 1, 5, 2, 6, 3, 7)),
            "interleave_vectors(ramp(x, y, 4), ramp(x, y, 4))",
        ),
        (Shuffle((V,), (2,)), "extract_element(ramp(x, y, 4), 2)"),
        (Shuffle((V,), (1, 2, 3)), "slice_vectors(ramp(x, y, 4), 1, 1, 3)"),
        (Shuffle((V,), (3, 1)), "slice_vectors(ramp(x, y, 4), 3, -2, 2)"),
        (Shuffle((V,), (3, 1, 0)), "shuffle(ramp(x, y, 4), 3, 1, 0)"),
        (Shuffle((X, IntImm(7)), (1, 0, 1)), "shuffle(x, (int32)7, 1, 0, 1)"),
        (Shuffle((IntImm(7),), (0, 0)), "slice_vectors((int32)7, 0, 0, 2)"),
    ],
)
def test_shuffles_take_the_form_that_fits(shuffle: Shuffle, text: str):
    assert to_text(shuffle) == text
    assert parse_expr(text) == shuffle


def test_types_of_loads_are_left_out_where_the_text_tells_them():
    text = """\
b[0] = 1.500000f
c[0] = b[1] + (float32)g[2]
if ((uint1)p[0]) {
 allocate d[int8 * 4]
 d[0] = (int8)e[0]
 c[1] = float32(d[1])
}
"""
    stmt = parse(text)
    assert to_text(stmt) == text


def test_an_else_with_an_if_of_its_own():
    inner = If(Var("q", BOOL), Block((Evaluate(Call(INT32, "f", ())),)), Block(()))
    text = "if ((uint1)p) {\n} else if ((uint1)q) {\n f()\n} else {\n}\n"
    stmt = Block((If(Var("p", BOOL), Block(()), Block((inner,))),))
    assert to_text(stmt) == text
    assert parse(text) == stmt


def test_a_single_statement_prints_without_a_block():
    assert to_text(Store("a", X, Y)) == "a[x] = y\n"
    assert parse("a[x] = y") == Block((Store("a", X, Y),))


def test_statements_that_could_be_mistaken():
    stmts: tuple[Stmt, ...] = (
        Store("a", X, Y),
        Evaluate(Call(FLOAT32, "f", ())),
        LetStmt("z", Load(INT32, "a", X)),
        If(Var("p", BOOL), Block(())),
        Evaluate(IntImm(-1)),
        Evaluate(Call(INT32, "assert", (X,))),
        Store("a", X, Load(INT32, "a", Y), Var("p", BOOL)),
        Store("a", X, Load(INT32, "a", Y, Var("p", BOOL))),
        Block((Block(()),)),
    )
    assert parse(to_text(Block(stmts))) == Block(stmts)


def test_an_assert_tells_the_type_of_a_buffer():
    text = 'assert(A.type == (uint32)69636, f("A"))\nlet t = float32(A[x])\n'
    stmt = parse(text)
    assert isinstance(stmt, Block)
    assert isinstance(stmt.stmts[0], AssertStmt)
    assert stmt.stmts[1] == LetStmt("t", Cast(FLOAT32, Load(BFLOAT16, "A", X)))
    assert to_text(stmt) == text


def test_trees_of_the_greatest_depth():
    """Texts are compared, for Python 3.12 can't compare objects nested as deeply."""
    expr: Expr = X
    for _ in range(MAX_DEPTH - 1):
        expr = Binary("+", Y, expr)
    text = to_text(expr)
    assert to_text(parse_expr(text)) == text
    load: Expr = X
    for _ in range(MAX_DEPTH // 2):
        load = Load(INT32, "a", load, Binary("==", X, Y))
    text = to_text(load)
    assert to_text(parse_expr(text)) == text
    body = Block((Evaluate(expr),))
    for _ in range(MAX_DEPTH - 1):
        body = Block((For("i", IntImm(0), IntImm(1), "for", "", body),))
    text = to_text(body)
    assert to_text(parse(text)) == text


def test_text_is_the_same_in_every_process():
    script = (
        "import sys; from tilewright.stmt.text.parser import parse; "
        "from tilewright.stmt.text.printer import to_text; "
        "sys.stdout.write(to_text(parse(sys.stdin.read())))"
    )
    text = "b[0] = (int8)a[0] + (int8)c[f(d, e)]\nfoo(a, b, c)\n"
    for seed in "0", "1":
        result = subprocess.run(
            [sys.executable, "-c", script],
            input=text,
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(__file__).parents[2])},
        )
        assert result.stdout == text


def test_lanes_of_pointers():
    pointers = Type("handle", 64, 4, "void *")
    expr = Call(pointers, "f", (Cast(pointers, Broadcast(IntImm(1, UINT8), 4)), Var("v", pointers)))
    assert parse_expr(to_text(expr)) == expr
