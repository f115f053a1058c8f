"""From text to tokens: names, numbers, strings, operators; space and `//` comments are dropped."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tilewright.stmt.text.diagnostics import Source

MAX_TOKENS = 1_000_000  # some 4 MB of text; beyond that reading takes longer than anybody waits
MAX_NUMBER = 1000  # characters; Halide writes a binary64 in up to 316

_TOKEN = re.compile(
    r"""
    (?P<space>   [ \t\r\f\v]+ | //[^\n]* )
  | (?P<newline> \n )
  | (?P<header>  (?m:^)[ \t]*module(?:[ \t]+[A-Za-z_]+=[^\n{]*)?[ \t\r]*(?=[\n{]|\Z) )
  | (?P<name>    [A-Za-z_.$][A-Za-z0-9_.$]* )
  | (?P<number>  [0-9]+(?:\.[0-9]*)?(?:[eE][+-]?[0-9]+)?[fh]?(?![A-Za-z0-9_.$]) )
  | (?P<op>      [<>=!]= | && | \|\| | [-+*/%<>=!(){}\[\],] )
  | (?P<string>  "[^"\\\n]*(?:\\[^\n][^"\\\n]*)*" )
  | (?P<bad>     . )
    """,
    re.VERBOSE | re.DOTALL,
)
_ESCAPE = re.compile(rb'\\(?:(["\\trn])|x([0-9A-Fa-f]{2})|)', re.DOTALL)
_NAMED_ESCAPES = {34: '\\"', 92: "\\\\", 9: "\\t", 13: "\\r", 10: "\\n"}
_ESCAPES = {b'"': b'"', b"\\": b"\\", b"t": b"\t", b"r": b"\r", b"n": b"\n"}


@dataclass(slots=True)
class Tokens:
    """The tokens of a text, one list per property; the last token is of kind "end" with text ""."""

    kinds: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)

    def add(self, kind: str, text: str, start: int, line: int) -> None:
        self.kinds.append(kind)
        self.texts.append(text)
        self.starts.append(start)
        self.lines.append(line)


def tokenize(source: Source) -> Tokens:
    """All tokens of the text; raises SourceError at the first character that begins none."""
    tokens = Tokens()
    line = 1
    end = 0
    for match in _TOKEN.finditer(source.text):
        kind = match.lastgroup or "bad"
        if kind == "space":
            continue
        if kind == "newline":
            line += 1
            continue
        text = match[0]
        if kind == "bad":
            raise source.error(match.start(), _complaint(text))
        if kind == "number" and len(text) > MAX_NUMBER:
            message = f"a number of more than {MAX_NUMBER} characters"
            raise source.error(match.start(), message)
        if len(tokens.texts) >= MAX_TOKENS:
            message = f"the text has more than {MAX_TOKENS} names, numbers and signs"
            raise source.error(match.start(), message)
        tokens.add(kind, text, match.start(), line)
        end = match.end()
    # Where something is missing at the end, the caret stands right behind what is there.
    tokens.add("end", "", end, line)
    return tokens


def _complaint(character: str) -> str:
    if character.isdigit() and character.isascii():
        return "malformed number"
    if character == '"':
        return "a string that does not end on its line"
    return f"unexpected character '{character}'"


def unescape(source: Source, start: int, text: str) -> str:
    """The string that the literal `text`, which begins at `start`, stands for; raises SourceError.

    Halide escapes bytes, so a character outside ASCII is the escaped bytes of its UTF-8 form.
    """
    data = text[1:-1].encode("utf-8", "surrogatepass")
    if b"\\" not in data:
        return text[1:-1]

    def replacement(match: re.Match[bytes]) -> bytes:
        if match[1]:
            return _ESCAPES[match[1]]
        if match[2]:
            return bytes.fromhex(match[2].decode())
        raise source.error(start, 'a string with an escape other than \\" \\\\ \\t \\r \\n \\xHH')

    data = _ESCAPE.sub(replacement, data)
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def escape(value: str) -> str:
    """The literal, in ASCII, that `unescape` reads as `value`."""
    data = value.encode("utf-8", "surrogatepass")
    return '"' + "".join(map(_escaped, data)) + '"'


def _escaped(byte: int) -> str:
    if byte in _NAMED_ESCAPES:
        return _NAMED_ESCAPES[byte]
    return chr(byte) if 32 <= byte < 127 else f"\\x{byte:02X}"
