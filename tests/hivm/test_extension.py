"""compile_hint: hints on the values of a module, as kernels give them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import IndexType, ModuleOp
from xdsl.dialects.test import TestOp as SomeOp
from xdsl.ir import SSAValue

from tests.hivm.modules import parse, the
from tilewright.hivm.dialects.annotation import MarkOp
from tilewright.hivm.extension import compile_hint
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.upstream.bufferization import ToTensorOp
from tilewright.hivm.upstream.scf import ForOp
from tilewright.hivm.verify import verify

TEXT = """
func.func @f(%buffer: memref<16xf16>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %t = bufferization.to_tensor %buffer restrict writable : memref<16xf16>
  scf.for %i = %zero to %n step %one {
    %next = arith.addi %i, %one : index
  }
  return
}
"""


@pytest.fixture
def module() -> ModuleOp:
    return parse(TEXT)


@pytest.fixture
def tensor(module: ModuleOp) -> SSAValue:
    return the(ToTensorOp, module).tensor


@pytest.mark.parametrize(
    ("val", "text"),
    [
        (None, "{hint}"),
        (True, "{hint = true}"),
        (False, "{hint = false}"),
        (0, "{hint = 0 : i32}"),
        (-(1 << 31), "{hint = -2147483648 : i32}"),
        ([4, -1, 1 << 40], "{hint = [4, -1, 1099511627776]}"),
        ([], "{hint = []}"),
    ],
)
def test_what_a_hint_can_say(module: ModuleOp, tensor: SSAValue, val: Any, text: str) -> None:
    mark = compile_hint(tensor, "hint", val)
    assert tensor.owner.next_op is mark  # pyright: ignore[reportAttributeAccessIssue]
    assert not verify(module)
    printed = print_module(module)
    assert f"annotation.mark %0 {text} : tensor<16xf16>" in printed
    again = the(MarkOp, parse(printed))
    assert again.attributes == mark.attributes and again.src.type == tensor.type


def test_one_behind_the_other(module: ModuleOp, tensor: SSAValue) -> None:
    marks = [compile_hint(tensor, name) for name in ("a", "b", "c")]
    assert [op for op in module.walk() if isinstance(op, MarkOp)] == marks


def test_an_argument_is_marked_at_the_start_of_its_block(module: ModuleOp) -> None:
    loop = the(ForOp, module)
    (induction,) = loop.body.block.args
    marks = [compile_hint(induction, name) for name in ("a", "b")]
    assert list(loop.body.block.ops)[:2] == marks
    buffer = the(ToTensorOp, module).memref
    mark = compile_hint(buffer, "c", 3)
    assert mark.parent_block() is buffer.owner and mark.prev_op is None
    assert not verify(module)


def test_a_mark_is_where_its_value_is_in_the_file(tensor: SSAValue) -> None:
    assert compile_hint(tensor, "hint").location == tensor.owner.location  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.parametrize(
    "val",
    ["true", 1.0, (1, 2), {1: 2}, [1, 2.0], [True], [None], [[1]], np.int64(3)],
)
def test_other_kinds_are_errors(module: ModuleOp, tensor: SSAValue, val: Any) -> None:
    with pytest.raises(TypeError, match=r"hint must be .*int"):
        compile_hint(tensor, "hint", val)
    assert print_module(module) == print_module(parse(TEXT))


@pytest.mark.parametrize("val", [1 << 31, -(1 << 31) - 1, [0, 1 << 63]])
def test_integers_that_do_not_fit(module: ModuleOp, tensor: SSAValue, val: Any) -> None:
    with pytest.raises(ValueError, match="hint must fit into i"):
        compile_hint(tensor, "hint", val)
    assert print_module(module) == print_module(parse(TEXT))


@pytest.mark.parametrize("name", ["", "effects", "keys"])
def test_names_that_no_hint_can_have(tensor: SSAValue, name: str) -> None:
    with pytest.raises(ValueError, match="a hint can't have the name"):
        compile_hint(tensor, name)


def test_what_is_no_name_and_no_value(module: ModuleOp, tensor: SSAValue) -> None:
    with pytest.raises(TypeError, match="must be a string, not 3"):
        compile_hint(tensor, 3)  # pyright: ignore[reportArgumentType]
    with pytest.raises(TypeError, match="for a value of a module, not for"):
        compile_hint(module, "hint")  # pyright: ignore[reportArgumentType]


def test_a_value_without_a_place() -> None:
    alone = SomeOp(result_types=[IndexType()])
    with pytest.raises(ValueError, match=r"test\.op isn't in a block"):
        compile_hint(alone.results[0], "hint")


def test_what_the_documentation_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(__file__).parents[2]
    text = (root / "docs" / "hivm.md").read_text().split("## Hints for passes")[1]
    program = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert program is not None
    monkeypatch.chdir(root)
    names: dict[str, Any] = {}
    exec(compile(program[1], "docs/hivm.md", "exec"), names)
    mark = names["mark"]
    assert mark.src is names["tiles"][0].results[0] and mark in names["module"].walk()
    assert "{cv_pipeline_lazy_load = true}" in str(mark)
