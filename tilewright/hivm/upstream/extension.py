"""Extends a dialect of xDSL's by ops and attributes that stand for, or beside, those it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeVar

from xdsl.ir import Attribute, Dialect, Operation
from xdsl.irdl import (
    IRDLOperation,
    IRDLOption,
    OperandDef,
    PropertyDef,
    ResultDef,
    get_accessors_from_op_def,
)

OperationInvT = TypeVar("OperationInvT", bound=IRDLOperation)


def extended(
    dialect: Dialect,
    operations: Iterable[type[Operation]],
    attributes: Iterable[type[Attribute]] = (),
) -> Dialect:
    """`dialect` with the `operations` and `attributes`, each instead of that of its name."""
    all_operations = {kind.name: kind for kind in dialect.operations}
    all_operations |= {kind.name: kind for kind in operations}
    all_attributes = {kind.name: kind for kind in dialect.attributes}
    all_attributes |= {kind.name: kind for kind in attributes}
    return Dialect(
        dialect.name,
        list(all_operations.values()),
        list(all_attributes.values()),
    )


def printed_as(assembly_format: str) -> Callable[[type[OperationInvT]], type[OperationInvT]]:
    """Gives a subclass of an op its text: `assembly_format`, in MLIR's notation."""

    def give(kind: type[OperationInvT]) -> type[OperationInvT]:
        definition = replace(kind.get_irdl_definition(), assembly_format=assembly_format)
        accessors = get_accessors_from_op_def(definition, None)
        for name in ("get_irdl_definition", "parse", "print"):
            setattr(kind, name, accessors[name])
        return kind

    return give


def redefined(
    operands: Mapping[str, OperandDef] = MappingProxyType({}),
    results: Mapping[str, ResultDef] = MappingProxyType({}),
    properties: Mapping[str, PropertyDef] = MappingProxyType({}),
    options: Iterable[IRDLOption] = (),
    assembly_format: str | None = None,
) -> Callable[[type[OperationInvT]], type[OperationInvT]]:
    """Gives a subclass of an op other conditions: its `verify_` stands for that of its base.

    What else is given replaces operands, results and the text, and adds to properties and options.
    """

    def give(kind: type[OperationInvT]) -> type[OperationInvT]:
        base = kind.get_irdl_definition()
        own = kind.__dict__
        text = None if "parse" in own else assembly_format or base.assembly_format
        definition = replace(
            base,
            assembly_format=text,
            operands=[(name, operands.get(name, operand)) for name, operand in base.operands],
            results=[(name, results.get(name, result)) for name, result in base.results],
            properties={**base.properties, **properties},
            accessor_names=base.accessor_names | {name: (name, "property") for name in properties},
            options=[*base.options, *options],
        )
        for name, accessor in get_accessors_from_op_def(definition, own.get("verify_")).items():
            if name == "verify_" or name not in own:
                setattr(kind, name, accessor)
        return kind

    return give
