"""Whatever the text, a failure is a SourceError that shows the place, and it comes quickly."""

from __future__ import annotations

import io
import random
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.stmt.nodes import Stmt
from tilewright.stmt.text.diagnostics import MAX_BYTES, Source, SourceError, read_source
from tilewright.stmt.text.parser import parse, parse_expr, parse_source
from tilewright.stmt.text.printer import to_text

EXAMPLES = Path(__file__).parents[2] / "examples" / "stmt"


def error(text: str) -> str:
    with pytest.raises(SourceError) as caught:
        parse(text, "t.stmt")
    return str(caught.value)


def result(text: str) -> Stmt | None:
    """The parse of `text`, or None after a well-formed error."""
    try:
        stmt = parse(text, "t.stmt")
    except SourceError as failure:
        first, *rest = str(failure).split("\n")
        assert first.startswith(f"t.stmt:{failure.line}:{failure.column}: error: ")
        assert 1 <= failure.line <= text.count("\n") + 1
        assert len(rest) == 2 and rest[1].strip(" ") == "^"
        assert all(character.isprintable() for line in rest for character in line)
        return None
    assert parse(to_text(stmt)) == stmt
    return stmt


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("let x = 1\nlet y = ", "2:8", "expected an expression, found the end of the text"),
        ("b[x] = (y", "1:10", "expected ')', found the end of the text"),
        ("b[x] = y)", "1:9", "expected a statement, found ')'"),
        ("produce p {\n", "1:12", "expected '}', found the end of the text"),
        ("}", "1:1", "expected a statement, found '}'"),
        ("x", "1:1", "expected a statement, found an expression without effect"),
        ("b[x] = f(y,)", "1:12", "expected an expression, found ')'"),
        ("b[x] = f(y z)", "1:12", "expected ',' or ')', found 'z'"),
        ("b[x] = float17x4(y)", "1:8", "float17x4 is not a type that Halide has"),
        ("b[x] = (float17)y", "1:9", "float17 is not a type that Halide has"),
        ("b[x] = reinterpret<foo>(y)", "1:20", "expected a type, found 'foo'"),
        ("b[x] = ramp(0, 1, 0)", "1:8", "a ramp can't have 0 steps"),
        ("b[x] = ramp(0, 1, y)", "1:8", "the number of steps of a ramp must be a constant"),
        ("b[x] = x0(y)", "1:8", "a broadcast can't repeat 0 times"),
        (
            "b[x] = x99999999999(0)",
            "1:8",
            "a vector has 99999999999 lanes; at most 16777216 are supported",
        ),
        (
            "b[x] = float32x99999999999(0)",
            "1:8",
            "float32x99999999999 is not a type that Halide has",
        ),
        ("b[x] = x4(y) + z", "1:14", "the operands of + have 4 and 1 lanes"),
        ("b[x] = y +\n 1.5f", "1:10", "the operands of + are int32 and float32"),
        ("b[x] = x4(y)", "1:1", "the store to b writes 4 lanes at 1 indices"),
        ("b[1.5f] = y", "1:1", "the index of b is float32, not an integer"),
        ("b[x] = y if z", "1:1", "the predicate on b is int32, not uint1"),
        ("b[x] = f(y if z)", "1:12", "only a load can have a predicate"),
        ("b[x] = !y", "1:8", "the operand of ! must be uint1, not int32"),
        ("b[x] = (uint8)256", "1:15", "the constant 256 does not fit uint8"),
        ("b[x] = 2147483648", "1:8", "the constant 2147483648 does not fit int32"),
        ("b[x] = 1e39f", "1:8", "the constant 1e39f does not fit float32"),
        ("b[x] = 12abc", "1:8", "malformed number"),
        ('f("abc', "1:3", "a string that does not end on its line"),
        ('f("\\q")', "1:3", 'a string with an escape other than \\" \\\\ \\t \\r \\n \\xHH'),
        ("b[x] = y & z", "1:10", "unexpected character '&'"),
        ("b[x] = \x1b[31m", "1:8", "unexpected character '\\x1b'"),
        ("b[x] = select(y < z, x)", "1:8", "select takes 3 arguments, not 2"),
        ("b[x] = vector_reduce_add(x4(y))", "1:8", "vector_reduce_add needs its result type"),
        (
            "b[x] = (int32x3)vector_reduce_add(x4(y))",
            "1:17",
            "vector_reduce_add can't reduce 4 lanes to 3",
        ),
        ("b[x] = (int32)vector_reduce_foo(x4(y))", "1:15", "unknown reduction vector_reduce_foo"),
        ("b[x] = (float32)vector_reduce_add(x4(y))", "1:17", "vector_reduce_add reduces int32x4"),
        ("b[x] = loc_to_loc(Mem, A.0, y)", "1:8", "'A.0' is no name of a location"),
        ("b[x] = shuffle(x2(y), 2)", "1:8", "a shuffle takes lane 2 of 2"),
        ("b[x] = slice_vectors(x2(y), 0, 1, 99999999)", "1:8", "a shuffle of more than"),
        ("if (x) {}", "1:1", "the condition of an if must be a scalar uint1, not int32"),
        (
            "for (i, 0.5f, 1) {}",
            "1:1",
            "the minimum of loop i must be a scalar integer, not float32",
        ),
        ("assert(x < y)", "1:1", "an assert takes a condition and a message"),
        ("allocate b[x]", "1:12", "expected the type of the elements, found 'x'"),
        ("module name=x\nfree b", "2:1", "expected a function, found 'free'"),
    ],
)
def test_errors_name_place_and_reason(text: str, place: str, message: str):
    assert error(text).split("\n")[0].startswith(f"t.stmt:{place}: error: {message}")


def test_an_error_shows_the_line_and_a_caret():
    assert error("let x = 1\n  b[x] = y + 1.5f\n") == (
        "t.stmt:2:12: error: the operands of + are int32 and float32\n"
        "  b[x] = y + 1.5f\n"
        "           ^"
    )


@pytest.mark.parametrize(
    ("line", "column", "shown"),
    [
        ("\tlet\tx = é &", 12, " let x = é &\n           ^"),
        ("日本 &", 4, "日本 &\n     ^"),
        ("\x1b[0m\u202e &", 7, "\\x1b[0m\\u202e &\n              ^"),
        ("e\u0301 &", 4, "e\u0301 &\n  ^"),
        ("x &\r", 3, "x &\n  ^"),
        (
            "a" * 500 + "&" + "b" * 500,
            501,
            "..." + "a" * 60 + "&" + "b" * 39 + "...\n" + " " * 63 + "^",
        ),
        ("&" + "b" * 500, 1, "&" + "b" * 99 + "...\n^"),
    ],
)
def test_the_caret_stands_below_the_character(line: str, column: int, shown: str):
    failure = Source("t", f"first\n{line}\nlast").error(6 + line.index("&"), "no")
    assert str(failure) == f"t:2:{column}: error: no\n{shown}"


def test_errors_by_line():
    source = Source("t", "a\n  \tb\n\nc")
    assert str(source.error_at_line(2, "no")) == "t:2:4: error: no\n   b\n   ^"
    assert str(source.error_at_line(4, "no")) == "t:4:1: error: no\nc\n^"
    for line in (-1, 0, 5, 99):
        assert str(source.error_at_line(line, "no")) == "t: error: no"


def test_errors_at_and_past_the_end():
    assert str(Source("t", "ab\n").error(99, "no")) == "t:2:1: error: no\n\n^"
    assert str(Source("t", "").error(0, "no")) == "t:1:1: error: no\n\n^"


DEEP = 10_000


@pytest.mark.parametrize(
    "text",
    [
        "b[0] = " + "(" * DEEP + "x" + ")" * DEEP,
        "b[0] = " + "(" * DEEP,
        "b[0] = " + "f(" * DEEP,
        "b[0] = " + "int32(" * DEEP + "x" + ")" * DEEP,
        "b[0] = " + "(int32)" * DEEP + "(x)",
        "b[0] = " + "-" * DEEP + "x",
        "b[0] = " + "!" * DEEP + "x",
        "b[0] = " + "x1(" * DEEP + "x" + ")" * DEEP,
        "b[0] = " + "b[" * DEEP + "x" + "]" * DEEP,
        "b[0] = " + "let x = " * DEEP,
        "b[0] = " + "let x = 1 in " * DEEP + "x",
        "b[0] = " + "reinterpret<int32>(" * DEEP + "x" + ")" * DEEP,
        "b[0] = " + "shuffle(" * DEEP,
        "b[0] = " + "x + " * DEEP + "x",
        "b[0] = " + "x - (" * DEEP + "x" + ")" * DEEP,
        "{" * DEEP + "}" * DEEP,
        "for (i, 0, 1) {\n" * DEEP + "}" * DEEP,
        "if (x < y) {\n" * DEEP,
        "if (x < y) {} else " * DEEP + "{}",
        "produce p { " * DEEP,
    ],
    ids=lambda text: text[:24].replace(" ", ""),
)
def test_deep_nesting(text: str):
    start = time.process_time()
    assert "nested more than 1000 levels deep" in error(text)
    assert time.process_time() - start < 2


@pytest.mark.parametrize(
    "text",
    [
        "b[0] = " + "9" * 100_000,
        "b[0] = " + "9" * 900,
        "b[0] = 1e" + "9" * 900,
        "b[0] = x" + "9" * 100_000 + "(0)",
        "b[0] = int" + "9" * 100_000 + "(0)",
        "b[0] = int8x" + "9" * 100_000 + "(0)",
        "b[0] = " + "1" * 100_000 + "a",
        "b[0] = b[0 aligned(" + "9" * 1000 + ", 0)]",
        "b[0] = slice_vectors(x2(x), 0, 1, " + "9" * 30 + ")",
        "b[0] = concat_vectors(x16777216(0), x16777216(0))",
        "b[0] = ramp(0, 1, " + "9" * 30 + ")",
        "assert(A.type == (uint32)" + "9" * 900 + ", f())",
        '"' * 100_001,
        "f(" + "x * " * 100_000 + "*)",
        "(a * " * 50_000,
    ],
    ids=lambda text: text[:24].replace(" ", ""),
)
def test_huge_parts(text: str):
    start = time.process_time()
    assert result(text) is None
    assert time.process_time() - start < 2


def test_tiny_floats_are_zero():
    assert to_text(parse_expr("1e-99999999999999999999f")) == "0.000000f"
    assert to_text(parse_expr("-1e-999")) == "-0.000000"


@pytest.mark.parametrize("name", ["upsample_f16_k8", "cuda_conv1d_f16_k32"])
def test_texts_cut_off_anywhere(name: str):
    text = (EXAMPLES / f"{name}.stmt").read_text()
    # The long list of asserts is much the same throughout: the end of it will do.
    text = text[text.index("\n", text.index("produce ") - 1000) :]
    for end in range(len(text)):
        result(text[:end])


def test_texts_changed_anywhere():
    texts = [path.read_text() for path in sorted(EXAMPLES.glob("*.stmt"))]
    chance = random.Random(0)
    pieces = sorted(set('(){}[],=<>!&|+-*/%"\\.$ \n\t0159aefx') | {"x4(", "(int8)", " if ", "let "})
    for _ in range(300):
        text = chance.choice(texts)
        text = text[text.index("produce ") :]
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(text))
            text = text[:at] + chance.choice(["", *pieces]) + text[at + chance.randint(0, 2) :]
        result(text)


WORDS = """
    let x = in if else for produce allocate free assert b [ ] ( ) { } , + - * / % < > ! && == 0 1
    1.5f "s" ramp( x4( select( shuffle( float32( (int8) (void *) reinterpret< > aligned f( A.type
    module func (uint1) vector_reduce_add( (int32x2) gpu_block <CUDA> Store( predicate min( Mem
    concat_vectors( extract_element(
"""
words = st.sampled_from([*WORDS.split(), "\n"])


@given(st.lists(words, max_size=12).map(" ".join))
def test_words_in_any_order(text: str):
    result(text)
    result(f"b[0] = {text}")


@given(st.text(max_size=30))
def test_any_characters(text: str):
    result(text)
    result(f'f("{text}")')


@given(st.binary(max_size=30).map(lambda data: data.decode("latin-1")))
def test_any_bytes(text: str):
    result(text)


class TestReading:
    def refuse(self, path: Path | str) -> str:
        with pytest.raises(SourceError) as caught:
            read_source(str(path))
        return str(caught.value)

    def write(self, folder: Path, data: bytes) -> Path:
        path = folder / "t.stmt"
        path.write_bytes(data)
        return path

    def test_a_good_file(self, tmp_path: Path):
        path = self.write(tmp_path, "\ufefflet x = 1 // é\r\n".encode())
        source = read_source(str(path))
        assert source == Source(str(path), "let x = 1 // é\r\n")
        parse_source(source)

    @pytest.mark.parametrize(
        ("data", "message"),
        [
            (b"", "the file is empty"),
            (b" \n\t", "the file is empty"),
            (b"let x\0= 1", "the file is not text: it holds NUL bytes"),
            (b"a\nb\xff", "the file is not UTF-8 text: byte 0xff in line 2"),
            (b"a\xc3", "the file is not UTF-8 text: byte 0xc3 in line 1"),
        ],
    )
    def test_what_is_no_text(self, tmp_path: Path, data: bytes, message: str):
        path = self.write(tmp_path, data)
        assert self.refuse(path) == f"{path}: error: {message}"

    def test_missing_files_and_folders(self, tmp_path: Path):
        missing = tmp_path / "missing\n"
        shown = str(missing).replace("\n", "\\x0a")
        assert self.refuse(missing) == f"{shown}: error: no such file or directory"
        assert self.refuse(tmp_path) == f"{tmp_path}: error: is a directory"
        assert self.refuse("a\0b") == "a\\x00b: error: embedded null byte"

    def test_large_files_are_refused_at_once(self, tmp_path: Path):
        path = self.write(tmp_path, b"")
        with path.open("wb") as file:
            file.truncate(100 << 20)
        start = time.process_time()
        assert self.refuse(path) == f"{path}: error: the file is larger than 16 MiB"
        assert self.refuse("/dev/zero") == "/dev/zero: error: the file is larger than 16 MiB"
        assert time.process_time() - start < 1

    def test_standard_input(self, monkeypatch: pytest.MonkeyPatch):
        class Input:
            buffer = io.BytesIO(b"let x = ")

        monkeypatch.setattr("sys.stdin", Input)
        source = read_source("-")
        assert source == Source("<stdin>", "let x = ")
        Input.buffer = io.BytesIO(b"x" * (MAX_BYTES + 1))
        assert self.refuse("-") == "<stdin>: error: the file is larger than 16 MiB"
