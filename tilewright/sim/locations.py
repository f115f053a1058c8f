"""Which memory values are in, and the path that an op which moves data takes."""

from __future__ import annotations

from xdsl.dialects import memref, tensor
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

from tilewright.hivm.dialects.hivm import moves
from tilewright.hivm.dialects.hivm.atomics import AtomicCasOp, AtomicRMWOp, AtomicXchgOp
from tilewright.hivm.dialects.hivm.fixpipe import FixpipeOp
from tilewright.hivm.dialects.hivm.products import CubeOp
from tilewright.hivm.dialects.hivm.vector import VBrcOp
from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.machine import AddressSpace, CoreType
from tilewright.hivm.queries import address_space, buffer_behind
from tilewright.sim.cores import core_of_work, destinations_of, is_work
from tilewright.sim.machine_parts import DataPath

GM, L1, L0C, UB = AddressSpace.GM, AddressSpace.CBUF, AddressSpace.CC, AddressSpace.UB
_NAMES = {GM: "gm", L1: "l1", L0C: "l0c", UB: "ub"}


def path_of(op: Operation, core: CoreType) -> DataPath | None:
    """The path of an op that moves data on `core`; None for one that computes."""
    match op:
        case moves.LoadOp() | moves.ND2NZOp() | moves.LoadScaleOp():
            return DataPath.GM_TO_L1 if core == CoreType.CUBE else DataPath.GM_TO_UB
        case moves.StoreOp() | AtomicCasOp() | AtomicRMWOp() | AtomicXchgOp():
            return DataPath.UB_TO_L1 if memory_of(op.dst) == L1 else DataPath.UB_TO_GM
        case FixpipeOp():
            return _path(L0C, memory_of(op.dst), DataPath.L0C_TO_GM)
        case moves.NZ2NDOp():
            return DataPath.L1_TO_GM
        case moves.L12UBOp():
            return DataPath.L1_TO_UB
        case moves.CopyOp():
            return _path(memory_of(op.src), memory_of(op.dst), DataPath.UB_TO_UB)
        case VBrcOp() if core == CoreType.CUBE:
            return DataPath.GM_TO_L1
        case tensor.InsertSliceOp():
            return DataPath.L0C_TO_L1 if core == CoreType.CUBE else DataPath.UB_TO_UB
        case _:
            return None


def _path(source: AddressSpace, target: AddressSpace, otherwise: DataPath) -> DataPath:
    name = f"{_NAMES[source]}_to_{_NAMES[target]}"
    return DataPath(name) if name in list(DataPath) else otherwise


def memory_of(value: SSAValue) -> AddressSpace:
    """The memory that a value is in: as its type says, or else as its users need it."""
    root = buffer_behind(value)
    owner = root.owner
    for each in (value, root):
        space = address_space(each)
        if space is not None and space in _NAMES:
            return space
    if isinstance(root, BlockArgument) or isinstance(owner, AllocWorkspaceOp | memref.GetGlobalOp):
        return GM
    return _memory_for(_cores_using(root))


def _memory_for(cores: set[CoreType]) -> AddressSpace:
    """What both cores have is the Vector core's, which the Cube writes to."""
    return L1 if cores == {CoreType.CUBE} else UB


def _cores_using(root: SSAValue) -> set[CoreType]:
    """The cores of the ops that read what is in the memory `root`."""
    found: set[CoreType] = set()
    seen: set[SSAValue] = set()
    waiting = [root]
    while waiting:
        value = waiting.pop()
        if value in seen:
            continue
        seen.add(value)
        for use in value.uses:
            op = use.operation
            if is_work(op) and buffer_behind(value) is root and _writes(op, value):
                waiting.extend(op.results)
            elif is_work(op):
                found.add(core_of_work(op))
            else:
                waiting.extend(op.results)
    return found


def _writes(op: Operation, value: SSAValue) -> bool:
    return any(init is value for init in destinations_of(op))


def result_memory(value: OpResult) -> AddressSpace:
    """The memory of a tensor that an op makes in a place of its own."""
    op = value.op
    if isinstance(op, CubeOp):
        return L0C
    if isinstance(op, FixpipeOp):
        return memory_of(op.dst)
    if is_work(op):
        return L1 if core_of_work(op) == CoreType.CUBE else UB
    return memory_of(value)
