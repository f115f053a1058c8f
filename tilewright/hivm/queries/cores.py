"""The core that an op runs on, inferred where it isn't fixed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Operation, SSAValue

from tilewright.hivm.dialects.hivm.atomics import AtomicRMWOp
from tilewright.hivm.dialects.hivm.cases import CoreTypeAttr
from tilewright.hivm.dialects.hivm.custom import CustomMacroOp, CustomOp
from tilewright.hivm.dialects.hivm.matmuls import MatmulOp, MixGroupMatmulOp, MixMatmulOp
from tilewright.hivm.dialects.hivm.moves import CopyOp, LoadOp, StoreOp
from tilewright.hivm.dialects.hivm.sync import (
    PipeBarrierOp,
    SetFlagOp,
    SyncBlockOp,
    SyncBlockSetOp,
    SyncBlockWaitOp,
    WaitFlagOp,
)
from tilewright.hivm.dialects.hivm.system import ConvertLayoutOp, DebugOp
from tilewright.hivm.dialects.hivm.vector import VBrcOp
from tilewright.hivm.machine import CORE_OF_PIPE, ROUTES, CoreType, Pipe
from tilewright.hivm.machine import AddressSpace as Space
from tilewright.hivm.queries.buffers import address_space
from tilewright.hivm.traits import CoreTypeTrait

# The attribute of a loop or branch that says which core runs what is in it.
LOOP_CORE = "hivm.loop_core_type"

BARRIER_CORES = {
    "ALL_CUBE": CoreType.CUBE,
    "BARRIER_CUBE": CoreType.CUBE,
    "ALL_VECTOR": CoreType.VECTOR,
    "ALL_SUB_VECTOR": CoreType.VECTOR,
    "BARRIER_VECTOR": CoreType.VECTOR,
    "ALL": CoreType.CUBE_AND_VECTOR,
}


def core_type(op: Operation) -> CoreType | None:
    """The core that `op` runs on; None where it has none or says too little.

    A trait decides; without one, what the op moves, names or is used by.
    """
    fixed = {trait.core_type for trait in op.get_traits_of_type(CoreTypeTrait)}
    if fixed >= {CoreType.CUBE, CoreType.VECTOR}:
        return CoreType.CUBE_OR_VECTOR
    if fixed:
        return min(fixed)
    infer = _INFERRED.get(type(op))
    return None if infer is None else infer(op)


def infers_core(op: type[Operation]) -> bool:
    """Whether the core of such ops isn't fixed, but follows from their operands and attributes."""
    return op in _INFERRED


def core_of_pipes(pipes: Iterable[Pipe]) -> CoreType | None:
    """The core that has all of `pipes`: either, if both have, None if neither has."""
    cores = {CORE_OF_PIPE[pipe] for pipe in pipes if pipe in CORE_OF_PIPE}
    if len(cores) > 1:
        return None
    return cores.pop() if cores else CoreType.CUBE_OR_VECTOR


def _of_load(op: LoadOp) -> CoreType:
    named = op.tcoretype
    if named is not None and named.data != CoreType.CUBE_OR_VECTOR:
        return CoreType(named.data)
    spaces = address_space(op.src), address_space(op.dst)
    if None not in spaces:
        return _core_of_route(spaces)
    return _of_users(op.results)


def _of_copy(op: CopyOp) -> CoreType | None:
    if isinstance(op.src.type, TensorType) or isinstance(op.dst.type, TensorType):
        return CoreType.CUBE_OR_VECTOR
    spaces = address_space(op.src), address_space(op.dst)
    if None in spaces:
        return None
    return _core_of_route(spaces)


def _core_of_route(spaces: tuple[Space | None, Space | None]) -> CoreType:
    """The core that moves between two memories: the Cube where the vector core has no way."""
    route = ROUTES.get(spaces)  # pyright: ignore[reportArgumentType]
    return CoreType.CUBE if route is None else route.core


def _of_users(values: Iterable[SSAValue]) -> CoreType:
    """The core that all users of `values` run on; either, where they differ or there are none."""
    cores = {core_type(use.operation) for value in values for use in value.uses}
    if cores == {CoreType.CUBE} or cores == {CoreType.VECTOR}:
        return min(core for core in cores if core is not None)
    return CoreType.CUBE_OR_VECTOR


def _of_flag(op: SetFlagOp | WaitFlagOp) -> CoreType | None:
    return core_of_pipes((Pipe(op.set_pipe.data), Pipe(op.wait_pipe.data)))


def _named(op: CustomOp | CustomMacroOp) -> CoreType | None:
    value = op.attributes.get("hivm.tcore_type")
    return CoreType(value.data) if isinstance(value, CoreTypeAttr) else None


def _of_debug(op: DebugOp) -> CoreType:
    return CoreType(op.tcoretype.data) if op.tcoretype is not None else CoreType.CUBE_OR_VECTOR


def _of_vbrc(op: VBrcOp) -> CoreType:
    return CoreType.CUBE if address_space(op.dst) == Space.CBUF else CoreType.VECTOR


_INFERRED: dict[type[Operation], Callable[[Any], CoreType | None]] = {
    AtomicRMWOp: lambda op: CoreType.VECTOR,  # as a store: it works on buffers in UB
    ConvertLayoutOp: lambda op: _of_users(op.results),
    CopyOp: _of_copy,
    CustomMacroOp: _named,
    CustomOp: _named,
    DebugOp: _of_debug,
    LoadOp: _of_load,
    MatmulOp: lambda op: CoreType.CUBE,
    MixGroupMatmulOp: lambda op: CoreType.CUBE_AND_VECTOR,
    MixMatmulOp: lambda op: CoreType.CUBE_AND_VECTOR,
    PipeBarrierOp: lambda op: core_of_pipes((Pipe(op.pipe.data),)),
    SetFlagOp: _of_flag,
    StoreOp: lambda op: CoreType.VECTOR,
    SyncBlockOp: lambda op: BARRIER_CORES[op.sync_block_mode.data],
    SyncBlockSetOp: lambda op: CoreType(op.tcore_type.data),
    SyncBlockWaitOp: lambda op: CoreType(op.tcore_type.data),
    VBrcOp: _of_vbrc,
    WaitFlagOp: _of_flag,
}
