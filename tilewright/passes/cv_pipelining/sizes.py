"""How many bytes values take."""

from __future__ import annotations

from math import prod

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    FixedBitwidthType,
    MemRefType,
    TensorType,
)
from xdsl.ir import Attribute, Operation

from tilewright.hivm.queries import inits, is_destination_style

POINTER_BITS = 64


def _bits_of(element: Attribute) -> int:
    return element.bitwidth if isinstance(element, FixedBitwidthType) else POINTER_BITS


def bytes_of(type: Attribute) -> int:
    """The bytes of a value of a tensor's, memref's or scalar's type.

    A dimension without a known size counts as one element.
    """
    if isinstance(type, TensorType | MemRefType):
        sizes = (1 if size == DYNAMIC_INDEX else size for size in type.get_shape())
        return -(-prod(sizes) * _bits_of(type.element_type) // 8)
    return -(-_bits_of(type) // 8)


def bytes_made(op: Operation) -> int:
    """The bytes of what `op` computes: its results, or the memory that it writes."""
    if op.results:
        return sum(bytes_of(result.type) for result in op.results)
    return sum(bytes_of(init.type) for init in inits(op)) if is_destination_style(op) else 0
