"""The ops of a loop's body: what runs on which core, and what only helps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from xdsl.dialects import memref, scf
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue
from xdsl.traits import IsTerminator

from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.dialects.hivm.moves import LoadOp, ND2NZOp
from tilewright.hivm.dialects.hivm.system import DebugOp, SetAtomicOp
from tilewright.hivm.machine import CoreType
from tilewright.hivm.queries import core_type, inits, is_core_op
from tilewright.hivm.queries.buffers import ALLOCATIONS
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.pure_ops import PURE_DIALECTS, PURE_OPS
from tilewright.passes.cv_pipelining.roots import MEMREFS, root_of

CUBE, VECTOR = CoreType.CUBE, CoreType.VECTOR
LOADS = (LoadOp, ND2NZOp)


@dataclass
class Body:
    """The ops at the top level of a loop's body, classified.

    `cores` has the core of every core op: a HIVM op in destination style, a memref.store to memory
    from outside of the loop, or an op with regions in which all such ops run on one core. The
    core of a load may still be open (CUBE_OR_VECTOR): it is repeated on both, or repeatable.py
    settles it. Every other op is a helper, which may be repeated where its result is needed, or one
    of `marks`, `atomics` and `prints`.
    """

    loop: scf.ForOp
    ops: tuple[Operation, ...]
    cores: dict[Operation, CoreType] = field(default_factory=dict)
    marks: list[MarkOp] = field(default_factory=list)
    marks_in_regions: list[MarkOp] = field(default_factory=list)
    atomics: list[SetAtomicOp] = field(default_factory=list)
    prints: list[DebugOp] = field(default_factory=list)
    position: dict[Operation, int] = field(default_factory=dict)
    captured: dict[Operation, tuple[SSAValue, ...]] = field(default_factory=dict)
    """The values from outside of each op that it or the ops in its regions use."""

    @property
    def induction(self) -> BlockArgument:
        return self.loop.body.block.args[0]

    @property
    def carried(self) -> tuple[BlockArgument, ...]:
        """The values that an iteration gets from the one before, in the order of the results."""
        return tuple(self.loop.body.block.args[1:])

    @property
    def yielded(self) -> tuple[SSAValue, ...]:
        end = self.loop.body.block.last_op
        assert isinstance(end, scf.YieldOp)
        return tuple(end.arguments)

    def carried_name(self, number: int) -> str:
        name = self.carried[number].name_hint
        return f"%{name}" if name else f"number {number}"

    def definer(self, value: SSAValue) -> Operation | None:
        """The op of the body whose result `value` is; None for a value from outside of the body,
        and for what an iteration begins with."""
        if isinstance(value, OpResult) and value.op in self.position:
            return value.op
        return None


def ops_of(loop: scf.ForOp) -> tuple[Operation, ...]:
    return tuple(op for op in loop.body.block.ops if not op.has_trait(IsTerminator))


def cores_in(ops: Iterable[Operation]) -> set[CoreType]:
    """The cores of the core ops among `ops` and in their regions; either for what has no one."""
    inside = (each for op in ops for each in op.walk() if is_core_op(each))
    return {core_type(each) or CoreType.CUBE_OR_VECTOR for each in inside}


def is_mixed(loop: scf.ForOp) -> bool:
    """Whether the loop has work for both cores, in its body or in regions there."""
    cores = cores_in(ops_of(loop))
    return CoreType.CUBE_AND_VECTOR in cores or {CUBE, VECTOR} <= cores


def classify(loop: scf.ForOp) -> Body:
    """The ops of the body; raises Declined where one fits no class."""
    body = Body(loop, ops_of(loop))
    body.position = {op: number for number, op in enumerate(body.ops)}
    for op in body.ops:
        body.captured[op] = tuple(dict.fromkeys(_captured(op)))
        match op:
            case MarkOp():
                body.marks.append(op)
            case SetAtomicOp():
                body.atomics.append(op)
            case DebugOp():
                body.prints.append(op)
            case _ if op.regions:
                _classify_region(body, op)
            case _ if is_core_op(op):
                body.cores[op] = core_type(op) or CoreType.CUBE_OR_VECTOR
                if body.cores[op] == CoreType.CUBE_AND_VECTOR:
                    raise Declined(
                        op,
                        f"{op.name} runs on both cores at once",
                        "write it as ops of one core each",
                    )
            case memref.StoreOp() if _is_outside(body, op.memref, op):
                body.cores[op] = CoreType.CUBE_OR_VECTOR
            case _:
                _must_be_helper(op)
    _resolve_either(body)
    return body


def _captured(op: Operation) -> Iterator[SSAValue]:
    if not op.regions:
        yield from op.operands
        return
    inside: set[SSAValue] = set()
    for each in op.walk():
        inside.update(
            argument for region in each.regions for b in region.blocks for argument in b.args
        )
        inside.update(each.results)
    for each in op.walk():
        yield from (value for value in each.operands if value not in inside)


def _classify_region(body: Body, op: Operation) -> None:
    cores = cores_in([op])
    stores = [each for each in op.walk() if isinstance(each, memref.StoreOp)]
    if any(_is_outside(body, store.memref, op) for store in stores):
        cores.add(CoreType.CUBE_OR_VECTOR)
    for each in op.walk():
        if isinstance(each, MarkOp):
            body.marks_in_regions.append(each)
        elif not (each.regions or each.has_trait(IsTerminator) or is_core_op(each)):
            _must_be_helper(each)
    if not cores:
        return
    if not all(isinstance(each, scf.ForOp | scf.IfOp) for each in op.walk() if each.regions):
        raise Declined(
            op,
            f"{op.name} has work for a core in its regions",
            "only scf.for and scf.if may have regions with such work",
        )
    exact = cores - {CoreType.CUBE_OR_VECTOR}
    if len(exact) > 1 or CoreType.CUBE_AND_VECTOR in cores:
        raise Declined(
            op,
            f"the regions of {op.name} have work for both cores",
            "a region may have work for one core only",
        )
    body.cores[op] = exact.pop() if exact else CoreType.CUBE_OR_VECTOR


def _is_outside(body: Body, view: SSAValue, op: Operation) -> bool:
    """Whether the memory behind `view` is neither of this iteration nor of the regions of `op`."""
    root = root_of(view)
    return not (
        isinstance(root, OpResult)
        and isinstance(root.op, ALLOCATIONS)
        and (root.op in body.position or op.is_ancestor(root.op))
    )


def _must_be_helper(op: Operation) -> None:
    """Refuses an op that does more than compute its result or use memory as we can follow."""
    dialect = op.name.split(".")[0]
    known = dialect in PURE_DIALECTS or op.name in PURE_OPS or isinstance(op, ALLOCATIONS)
    known = known or isinstance(op, memref.LoadOp | memref.StoreOp)
    if not known:
        raise Declined(
            op,
            f"{op.name} may do more than compute its result, so it can't be moved",
            "it must stay outside of a loop that is pipelined",
        )


def _resolve_either(body: Body) -> None:
    """Gives core ops that either core could run that of all their users, or of what they use."""
    users: dict[Operation, list[Operation]] = {op: [] for op in body.ops}
    sources: dict[Operation, list[Operation]] = {op: [] for op in body.ops}
    for op in body.ops:
        for value in body.captured[op]:
            if (source := body.definer(value)) is not None:
                users[source].append(op)
                sources[op].append(source)
    for op in body.cores:
        # What a core op writes to a buffer is used where the buffer is.
        for value in inits(op) if isinstance(op, LOADS) else ():
            root = root_of(value)
            if isinstance(value.type, MEMREFS) and root is not None:
                buffer = body.definer(root)
                users[op] += [user for user in users[buffer] if user is not op] if buffer else []
    for op, core in body.cores.items():
        if core in (CUBE, VECTOR):
            continue
        found = _cores_beyond(body, op, users) or _cores_beyond(body, op, sources)
        if isinstance(op, LOADS):
            # A load that both cores use is repeated, and runs on the core that it is repeated for.
            body.cores[op] = found.pop() if len(found) == 1 else CoreType.CUBE_OR_VECTOR
        elif len(found) == 1:
            body.cores[op] = found.pop()
        else:
            raise open_core(op, "what uses it, or else what it reads, must be of one core")


def open_core(op: Operation, note: str) -> Declined:
    return Declined(op, f"{op.name} may run on either core, and nothing says on which", note)


def _cores_beyond(
    body: Body, op: Operation, neighbours: dict[Operation, list[Operation]]
) -> set[CoreType]:
    """The cores of the nearest core ops with one core, going on from `op`."""
    found: set[CoreType] = set()
    seen, waiting = {op}, [op]
    while waiting:
        for each in neighbours[waiting.pop()]:
            if each in seen:
                continue
            seen.add(each)
            core = body.cores.get(each)
            if core is CUBE or core is VECTOR:
                found.add(core)
            else:
                waiting.append(each)
    return found
