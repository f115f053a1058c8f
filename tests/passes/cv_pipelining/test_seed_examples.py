"""The three examples of the published description of CV pipelining, with real ops."""

from __future__ import annotations

import pytest
from xdsl.dialects.arith import CmpiOp, SubiOp
from xdsl.dialects.builtin import IntegerAttr, TensorType, UnitAttr
from xdsl.dialects.scf import ForOp, YieldOp
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

from tests.passes.cv_pipelining.mix_checks import (
    BOTH_MODES,
    must_agree,
    parsed,
    pipelined,
)
from tests.passes.cv_pipelining.mix_loops import (
    BUFFER,
    STORE_LAST,
    TILE,
    WEIGHTS,
    load,
    module,
    product,
    store,
    to_cube,
    to_vector,
    vector,
)
from tilewright.hivm.dialects.hivm.cases import CoreTypeAttr
from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.upstream.scf import IfOp
from tilewright.passes.cv_pipelining import Settings

DEPTH = 3
ULT = 6  # the number of the comparison "unsigned less" in arith.cmpi
TRIPS = range(2 * DEPTH + 2)
# %c = Cube(), %v = Vector(%c), %c1 = Cube(%v), %v1 = Vector(%c1).
ALTERNATING = module(
    load("a", "in_i", "CUBE")
    + WEIGHTS
    + product("c", "a", "w")
    + to_vector("c_v", "c")
    + vector("v", "vexp", "c_v")
    + to_cube("v_c", "v")
    + load("w1", "weights", "CUBE", BUFFER)
    + product("c1", "v_c", "w1")
    + to_vector("c1_v", "c1")
    + vector("v1", "vadd", "c1_v", "half")
    + store("v1")
)
# The same with values that go from core to core as tensors.
ALTERNATING_TENSORS = module(
    load("a", "in_i", "CUBE")
    + WEIGHTS
    + product("c", "a", "w")
    + vector("v", "vexp", "c")
    + load("w1", "weights", "CUBE", BUFFER)
    + product("c1", "v", "w1")
    + vector("v1", "vadd", "c1", "half")
    + store("v1")
)
CARRIED_ARG0 = f"iter_args(%arg0 = %init) -> ({TILE})"
YIELD = f"scf.yield %v1 : {TILE}"
# %v0 = Vector(%arg0), %c = Cube(%v0), %v1 = Vector(%c), yield %v1.
THROUGH_BOTH = module(
    vector("v0", "vexp", "arg0")
    + to_cube("v0_c", "v0")
    + WEIGHTS
    + product("c", "v0_c", "w")
    + to_vector("c_v", "c")
    + vector("v1", "vadd", "c_v", "half")
    + store("v1")
    + YIELD,
    CARRIED_ARG0,
)
# The same where the Cube core doesn't use %v0.
SINKS = module(
    vector("v0", "vmul", "arg0", "half")
    + load("a", "in_i", "CUBE")
    + WEIGHTS
    + product("c", "a", "w")
    + to_vector("c_v", "c")
    + vector("v1", "vadd", "c_v", "v0")
    + store("v1")
    + YIELD,
    CARRIED_ARG0,
    after=STORE_LAST,
)


@pytest.mark.parametrize("skewed", BOTH_MODES)
@pytest.mark.parametrize("depth", [2, DEPTH])
@pytest.mark.parametrize("text", [ALTERNATING, ALTERNATING_TENSORS, SINKS])
def test_the_same_results(text: str, depth: int, skewed: bool) -> None:
    done = pipelined(text, Settings(depth, skewed=skewed))
    assert len(done.reports) == 1 and not done.said
    must_agree(text, done.module, TRIPS)


def unrolled(module: Operation) -> ForOp:
    """The loop over so many iterations at a time."""
    (loop,) = (op for op in module.walk() if "cv_unrolled_loop" in op.attributes)
    assert isinstance(loop, ForOp)
    return loop


def stages_of(loop: ForOp) -> list[ForOp]:
    return [op for op in loop.body.block.ops if isinstance(op, ForOp)]


def constant_of(value: SSAValue) -> int:
    assert isinstance(value, OpResult)
    attribute = value.op.attributes.get("value") or value.op.properties["value"]
    assert isinstance(attribute, IntegerAttr)
    return attribute.value.data


def test_one_inner_loop_for_each_item() -> None:
    done = pipelined(ALTERNATING, Settings(DEPTH))
    loop = unrolled(done.module)
    assert loop.attributes == {"cv_unrolled_loop": UnitAttr()}
    # The step is DEPTH times as large, the bounds are what they were.
    step = loop.step.owner
    assert isinstance(step, Operation) and step.name == "arith.muli"
    assert [constant_of(value) for value in step.operands] == [1, DEPTH]
    (before,) = (op for op in parsed(ALTERNATING).walk() if isinstance(op, ForOp))
    assert constant_of(loop.lb) == constant_of(before.lb) == 0
    assert isinstance(before.ub, BlockArgument)
    assert isinstance(loop.ub, BlockArgument) and loop.ub.index == before.ub.index == 4
    stages = stages_of(loop)
    assert [each.attributes["hivm.loop_core_type"] for each in stages] == [
        CoreTypeAttr(core) for core in ("CUBE", "VECTOR", "CUBE", "VECTOR")
    ]
    for each in stages:
        assert constant_of(each.lb) == 0 and constant_of(each.step) == 1
        assert each.ub is stages[0].ub
        factor = each.attributes["multibuffer_unroll_factor"]
        assert isinstance(factor, IntegerAttr) and factor.value.data == DEPTH
    # No more iterations than there are left.
    bound = stages[0].ub.owner
    assert isinstance(bound, Operation) and bound.name.startswith("arith.min")
    assert DEPTH in [_constant_or_none(value) for value in bound.operands]
    names = [
        [op.name.removeprefix("hivm.hir.") for op in each.body.block.ops if "hivm" in op.name]
        for each in stages
    ]
    assert names == [
        ["load", "load", "mmadL1", "fixpipe"],
        ["load", "vexp", "store"],
        ["load", "load", "mmadL1", "fixpipe"],
        ["load", "vadd", "store"],
    ]


def _constant_or_none(value: SSAValue) -> int | None:
    is_constant = isinstance(value, OpResult) and value.op.name == "arith.constant"
    return constant_of(value) if is_constant else None


def test_what_crosses_has_a_leading_dimension() -> None:
    """Three tiles cross, each in DEPTH slots; the last item's results have none."""
    done = pipelined(ALTERNATING, Settings(DEPTH))
    spaces = [op for op in done.module.walk() if isinstance(op, AllocWorkspaceOp)]
    assert [str(op.results[0].type) for op in spaces] == ["memref<3x16x16xf32>"] * 3
    done = pipelined(ALTERNATING_TENSORS, Settings(DEPTH))
    loop = unrolled(done.module)
    results = [[str(result.type) for result in each.results] for each in stages_of(loop)]
    assert results == [["tensor<3x16x16xf32>"]] * 3 + [[]]
    # In the last item nothing is written to slots.
    last = stages_of(loop)[-1]
    assert not any("insert" in op.name for op in last.walk())


def test_a_value_that_stays_in_its_item_has_one_slot() -> None:
    done = pipelined(SINKS, Settings(DEPTH))
    loop = unrolled(done.module)
    first, second = stages_of(loop)
    assert not first.results
    # %v0 is in the item of %v1, which carries the tile as it was.
    assert [str(result.type) for result in second.results] == [TILE]
    names = [op.name for op in second.body.block.ops if op.name.startswith("hivm.hir.v")]
    assert names == ["hivm.hir.vmul", "hivm.hir.vadd"]
    assert isinstance(loop.body.block.last_op, YieldOp)
    assert loop.body.block.last_op.arguments[0] is second.results[0]
    slots = [
        type.get_shape()[0]
        for op in done.module.walk()
        for result in op.results
        if isinstance(type := result.type, TensorType) and type.get_num_dims() == 3
    ]
    assert set(slots) == {DEPTH}  # of the one tile that crosses, in its workspace


def test_skewed_the_items_are_one_iteration_apart() -> None:
    done = pipelined(ALTERNATING, Settings(DEPTH, skewed=True))
    (loop,) = (op for op in done.module.walk() if "cv_skewed_loop" in op.attributes)
    assert isinstance(loop, ForOp)
    stages = [op for op in loop.body.block.ops if isinstance(op, IfOp)]
    assert [each.attributes["hivm.loop_core_type"] for each in stages] == [
        CoreTypeAttr(core) for core in ("CUBE", "VECTOR", "CUBE", "VECTOR")
    ]
    # In trip t, item k runs if t - k is an iteration.
    trip = loop.body.block.args[0]
    for number, each in enumerate(stages):
        runs = each.cond.owner
        assert isinstance(runs, CmpiOp) and runs.predicate.value.data == ULT
        iteration = runs.lhs
        if number:
            assert isinstance(iteration.owner, SubiOp)
            assert constant_of(iteration.owner.rhs) == number
            iteration = iteration.owner.lhs
        assert iteration is trip


@pytest.mark.parametrize("skewed", BOTH_MODES)
def test_a_carried_value_through_both_cores_is_declined(skewed: bool) -> None:
    done = pipelined(THROUGH_BOTH, Settings(DEPTH, skewed=skewed))
    assert not done.reports
    assert print_module(done.module) == print_module(parsed(THROUGH_BOTH))
    (warning,) = done.said
    assert "%arg0 goes through both cores" in warning.message
    lines = THROUGH_BOTH.split("\n")
    assert "%v0 = hivm.hir.vexp" in lines[warning.location.line - 1]
    # Where it is read, where the Cube core comes between, where the next one is made, what would
    # help, and which loop it is.
    places = [lines[note.location.line - 1].split()[0] for note in warning.notes]
    assert places == ["%v0", "%c", "%v1", "%v0", "%last"]
    assert "must stay within one work item" in warning.notes[3].message
