"""Headers for a statement's buffers: sizes given, sizes from its asserts, sizes from a dry run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from tilewright.stmt.evaluate.arithmetic import dtype
from tilewright.stmt.evaluate.calls import Intrinsic
from tilewright.stmt.evaluate.constraints import Bound, Constraints, Field
from tilewright.stmt.evaluate.errors import EvaluationError
from tilewright.stmt.evaluate.evaluator import evaluate
from tilewright.stmt.evaluate.external import ExternalBuffer, external_buffers
from tilewright.stmt.evaluate.headers import Header
from tilewright.stmt.evaluate.memory import MAX_BYTES, Buffer
from tilewright.stmt.nodes import Stmt
from tilewright.stmt.types import Type

_UNBOUNDED = 1 << 62


def infer_shapes(
    stmt: Stmt,
    given: Mapping[str, tuple[int, ...]] | None = None,
    *,
    types: Mapping[str, Type] | None = None,
    variables: Mapping[str, int] | None = None,
    intrinsics: Mapping[str, Intrinsic] | None = None,
    padding: int = 0,
    margin: int = 0,
) -> dict[str, Header]:
    """A header for every external buffer of `stmt`.

    `given` has extents, rows first as in numpy. The others are the smallest that the asserts
    allow, or else, where they only bound a size from above, the largest. Strides that no
    assert fixes lay the dimensions out densely in order, each with `padding` elements more
    than it needs. Minima are 0, or -`margin` where the asserts and the sizes allow it. A
    buffer without a header is flat; its size is given or found by a dry run that records
    which addresses are used. `types` gives element types that the statement doesn't tell.
    Raises EvaluationError where nothing says how large a buffer is.
    """
    given, variables = given or {}, variables or {}
    buffers = external_buffers(stmt, types)
    for name in given:
        if name not in buffers:
            known = ", ".join(buffers) or "none"
            raise EvaluationError(f"there is no buffer {name} to give a size (there is: {known})")
    shaped = [buffer for buffer in buffers.values() if buffer.dimensions is not None]
    # Bounds of inputs are often given in terms of an output's, so outputs come first.
    shaped.sort(key=lambda buffer: not buffer.is_output)
    constraints = Constraints(stmt, variables)
    headers = _Solver(constraints, shaped, given, padding, margin).headers()
    for name, buffer in buffers.items():
        if buffer.dimensions is None and name in given:
            headers[name] = Header(_known_element(buffer), _dense(given[name]))
    flat = [buffer for buffer in buffers.values() if buffer.name not in headers]
    if flat:
        headers |= _dry_run(stmt, flat, headers, variables, intrinsics or {})
    return {name: headers[name] for name in buffers}


def _known_element(buffer: ExternalBuffer) -> Type:
    if not buffer.element.is_known:
        raise EvaluationError(
            f"the element type of {buffer.name} is unknown; give it with --type {buffer.name}=TYPE"
        )
    return buffer.element


def _dense(shape: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    dims: list[tuple[int, int, int]] = []
    stride = 1
    for extent in reversed(shape):
        dims.append((0, extent, stride))
        stride *= extent
    return tuple(dims)


class _Solver:
    """Chooses fields one at a time, each as soon as what bounds it is known."""

    def __init__(
        self,
        constraints: Constraints,
        buffers: list[ExternalBuffer],
        given: Mapping[str, tuple[int, ...]],
        padding: int,
        margin: int,
    ) -> None:
        self.constraints = constraints
        self.buffers = buffers
        self.padding = padding
        self.margin = margin
        self.known: dict[Field, int] = {}
        for buffer in buffers:
            self._give(buffer, given.get(buffer.name))

    def _give(self, buffer: ExternalBuffer, shape: tuple[int, ...] | None) -> None:
        if shape is None:
            return
        if len(shape) != buffer.dimensions:
            raise EvaluationError(
                f"{buffer.name} has {buffer.dimensions} dimensions, "
                f"but its size is given as {'x'.join(map(str, shape)) or 'a scalar'}"
            )
        for d, extent in enumerate(reversed(shape)):
            self.known[Field(buffer.name, "extent", d)] = extent

    def headers(self) -> dict[str, Header]:
        for field in iter(self._next_field, None):
            self.known[field[0]] = field[1]
        for buffer in self.buffers:
            self._choose_strides(buffer)
        return {
            buffer.name: Header(_known_element(buffer), self._dims(buffer))
            for buffer in self.buffers
        }

    def _dims(self, buffer: ExternalBuffer) -> tuple[tuple[int, int, int], ...]:
        kinds = ("min", "extent", "stride")
        columns = ([self.known[field] for field in _fields(buffer, kind)] for kind in kinds)
        return tuple(zip(*columns, strict=True))

    def _unknown(self, kind: str) -> list[Field]:
        fields = (field for buffer in self.buffers for field in _fields(buffer, kind))
        return [field for field in fields if field not in self.known]

    def _next_field(self) -> tuple[Field, int] | None:
        """A minimum or an extent that can be chosen now, and its value; None when all are."""
        bounds, tied = self.constraints.bounds(self.known)
        for bound in bounds:
            if bound.kind == "==":
                return bound.field, bound.value
        minima, extents = self._unknown("min"), self._unknown("extent")

        def waits(field: Field) -> bool:
            """Whether another buffer's unknown fields bound `field` too."""
            others = (fields for fields in tied if field in fields)
            return any(other.buffer != field.buffer for fields in others for other in fields)

        ready = sorted(minima, key=waits)
        if ready and not waits(ready[0]):
            return ready[0], self._minimum(ready[0], bounds)
        lower = {field: _largest(bounds, field) for field in extents}
        for field in extents:
            if lower[field] > 0 and not any(field in fields for fields in tied):
                return field, lower[field]
        if ready:
            return ready[0], self._minimum(ready[0], bounds)
        for field in extents:
            if lower[field] > 0:
                return field, lower[field]
        for field in extents:
            if (upper := _smallest(bounds, field)) < _UNBOUNDED:
                return field, max(upper, 0)
        for field in extents:
            buffer = next(buffer for buffer in self.buffers if buffer.name == field.buffer)
            size = "x".join("N" for _ in _fields(buffer, "extent"))
            raise EvaluationError(
                f"nothing bounds dimension {field.d} of {field.buffer}; "
                f"give its size with --size {field.buffer}={size}"
            )
        return None

    def _minimum(self, field: Field, bounds: Iterable[Bound]) -> int:
        lower, upper = _largest(bounds, field), _smallest(bounds, field)
        if lower > upper:
            # No minimum will do, most often for a size that was given; the run will say why.
            return 0
        return min(max(-self.margin, lower), upper)

    def _choose_strides(self, buffer: ExternalBuffer) -> None:
        """Each free stride steps over all dimensions before it, and over those that are fixed."""
        bounds, _ = self.constraints.bounds(self.known)
        spans = [1]
        fields = _fields(buffer, "stride")
        extents = [self.known[field] for field in _fields(buffer, "extent")]
        for field, extent in zip(fields, extents, strict=True):
            if field in self.known:
                spans.append(self.known[field] * extent)
        for field, extent in zip(fields, extents, strict=True):
            if field not in self.known:
                padding = self.padding if len(spans) > 1 else 0
                self.known[field] = max(*spans, _largest(bounds, field), 1) + padding
                spans.append(self.known[field] * extent)


def _fields(buffer: ExternalBuffer, kind: str) -> list[Field]:
    return [Field(buffer.name, kind, d) for d in range(buffer.dimensions or 0)]


def _largest(bounds: Iterable[Bound], field: Field) -> int:
    found = (b.value for b in bounds if b.field == field and b.kind == ">=")
    return max(found, default=-_UNBOUNDED)


def _smallest(bounds: Iterable[Bound], field: Field) -> int:
    found = (b.value for b in bounds if b.field == field and b.kind == "<=")
    return min(found, default=_UNBOUNDED)


class _Recorder(Buffer):
    """A buffer that holds zeros everywhere and notes the largest index used."""

    def __init__(self, name: str, element: Type) -> None:
        super().__init__(name, element, 0)
        self.size = MAX_BYTES // element.bytes
        self.used = 0

    def read(self, index: np.ndarray, mask: np.ndarray | None = None) -> np.ndarray:
        self._places(index if mask is None else index[mask], "read of")
        return np.zeros(len(index), dtype(self.element))

    def write(self, index: np.ndarray, value: np.ndarray, mask: np.ndarray | None = None) -> None:
        self._places(index if mask is None else index[mask], "write to")

    def _places(self, index: np.ndarray, action: str) -> np.ndarray:
        places = super()._places(index, action)
        self.used = max(self.used, int(places.max(initial=-1)) + 1)
        return places


def _dry_run(
    stmt: Stmt,
    flat: list[ExternalBuffer],
    headers: Mapping[str, Header],
    variables: Mapping[str, int],
    intrinsics: Mapping[str, Intrinsic],
) -> dict[str, Header]:
    elements = {buffer.name: _known_element(buffer) for buffer in flat}
    shaped = {
        name: Buffer(name, header.element, header.size, written=True)
        for name, header in headers.items()
    }
    recorders = {name: _Recorder(name, element) for name, element in elements.items()}
    evaluate(
        stmt,
        {**shaped, **recorders},
        headers=headers,
        variables=variables,
        intrinsics=intrinsics,
    )
    return {
        name: Header(elements[name], _dense((recorder.used,)))
        for name, recorder in recorders.items()
    }
