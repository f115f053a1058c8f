"""What is to be said of a module, and where: `FILE:LINE:COL: error: ...`, the line and a caret.

Lines and columns are counted in characters, from 1.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

_WINDOW = 100  # characters of a source line that are shown
_BEFORE = 60  # of these, how many stand before the caret at most
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs", "Mn", "Me")


class Severity(Enum):
    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"
    REMARK = "remark"


class Location(NamedTuple):
    """A place in a file; `line` 0 stands for no place in it."""

    file: str
    line: int
    column: int


@dataclass(frozen=True)
class Diagnostic:
    """One thing to say, and what explains it."""

    severity: Severity
    location: Location
    message: str
    notes: tuple[Diagnostic, ...] = ()

    def render(self, sources: Mapping[str, str]) -> str:
        """The text for the user; `sources` are the texts of files, for the lines to show."""
        file, line, column = self.location
        place = f"{visible(file)}:{line}:{column}" if line else visible(file)
        lines = [f"{place}: {self.severity.value}: {visible(self.message)}"]
        text = sources.get(file)
        if line and text is not None:
            shown, caret = _excerpt(_line(text, line), column - 1)
            lines += [shown, f"{' ' * caret}^"]
        lines += [note.render(sources) for note in self.notes]
        return "\n".join(lines)


class ModuleError(Exception):
    """A module that can't be read, is not valid, or can't be compiled."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n".join(each.render({}) for each in self.diagnostics))


def visible(text: str) -> str:
    """`text` with everything escaped that could steer a terminal or take no place on it."""
    return "".join(map(_shown, text))


def in_our_style(message: str) -> str:
    """`message` of xDSL's as ours are: it begins with a small letter and has no final stop."""
    message = message.strip().removesuffix(".").removeprefix("op ")
    # A word of capitals stays.
    return message if message[1:2].isupper() else message[:1].lower() + message[1:]


def _shown(character: str) -> str:
    if " " <= character <= "~":
        return character
    if character == "\t":
        return " "
    if unicodedata.category(character) in _HIDDEN:
        code = ord(character)
        return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"
    return character


def _line(text: str, number: int) -> str:
    lines = text.split("\n", number)
    return lines[number - 1].removesuffix("\r") if number <= len(lines) else ""


def _excerpt(line: str, position: int) -> tuple[str, int]:
    """About 100 characters of `line` round `position`, and where `position` is in them."""
    start = max(0, position - _BEFORE)
    head = "..." if start else ""
    before = head + visible(line[start:position])
    after = visible(line[position : start + _WINDOW])
    tail = "..." if len(line) > start + _WINDOW else ""
    width = sum(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in before)
    return f"{before}{after}{tail}", width
