"""Names that look like calls but are nodes of their own, and result types of some real calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tilewright.stmt.nodes import (
    Expr,
    ExprVar,
    IntImm,
    LocToLoc,
    NodeError,
    Ramp,
    Select,
    Shuffle,
    VectorReduce,
)
from tilewright.stmt.text.inference import agree, retype
from tilewright.stmt.types import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, INT32, Type

if TYPE_CHECKING:
    from tilewright.stmt.text.expression_parser import ExpressionParser

# inf_f32() and the like
FLOAT_SUFFIXES = {"f16": FLOAT16, "bf16": BFLOAT16, "f32": FLOAT32, "f64": FLOAT64}
# Shuffles of more lanes than this would take seconds and hundreds of MB each.
MAX_SHUFFLE = 1 << 20

Builtin = Callable[["ExpressionParser", str, int], Expr]


def result_type(name: str, args: Sequence[Expr]) -> Type:
    """The type of a call written without one; raises NodeError if the arguments allow none."""
    if len(args) == 1 and name in ("likely", "likely_if_innermost"):
        return args[0].type
    if len(args) == 1 and name == "abs":
        kind = args[0].type
        return replace(kind, code="uint") if kind.is_int else kind
    if len(args) == 2 and name == "widening_mul":
        return _widened(args[0].type, args[1].type)
    return INT32


def _widened(a: Type, b: Type) -> Type:
    if not (a.is_known and b.is_known):
        return (a if b.is_known else b).with_lanes(a.lanes)
    if a.is_float or b.is_float:
        code, bits = "float", 2 * max(a.bits, b.bits)
        fits = a.is_float and b.is_float
    else:
        code, bits = "int" if a.is_int or b.is_int else "uint", 2 * max(a.bits, b.bits)
        fits = a.is_integer and b.is_integer and min(a.bits, b.bits) >= 8
    if not fits or bits > 64 or a.lanes != b.lanes:
        raise NodeError(f"widening_mul can't multiply {a} and {b}")
    return Type(code, bits, a.lanes)


def _arguments(parser: ExpressionParser, name: str, offset: int, count: int) -> list[Expr]:
    args = parser.arguments()
    if len(args) != count:
        raise parser.source.error(offset, f"{name} takes {count} arguments, not {len(args)}")
    return args


def _extreme(parser: ExpressionParser, name: str, offset: int) -> Expr:
    a, b = _arguments(parser, name, offset, 2)
    return parser.binary(name, a, b, offset)


def _select(parser: ExpressionParser, name: str, offset: int) -> Expr:
    condition, true, false = _arguments(parser, name, offset, 3)
    condition = parser.boolean(condition, offset)
    true, false = parser.attempt(offset, lambda: agree(true, false))
    return parser.build(offset, Select, condition, true, false)


def _ramp(parser: ExpressionParser, name: str, offset: int) -> Expr:
    base, stride, count = _arguments(parser, name, offset, 3)
    if not isinstance(count, IntImm):
        raise parser.source.error(offset, "the number of steps of a ramp must be a constant")
    base, stride = parser.attempt(offset, lambda: agree(base, stride))
    return parser.build(offset, Ramp, base, stride, count.value)


def _expr_var(parser: ExpressionParser, name: str, offset: int) -> Expr:
    return parser.build(offset, ExprVar, parser.single(name, parser.arguments(), offset))


def _loc_to_loc(parser: ExpressionParser, name: str, offset: int) -> Expr:
    parser.expect("(")
    source = parser.expect_name("a location")
    parser.expect(",")
    target = parser.expect_name("a location")
    parser.expect(",")
    value = parser.expression()
    parser.expect(")")
    return parser.build(offset, LocToLoc, source, target, value)


def _shuffle(parser: ExpressionParser, name: str, offset: int) -> Expr:
    """shuffle(v, …, i, …), slice_vectors(v, begin, stride, count), extract_element(v, i).

    All lanes of the vectors, in turn: concat_vectors(v, …), interleave_vectors(v, …).
    """
    numbers: list[int] = []
    if name in ("concat_vectors", "interleave_vectors"):
        vectors = parser.arguments()
    else:
        vectors, numbers = _vectors_and_numbers(parser)
    lanes = sum(vector.lanes for vector in vectors)
    wanted = {"slice_vectors": 3, "extract_element": 1}.get(name, len(numbers))
    if not vectors or len(numbers) != wanted:
        raise parser.source.error(offset, f"{name} can't take these arguments")
    size = {"slice_vectors": numbers[-1] if numbers else 0}.get(name, len(numbers) or lanes)
    if size > MAX_SHUFFLE:
        raise parser.source.error(offset, f"a shuffle of more than {MAX_SHUFFLE} lanes")
    indices = tuple(numbers)
    if name == "slice_vectors":
        begin, stride, count = numbers
        indices = tuple(begin + i * stride for i in range(count))
    elif name == "concat_vectors":
        indices = tuple(range(lanes))
    elif name == "interleave_vectors":
        if any(vector.lanes != vectors[0].lanes for vector in vectors):
            raise parser.source.error(offset, "interleave_vectors needs vectors of equal lanes")
        each = vectors[0].lanes
        indices = tuple(v * each + lane for lane in range(each) for v in range(len(vectors)))
    known = next((vector.type for vector in vectors if vector.type.is_known), None)
    if known is not None:
        vectors = parser.attempt(offset, lambda: [retype(v, known.element) for v in vectors])
    return parser.build(offset, Shuffle, tuple(vectors), indices)


def _vectors_and_numbers(parser: ExpressionParser) -> tuple[list[Expr], list[int]]:
    """The arguments of a shuffle. Bare integers are lane numbers; (int32)3 is a scalar to take."""
    parser.expect("(")
    vectors: list[Expr] = []
    numbers: list[int] = []
    while True:
        sign = parser.text == "-"
        bare = parser.peek_kind(sign) == "number" and parser.peek(sign).isdigit()
        if bare and parser.peek(sign + 1) in (",", ")"):
            numbers.append(parser.expect_integer())
        elif numbers:
            parser.fail(f"expected an integer, found {parser.found()}")
        else:
            vectors.append(parser.expression())
        if parser.accept(")"):
            return vectors, numbers
        parser.expect(",")


def reduction(parser: ExpressionParser, type: Type | None) -> Expr:
    """vector_reduce_add(v) and the like; `type`, which stands before it, is that of the result."""
    offset = parser.offset
    name = parser.advance()
    if type is None:
        message = f"{name} needs its result type before it: (TYPE){name}(...)"
        raise parser.source.error(offset, message)
    value = parser.single(name, parser.arguments(), offset)
    value = parser.attempt(offset, lambda: retype(value, type.element))
    if value.type.is_known and value.type.element != type.element:
        message = f"{name} reduces {value.type} and can't give {type}"
        raise parser.source.error(offset, message)
    operation = name.removeprefix("vector_reduce_")
    return parser.build(offset, VectorReduce, operation, value, type.lanes)


BUILTINS: dict[str, Builtin] = {
    "min": _extreme,
    "max": _extreme,
    "select": _select,
    "ramp": _ramp,
    "ExprVar": _expr_var,
    "loc_to_loc": _loc_to_loc,
    "shuffle": _shuffle,
    "concat_vectors": _shuffle,
    "interleave_vectors": _shuffle,
    "slice_vectors": _shuffle,
    "extract_element": _shuffle,
}
