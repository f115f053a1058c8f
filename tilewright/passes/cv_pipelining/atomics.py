"""The state of atomics, which is set once for the stores that follow."""

from __future__ import annotations

from xdsl.dialects import func
from xdsl.ir import Block, Operation

from tilewright.hivm.dialects.hivm.system import SetAtomicOp
from tilewright.passes.cv_pipelining.body import Body
from tilewright.passes.cv_pipelining.declined import Declined

NONE = "none"


def atomic_states(body: Body) -> dict[Operation, SetAtomicOp]:
    """For each op of the body that runs in a state, the op that sets it.

    Raises Declined if the state at the start isn't known.
    """
    if not body.atomics:
        return {}
    last = body.atomics[-1]
    if last.kind.data != NONE or not _begins_with_none(body.loop):
        raise Declined(
            last,
            "atomics aren't off at the start and at the end of every iteration",
            "end them with hivm.hir.set_atomic of kind none where they were begun, in the loop",
        )
    states: dict[Operation, SetAtomicOp] = {}
    state: SetAtomicOp | None = None
    for op in body.ops:
        if isinstance(op, SetAtomicOp):
            state = None if op.kind.data == NONE else op
        elif state is not None and op in body.cores:
            states[op] = state
    return states


def _begins_with_none(loop: Operation) -> bool:
    """Whether no atomics are set where `loop` is, nor anywhere else for longer than a block."""
    function, around = loop, {loop}
    while function is not None and not isinstance(function, func.FuncOp):
        function = function.parent_op()
        around |= {function} if function is not None else set()
    if function is None:
        return False
    last: dict[Block, SetAtomicOp] = {}
    for op in function.walk():
        block = op.parent_block()
        if block is None:
            continue
        if isinstance(op, SetAtomicOp):
            last[block] = op
        elif op in around and block in last and last[block].kind.data != NONE:
            return False
    return all(op.kind.data == NONE for op in last.values())
