"""Ops that move data between memories. What was written moves along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from xdsl.interpreter import Interpreter, PythonValues

from tilewright.hivm.dialects.hivm import atomics
from tilewright.hivm.dialects.hivm import moves as dialect
from tilewright.hivm.dialects.hivm.fixpipe import FixpipeOp
from tilewright.hivm.evaluate.checks import check_count, check_rank, check_shapes
from tilewright.hivm.evaluate.destination import written_to
from tilewright.hivm.evaluate.element_types import fitting
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.interpreter import ModuleInterpreter
from tilewright.hivm.evaluate.meanings import Meaning, Meanings, optional
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.numerics import layouts, moves
from tilewright.hivm.evaluate.operations.attributes import options, python_value
from tilewright.hivm.evaluate.values import Tensor, read

_PADDING = ("left_padding_num", "right_padding_num")


def load(interpreter: Interpreter, op: Any, args: PythonValues) -> PythonValues:
    """load and copy: rows of the source, with padding, into a destination that may be longer."""
    source, destination = interpreter.get_values([op.src, op.dst])
    pad_value = optional(interpreter, op.pad_value)
    if isinstance(op, dialect.LoadOp) and _initialises(interpreter, op):
        destination = filled(destination, pad_value)
    given: dict[str, Any] = options(op, "pad_mode")
    for name in _PADDING:
        given[name] = optional(interpreter, getattr(op, name, None), int) or 0
    array, written = source.peek()
    if array.shape == destination.shape and not any(map(given.get, _PADDING)):
        return written_to(destination, array, written)
    old, old_written = destination.peek()
    moved = moves.padded(array, old, pad_value=pad_value, **given)
    marks = moves.padded(written, old_written, pad_value=np.array(True), **given)
    return written_to(destination, moved, marks)


def _initialises(interpreter: Interpreter, op: dialect.LoadOp | dialect.ND2NZOp) -> bool:
    """Whether the op fills its destination's buffer first."""
    asked = op.init_out_buffer is not None and python_value(op.init_out_buffer)
    return bool(asked) and optional(interpreter, op.init_condition, bool) is not False


def filled(destination: Tensor | View, pad_value: Any) -> Tensor | View:
    """The destination after all of its buffer, more than a view of it shows, was filled."""
    zero = np.zeros((), destination.dtype)
    value = fitting(zero if pad_value is None else np.asarray(pad_value), destination.dtype)
    if isinstance(destination, View):
        View.of(destination.buffer, destination.dtype, (destination.capacity,)).write(value)
        return destination
    return Tensor.full(np.full(destination.shape, value, destination.dtype))


def store(interpreter: ModuleInterpreter, op: dialect.StoreOp, args: PythonValues) -> PythonValues:
    source, destination = args
    kind = "none" if op.atomic_kind is None else op.atomic_kind.data
    return changed(interpreter, kind, destination, *source.peek())


def changed(
    interpreter: ModuleInterpreter,
    kind: str,
    destination: Tensor | View,
    array: np.ndarray,
    written: np.ndarray,
) -> PythonValues:
    """A write to global memory: by the op's atomic `kind`, or the one that set_atomic has set."""
    kind = interpreter.atomic if kind == "none" else kind
    if kind == "none":
        return written_to(destination, array, written)
    values = fitting(Tensor(array, written).read(), destination.dtype)
    check_shapes(values.shape, destination.shape)
    return written_to(destination, moves.atomic(kind, destination.read(), values))


def fixpipe(interpreter: ModuleInterpreter, op: FixpipeOp, args: PythonValues) -> PythonValues:
    source, destination = interpreter.get_values([op.src, op.dst])
    if op.dual_dst_mode is not None and op.dual_dst_mode.data != "NO_DUAL":
        raise EvaluationError("a destination in two vector sub-blocks has no meaning here")
    dma_mode = op.dma_mode.data
    in_fractals = len(source.shape) == len(destination.shape) + 2
    shape = _rows(destination.shape, dma_mode) if in_fractals else None
    array, written = source.peek()
    moved = moves.fixpipe(
        array,
        dma_mode=dma_mode,
        pre_quant_mode="NO_QUANT" if op.pre_quant is None else op.pre_quant.data,
        quant_scale=optional(interpreter, op.quant_scale, float),
        pre_relu_mode="NO_RELU" if op.pre_relu is None else op.pre_relu.data,
        shape=shape,
    )
    marks = moves.fixpipe(written, dma_mode=dma_mode, shape=shape)
    if op.channel_split is not None and python_value(op.channel_split):
        moved, marks = moves.channel_split(moved), moves.channel_split(marks)
    return changed(interpreter, "none", destination, moved, marks)


def _rows(shape: tuple[int, ...], dma_mode: str) -> tuple[int, int]:
    """Rows and columns before they change places, if they do."""
    check_rank(shape, 2, "a destination of rows")
    rows, columns = shape[-2:]
    return (columns, rows) if dma_mode == "nz2dn" else (rows, columns)


def nd2nz(interpreter: Interpreter, op: dialect.ND2NZOp, args: PythonValues) -> PythonValues:
    """Into the first fractals of the destination; what fills up a fractal stays as it was."""
    source, destination = interpreter.get_values([op.src, op.dst])
    if _initialises(interpreter, op):
        destination = filled(destination, optional(interpreter, op.pad_value))
    array, written = source.peek()
    array = fitting(array, destination.dtype)
    if array.ndim == len(destination.shape):
        return written_to(destination, array, written)
    check_rank(destination.shape, 4, "fractals")
    columns = destination.shape[-1]
    cut = [layouts.nd2nz(part, columns) for part in (array, written, np.ones_like(written))]
    if len(destination.shape) != cut[0].ndim or any(
        size > room for size, room in zip(cut[0].shape, destination.shape, strict=True)
    ):
        raise EvaluationError(f"fractals {list(cut[0].shape)} into {list(destination.shape)}")
    place = tuple(map(slice, cut[0].shape))
    old, old_written = (part.copy() for part in destination.peek())
    old[place] = np.where(cut[2], cut[0], old[place])
    old_written[place] = np.where(cut[2], cut[1], old_written[place])
    return written_to(destination, old, old_written)


def nz2nd(interpreter: ModuleInterpreter, op: dialect.NZ2NDOp, args: PythonValues) -> PythonValues:
    source, destination = args
    rows = [layouts.l12ub(part, destination.shape) for part in source.peek()]
    return changed(interpreter, "none", destination, rows[0], rows[1])


def l12ub(_: Interpreter, op: dialect.L12UBOp, args: PythonValues) -> PythonValues:
    source, destination = args
    return written_to(destination, *(layouts.l12ub(p, destination.shape) for p in source.peek()))


def load_scale(_: Interpreter, op: dialect.LoadScaleOp, args: PythonValues) -> PythonValues:
    """Only where nothing changes places: the order that mmadmxL1 takes isn't known."""
    source, destination = args
    if python_value(op.is_transposed):
        raise EvaluationError("the order of transposed scales is not known")
    return written_to(destination, *source.peek())


def exchanging(count: int, new_values: Callable[..., np.ndarray]) -> Meaning:
    """An op that puts `new_values`(old, `count` sources …) in memory and gives the old values.

    A tensor that it changes stands for memory that nothing else shows, so that only the old
    values count.
    """

    def meaning(interpreter: Interpreter, op: Any, args: PythonValues) -> PythonValues:
        sources = op.src if isinstance(op.src, tuple | list) else [op.src]
        check_count(len(sources), count, "sources")
        (destination,) = interpreter.get_values([op.dst])
        values = map(read, interpreter.get_values(sources))
        arrays = [fitting(array, destination.dtype) for array in values]
        old = destination.read()
        mask = optional(interpreter, getattr(op, "mask", None), read)
        given = {} if mask is None else {"mask": mask}
        new = new_values(op, old, *arrays, **given)
        if isinstance(destination, View):
            destination.write(new)
        return tuple(Tensor.full(old) for _ in op.results)

    return meaning


MEANINGS: Meanings = {
    dialect.LoadOp: load,
    dialect.StoreOp: store,
    dialect.CopyOp: load,
    FixpipeOp: fixpipe,
    dialect.ND2NZOp: nd2nz,
    dialect.NZ2NDOp: nz2nd,
    dialect.L12UBOp: l12ub,
    dialect.LoadScaleOp: load_scale,
    atomics.AtomicCasOp: exchanging(
        2, lambda op, old, expected, value: moves.atomic_cas(old, expected, value)
    ),
    atomics.AtomicRMWOp: exchanging(
        1, lambda op, old, value: moves.atomic(op.atomic_kind.data, old, value)
    ),
    atomics.AtomicXchgOp: exchanging(
        1, lambda op, old, value, mask=None: moves.atomic_xchg(old, value, mask)
    ),
}
