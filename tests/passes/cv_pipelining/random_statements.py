"""Random statements: each function adds one to a scope, or more that belong together."""

from __future__ import annotations

from collections.abc import Callable

from tests.passes.cv_pipelining.random_body import CUBE, VECTOR, Scope, Value

NO_LAYOUT = "init_out_buffer = false may_implicit_transpose_with_last_axis = false"
# Elements of an argument from one iteration's place to the next one's.
PITCH = 256


def place(scope: Scope) -> tuple[str, str]:
    """A place in an argument: the offset, as text in reinterpret_cast, and what its type says."""
    if scope.chance(0.15):
        constant = scope.rng.choice((0, 8, PITCH))
        return str(constant), f", offset: {constant}" if constant else ""
    offset = scope.new()
    scope.add(f"{offset} = arith.muli {scope.rng.choice(scope.indices)}, %pitch : index")
    if scope.chance(0.2):
        moved = scope.new()
        scope.add(f"{moved} = arith.addi {offset}, %c8 : index")
        offset = moved
    return offset, ", offset: ?"


def window(scope: Scope, argument: str, shape: tuple[int, int], element: str) -> tuple[str, str]:
    """A view of an argument with its type."""
    offset, told = place(scope)
    rows, columns = shape
    stride = scope.rng.choice((columns, 16))
    view = scope.new()
    type = f"memref<{rows}x{columns}x{element}, strided<[{stride}, 1]{told}>>"
    scope.add(
        f"{view} = memref.reinterpret_cast {argument} to offset: [{offset}], "
        f"sizes: [{rows}, {columns}], strides: [{stride}, 1] : memref<?x{element}> to {type}"
    )
    return view, type


def load(scope: Scope, shape: tuple[int, int], element: str) -> Value:
    """A load from an argument into a buffer of its own, at once or in two parts."""
    argument = "%a" if element == "f16" else "%b"
    core = scope.rng.choice((f" core_type = <{scope.only or 'CUBE_OR_VECTOR'}>", ""))
    result = Value(scope.new(), shape, element)
    buffer = scope.new()
    rows, columns = shape
    if rows > 1 and scope.chance(0.2):
        half = f"memref<{rows // 2}x{columns}x{element}, strided<[{columns}, 1]"
        for first in (0, rows // 2):
            view, type = window(scope, argument, (rows // 2, columns), element)
            part = scope.new()
            told = f", offset: {first * columns}>>" if first else ">>"
            lines = [
                f"{part} = memref.subview {buffer}[{first}, 0] [{rows // 2}, {columns}] [1, 1] : "
                f"{result.memref} to {half}{told}",
                f"hivm.hir.load ins({view} : {type}) outs({part} : {half}{told}) {NO_LAYOUT}{core}",
            ]
            if not first:
                lines.insert(0, f"{buffer} = memref.alloc() : {result.memref}")
            scope.add(*lines)
    else:
        view, type = window(scope, argument, shape, element)
        scope.add(f"{buffer} = memref.alloc() : {result.memref}")
        scope.add(
            f"hivm.hir.load ins({view} : {type}) outs({buffer} : {result.memref}) {NO_LAYOUT}{core}"
        )
    scope.add(
        f"{result.name} = bufferization.to_tensor {buffer} restrict writable : {result.memref}"
    )
    if scope.chance(0.2):
        lazy = scope.rng.choice(("true", "false"))
        scope.add(
            f"annotation.mark {result.name} {{cv_pipeline_lazy_load = {lazy}}} : {result.type}"
        )
    scope.tensors.append(result)
    return result


def tensor(scope: Scope, shape: tuple[int | str, ...], element: str) -> Value:
    """A tensor of a type: one that is there, or a new one."""
    found = scope.pick(lambda each: each.shape == shape and each.element == element)
    if found is not None and scope.chance(0.85):
        return found
    other = "f32" if element == "f16" else "f16"
    near = scope.pick(lambda each: each.shape == shape and each.element == other)
    if near is not None and scope.only != CUBE and scope.chance(0.6):
        return cast(scope, near)
    if len(shape) == 2 and shape[1] == 1:
        wide = scope.pick(lambda each: len(each.shape) == 2 and each.shape[0] == shape[0])
        if wide is not None and scope.only != CUBE and element == wide.element:
            return reduced(scope, wide)
    rows, columns = shape
    assert isinstance(rows, int) and isinstance(columns, int)
    return load(scope, (rows, columns), element)


def cast(scope: Scope, old: Value) -> Value:
    element = "f32" if old.element == "f16" else "f16"
    outs = scope.empty(old.shape, element)
    new = scope.made(VECTOR, old.shape, element, (old,))
    scope.add(
        f"{new.name} = hivm.hir.vcast ins({old.name} : {old.type}) outs({outs} : {new.type})"
        f" -> {new.type}"
    )
    return new


def reduced(scope: Scope, old: Value) -> Value:
    kind = scope.rng.choice(("sum", "max", "min"))
    outs = scope.empty((old.shape[0], 1), old.element)
    new = scope.made(VECTOR, (old.shape[0], 1), old.element, (old,))
    scope.add(
        f"{new.name} = hivm.hir.vreduce <{kind}> ins({old.name} : {old.type})"
        f" outs({outs} : {new.type}) reduce_dims = [1] -> {new.type}"
    )
    return new


def any_tensor(scope: Scope, element: str | None = None) -> Value:
    """A tensor that Vector ops may use; one from a Cube op now and then, directly."""
    found = scope.pick(lambda each: element in (None, each.element) and len(each.shape) == 2)
    if found is None or scope.chance(0.05):
        return load(scope, scope.shape(), element or scope.rng.choice(("f16", "f32")))
    return found


def number(scope: Scope, element: str) -> Value:
    """A scalar: an argument, a constant, one that was computed."""
    found = [each for each in scope.scalars if each.element == element]
    if found and scope.chance(0.6):
        return scope.rng.choice(found)
    name = "%scale" if element == "f32" else "%half"
    return Value(name, (), element)


def elementwise(scope: Scope) -> None:
    """An elementwise op of two operands, the second one broadcast now and then."""
    one = any_tensor(scope)
    broadcast, other = "", None
    match scope.rng.randrange(4):
        case 0:
            other = number(scope, one.element)
        case 1 if isinstance(one.shape[0], int) and one.shape[1] != 1:
            other = tensor(scope, (one.shape[0], 1), one.element)
            broadcast = " broadcast = [1]"
        case _ if isinstance(one.shape[0], int):
            other = tensor(scope, one.shape, one.element)
        case _:
            other = one
    outs, old = scope.destination(one.shape, one.element)
    new = scope.made(VECTOR, one.shape, one.element, (one, other, *old))
    op = scope.rng.choice(("vadd", "vsub", "vmax", "vmin", "vmul"))
    scope.add(
        f"{new.name} = hivm.hir.{op} ins({one.name}, {other.name} : {one.type}, {other.type})"
        f" outs({outs} : {new.type}){broadcast} -> {new.type}"
    )


def unary(scope: Scope) -> None:
    one = any_tensor(scope)
    outs, old = scope.destination(one.shape, one.element)
    new = scope.made(VECTOR, one.shape, one.element, (one, *old))
    op = scope.rng.choice(("vabs", "vrelu"))
    scope.add(
        f"{new.name} = hivm.hir.{op} ins({one.name} : {one.type}) outs({outs} : {new.type})"
        f" -> {new.type}"
    )


def casting(scope: Scope) -> None:
    cast(scope, any_tensor(scope))


def reduction(scope: Scope) -> None:
    one = any_tensor(scope)
    if one.shape[1] != 1:
        reduced(scope, one)


def broadcast(scope: Scope) -> None:
    """A tensor of a scalar or of a column."""
    rows, columns = scope.shape()
    outs = scope.empty((rows, columns), "f32")
    if scope.chance(0.5):
        one, dims = number(scope, "f32"), ""
    else:
        one, dims = tensor(scope, (rows, 1), "f32"), " broadcast_dims = [1]"
    new = scope.made(VECTOR, (rows, columns), "f32", (one,))
    scope.add(
        f"{new.name} = hivm.hir.vbrc ins({one.name} : {one.type}) outs({outs} : {new.type})"
        f"{dims} -> {new.type}"
    )


def select(scope: Scope) -> None:
    """A comparison and the selection by it."""
    one = any_tensor(scope)
    if not isinstance(one.shape[0], int):
        return
    other = tensor(scope, one.shape, one.element)
    flags = Value(scope.new(), one.shape, "i1")
    empty = scope.empty(one.shape, "i1")
    scope.add(
        f"{flags.name} = hivm.hir.vcmp ins({one.name}, {other.name} : {one.type}, {other.type})"
        f" outs({empty} : {flags.type}) compare_mode = <lt> -> {flags.type}"
    )
    outs = scope.empty(one.shape, one.element)
    new = scope.made(VECTOR, one.shape, one.element, (one, other))
    scope.add(
        f"{new.name} = hivm.hir.vsel ins({flags.name}, {one.name}, {other.name} : {flags.type},"
        f" {one.type}, {other.type}) outs({outs} : {new.type}) -> {new.type}"
    )


def transpose(scope: Scope) -> None:
    one = any_tensor(scope)
    outs = scope.empty(one.shape[::-1], one.element)
    new = scope.made(VECTOR, one.shape[::-1], one.element, (one,))
    scope.add(
        f"{new.name} = hivm.hir.vtranspose ins({one.name} : {one.type}) outs({outs} : {new.type})"
        f" permutation = [1, 0] -> {new.type}"
    )


Kind = Callable[[Scope], None]
VECTOR_KINDS: list[tuple[Kind, int]] = [
    (elementwise, 8),
    (unary, 2),
    (casting, 3),
    (reduction, 2),
    (broadcast, 2),
    (select, 1),
    (transpose, 1),
]
