"""`--verify-diagnostics`: comments that say which diagnostics a module must give.

`// expected-error@+1 {{part of the message}}`, with error, warning, note or remark; without a line
the one of the comment, else `@+N`, `@-N`, `@above` or `@below` (the next line without such
comments). In `expected-error-re`, what stands in inner braces is a regular expression, which may
have the classes of POSIX: `[[:digit:]]`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tilewright.hivm.text.diagnostics import Diagnostic, Location, Severity

_COMMENT = re.compile(
    r"expected-(?P<severity>error|warning|note|remark)(?P<pattern>-re)?"
    r" *(?:@(?P<line>[+-][0-9]{1,9}|above|below))? *\{\{(?P<text>.*)\}\}\s*$"
)
_INNER = re.compile(r"\{\{(.*?)\}\}")
_CLASS = re.compile(r"\[:(\w*):\]")
# What each class of POSIX stands for inside of brackets.
_CLASSES = {
    "alnum": "0-9A-Za-z",
    "alpha": "A-Za-z",
    "blank": r" \t",
    "cntrl": r"\x00-\x1f\x7f",
    "digit": "0-9",
    "graph": "!-~",
    "lower": "a-z",
    "print": " -~",
    "punct": r"!-/:-@\[-`{-~",
    "space": r"\s",
    "upper": "A-Z",
    "xdigit": "0-9A-Fa-f",
}


@dataclass
class _Expectation:
    severity: Severity
    location: Location  # of the comment
    line: int  # of the diagnostic
    text: str  # as the comment has it
    pattern: re.Pattern[str]
    met: bool = False

    def meets(self, diagnostic: Diagnostic) -> bool:
        return (
            not self.met
            and self.severity is diagnostic.severity
            and self.line == diagnostic.location.line
            and self.pattern.search(diagnostic.message) is not None
        )


def compare(
    text: str, filename: str, first_line: int, diagnostics: Iterable[Diagnostic]
) -> list[Diagnostic]:
    """Errors for `diagnostics` that no comment of `text` expects, and for comments without one.

    `text` begins on `first_line` of the file.
    """
    errors: list[Diagnostic] = []
    expected = list(_expectations(text, filename, first_line, errors))
    for diagnostic in _with_notes(diagnostics):
        for expectation in expected:
            if expectation.meets(diagnostic):
                expectation.met = True
                break
        else:
            message = f"unexpected {diagnostic.severity.value}: {diagnostic.message}"
            errors.append(Diagnostic(Severity.ERROR, diagnostic.location, message))
    for expectation in expected:
        if not expectation.met:
            kind = expectation.severity.value
            message = f'expected {kind} "{expectation.text}" was not produced'
            errors.append(Diagnostic(Severity.ERROR, expectation.location, message))
    return errors


def _with_notes(diagnostics: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    for diagnostic in diagnostics:
        yield diagnostic
        yield from _with_notes(diagnostic.notes)


def _expectations(
    text: str, filename: str, first_line: int, errors: list[Diagnostic]
) -> Iterator[_Expectation]:
    """What the comments of `text` expect; errors for comments that are none."""
    lines = text.split("\n")
    matches = [_COMMENT.search(line) for line in lines]
    for index, match in enumerate(matches):
        if match is None:
            continue
        location = Location(filename, index + first_line, match.start() + 1)
        try:
            pattern = _pattern(match["text"], match["pattern"] is not None)
        except re.error as error:
            message = f"this is not a regular expression: {error}"
            errors.append(Diagnostic(Severity.ERROR, location, message))
            continue
        yield _Expectation(
            Severity(match["severity"]),
            location,
            _line(index, match["line"], matches) + first_line,
            match["text"],
            pattern,
        )


def _line(index: int, given: str | None, matches: list[re.Match[str] | None]) -> int:
    """The line, from 0, that the comment on line `index` speaks of."""
    match given:
        case None:
            return index
        case "above" | "below":
            step = 1 if given == "below" else -1
            line = index + step
            while 0 <= line < len(matches) and matches[line] is not None:
                line += step
            return line
        case _:
            return index + int(given)


def _pattern(text: str, has_expressions: bool) -> re.Pattern[str]:
    if not has_expressions:
        return re.compile(re.escape(text))
    parts = _INNER.split(text)  # text and expressions by turns
    return re.compile(
        "".join(
            f"(?:{_CLASS.sub(_characters, part)})" if index % 2 else re.escape(part)
            for index, part in enumerate(parts)
        )
    )


def _characters(match: re.Match[str]) -> str:
    if match[1] not in _CLASSES:
        raise re.error(f"there is no class [:{match[1]}:]")
    return _CLASSES[match[1]]
