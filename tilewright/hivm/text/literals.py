"""Numbers in MLIR text: what fits a type is read, and an error stands at the number."""

from __future__ import annotations

import math
import re

from xdsl.dialects.builtin import (
    AnyDenseElement,
    AnyFloat,
    ComplexType,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    RankedStructure,
)
from xdsl.parser import AttrParser
from xdsl.utils.exceptions import VerifyException

_DECIMAL = re.compile(r"-?\s*+(?!0x)[0-9]++(?!\.)")
_INDICES = range(-(1 << 63), 1 << 63)
_MAX_ELEMENTS = 1 << 22


class LiteralParser(AttrParser):
    """Reads hexadecimal numbers as the bits of floats, and no decimal integer as a float.

    Dense attributes that are too large are errors.
    """

    def parse_optional_builtin_int_or_float_attr(self) -> IntegerAttr | FloatAttr | None:
        start = self.pos
        literal = _DECIMAL.match(self.lexer.input.content, start)
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
        return attribute

    def parse_dense_int_or_fp_elements_attr(
        self, type: RankedStructure[AnyDenseElement] | None
    ) -> DenseIntOrFPElementsAttr:
        if type is not None:
            self._check_size(type)
        return super().parse_dense_int_or_fp_elements_attr(type)

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
        return kind(element.is_negative, element.value, element.span)


class _Element(AttrParser._TensorLiteralElement):
    """An element whose decimal integer is no float, and no integer of fewer bits than it has."""

    def to_type(
        self, parser: AttrParser, type: AnyFloat | IntegerType | IndexType | ComplexType
    ) -> int | float | tuple[float, float]:
        value = super().to_type(parser, type)
        if isinstance(type, IntegerType) and isinstance(value, int):
            least, end = type.value_range()
            if not least <= value < end:
                parser.raise_error(f"{value} is out of range for {type}", self.span)
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
        return type.unpack(self.value.to_bytes(type.compile_time_size, "little"), 1)[0]


def _no_float(text: str, type: AnyFloat | None) -> str:
    of = f"of type {type}" if type is not None else "of a floating-point type"
    return f"the integer {text} is no value {of}: {text}.0 is one"
