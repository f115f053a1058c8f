"""New buffers, and memrefs made of the bytes of others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation

from tilewright.hivm.evaluate.memory import Buffer, View
from tilewright.hivm.evaluate.shapes import layout_strides, shape_of
from tilewright.hivm.evaluate.values import Tensor, element_dtype


def new_buffer(name: str, type: MemRefType, sizes: Sequence[Any] = ()) -> View:
    """A memref of type `type`, with `sizes` for its dynamic dimensions, in memory of its own."""
    shape, dtype = shape_of(type, sizes), element_dtype(type)
    strides, offset = layout_strides(type, shape), type.get_offset() or 0
    last = offset + sum(s * (n - 1) for s, n in zip(strides, shape, strict=True))
    elements = 0 if 0 in shape else last + 1
    return View(Buffer.new(name, elements * dtype.itemsize), dtype, offset, shape, strides)


def bytes_as(source: View, start: int, type: MemRefType, sizes: Sequence[Any] = ()) -> View:
    """The bytes of `source`'s elements from byte `start` on as a dense memref of type `type`."""
    shape, dtype = shape_of(type, sizes), element_dtype(type)
    first = source.offset * source.dtype.itemsize + start
    size = math.prod(shape) * dtype.itemsize
    return View.of(source.buffer.part(source.buffer.name, first, size), dtype, shape)


def copied(name: str, source: Tensor | View) -> View:
    """A new buffer with a tensor's or memref's elements."""
    array, written = source.peek()
    view = View.of(Buffer.new(name, array.nbytes), array.dtype, array.shape)
    view.write(array, written)
    return view


def name_of(op: Operation) -> str:
    """What errors call the buffer that `op` makes: the name of its result in the text."""
    hint = op.results[0].name_hint
    return f"%{hint}" if hint else f"the buffer of {op.name}"
