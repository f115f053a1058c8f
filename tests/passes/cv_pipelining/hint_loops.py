"""Loops for hints: text with places for marks, and what is counted in the result."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from tests.passes.cv_pipelining.mix_loops import (
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
from tilewright.hivm.dialects.hivm.moves import LoadOp
from tilewright.hivm.upstream.memref import AllocOp

HINT = "cv_pipeline_lazy_load"
DEPTH = 3
TRIPS = (1, 2, 4, 7)


def mark(value: str, attributes: str, type: str = TILE) -> str:
    return f"annotation.mark %{value} {{{attributes}}} : {type}\n"


def two_cube_items(marks: str = "") -> str:
    """%w is loaded for the Cube core once, and used by its two items."""
    return module(
        load("a", "in_i", "CUBE")
        + WEIGHTS
        + marks
        + product("c", "a", "w")
        + to_vector("c_v", "c")
        + vector("v", "vexp", "c_v")
        + to_cube("v_c", "v")
        + product("d", "v_c", "w")
        + to_vector("d_v", "d")
        + store("d_v")
    )


def loads_of(module: ModuleOp) -> int:
    """How many loads fill a buffer from memory of the function."""
    return sum(isinstance(op, LoadOp) and not op.results for op in module.walk())


def buffers_with_slots(module: ModuleOp) -> int:
    found = [op for op in module.walk() if isinstance(op, AllocOp)]
    return sum(len(op.results[0].type.get_shape()) == 3 for op in found)  # pyright: ignore[reportAttributeAccessIssue]


# Of two_cube_items: %a and one %w, with slots; or %a and two of %w, without.
KEPT, REPEATED = (2, 1), (3, 0)


def both_cores(marks: str = "", core: str = "") -> str:
    """%w is loaded once, and used by both cores."""
    given = f"core_type = <{core}>" if core else ""
    return module(
        load("a", "in_i", "CUBE")
        + WEIGHTS.replace("core_type = <CUBE>", given)
        + marks
        + product("c", "a", "w")
        + to_vector("c_v", "c")
        + vector("v", "vadd", "c_v", "w")
        + store("v")
    )
