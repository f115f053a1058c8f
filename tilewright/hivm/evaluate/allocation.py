"""New buffers, and memrefs made of the bytes of others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation

from tilewright.hivm.evaluate.buffer import Buffer
from tilewright.hivm.evaluate.element_types import bits_of
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.shapes import checked_shape, layout_strides, shape_of
from tilewright.hivm.evaluate.values import Tensor, element_dtype


def new_buffer(name: str, type: MemRefType, sizes: Sequence[Any] = ()) -> View:
    """A memref of type `type`, with `sizes` for its dynamic dimensions, in memory of its own."""
    shape, dtype = shape_of(type, sizes), element_dtype(type)
    strides, offset = layout_strides(type, shape), type.get_offset() or 0
    last = offset + sum(max(s * (n - 1), 0) for s, n in zip(strides, shape, strict=True))
    (elements,) = checked_shape((0 if 0 in shape else last + 1,))
    return View(Buffer.new(name, elements * bits_of(dtype)), dtype, offset, shape, strides)


def bytes_as(source: View, start: int, type: MemRefType, sizes: Sequence[Any] = ()) -> View:
    """The bytes of `source`'s elements from byte `start` on as a dense memref of type `type`."""
    shape, dtype = shape_of(type, sizes), element_dtype(type)
    first, bit = divmod(source.offset * bits_of(source.dtype), 8)
    if bit:
        raise EvaluationError(f"a view that begins at bit {bit} of a byte has no bytes of its own")
    size = math.prod(shape) * bits_of(dtype)
    return View.of(source.buffer.part(source.buffer.name, first + start, size), dtype, shape)


def copied(name: str, source: Tensor | View) -> View:
    """A new buffer with a tensor's or memref's elements."""
    array, written = source.peek()
    view = View.new(name, array.dtype, array.shape)
    view.write(array, written)
    return view


def name_of(op: Operation) -> str:
    """What errors call the buffer that `op` makes: the name of its result in the text."""
    hint = op.results[0].name_hint
    return f"%{hint}" if hint else f"the buffer of {op.name}"
