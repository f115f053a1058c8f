"""Our dialects for xDSL's tools: the entry point of group `xdsl.universe`.

xDSL refuses two dialects of one name, so the dialects of its own that we extend take their place
in its universe when this module is imported: what its tools read they still read, and what the
published compiler prints they read, too.
"""

from __future__ import annotations

from xdsl.universe import XDSL_UNIVERSE, Universe

from tilewright.hivm.context import extended_dialects, own_dialects

XDSL_UNIVERSE.all_dialects.update(extended_dialects())

TILEWRIGHT = Universe(all_dialects=own_dialects())
