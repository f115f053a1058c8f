"""Wrong texts: every one ends in an error with a place, and none in a traceback."""

import random
import time

import pytest
from xdsl.dialects.builtin import FileLineColLoc
from xdsl.utils.lexer import Input
from xdsl.utils.mlir_lexer import MLIRLexer, MLIRTokenKind

from tests.hivm.modules import parse
from tests.hivm.text.texts import FORMS, KERNELS
from tilewright.hivm.context import make_context
from tilewright.hivm.text.depth import MAX_DEPTH
from tilewright.hivm.text.diagnostics import Diagnostic, Location, ModuleError, Severity
from tilewright.hivm.text.parser import read_module
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.verify import verify


def error(text: str, allow_unregistered: bool = False) -> Diagnostic:
    """The one error that `text` gives."""
    with pytest.raises(ModuleError) as caught:
        read_module(text, "test.mlir", make_context(allow_unregistered))
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.severity is Severity.ERROR
    assert diagnostic.location.file == "test.mlir"
    return diagnostic


def told(text: str) -> str:
    return error(text).render({"test.mlir": text})


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("func.func @f() {\n  foo.bar\n}", 2, 3, "there is no operation 'foo.bar'"),
        ('\n"foo.bar"() : () -> ()', 2, 1, "there is no operation 'foo.bar'"),
        ("func.func @f() {\n  %0 = foo.bar\n}", 2, 8, "there is no operation 'foo.bar'"),
        ("func.func @f() {\n  return %x : i32\n}", 2, 10, "%x is used but not defined"),
        (
            "func.func @f(%x: i32) {\n  %x = arith.constant 1 : i32\n  return\n}",
            2,
            3,
            "%x is already defined",
        ),
        ("func.func @f(%x: i32) {\n  return %x : f32\n}", 2, 10, "type f32"),
        ("func.func @f() {", 1, 17, "the text ends inside of a region of 'func.func'"),
        ('module attributes {a = "b', 1, 24, "string literal"),
        ("func\0.func", 1, 5, "unexpected character"),
        ("module attributes {a = 1 : i99999999999} {}", 1, 28, "at most 16777215 bits"),
        (
            f"module attributes {{a = {'9' * 5000} : i64}} {{}}",
            1,
            24,
            "at most 1000 digits",
        ),
        (f"module attributes {{a = {'9' * 50} : i64}} {{}}", 1, 24, "integer value"),
        (
            "module attributes {a = dense<0> : tensor<99999999999xi32>} {}",
            1,
            58,
            "at most 4194304 elements",
        ),
        ("#a = 1 : i32\n#a = 2 : i32\nmodule {}", 2, 4, "re-declaration"),
        ("module attributes {a = #nothing} {}", 1, 32, "undefined symbol alias"),
        ("func.func @f() {\n  cf.br ^nowhere\n}", 3, 2, "nowhere"),
        ("func.func private @f(i32, %x: i32)", 1, 35, "all arguments of a function have names"),
        ("module {}\n}", 1, 10, "an op is expected here"),
        # Behind the last token where another one should follow it, as MLIR has it.
        ("func.func @f() {\n  %0 = arith.constant // one\n\n  return\n}", 2, 22, "expected"),
        ("func.func @f(%s: i32) {\n  %0 = arith.addi %s %s : i32\n}", 2, 21, "','"),
        ("func.func @f(%s: i32) {\n  %0 = arith.addi %s, %s\n  return\n}", 2, 25, "':'"),
        ("func.func @f(%s: i32", 1, 21, "')' expected"),
        ("module attributes {a = affine_map<(d0)\n} {}", 1, 39, "expected"),
        # Wrong numbers of operands stand at the first one, wrong types at the op.
        (
            "func.func @f(%a: memref<4xf32>) {\n"
            "  hivm.hir.vadd ins(%a, %a : memref<4xf32>) outs(%a : memref<4xf32>)\n}",
            2,
            21,
            "'hivm.hir.vadd' op has 2 operands but 1 type for them",
        ),
        (
            "func.func @f(%s: f32) {\n  %0 = arith.addi %s, %s : f32\n  return\n}",
            2,
            8,
            "'arith.addi' op lhs, rhs and result must be an integer",
        ),
        (
            "func.func @f(%s: tensor<4xf32>, %i: index) {\n"
            "  %0 = memref.load %s[%i] : tensor<4xf32>\n  return\n}",
            2,
            8,
            "'memref.load' op memref must be a memref, not tensor<4xf32>",
        ),
        (
            "func.func @f(%s: i32) {\n  %0, %1 = arith.addi %s, %s : i32\n  return\n}",
            2,
            3,
            "'arith.addi' op has 1 result, but 2 before the '='",
        ),
        # Wrong numbers stand where they are.
        ("func.func @f() {\n  %0 = arith.constant 300 : i8\n  return\n}", 2, 23, "300"),
        ("func.func @f() {\n  %0 = arith.constant 1 : f32\n  return\n}", 2, 23, "1.0 is one"),
        (
            "func.func @f() {\n  %0 = arith.constant dense<[1, 256]> : tensor<2xi8>\n  return\n}",
            2,
            33,
            "256 is out of range for i8",
        ),
        ("func.func private @f(memref<4x4xf32, strided<[1]>>)", 1, 22, "a layout of rank 1"),
        (f"module attributes {{a = strided<[{1 << 63}]>}} {{}}", 1, 33, "out of range for 64 bits"),
        (
            f"module attributes {{a = array<i64: 1, {1 << 64}>}} {{}}",
            1,
            38,
            "out of range for type",
        ),
        (f"module attributes {{a = dense<{1 << 63}> : tensor<1xindex>}} {{}}", 1, 30, "for index"),
        (
            f"module attributes {{a = affine_map<(d0) -> (d0 + {1 << 63})>}} {{}}",
            1,
            49,
            "for index",
        ),
        (f"func.func private @f(memref<4x{1 << 63}xf32>)", 1, 31, "is too large"),
        (f'func.func private @f() loc("a":{1 << 64}:1)', 1, 32, "out of range for 64 bits"),
        (
            "func.func @f(%a: memref<4x1xf32>, %b: memref<4x8xf32>) {\n"
            "  hivm.hir.vabs ins(%a : memref<4x1xf32>) outs(%b : memref<4x8xf32>) broadcast = "
            f"[{(1 << 64) - 1}]\n  return\n}}",
            2,
            83,
            "out of range for 64 bits",
        ),
    ],
)
def test_where_and_what(text, line, column, message):
    diagnostic = error(text)
    assert message in diagnostic.message
    assert diagnostic.location == Location("test.mlir", line, column)


def test_the_end_of_the_text_shows_which_region_is_open():
    assert told("func.func @f(%c: i1) {\n  scf.if %c {\n    scf.yield\n\n") == (
        "test.mlir:3:14: error: the text ends inside of a region of 'scf.if'\n    scf.yield\n"
        "             ^\ntest.mlir:2:13: note: the region begins here\n  scf.if %c {\n            ^"
    )


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("hivm.hir.vad", "hivm.hir.vadd"),
        ("hivm.hir.vaddd", "hivm.hir.vadd"),
        ("arith.adi", "arith.addi"),
        ("aith.addi", "arith.addi"),
        ("memref.subveiw", "memref.subview"),
        ("hivm.hir.xyzzy", None),
        ("hivm.vadd", None),
        ("nothing", None),
        ("", None),
    ],
)
def test_ops_that_may_be_meant(name, near):
    found = error(f'"{name}"() : () -> ()').message
    hint = f"; did you mean '{near}'?" if near else ""
    assert found == f"there is no operation '{name}'{hint}"


def test_only_unknown_dialects_have_unknown_ops():
    assert read_module('"foo.bar"() : () -> ()', "f", make_context(allow_unregistered=True))
    found = error('func.func @f() {\n  "hivm.hir.foo"() : () -> ()\n}', allow_unregistered=True)
    assert found.message == "there is no operation 'hivm.hir.foo'"
    assert found.location == Location("test.mlir", 2, 3)


def test_an_error_shows_its_line_and_a_caret():
    text = "func.func @f() {\n  %0 = foo.bar\n  return\n}"
    assert told(text) == (
        "test.mlir:2:8: error: there is no operation 'foo.bar'\n  %0 = foo.bar\n       ^"
    )


def test_a_block_without_definition_has_a_note_where_it_is_branched_to():
    diagnostic = error("func.func @f() {\n  cf.br ^nowhere\n}")
    (note,) = diagnostic.notes
    assert note.severity is Severity.NOTE
    assert note.location == Location("test.mlir", 2, 9)


@pytest.mark.parametrize(
    "text",
    [
        "module {" * 10_000 + "}" * 10_000,
        '"a.b"() ({' * 10_000,
        '"a.b"() {x = ' + "[" * 10_000,
        '"a.b"() {x = ' + "tuple<" * 10_000,
        '"a.b"() {x = ' + "() -> (" * 10_000,
        '"a.b"() {x = dense<' + "[" * 10_000,
        '"a.b"() {x = affine_map<(d0) -> (' + "(" * 10_000,
        '"a.b"() {x = affine_map<(d0) -> (' + "-" * 10_000,
        '"a.b"() : () -> () loc(' + '"x"(' * 10_000,
        '"a.b"() {x = "' + "a" * 100_000,
    ],
    ids=lambda text: text[:24],
)
def test_deep_and_endless_texts_are_errors_soon(text):
    start = time.monotonic()
    assert error(text, allow_unregistered=True).location.line == 1
    assert time.monotonic() - start < 5


def test_what_is_not_too_deep_is_read_verified_and_printed():
    depth = MAX_DEPTH - 3  # inside a function in a module, with an attribute
    text = "func.func @f(%c: i1) {" + "scf.if %c {" * depth + "}" * depth + "return }"
    module = parse(text)
    assert verify(module) == []
    for generic in (False, True):
        assert print_module(parse(print_module(module, generic))) == print_module(module)


def test_ops_know_where_they_stand():
    text = 'func.func @f() {\n  %0 = arith.constant 1 : i32\n  return loc("x.py":7:9)\n}'
    module = read_module(text, "test.mlir", make_context(), first_line=11)
    places = [
        (op.name, op.location.filename.data, op.location.line.data, op.location.column.data)
        for op in module.walk()
        if isinstance(op.location, FileLineColLoc)
    ]
    assert places == [
        ("builtin.module", "test.mlir", 11, 1),
        ("func.func", "test.mlir", 11, 1),
        ("arith.constant", "test.mlir", 12, 8),
        ("func.return", "x.py", 7, 9),
    ]


@pytest.mark.parametrize(("prefix", "form"), [("#", "[{}]"), ("!", "tuple<{}>")])
def test_aliases_have_the_depth_of_what_they_stand_for(prefix, form):
    def chain(length: int) -> str:
        lines = [f"{prefix}a0 = {form.format('i32')}"]
        for index in range(1, length):
            lines.append(f"{prefix}a{index} = {form.format(f'{prefix}a{index - 1}')}")
        return "\n".join([*lines, f"module attributes {{x = {prefix}a{length - 1}}} {{}}"])

    module = parse(chain(MAX_DEPTH // 2 - 2))
    assert print_module(parse(print_module(module))) == print_module(module)
    found = error(chain(3000))
    assert found.message == f"the text is nested too deep: more than {MAX_DEPTH} levels"
    assert found.location.line in range(MAX_DEPTH // 2 - 2, MAX_DEPTH + 2)


@pytest.mark.parametrize("text", ["", " \n", "// only a comment\n"])
def test_nothing_is_an_empty_module(text):
    assert print_module(parse(text)) == "module {\n}\n"


def survives(text: str) -> None:
    """`text` is read and can be verified and printed, or gives an error with a place."""
    try:
        module = parse(text)
    except ModuleError as wrong:
        (diagnostic,) = wrong.diagnostics
        assert diagnostic.location.line > 0
        assert diagnostic.render({"test.mlir": text}).startswith("test.mlir:")
        return
    verify(module)
    for generic in (False, True):
        print_module(module, generic)


def token_ends(text: str) -> list[int]:
    lexer = MLIRLexer(Input(text, "test.mlir"))
    ends = []
    while (token := lexer.lex()).kind != MLIRTokenKind.EOF:
        ends.append(token.span.end)
    return ends


def test_a_kernel_cut_off_anywhere():
    text = KERNELS["matmul_cube"]
    for end in token_ends(text)[::11]:
        survives(text[:end])


CHARACTERS = '(){}[]<>%#!^@":,=-+*/.?0123456789xabcif\0\né\\'


@pytest.mark.parametrize("seed", range(4))
def test_changed_characters(seed):
    chance = random.Random(seed)
    for text in [*chance.sample(list(FORMS.values()), 12), KERNELS["matmul_cube"]]:
        for _ in range(8):
            changed = list(text)
            position = chance.randrange(len(changed))
            changed[position : position + chance.choice([0, 1])] = chance.choice([*CHARACTERS, ""])
            survives("".join(changed))


@pytest.mark.parametrize("seed", range(4))
def test_changed_tokens(seed):
    chance = random.Random(seed)
    for text in [*chance.sample(list(FORMS.values()), 12), KERNELS["matmul_cube"]]:
        ends = token_ends(text)
        tokens = [text[start:end] for start, end in zip([0, *ends], ends, strict=False)]
        for _ in range(8):
            changed = list(tokens)
            position = chance.randrange(len(changed))
            changed[position : position + chance.choice([0, 1])] = [
                " ", *chance.choices(tokens, k=chance.choice([0, 1]))
            ]  # fmt: skip
            survives("".join(changed))


def test_faults_of_dialects_show(monkeypatch):
    # A fault of ours must not look like an error of the user's.
    from tilewright.hivm.upstream import scf

    def parse(parser):
        raise ValueError("a fault")

    monkeypatch.setattr(scf.IfOp, "parse", parse)
    with pytest.raises(ValueError, match="a fault"):
        parse("func.func @f(%c: i1) { scf.if %c { } return }")
