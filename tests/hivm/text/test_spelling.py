"""Floats and affine maps: what is spelled is read back as it was, in MLIR's spelling."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from xdsl.dialects.builtin import AffineMapAttr, FloatAttr, bf16, f8E4M3FN, f8E5M2, f16, f32, f64
from xdsl.parser import Parser as XdslParser

from tests.hivm.modules import parse
from tilewright.hivm.context import make_context
from tilewright.hivm.text.affine import MAX_OPERATORS, spell_map
from tilewright.hivm.text.diagnostics import ModuleError
from tilewright.hivm.text.floats import bits_of_float, float_of_bits, spell_float
from tilewright.hivm.text.parser import Parser
from tilewright.hivm.text.printer import print_module

TYPES = {
    "f16": f16,
    "bf16": bf16,
    "f32": f32,
    "f64": f64,
    "f8E4M3FN": f8E4M3FN,
    "f8E5M2": f8E5M2,
}


@pytest.mark.parametrize(
    ("value", "type", "spelling"),
    [
        (0.0, f32, "0.000000e+00"),
        (-0.0, f32, "-0.000000e+00"),
        (1.5, f32, "1.500000e+00"),
        (-math.inf, f32, "0xFF800000"),
        (math.inf, bf16, "0x7F80"),
        (math.inf, f64, "0x7FF0000000000000"),
        (1.4426950216293335, f32, "1.44269502"),
        (1.001953125, f32, "1.00195313"),  # a tie is rounded up
        (3.140625, bf16, "3.140630e+00"),
        (f32.round(0.000123456789), f32, "1.2345679E-4"),
        (2147483648.0, f32, "2.14748365E+9"),
        (123456792.0, f32, "0x4CEB79A3"),
        (0.1, f64, "1.000000e-01"),
        (16777217.0, f64, "0x4170000010000000"),
        (5.9604644775390625e-08, f16, "5.960460e-08"),
    ],
)
def test_floats_as_the_published_compiler_spells_them(value, type, spelling):
    assert spell_float(value, type) == spelling


@given(st.floats(width=32), st.sampled_from(sorted(TYPES)))
def test_a_float_is_read_back_as_it_was(value, name):
    type = TYPES[name]
    value = type.round(value)
    text = f"{spell_float(value, type)} : {name}"
    attribute = Parser(make_context(), text).parse_attribute()
    assert isinstance(attribute, FloatAttr)
    read_value = attribute.value.data
    assert (math.isnan(value) and math.isnan(read_value)) or (
        value == read_value and math.copysign(1, value) == math.copysign(1, read_value)
    )


def test_hexadecimal_elements_are_the_bits_of_floats():
    text = "dense<[1.0, 0x7F800000, 0xFF800000]> : tensor<3xf32>"
    attribute = Parser(make_context(), text).parse_attribute()
    assert attribute.get_values() == (1.0, math.inf, -math.inf)  # type: ignore
    attribute = Parser(make_context(), "dense<0x10> : tensor<2xi32>").parse_attribute()
    assert attribute.get_values() == (16, 16)  # type: ignore


@given(st.integers(0, 2**32 - 1), st.sampled_from(sorted(TYPES)), st.booleans())
def test_all_bits_of_a_float_are_kept(number, name, is_dense):
    bits = number % (1 << TYPES[name].bitwidth)
    text = f"dense<[0x{bits:X}, 0x0]> : tensor<2x{name}>" if is_dense else f"0x{bits:X} : {name}"
    module = f"module attributes {{a = {text}}} {{\n}}"
    printed = print_module(parse(module))
    assert print_module(parse(printed)) == printed
    if math.isnan(float_of_bits(bits, TYPES[name])):
        assert f"0x{bits:X}" in printed
    assert bits_of_float(float_of_bits(bits, TYPES[name]), TYPES[name]) == bits


leaves = st.sampled_from(["d0", "d1", "s0", "s1", "3", "1", "0", "8"])
expressions = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from("+-*"), inner).map(lambda t: f"({t[0]} {t[1]} {t[2]})"),
        st.tuples(inner, st.sampled_from(["mod", "floordiv", "ceildiv"]), st.integers(1, 9)).map(
            lambda t: f"({t[0]} {t[1]} {t[2]})"
        ),
        inner.map(lambda text: f"-{text}"),
    ),
    max_leaves=8,
)


def affine_map(text: str):
    attribute = Parser(make_context(), f"affine_map<{text}>").parse_attribute()
    assert isinstance(attribute, AffineMapAttr)
    return attribute.data


@given(expressions)
def test_an_affine_map_keeps_its_meaning(text):
    # A product of two terms is semi-affine; xDSL's own parser refuses it.
    source = f"(d0, d1)[s0, s1] -> ({text})"
    parsed = affine_map(source)
    again = affine_map(spell_map(parsed))
    for dimensions, symbols in (([3, 5], [2, 7]), ([-4, 0], [1, 9]), ([11, -6], [3, 4])):
        expected = meaning(text, {"d0": dimensions[0], "d1": dimensions[1], "s0": symbols[0],
                                  "s1": symbols[1]})  # fmt: skip
        assert list(parsed.eval(dimensions, symbols)) == [expected]
        assert list(again.eval(dimensions, symbols)) == [expected]


def meaning(text: str, values: dict[str, int]) -> int:
    """`text` computed by Python's own operators, the quotient rounded up through negation."""

    class Number(int):
        def __matmul__(self, other: int) -> "Number":
            return Number(-(-int(self) // int(other)))

        def __add__(self, other: int) -> "Number":
            return Number(int(self) + int(other))

        def __sub__(self, other: int) -> "Number":
            return Number(int(self) - int(other))

        def __mul__(self, other: int) -> "Number":
            return Number(int(self) * int(other))

        def __mod__(self, other: int) -> "Number":
            return Number(int(self) % int(other))

        def __floordiv__(self, other: int) -> "Number":
            return Number(int(self) // int(other))

        def __neg__(self) -> "Number":
            return Number(-int(self))

    for word, operator in (("floordiv", "//"), ("ceildiv", "@"), ("mod", "%")):
        text = text.replace(word, operator)
    for digit in "0123456789":
        text = text.replace(f" {digit}", f" N({digit})").replace(f"({digit}", f"(N({digit})")
        text = text.replace(f"-{digit}", f"-N({digit})")
    text = f"N({text})" if text.isdigit() else text
    names = {name: Number(value) for name, value in values.items()}
    return int(eval(text, {"N": Number, **names}))


@pytest.mark.parametrize(
    ("written", "spelled"),
    [
        ("(d0, d1)[s0] -> ((d0 - d1) ceildiv s0)", None),
        ("(d0)[s0, s1] -> (d0 * s0 + s1)", None),
        ("(d0, d1) -> (d0 - (d1 + 5))", None),
        ("(d0, d1) -> (-d0 - d1)", None),
        ("(d0) -> (d0 * -2 - 4)", None),
        ("(d0) -> (3 + d0)", "(d0) -> (d0 + 3)"),
        ("(d0, d1) -> (d0 + 1 + d1 + 2)", "(d0, d1) -> (d0 + d1 + 3)"),
        ("() -> (42)", None),
        ("(d0, d1) -> ((d0 + d1) * 3)", None),
    ],
)
def test_affine_maps_as_mlir_spells_them(written, spelled):
    assert spell_map(affine_map(written)) == (spelled or written)


def test_too_long_and_meaningless_maps_are_errors():
    terms = " + ".join(["d0 mod 5"] * MAX_OPERATORS)
    for text, message in (
        (f"(d0) -> ({terms})", "operators in an affine map"),
        ("(d0) -> (d0 mod 0)", "'mod' by zero"),
    ):
        with pytest.raises(ModuleError, match=message):
            parse(f'"builtin.module"() ({{}}) {{x = affine_map<{text}>}} : () -> ()')


def test_xdsl_reads_the_maps_that_it_can():
    text = spell_map(affine_map("(d0)[s0] -> (d0 * 4 + s0 floordiv 2 - 3)"))
    attribute = XdslParser(make_context(), f"affine_map<{text}>").parse_attribute()
    assert isinstance(attribute, AffineMapAttr)
    assert attribute.data.eval([5], [9]) == (21,)
