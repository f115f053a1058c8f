"""What destination-style ops do to memory."""

from __future__ import annotations

from collections.abc import Set

from xdsl.ir import Operation
from xdsl.traits import EffectInstance, MemoryEffect, MemoryEffectKind

from tilewright.hivm.traits.structured import MEMREFS, DestinationStyleOpInterface


class DestinationStyleEffects(MemoryEffect):
    """Reads memrefs among its inputs and writes those among its inits; tensors have no memory."""

    @classmethod
    def get_effects(cls, op: Operation) -> Set[EffectInstance]:
        interface = op.get_trait(DestinationStyleOpInterface)
        assert interface is not None, f"{op.name} isn't in destination style"
        effects = {
            (MemoryEffectKind.READ, value)
            for value in interface.inputs(op)
            if isinstance(value.type, MEMREFS)
        } | {
            (MemoryEffectKind.WRITE, value)
            for value in interface.inits(op)
            if isinstance(value.type, MEMREFS)
        }
        return {EffectInstance(kind, value) for kind, value in effects}
