"""Fault 4 of the published pass: atomic stores that no longer are, and others that become so."""

from __future__ import annotations

import pytest

from tests.passes.cv_pipelining.mix_checks import (
    BOTH_MODES,
    parsed,
    pipelined,
    runs_the_same,
)
from tests.passes.cv_pipelining.mix_loops import (
    BUFFER,
    TILE,
    TO_VECTOR,
    module,
    product,
    store,
    to_cube,
    to_vector,
    vector,
)
from tilewright.hivm.dialects.hivm.moves import StoreOp
from tilewright.passes.cv_pipelining import Settings

ATOMIC = f"outs(%weights : {BUFFER}) atomic = <add>"
BY_ATTRIBUTE = f"hivm.hir.store ins(%v : {TILE}) {ATOMIC}\n"
ODD = """
    %rest = arith.andi %i, %one : index
    %is_odd = arith.cmpi eq, %rest, %one : index
"""


def state(kind: str) -> str:
    return f"hivm.hir.set_atomic kind = <{kind}>[type = f32]\n"


def nested(ops: str) -> str:
    return f"scf.if %is_odd {{\n{ops}}}\n"


@pytest.mark.parametrize(
    "stores",
    [
        BY_ATTRIBUTE,
        nested(BY_ATTRIBUTE),
        state("add") + store("v", "weights", BUFFER) + state("none"),
        state("add") + nested(store("v", "weights", BUFFER)) + state("none"),
        state("add")
        + store("v", "weights", BUFFER)
        + state("max")
        + nested(store("v", "weights", BUFFER))
        + state("none"),
    ],
    ids=["attribute", "attribute, nested", "state", "state, nested", "two states"],
)
def test_4_atomic_stores_stay_atomic(stores: str) -> None:
    """Those of other items aren't, also where they come between in the new order."""
    text = module(
        ODD
        + TO_VECTOR
        + vector("v", "vmul", "c_v", "half")
        + stores
        + to_cube("v_c", "v")
        + product("d", "v_c", "a")
        + to_vector("d_v", "d")
        + store("d_v")
    )
    runs_the_same(text)


def test_4_the_attribute_of_a_store_into_a_workspace() -> None:
    place = f"outs(%v_c_place : {TILE})"
    text = module(
        TO_VECTOR
        + vector("v", "vexp", "c_v")
        + to_cube("v_c", "v").replace(place, f"{place} atomic = <add>")
        + product("d", "v_c", "a")
        + to_vector("d_v", "d")
        + store("d_v")
    )
    for skewed in BOTH_MODES:
        done = pipelined(text, Settings(3, skewed=skewed))
        assert len(done.reports) == 1
        (first, _) = [op for op in done.module.walk() if isinstance(op, StoreOp)]
        (before, _) = [op for op in parsed(text).walk() if isinstance(op, StoreOp)]
        assert first.atomic_kind == before.atomic_kind is not None
