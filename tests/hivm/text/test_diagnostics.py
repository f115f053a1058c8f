"""How diagnostics are shown, how files are parted, and which diagnostics comments expect."""

import pytest

from tilewright.hivm.text.diagnostics import Diagnostic, Location, ModuleError, Severity
from tilewright.hivm.text.expected import compare
from tilewright.hivm.text.pieces import MAX_BYTES, Piece, decode, split


def at(line: int, message: str, severity: Severity = Severity.ERROR, *notes: Diagnostic):
    return Diagnostic(severity, Location("f", line, 1), message, notes)


def test_a_diagnostic_shows_its_line_its_caret_and_its_notes():
    text = "first\n\tsecond"
    note = Diagnostic(Severity.NOTE, Location("f", 1, 1), "there")
    diagnostic = Diagnostic(Severity.WARNING, Location("f", 2, 2), "here", (note,))
    assert diagnostic.render({"f": text}) == (
        "f:2:2: warning: here\n second\n ^\nf:1:1: note: there\nfirst\n^"
    )


def test_a_diagnostic_at_no_place_has_its_file_only():
    assert Diagnostic(Severity.ERROR, Location("f", 0, 0), "x").render({"f": "y"}) == "f: error: x"


def test_what_could_steer_a_terminal_is_escaped():
    diagnostic = Diagnostic(Severity.ERROR, Location("f\x1b", 1, 2), "a\x07b")
    assert diagnostic.render({"f\x1b": "\x00x"}) == "f\\x1b:1:2: error: a\\x07b\n\\x00x\n    ^"


def test_a_long_line_is_shown_around_the_caret():
    line = "a" * 500 + "X" + "b" * 500
    shown = Diagnostic(Severity.ERROR, Location("f", 1, 501), "m").render({"f": line})
    _, excerpt, caret = shown.split("\n")
    assert len(excerpt) < 120
    assert excerpt.startswith("...a") and excerpt.endswith("b...")
    assert excerpt[caret.index("^")] == "X"


def test_wide_characters_take_two_columns():
    shown = Diagnostic(Severity.ERROR, Location("f", 1, 3), "m").render({"f": "層層x"})
    assert shown.split("\n")[2] == "    ^"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"ab\nc\xffd", r"f:2:2: error: byte 0xff is not UTF-8 text"),
        ("é".encode() + b"\xc3", r"f:1:2: error: byte 0xc3 is not UTF-8 text"),
        (b" " * (MAX_BYTES + 1), r"f: error: the file is larger than 16 MiB"),
    ],
    ids=range(3),
)
def test_what_is_not_text(data, message):
    with pytest.raises(ModuleError, match=message):
        decode(data, "f")


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("a\n// -----\nb\n", [("a\n", 1), ("        \nb\n", 2)]),
        # Anywhere in a line; what follows belongs to the next piece, in the same column.
        ("a\n  // -----\nb", [("a\n  ", 1), (" " * 10 + "\nb", 2)]),
        ("a // -----\nb", [("a ", 1), (" " * 10 + "\nb", 1)]),
        ("a\n// ----- b\nc", [("a\n", 1), (" " * 8 + " b\nc", 2)]),
        ("a\n// -------\nb", [("a\n", 1), (" " * 8 + "--\nb", 2)]),
        ("a\n// -----\r\nb", [("a\n", 1), (" " * 8 + "\r\nb", 2)]),
        ("a\n// -----\n// -----\nb", [("a\n", 1), (" " * 8 + "\n", 2), (" " * 8 + "\nb", 3)]),
        # No marks.
        ("a\n// ----\nb", [("a\n// ----\nb", 1)]),
        ("a\n//-----\nb", [("a\n//-----\nb", 1)]),
        ("a\n// -----", [("a\n// -----", 1)]),
        ("a // -----// -----\nb", [("a // -----", 1), (" " * 18 + "\nb", 1)]),
        # Nothing before the first mark.
        ("// -----\nb", [(" " * 6 + "--\nb", 1)]),
        ("", []),
    ],
    ids=range(13),
)
def test_marks_part_a_file(text, pieces):
    assert split(text) == [Piece(*piece) for piece in pieces]


def compared(text: str, *diagnostics: Diagnostic) -> list[str]:
    return [error.render({}) for error in compare(text, "f", 1, diagnostics)]


@pytest.mark.parametrize(
    "text",
    [
        "op // expected-error {{wrong}}",
        "op // expected-error{{is wrong here}}  ",
        "op // expected-error-re {{is {{[[:alpha:]]+}} here}}",
        "op // expected-error-re {{is w{{[^[:upper:][:digit:]]+}}g here}}",
        r"op // expected-error-re {{is {{\w+}} here}}",
        "op // expected-error-re {{is {{w[a-z]+}} here}}",
        "op // expected-error-re {{{{a|is}} wrong}}",
        "op\n// expected-error@-1 {{wrong}}",
        "op\n// expected-error@above {{wrong}}",
        "op\n// expected-error @-1 {{wrong}}",
    ],
)
def test_expected_errors(text):
    assert compared(text, at(1, "this is wrong here")) == []
    assert compared(text) != []
    assert compared(text, at(1, "this is right")) != []
    assert compared(text, at(2, "this is wrong here")) != []
    assert compared(text, at(1, "this is wrong here", Severity.WARNING)) != []
    assert compared(text, at(1, "this is wrong here"), at(1, "this is wrong here")) != []


@pytest.mark.parametrize("severity", list(Severity))
def test_every_severity(severity):
    text = f"op // expected-{severity.value} {{{{x}}}}"
    assert compared(text, at(1, "x", severity)) == []


def test_below_and_above_skip_comments_that_expect():
    text = (
        "// expected-error@below {{a}}\n// expected-note@below {{b}}\nop\n"
        "// expected-remark@above {{c}}\n// expected-warning@above {{d}}"
    )
    note, remark, warning = Severity.NOTE, Severity.REMARK, Severity.WARNING
    assert compared(text, at(3, "a", Severity.ERROR, at(3, "b", note)), at(3, "c", remark),
                    at(3, "d", warning)) == []  # fmt: skip


@pytest.mark.parametrize("comment", ["1 {{x}}", "2 {{x}}", "{{x}} more", "{{x}}.", "@+0+ {{x}}"])
def test_what_mlir_does_not_know_expects_nothing(comment):
    text = f"op // expected-error {comment}"
    assert compared(text) == []
    assert compared(text, at(1, "x")) == ["f:1:1: error: unexpected error: x"]


def test_regular_expressions_count_only_in_their_form():
    assert compared("op // expected-error {{a.c}}", at(1, "abc")) != []
    assert compared("op // expected-error-re {{a.c}}", at(1, "abc")) != []
    assert compared("op // expected-error-re {{a{{.}}c}}", at(1, "abc")) == []
    error = compared("op // expected-error-re {{ {{(}} }}")[0]
    assert error.startswith("f:1:7: error: this is not a regular expression")
    error = compared("op // expected-error-re {{ {{[[:letter:]]}} }}")[0]
    assert error.endswith("this is not a regular expression: there is no class [:letter:]")


def test_what_is_unexpected_and_what_is_missing():
    text = "op // expected-error {{x}}"
    assert compared(text, at(1, "y", Severity.ERROR, at(1, "z", Severity.NOTE))) == [
        "f:1:1: error: unexpected error: y",
        "f:1:1: error: unexpected note: z",
        'f:1:7: error: expected error "x" was not produced',
    ]
