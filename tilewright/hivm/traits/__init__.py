"""The traits of HIVM ops: what holds for a group of ops, one class for each.

A trait names in `DEPENDS` those that an op must have as well; `hivm_op` refuses an op class that
lacks one. `verify` checks what the published verifier enforces. Inside `strict()` it also checks
what the published description promises beyond that.
"""

from tilewright.hivm.traits.base import HIVMTrait, is_strict, strict
from tilewright.hivm.traits.cores import (
    CoreTypeTrait,
    CubeCoreTypeTrait,
    CubeVectorCoreTypeTrait,
    VectorCoreTypeTrait,
)
from tilewright.hivm.traits.effects import DestinationStyleEffects
from tilewright.hivm.traits.elementwise import (
    CommutativeOpTrait,
    ElementwiseNaryOpTrait,
    HIVMOpSameOperandsAndResultRank,
)
from tilewright.hivm.traits.flatten import (
    CollapsibleConsecutiveTargetDimsTrait,
    UniformReassociationFlattenTrait,
)
from tilewright.hivm.traits.library import (
    InferMaxRankTrait,
    NoLibraryFunctionTrait,
    NoMaxRankTrait,
    OpLibraryMaxRankTrait,
    StaticMaxRankTrait,
)
from tilewright.hivm.traits.on_the_fly import BroadcastableOTF, TransposableOTF
from tilewright.hivm.traits.operands import (
    OperElemTypeConstraints,
    SameOperandsElementType,
    ScalarOnlyTrait,
    VectorOnlyTrait,
)
from tilewright.hivm.traits.pipes import (
    MacroOpPipeTrait,
    MacroOpTrait,
    OpPipeTrait,
    SinglePipeOpTrait,
)
from tilewright.hivm.traits.structured import (
    DestinationStyleOpInterface,
    HIVMStructuredOpInterface,
)
from tilewright.hivm.traits.unit_flags import UnitFlagEnabledInterface

__all__ = [
    "BroadcastableOTF",
    "CollapsibleConsecutiveTargetDimsTrait",
    "CommutativeOpTrait",
    "CoreTypeTrait",
    "CubeCoreTypeTrait",
    "CubeVectorCoreTypeTrait",
    "DestinationStyleEffects",
    "DestinationStyleOpInterface",
    "ElementwiseNaryOpTrait",
    "HIVMOpSameOperandsAndResultRank",
    "HIVMStructuredOpInterface",
    "HIVMTrait",
    "InferMaxRankTrait",
    "MacroOpPipeTrait",
    "MacroOpTrait",
    "NoLibraryFunctionTrait",
    "NoMaxRankTrait",
    "OpLibraryMaxRankTrait",
    "OpPipeTrait",
    "OperElemTypeConstraints",
    "SameOperandsElementType",
    "ScalarOnlyTrait",
    "SinglePipeOpTrait",
    "StaticMaxRankTrait",
    "TransposableOTF",
    "UniformReassociationFlattenTrait",
    "UnitFlagEnabledInterface",
    "VectorCoreTypeTrait",
    "VectorOnlyTrait",
    "is_strict",
    "strict",
]
