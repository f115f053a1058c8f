"""Runs a program as the evaluator does, and writes down what it gives the cores to do."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from xdsl.dialects import affine, memref, scf, tensor
from xdsl.dialects.arith import ConstantOp
from xdsl.interpreter import OpImplResult, PythonValues
from xdsl.ir import Operation
from xdsl.ir.affine import AffineBinaryOpExpr

from tilewright.hivm.dialects.hivm.products import ConvolutionOp, MmadmxL1Op, MmadOp
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.interpreter import ModuleInterpreter
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.upstream.tensor import slice_of
from tilewright.hivm.evaluate.values import MemoryTensor, Tensor
from tilewright.hivm.machine import CoreType
from tilewright.hivm.queries.buffers import ALLOCATIONS, VIEWS
from tilewright.hivm.upstream.affine import MaxOp
from tilewright.sim.cores import ATOMICS, core_of_work, cores_of, destinations_of, is_work
from tilewright.sim.placement import Placement
from tilewright.sim.regions import region_of

BOTH: tuple[CoreType, ...] = (CoreType.CUBE, CoreType.VECTOR)
# What overwrites its destination, or adds to it.
PRODUCTS = (MmadOp, MmadmxL1Op, ConvolutionOp)
SCALAR_ACCESSES = (tensor.ExtractOp, memref.LoadOp, memref.StoreOp)


@dataclass(eq=False)
class Execution:
    """One run of an op on a core: the values of its operands, and where they and its results are.

    A tensor has a place only, a scalar a value. `memory` are the memrefs that it writes, `results`
    the places of its results. `atomic` is how writes change memory. `scalars`
    and `branches` say what the core's scalar unit has to do before it: how many operations, and
    how many ends of loops and branches.
    """

    op: Operation
    core: CoreType
    inputs: tuple[Any, ...]
    places: tuple[View | None, ...]
    memory: tuple[View, ...]
    results: tuple[View, ...]
    atomic: str
    scalars: int
    branches: int

    @cached_property
    def sources(self) -> tuple[View, ...]:
        """The memory of the operands that aren't destinations."""
        destinations = set(destinations_of(self.op))
        return tuple(
            place
            for operand, place in zip(self.op.operands, self.places, strict=False)
            if place is not None and operand not in destinations
        )

    @property
    def written(self) -> tuple[View, ...]:
        """All that it writes."""
        return (*self.memory, *self.results)


@dataclass
class Recorder(ModuleInterpreter):
    """An interpreter that keeps what the cores do, in the program's order.

    Scalar code runs on each core that has work in the regions around it.
    """

    load_slots: int = 1
    executions: list[Execution] = field(default_factory=list)
    cores: tuple[CoreType, ...] = BOTH
    """The cores that run what runs now."""

    def __post_init__(self) -> None:
        self.placement = Placement(self.load_slots)
        self._scalars: dict[CoreType, int] = dict.fromkeys(BOTH, 0)
        self._branches: dict[CoreType, int] = dict.fromkeys(BOTH, 0)

    def _run_op(self, op: Operation, inputs: PythonValues) -> OpImplResult:
        around = self.cores
        if op.regions:
            self.cores = cores_of(op) or around
        try:
            values, end = super()._run_op(op, inputs)
        finally:
            self.cores = around
        if is_work(op):
            values = self._work(op, inputs, values)
        elif isinstance(op, ALLOCATIONS):
            self.placement.allocated(op.results[0], values[0])
        elif isinstance(op, tensor.InsertSliceOp):
            values = self._insert(op, inputs, values)
        elif isinstance(op, SCALAR_ACCESSES):
            self._access(op, inputs)
        elif isinstance(op, scf.YieldOp):
            self._count(self._branches, 1)
        elif not op.regions:
            values = self._other(op, inputs, values)
        return OpImplResult(values, end)

    def _count(self, counts: dict[CoreType, int], number: int) -> None:
        for core in self.cores:
            counts[core] += number

    def _other(self, op: Operation, inputs: PythonValues, values: PythonValues) -> PythonValues:
        """Scalar code, views, and what makes tensors without work for a core."""
        if op.results and not isinstance(op, ConstantOp | tensor.EmptyOp):
            self._count(self._scalars, operations_of(op))
        placed: list[Any] = []
        for result, value in zip(op.results, values, strict=True):
            if isinstance(value, Tensor) and self.placement.of(value) is None:
                source = self.placement.of(inputs[0]) if isinstance(op, VIEWS) else None
                if source is None:
                    place = self.placement.new(result, value)
                else:
                    place = self._view(op, source, inputs)
                value = self.placement.placed(value, place)
            placed.append(value)
        return tuple(placed)

    def _view(self, op: Operation, source: View, inputs: PythonValues) -> View:
        """The memory of a part of a tensor that is in `source`, or of it in another shape."""
        try:
            (seen,), _ = super()._run_op(op, (MemoryTensor(source), *inputs[1:]))
        except EvaluationError:
            return source  # in rows that can't be taken together: all of it
        return seen.view if isinstance(seen, MemoryTensor) else source

    def _insert(
        self, op: tensor.InsertSliceOp, inputs: PythonValues, values: PythonValues
    ) -> PythonValues:
        """A slice that goes back into the whole: a copy, unless it is there already."""
        source, whole = map(self.placement.of, inputs[:2])
        assert source is not None and whole is not None
        place = whole.subview(*slice_of(self, op, whole.shape))
        if region_of(place) != region_of(source):
            self._keep(op, self.cores[-1], inputs, self._places(inputs[:1]), (place,))
        return (self.placement.placed(values[0], whole),)

    def _access(self, op: Operation, inputs: PythonValues) -> None:
        """A scalar from or to memory or a tensor, which the scalar unit moves."""
        writes = isinstance(op, memref.StoreOp)
        memory = self.placement.of(inputs[1 if writes else 0])
        assert memory is not None
        index = [int(each) for each in inputs[2 if writes else 1 :]]
        ones = [1] * len(index)
        element = memory.subview(index, ones, ones)
        # What a tensor holds is the Vector core's, where there is one at work.
        for core in self.cores[-1:] if isinstance(op, tensor.ExtractOp) else self.cores:
            places = () if writes else (element,)
            self._keep(op, core, inputs, places, (element,) if writes else ())

    def _work(self, op: Operation, inputs: PythonValues, values: PythonValues) -> PythonValues:
        """Work for a core; its results are put in memory."""
        operands = list(op.operands)
        adds = isinstance(op, PRODUCTS) and not inputs[operands.index(op.init_condition)]
        memory: list[View] = []
        places: list[View] = []
        for init in destinations_of(op):
            old = inputs[operands.index(init)]
            place = self.placement.of(old)
            if isinstance(old, View):
                assert place is not None
                memory.append(place)
            elif not isinstance(op, ATOMICS):
                number = len(places)
                new = values[number]
                places.append(self.placement.result(op, number, init, old, new, adds))
        rest = list(zip(op.results, values, strict=True))[len(places) :]
        places += [self.placement.new(result, value) for result, value in rest]
        self._keep(op, core_of_work(op), inputs, self._places(inputs), tuple(memory), tuple(places))
        return tuple(map(self.placement.placed, values, places))

    def _places(self, inputs: PythonValues) -> tuple[View | None, ...]:
        return tuple(map(self.placement.of, inputs))

    def _keep(
        self,
        op: Operation,
        core: CoreType,
        inputs: PythonValues,
        places: tuple[View | None, ...],
        memory: tuple[View, ...],
        results: tuple[View, ...] = (),
    ) -> None:
        scalars, branches = self._scalars[core], self._branches[core]
        self._scalars[core] = self._branches[core] = 0
        # Tensors that the program has no more must not be kept: their memory is free.
        kept = tuple(None if isinstance(each, Tensor) else each for each in inputs)
        self.executions.append(
            Execution(op, core, kept, places, memory, results, self.atomic, scalars, branches)
        )


def operations_of(op: Operation) -> int:
    """How many operations of the scalar unit an op is: those of an affine map, else one."""
    if not isinstance(op, affine.ApplyOp | affine.MinOp | MaxOp):
        return 1
    expressions = op.map.data.results
    inner = sum(isinstance(each, AffineBinaryOpExpr) for e in expressions for each in e.dfs())
    return max(1, inner + len(expressions) - 1)
