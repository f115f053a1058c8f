"""What an op's declaration asks for, in words: errors that name the part and what it must be."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
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
from xdsl.ir import Attribute, ParametrizedAttribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AnyOf,
    AttrConstraint,
    AttrSetConstraint,
    AttrSizedOperandSegments,
    BaseAttr,
    EqAttrConstraint,
    IRDLOperation,
    MessageConstraint,
    OpDef,
    OptPropertyDef,
    ParamAttrConstraint,
    RangeConstraint,
    RangeLengthConstraint,
    RangeOf,
    SingleBlockRegionDef,
    VarConstraint,
    VarOperandDef,
    VarResultDef,
)
from xdsl.utils.exceptions import VerifyException

assert isinstance(AnyFloatConstr, AnyOf)
FLOATS = AnyFloatConstr.attr_constrs

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

# Parameters of which a constraint says no more than what they are.
_SELF_EVIDENT = ("scalable_dims", "shape", "value", "width")
_SIGNS = {
    "#builtin.signedness<signless>": " without sign",
    "#builtin.signedness<signed>": " with a sign",
    "#builtin.signedness<unsigned>": " without negative numbers",
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


def in_words(constraint: AttrConstraint) -> str:
    """What `constraint` allows: `a tensor or a memref`, `i32 or i64`."""
    match constraint:
        case EqAttrConstraint(attr=attribute):
            return str(attribute)
        case AttrSetConstraint(values=values):
            return " or ".join(sorted(map(str, values)))
        case AnyOf(attr_constrs=parts):
            any_float = set(FLOATS) <= set(parts)
            others = [part for part in parts if not any_float or part not in FLOATS]
            *first, last = [*map(in_words, others), *(["a float"] if any_float else [])]
            return f"{', '.join(first)} or {last}" if first else last
        case VarConstraint(constraint=inner) | MessageConstraint(constr=inner):
            return in_words(inner)
        case BaseAttr(attr=kind):
            return _name(kind)
        case ArrayOfConstraint(elem_range_constraint=inner):
            return f"an array, each element {in_words(of_each(inner))}"
        case ParamAttrConstraint(base_attr=kind, param_constrs=parameters):
            return _with_parameters(kind, parameters)
        case _:
            return "anything"


def _name(kind: type[Attribute]) -> str:
    """What attributes of `kind` are called: a class of several kinds has no name of its own."""
    if kind in NAMES:
        return NAMES[kind]
    if hasattr(kind, "name"):
        return kind.name
    words = re.findall("[A-Z]+(?![a-z])|[A-Z][a-z0-9]*", kind.__name__)
    return " ".join(word.lower() for word in words if word not in ("Attr", "Attribute"))


def _with_parameters(
    kind: type[ParametrizedAttribute], constraints: Sequence[AttrConstraint]
) -> str:
    """The name of `kind`, and what `constraints` say of its parameters."""
    # A class of several kinds declares no parameters.
    declared = kind.get_irdl_definition().parameters if kind.get_irdl_definition() else []
    parameters = [name for name, _ in declared] or list(map(str, range(len(constraints))))
    words = {
        name: in_words(constraint)
        for name, constraint in zip(parameters, constraints, strict=True)
        if name not in _SELF_EVIDENT
    }
    sign = _SIGNS.get(words.pop("signedness", ""), "")
    known = [each for each in words.values() if each != "anything"]
    of = "of type" if kind is IntegerAttr else "of"
    return f"{_name(kind)}{sign}" + (f" {of} {' '.join(known)}" if known else "")


def _wrong_parts(op: IRDLOperation) -> Iterator[str]:
    """What is wrong with the attributes, operands, results and regions of `op`."""
    definition = op.get_irdl_definition()
    for name, declared in definition.properties.items():
        attribute = op.properties.get(name)
        if attribute is None and not isinstance(declared, OptPropertyDef):
            yield f"needs {name}"
        if attribute is not None and not declared.constr.verifies(attribute):
            yield f"{name} must be {in_words(declared.constr)}, not {attribute}"
    yield from _wrong_counts(op, definition)
    for name, declared in (*definition.operands, *definition.results):
        constraint = of_each(declared.constr)
        for value in _values(getattr(op, name)):
            if not constraint.verifies(value.type):
                yield f"{name} must be {in_words(constraint)}, not {value.type}"


def _wrong_counts(op: IRDLOperation, definition: OpDef) -> Iterator[str]:
    """What is wrong with the numbers of operands, results and blocks."""
    groups = [name for name, each in definition.operands if isinstance(each, VarOperandDef)]
    single = len(definition.operands) - len(groups)
    rest = len(op.operands) - single
    if any(isinstance(option, AttrSizedOperandSegments) for option in definition.options):
        name = AttrSizedOperandSegments.attribute_name
        attribute = op.properties.get(name)
        sizes = attribute.get_values() if isinstance(attribute, DenseArrayBase) else ()
        whole = len(sizes) == len(definition.operands) and sum(sizes) == len(op.operands)
        if not whole or min(sizes, default=0) < 0:
            yield (
                f"has {len(op.operands)} operands in {len(definition.operands)} groups,"
                f" but {name} = {attribute}"
            )
    elif rest < 0 or (rest > 0 and not groups):
        yield f"takes {single} operands{' or more' if groups else ''}, not {len(op.operands)}"
    elif groups and rest % len(groups):
        yield f"needs operand groups of one size, {' and '.join(groups)}, but has {rest} operands"
    optional = [name for name, each in definition.results if isinstance(each, VarResultDef)]
    if not optional and len(op.results) != len(definition.results):
        yield f"gives {len(definition.results)} results, not {len(op.results)}"
    for (name, declared), region in zip(definition.regions, op.regions, strict=False):
        if isinstance(declared, SingleBlockRegionDef) and len(region.blocks) != 1:
            yield f"{name} must have one block, not {len(region.blocks)}"


def of_each(constraint: RangeConstraint) -> AttrConstraint:
    """What `constraint` asks of each element of a group."""
    match constraint:
        case RangeLengthConstraint(constraint=inner):
            return of_each(inner)
        case RangeOf(constr=inner):
            return inner
        case _:
            return AnyAttr()


def _values(group: SSAValue | Sequence[SSAValue] | None) -> Sequence[SSAValue]:
    if group is None:
        return ()
    return (group,) if isinstance(group, SSAValue) else group
