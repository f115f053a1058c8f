"""Random statements on memory and scalars: buffers in memref form, stores to arguments, atomics,
numbers from tensors, dynamic sizes, marks and prints."""

from __future__ import annotations

from tests.passes.cv_pipelining.random_body import CUBE, VECTOR, Scope, Statement, Value
from tests.passes.cv_pipelining.random_statements import (
    NO_LAYOUT,
    any_tensor,
    number,
    window,
)


def after_work(scope: Scope, core: str, old: Value, *sources: Value) -> Value:
    """The value `old`, a buffer's, after work on `core` with `sources`."""
    made = scope.made(core, old.shape, old.element, (old, *sources), old.name)
    scope.tensors.remove(made)
    return made


def new_buffer(scope: Scope) -> None:
    """An allocation that is filled as a whole."""
    shape, element = scope.shape(), "f32"
    buffer = Value(scope.new(), shape, element)
    allocate = "memref.alloc() :"
    if scope.chance(0.2):
        allocate = "memref_ext.alloc_workspace() from %workspace : from memref<?xi8> to"
    scope.add(f"{buffer.name} = {allocate} {buffer.memref}")
    cubes = [each for each in scope.tensors if each.core == CUBE and each.element == "f32"]
    if cubes and scope.chance(0.5):
        one = scope.rng.choice(cubes)
        buffer = buffer._replace(shape=one.shape)
        scope.statements[-1] = Statement([f"{buffer.name} = {allocate} {buffer.memref}"])
        scope.add(
            f"hivm.hir.fixpipe {{dma_mode = #hivm.dma_mode<nz2nd>}} ins({one.name} : {one.type})"
            f" outs({buffer.name} : {buffer.memref})"
        )
        buffer = after_work(scope, CUBE, buffer, one)
    elif scope.chance(0.5):
        one = number(scope, element)
        scope.add(
            f"hivm.hir.vbrc ins({one.name} : {one.type}) outs({buffer.name} : {buffer.memref})"
        )
        buffer = after_work(scope, VECTOR, buffer, one)
    else:
        view, type = window(scope, "%b", shape, element)
        scope.add(
            f"hivm.hir.load ins({view} : {type}) outs({buffer.name} : {buffer.memref}) {NO_LAYOUT}"
        )
    scope.buffers.append(buffer)


def change_buffer(scope: Scope) -> None:
    """An op in memref form from one or two buffers into one: all of it, a half, or seen flat."""
    if not scope.buffers:
        return new_buffer(scope)
    place = scope.rng.randrange(len(scope.buffers))
    target = scope.buffers[place]
    alike = [each for each in scope.buffers if each.shape == target.shape]
    one, two = scope.rng.choice(alike), scope.rng.choice(alike)
    rows, columns = target.shape
    assert isinstance(rows, int) and isinstance(columns, int)
    names, type = [each.name for each in (one, two, target)], target.memref
    how = scope.rng.randrange(4)
    views: dict[str, str] = {}
    if how == 0:
        first = scope.rng.choice((0, rows // 2))
        told = f", offset: {first * columns}" if first else ""
        type = f"memref<{rows // 2}x{columns}xf32, strided<[{columns}, 1]{told}>>"
        for name in dict.fromkeys(names):
            views[name] = scope.new()
            scope.add(
                f"{views[name]} = memref.subview {name}[{first}, 0] [{rows // 2}, {columns}]"
                f" [1, 1] : {target.memref} to {type}"
            )
    elif how == 1:
        type = f"memref<{rows * columns}xf32>"
        for name in dict.fromkeys(names):
            views[name] = scope.new()
            scope.add(
                f"{views[name]} = memref.collapse_shape {name} [[0, 1]] : {target.memref}"
                f" into {type}"
            )
    a, b, c = (views.get(name, name) for name in names)
    op = scope.rng.choice(("vadd", "vsub", "vmax", "vmin"))
    scope.add(f"hivm.hir.{op} ins({a}, {b} : {type}, {type}) outs({c} : {type})")
    scope.buffers[place] = after_work(scope, VECTOR, target, one, two)
    scope.forget(target.name)
    return None


def read_buffer(scope: Scope) -> None:
    """The tensor of a buffer."""
    if not scope.buffers:
        return
    buffer = scope.rng.choice(scope.buffers)
    new = Value(scope.new(), *buffer[1:])
    scope.tensors.append(new)
    scope.buffer_of[new.name] = buffer.name
    scope.add(
        f"{new.name} = bufferization.to_tensor {buffer.name} restrict writable : {new.memref}"
    )


def reload(scope: Scope) -> None:
    """A load from one buffer into another, read as a tensor."""
    if not scope.buffers:
        return
    old = scope.rng.choice(scope.buffers)
    new, result = Value(scope.new(), old.shape, old.element), scope.new()
    core = scope.rng.choice((VECTOR, "CUBE_OR_VECTOR"))
    scope.add(f"{new.name} = memref.alloc() : {new.memref}")
    scope.add(
        f"hivm.hir.load ins({old.name} : {old.memref}) outs({new.name} : {new.memref}) {NO_LAYOUT}"
        f" core_type = <{core}>"
    )
    scope.add(f"{result} = bufferization.to_tensor {new.name} restrict writable : {new.memref}")
    scope.tensors.append(old._replace(name=result))


def peek(scope: Scope) -> None:
    """A number read from an argument, or put into memory and read again."""
    name, index = scope.new(), scope.rng.choice(scope.indices)
    if scope.chance(0.7):
        scope.add(f"{name} = memref.load %b[{index}] : memref<?xf32>")
        scope.made("", (), "f32", (), name)
        return
    one, memory = number(scope, "f32"), scope.new()
    scope.add(
        f"{memory} = memref.alloca() : memref<1xf32>",
        f"memref.store {one.name}, {memory}[%c0] : memref<1xf32>",
        f"{name} = memref.load {memory}[%c0] : memref<1xf32>",
    )
    scope.made(one.core, (), "f32", (one,), name)


def show(scope: Scope) -> None:
    """A print of a tensor."""
    one = any_tensor(scope)
    scope.add(
        f'hivm.hir.debug {{debugtype = "print", hex = false, prefix = "{one.name[1:]}"}}'
        f" {one.name} : {one.type}"
    )


def store(scope: Scope) -> None:
    """A store to an argument, to the same or another place in each iteration."""
    one = scope.pick(lambda each: not each.sizes and each.core != CUBE)
    if one is None:
        return
    outputs = scope.memory.outputs
    rarely = one.element in outputs and scope.chance(0.08)
    name = f"%out{outputs.index(one.element)}" if rarely else scope.memory.output(one.element)
    view, type = window(scope, name, one.shape, one.element)  # pyright: ignore[reportArgumentType]
    atomic = ""
    if one.element == "f32" and scope.chance(0.15):
        atomic = " atomic = <add>"
    line = f"hivm.hir.store ins({one.name} : {one.type}) outs({view} : {type}){atomic}"
    if not atomic and not scope.only and one.element == "f32" and scope.chance(0.15):
        scope.add(
            "hivm.hir.set_atomic kind = <add>[type = f32]",
            line,
            "hivm.hir.set_atomic kind = <none>[type = f32]",
        )
    else:
        scope.add(line)


def store_product(scope: Scope) -> None:
    """A fixpipe from the Cube core to an argument."""
    one = scope.pick(lambda each: each.core == CUBE and each.element == "f32")
    if one is None:
        return
    view, type = window(scope, scope.memory.output("f32"), one.shape, "f32")  # pyright: ignore[reportArgumentType]
    scope.add(
        f"hivm.hir.fixpipe {{dma_mode = #hivm.dma_mode<nz2nd>}} ins({one.name} : {one.type})"
        f" outs({view} : {type})"
    )


def element(scope: Scope) -> None:
    """A number from a tensor, or one computed from others."""
    name = scope.new()
    floats = [each for each in scope.scalars if each.element == "f32"]
    if floats and scope.chance(0.5):
        one, two = scope.rng.choice(floats), number(scope, "f32")
        scope.add(f"{name} = arith.addf {one.name}, {two.name} : f32")
        scope.made(one.core, (), "f32", (one, two), name)
        return
    one = any_tensor(scope, "f32")
    if not one.sizes:
        scope.add(f"{name} = tensor.extract {one.name}[%c0, %c0] : {one.type}")
        scope.made(one.core, (), "f32", (one,), name)


def dynamic(scope: Scope) -> None:
    """Tensors of a size that the function gets, or that each iteration computes."""
    size = "%rows"
    if scope.chance(0.2):
        size = scope.new()
        scope.add(f"{size} = arith.minsi {scope.rng.choice(scope.indices)}, %rows : index")
    outs = scope.empty((size, 16), "f32")
    one = number(scope, "f32")
    new = scope.made(VECTOR, (size, 16), "f32", (one,))
    scope.add(
        f"{new.name} = hivm.hir.vbrc ins({one.name} : {one.type}) outs({outs} : {new.type})"
        f" -> {new.type}"
    )


def mark(scope: Scope) -> None:
    """A mark of something else, now and then with a second value."""
    one, two = any_tensor(scope), any_tensor(scope)
    if scope.chance(0.5):
        scope.add(f"annotation.mark {one.name} {{note = 1 : i32}} : {one.type}")
        return
    scope.add(
        f'annotation.mark {one.name} keys = ["note"] values = [{two.name} : {two.type}]'
        f" : {one.type}"
    )
