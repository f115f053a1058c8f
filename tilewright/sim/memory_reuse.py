"""Results that take the memory of an operand, as the device compiler plans them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.ir import Operation

from tilewright.hivm.evaluate.buffer import Buffer
from tilewright.hivm.evaluate.element_types import bits_of
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.machine import Pipe
from tilewright.hivm.queries import broadcast_axes, inputs, pipe, transpose_axes
from tilewright.hivm.traits import ElementwiseNaryOpTrait
from tilewright.sim.lifetimes import Lifetime
from tilewright.sim.recorder import Execution
from tilewright.sim.regions import region_of, root_of


def written_in_place(
    executions: Sequence[Execution],
    lives: Mapping[Buffer, list[Lifetime]],
    sizes: Mapping[Buffer, int],
) -> dict[Buffer, list[Lifetime]]:
    """The lifetimes of buffers where results of elementwise ops take memory that falls free.

    A result then begins to live when its op is done, at which the operand has ended. It may take
    an operand of at least its size in bytes, of equally wide elements, if that is all of a buffer
    and is read for the last time, on the V pipe and without broadcast or transposition on the
    fly. Only buffers that have a size in `sizes` are given or taken.
    """
    left = {buffer: {life.first: life for life in lives[buffer]} for buffer in lives}
    ends = {(buffer, life.last) for buffer in sizes for life in lives.get(buffer, ())}
    can: dict[Operation, bool] = {}
    for number, run in enumerate(executions):
        if run.op not in can:
            can[run.op] = _can_write_in_place(run.op)
        if not can[run.op]:
            continue
        for result in run.written:
            target = _buffer_that_is(result)
            if target is None or target not in sizes or number not in left[target]:
                continue
            for operand in run.sources:
                source = _buffer_that_is(operand)
                if (source, number) not in ends or bits_of(operand.dtype) != bits_of(result.dtype):
                    continue
                if source is not None and source is not target and sizes[source] >= sizes[target]:
                    ends.remove((source, number))
                    left[target][number] = Lifetime(number + 1, left[target][number].last)
                    break
    return {
        buffer: [life for life in each.values() if life.first <= life.last]
        for buffer, each in left.items()
    }


def _can_write_in_place(op: Operation) -> bool:
    """Whether an op reads no element after it has written another one over it."""
    return (
        op.has_trait(ElementwiseNaryOpTrait)
        and pipe(op) == Pipe.V
        and not transpose_axes(op)
        and not any(broadcast_axes(op, each) for each in inputs(op))
    )


def _buffer_that_is(view: View) -> Buffer | None:
    """The buffer all of whose bytes are elements of a view, if there is one."""
    root, _ = root_of(view.buffer)
    region = region_of(view)
    whole = region.end - region.first == len(root.data) and not region.pitch
    return root if whole else None
