"""scf.forall, its iterations one after another: each sees what those before it inserted."""

from __future__ import annotations

from typing import Any

from xdsl.interpreter import Interpreter, PythonValues, ReturnedValues
from xdsl.ir import SSAValue

from tilewright.hivm.evaluate.meanings import Meanings
from tilewright.hivm.evaluate.shapes import mixed
from tilewright.hivm.evaluate.upstream.scf import iterations
from tilewright.hivm.evaluate.upstream.tensor import inserted, slice_of
from tilewright.hivm.upstream.forall import ForallOp, InParallelOp
from tilewright.hivm.upstream.tensor_shapes import ParallelInsertSliceOp


def run_forall(interpreter: Interpreter, op: ForallOp, args: PythonValues) -> PythonValues:
    bounds = (
        (op.staticLowerBound, op.dynamicLowerBound),
        (op.staticUpperBound, op.dynamicUpperBound),
        (op.staticStep, op.dynamicStep),
    )
    shared = interpreter.get_values(op.outputs)
    for index in iterations(*(mixed(interpreter, *bound) for bound in bounds)):
        shared = interpreter.run_ssacfg_region(op.region, (*index, *shared), "forall")
    return shared


def in_parallel(interpreter: Interpreter, op: InParallelOp, args: PythonValues) -> ReturnedValues:
    """The shared results after what this iteration inserts into them."""
    loop = op.parent_op()
    assert isinstance(loop, ForallOp)
    shared = loop.region.block.args[-len(loop.outputs) :] if loop.outputs else ()
    values: dict[SSAValue, Any] = dict(zip(shared, interpreter.get_values(shared), strict=True))
    for insertion in op.region.block.ops:
        assert isinstance(insertion, ParallelInsertSliceOp)
        (source,) = interpreter.get_values([insertion.source])
        destination = values[insertion.dest]
        where = slice_of(interpreter, insertion, destination.shape)
        values[insertion.dest] = inserted(source, destination, where)
    return ReturnedValues(tuple(values.values()))


MEANINGS: Meanings = {ForallOp: run_forall, InParallelOp: in_parallel}
