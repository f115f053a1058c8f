"""What the pipes do for an op: which pipe, at what cost, and which memory it reads and writes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import MemRefType, TensorType

from tilewright.hivm.dialects.hivm.products import (
    BatchMmadL1Op,
    ConvolutionOp,
    CubeOp,
    MmadmxL1Op,
    MmadOp,
)
from tilewright.hivm.dialects.hivm.reductions import VReduceOp
from tilewright.hivm.dialects.hivm.system import DebugOp
from tilewright.hivm.evaluate.element_types import bits_of
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.machine import AddressSpace, CoreType, Pipe
from tilewright.sim.costs.cost import Cost
from tilewright.sim.costs.matrix import MatrixMultiply, matrix_cost
from tilewright.sim.costs.moves import Move, move_cost
from tilewright.sim.costs.vector import VectorWork, vector_cost
from tilewright.sim.families import family_of, reduces_last
from tilewright.sim.locations import path_of
from tilewright.sim.machine import Machine
from tilewright.sim.machine_parts import DataPath
from tilewright.sim.recorder import SCALAR_ACCESSES, Execution
from tilewright.sim.regions import Region, bytes_of, region_of


class Part(NamedTuple):
    """What one pipe does of an op, in each of `copies` cores: its cost, and the memory that it
    reads and writes."""

    pipe: Pipe
    cost: Cost
    reads: tuple[Region, ...]
    writes: tuple[Region, ...]
    copies: int = 1


PIPES = {
    DataPath.GM_TO_L1: Pipe.MTE2,
    DataPath.GM_TO_UB: Pipe.MTE2,
    DataPath.UB_TO_GM: Pipe.MTE3,
    DataPath.UB_TO_L1: Pipe.MTE3,
    DataPath.UB_TO_UB: Pipe.V,
    DataPath.L1_TO_L0A: Pipe.MTE1,
    DataPath.L1_TO_L0B: Pipe.MTE1,
    DataPath.L1_TO_BT: Pipe.MTE1,
    DataPath.L1_TO_UB: Pipe.MTE1,
    DataPath.L1_TO_GM: Pipe.MTE3,
    DataPath.L0C_TO_GM: Pipe.FIX,
    DataPath.L0C_TO_L1: Pipe.FIX,
    DataPath.L0C_TO_UB: Pipe.FIX,
}
OPERANDS = {
    DataPath.L1_TO_L0A: AddressSpace.CA,
    DataPath.L1_TO_L0B: AddressSpace.CB,
}


class Parts:
    """Takes runs of ops apart for a machine.

    `sub_blocks` Vector cores share the work. Arguments are in L2, or with `in_l2` false not before
    the block has read or written them.
    """

    def __init__(self, machine: Machine, sub_blocks: int, in_l2: bool) -> None:
        self.machine = machine
        self.sub_blocks = sub_blocks
        self.in_l2 = in_l2
        # L0A and L0B hold two parts of operands each: one is loaded while the other is used.
        self._halves = {path: [object(), object()] for path in (*OPERANDS, DataPath.L1_TO_BT)}
        self._loaded = 0
        self._touched: set[Region] = set()

    def __call__(self, run: Execution) -> Sequence[Part]:
        """The parts of one run, in order."""
        match run.op:
            case DebugOp():
                return ()
            case op if isinstance(op, SCALAR_ACCESSES):
                return (self._part(run, Pipe.S, Cost(self.machine.scalar_operation)),)
            case CubeOp():
                return tuple(self._product(run, run.op))
            case _:
                path = path_of(run.op, run.core)
                return (self._vector(run) if path is None else self._move(run, path),)

    def _part(self, run: Execution, pipe: Pipe, cost: Cost, copies: int = 1) -> Part:
        reads = tuple(region_of(place) for place in run.sources)
        writes = tuple(region_of(place) for place in run.written)
        return Part(pipe, cost, reads, writes, copies)

    def _move(self, run: Execution, path: DataPath) -> Part:
        source = next(iter(run.sources), None)
        # An atomic op on a tensor has a source only.
        target = next(iter(run.written), source)
        assert target is not None
        if path not in self.machine.moves:
            path = DataPath.L0C_TO_GM  # as the 910 series takes the way through memory
        copies, part = shares(run, self.sub_blocks)
        rows = math.prod(target.shape[:-1])
        move = Move(
            path,
            -(-bytes_of(target) // part),
            max(1, rows // part),
            transforms=path is DataPath.GM_TO_L1 and len(target.shape) == 2,
            l2_hit=self._hits(source if path.reads_gm else target, path),
        )
        return self._part(run, PIPES[path], move_cost(self.machine, move), copies)

    def _hits(self, view: View | None, path: DataPath) -> bool:
        """Whether L2 has what is read; what is written it takes."""
        if view is None or self.in_l2 or not (path.reads_gm or path.writes_gm):
            return True
        region = region_of(view)
        hits = region in self._touched or path.writes_gm or not view.buffer.external
        self._touched.add(region)
        return hits

    def _vector(self, run: Execution) -> Part:
        family = family_of(run.op)
        widest = _widest(run)
        bits = max(bits_of(view.dtype) for view in (*run.sources, *run.written))
        copies, part = shares(run, self.sub_blocks)
        last = widest.shape[-1] if widest.shape else 1
        if isinstance(run.op, VReduceOp) and reduces_last(run.op):
            last = math.prod(widest.shape[-len(run.op.reduce_dims.get_values()) :])
        elements = -(-math.prod(widest.shape) // part)
        work = VectorWork(family, bits, elements, min(last, elements))
        return self._part(run, Pipe.V, vector_cost(self.machine, work), copies)

    def _product(self, run: Execution, op: CubeOp) -> Iterator[Part]:
        """Loads of operands into L0A and L0B and products, in parts of which two fit there."""
        _, _, *others = run.sources
        batches, m, k, n = sizes_of(run, op)
        element = _element(op)
        count, operands = operand_parts(self.machine, run)
        written = tuple(map(region_of, run.written))
        for number in range(count):
            half = self._loaded % 2
            self._loaded += 1
            loads = [(path, view, -(-bytes_of(view) // count)) for path, view in operands.items()]
            if number == 0:
                loads += [(DataPath.L1_TO_BT, view, bytes_of(view)) for view in others]
            places: list[Region] = []
            for path, view, size in loads:
                place = Region(self._halves[path][half], 0, 1)
                cost = move_cost(self.machine, Move(path, size))
                yield Part(PIPES[path], cost, (region_of(view),), (place,))
                places.append(place)
            depth = k if count == batches else -(-k * batches // count)
            work = matrix_cost(self.machine, MatrixMultiply(m, depth, n, element))
            yield Part(Pipe.M, work, tuple(places), written)


def sizes_of(run: Execution, op: CubeOp) -> tuple[int, int, int, int]:
    """The products that an op is: how many of m × k and k × n elements.

    A convolution multiplies, for each element of the result, a filter with what it sees.
    """
    if isinstance(op, ConvolutionOp):
        _, filters, *_ = run.sources
        n = filters.shape[0]
        k = math.prod(filters.shape[1:])
        return 1, math.prod(run.written[0].shape) // max(1, n), k, n
    assert isinstance(op, MmadOp | MmadmxL1Op)
    operands = list(op.operands)
    m, k, n = (int(run.inputs[operands.index(size)]) for size in (op.real_m, op.real_k, op.real_n))
    batches = run.written[0].shape[0] if isinstance(op, BatchMmadL1Op) else 1
    return batches, m, k, n


def shares(run: Execution, sub_blocks: int) -> tuple[int, int]:
    """How many cores do the work of a run, and which part of it each does, 1 over that.

    Vector cores divide the first dimension that can be halved evenly.
    """
    if run.core == CoreType.CUBE or sub_blocks == 1:
        return 1, 1
    even = any(size % sub_blocks == 0 for size in _widest(run).shape)
    return (sub_blocks, sub_blocks) if even else (1, 1)


def _widest(run: Execution) -> View:
    """The largest array that a run works on."""
    return max((*run.sources, *run.written), key=lambda view: math.prod(view.shape))


def operand_parts(machine: Machine, run: Execution) -> tuple[int, dict[DataPath, View]]:
    """In how many parts a product is done, and its operands by their way into L0A and L0B.

    Two parts of each operand fit there.
    """
    left, right, *_ = run.sources
    operands = {DataPath.L1_TO_L0A: left, DataPath.L1_TO_L0B: right}
    batches = math.prod(run.written[0].shape[:-2])
    fitting = (
        -(-2 * bytes_of(view) // machine.capacity[OPERANDS[path]])
        for path, view in operands.items()
    )
    return max(batches, *fitting), operands


def _element(op: CubeOp) -> str:
    """The MLIR name of the type of a product's operands."""
    operand = op.input if isinstance(op, ConvolutionOp) else op.operands[0]
    assert isinstance(operand.type, TensorType | MemRefType)
    return str(operand.type.element_type)
