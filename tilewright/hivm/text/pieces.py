"""Files of modules: their text, and the pieces that marks `// -----` part it into."""

from __future__ import annotations

import re
from typing import NamedTuple

from tilewright.hivm.text.diagnostics import Diagnostic, Location, ModuleError, Severity

MAX_BYTES = 16 << 20
SEPARATOR = "// -----"
# Not at the end of a file, nor right before another mark.
_MARK = re.compile(rf"{SEPARATOR}(?!\Z|// ---)")


class Piece(NamedTuple):
    """A part of a file, and the line of the file on which it begins.

    What stands before it in this line is blank, so that columns are those of the file.
    """

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
    """The pieces between marks `// -----`, which can stand anywhere, as in MLIR.

    What follows a mark in its line belongs to the next piece. An empty text has no piece. At the
    very beginning of a file there is nothing that a mark could end: what follows it is read with
    the last two characters of the mark, which is an error.
    """
    pieces: list[Piece] = []
    start, line = 0, 1
    for mark in _MARK.finditer(text):
        if mark.start() == 0:
            start = len(SEPARATOR) - 2
            continue
        pieces.append(_piece(text, start, mark.start(), line))
        line += text.count("\n", start, mark.start())
        start = mark.end()
    return [*pieces, _piece(text, start, len(text), line)] if text else []


def _piece(text: str, start: int, end: int, line: int) -> Piece:
    before = start - (text.rfind("\n", 0, start) + 1)
    return Piece(" " * before + text[start:end], line)


def _error(location: Location, message: str) -> ModuleError:
    return ModuleError([Diagnostic(Severity.ERROR, location, message)])
