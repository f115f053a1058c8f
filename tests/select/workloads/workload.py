"""A complete statement with its inputs, what it computes and buffers to run it on."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, wraps
from typing import ParamSpec

import numpy as np

from tests.select.observe import Recording
from tests.select.programs import Program
from tests.select.workloads.header import header
from tests.select.workloads.text import Line, Tensor, around, render
from tilewright.stmt.evaluate import (
    Buffer,
    Header,
    Intrinsic,
    evaluate,
    infer_shapes,
    make_buffers,
)
from tilewright.stmt.nodes import Stmt
from tilewright.stmt.text.parser import parse
from tilewright.stmt.types import Type

Arrays = Mapping[str, np.ndarray]  # float64, rows first


@dataclass(frozen=True)
class Workload:
    """`function` gives the output from the inputs, exactly for small integers.

    The extents of `inputs` are exactly what the statement reads: its first and its last
    element are read, and a header that the text has asserts no more. (`bare` can assert one
    element more.) What lies between may have holes.
    """

    name: str
    text: str
    inputs: dict[str, Tensor]
    output: Tensor
    function: Callable[[Arrays], np.ndarray]
    variables: dict[str, int] = field(default_factory=dict)
    has_headers: bool = True

    @property
    def types(self) -> dict[str, Type]:
        """Element types that the text doesn't tell."""
        return {t.name: t.type for t in self.tensors} if not self.has_headers else {}

    @property
    def sizes(self) -> dict[str, tuple[int, ...]]:
        """Sizes that the text doesn't tell."""
        return {t.name: t.shape for t in self.tensors} if not self.has_headers else {}

    @property
    def tensors(self) -> list[Tensor]:
        return [*self.inputs.values(), self.output]

    @cached_property
    def stmt(self) -> Stmt:
        return parse(self.text, self.name, self.types)

    def program(self, target: str = "amx", mappable: bool | None = None) -> Program:
        """As `examples.checked` takes it."""
        return Program(self.text, self.types, self.sizes, self.variables, target, mappable)

    def headers(self, padding: int = 0) -> dict[str, Header]:
        """Exact sizes; `padding` elements lie between rows."""
        found: dict[str, Header] = {}
        for t in self.tensors:
            dims, stride = [], 1
            for d, extent in enumerate(t.extents):
                stride += padding if d else 0
                dims.append((0, extent, stride))
                stride *= extent
            found[t.name] = Header(t.type, tuple(dims))
        return found

    def inferred_headers(self, padding: int = 0, margin: int = 0) -> dict[str, Header]:
        """As `headers`, from the text; inputs start at -margin."""
        return infer_shapes(
            self.stmt,
            types=self.types,
            variables=self.variables,
            padding=padding,
            margin=margin,
        )

    def exact_buffers(
        self, seed: int = 0, padding: int = 0, holes: bool = False
    ) -> dict[str, Buffer]:
        """Buffers of `headers`, inputs filled with random small integers.

        With `holes`, what the statement never reads inside an input was never written, so
        that the evaluator refuses to read it.
        """
        headers = self.headers(padding)
        buffers = make_buffers(self.stmt, headers, seed=seed)
        if holes:
            read = {name: buffer.reads for name, buffer in self.accesses(padding).items()}
            for name in self.inputs:
                buffers[name].written &= read[name]
        return buffers

    def accesses(self, padding: int = 0) -> dict[str, Recording]:
        """The buffers after a run, with what was read and written."""
        made = self.exact_buffers(padding=padding)
        buffers = {name: Recording(buffer) for name, buffer in made.items()}
        self.evaluate(self.stmt, buffers, self.headers(padding))
        return buffers

    def evaluate(
        self,
        stmt: Stmt,
        buffers: Mapping[str, Buffer],
        headers: Mapping[str, Header],
        intrinsics: Mapping[str, Intrinsic] | None = None,
    ) -> None:
        evaluate(
            stmt, buffers, headers=headers, variables=self.variables, intrinsics=intrinsics or {}
        )

    def run(
        self,
        stmt: Stmt,
        *,
        seed: int = 0,
        padding: int = 0,
        holes: bool = False,
        intrinsics: Mapping[str, Intrinsic] | None = None,
    ) -> np.ndarray:
        """The output of `stmt`, this workload's or one made from it, on the exact buffers."""
        headers, buffers = self.headers(padding), self.exact_buffers(seed, padding, holes)
        self.evaluate(stmt, buffers, headers, intrinsics)
        return headers[self.output.name].array(buffers[self.output.name])

    def expected(self, seed: int = 0) -> np.ndarray:
        """What `run` has to give, as float64."""
        return self.reference(self.headers(), self.exact_buffers(seed))

    def reference(self, headers: Mapping[str, Header], buffers: Mapping[str, Buffer]) -> np.ndarray:
        """The output for the inputs in `buffers`, from coordinate 0 on."""
        arrays: dict[str, np.ndarray] = {}
        for name, t in self.inputs.items():
            lows = [low for low, _, _ in reversed(headers[name].dims)]
            here = tuple(slice(-low, n - low) for low, n in zip(lows, t.shape, strict=True))
            arrays[name] = headers[name].array(buffers[name])[here].astype(np.float64)
        return self.function(arrays)


FAMILIES: dict[str, Callable[..., Workload]] = {}
P = ParamSpec("P")


def family(build: Callable[P, Workload]) -> Callable[P, Workload]:
    """Enters a builder in FAMILIES and names what it builds for the options that it was given."""
    signature = inspect.signature(build)

    @wraps(build)
    def named(*args: P.args, **options: P.kwargs) -> Workload:
        given = signature.bind(*args, **options).arguments
        name = " ".join([build.__name__, *(f"{key}={value}" for key, value in given.items())])
        return replace(build(*args, **options), name=name)

    FAMILIES[build.__name__] = named
    return named


def pipeline(
    tensors: Sequence[Tensor],
    loops: Sequence[tuple[str, int]],
    body: Sequence[Line],
    function: Callable[[Arrays], np.ndarray],
    cuda: bool = False,
    before: Sequence[Line] = (),
    after: Sequence[Line] = (),
    consumed: str = "",
) -> Workload:
    """The output, last of `tensors`, made in blocks, each by `body`.

    `before` is what is computed once, `consumed` its name, `after` its end.
    """
    made = around(loops, body, tensors, cuda)
    if consumed:
        assert not isinstance(made, str)
        made = (made[0], [(f"consume {consumed}", made[1])])
    text = render([*header(tensors, cuda), *before, made, *after])
    inputs = {t.name: t for t in tensors[:-1]}
    return Workload("", text, inputs, tensors[-1], function)
