"""Which core runs an op that is executed."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.ir import Operation, SSAValue

from tilewright.hivm.dialects.hivm.atomics import AtomicCasOp, AtomicRMWOp, AtomicXchgOp
from tilewright.hivm.dialects.hivm.cases import CoreTypeAttr
from tilewright.hivm.dialects.hivm.moves import LocalLoadOp, LocalStoreOp
from tilewright.hivm.machine import CoreType
from tilewright.hivm.queries import core_type, inits, is_core_op
from tilewright.hivm.queries.buffers import VIEWS
from tilewright.hivm.queries.cores import LOOP_CORE

EXACT = (CoreType.CUBE, CoreType.VECTOR)
ATOMICS = (AtomicCasOp, AtomicRMWOp, AtomicXchgOp)


def is_work(op: Operation) -> bool:
    """Whether `op` is work for a core: a HIVM op that writes operands or results."""
    return is_core_op(op) or isinstance(op, (*ATOMICS, LocalLoadOp, LocalStoreOp))


def destinations_of(op: Operation) -> tuple[SSAValue, ...]:
    """The operands that a core op writes: memory in place, tensors as its first results."""
    if isinstance(op, ATOMICS):
        return (op.dst,)
    return (op.addr,) if isinstance(op, LocalStoreOp) else inits(op)


def cores_of(op: Operation) -> tuple[CoreType, ...]:
    """The cores that have work in the regions of `op`; none if it has none."""
    found = {core_of_work(each) for each in op.walk() if each is not op and is_work(each)}
    return tuple(core for core in EXACT if core in found)


def core_of_work(op: Operation) -> CoreType:
    """The core of a core op: its own, that of the loop around it, or that of what it works with.

    What nothing says the core of is taken to be the Vector core's.
    """
    core = core_type(op)
    if core is not None and core in EXACT:
        return core
    around = op.parent_op()
    while around is not None:
        said = around.attributes.get(LOOP_CORE)
        if isinstance(said, CoreTypeAttr) and said.data in EXACT:
            return said.data
        around = around.parent_op()
    return next(_cores_beyond(op), CoreType.VECTOR)


def _cores_beyond(op: Operation) -> Iterator[CoreType]:
    """The cores of what uses the op's result or the memory that it writes, the nearest first."""
    waiting: list[SSAValue] = [*op.results, *map(_memory, destinations_of(op))]
    seen: set[SSAValue] = set()
    while waiting:
        value = waiting.pop(0)
        if value in seen:
            continue
        seen.add(value)
        for use in value.uses:
            if is_work(use.operation) and use.operation is not op:
                core = core_type(use.operation)
                if core is not None and core in EXACT:
                    yield core
            else:
                waiting.extend(use.operation.results)


def _memory(value: SSAValue) -> SSAValue:
    """What `value` is a view of."""
    owner = value.owner
    while isinstance(owner, VIEWS):
        value = owner.operands[0]
        owner = value.owner
    return value
