"""Numbers in MLIR text: what fits a type is read, and an error stands at the number.

The bits of floats are kept: two NaNs can differ.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import TypeVar

from xdsl.dialects.builtin import (
    AnyDenseElement,
    AnyFloat,
    BytesAttr,
    ComplexType,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatData,
    IndexType,
    IntegerAttr,
    IntegerType,
    RankedStructure,
)
from xdsl.parser import AttrParser
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.lexer import Span

from tilewright.hivm.text.affine import MAX_INDEX
from tilewright.hivm.text.floats import float_of_bits
from tilewright.hivm.text.places import PlacingParser

T = TypeVar("T")

_DECIMAL = re.compile(r"-?\s*+(?!0x)[0-9]++(?!\.)")
_INDICES = range(-MAX_INDEX - 1, MAX_INDEX + 1)
_HEXADECIMAL = re.compile(r"0x[0-9a-fA-F]++")
_MAX_ELEMENTS = 1 << 22


class LiteralParser(PlacingParser, AttrParser):
    """Reads hexadecimal numbers as the bits of floats, and no decimal integer as a float.

    Dense attributes that are too large are errors, and so are integers of more than 64 bits where
    no type says otherwise.
    """

    _has_type = False  # whether the type of the integer that is read limits it
    _elements: list[_Element]  # of the dense attribute that is read
    last_integer: Span | None = None

    def parse_optional_integer(
        self, allow_boolean: bool = True, allow_negative: bool = True
    ) -> int | None:
        start = self.pos
        value = super().parse_optional_integer(allow_boolean, allow_negative)
        if value is not None:
            self.last_integer = Span(start, self.end_of_last_token(), self.lexer.input)
            if not self._has_type and value not in _INDICES:
                self.raise_error(f"{value} is out of range for 64 bits", self.last_integer)
        return value

    def parse_optional_number(self, *, allow_boolean: bool = False) -> int | float | None:
        parse = super().parse_optional_number
        return self._with_type(lambda: parse(allow_boolean=allow_boolean))

    def _parse_typed_integer(
        self,
        type: IntegerType,
        allow_boolean: bool = True,
        allow_negative: bool = True,
        context_msg: str = "",
    ) -> int:
        parse = super()._parse_typed_integer
        return self._with_type(lambda: parse(type, allow_boolean, allow_negative, context_msg))

    def _with_type(self, parse: Callable[[], T]) -> T:
        self._has_type = True
        value = parse()
        self._has_type = False
        return value

    def parse_shape_dimension(self, allow_dynamic: bool = True) -> int:
        start = self._current_token.span
        size = super().parse_shape_dimension(allow_dynamic)
        if size not in _INDICES:
            self.raise_error(f"a dimension of {size} elements is too large", start)
        return size

    def parse_optional_builtin_int_or_float_attr(self) -> IntegerAttr | FloatAttr | None:
        start = self.pos
        literal = _DECIMAL.match(self.lexer.input.content, start)
        bits = _HEXADECIMAL.match(self.lexer.input.content, start)
        try:
            attribute = super().parse_optional_builtin_int_or_float_attr()
        except VerifyException as error:
            self.raise_error(str(error), start)
        if literal is not None and isinstance(attribute, FloatAttr):
            self.raise_error(_no_float(literal[0], attribute.type), start)
        if isinstance(attribute, IntegerAttr) and isinstance(attribute.type, IndexType):
            value = attribute.value.data
            if value not in _INDICES:
                self.raise_error(f"{value} is out of range for index", start)
        if isinstance(attribute, FloatAttr) and bits is not None:
            # As it is: the constructor rounds, which changes NaNs.
            value = float_of_bits(int(bits[0], 16), attribute.type)
            return FloatAttr.new([FloatData(value), attribute.type])
        return attribute

    def parse_dense_int_or_fp_elements_attr(
        self, type: RankedStructure[AnyDenseElement] | None
    ) -> DenseIntOrFPElementsAttr:
        if type is not None:
            self._check_size(type)
        self._elements = []
        attribute = super().parse_dense_int_or_fp_elements_attr(type)
        element, data = attribute.get_element_type(), bytearray(attribute.data.data)
        if not isinstance(element, AnyFloat):
            return attribute
        size = element.compile_time_size
        for index, each in enumerate(self._elements):
            if isinstance(each, _Bits):
                assert isinstance(each.value, int)
                data[index * size : (index + 1) * size] = each.value.to_bytes(size, "little")
        if len(self._elements) == 1:
            data = data[:size] * len(attribute)
        return DenseIntOrFPElementsAttr(attribute.type, BytesAttr(bytes(data)))

    def _parse_dense_literal_type(self) -> RankedStructure[AnyDenseElement]:
        type = super()._parse_dense_literal_type()
        self._check_size(type)
        return type

    def _check_size(self, type: RankedStructure[AnyDenseElement]) -> None:
        """Refuses dense attributes that are too large to be held in memory element by element."""
        if math.prod(type.get_shape()) > _MAX_ELEMENTS:
            self.raise_error(f"dense attributes have at most {_MAX_ELEMENTS} elements, not {type}")

    def _parse_tensor_literal_element(self) -> AttrParser._TensorLiteralElement:
        is_bits = self._current_token.text[:2] == "0x"
        element = super()._parse_tensor_literal_element()
        kind = _Bits if is_bits else _Element
        self._elements.append(kind(element.is_negative, element.value, element.span))
        return self._elements[-1]


class _Element(AttrParser._TensorLiteralElement):
    """An element whose decimal integer is no float, and no integer of fewer bits than it has."""

    def to_type(
        self, parser: AttrParser, type: AnyFloat | IntegerType | IndexType | ComplexType
    ) -> int | float | tuple[float, float]:
        value = super().to_type(parser, type)
        if isinstance(type, IntegerType | IndexType) and isinstance(value, int):
            valid = _INDICES if isinstance(type, IndexType) else range(*type.value_range())
            if value not in valid:
                parser.raise_error(f"{value} is out of range for {type}", self.span)
        if isinstance(type, AnyFloat) and isinstance(value, float):
            return type.round(value)
        return value

    def to_float(self, parser: AttrParser) -> float:
        if isinstance(self.value, int):
            parser.raise_error(_no_float(self.span.text, None), self.span)
        return super().to_float(parser)


class _Bits(_Element):
    """An element in hexadecimal: the bits of a float, or the value of an integer."""

    def to_type(
        self, parser: AttrParser, type: AnyFloat | IntegerType | IndexType | ComplexType
    ) -> int | float | tuple[float, float]:
        if not isinstance(type, AnyFloat):
            return super().to_type(parser, type)
        assert isinstance(self.value, int)
        if self.value.bit_length() > type.bitwidth:
            parser.raise_error(f"{self.span.text} has more bits than {type}", self.span)
        return float_of_bits(self.value, type)


def _no_float(text: str, type: AnyFloat | None) -> str:
    of = f"of type {type}" if type is not None else "of a floating-point type"
    return f"the integer {text} is no value {of}: {text}.0 is one"
