"""Text of the dialects that we extend, as the published compiler prints it."""

from __future__ import annotations

import pytest

from tests.hivm.interop.published import ask, binaries
from tests.hivm.modules import parse
from tests.hivm.text.texts import FORMS, KERNELS
from tilewright.hivm.text.printer import print_module

pytestmark = pytest.mark.skipif(
    binaries() is None, reason="the wheel ascendnpu-ir (extra interop) isn't installed"
)
COMPILER = "bishengir-opt"
# Ops with properties that its newest source has and release 1.2.0 hasn't.
NEWER = ("hivm.hir.vcmp", "hivm.hir.vdiv", "hivm.hir.vmax", "hivm.hir.vreduce", "annotation.mark")


def theirs(texts: dict[str, str], *options: str) -> dict[str, str | None]:
    answers = ask(COMPILER, [print_module(parse(text)) for text in texts.values()], *options)
    return {name: answer.text for name, answer in zip(texts, answers, strict=True)}


def test_text() -> None:
    assert theirs(FORMS) == {name: print_module(parse(text)) for name, text in FORMS.items()}


def test_generic_text() -> None:
    """LLVM 19 has the condition of affine.if among the other attributes, xDSL the properties."""
    for name, text in theirs(FORMS, "--mlir-print-op-generic").items():
        same = text == print_module(parse(FORMS[name]), generic=True)
        assert same == ("affine.if" not in FORMS[name]), name


def test_generic_text_differs_only_where_ops_are_newer() -> None:
    for name, text in theirs(KERNELS, "--mlir-print-op-generic").items():
        assert text is not None, name
        ours = print_module(parse(KERNELS[name]), generic=True)
        for our, their in zip(ours.splitlines(), text.splitlines(), strict=True):
            assert our == their or any(f'"{newer}"' in our for newer in NEWER), name
