"""Our dialects and passes for xDSL's tools: the entry point of group `xdsl.universe`.

xDSL refuses two dialects of one name, so the dialects of its own that we extend take their place
in its universe when this module is imported: what its tools read they still read, and what the
published compiler prints they read, too.
"""

from __future__ import annotations

from xdsl.passes import ModulePass
from xdsl.universe import XDSL_UNIVERSE, Universe

from tilewright.hivm.context import extended_dialects, own_dialects

XDSL_UNIVERSE.all_dialects.update(extended_dialects())


def _cv_pipelining() -> type[ModulePass]:
    from tilewright.passes.cv_pipelining import CVPipelining

    return CVPipelining


TILEWRIGHT = Universe(all_dialects=own_dialects(), all_passes={"cv-pipelining": _cv_pipelining})
