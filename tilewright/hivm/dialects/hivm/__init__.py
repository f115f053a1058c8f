"""hivm: tile-level ops of an Ascend core, with the machine's pipes, cores and memories."""

from __future__ import annotations

from xdsl.ir import Dialect, Operation

from tilewright.hivm.dialects.hivm import (
    atomics,
    bits,
    custom,
    elementwise,
    fixpipe,
    functions,
    gathers,
    matmuls,
    moves,
    permutations,
    products,
    reductions,
    strided,
    sync,
    system,
    vector,
)
from tilewright.hivm.dialects.hivm.attributes import ATTRIBUTES
from tilewright.hivm.dialects.hivm.base import HIVMOperation


def _ops() -> list[type[Operation]]:
    """Every op class of the modules, in the order of their names."""
    modules = (
        atomics,
        bits,
        custom,
        elementwise,
        fixpipe,
        functions,
        gathers,
        matmuls,
        moves,
        permutations,
        products,
        reductions,
        strided,
        sync,
        system,
        vector,
    )
    found = {
        value.name: value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, HIVMOperation) and "name" in vars(value)
    }
    return [found[name] for name in sorted(found)]


DIALECT = Dialect("hivm", _ops(), list(ATTRIBUTES))
