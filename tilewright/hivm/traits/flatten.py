"""Traits that say how the dimensions of an op may be merged."""

from __future__ import annotations

from tilewright.hivm.traits.base import HIVMTrait
from tilewright.hivm.traits.structured import HIVMStructuredOpInterface


class UniformReassociationFlattenTrait(HIVMTrait):
    """One grouping of neighbouring dimensions fits every operand and result."""

    DEPENDS = (HIVMStructuredOpInterface,)


class CollapsibleConsecutiveTargetDimsTrait(HIVMTrait):
    """Neighbouring dimensions that the op broadcasts, permutes or reduces may form one group."""

    DEPENDS = (HIVMStructuredOpInterface, UniformReassociationFlattenTrait)
