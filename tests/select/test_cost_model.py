"""The model of costs decides where term size decides worse, and its parts each matter."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from tests.select.workloads import Workload, conv1d, matmul
from tilewright.accel import Accelerator, target
from tilewright.select.engine.cost import CostModel
from tilewright.select.engine.levels import Nest
from tilewright.select.engine.solve import solve
from tilewright.select.selection import Selection, select
from tilewright.stmt.nodes import Stmt


@contextmanager
def by_term_size() -> Iterator[None]:
    """Extraction as the published implementation has it: every node costs 1."""
    model = CostModel.__call__

    def size(self, node, c, snapshot, fixed=None):
        price, _ = model(self, node, c, snapshot, fixed)  # what can't be had has no size either
        return (math.inf if price == math.inf else 1), 1

    solve.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CostModel, "__call__", size)
        yield
    solve.cache_clear()


def executed(workload: Workload, stmt: Stmt, accelerator: Accelerator) -> Counter[str]:
    """How often each kind of instruction runs, and that the result is right."""
    counts: Counter[str] = Counter()

    def counted(name, intrinsic):
        def call(context, node, args):
            counts[name.split(".sync")[0].split("(")[0]] += 1
            return intrinsic(context, node, args)

        return replace(intrinsic, function=call) if hasattr(intrinsic, "function") else call

    calls = {name: counted(name, f) for name, f in accelerator.intrinsics.items()}
    found = workload.run(stmt, seed=1, intrinsics=calls)
    assert (found == workload.expected(1)).all()
    return counts


def test_term_size_picks_a_shape_that_multiplies_twice_as_often():
    # 64 results of 8 taps as one row of 64 are the kernel times a matrix of all windows, two tiles
    # of 8 × 32 of which one row is used; as 8 × 8 they are windows of 15 elements times the
    # kernel's Toeplitz matrix, one tile. The first term is the smaller one (its windows are just a
    # load), and size doesn't tell how many instructions a matrix takes nor how many elements are
    # moved into a temporary.
    workload, wmma = conv1d(taps=8, lanes=64), target("wmma")
    chosen = select(workload.stmt, wmma)
    with by_term_size():
        by_size = select(workload.stmt, wmma)
    ours, theirs = (executed(workload, s.stmt, wmma) for s in (chosen, by_size))
    assert theirs["wmma.mma"] == 2 * ours["wmma.mma"] > 0
    assert chosen.groups[0].shapes[0][0] == (8, 8)
    assert by_size.groups[0].shapes[0][0] == (1, 64)


def test_a_temporary_is_shared_by_the_loops_that_it_is_moved_out_of():
    # The kernel's matrix is filled once for all blocks, the input's for each.
    workload = conv1d(taps=8, lanes=256, blocks=64)
    few = select(conv1d(taps=8, lanes=256, blocks=1).stmt, "wmma")
    many = select(workload.stmt, "wmma")
    cost = [s.groups[0].shapes[0][1] for s in (few, many)]
    assert cost[1] < cost[0]


def test_uses_of_a_temporary_by_level():
    nest = Nest((4, 8, 16), (("s0", 1), ("s1", 3)))
    assert [nest.uses(level) for level in (0, 1, 2, 3)] == [512, 128, 16, 1]


def cheaper(accelerator: Accelerator, **changes) -> Accelerator:
    return replace(accelerator, costs=replace(accelerator.costs, **changes))


def test_elements_that_are_moved_cost_what_the_accelerator_says():
    # An operand that lies in columns is loaded as it lies, or copied if loads were dearer.
    workload, wmma = matmul(types="f16*f16+f32", a_transposed=True), target("wmma")
    plain = select(workload.stmt, wmma)
    assert "load.a.sync.aligned.col" in str(calls(plain))
    dear = cheaper(wmma, gathered=0.0, operation=0.0, temporary=0.0, memories=free(wmma))
    assert cost_of(select(workload.stmt, dear)) < cost_of(plain)


def free(accelerator: Accelerator):
    return tuple(replace(m, bytes_per_cycle=1e9) for m in accelerator.costs.memories)


def cost_of(selection: Selection) -> float:
    return sum(s.cost or 0 for g in selection.groups for s in g.stores)


def calls(selection: Selection) -> Counter[str]:
    found: Counter[str] = Counter()
    for group in selection.groups:
        for store in group.stores:
            found.update(store.instructions)
    return found


def test_registers_decide_whether_an_accumulator_stays():
    # 4 × 4 tiles of results don't fit into 8 registers, beside operands.
    workload = matmul(rows=64, columns=64, depth=16, types="f16*f16+f32")
    small = replace(target("wmma"), registers=8)
    assert select(workload.stmt, small).groups[0].form == "memory"
    assert select(workload.stmt, "wmma").groups[0].form == "resident"
