"""How an op is written, for people: its syntax, operands, attributes and results in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from xdsl.dialects.builtin import UnitAttr
from xdsl.ir import Attribute
from xdsl.irdl import (
    AttrConstraint,
    AttrSizedOperandSegments,
    BaseAttr,
    IRDLOperation,
    OptionalDef,
    OptPropertyDef,
    VariadicDef,
)

from tilewright.hivm.dialects.attributes import CaseAttribute
from tilewright.hivm.dialects.hivm.base import BOOL
from tilewright.hivm.dialects.wording import in_words, of_each

# A token of MLIR's declarative formats; what is in backticks is text.
_TOKEN = re.compile(
    r"`(?P<text>[^`]*)`"
    r"|type\(\$\w+\)(?P<type>)"
    r"|custom<\w+>\((?P<custom>(?:[^()]|\([^()]*\))*)\)"
    r"|\$(?P<name>\w+)"
    r"|attr-dict(?P<dictionary>)"
    r"|(?P<open>\()|(?P<close>\)\?)|\^"
)
# Before a parenthesis of the text, which stands right behind a word; a group's doesn't.
_ATTACHED = "\b"


@dataclass(frozen=True)
class Part:
    """An operand, attribute or result: its name, whether it must be there, what it may be."""

    name: str
    presence: str  # "", "optional" or "any number"
    meaning: str

    def __str__(self) -> str:
        presence = f" ({self.presence})" if self.presence else ""
        return f"{self.name}{presence}: {self.meaning}"


def operands(op: type[IRDLOperation]) -> list[Part]:
    """The operands in the order of the generic form."""
    return [
        Part(name, _presence(group), in_words(of_each(group.constr)))
        for name, group in op.get_irdl_definition().operands
    ]


def results(op: type[IRDLOperation]) -> list[Part]:
    """The results."""
    return [
        Part(name.rstrip("_"), _presence(group), in_words(of_each(group.constr)))
        for name, group in op.get_irdl_definition().results
    ]


def attributes(op: type[IRDLOperation]) -> list[Part]:
    """The attributes of the op's own, with their cases and defaults."""
    found: list[Part] = []
    for name, each in sorted(op.get_irdl_definition().properties.items()):
        if name == AttrSizedOperandSegments.attribute_name:
            continue
        meaning = _attribute_in_words(each.constr)
        if each.default_value is not None:
            meaning += f", {_short(each.default_value)} if it isn't given"
        presence = "optional" if isinstance(each, OptPropertyDef) else ""
        found.append(Part(name, presence, meaning))
    return found


def syntax(op: type[IRDLOperation]) -> str:
    """The custom form: `$` names what stands there, ( )? may be left out, {…} are attributes."""
    written = op.get_irdl_definition().assembly_format or ""
    text = " ".join([op.name, *_pieces(written)]).replace(f" {_ATTACHED}", "")
    for tight in ("( ", " )", " ,", "[ ", " ]"):
        text = text.replace(tight, tight.strip())
    return text


def _pieces(written: str) -> Iterator[str]:
    for token in _TOKEN.finditer(written):
        match token.lastgroup:
            case "text" if token["text"]:
                yield f"{_ATTACHED}(" if token["text"] == "(" else token["text"]
            case "type":
                yield "type"
            case "custom":
                # Where a constant or an operand is meant, the format names both.
                yield re.sub(r"type\(\$\w+\)", "type", token["custom"]).replace(", ", "|")
            case "name":
                yield f"${token['name']}"
            case "dictionary":
                yield "{…}"
            case "open":
                yield "("
            case "close":
                yield ")?"
            case _:
                pass


def _presence(group: object) -> str:
    if isinstance(group, OptionalDef):
        return "optional"
    return "any number" if isinstance(group, VariadicDef) else ""


def _attribute_in_words(constraint: AttrConstraint) -> str:
    if isinstance(constraint, BaseAttr) and issubclass(constraint.attr, CaseAttribute):
        *others, last = map(str, constraint.attr.cases)
        return f"<{'>, <'.join(others)}> or <{last}>" if others else f"<{last}>"
    if isinstance(constraint, BaseAttr) and constraint.attr is UnitAttr:
        return "true if it is there"
    if constraint == BOOL:
        return "true or false"
    return in_words(constraint)


def _short(attribute: Attribute) -> str:
    """As formats spell it: `<rint>` for `#hivm.round_mode<rint>`, `[]` for `array<i64>`."""
    text = re.sub(r"^#[\w.]+(?=<)", "", str(attribute))
    return re.sub(r"^array<i64(?:: )?(.*)>$", r"[\1]", text).removesuffix(" : i64")
