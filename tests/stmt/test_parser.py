"""What texts mean: grammar, types of buffers and variables, exact constants."""

from __future__ import annotations

import time
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.stmt.nodes import (
    Alignment,
    Allocate,
    Binary,
    Block,
    Broadcast,
    Call,
    Cast,
    Evaluate,
    Expr,
    ExprVar,
    FloatImm,
    For,
    Free,
    Function,
    If,
    IntImm,
    Let,
    LetStmt,
    Load,
    LocToLoc,
    Module,
    Not,
    ProducerConsumer,
    Ramp,
    Reinterpret,
    Select,
    Shuffle,
    Stmt,
    Store,
    StringImm,
    Var,
    VectorReduce,
)
from tilewright.stmt.text.parser import parse, parse_expr
from tilewright.stmt.types import (
    BFLOAT16,
    BOOL,
    FLOAT16,
    FLOAT32,
    FLOAT64,
    HANDLE,
    INT8,
    INT16,
    INT32,
    INT64,
    UINT8,
    UINT16,
    UINT32,
    UINT64,
    UNKNOWN,
    Type,
    from_runtime_code,
    parse_type,
    runtime_code,
)
from tilewright.stmt.visit import walk

EXAMPLES = Path(__file__).parents[2] / "examples" / "stmt"
X, Y, Z = Var("x"), Var("y"), Var("z")
ONE, TWO = IntImm(1), IntImm(2)
VOID = Type("handle", 64, 1, "void *")


def statements(text: str, **types: Type) -> tuple[Stmt, ...]:
    block = parse(text, types=types)
    assert isinstance(block, Block)
    return block.stmts


def loads(stmt: Stmt) -> dict[str, Type]:
    return {node.name: node.of for node in walk(stmt) if isinstance(node, Load)}


@pytest.mark.parametrize(
    ("text", "expr"),
    [
        ("x + y*2", Binary("+", X, Binary("*", Y, TWO))),
        ("x - y - z", Binary("-", Binary("-", X, Y), Z)),
        ("x - (y - z)", Binary("-", X, Binary("-", Y, Z))),
        ("x/y % z", Binary("%", Binary("/", X, Y), Z)),
        ("x + 1 < y", Binary("<", Binary("+", X, ONE), Y)),
        (
            "x < y == z < x || x < y && y < z",
            Binary(
                "||",
                Binary("==", Binary("<", X, Y), Binary("<", Z, X)),
                Binary("&&", Binary("<", X, Y), Binary("<", Y, Z)),
            ),
        ),
        ("x + -1", Binary("+", X, IntImm(-1))),
        ("x -1", Binary("-", X, ONE)),
        ("-2147483648", IntImm(-(2**31))),
        ("-x", Binary("-", IntImm(0), X)),
        ("-ramp(x, 1, 4)", Binary("-", Broadcast(IntImm(0), 4), Ramp(X, ONE, 4))),
        ("!(x < y)", Not(Binary("<", X, Y))),
        ("(uint16)3", IntImm(3, UINT16)),
        ("(int8)-3", IntImm(-3, INT8)),
        ("uint16(3)", Cast(UINT16, IntImm(3))),
        ("float32(x + y)", Cast(FLOAT32, Binary("+", X, Y))),
        ("(float32)(x + y)", Cast(FLOAT32, Binary("+", X, Y))),
        ("(float32)max(x, y)", Cast(FLOAT32, Binary("max", X, Y))),
        ("(float32)x + 1.0f", Binary("+", Var("x", FLOAT32), FloatImm(1.0))),
        ("(int32)1.5f", Cast(INT32, FloatImm(1.5))),
        ("1.5", FloatImm(1.5, FLOAT64)),
        ("1.5h", FloatImm(1.5, FLOAT16)),
        ("(float16)0", FloatImm(0.0, FLOAT16)),
        ("(float32)inf_f32()", FloatImm(float("inf"))),
        ("x4(x)", Broadcast(X, 4)),
        ("x4 + x4(x)", Binary("+", Var("x4", INT32.with_lanes(4)), Broadcast(X, 4))),
        ("ramp(x2(x), ramp(0, 1, 2), 3)", Ramp(Broadcast(X, 2), Ramp(IntImm(0), ONE, 2), 3)),
        (
            "(float32x2)vector_reduce_add(float32x4(x4(x)))",
            VectorReduce("add", Cast(FLOAT32.with_lanes(4), Broadcast(X, 4)), 2),
        ),
        ("select(x < y, x, 1)", Select(Binary("<", X, Y), X, ONE)),
        ("likely(x < y)", Call(BOOL, "likely", (Binary("<", X, Y),))),
        ("abs(x)", Call(UINT32, "abs", (X,))),
        ("(uint64)abs(int64(x))", Call(UINT64, "abs", (Cast(INT64, X),))),
        (
            "widening_mul((uint8)2, (int8)3)",
            Call(INT16, "widening_mul", (IntImm(2, UINT8), IntImm(3, INT8))),
        ),
        ("f()", Call(INT32, "f", ())),
        ("(void *)f(x)", Call(VOID, "f", (X,))),
        ('f("a\\"b\\n\\xC3\\xA9", "é")', Call(INT32, "f", (StringImm('a"b\né'), StringImm("é")))),
        (
            "f((struct halide_buffer_t *)A.buffer)",
            Call(INT32, "f", (Var("A.buffer", Type("handle", 64, 1, "struct halide_buffer_t *")),)),
        ),
        ("reinterpret<uint32>(1.0f)", Reinterpret(UINT32, FloatImm(1.0))),
        ("reinterpret<(void *)>((uint64)0)", Reinterpret(VOID, IntImm(0, UINT64))),
        ("(let x = 1 in x + y)", Let("x", ONE, Binary("+", X, Y))),
        (
            "(let x = (uint8)1 in f(x))",
            Let("x", IntImm(1, UINT8), Call(INT32, "f", (Var("x", UINT8),))),
        ),
        ("loc_to_loc(Mem, AMX, x)", LocToLoc("Mem", "AMX", X)),
        (
            "ExprVar(f(A, x, 16, 8))",
            ExprVar(Call(INT32, "f", (Var("A"), X, IntImm(16), IntImm(8)))),
        ),
        ("shuffle(x, y, 1, 0, 1)", Shuffle((X, Y), (1, 0, 1))),
        ("concat_vectors(x, 1)", Shuffle((X, ONE), (0, 1))),
        (
            "interleave_vectors(x2(x), x2(y))",
            Shuffle((Broadcast(X, 2), Broadcast(Y, 2)), (0, 2, 1, 3)),
        ),
        ("slice_vectors(x8(x), 1, 2, 3)", Shuffle((Broadcast(X, 8),), (1, 3, 5))),
        ("extract_element(x8(x), 7)", Shuffle((Broadcast(X, 8),), (7,))),
        ("A[x]", Load(UNKNOWN, "A", X)),
        ("(float32)A[x]", Load(FLOAT32, "A", X)),
        ("A[x aligned(16, -2)]", Load(UNKNOWN, "A", X, None, Alignment(16, -2))),
        ("(A[x] if x < y)", Load(UNKNOWN, "A", X, Binary("<", X, Y))),
        ("f((int8)A[x] if x < y)", Call(INT32, "f", (Load(INT8, "A", X, Binary("<", X, Y)),))),
        ("A[x] + 1.0f", Binary("+", Load(FLOAT32, "A", X), FloatImm(1.0))),
        ("A[x] && B[y]", Binary("&&", Load(BOOL, "A", X), Load(BOOL, "B", Y))),
        ("max(1.0f, A[x])", Binary("max", FloatImm(1.0), Load(FLOAT32, "A", X))),
        ("f(A, A[x])", Call(INT32, "f", (Var("A", HANDLE), Load(UNKNOWN, "A", X)))),
        ("x // y\n + y", Binary("+", X, Y)),
    ],
)
def test_expressions(text: str, expr: Expr):
    variables = {"x4": INT32.with_lanes(4)} if text.startswith("x4 ") else None
    assert parse_expr(text, variables=variables) == expr


def test_types_given_from_outside():
    given = parse_expr("A[x]*p", {"A": BFLOAT16.with_lanes(8)}, {"p": BFLOAT16})
    assert given == Binary("*", Load(BFLOAT16, "A", X), Var("p", BFLOAT16))
    # A type before something of another known type is a cast.
    assert parse_expr("(float32)p", None, {"p": INT8}) == Cast(FLOAT32, Var("p", INT8))
    assert parse_expr("(float32)A[x]", {"A": INT8}) == Cast(FLOAT32, Load(INT8, "A", X))
    assert parse_expr("(int8)A[x]", {"A": INT8}) == Load(INT8, "A", X)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("let x = y", LetStmt("x", Y)),
        ("free b", Free("b")),
        ("allocate b[float32]", Allocate("b", FLOAT32, ())),
        (
            "allocate b[int8 * x * (y + 1)] in Stack",
            Allocate("b", INT8, (X, Binary("+", Y, ONE)), "Stack"),
        ),
        ("produce b {}", ProducerConsumer("b", True, Block(()))),
        ("consume b { free c }", ProducerConsumer("b", False, Block((Free("c"),)))),
        ("for (x, 0, y) {}", For("x", IntImm(0), Y, "for", "", Block(()))),
        (
            "gpu_block<CUDA> (.b, 0, 1) {}",
            For(".b", IntImm(0), ONE, "gpu_block", "CUDA", Block(())),
        ),
        ("if (x < y) {}", If(Binary("<", X, Y), Block(()))),
        ("b[x] = 1.0f", Store("b", X, FloatImm(1.0))),
        ("b[x] = y if x < y", Store("b", X, Y, Binary("<", X, Y))),
        ("predicate (x < y)\n b[x] = y", Store("b", X, Y, Binary("<", X, Y))),
        ("b[x aligned(4, 0)] = y", Store("b", X, Y, None, Alignment(4, 0))),
        ("Store(b, x, 1.0f)", Store("b", X, FloatImm(1.0))),
        ("Evaluate(x + y)", Evaluate(Binary("+", X, Y))),
        ("f(x)", Evaluate(Call(INT32, "f", (X,)))),
        ("0", Evaluate(IntImm(0))),
        ("{ free b }", Block((Free("b"),))),
    ],
)
def test_statements(text: str, expected: Stmt):
    assert statements(text) == (expected,)


def test_a_line_end_separates_statements():
    assert statements("b[0] = x\n(uint8)f(y)") == (
        Store("b", IntImm(0), X),
        Evaluate(Call(UINT8, "f", (Y,))),
    )
    assert statements("b[0] = x\nif (x < y) {}")[1] == If(Binary("<", X, Y), Block(()))
    assert statements("let z = x b[0] = y")[0] == LetStmt("z", X)


def test_calls_over_several_lines_and_dotted_names():
    text = """\
wmma.mma.sync.aligned.row.row.m32n8k16.f32.f32(
  wmma.load.a.sync.aligned.row.m32n8k16.f16(I, rx, 8),
  wmma.load.b.sync.aligned.row.m32n8k16.f16(tempbuf, 0, 8),
  conv[ramp(0, 1, 8)])
"""
    (stmt,) = statements(text)
    assert isinstance(stmt, Evaluate)
    call = stmt.value
    assert isinstance(call, Call)
    assert call.name == "wmma.mma.sync.aligned.row.row.m32n8k16.f32.f32"
    assert call.args[0] == Call(
        INT32,
        "wmma.load.a.sync.aligned.row.m32n8k16.f16",
        (Var("I"), Var("rx"), IntImm(8)),
    )


def test_a_reduction_over_several_lines():
    (stmt,) = statements("""\
conv[ramp(0, 1, 256)] = (float32x256)vector_reduce_add(
  float32x2048(I[ramp(ramp(rx, 1, 8), x8(1), 256)]) * x256(float32x8(K[ramp(rx, 1, 8)]))
) + conv[ramp(0, 1, 256)]""")
    assert loads(stmt) == {"I": UNKNOWN, "K": UNKNOWN, "conv": FLOAT32}


def test_modules():
    text = """\
module name=mm, target=x86-64-linux-avx512 {
 external_plus_metadata func mm (A, B.buffer) {
  assert(A.type == (uint32)67584, f("A"))
  B[x] = A[y]
 }
 func g () { B[x] = B[y] }
}"""
    module = parse(text)
    assert isinstance(module, Module)
    assert module.header == "name=mm, target=x86-64-linux-avx512"
    mm, g = module.functions
    assert (mm.name, mm.args, mm.linkage) == ("mm", ("A", "B.buffer"), "external_plus_metadata")
    assert loads(mm) == {"A": INT8}
    # What one function tells about a name says nothing of the other.
    assert loads(g) == {"B": UNKNOWN}
    lines = text.replace(" {\n ext", "\next", 1).removesuffix("}")
    assert parse(lines) == module
    assert parse("func g () {}") == Module("", (Function("g", (), "", Block(())),))


class TestTypesOfBuffers:
    """In order: given, allocated, asserted, stored, the other operand."""

    ASSERT = 'assert(A.type == (uint32)69636, f("A"))\n'

    def test_given_goes_first(self):
        (*_, stmt) = statements("allocate A[int8]\nlet t = A[x]", A=FLOAT16)
        assert loads(stmt) == {"A": FLOAT16}

    def test_an_allocation_holds_in_its_block(self):
        text = self.ASSERT + "produce p { allocate A[int8]\nlet t = A[x]\n }\nlet t = A[x]"
        _, inside, outside = statements(text)
        assert loads(inside) == {"A": INT8}
        assert loads(outside) == {"A": BFLOAT16}

    def test_an_assert_holds_everywhere(self):
        text = "A[x] = 1.0f\nlet t = A[x]\n" + self.ASSERT
        assert loads(statements(text)[1]) == {"A": BFLOAT16}

    def test_a_store_tells_what_is_loaded_before_it(self):
        text = "let t = A[x]\nlet u = float32(t)\nB[x] = A[y]\nA[x] = (int8)1"
        block = parse(text)
        assert loads(block) == {"A": INT8}
        assert statements(text)[1] == LetStmt("u", Cast(FLOAT32, Var("t", INT8)))

    def test_stores_tell_through_each_other(self):
        text = "C[x] = B[y]\nif (C[x]) {}\nB[x] = A[y]\nlet n = A[x]\nA[x] = (uint1)1"
        assert loads(parse(text)) == {"A": BOOL, "B": BOOL, "C": BOOL}

    def test_a_known_buffer_tells_what_is_stored_to_it(self):
        assert loads(parse("allocate A[int8]\nA[x] = B[y] + x1(C[y])")) == {"B": INT8, "C": INT8}

    def test_nothing_tells(self):
        assert loads(parse("A[x] = B[y]*C[y]")) == {"B": UNKNOWN, "C": UNKNOWN}

    def test_an_unknown_type_fits_everywhere(self):
        text = "let n = A[x]\nfor (i, 0, n) { if (n) { f(!n && x < y) } }\nallocate b[int8 * n]"
        assert loads(parse(text)) == {"A": UNKNOWN}

    def test_the_place_tells(self):
        text = "if (A[x]) {}\nfor (i, B[x], 2) {}\nassert(C[x], f())"
        assert loads(parse(text)) == {"A": BOOL, "B": INT32, "C": BOOL}


class TestTypesOfVariables:
    def call(self, stmt: Stmt) -> tuple[Expr, ...]:
        (call,) = (node for node in walk(stmt) if isinstance(node, Call))
        return call.args

    def test_a_let_binds_to_the_end_of_its_block(self):
        inner, outer = statements("produce p { let t = 1.0f\nf(t) }\nf(t)")
        assert self.call(inner) == (Var("t", FLOAT32),)
        assert self.call(outer) == (Var("t"),)

    def test_the_inner_binding_hides_the_outer(self):
        _, loop, after = statements("let t = 1.0f\nfor (t, 0, 1) { f(t) }\nf(t)")
        assert self.call(loop) == (Var("t"),)
        assert self.call(after) == (Var("t", FLOAT32),)

    def test_a_buffer_is_a_pointer(self):
        assert self.call(parse("f(A, b)\nA[x] = 1")) == (Var("A", HANDLE), Var("b"))
        assert self.call(parse("allocate b[int8]\nf(A, b)")) == (Var("A"), Var("b", HANDLE))

    def test_a_binding_goes_before_that(self):
        assert self.call(parse("let A = 1.0f\nf(A)\nA[x] = 1")) == (Var("A", FLOAT32),)

    def test_runtime_types_are_uint32(self):
        assert self.call(parse("f(A.type)")) == (Var("A.type", UINT32),)


def test_lines():
    block = parse("\nlet x = 1\n\nfor (i, 0,\n 1) {\n free b }\n")
    assert isinstance(block, Block)
    loop = block.stmts[1]
    assert isinstance(loop, For)
    assert [block.stmts[0].line, loop.line, loop.body.stmts[0].line] == [2, 4, 6]


def test_a_text_without_statements():
    assert parse("") == parse(" // nothing\n") == Block(())


@given(st.floats(width=32, allow_nan=False, allow_infinity=False), st.integers(-60, 60))
def test_float32_constants_are_rounded_once(value: float, nudge: int):
    """Near the middle of two float32 numbers, rounding to binary64 first would go wrong."""
    with np.errstate(over="ignore"):  # above the largest is infinity
        above = float(np.nextafter(np.float32(value), np.float32(np.inf)))
    if above in (float("inf"), value):
        return
    middle = (Fraction(value) + Fraction(above)) / 2
    exact = middle + Fraction(nudge, 10**90) * (abs(middle) or 1)
    text = decimal(exact)
    parsed = parse_expr(text + "f")
    assert isinstance(parsed, FloatImm)
    if nudge:
        assert parsed.value == (above if nudge > 0 else value)
    else:
        assert parsed.value in (value, above)
        assert np.float32(parsed.value).view(np.uint32) % 2 == 0  # ties to even


def decimal(value: Fraction) -> str:
    """`value` to 300 places."""
    scaled = round(abs(value) * 10**300)
    whole, rest = divmod(scaled, 10**300)
    return f"{'-' if value < 0 else ''}{whole}.{rest:0300d}"


@given(st.integers(0, 2**32))
def test_runtime_type_codes(code: int):
    type = from_runtime_code(code)
    assert type is None or from_runtime_code(runtime_code(type)) == type


@pytest.mark.parametrize("name", ["int8", "uint1x512", "bfloat16", "float64x3", "handle"])
def test_names_of_types(name: str):
    assert str(parse_type(name)) == name


@pytest.mark.parametrize(
    "name",
    ["int7", "float17x4", "int8x0", "int٣٢", "bfloat32", "int", "int08", "int8x" + "9" * 5000, ""],
)
def test_names_of_no_types(name: str):
    assert parse_type(name) is None


def test_a_megabyte_takes_a_few_seconds():
    text = (EXAMPLES / "bias_relu_bf16.stmt").read_text() * 100
    start = time.process_time()
    parse(text)
    assert time.process_time() - start < 10
