"""Every op has the operands, attributes, results and traits of the published tables."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from xdsl.irdl import OptOperandDef, OptPropertyDef, OptResultDef, VarOperandDef, VarResultDef
from xdsl.traits import AlwaysSpeculatable

from tilewright.hivm import traits as t
from tilewright.hivm.dialects.hivm import DIALECT

FACTS: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "facts" / "ops.json").read_text()
)
OPS = {op.name: op for op in DIALECT.operations}

# Where the description of the traits names an op and says otherwise than the tables, it holds:
# a limit of rank, and with it the interface that the limit depends on.
BY_DESCRIPTION = {
    "hivm.hir.debug": {"HIVMStructuredOpInterface", "StaticMaxRankTrait<4>"},
    "hivm.hir.embedding_gather": {"HIVMStructuredOpInterface"},
    "hivm.hir.gatherT": {"HIVMStructuredOpInterface"},
    "hivm.hir.scatterT": {"HIVMStructuredOpInterface"},
    "hivm.hir.index_put": {"HIVMStructuredOpInterface"},
}


def kind(definition: object) -> str:
    if isinstance(definition, OptOperandDef | OptResultDef):
        return "optional"
    return "variadic" if isinstance(definition, VarOperandDef | VarResultDef) else "single"


def test_all_ops_and_no_other() -> None:
    assert len(FACTS) == 122
    assert sorted(OPS) == sorted(FACTS)


def check_operands(name: str) -> None:
    definition = OPS[name].get_irdl_definition()  # pyright: ignore[reportAttributeAccessIssue]
    ours = [(field, kind(d)) for field, d in definition.operands]
    assert ours == [(o["name"], o["kind"]) for o in FACTS[name]["operands"]]


def check_results(name: str) -> None:
    definition = OPS[name].get_irdl_definition()  # pyright: ignore[reportAttributeAccessIssue]
    assert [kind(d) for _, d in definition.results] == [r["kind"] for r in FACTS[name]["results"]]


def check_attributes(name: str) -> None:
    """The same names; where ours must be given, the tables have no default."""
    properties = dict(OPS[name].get_irdl_definition().properties)  # pyright: ignore[reportAttributeAccessIssue]
    properties.pop("operandSegmentSizes", None)
    given = {a["name"]: a for a in FACTS[name]["attributes"]}
    assert sorted(properties) == sorted(given)
    for attribute, definition in properties.items():
        optional = isinstance(definition, OptPropertyDef) or definition.default_value is not None
        facts = given[attribute]
        assert optional == (facts.get("optional", False) or "default" in facts), attribute


def expected_traits(name: str) -> set[str]:
    """The traits of the tables in the names of ours, those that both know."""
    found: set[str] = set(BY_DESCRIPTION.get(name, set()))
    for trait in FACTS[name]["traits"]:
        if trait == "interface:HIVMStructuredOp":
            found.add("HIVMStructuredOpInterface")
        elif trait == "interface:UnitFlagEnabledInterface":
            found.add("UnitFlagEnabledInterface")
        elif match := re.fullmatch(r"CoreTypeTrait<(\w+)>", trait):
            found.add(
                {"CUBE": "Cube", "VECTOR": "Vector"}.get(match[1], "CubeVector") + "CoreTypeTrait"
            )
        elif match := re.fullmatch(r"OpLibraryMaxRankTrait<(-?\d+)>", trait):
            found.add(f"StaticMaxRankTrait<{match[1]}>" if int(match[1]) > 0 else "NoMaxRankTrait")
        elif match := re.fullmatch(r"ScalarOnlyHWTrait<(\d+)>", trait):
            found.add(f"ScalarOnlyTrait<{match[1]}>")
        elif trait.startswith("OperElemTypeConstraints"):
            indices = re.findall(r"\d+", trait.split(" should")[0])
            phrases = trait.split("element type ")[1].split(" or ")
            types = sorted(type for phrase in phrases for type in element(phrase))
            found.add(f"OperElemTypeConstraints {indices} {types}")
        elif not trait.startswith("interface") and trait.split("<")[0] in t.__all__:
            found.add(trait)
    return found


def element(text: str) -> list[str]:
    """The types that a phrase of the tables means: "8-bit signless integer" is i8."""
    named = {"bfloat16 type": "bf16", "f8E4M3FN type": "f8E4M3FN", "f8E5M2 type": "f8E5M2"}
    if text in named:
        return [named[text]]
    match = re.fullmatch(r"(\d+)-bit (signless |unsigned )?(integer|float)", text)
    assert match is not None, text
    if match[3] == "float":
        return [f"f{match[1]}"]
    letters = {"signless ": ["i"], "unsigned ": ["ui"], None: ["i", "si", "ui"]}[match[2]]
    return [letter + match[1] for letter in letters]


def own_traits(name: str) -> set[str]:
    found: set[str] = set()
    for trait in OPS[name].traits:
        if isinstance(trait, t.OperElemTypeConstraints):
            indices = [str(i) for i in trait.indices]
            found.add(f"OperElemTypeConstraints {indices} {sorted(map(str, trait.types))}")
        elif type(trait).__name__ in t.__all__ and isinstance(trait, t.HIVMTrait):
            found.add(str(trait))
    return found - {"DestinationStyleOpInterface"}


def check_traits(name: str) -> None:
    assert own_traits(name) == expected_traits(name)


def check_destinations(name: str) -> None:
    interface = next(
        (x for x in OPS[name].traits if isinstance(x, t.DestinationStyleOpInterface)), None
    )
    inits = interface.inits_name if interface is not None else None
    assert inits == FACTS[name].get("dps_init_operand")


def check_speculation(name: str) -> None:
    ours = any(isinstance(trait, AlwaysSpeculatable) for trait in OPS[name].traits)
    assert ours == ("AlwaysSpeculatableImplTrait" in FACTS[name]["traits"])


def check_docstring(name: str) -> None:
    assert (OPS[name].__doc__ or "").strip()


@pytest.mark.parametrize("name", FACTS)
def test_op(name: str) -> None:
    check_operands(name)
    check_results(name)
    check_attributes(name)
    check_traits(name)
    check_destinations(name)
    check_speculation(name)
    check_docstring(name)
