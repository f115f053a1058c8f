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
from tilewright.hivm.traits.effects import OnlyWritesDestinations
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

__all__ = [
    "BroadcastableOTF",
    "CollapsibleConsecutiveTargetDimsTrait",
    "CommutativeOpTrait",
    "CoreTypeTrait",
    "CubeCoreTypeTrait",
    "CubeVectorCoreTypeTrait",
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
    "OnlyWritesDestinations",
    "OpLibraryMaxRankTrait",
    "OpPipeTrait",
    "OperElemTypeConstraints",
    "SameOperandsElementType",
    "ScalarOnlyTrait",
    "SinglePipeOpTrait",
    "StaticMaxRankTrait",
    "TransposableOTF",
    "UniformReassociationFlattenTrait",
    "VectorCoreTypeTrait",
    "VectorOnlyTrait",
    "is_strict",
    "strict",
]
