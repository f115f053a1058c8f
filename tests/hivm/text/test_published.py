"""Our texts are those of the published compiler, byte for byte."""

import subprocess
from pathlib import Path

import pytest

ascendnpuir = pytest.importorskip("ascendnpuir")

from tests.hivm.text.texts import FORMS, KERNELS, read  # noqa: E402
from tilewright.hivm.text.printer import print_module  # noqa: E402

COMPILER = Path(ascendnpuir.__file__).parent / "bin" / "bishengir-opt"
# Properties of ops that the compiler's current source has and release 1.2.0 has not, and the
# condition of affine.if, which LLVM 19 has among the other attributes.
NOT_IN_RELEASE = ("vcmp", "vdiv", "vmax", "vreduce", "affine.if")


def published(text: str, *options: str) -> str:
    process = subprocess.run(
        [COMPILER, *options], input=text, capture_output=True, text=True, check=True
    )
    return process.stdout.removesuffix("\n")


@pytest.mark.parametrize("text", (FORMS | KERNELS).values(), ids=(FORMS | KERNELS).keys())
def test_the_compiler_prints_our_text(text):
    assert published(print_module(read(text))) == print_module(read(text))


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS.keys())
def test_the_compiler_prints_our_generic_form(text):
    if "affine.if" in text:
        assert published(text, "--mlir-print-op-generic") != print_module(read(text), generic=True)
        return
    assert published(text, "--mlir-print-op-generic") == print_module(read(text), generic=True)


@pytest.mark.parametrize("text", KERNELS.values(), ids=KERNELS.keys())
def test_the_generic_form_of_kernels_differs_only_where_ops_are_newer(text):
    ours = print_module(read(text), generic=True).splitlines()
    theirs = published(text, "--mlir-print-op-generic").splitlines()
    assert len(ours) == len(theirs)
    for our, their in zip(ours, theirs, strict=True):
        assert our == their or any(f'"hivm.hir.{name}"' in our for name in NOT_IN_RELEASE)
