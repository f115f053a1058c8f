"""What an op's declaration asks for, in words: errors that name the part and what it must be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from xdsl.dialects.builtin import (
    AnyFloatConstr,
    ArrayAttr,
    ArrayOfConstraint,
    DenseArrayBase,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    StringAttr,
    TensorType,
    UnitAttr,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AnyOf,
    AttrConstraint,
    AttrSetConstraint,
    AttrSizedOperandSegments,
    BaseAttr,
    ConstraintContext,
    EqAttrConstraint,
    IRDLOperation,
    OptPropertyDef,
    ParamAttrConstraint,
    RangeConstraint,
    RangeLengthConstraint,
    RangeOf,
    SingleBlockRegionDef,
    VarResultDef,
)
from xdsl.utils.exceptions import VerifyException

Op = TypeVar("Op", bound=IRDLOperation)

NAMES: dict[type[Attribute], str] = {
    ArrayAttr: "an array",
    DenseArrayBase: "an array",
    IndexType: "index",
    IntegerAttr: "an integer",
    IntegerType: "an integer",
    LLVMPointerType: "a pointer",
    MemRefType: "a memref",
    StringAttr: "a string",
    TensorType: "a tensor",
    UnitAttr: "a unit attribute",
    UnrankedMemRefType: "a memref without rank",
    UnrankedTensorType: "a tensor without rank",
    VectorType: "a vector",
}


def in_own_words(cls: type[Op]) -> type[Op]:
    """Makes errors of the op `cls` say which part of its declaration doesn't hold, and what is
    asked for. Other errors stay as they are."""
    verify = cls.verify_

    def verify_(self: Op) -> None:
        try:
            verify(self)
        except VerifyException as error:
            message = next(_wrong_parts(self), None)
            if message is None:
                raise
            raise VerifyException(message) from error

    cls.verify_ = verify_
    return cls


def in_words(constraint: AttrConstraint | RangeConstraint) -> str:
    """What `constraint` allows: `a tensor or a memref`, `i32 or i64`."""
    match constraint:
        case RangeLengthConstraint(constraint=inner) | RangeOf(constr=inner):
            return in_words(inner)
        case EqAttrConstraint(attr=attribute):
            return str(attribute)
        case AttrSetConstraint(values=values):
            return " or ".join(sorted(map(str, values)))
        case AnyOf() if constraint == AnyFloatConstr:
            return "a float"
        case AnyOf(attr_constrs=parts):
            return " or ".join(dict.fromkeys(map(in_words, parts)))
        case BaseAttr(attr=kind):
            return NAMES.get(kind, kind.name)
        case ArrayOfConstraint(elem_range_constraint=inner):
            return f"an array, each element {in_words(inner)}"
        case ParamAttrConstraint(base_attr=kind, param_constrs=parameters):
            known = [in_words(each) for each in parameters if not isinstance(each, AnyAttr)]
            of = "of type" if kind is IntegerAttr else "of"
            return " ".join((NAMES.get(kind, kind.name), of, *known))
        case _:
            return "anything"


def _wrong_parts(op: IRDLOperation) -> Iterator[str]:
    """What is wrong with the attributes, operands, results and regions of `op`."""
    definition, context = op.get_irdl_definition(), ConstraintContext()
    for name, declared in definition.properties.items():
        attribute = op.properties.get(name)
        if attribute is None and not isinstance(declared, OptPropertyDef):
            yield f"needs {name}, {in_words(declared.constr)}"
        if attribute is not None and not _holds(declared.constr, attribute, context):
            yield f"{name} must be {in_words(declared.constr)}, not {attribute}"
    if any(isinstance(option, AttrSizedOperandSegments) for option in definition.options):
        yield from _wrong_sizes(op, len(definition.operands))
    if not any(isinstance(declared, VarResultDef) for _, declared in definition.results):
        if len(op.results) != len(definition.results):
            yield f"gives {len(definition.results)} results, not {len(op.results)}"
    for name, declared in (*definition.operands, *definition.results):
        for value in _values(getattr(op, name)):
            if not _range_holds(declared.constr, value.type, context):
                yield f"{name} must be {in_words(declared.constr)}, not {value.type}"
    for index, (name, declared) in enumerate(definition.regions):
        blocks = len(op.regions[index].blocks) if index < len(op.regions) else 0
        if isinstance(declared, SingleBlockRegionDef) and blocks != 1:
            yield f"{name} must have one block, not {blocks}"
