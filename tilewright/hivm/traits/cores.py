"""Traits that say which core an op runs on. An op without one has none, or infers it."""

from __future__ import annotations

from dataclasses import dataclass, field

from tilewright.hivm.machine import CoreType
from tilewright.hivm.traits.base import HIVMTrait


@dataclass(frozen=True)
class CoreTypeTrait(HIVMTrait):
    """The op runs on `core_type`."""

    core_type: CoreType


@dataclass(frozen=True)
class VectorCoreTypeTrait(CoreTypeTrait):
    """The op runs on the vector core."""

    core_type: CoreType = field(default=CoreType.VECTOR, init=False, repr=False)


@dataclass(frozen=True)
class CubeCoreTypeTrait(CoreTypeTrait):
    """The op runs on the Cube core."""

    core_type: CoreType = field(default=CoreType.CUBE, init=False, repr=False)


@dataclass(frozen=True)
class CubeVectorCoreTypeTrait(CoreTypeTrait):
    """The op runs on either core."""

    core_type: CoreType = field(default=CoreType.CUBE_OR_VECTOR, init=False, repr=False)
