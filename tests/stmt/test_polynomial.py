"""Polynomials against plain integers: an expression, read and written back, keeps its value."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.stmt.integer_lanes import lanes_of, lift, op
from tilewright.stmt.index.polynomial import Polynomial
from tilewright.stmt.nodes import Binary, Broadcast, Call, Cast, Expr, IntImm, Let, Select, Var
from tilewright.stmt.types import INT8, INT32, INT64, UINT8

X, Y, Z = (Var(name) for name in "xyz")
VALUES = st.fixed_dictionaries({name: st.integers(-50, 50) for name in "xyz"})


def read(e: Expr | int) -> Polynomial:
    return Polynomial.from_expr(lift(e))


def value_of(e: Expr, values: dict[str, int]) -> int:
    (value,) = lanes_of(e, values)
    return value


def combined(inner: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
    small = st.integers(-9, 17).map(IntImm)
    return st.one_of(
        st.builds(Binary, st.sampled_from(["+", "-", "min", "max"]), inner, inner),
        st.builds(Binary, st.just("*"), inner, small),
        st.builds(Binary, st.sampled_from(["/", "%"]), inner, small),
        st.builds(Binary, st.sampled_from(["*", "/", "%"]), inner, inner),
        st.builds(lambda a, b, c: Select(Binary("<", a, b), b, c), inner, inner, inner),
    )


EXPRS = st.recursive(
    st.one_of(st.integers(-20, 20).map(IntImm), st.sampled_from([X, Y, Z])), combined, max_leaves=8
)


@given(EXPRS, VALUES)
def test_reading_and_writing_keeps_the_value(e: Expr, values: dict[str, int]):
    polynomial = Polynomial.from_expr(e)
    written = polynomial.to_expr()
    assert value_of(written, values) == value_of(e, values)
    assert Polynomial.from_expr(written) == polynomial
    assert hash(Polynomial.from_expr(written)) == hash(polynomial)


@given(EXPRS, VALUES)
def test_substituting_numbers_gives_the_value(e: Expr, values: dict[str, int]):
    numbers = {name: IntImm(value) for name, value in values.items()}
    changed = Polynomial.from_expr(e).substitute(numbers)
    assert value_of(changed.to_expr(), {}) == value_of(e, values)


@given(EXPRS, EXPRS, EXPRS)
def test_ring_laws(a: Expr, b: Expr, c: Expr):
    p, q, r = read(a), read(b), read(c)
    assert (p + q) * r == r * q + p * r
    assert p - q == -(q - p)
    assert (p - p).is_zero
    assert read(op(op(a, "+", b), "-", b)) == p


@given(EXPRS, st.integers(1, 40), VALUES)
def test_exact_division(e: Expr, c: int, values: dict[str, int]):
    polynomial = read(e)
    divided = polynomial.divide(c)
    g, r = polynomial.step(c)
    assert c % g == 0
    assert value_of(e, values) % g == r
    assert (divided is not None) == (g == c)
    if divided is not None:
        quotient, remainder = divided
        assert quotient * c + remainder == polynomial
        assert 0 <= remainder < c


EQUAL = {
    "a sum in any order": (op(op(X, "+", 3), "+", Y), op(Y, "+", op(X, "+", 3))),
    "distribution": (op(op(X, "+", Y), "*", 16), op(op(Y, "*", 16), "+", op(X, "*", 16))),
    "a product of variables": (op(op(X, "*", Y), "*", 2), op(op(Y, "*", 2), "*", X)),
    "quotient and remainder": (op(op(op(X, "/", 8), "*", 8), "+", op(X, "%", 8)), X),
    "division of a multiple": (op(op(op(X, "*", 8), "+", 11), "/", 4), op(op(X, "*", 2), "+", 2)),
    "a multiple is moved out": (
        op(op(op(X, "*", 8), "+", Y), "/", 8),
        op(X, "+", op(Y, "/", 8)),
    ),
    "division by a common factor": (op(op(op(X, "*", 8), "+", 3), "/", 16), op(X, "/", 2)),
    "division of a division": (op(op(X, "/", 2), "/", 4), op(X, "/", 8)),
    "a remainder modulo a factor": (op(op(X, "+", 32), "%", 8), op(X, "%", 8)),
    "division by zero": (op(X, "/", 0), 0),
    "division by a negative": (op(X, "/", -4), op(0, "-", op(X, "/", 4))),
    "the lesser of two": (op(op(X, "+", 3), "min", X), X),
    "min in any order": (op(X, "min", Y), op(Y, "min", X)),
    "equal arms": (Select(op(X, "<", Y), X, op(op(X, "+", 1), "-", 1)), X),
    "likely": (Call(INT32, "likely", (X,)), X),
    "a broadcast to one lane": (Broadcast(X, 1), X),
    "a let": (Let("t", op(X, "+", 1), op(Var("t"), "*", 2)), op(op(X, "*", 2), "+", 2)),
    "widening": (
        Cast(INT64, op(X, "+", Y)),
        Binary("+", Cast(INT64, Y), Cast(INT64, X)),
    ),
}


@pytest.mark.parametrize(("a", "b"), EQUAL.values(), ids=EQUAL.keys())
def test_equal(a: Expr | int, b: Expr | int):
    assert read(a) == read(b)


def test_narrow_arithmetic_is_kept_whole():
    a, b = Var("a", UINT8), Var("b", UINT8)
    wrapped = Binary("-", Binary("+", a, b), b)
    assert Polynomial.from_expr(wrapped) != Polynomial.from_expr(a)
    assert Polynomial.from_expr(Cast(INT32, wrapped)).to_expr() == Cast(INT32, wrapped)
    assert Polynomial.from_expr(Cast(INT8, X)) != Polynomial.from_expr(X)


def test_written_form():
    assert read(op(op(Y, "+", op(X, "*", 16)), "-", 3)).to_expr() == op(
        op(op(X, "*", 16), "+", Y), "-", 3
    )
    assert read(op(0, "-", X)).to_expr() == op(0, "-", X)
    assert read(op(op(3, "-", X), "-", Y)).to_expr() == op(op(3, "-", X), "-", Y)
    assert read(op(op(Y, "+", 1), "-", op(X, "*", 2))).to_expr() == op(
        op(Y, "-", op(X, "*", 2)), "+", 1
    )
    assert read(op(op(X, "%", 8), "*", 3)).to_expr() == op(op(X, "%", 8), "*", 3)
    assert read(op(X, "-", X)).to_expr() == IntImm(0)
    assert read(X).to_expr(INT64) == Cast(INT64, X)


def test_only_scalar_integers_are_polynomials():
    with pytest.raises(ValueError, match="scalar integer"):
        Polynomial.from_expr(Broadcast(X, 4))
