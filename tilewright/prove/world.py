"""Values to evaluate expressions on, and which elements of memory an evaluation read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tilewright.prove.matrices import LAYOUT_CALLS
from tilewright.select.matrices.matrix_values import MATRIX_CALLS
from tilewright.stmt.evaluate import Buffer, Intrinsic, evaluate, evaluate_expr
from tilewright.stmt.evaluate.arithmetic import is_float
from tilewright.stmt.nodes import Block, Expr, Stmt

Reads = dict[str, int]  # for each buffer a set of elements, element i being bit i


CALLS: dict[str, Intrinsic] = {**MATRIX_CALLS, **LAYOUT_CALLS}


class _Watched(Buffer):
    """A buffer that keeps a log of what is read."""

    def __init__(self, buffer: Buffer, log: list[tuple[str, np.ndarray]]) -> None:
        super().__init__(buffer.name, buffer.element, 0)
        self.size, self.data, self.written = buffer.size, buffer.data, buffer.written
        self._log = log

    def read(self, index: np.ndarray, mask: np.ndarray | None = None) -> np.ndarray:
        if mask is None:
            self._log.append((self.name, index))
        return super().read(index, mask)


@dataclass(frozen=True, eq=False, repr=False)
class World:
    """Values to evaluate on: buffers by name, scalars, and what calls compute.

    `readable` are elements that may be read though no expression does.
    """

    buffers: Mapping[str, Buffer]
    variables: Mapping[str, int] = field(default_factory=dict)
    readable: Reads = field(default_factory=dict)
    calls: Mapping[str, Intrinsic] = field(default_factory=lambda: CALLS)
    _log: list[tuple[str, np.ndarray]] = field(default_factory=list, init=False)
    _watched: dict[str, Buffer] = field(default_factory=dict, init=False)
    _masks: dict[tuple[str, bytes], int] = field(default_factory=dict, init=False)
    _known: dict[Expr, tuple[np.ndarray, Reads]] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        for name, buffer in self.buffers.items():
            self._watched[name] = _Watched(buffer, self._log)

    def value(self, e: Expr) -> np.ndarray:
        return evaluate_expr(e, self.variables, self.buffers, intrinsics=self.calls)

    def known(self, e: Expr) -> tuple[np.ndarray, Reads]:
        """The value of `e` and what it reads, worked out once."""
        found = self._known.get(e)
        if found is None:
            found = self._known[e] = self.watched(e, {})
        return found

    def watched(self, e: Expr, names: Mapping[str, Any]) -> tuple[np.ndarray, Reads]:
        """The value of `e` and what it reads; `names` are the values of further variables."""
        self._log.clear()
        value = evaluate_expr(e, {**self.variables, **names}, self._watched, intrinsics=self.calls)
        return value, self._reads()

    def effect(self, stmt: Stmt, names: Mapping[str, Any] | None = None) -> dict[str, Buffer]:
        """All buffers after `stmt`."""
        copies = {name: copied(buffer) for name, buffer in self.buffers.items()}
        variables = {**self.variables, **(names or {})}
        evaluate(Block((stmt,)), copies, variables=variables, intrinsics=self.calls)
        return copies

    def _reads(self) -> Reads:
        reads: Reads = {}
        for name, index in self._log:
            key = index.dtype.char, index.tobytes()
            mask = self._masks.get(key)
            if mask is None:
                mask = 0
                for i in index.tolist():
                    mask |= 1 << i
                self._masks[key] = mask
            reads[name] = reads.get(name, 0) | mask
        return reads


def copied(buffer: Buffer) -> Buffer:
    copy = Buffer(buffer.name, buffer.element, buffer.size)
    copy.data[:], copy.written[:] = buffer.data, buffer.written
    return copy


def together(*all_reads: Reads) -> Reads:
    """What any of several read."""
    union: Reads = {}
    for reads in all_reads:
        for name, mask in reads.items():
            union[name] = union.get(name, 0) | mask
    return union


def beyond(reads: Reads, allowed: Reads) -> tuple[str, int] | None:
    """The first element that is read though it is not allowed."""
    for name in sorted(reads):
        extra = reads[name] & ~allowed.get(name, 0)
        if extra:
            return name, (extra & -extra).bit_length() - 1
    return None


def same(a: np.ndarray, b: np.ndarray, bits: bool = True) -> bool:
    """Equal lane by lane: NaN to NaN, and (`bits`) 0.0 not to -0.0."""
    if a.dtype != b.dtype or a.shape != b.shape:
        return False
    if a.tobytes() == b.tobytes():
        return True
    with np.errstate(invalid="ignore"):
        equal = a == b
        if is_float(a.dtype):
            equal |= np.isnan(a) & np.isnan(b)
            if bits:
                equal &= (np.signbit(a) == np.signbit(b)) | np.isnan(a)
        return bool(equal.all())
