"""Statements as Halide prints them: matrix products in all the variations that AMX has to cover.

A `Spec` says which variation; `program(spec)` writes its text. Indices are spelled by `Spelling`,
which knows many forms of one multiramp: seed 0 is the plainest, every other another mixture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from math import prod
from random import Random

from hypothesis import strategies as st

from tilewright.stmt.types import (
    BFLOAT16,
    FLOAT16,
    FLOAT32,
    INT8,
    INT32,
    UINT8,
    Type,
)

Dim = tuple[int, str]  # extent and stride ("0": the lanes repeat), innermost first


@dataclass(frozen=True)
class Program:
    """A statement's text and what is needed to read and run it.

    `mappable`: everything in it must be selected; None where the issue leaves that open.
    """

    text: str
    types: dict[str, Type]
    sizes: dict[str, tuple[int, ...]] = field(default_factory=dict)
    variables: dict[str, int] = field(default_factory=dict)
    target: str = "amx"
    mappable: bool | None = True
    indices: tuple[str, ...] = ()  # buffers of row numbers, from 0 to 4


class Spelling:
    """Writes the index of a multiramp in one of its forms."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._plain = seed == 0

    def one_of(self, *choices: str) -> str:
        """The first choice in plain spelling, else any."""
        return choices[0] if self._plain else self._random.choice(choices)

    def chance(self) -> bool:
        return not self._plain and self._random.random() < 0.5

    def index(self, dims: Sequence[Dim], base: str = "0") -> str:
        """Σ stride·i over the dims plus base, for all lanes."""
        dims = [dim for dim in dims if dim[0] != 1]
        if not dims:
            return base
        if not self._plain:
            dims = self._split(dims)
        form = self.one_of("nested", "nested", "sum", "outer", "minus")
        lanes = prod(n for n, _ in dims)
        if form == "nested":
            return self._nested(dims, base)
        if form == "outer" and len(dims) > 1:
            cut = self._random.randrange(1, len(dims))
            inner, outer = dims[:cut], dims[cut:]
            count = prod(n for n, _ in inner)
            blocks = self._nested([(count, "0"), *outer], base)
            copies = lanes // count
            return self._sum([blocks, _broadcast(self._nested(inner, "0"), copies)])
        terms = [self._single(dims, i) for i, (_, stride) in enumerate(dims) if stride != "0"]
        if form == "minus":
            terms.append(_broadcast(f"({base}) + 7", lanes))
            return f"({self._sum(terms)} - {_broadcast('7', lanes)})"
        terms.append(_broadcast(base, lanes))
        return self._sum(terms)

    def _split(self, dims: Sequence[Dim]) -> list[Dim]:
        """Some dims as two: the extent n = a·b with strides s and s·a."""
        result: list[Dim] = []
        for n, stride in dims:
            factors = [a for a in range(2, n) if n % a == 0]
            if factors and self._random.random() < 0.25:
                a = self._random.choice(factors)
                result += [(a, stride), (n // a, "0" if stride == "0" else f"({stride})*{a}")]
            else:
                result.append((n, stride))
        return result

    def _nested(self, dims: Sequence[Dim], base: str) -> str:
        text, lanes = base, 1
        for n, stride in dims:
            if stride == "0" and not (self.chance() and self.chance()):
                text = _broadcast(text, n)
            else:
                text = f"ramp({text}, {_broadcast(stride, lanes)}, {n})"
            lanes *= n
        return text

    def _single(self, dims: Sequence[Dim], which: int) -> str:
        """The contribution of one dim to all lanes."""
        inner = prod(n for n, _ in dims[:which])
        n, stride = dims[which]
        outer = prod(n for n, _ in dims[which + 1 :])
        form = self.one_of("ramp", "ramp", "times", "divided", "remainder", "scalar first")
        if form == "ramp":
            return _broadcast(self._nested([(inner, "0"), (n, stride)], "0"), outer)
        scale = _broadcast(stride, inner * n)
        if form == "divided":
            digit = f"(ramp(0, 1, {inner * n})/{_broadcast(str(inner), inner * n)})"
            return _broadcast(f"({digit}*{scale})", outer)
        if form == "remainder":
            lanes = inner * n * outer
            digit = f"ramp(0, 1, {lanes})/{_broadcast(str(inner), lanes)}"
            digit = f"(({digit}) % {_broadcast(str(n), lanes)})"
            return f"({digit}*{_broadcast(stride, lanes)})"
        digit = self._nested([(inner, "0"), (n, "1")], "0")
        product = f"({digit}*{scale})" if form == "times" else f"({scale}*{digit})"
        return _broadcast(product, outer)

    def _sum(self, terms: list[str]) -> str:
        if not self._plain:
            self._random.shuffle(terms)
        text = terms[0]
        for term in terms[1:]:
            text = f"({text} + {term})" if not self.chance() else f"({term} + {text})"
        return text


def _broadcast(text: str, copies: int) -> str:
    return text if copies == 1 else f"x{copies}({text})"


LEFT_FORMS = (
    "rows",
    "transposed",
    "gathered",
    "scaled",
    "selected",
    "selected wide",
    "converted",
    "max",
    "max wide",
    "constant",
    "predicated",
)
RIGHT_FORMS = ("rows", "interleaved", "transposed", "scaled", "row repeated", "converted")
PRODUCTS = ("casts", "widening_mul", "int16")
UPDATES = (
    "acc + r",
    "r + acc",
    "r",
    "acc + r + s",
    "r + (s + acc)",
    "(r + s) + acc",
    "three",
    "acc - r",
)
INITS = ("zero", "bias", "memory", "rows", "bias rows")
READERS = (
    "copy",
    "relu",
    "bias",
    "scale",
    "two",
    "rows",
    "elements",
    "narrow",
    "accumulate",
    "predicated",
    "let",
    "half",
    "twice",
)
TYPES = {
    "bf16": (BFLOAT16, BFLOAT16, FLOAT32),
    "f16": (FLOAT16, FLOAT16, FLOAT32),
    "ss": (INT8, INT8, INT32),
    "su": (INT8, UINT8, INT32),
    "us": (UINT8, INT8, INT32),
    "uu": (UINT8, UINT8, INT32),
}
PLACES = (
    "inside",
    "outside loops",
    "direct",
    "direct in loop",
    "two alive",
    "twice",
    "parallel",
    "if",
)


@dataclass(frozen=True)
class Spec:
    """One variation of a matrix product; the defaults are the plainest."""

    types: str = "bf16"
    rows: int = 16
    columns: int = 16
    depth: int = 32
    left: str = "rows"
    right: str = "rows"
    product: str = "casts"
    update: str = "acc + r"
    init: str = "zero"
    reader: str = "copy"
    place: str = "inside"
    swapped: bool = False
    symbolic: bool = False  # strides
    extents: tuple[int, int, int] = (1, 1, 2)  # loops over blocks of rows, columns and depth
    unknown_extents: bool = False
    marked: bool = False  # allocated in AMXTile
    transposed: bool = False  # lanes of the accumulator in column order
    disturbed: str = ""  # the operand that a statement in the depth loop writes to
    aligned: bool = False
    depth_kind: str = "for"
    row_kind: str = "for"
    seed: int = 0

    def __repr__(self) -> str:
        plain = Spec()
        changed = [
            f"{f.name}={getattr(self, f.name)!r}"
            for f in fields(self)
            if getattr(self, f.name) != getattr(plain, f.name)
        ]
        return f"Spec({', '.join(changed)})"


@st.composite
def specs(draw: st.DrawFn, largest: int = 70, work: int = 30_000) -> Spec:
    """Any variation, of at most `work` products in one block."""
    extent = st.one_of(st.sampled_from((16, 16, 8, 32, 2, 4)), st.integers(1, largest))
    rows, columns = draw(extent), draw(extent)
    depth = draw(st.one_of(st.sampled_from((32, 64, 16, 4, 8)), st.integers(1, largest)))
    while rows * columns * depth > work:
        if rows >= columns and rows >= depth:
            rows //= 2
        elif columns >= depth:
            columns //= 2
        else:
            depth //= 2
    seldom = st.sampled_from((False, False, False, True))
    loops = st.sampled_from((1, 1, 2))
    return Spec(
        types=draw(st.sampled_from(("bf16", "bf16", "ss", "su", "us", "uu", "f16"))),
        rows=rows,
        columns=columns,
        depth=depth,
        left=draw(st.sampled_from(LEFT_FORMS)),
        right=draw(st.sampled_from(RIGHT_FORMS)),
        product=draw(st.sampled_from(PRODUCTS)),
        update=draw(st.sampled_from(UPDATES)),
        init=draw(st.sampled_from(INITS)),
        reader=draw(st.sampled_from(READERS)),
        place=draw(st.sampled_from(PLACES)),
        swapped=draw(st.booleans()),
        symbolic=draw(st.booleans()),
        extents=(draw(loops), draw(loops), draw(st.sampled_from((2, 1, 3, 0)))),
        unknown_extents=draw(seldom),
        marked=draw(seldom),
        transposed=draw(seldom),
        disturbed=draw(st.sampled_from(("", "", "", "", "A", "B"))),
        aligned=draw(seldom),
        depth_kind=draw(st.sampled_from(("for", "for", "for", "unrolled"))),
        row_kind=draw(st.sampled_from(("for", "for", "for", "parallel", "gpu_block<CUDA> "))),
        seed=draw(st.one_of(st.just(0), st.integers(0, 2**32 - 1))),
    )


def program(spec: Spec) -> Program:
    """The text of a variation."""
    return _Writer(_sensible(spec)).program()


def _sensible(spec: Spec) -> Spec:
    """The spec without what contradicts itself, such as products of floats in int16."""
    if spec.types in ("bf16", "f16") and spec.product == "int16":
        spec = replace(spec, product="casts")
    if spec.product != "casts" and ("wide" in spec.left):
        spec = replace(spec, product="casts")
    if spec.left == "scaled" and spec.right == "scaled":
        spec = replace(spec, right="rows")
    return spec


class _Writer:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.left_type, self.right_type, self.acc_type = TYPES[spec.types]
        self.width = 4 // self.left_type.bytes
        self.lanes = spec.rows * spec.columns
        self.all_lanes = self.lanes * spec.depth
        self.spell = Spelling(spec.seed)
        self.types: dict[str, Type] = {}
        self.sizes: dict[str, tuple[int, ...]] = {}
        self.variables: dict[str, int] = {}
        self.lines: list[str] = []
        self.indent = 0
        y, x, k = spec.extents
        self.height, self.breadth = spec.rows * y, spec.columns * x
        self.total_depth = spec.depth * max(k, 1)
        if spec.place == "twice" and spec.reader == "accumulate":
            self.spec = replace(spec, reader="copy")

    # Pieces of text.

    def line(self, text: str) -> None:
        self.lines.append(" " * self.indent + text)

    def open(self, head: str) -> None:
        self.line(head + " {")
        self.indent += 1

    def close(self) -> None:
        self.indent -= 1
        self.line("}")

    def stride(self, name: str, value: int) -> str:
        if not self.spec.symbolic:
            return str(value)
        self.variables[f"{name}_stride"] = value
        return f"{name}_stride"

    def extent(self, name: str, value: int) -> str:
        if not self.spec.unknown_extents:
            return str(value)
        self.variables[f"{name}_extent"] = value
        return f"{name}_extent"

    def buffer(self, name: str, type: Type, size: int) -> None:
        self.types[name] = type
        self.sizes[name] = (size,)

    def vector(self, type: Type, lanes: int) -> str:
        return str(type.with_lanes(lanes))

    def constant(self, type: Type, value: int) -> str:
        text = f"{value}.000000f" if type.is_float else str(value)
        return text if type in (FLOAT32, INT32) else f"({type}){text}"

    def everywhere(self, type: Type, value: int, lanes: int) -> str:
        return _broadcast(self.constant(type, value), lanes)

    def aligned(self) -> str:
        return " aligned(1, 0)" if self.spec.aligned else ""

    # Operands. Lanes are (depth, column, row), depth innermost.

    def left_operand(self, name: str) -> tuple[str, bool]:
        """Its text and whether it is already widened."""
        s, type, lanes = self.spec, self.left_type, self.all_lanes
        stored = type
        if s.left == "converted":
            stored = FLOAT32 if type.is_float else INT32
        transposed = s.left == "transposed"
        pitch = (self.height if transposed else self.total_depth) + 3
        stride = self.stride(name, pitch)
        rows = max(self.height, 5)
        size = (self.total_depth if transposed else rows) * pitch
        if s.left == "constant":
            return self.everywhere(type, 2, lanes), False
        self.buffer(name, stored, size)
        if transposed:
            dims = [(s.depth, stride), (s.columns, "0"), (s.rows, "1")]
            base = f"((k*{s.depth})*{stride}) + (y*{s.rows})"
        else:
            dims = [(s.depth, "1"), (s.columns, "0"), (s.rows, stride)]
            base = f"((y*{s.rows})*{stride}) + (k*{s.depth})"
        index = self.spell.index(dims, base)
        if s.left == "gathered":
            self.buffer("rows", INT32, self.height)
            which = self.spell.index(
                [(s.depth, "0"), (s.columns, "0"), (s.rows, "1")], f"y*{s.rows}"
            )
            inner = self.spell.index(
                [(s.depth, "1"), (s.columns, "0"), (s.rows, "0")], f"k*{s.depth}"
            )
            index = f"(rows[{which}]*{_broadcast(stride, lanes)}) + {inner}"
            if lanes == 1:
                index = f"(rows[y]*{stride}) + k"
        load = f"{name}[{index}]"
        match s.left:
            case "scaled":
                self.buffer("scale", type, self.total_depth)
                by = self.spell.index(
                    [(s.depth, "1"), (s.columns, "0"), (s.rows, "0")], f"k*{s.depth}"
                )
                return f"({load}*scale[{by}])", False
            case "selected" | "selected wide" | "predicated":
                self.variables["limit"] = max(s.depth // 2, 1)
                digit = self.spell.index([(s.depth, "1"), (s.columns, "0"), (s.rows, "0")])
                condition = f"({digit} < {_broadcast('limit', lanes)})"
                if s.left == "predicated":
                    return f"({load} if {condition})", False
                if s.left == "selected":
                    return f"select({condition}, {load}, {self.everywhere(type, 0, lanes)})", False
                wide = self.vector(self.acc_type, lanes)
                zeros = self.everywhere(self.acc_type, 0, lanes)
                return f"select({condition}, {wide}({load}), {zeros})", True
            case "converted":
                return f"{self.vector(type, lanes)}({load})", False
            case "max":
                return f"max({load}, {self.everywhere(type, 1, lanes)})", False
            case "max wide":
                wide = self.vector(self.acc_type, lanes)
                return f"max({wide}({load}), {self.everywhere(self.acc_type, 1, lanes)})", True
            case _:
                return load, False

    def right_operand(self, name: str) -> tuple[str, int]:
        """Its text and how often it is yet to be repeated."""
        s, type = self.spec, self.right_type
        repeat = s.rows if self.spell.one_of("yes", "no") == "yes" else 1
        outer = [] if repeat > 1 else [(s.rows, "0")]
        stored = type
        if s.right == "converted":
            stored = FLOAT32 if type.is_float else INT32
        if s.right == "transposed":
            pitch, lines = self.total_depth + 1, self.breadth
        elif s.right == "interleaved":
            pitch, lines = self.breadth * self.width, -(-self.total_depth // self.width)
        else:
            pitch, lines = self.breadth + 2, self.total_depth
        stride = self.stride(name, pitch)
        self.buffer(name, stored, pitch * lines)
        if s.right == "transposed":
            dims: list[Dim] = [(s.depth, "1"), (s.columns, stride)]
            base = f"((x*{s.columns})*{stride}) + (k*{s.depth})"
        elif s.right == "interleaved" and s.depth % self.width == 0:
            w, groups = self.width, s.depth // self.width
            dims = [(w, "1"), (groups, stride), (s.columns, str(w))]
            base = f"((k*{groups})*{stride}) + (x*{s.columns * w})"
        elif s.right == "interleaved":
            return self.padded_interleaved(name, stride), 1
        elif s.right == "row repeated":
            dims = [(s.depth, stride), (s.columns, "0")]
            base = f"((k*{s.depth})*{stride}) + x"
        else:
            dims = [(s.depth, stride), (s.columns, "1")]
            base = f"((k*{s.depth})*{stride}) + (x*{s.columns})"
        text = f"{name}[{self.spell.index([*dims, *outer], base)}]"
        lanes = self.all_lanes // repeat
        if s.right == "scaled":
            text = f"({text}*{self.everywhere(type, 2, lanes)})"
        elif s.right == "converted":
            text = f"{self.vector(type, lanes)}({text})"
        return text, repeat

    def padded_interleaved(self, name: str, stride: str) -> str:
        """Element (d, n) of groups that a block's depth doesn't fill."""
        s, lanes, w = self.spec, self.all_lanes, self.width
        d = self.spell.index([(s.depth, "1"), (s.columns, "0"), (s.rows, "0")], f"k*{s.depth}")
        n = self.spell.index(
            [(s.depth, "0"), (s.columns, str(w)), (s.rows, "0")], f"x*{s.columns * w}"
        )
        over = _broadcast(str(w), lanes)
        return f"{name}[(({d}/{over})*{_broadcast(stride, lanes)}) + ({n} + ({d} % {over}))]"

    def reduction(self, number: int) -> str:
        s = self.spec
        tag = "" if number == 0 else str(number)
        left, is_wide = self.left_operand("A" + tag)
        right, repeat = self.right_operand("B" + tag)
        wide = self.vector(self.acc_type, self.all_lanes)
        narrow = self.right_type
        if s.product == "widening_mul" and not is_wide and self.left_type == self.right_type:
            if repeat > 1:
                right = _broadcast(right, repeat)
            factors = (right, left) if s.swapped else (left, right)
            middle = {INT8: "int16", UINT8: "uint16"}.get(narrow, "float32")
            product = f"({middle}x{self.all_lanes})widening_mul({', '.join(factors)})"
            if self.all_lanes == 1:
                product = f"({middle})widening_mul({', '.join(factors)})"
            if middle != "float32":
                product = f"{wide}({product})"
        else:
            middle = self.acc_type
            if s.product == "int16":
                both = self.left_type == self.right_type == UINT8
                middle = Type("uint", 16) if both else Type("int", 16)
            middle_wide = self.vector(middle, self.all_lanes)
            if not is_wide:
                left = f"{middle_wide}({left})"
            if repeat > 1 and self.spell.one_of("cast first", "repeat first") == "cast first":
                inner = self.vector(middle, self.all_lanes // repeat)
                right = _broadcast(f"{inner}({right})", repeat)
            else:
                right = f"{middle_wide}({_broadcast(right, repeat)})"
            product = f"({right}*{left})" if s.swapped else f"({left}*{right})"
            if middle != self.acc_type:
                product = f"{wide}({product})"
        return f"({self.vector(self.acc_type, self.lanes)})vector_reduce_add({product})"

    # Statements.

    def acc_index(self) -> str:
        s = self.spec
        if s.transposed:
            return self.spell.index([(s.columns, str(s.rows)), (s.rows, "1")])
        return self.spell.index([(self.lanes, "1")])

    def out_index(self, name: str) -> str:
        s = self.spec
        pitch = self.breadth + 1
        stride = self.stride(name, pitch)
        self.buffer(name, self.acc_type, pitch * self.height)
        base = f"((y*{s.rows})*{stride}) + (x*{s.columns})"
        return self.spell.index([(s.columns, "1"), (s.rows, stride)], base)

    def update(self, target: str, index: str, first: int = 0) -> None:
        acc = f"{target}[{index}]"
        r = self.reduction(first)
        update = self.spec.update
        if update in ("acc + r + s", "r + (s + acc)", "(r + s) + acc", "three"):
            second = self.reduction(first + 1)
        else:
            second = ""
        third = self.reduction(first + 2) if update == "three" else ""
        value = {
            "acc + r": f"{acc} + {r}",
            "r + acc": f"{r} + {acc}",
            "r": r,
            "acc + r + s": f"({acc} + {r}) + {second}",
            "r + (s + acc)": f"{r} + ({second} + {acc})",
            "(r + s) + acc": f"({r} + {second}) + {acc}",
            "three": f"(({acc} + {r}) + {second}) + {third}",
            "acc - r": f"{acc} - {r}",
        }[update]
        self.line(f"{target}[{index}{self.aligned()}] = {value}")

    def initialise(self, target: str) -> None:
        s, type = self.spec, self.acc_type
        index = f"{target}[{self.acc_index()}]"
        match s.init:
            case "zero":
                self.line(f"{index} = {self.everywhere(type, 0, self.lanes)}")
            case "bias":
                self.line(f"{index} = {self.bias()}")
            case "memory":
                self.line(f"{index} = C[{self.out_index('C')}]")
            case "rows" | "bias rows":
                self.open(f"for (i, 0, {s.rows})")
                row = self.row_of(target)
                if s.init == "rows":
                    self.line(f"{row} = {self.everywhere(type, 0, s.columns)}")
                else:
                    self.buffer("bias", type, self.breadth)
                    at = self.spell.index([(s.columns, "1")], f"x*{s.columns}")
                    self.line(f"{row} = bias[{at}]")
                self.close()
            case _:
                raise AssertionError(s.init)

    def row_of(self, target: str) -> str:
        s = self.spec
        if s.transposed:
            return f"{target}[{self.spell.index([(s.columns, str(s.rows))], 'i')}]"
        return f"{target}[{self.spell.index([(s.columns, '1')], f'i*{s.columns}')}]"

    def bias(self) -> str:
        s = self.spec
        self.buffer("bias", self.acc_type, self.breadth)
        at = self.spell.index([(s.columns, "1")], f"x*{s.columns}")
        return _broadcast(f"bias[{at}]", s.rows)

    def read(self, source: str, out: str = "out") -> None:
        s, type = self.spec, self.acc_type
        whole = f"{source}[{self.acc_index()}]"
        target = f"{out}[{self.out_index(out)}]"
        match s.reader:
            case "copy":
                aligned = f"{target[:-1]}{self.aligned()}]"
                self.line(f"{aligned} = {whole}")
            case "relu":
                self.line(f"{target} = max({whole}, {self.everywhere(type, 0, self.lanes)})")
            case "bias":
                self.line(f"{target} = {whole} + {self.bias()}")
            case "scale":
                self.buffer("factor", type, 1)
                self.line(f"{target} = {whole}*{_broadcast('factor[0]', self.lanes)}")
            case "two":
                self.line(f"{target} = {whole}")
                second = f"{out}.second"
                self.line(f"{second}[{self.out_index(second)}] = {whole} + {whole}")
            case "twice":
                self.line(f"{target} = {whole}")
                self.line(f"{target} = {target} + {whole}")
            case "narrow":
                narrow = BFLOAT16 if type.is_float else UINT8
                self.types[out] = narrow
                self.line(f"{target} = {self.vector(narrow, self.lanes)}({whole})")
            case "accumulate":
                self.line(f"{target} = {target} + {whole}")
            case "predicated":
                self.variables["limit"] = max(s.depth // 2, 1)
                digit = self.spell.index([(s.columns, "1"), (s.rows, "0")])
                condition = f"({digit} < {_broadcast('limit', self.lanes)})"
                self.line(f"{target} = {whole} if {condition}")
            case "let":
                self.line(f"let value = {whole}")
                self.line(f"{target} = value + value")
            case "rows" | "elements":
                self.open(f"for (i, 0, {s.rows})")
                stride = self.stride(out, self.breadth + 1)
                start = f"(((y*{s.rows}) + i)*{stride}) + (x*{s.columns})"
                if s.reader == "rows":
                    at = self.spell.index([(s.columns, "1")], start)
                    self.line(f"{out}[{at}] = {self.row_of(source)}")
                else:
                    self.open(f"for (j, 0, {s.columns})")
                    at = f"(j*{s.rows}) + i" if s.transposed else f"(i*{s.columns}) + j"
                    self.line(f"{out}[({start}) + j] = {source}[{at}]")
                    self.close()
                self.close()
            case "half":
                rows = max(s.rows // 2, 1)
                stride = self.stride(out, self.breadth + 1)
                base = f"((y*{s.rows})*{stride}) + (x*{s.columns})"
                at = self.spell.index([(s.columns, "1"), (rows, stride)], base)
                if s.transposed:
                    part = self.spell.index([(s.columns, str(s.rows)), (rows, "1")])
                else:
                    part = self.spell.index([(s.columns * rows, "1")])
                self.line(f"{out}[{at}] = {source}[{part}]")
            case _:
                raise AssertionError(s.reader)

    def depth_loop(self, *targets: tuple[str, str, int]) -> None:
        s = self.spec
        self.open(f"{s.depth_kind} (k, 0, {self.extent('k', s.extents[2])})")
        if s.disturbed == "A" and s.left not in ("constant",):
            self.line("A[k] = A[k + 1]")
        if s.disturbed == "B":
            self.line("B[k] = B[k + 1]")
        for target, index, first in targets:
            self.update(target, index, first)
        self.close()

    def loops(self) -> None:
        y, x, _ = self.spec.extents
        self.open(f"{self.spec.row_kind} (y, 0, {self.extent('y', y)})")
        self.open(f"for (x, 0, {self.extent('x', x)})")

    def end_loops(self) -> None:
        self.close()
        self.close()

    def allocate(self, name: str) -> None:
        s = self.spec
        mark = " in AMXTile" if s.marked else ""
        self.line(f"allocate {name}[{self.acc_type} * {s.columns} * {s.rows}]{mark}")

    def produce(self, name: str = "mm", first: int = 0) -> None:
        self.open(f"produce {name}")
        self.initialise(name)
        self.depth_loop((name, self.acc_index(), first))
        self.close()

    def consume(self, name: str = "mm", out: str = "out") -> None:
        self.open(f"consume {name}")
        self.read(name, out)
        self.close()

    def body(self) -> None:
        s = self.spec
        match s.place:
            case "inside" | "parallel":
                self.loops()
                self.allocate("mm")
                self.produce()
                self.consume()
                self.line("free mm")
                self.end_loops()
            case "if":
                self.variables["flag"] = 1
                self.loops()
                self.open("if (0 < flag)")
                self.allocate("mm")
                self.produce()
                self.consume()
                self.line("free mm")
                self.close()
                self.end_loops()
            case "outside loops":
                self.allocate("mm")
                self.loops()
                self.produce()
                self.consume()
                self.end_loops()
                self.line("free mm")
            case "direct" | "direct in loop":
                self.loops()
                index = self.out_index("out")
                if s.place == "direct":
                    zeros = self.everywhere(self.acc_type, 0, self.lanes)
                    self.line(f"out[{index}] = {zeros}")
                self.depth_loop(("out", index, 0))
                self.end_loops()
            case "two alive":
                self.loops()
                self.allocate("mm")
                self.allocate("nn")
                self.initialise("mm")
                self.initialise("nn")
                self.depth_loop(("mm", self.acc_index(), 0), ("nn", self.acc_index(), 3))
                self.read("mm")
                self.read("nn", "out2")
                self.line("free nn")
                self.line("free mm")
                self.end_loops()
            case "twice":
                self.loops()
                for first, out in ((0, "out"), (0, "out2")):
                    self.allocate("mm")
                    self.produce("mm", first)
                    self.consume("mm", out)
                    self.line("free mm")
                self.end_loops()
            case _:
                raise AssertionError(s.place)

    def program(self) -> Program:
        self.body()
        return Program(
            "\n".join(self.lines) + "\n",
            self.types,
            self.sizes,
            self.variables,
            "amx:fp16" if self.spec.types == "f16" else "amx",
            self.mappable(),
            ("rows",) if "rows" in self.types else (),
        )

    def mappable(self) -> bool | None:
        s = self.spec
        if self.lanes == 1 or s.depth == 1:
            return None  # Nothing is added up, or a single number is.
        return True
