"""Random statements on memory from outside of the loop: buffers that iterations change, and views
of an argument that move on."""

from __future__ import annotations

from tests.passes.cv_pipelining.random_body import CUBE, Carried, Loop, Scope, Statement, Value
from tests.passes.cv_pipelining.random_memory import after_work
from tests.passes.cv_pipelining.random_statements import NO_LAYOUT

# What such a buffer holds is carried, too: the numbers of buffers follow those of carried values.
FIRST = 1000


def outer_buffer_number(scope: Scope) -> int:
    """The place in `scope.outer_buffers` of a buffer from before the loop, filled there."""
    if scope.outer_buffers and scope.chance(0.7):
        return scope.rng.randrange(len(scope.outer_buffers))
    number = frozenset((FIRST + len(scope.outer_buffers),))
    new = Value(scope.new(), scope.shape(), "f32", "", number)
    scope.outside.append(
        Statement(
            [
                f"{new.name} = memref.alloc() : {new.memref}",
                f"hivm.hir.vbrc ins(%scale : f32) outs({new.name} : {new.memref})",
            ]
        )
    )
    scope.outer_buffers.append(new)
    return len(scope.outer_buffers) - 1


def change_outer_buffer(scope: Scope) -> None:
    """Adds to a buffer from outside, or stores to it, or to a half of it."""
    number = outer_buffer_number(scope)
    buffer = scope.outer_buffers[number]
    source = scope.pick(
        lambda each: (
            (each.shape, each.element) == (buffer.shape, "f32")
            and each.core != CUBE
            and (not buffer.carried & each.crossed or scope.chance(0.1))
        )
    )
    name, type = buffer.name, buffer.memref
    if source is None or scope.chance(0.3):
        rows, columns = buffer.shape
        assert isinstance(rows, int)
        if scope.chance(0.5):
            name, type = scope.new(), f"memref<{rows // 2}x{columns}xf32, strided<[{columns}, 1]>>"
            scope.add(
                f"{name} = memref.subview {buffer.name}[0, 0] [{rows // 2}, {columns}] [1, 1] :"
                f" {buffer.memref} to {type}"
            )
        scope.add(f"hivm.hir.vmul ins({name}, %scale : {type}, f32) outs({name} : {type})")
    elif scope.chance(0.5):
        scope.add(f"hivm.hir.store ins({source.name} : {source.type}) outs({name} : {type})")
    else:
        scope.add(
            f"hivm.hir.vadd ins({name}, {source.name} : {type}, {source.type})"
            f" outs({name} : {type})"
        )
    scope.outer_buffers[number] = after_work(
        scope, "VECTOR", buffer, *(() if source is None else (source,))
    )
    scope.forget(name)
    scope.forget(buffer.name)


def read_outer_buffer(scope: Scope) -> None:
    """The tensor of a buffer from outside, or a load from it."""
    buffer = scope.outer_buffers[outer_buffer_number(scope)]
    result = Value(scope.new(), *buffer[1:])
    memory = buffer.name
    if scope.chance(0.5):
        memory = scope.new()
        core = scope.rng.choice(("VECTOR", "CUBE", "CUBE_OR_VECTOR"))
        scope.add(f"{memory} = memref.alloc() : {buffer.memref}")
        scope.add(
            f"hivm.hir.load ins({buffer.name} : {buffer.memref}) outs({memory} : {buffer.memref})"
            f" {NO_LAYOUT} core_type = <{core}>"
        )
    else:
        scope.buffer_of[result.name] = memory
    scope.add(
        f"{result.name} = bufferization.to_tensor {memory} restrict writable : {buffer.memref}"
    )
    scope.tensors.append(result)


def moving_view(scope: Scope, loop: Loop) -> None:
    """Gives the loop a view of an argument that each iteration moves on, and a load from it."""
    rows, columns = scope.shape()
    type = f"memref<{rows}x{columns}xf32, strided<[{columns}, 1], offset: ?>>"
    begin, argument, after = scope.new(), scope.new(), scope.new()
    shape = f"sizes: [{rows}, {columns}], strides: [{columns}, 1] : memref<?xf32> to {type}"
    head = "memref.reinterpret_cast %b to offset:"
    loop.outside.append(Statement([f"{begin} = {head} [%c0], {shape}"]))
    loop.carried.append(Carried(argument, type, begin, after))
    buffer, result = scope.new(), Value(scope.new(), (rows, columns), "f32")
    scope.add(f"{buffer} = memref.alloc() : {result.memref}")
    scope.add(
        f"hivm.hir.load ins({argument} : {type}) outs({buffer} : {result.memref}) {NO_LAYOUT}"
    )
    scope.add(
        f"{result.name} = bufferization.to_tensor {buffer} restrict writable : {result.memref}"
    )
    scope.tensors.append(result)
    offset = scope.new()
    scope.add(
        f"{offset} = arith.muli {scope.rng.choice(scope.indices)}, %pitch : index",
        f"{after} = {head} [{offset}], {shape}",
    )
