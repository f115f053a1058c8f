"""Files of modules: their text, and the pieces that lines `// -----` part it into."""

from __future__ import annotations

import re
from typing import NamedTuple

from tilewright.hivm.text.diagnostics import Diagnostic, Location, ModuleError, Severity

MAX_BYTES = 16 << 20
SEPARATOR = "// -----"
_SEPARATOR_LINE = re.compile(rf"^{SEPARATOR}[ \t\r]*$", re.MULTILINE)


class Piece(NamedTuple):
    """A part of a file, and the line of the file on which it begins."""

    text: str
    first_line: int


def decode(data: bytes, filename: str) -> str:
    """The text that `data` is in UTF-8; raises ModuleError where it is none."""
    if len(data) > MAX_BYTES:
        raise _error(Location(filename, 0, 0), f"the file is larger than {MAX_BYTES >> 20} MiB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8", "replace")
        line = before.count("\n") + 1
        column = len(before) - before.rfind("\n")
        message = f"byte 0x{data[error.start]:02x} is not UTF-8 text"
        raise _error(Location(filename, line, column), message) from error


def split(text: str) -> list[Piece]:
    """The pieces between lines `// -----`; a piece begins on the line of the mark before it."""
    pieces: list[Piece] = []
    start, line = 0, 1
    for mark in _SEPARATOR_LINE.finditer(text):
        pieces.append(Piece(text[start : mark.start()], line))
        line += text.count("\n", start, mark.end())
        start = mark.end()
    return [*pieces, Piece(text[start:], line)]


def _error(location: Location, message: str) -> ModuleError:
    return ModuleError([Diagnostic(Severity.ERROR, location, message)])
