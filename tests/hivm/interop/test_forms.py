"""Text of the dialects that we extend, as the published compiler prints it."""

from __future__ import annotations

import pytest

from tests.hivm.interop.published import ask, binaries
from tests.hivm.text.texts import FORMS, KERNELS, read
from tilewright.hivm.text.printer import print_module

pytestmark = pytest.mark.skipif(
    binaries() is None, reason="the wheel ascendnpu-ir (extra interop) isn't installed"
)
COMPILER = "bishengir-opt"
# Ops with properties that its newest source has and release 1.2.0 hasn't.
NEWER = ("hivm.hir.vcmp", "hivm.hir.vdiv", "hivm.hir.vmax", "hivm.hir.vreduce", "annotation.mark")


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS.keys())
def test_text(text: str) -> None:
    ours = print_module(read(text))
    assert ask(COMPILER, ours).text == ours


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS.keys())
def test_generic_text(text: str) -> None:
    theirs = ask(COMPILER, text, "--mlir-print-op-generic").text
    same = theirs == print_module(read(text), generic=True)
    # LLVM 19 has the condition of affine.if among the other attributes, xDSL among the properties.
    assert same == ("affine.if" not in text)


@pytest.mark.parametrize("text", KERNELS.values(), ids=KERNELS.keys())
def test_generic_text_differs_only_where_ops_are_newer(text: str) -> None:
    theirs = ask(COMPILER, text, "--mlir-print-op-generic").text
    assert theirs is not None
    lines = zip(
        print_module(read(text), generic=True).splitlines(), theirs.splitlines(), strict=True
    )
    for our, their in lines:
        assert our == their or any(f'"{name}"' in our for name in NEWER)
