"""arith and math on integers, against Python's."""

import operator

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.hivm.evaluate.programs import fails, function, results, run

WIDTHS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}


def signed(number: int, bits: int) -> int:
    return (number + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)


def unsigned(number: int, bits: int) -> int:
    return number % (1 << bits)


def passed(number: int, bits: int) -> int:
    """As an argument: an i1 is a bool."""
    return unsigned(number, bits) if bits == 1 else signed(number, bits)


def toward_zero(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def integers(bits: int):
    edges = (0, 1, -1, 1 << bits - 1, (1 << bits - 1) - 1, (1 << bits - 1) + 1)
    return st.one_of(st.sampled_from(edges), st.integers(0, (1 << bits) - 1))


# name -> the operands' reading and the exact result
BINARY = {
    "addi": (signed, operator.add),
    "subi": (signed, operator.sub),
    "muli": (signed, operator.mul),
    "andi": (unsigned, operator.and_),
    "ori": (unsigned, operator.or_),
    "xori": (unsigned, operator.xor),
    "minsi": (signed, min),
    "maxsi": (signed, max),
    "minui": (unsigned, min),
    "maxui": (unsigned, max),
    "divsi": (signed, toward_zero),
    "divui": (unsigned, operator.floordiv),
    "floordivsi": (signed, operator.floordiv),
    "ceildivsi": (signed, lambda a, b: -(-a // b)),
    "ceildivui": (unsigned, lambda a, b: -(-a // b)),
    "remsi": (signed, lambda a, b: a - b * toward_zero(a, b)),
    "remui": (unsigned, operator.mod),
    "shli": (unsigned, operator.lshift),
    "shrui": (unsigned, operator.rshift),
    "shrsi": (signed, lambda a, b: a >> b),
}


@pytest.mark.parametrize("name", BINARY)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_binary(name, data):
    type = data.draw(st.sampled_from(sorted(WIDTHS)))
    bits = WIDTHS[type]
    read, oracle = BINARY[name]
    a, b = (data.draw(integers(bits)) for _ in range(2))
    operation = function(f"arith.{name} %0, %1 : {type}", [type, type], type)
    arguments = passed(a, bits), passed(b, bits)
    x, y = read(a, bits), read(b, bits)
    if name.startswith("sh"):
        y = unsigned(b, bits)
        if y >= bits:
            assert f"a value that has {bits} bits" in fails(operation, *arguments)
            return
    if ("div" in name or "rem" in name) and y == 0:
        assert "zero" in fails(operation, *arguments)
        return
    expected = oracle(x, y)
    if "div" in name and "s" in name and signed(expected, bits) != expected:
        assert "overflows" in fails(operation, *arguments)
        return
    assert results(operation, *arguments) == [passed(expected, bits)]


PREDICATES = {
    "eq": (signed, operator.eq),
    "ne": (signed, operator.ne),
    "slt": (signed, operator.lt),
    "sle": (signed, operator.le),
    "sgt": (signed, operator.gt),
    "sge": (signed, operator.ge),
    "ult": (unsigned, operator.lt),
    "ule": (unsigned, operator.le),
    "ugt": (unsigned, operator.gt),
    "uge": (unsigned, operator.ge),
}


@pytest.mark.parametrize("name", PREDICATES)
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_comparisons(name, data):
    type = data.draw(st.sampled_from(sorted(WIDTHS)))
    bits = WIDTHS[type]
    a = data.draw(integers(bits))
    b = data.draw(st.one_of(st.just(a), integers(bits)))
    read, oracle = PREDICATES[name]
    text = function(f"arith.cmpi {name}, %0, %1 : {type}", [type, type], "i1")
    expected = oracle(read(a, bits), read(b, bits))
    assert results(text, passed(a, bits), passed(b, bits)) == [expected]


CASTS = [
    ("extsi", "i8", "i32", signed),
    ("extsi", "i1", "i16", signed),
    ("extui", "i8", "i32", unsigned),
    ("extui", "i1", "i64", unsigned),
    ("trunci", "i64", "i8", signed),
    ("trunci", "i32", "i1", unsigned),
    ("index_cast", "i32", "index", signed),
    ("index_cast", "index", "i16", signed),
    ("index_cast", "i1", "index", signed),
    ("bitcast", "i32", "i32", signed),
]


@pytest.mark.parametrize(("name", "source", "target", "read"), CASTS)
@given(data=st.data())
@settings(max_examples=20, deadline=None)
def test_casts(name, source, target, read, data):
    a = data.draw(integers(WIDTHS[source]))
    text = function(f"arith.{name} %0 : {source} to {target}", [source], target)
    result = run(text, passed(a, WIDTHS[source])).results[0]
    expected = read(a, WIDTHS[source]) if name != "trunci" else a
    assert result == passed(expected, WIDTHS[target])
    assert result.dtype == {1: np.bool_}.get(
        WIDTHS[target], np.dtype(f"i{WIDTHS[target] // 8 or 1}")
    )


TWO_RESULTS = {
    "addui_extended": (unsigned, lambda a, b, bits: (a + b, a + b >= 1 << bits), "i1"),
    "mulsi_extended": (signed, lambda a, b, bits: (a * b, (a * b) >> bits), None),
    "mului_extended": (unsigned, lambda a, b, bits: (a * b, (a * b) >> bits), None),
}


@pytest.mark.parametrize("name", TWO_RESULTS)
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_two_results(name, data):
    type = data.draw(st.sampled_from(["i1", "i8", "i16", "i32", "i64"]))
    bits = WIDTHS[type]
    a, b = (data.draw(integers(bits)) for _ in range(2))
    read, oracle, second = TWO_RESULTS[name]
    types = f"{type}, {second}" if second else type
    results_of = f"{type}, {second or type}"
    text = (
        f"func.func @f(%0: {type}, %1: {type}) -> ({results_of}) {{\n"
        f"  %a, %b = arith.{name} %0, %1 : {types}\n  return %a, %b : {results_of}\n}}"
    )
    first, other = oracle(read(a, bits), read(b, bits), bits)
    expected = [passed(first, bits), bool(other) if second else passed(other, bits)]
    assert results(text, passed(a, bits), passed(b, bits)) == expected


UNARY = {
    "absi": (signed, lambda a, bits: abs(a)),
    "ctlz": (unsigned, lambda a, bits: f"{a:0{bits}b}".find("1") % (bits + 1)),
    "cttz": (unsigned, lambda a, bits: f"{a:0{bits}b}"[::-1].find("1") % (bits + 1)),
    "ctpop": (unsigned, lambda a, bits: f"{a:b}".count("1")),
}


@pytest.mark.parametrize("name", UNARY)
@given(data=st.data())
@settings(max_examples=30, deadline=None)
def test_unary(name, data):
    type = data.draw(st.sampled_from(["i8", "i16", "i32", "i64"]))
    bits = WIDTHS[type]
    a = data.draw(integers(bits))
    read, oracle = UNARY[name]
    text = function(f"math.{name} %0 : {type}", [type], type)
    assert results(text, signed(a, bits)) == [signed(oracle(read(a, bits), bits), bits)]


@given(st.integers(-128, 127), st.integers(-128, 127))
@example(0, -1)
@settings(max_examples=60, deadline=None)
def test_integer_power(base, exponent):
    text = function("math.ipowi %0, %1 : i8", ["i8", "i8"], "i8")
    if base == 0 and exponent < 0:
        assert "zero to the negative power" in fails(text, base, exponent)
        return
    exact = base**exponent if exponent >= 0 else {1: 1, -1: (-1) ** -exponent}.get(base, 0)
    assert results(text, base, exponent) == [signed(exact, 8)]


def test_on_tensors_every_element():
    text = function("arith.muli %0, %1 : tensor<3xi8>", ["tensor<3xi8>"] * 2, "tensor<3xi8>")
    a, b = np.array([100, -128, 3], np.int8), np.array([2, -1, 5], np.int8)
    assert results(text, a, b) == [[signed(200, 8), -128, 15]]
    text = text.replace("muli", "divsi")
    assert "a division of -128 by -1 overflows" in fails(text, a, b)


def test_constants_wrap_as_the_text_means():
    text = """func.func @f() -> (i8, i1, tensor<2x2xi16>, tensor<3xi1>, index) {
      %a = arith.constant 255 : i8
      %b = arith.constant true
      %c = arith.constant dense<[[1, -2], [3, 4]]> : tensor<2x2xi16>
      %d = arith.constant dense<[true, false, true]> : tensor<3xi1>
      %e = arith.constant -3 : index
      return %a, %b, %c, %d, %e : i8, i1, tensor<2x2xi16>, tensor<3xi1>, index
    }"""
    expected = [-1, True, [[1, -2], [3, 4]], [True, False, True], -3]
    assert results(text) == expected


def test_select_takes_one_of_two_values_or_of_each_two_elements():
    text = function("arith.select %0, %1, %2 : i32", ["i1", "i32", "i32"], "i32")
    assert results(text, True, 1, 2) == [1]
    assert results(text, False, 1, 2) == [2]
