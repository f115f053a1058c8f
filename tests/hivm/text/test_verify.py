"""The verifier: all errors of a module, each with its op and place."""

import time

import pytest

from tests.hivm.modules import parse
from tilewright.hivm.text.diagnostics import Severity
from tilewright.hivm.verify import verify


def errors(text: str) -> list[str]:
    """Each error with its notes, in one line."""
    shown = []
    for diagnostic in verify(parse(text)):
        assert diagnostic.severity is Severity.ERROR
        shown.append(" / ".join(diagnostic.render({}).splitlines()))
    return shown


def test_all_errors_are_found_in_the_order_of_the_text():
    found = errors(
        "func.func @f(%m: memref<?xf32>, %c: i1) {\n"
        "  %0 = memref.alloc() : memref<?xf32>\n"
        "  scf.if %c {\n"
        "    %1 = memref.alloc() : memref<?xf32>\n"
        "  }\n"
        "  return\n"
        "}"
    )
    assert [each.split(" op ")[0] for each in found] == [
        "test.mlir:2:8: error: 'memref.alloc'",
        "test.mlir:4:10: error: 'memref.alloc'",
    ]


def test_ops_inside_a_wrong_op_are_verified():
    found = errors(
        '"scf.if"() ({\n  %0 = memref.alloc() : memref<?xf32>\n  scf.yield\n}, {\n}) : () -> ()'
    )
    assert [each.split(" op ")[0] for each in found] == [
        "test.mlir:1:1: error: 'scf.if'",
        "test.mlir:2:8: error: 'memref.alloc'",
    ]


CONSTANT = "arith.constant 1 : i32"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            f"func.func @f() {{\n%1 = arith.addi %0, %0 : i32\n%0 = {CONSTANT}\nreturn\n}}",
            [
                "test.mlir:2:6: error: 'arith.addi' op operand #0 does not dominate this use / "
                "test.mlir:3:6: note: operand defined here"
            ],
        ),
        (
            f"func.func @f(%c: i1) {{\ncf.cond_br %c, ^a, ^b\n^a:\n%0 = {CONSTANT}\ncf.br ^b\n"
            "^b:\n%1 = arith.addi %0, %0 : i32\nreturn\n}",
            [
                "test.mlir:7:6: error: 'arith.addi' op operand #0 does not dominate this use / "
                "test.mlir:4:6: note: operand defined here"
            ],
        ),
        (  # an unreachable block is no way to the block after it
            f"func.func @f() {{\n%0 = {CONSTANT}\ncf.br ^b\n^a:\ncf.br ^b\n"
            "^b:\n%1 = arith.addi %0, %0 : i32\nreturn\n}",
            [],
        ),
        (  # whatever is used in an unreachable block, nobody reads
            f"func.func @f() {{\nreturn\n^a:\n%1 = arith.addi %0, %0 : i32\nreturn\n^b:\n"
            f"%0 = {CONSTANT}\ncf.br ^a\n}}",
            [],
        ),
        (  # round a loop
            f"func.func @f(%c: i1) {{\n%0 = {CONSTANT}\ncf.br ^a\n^a:\n"
            "%1 = arith.addi %0, %0 : i32\ncf.cond_br %c, ^a, ^b\n^b:\n"
            "%2 = arith.addi %1, %0 : i32\nreturn\n}",
            [],
        ),
        (
            f'"func.func"() <{{function_type = () -> (), sym_name = "f"}}> ({{\n%0 = {CONSTANT}\n'
            "}) : () -> ()",
            [
                "test.mlir:2:6: error: 'arith.constant' op is the last op of a block but not a "
                "terminator"
            ],
        ),
        (
            '"func.func"() <{function_type = () -> (), sym_name = "f"}> ({\n^bb0:\n}) : () -> ()',
            ["test.mlir:1:1: error: 'func.func' op holds a block without a terminator"],
        ),
        (
            f"func.func @f() {{\ncf.br ^a\n%0 = {CONSTANT}\n^a:\nreturn\n}}",
            [
                "test.mlir:2:1: error: 'cf.br' op has successors but is not the last op of a block",
                "test.mlir:3:6: error: 'arith.constant' op is the last op of a block but not a "
                "terminator",
            ],
        ),
    ],
    ids=range(8),
)
def test_places_and_dominance(text, expected):
    assert errors(text) == expected


def test_notes_of_a_condition_are_notes(monkeypatch):
    from xdsl.utils.exceptions import VerifyException

    from tilewright.hivm.upstream.arith import AddiOp

    def verify_(self):
        error = VerifyException("is wrong\nand more so")
        error.add_note("this is why")
        raise error

    monkeypatch.setattr(AddiOp, "verify_", verify_)
    found = errors("func.func @f(%x: i32) {\n%0 = arith.addi %x, %x : i32\nreturn\n}")
    assert found == [
        "test.mlir:2:6: error: 'arith.addi' op is wrong / test.mlir:2:6: note: and more so / "
        "test.mlir:2:6: note: this is why"
    ]


def test_locations_of_the_text_are_used():
    found = errors('%0 = memref.alloc() : memref<?xf32> loc(fused["x.py":3:4, unknown])')
    assert found[0].startswith("x.py:3:4: error: 'memref.alloc' op ")
    found = errors('%0 = memref.alloc() : memref<?xf32> loc("name"("x.py":3:4))')
    assert found[0].startswith("x.py:3:4: error:")
    found = errors('%0 = memref.alloc() : memref<?xf32> loc("name")')
    assert found[0].startswith("<unknown>: error:")


def test_what_xdsl_raises_is_an_error_and_what_we_raise_is_a_fault(monkeypatch):
    # Of an op of xDSL's that is not extended here.
    text = (
        'func.func @f(%x: index) {\n"memref.dma_start"(%x, %x, %x, %x) <{operandSegmentSizes ='
        " array<i32: 1, 0, 1, 0, 1, 1, 0>}> : (index, index, index, index) -> ()\nreturn\n}"
    )
    (found,) = errors(text)
    assert found.startswith("test.mlir:2:1: error: 'memref.dma_start' op ")

    from tilewright.hivm.upstream.memref import LoadOp

    def verify_(self):
        raise ValueError("a fault")

    monkeypatch.setattr(LoadOp, "verify_", verify_)
    with pytest.raises(ValueError, match="a fault"):
        errors("func.func @f(%m: memref<f32>) {\n%0 = memref.load %m[] : memref<f32>\nreturn\n}")


def test_ops_of_xdsl_are_verified_as_those_that_extend_them():
    # xDSL's passes make ops of xDSL's classes.
    from xdsl.dialects import memref
    from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, ModuleOp, f32

    buffers = [memref.AllocOp((), (), MemRefType(f32, shape)) for shape in ([4], [5])]
    unknown = memref.AllocOp((), (), MemRefType(f32, [DYNAMIC_INDEX]))
    copy = memref.CopyOp(*buffers)
    found = [each.message for each in verify(ModuleOp([*buffers, unknown, copy]))]
    assert found == [
        "'memref.alloc' op has 0 dynamic sizes, but its result memref<?xf32> has 1",
        "'memref.copy' op can't copy memref<4xf32> to memref<5xf32>",
    ]


def test_a_second_symbol():
    assert errors("func.func private @f()\nfunc.func @f() {\nreturn\n}") == [
        "test.mlir:2:1: error: 'func.func' op defines symbol \"f\" a second time / "
        "test.mlir:1:1: note: it is defined here"
    ]


def test_time_is_linear_in_the_number_of_symbols():
    from xdsl.dialects.builtin import ModuleOp
    from xdsl.dialects.func import FuncOp

    def seconds(count: int) -> float:
        module = ModuleOp([FuncOp.external(f"f{index}", [], []) for index in range(count)])
        start = time.process_time()
        assert verify(module) == []
        return time.process_time() - start

    assert seconds(8000) < 25 * seconds(1000)


def test_types_are_told_by_the_names_of_operands():
    text = (
        'func.func @f(%a: i32, %b: {}) {{\n%0 = "arith.addi"(%a, %b) : (i32, {}) -> i32\nreturn\n}}'
    )
    assert errors(text.format("i64", "i64")) == [
        "test.mlir:2:6: error: 'arith.addi' op the types don't go together: lhs i32, rhs i64,"
        " result i32"
    ]
    (found,) = errors(text.format("f32", "f32"))
    assert found.startswith(
        "test.mlir:2:6: error: 'arith.addi' op lhs, rhs and result must be an integer"
    )
    assert found.endswith(", not f32")
