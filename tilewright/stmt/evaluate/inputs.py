"""Buffers to run a statement on: filled from arrays or at random, and read back as arrays."""

from __future__ import annotations

import zlib
from collections.abc import Mapping

import numpy as np

from tilewright.stmt.evaluate.arithmetic import BFLOAT16, cast, dtype, is_float
from tilewright.stmt.evaluate.errors import EvaluationError
from tilewright.stmt.evaluate.external import external_buffers
from tilewright.stmt.evaluate.headers import Header
from tilewright.stmt.evaluate.memory import Buffer
from tilewright.stmt.nodes import Stmt
from tilewright.stmt.types import Type


def make_buffers(
    stmt: Stmt,
    headers: Mapping[str, Header],
    arrays: Mapping[str, np.ndarray] | None = None,
    *,
    seed: int = 0,
) -> dict[str, Buffer]:
    """A buffer for every header: its array if it has one, random if it is an input, else unwritten.

    Only elements become written, padding never does. An array has the header's shape (rows
    first) and is converted by `convert`.
    """
    arrays = arrays or {}
    external = external_buffers(stmt)
    buffers: dict[str, Buffer] = {}
    for name, header in headers.items():
        buffer = buffers[name] = Buffer(name, header.element, header.size)
        if name in arrays:
            fill(buffer, header, convert(name, arrays[name], header.element))
        elif name in external and external[name].is_input:
            fill(buffer, header, random_array(name, header, seed))
    return buffers


def outputs(
    stmt: Stmt, headers: Mapping[str, Header], buffers: Mapping[str, Buffer]
) -> dict[str, np.ndarray]:
    """What is in the buffers that `stmt` writes, as arrays of their headers' shapes."""
    external = external_buffers(stmt)
    return {
        name: header.array(buffers[name])
        for name, header in headers.items()
        if name in external and external[name].is_output
    }


def fill(buffer: Buffer, header: Header, array: np.ndarray) -> None:
    """Writes `array`, of the header's shape and the buffer's dtype, to the buffer's elements."""
    if array.shape != header.shape:
        raise EvaluationError(
            f"{buffer.name} is {_shape(header.shape)}, but its array is {_shape(array.shape)}"
        )
    buffer.data[header.offsets] = array
    buffer.written[header.offsets] = True


def random_array(name: str, header: Header, seed: int) -> np.ndarray:
    """Integers from -4 to 4, unsigned from 0 to 8, uint1 0 or 1: exact in every type.

    They depend on `seed`, the buffer's name and its shape only, so that a transformed
    statement is given what the original was.
    """
    random = np.random.default_rng([seed, zlib.crc32(name.encode())])
    low, high = (0, 1) if header.element.is_bool else (0, 8) if header.element.is_uint else (-4, 4)
    values = random.integers(low, high, header.shape, dtype=np.int64, endpoint=True)
    return cast(np.asarray(values), dtype(header.element))


def convert(name: str, array: np.ndarray, element: Type) -> np.ndarray:
    """`array` in the dtype of `element`: floats are rounded, integers must fit.

    bfloat16 also takes two-byte void data, which is how numpy stores ml_dtypes.bfloat16.
    """
    to = dtype(element)
    if to == BFLOAT16 and array.dtype == np.dtype("V2"):
        return array.view(BFLOAT16)
    numeric = array.dtype.kind in "biuf" or array.dtype == BFLOAT16
    if not numeric or (is_float(array.dtype) and not is_float(to)):
        raise EvaluationError(f"{name} holds {element}; an array of {array.dtype} can't fill it")
    with np.errstate(all="ignore"):
        converted = cast(array, to)
        if not is_float(to) and (bad := converted.astype(object) != array.astype(object)).any():
            value = array[bad].reshape(-1)[0]
            raise EvaluationError(f"{name} holds {element}, which {value} in its array doesn't fit")
    return converted


def _shape(shape: tuple[int, ...]) -> str:
    return "x".join(map(str, shape)) or "a scalar"
