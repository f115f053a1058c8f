"""Reads `.egg` files: their commands, each with the comment above it, the reason why it holds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

TOKEN = re.compile(r';[^\n]*|"(?:[^"\\]|\\.)*"|[()]|[^\s()";]+')
Term = str | list["Term"]
ROOT = Path(str(files("tilewright.rules")))


@dataclass(frozen=True)
class Command:
    """One command of a file: text, parts, and the comment lines above it in its paragraph."""

    file: str
    line: int
    text: str
    parts: list[Term]
    comment: str

    @property
    def is_rule(self) -> bool:
        return self.parts[0] in ("rule", "rewrite", "birewrite")

    def option(self, name: str) -> str | None:
        """What follows e.g. `:name`, without quotes."""
        for key, value in zip(self.parts, self.parts[1:], strict=False):
            if key == name and isinstance(value, str):
                return value.strip('"')
        return None

    @property
    def category(self) -> str:
        """The folder that the file is in: axioms, applications, lowering or support."""
        return self.file.rpartition("/")[0].rpartition("/")[2] or self.option(":ruleset") or ""

    @property
    def name(self) -> str:
        return self.option(":name") or f"{self.file}:{self.line}"


def rule_paths() -> list[str]:
    """All `.egg` files below tilewright/rules, by their path there."""
    return sorted(str(path.relative_to(ROOT)) for path in ROOT.rglob("*.egg"))


def read_text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def commands(path: str, text: str | None = None) -> list[Command]:
    """The commands of one file (or of `text` in its stead), in order."""
    text = read_text(path) if text is None else text
    lines = text.splitlines()
    return [
        Command(
            path,
            line := text.count("\n", 0, start) + 1,
            text[start:end],
            parts,
            _above(lines, line),
        )
        for start, end, parts in _lists(text)
    ]


def _above(lines: list[str], line: int) -> str:
    """Comment lines between the last blank line and line number `line`."""
    found: list[str] = []
    for above in reversed(lines[: line - 1]):
        if not above.strip():
            break
        if above.startswith(";"):
            found.append(above.lstrip("; "))
    return " ".join(reversed(found))


def _lists(text: str) -> Iterator[tuple[int, int, list[Term]]]:
    """Start, end and contents of every list that is not inside another."""
    stack: list[list[Term]] = []
    start = 0
    for token in TOKEN.finditer(text):
        word = token[0]
        if word == "(":
            if not stack:
                start = token.start()
            stack.append([])
        elif word == ")":
            done = stack.pop()
            if stack:
                stack[-1].append(done)
            else:
                yield start, token.end(), done
        elif not word.startswith(";"):
            stack[-1].append(word)


def text_of(term: Term) -> str:
    """The term as egglog reads it."""
    return term if isinstance(term, str) else f"({' '.join(map(text_of, term))})"


def all_commands() -> list[Command]:
    return [command for path in rule_paths() for command in commands(path)]
