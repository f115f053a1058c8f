"""Random well-typed trees of every kind of node, for hypothesis.

A name always has the type that its ending says ("v.float32x4", "b.int8"), so that trees are
consistent wherever a name is bound: `exprs()` and `stmts()` have no contradictions in them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from hypothesis import strategies as st

from tilewright.stmt.nodes import (
    COMPARISONS,
    FOR_KINDS,
    LOCATIONS,
    LOGICAL,
    Alignment,
    Allocate,
    AssertStmt,
    Binary,
    Block,
    Broadcast,
    Call,
    Cast,
    Evaluate,
    Expr,
    ExprVar,
    FloatImm,
    For,
    Free,
    Function,
    If,
    IntImm,
    Let,
    LetStmt,
    Load,
    LocToLoc,
    Module,
    Not,
    ProducerConsumer,
    Ramp,
    Reinterpret,
    Select,
    Shuffle,
    Stmt,
    Store,
    StringImm,
    Var,
    VectorReduce,
)
from tilewright.stmt.types import (
    BFLOAT16,
    BOOL,
    FLOAT16,
    FLOAT32,
    FLOAT64,
    HANDLE,
    INT8,
    INT16,
    INT32,
    INT64,
    UINT8,
    UINT16,
    UINT32,
    UINT64,
    Type,
)

INTEGERS = (INT8, INT16, INT32, INT64, UINT8, UINT16, UINT32, UINT64)
FLOATS = (FLOAT16, BFLOAT16, FLOAT32, FLOAT64)
POINTERS = (HANDLE, Type("handle", 64, 1, "void *"), Type("handle", 64, 1, "struct buffer const *"))
LANES = (1, 2, 3, 4, 6, 8, 12)
INT32_NAMES = ("x", "y.s0.x", ".thread_id_x", "r$x", "A.stride.1", "_t", "x16")

element_types = st.sampled_from((*INTEGERS, *FLOATS, BOOL))
types = st.builds(Type.with_lanes, element_types, st.sampled_from(LANES))


def variables(type: Type) -> st.SearchStrategy[Expr]:
    """Variables of `type`: the only names of that type that anything here binds or uses."""
    if type == INT32:
        return st.sampled_from(INT32_NAMES).map(Var)
    return st.sampled_from("vw").map(lambda letter: Var(f"{letter}.{_word(type)}", type))


def _word(type: Type) -> str:
    return "".join(c if c.isalnum() else "_" for c in str(type))


def buffers(type: Type) -> st.SearchStrategy[str]:
    """Names of buffers whose elements are of `type`'s element type."""
    return st.sampled_from("bc").map(lambda letter: f"{letter}.{_word(type.element)}")


def constants(type: Type) -> st.SearchStrategy[Expr]:
    """Constants of the scalar `type`."""
    if type.is_float:
        width = 16 if type == FLOAT16 else 64 if type == FLOAT64 else 32
        simple = st.integers(-9, 9).map(lambda n: n / 4)
        return st.one_of(simple, st.floats(width=width)).map(lambda v: FloatImm(v, type))
    if type.is_integer:
        low = -(1 << (type.bits - 1)) if type.is_int else 0
        small = st.integers(max(low, -3), 1 if type.is_bool else 9)
        anything = st.integers(low, low + (1 << type.bits) - 1)
        return st.one_of(small, anything).map(lambda v: IntImm(v, type))
    return st.text(max_size=8).map(StringImm) if type == HANDLE else variables(type)


def exprs(type: Type | None = None, depth: int = 3) -> st.SearchStrategy[Expr]:
    """Expressions of `type` (any type if None), at most about `depth` levels deep."""
    if type is None:
        every = st.one_of(types, st.sampled_from(POINTERS))
        return every.flatmap(lambda chosen: exprs(chosen, depth))
    return _exprs(type, depth)


@cache
def _exprs(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    """Cached and deferred, for there would be thousands of strategies to make otherwise."""
    if depth <= 0:
        return _leaves(type)
    makers = _makers(type)
    return st.deferred(
        lambda: st.one_of(_leaves(type), *(make(type, depth - 1) for make in makers))
    )


def _leaves(type: Type) -> st.SearchStrategy[Expr]:
    if type.lanes == 1:
        return st.one_of(constants(type), variables(type))
    scalars = st.one_of(constants(type.element), variables(type.element))
    return st.one_of(variables(type), scalars.map(lambda value: Broadcast(value, type.lanes)))


Maker = Callable[[Type, int], st.SearchStrategy[Expr]]


def _makers(type: Type) -> list[Maker]:
    makers: list[Maker] = [_call, _let, _load, _shuffle, _location]
    if type.is_handle:
        return [*makers, _expr_var, _cast_to_pointer]
    makers += [_arithmetic, _cast, _select, _reduction, _reinterpret]
    if type.is_bool:
        makers += [_comparison, _logical, _not]
    else:
        makers += [_ramp]
    return [*makers, _broadcast]


def _arithmetic(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    operators = ("min", "max") if type.is_bool else ("+", "-", "*", "/", "%", "min", "max")
    operand = exprs(type, depth)
    return st.builds(Binary, st.sampled_from(operators), operand, operand)


def _comparison(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    def compared(element: Type) -> st.SearchStrategy[Expr]:
        operand = exprs(element.with_lanes(type.lanes), depth)
        return st.builds(Binary, st.sampled_from(COMPARISONS), operand, operand)

    return element_types.flatmap(compared)


def _logical(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    operand = exprs(type, depth)
    return st.builds(Binary, st.sampled_from(LOGICAL), operand, operand)


def _not(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    return st.builds(Not, exprs(type, depth))


def _cast(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    sources = element_types.map(lambda element: element.with_lanes(type.lanes))
    return sources.flatmap(lambda source: st.builds(Cast, st.just(type), exprs(source, depth)))


def _cast_to_pointer(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    return st.builds(Cast, st.just(type), exprs(UINT64.with_lanes(type.lanes), depth))


def _reinterpret(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    same = [t for t in (*INTEGERS, *FLOATS, BOOL, HANDLE) if t.bits == type.bits]
    sources = st.sampled_from(same).map(lambda element: element.with_lanes(type.lanes))
    return sources.flatmap(
        lambda source: st.builds(Reinterpret, st.just(type), exprs(source, depth))
    )


def _select(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    lanes = st.sampled_from((1, type.lanes))
    value = exprs(type, depth)
    return lanes.flatmap(
        lambda n: st.builds(Select, exprs(BOOL.with_lanes(n), depth), value, value)
    )


def _factor(type: Type) -> st.SearchStrategy[int]:
    """The number of copies in a ramp or broadcast that has the lanes of `type`."""
    return st.sampled_from([n for n in range(1, type.lanes + 1) if type.lanes % n == 0])


def _ramp(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    def ramp(count: int) -> st.SearchStrategy[Expr]:
        part = exprs(type.with_lanes(type.lanes // count), depth)
        return st.builds(Ramp, part, part, st.just(count))

    return _factor(type).flatmap(ramp)


def _broadcast(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    return _factor(type).flatmap(
        lambda n: st.builds(Broadcast, exprs(type.with_lanes(type.lanes // n), depth), st.just(n))
    )


def _reduction(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    operators = ("and", "or") if type.is_bool else ("add", "mul", "min", "max")

    def reduction(factor: int) -> st.SearchStrategy[Expr]:
        value = exprs(type.with_lanes(type.lanes * factor), depth)
        return st.builds(VectorReduce, st.sampled_from(operators), value, st.just(type.lanes))

    return st.sampled_from((1, 2, 3)).flatmap(reduction)


def _shuffle(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    """All forms: concatenation, interleaving, slices, elements and whatever."""

    def shuffle(lanes: Sequence[int]) -> st.SearchStrategy[Expr]:
        total, n = sum(lanes), type.lanes
        vectors = st.tuples(*(exprs(type.with_lanes(count), depth) for count in lanes))
        forms = [st.lists(st.integers(0, total - 1), min_size=n, max_size=n)]
        if n <= total:
            forms.append(st.integers(0, total - n).map(lambda b: list(range(b, b + n))))
            forms.append(st.just(list(range(n))[::-1]))
        if n == total and len(set(lanes)) == 1:
            turns = [v * lanes[0] + i for i in range(lanes[0]) for v in range(len(lanes))]
            forms.append(st.just(turns))
        return st.builds(Shuffle, vectors, st.one_of(forms).map(tuple))

    mixed = st.lists(st.sampled_from((1, 2, 4)), min_size=1, max_size=3)
    return st.one_of(mixed, _factor(type).map(lambda n: [type.lanes // n] * n)).flatmap(shuffle)


def _call(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    names = st.sampled_from(("f", "tile_load", "wmma.load.a.m16n16k16.f16", "likely", "abs"))
    args = st.lists(exprs(None, min(depth, 1)), max_size=2).map(tuple)
    multiplication = st.lists(exprs(None, 0), min_size=2, max_size=2).map(tuple)
    return st.one_of(
        st.builds(Call, st.just(type), names, args),
        st.builds(Call, st.just(type), st.just("widening_mul"), multiplication),
    )


def _let(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    def let(bound: Type) -> st.SearchStrategy[Expr]:
        name = variables(bound).map(lambda variable: getattr(variable, "name"))  # noqa: B009
        return st.builds(Let, name, exprs(bound, depth), exprs(type, depth))

    return types.flatmap(let)


def _load(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    return st.builds(
        Load,
        st.just(type.element),
        buffers(type),
        exprs(INT32.with_lanes(type.lanes), depth),
        _predicates(type.lanes, depth),
        _alignments(type.lanes),
    )


def _predicates(lanes: int, depth: int) -> st.SearchStrategy[Expr | None]:
    return st.one_of(st.none(), exprs(BOOL.with_lanes(lanes), depth))


def _alignments(lanes: int) -> st.SearchStrategy[Alignment | None]:
    some = st.builds(Alignment, st.integers(1, 64), st.integers(-3, 63))
    return st.one_of(st.none(), some)


def _location(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    place = st.sampled_from(LOCATIONS)
    return st.builds(LocToLoc, place, place, exprs(type, depth))


def _expr_var(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    if type != HANDLE:
        return variables(type)
    return st.builds(ExprVar, exprs(None, min(depth, 1)))


def stmts(depth: int = 3) -> st.SearchStrategy[Stmt]:
    """Whole texts: a Block, or now and then a Module."""
    name = st.sampled_from(("f", "my.fun$1"))
    linkage = st.sampled_from(("external", "external_plus_metadata", ""))
    arguments = st.lists(st.sampled_from(("b.int8", "c.float32", "x")), max_size=3).map(tuple)
    functions = st.builds(Function, name, arguments, linkage, blocks(depth))
    header = st.sampled_from(("", "name=f, target=x86-64-linux-avx512_sapphirerapids"))
    modules = st.builds(Module, header, st.lists(functions, max_size=2).map(tuple))
    return st.one_of(blocks(depth), blocks(depth), blocks(depth), modules)


def blocks(depth: int = 3) -> st.SearchStrategy[Block]:
    """Blocks of up to four statements."""
    return st.lists(_statements(depth), max_size=4).map(lambda inner: Block(tuple(inner)))


def _statements(depth: int) -> st.SearchStrategy[Stmt]:
    name = st.sampled_from(("b.int8", "c.float32", "mm.s1"))
    simple: list[st.SearchStrategy[Stmt]] = [
        types.flatmap(_let_stmt),
        types.flatmap(_store),
        st.builds(AssertStmt, exprs(BOOL, 1), exprs(INT32, 1)),
        st.just(_asserted_type()),
        st.builds(Evaluate, exprs(None, 2)),
        element_types.flatmap(_allocate),
        st.builds(Free, name),
    ]
    if depth <= 0:
        return st.one_of(simple)
    body = st.deferred(lambda: blocks(depth - 1))
    loops = st.builds(
        For,
        st.sampled_from(INT32_NAMES),
        exprs(INT32, 1),
        exprs(INT32, 1),
        st.sampled_from(FOR_KINDS),
        st.sampled_from(("", "CUDA")),
        body,
    )
    nested: list[st.SearchStrategy[Stmt]] = [
        loops,
        st.builds(If, exprs(BOOL, 1), body, st.one_of(st.none(), body)),
        st.builds(ProducerConsumer, name, st.booleans(), body),
        body,
    ]
    return st.one_of(*simple, *nested)


def _let_stmt(type: Type) -> st.SearchStrategy[Stmt]:
    name = variables(type).map(lambda variable: getattr(variable, "name"))  # noqa: B009
    return st.builds(LetStmt, name, exprs(type, 2))


def _store(type: Type) -> st.SearchStrategy[Stmt]:
    return st.builds(
        Store,
        buffers(type),
        exprs(INT32.with_lanes(type.lanes), 1),
        exprs(type, 2),
        _predicates(type.lanes, 1),
        _alignments(type.lanes),
    )


def _allocate(type: Type) -> st.SearchStrategy[Stmt]:
    extents = st.lists(exprs(INT32, 1), max_size=3).map(tuple)
    memory = st.sampled_from(("", "Heap", "AMXTile"))
    return st.builds(Allocate, buffers(type), st.just(type), extents, memory)


def _asserted_type() -> Stmt:
    code = IntImm(69636, UINT32)  # bfloat16
    return AssertStmt(Binary("==", Var("b.bfloat16.type", UINT32), code), Call(INT32, "f", ()))
