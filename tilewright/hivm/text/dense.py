"""Dense attributes as MLIR prints them: one element for all where their bits are the same."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import AnyFloat, DenseIntOrFPElementsAttr, IndexType, IntegerType
from xdsl.printer import Printer

from tilewright.hivm.text.floats import float_of_bits, spell_float

_MOST_SPELLED = 100  # with more elements their bytes are printed


def print_dense(printer: Printer, attribute: DenseIntOrFPElementsAttr) -> None:
    """`dense<...>`, without the type."""
    data, count = attribute.data.data, len(attribute)
    printer.print_string("dense")
    with printer.in_angle_brackets():
        if count and data == data[: len(data) // count] * count:
            _print_element(printer, attribute, 0)
        elif count > _MOST_SPELLED:
            printer.print_string(f'"0x{data.hex().upper()}"')
        elif count:
            shape = attribute.get_shape() if attribute.shape_is_complete else (count,)
            _print_elements(printer, attribute, range(count), shape or (count,))


def _print_elements(
    printer: Printer, attribute: DenseIntOrFPElementsAttr, places: range, shape: Sequence[int]
) -> None:
    """The elements at `places` in brackets, in as many levels as `shape` has sizes."""
    size = len(places) // shape[0]
    rows = [places[start : start + size] for start in range(0, len(places), size)]
    with printer.in_square_brackets():
        if len(shape) == 1:
            printer.print_list(places, lambda place: _print_element(printer, attribute, place))
        else:
            printer.print_list(
                rows, lambda row: _print_elements(printer, attribute, row, shape[1:])
            )


def _print_element(printer: Printer, attribute: DenseIntOrFPElementsAttr, place: int) -> None:
    type = attribute.get_element_type()
    size = type.compile_time_size
    data = attribute.data.data[place * size : (place + 1) * size]
    if isinstance(type, AnyFloat):
        bits = int.from_bytes(data, "little")
        printer.print_string(spell_float(float_of_bits(bits, type), type))
    elif isinstance(type, IntegerType | IndexType):
        printer.print_int(type.unpack(data, 1)[0], type)
    else:
        printer.print_complex(type.unpack(data, 1)[0], type)
