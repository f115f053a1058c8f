"""Pieces of the text that Halide prints: types, expressions, indices, loops around stores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import TypeAlias

from tests.select.programs import Dim, Spelling
from tilewright.stmt.types import (
    BFLOAT16,
    FLOAT16,
    FLOAT32,
    FLOAT64,
    INT8,
    INT32,
    UINT8,
    Type,
)

# A line, or what opens a brace and the lines inside.
Line: TypeAlias = "str | tuple[str, Sequence[Line]]"

TYPES = {
    "f16": FLOAT16,
    "bf16": BFLOAT16,
    "f32": FLOAT32,
    "f64": FLOAT64,
    "i8": INT8,
    "u8": UINT8,
    "i32": INT32,
}
_SUFFIXES = {FLOAT16: "h", FLOAT32: "f", FLOAT64: ""}


def types_of(mix: str) -> tuple[Type, Type, Type]:
    """The types in e.g. "i8*u8+i32": of the left operand, the right one and the sum."""
    product, total = mix.split("+")
    left, right = product.split("*")
    return TYPES[left], TYPES[right], TYPES[total]


@dataclass(frozen=True)
class Tensor:
    """A buffer from outside. `extents` has dimension 0, the innermost, first."""

    name: str
    type: Type
    extents: tuple[int, ...]
    dimensions: str = "xyz"  # their names in an output

    @property
    def shape(self) -> tuple[int, ...]:
        """The extents as in numpy, rows first."""
        return self.extents[::-1]

    def stride(self, d: int) -> str:
        return f"{self.name}.stride.{d}"

    @property
    def minimum(self) -> str:
        """What Halide subtracts from every index."""
        text = f"{self.name}.min.0"
        for d in range(1, len(self.extents)):
            text = f"(({self.name}.min.{d}*{self.stride(d)}) + {text})"
        return text


# Expressions. All but atoms are in parentheses, which `bare` takes off where Halide prints none.


def bare(text: str) -> str:
    if not text.startswith("("):
        return text
    depth = 0
    for i, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if depth == 0:
            return text[1:-1] if i == len(text) - 1 else text
    raise ValueError(f"unbalanced: {text}")


def plus(a: str, b: str) -> str:
    return b if a == "0" else a if b == "0" else f"({a} + {b})"


def minus(a: str, b: str) -> str:
    return a if b == "0" else f"({a} - {b})"


def times(a: str, factor: int) -> str:
    return a if a == "0" or factor == 1 else f"({a}*{factor})"


def weighted(a: tuple[str, int], b: tuple[str, int]) -> str:
    """a·m + b·n with their common factor outside, where one of m and n divides the other."""
    (x, m), (y, n) = a, b
    if x == "0" or y == "0":
        return plus(times(x, m), times(y, n))
    if m % n == 0:
        return times(plus(times(x, m // n), y), n)
    if n % m == 0:
        return times(plus(x, times(y, n // m)), m)
    return plus(times(x, m), times(y, n))


def spread(text: str, copies: int) -> str:
    """`text` broadcast."""
    return text if copies == 1 else f"x{copies}({bare(text)})"


def ramp(base: str, stride: str, count: int) -> str:
    return base if count == 1 else f"ramp({bare(base)}, {bare(stride)}, {count})"


def number(type: Type, value: int) -> str:
    if type in _SUFFIXES:
        return f"{value}.000000{_SUFFIXES[type]}"
    return str(value) if type == INT32 else f"({type}){value}"


def cast(text: str, source: Type, to: Type, lanes: int) -> str:
    return text if source == to else f"{to.with_lanes(lanes)}({text})"


# Indices.

FORMS = ("inside", "outside", "sum", "swapped", "sum inside", "digits", "split")


def index(
    dims: Sequence[Dim], base: str, minimum: str, form: str = "inside", inner: str = "0"
) -> str:
    """base + inner + Σ stride·i - minimum for all lanes, spelled in one of `FORMS`.

    Dims are innermost first; `inner` is the part of the base that goes with the innermost.
    The form "spelled N" is the Nth spelling of `Spelling`.
    """
    dims = [dim for dim in dims if dim[0] > 1]
    lanes = prod(n for n, _ in dims)
    whole = plus(base, inner)
    if minimum == "0":
        form = {"outside": "inside", "sum": "sum inside"}.get(form, form)
    moved = minus(whole, minimum)
    if form.startswith("spelled"):
        return Spelling(int(form.split()[1])).index(dims, bare(moved))
    if form == "split":
        n, stride = dims[-1]
        if small := next((a for a in range(2, n) if n % a == 0), 0):
            dims = [*dims[:-1], (small, stride), (n // small, _multiple(stride, small))]
        form = "inside"
    if form == "digits":
        return bare(plus(_digits(dims, lanes), spread(moved, lanes)))
    if form == "inside":
        return bare(nested(dims, moved))
    if form == "outside":
        return bare(minus(nested(dims, whole), spread(minimum, lanes)))
    count = dims[0][0]
    start = minus(base, minimum) if form == "sum inside" else base
    outer = nested([(count, "0"), *dims[1:]], start)
    innermost = spread(nested(dims[:1], inner), lanes // count)
    total = plus(innermost, outer) if form == "swapped" else plus(outer, innermost)
    return bare(total if form == "sum inside" else minus(total, spread(minimum, lanes)))


def nested(dims: Sequence[Dim], base: str) -> str:
    """Ramps of ramps; neighbours that continue each other are one ramp, as in Halide."""
    merged: list[Dim] = []
    for n, stride in dims:
        if merged and stride == _multiple(merged[-1][1], merged[-1][0]):
            merged[-1] = (merged[-1][0] * n, merged[-1][1])
        else:
            merged.append((n, stride))
    text, lanes = base, 1
    for n, stride in merged:
        text = spread(text, n) if stride == "0" else ramp(text, spread(stride, lanes), n)
        lanes *= n
    return text


def _multiple(stride: str, factor: int) -> str:
    return str(int(stride) * factor) if stride.isdigit() else f"({stride}*{factor})"


def _digits(dims: Sequence[Dim], lanes: int) -> str:
    """The lane's number taken apart by division and remainder."""
    total, inner = "0", 1
    for position, (n, stride) in enumerate(dims):
        digit = f"ramp(0, 1, {lanes})"
        if inner > 1:
            digit = f"({digit}/{spread(str(inner), lanes)})"
        if position < len(dims) - 1:
            digit = f"({digit} % {spread(str(n), lanes)})"
        inner *= n
        if stride != "0":
            total = plus(total, digit if stride == "1" else f"({digit}*{spread(stride, lanes)})")
    return total


# Statements.


def loop(name: str, extent: int, *body: Line, kind: str = "for") -> Line:
    return (f"{kind} ({name}, 0, {extent})", body)


def block(variable: str, axis: str, cuda: bool) -> str:
    """The loop over blocks of one dimension of an output."""
    return f"{variable}.block_id_{axis}" if cuda else variable


def reduction(accumulator: str, total: Type, lanes: int, product: str) -> str:
    """The update that adds up neighbouring lanes of `product`."""
    here = f"{accumulator}[ramp(0, 1, {lanes})]"
    return f"{here} = ({total.with_lanes(lanes)})vector_reduce_add({bare(product)}) + {here}"


@dataclass(frozen=True)
class Stage:
    """An accumulator of one block: `update` comes after it is zeroed, `store` reads it."""

    name: str
    type: Type
    extents: tuple[int, ...]
    update: Sequence[Line]
    store: str

    def lines(self, cuda: bool = False) -> list[Line]:
        lanes = prod(self.extents)
        sizes = (lanes,) if cuda else self.extents
        memory = " in Register" if cuda else ""
        zeroed = f"{self.name}[ramp(0, 1, {lanes})] = {spread(number(self.type, 0), lanes)}"
        return [
            f"allocate {self.name}[{' * '.join([str(self.type), *map(str, sizes)])}]{memory}",
            (f"produce {self.name}", [zeroed, *self.update]),
            (f"consume {self.name}", [self.store]),
            f"free {self.name}",
        ]


def around(
    loops: Sequence[tuple[str, int]], body: Sequence[Line], tensors: Sequence[Tensor], cuda: bool
) -> Line:
    """The production of the output, the last of `tensors`: loops over its blocks around `body`."""
    if cuda:
        body = [loop(".thread_id_x", 1, *body, kind="gpu_thread<CUDA>")]
    for name, extent in reversed(loops):
        body = [loop(name, extent, *body, kind="gpu_block<CUDA>" if cuda else "for")]
    output = tensors[-1].name
    if cuda:
        argument = f"(struct halide_buffer_t *){output}.buffer"
        dirty = f"_halide_buffer_set_device_dirty({argument}, (uint1)1)"
        body = [*_copies_to_device(tensors), *body, dirty]
    return (f"produce {output}", body)


def _copies_to_device(tensors: Sequence[Tensor]) -> list[Line]:
    interface = "(struct halide_device_interface_t const *)halide_cuda_device_interface()"
    lines: list[Line] = []
    for number, tensor in enumerate(tensors):
        result = "halide_copy_to_device_result" + (f"${number}" if number else "")
        argument = f"(struct halide_buffer_t *){tensor.name}.buffer"
        lines.append(f"let {result} = halide_copy_to_device({argument}, {interface})")
        lines.append(f"assert({result} == 0, {result})")
    return lines


def render(lines: Sequence[Line], indent: int = 0) -> str:
    text = ""
    for line in lines:
        if isinstance(line, str):
            text += f"{' ' * indent}{line}\n"
        else:
            head, body = line
            text += f"{' ' * indent}{head} {{\n{render(body, indent + 1)}{' ' * indent}}}\n"
    return text
