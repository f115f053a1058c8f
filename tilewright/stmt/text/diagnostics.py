"""Errors in a text, shown as a compiler shows them: place, message, source line and caret.

Positions are counted in characters: offsets from 0, lines and columns from 1.
"""

from __future__ import annotations

import os
import sys
import unicodedata
from dataclasses import dataclass

MAX_BYTES = 16 << 20
_WINDOW = 100  # columns of a source line that are shown
_BEFORE = 60  # of these, how many stand before the caret at most
_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs")


class SourceError(Exception):
    """What is wrong with a text, and where; `line` 0 means that there is no place to show."""

    def __init__(
        self,
        name: str,
        message: str,
        line: int = 0,
        column: int = 0,
        source_line: str = "",
        severity: str = "error",
    ) -> None:
        super().__init__(name, message, line, column, source_line, severity)
        self.name = name
        self.message = message
        self.line = line
        self.column = column
        self.source_line = source_line
        self.severity = severity

    def __str__(self) -> str:
        name, message = visible(self.name), visible(self.message)
        if not self.line:
            return f"{name}: {self.severity}: {message}"
        shown, caret = _excerpt(self.source_line, self.column - 1)
        place = f"{name}:{self.line}:{self.column}"
        return f"{place}: {self.severity}: {message}\n{shown}\n{' ' * caret}^"


@dataclass(frozen=True)
class Source:
    """A text and the name that errors give it, most often its path."""

    name: str
    text: str

    def error(self, offset: int, message: str) -> SourceError:
        """An error at character `offset`; one past the end stands behind the last character."""
        offset = min(max(offset, 0), len(self.text))
        start = self.text.rfind("\n", 0, offset) + 1
        line = self.text.count("\n", 0, start) + 1
        return SourceError(self.name, message, line, offset - start + 1, self._line_from(start))

    def error_at_line(self, line: int, message: str, severity: str = "error") -> SourceError:
        """An error (or a warning, to be shown) at the first non-blank character of `line`.

        At no place when there is no such line.
        """
        start = 0
        for _ in range(line - 1):
            start = self.text.find("\n", start) + 1
            if not start:
                break
        if line < 1 or (line > 1 and not start):
            return SourceError(self.name, message, severity=severity)
        content = self._line_from(start)
        blank = len(content) - len(content.lstrip())
        return SourceError(self.name, message, line, blank + 1, content, severity)

    def _line_from(self, start: int) -> str:
        end = self.text.find("\n", start)
        return self.text[start : len(self.text) if end < 0 else end].removesuffix("\r")


def visible(text: str) -> str:
    """`text` with everything escaped that could steer a terminal or take no place on it."""
    return "".join(_shown(character)[0] for character in text)


def _shown(character: str) -> tuple[str, int]:
    """How a character is shown, and in how many columns of a terminal."""
    if " " <= character <= "~":
        return character, 1
    if character == "\t":
        return " ", 1
    category = unicodedata.category(character)
    if category in _INVISIBLE:
        code = ord(character)
        escape = f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"
        return escape, len(escape)
    if category in ("Mn", "Me"):
        return character, 0
    return character, 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1


def _excerpt(line: str, position: int) -> tuple[str, int]:
    """About 100 columns of `line` round `position`, and the column of `position` in them."""
    start, before = position, ""
    caret = 0
    while start > 0:
        text, width = _shown(line[start - 1])
        if caret + width > _BEFORE:
            break
        start, before, caret = start - 1, text + before, caret + width
    end, after, columns = position, "", caret
    while end < len(line):
        text, width = _shown(line[end])
        if columns + width > _WINDOW:
            break
        end, after, columns = end + 1, after + text, columns + width
    head = "..." if start > 0 else ""
    tail = "..." if end < len(line) else ""
    return f"{head}{before}{after}{tail}", len(head) + caret


def read_source(path: str) -> Source:
    """The UTF-8 text in file `path` ("-": standard input); raises SourceError for anything else.

    Not more than MAX_BYTES are ever read, so that a device or an endless pipe is refused too.
    """
    name = "<stdin>" if path == "-" else path
    try:
        if path == "-":
            if sys.stdin is None:
                raise SourceError(name, "standard input is closed")
            data = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with open(path, "rb") as file:
                too_large = os.fstat(file.fileno()).st_size > MAX_BYTES
                data = b"" if too_large else file.read(MAX_BYTES + 1)
                if too_large:
                    raise _too_large(name)
    except OSError as error:
        raise SourceError(name, (error.strerror or str(error)).lower()) from None
    except ValueError as error:  # a path with a NUL byte in it
        raise SourceError(name, str(error)) from None
    if len(data) > MAX_BYTES:
        raise _too_large(name)
    if b"\0" in data:
        raise SourceError(name, "the file is not text: it holds NUL bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = f"the file is not UTF-8 text: byte 0x{data[error.start]:02x} in line {line}"
        raise SourceError(name, message) from None
    if not text.strip():
        raise SourceError(name, "the file is empty")
    return Source(name, text)


def _too_large(name: str) -> SourceError:
    return SourceError(name, f"the file is larger than {MAX_BYTES >> 20} MiB")
