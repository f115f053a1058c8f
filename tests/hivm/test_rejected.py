"""What the published compiler refuses, we refuse, and no more.

Each program in tests/hivm/rejected says which binaries refuse it, and perhaps which accept it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.hivm.corpus import chunks
from tests.hivm.modules import parse
from tilewright.hivm.text.diagnostics import Diagnostic, ModuleError
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.verify import verify

HERE = Path(__file__).parent
REJECTED = sorted((HERE / "rejected").glob("*.mlir"))

PYTHON = re.compile(r"<class |<xdsl|object at 0x|\w(Attr|Type|Op)\(|\['|\bNone\b")


def errors(text: str) -> Sequence[Diagnostic]:
    """Why we refuse the program; none if we don't."""
    try:
        return verify(parse(text))
    except ModuleError as error:
        return error.diagnostics


@pytest.mark.parametrize("path", REJECTED, ids=lambda path: path.stem)
def test_same_verdicts(path: Path) -> None:
    """A program that every binary with the op refuses is refused; one that some accept isn't."""
    for index, text in enumerate(chunks(path)):
        where = f"{path.stem}, program {index}:\n{text}"
        assert re.search("^// (published|crash): ", text, re.M), where
        accepted = re.search("^// accepted: ", text, re.M) is not None
        messages = [error.message for error in errors(text)]
        assert (not messages) == accepted, f"{messages} in {where}"
        for message in messages:
            assert not PYTHON.search(message), f"{message} in {where}"
            assert not message.partition(" op ")[2][:1].isupper(), f"{message} in {where}"


@pytest.mark.parametrize(
    "op",
    [
        '"hivm.hir.vcmp"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}>'
        " : (memref<4x1xf32>, memref<4x1xf32>, memref<4x1xi1>) -> ()",
        '"hivm.hir.vreduce"(%a, %a) <{arith = #hivm.reduce_op<sum>, reduce_dims = array<i64: 1>,'
        " unsigned_src = false, operandSegmentSizes = array<i32: 1, 1, 0>}>"
        " : (memref<4x1xf32>, memref<4x1xf32>) -> ()",
        '"hivm.hir.custom_macro"(%a) <{name = "__builtin_gather_load",'
        " operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4x1xf32>) -> ()",
        '"hivm.hir.mmadmxL1"(%m, %m, %m, %m, %k, %n, %n, %n, %a, %i, %i) : (memref<4x4xi8>,'
        " memref<4x4xi8>, memref<4x4xi8>, memref<4x4xi8>, i1, index, index, index,"
        " memref<4x1xf32>, i64, i64) -> ()",
    ],
    ids=["vcmp", "vreduce", "custom_macro", "mmadmxL1"],
)
def test_generic_text_without_the_groups_of_later_versions(op: str) -> None:
    """Their sizes are 0; the op's own text is what it is with them."""
    arguments = (
        "%a: memref<4x1xf32>, %b: memref<4x1xi1>, %m: memref<4x4xi8>, %k: i1, %n: index, %i: i64"
    )
    module = parse(f"func.func @f({arguments}) {{\n  {op}\n  return\n}}")
    assert verify(module) == []
    assert parse(print_module(module)).is_structurally_equivalent(module)
