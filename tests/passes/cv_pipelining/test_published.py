"""Beside what the published compiler makes of five kernels, and through its reader."""

from __future__ import annotations

import pytest
from xdsl.dialects import memref, scf, tensor
from xdsl.dialects.builtin import ModuleOp

from tests.hivm.interop.published import ask, binaries
from tests.passes.cv_pipelining.kernels import CALLS, FOLDER, read_kernel
from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.text.printer import print_module
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.cv_pipelining.sizes import bytes_of
from tilewright.passes.remarks import captured_diagnostics

DEPTH = 4
PUBLISHED = sorted(path.name.split(".")[0] for path in (FOLDER / "published").glob("*.depth4.mlir"))
ALLOCATIONS = (AllocWorkspaceOp, memref.AllocOp, tensor.EmptyOp)


def kernel_after(name: str, settings: Settings) -> ModuleOp:
    """A kernel after our pass."""
    module = read_kernel(name)
    with captured_diagnostics():
        pipeline_module(module, settings)
    return module


def stages(module: ModuleOp) -> list[tuple[str, str]]:
    """The core and the number of iterations of each stage, in order."""
    keys = ("hivm.loop_core_type", "multibuffer_unroll_factor")
    return [
        (str(op.attributes[keys[0]]), str(op.attributes[keys[1]]))
        for op in module.walk()
        if isinstance(op, scf.ForOp) and keys[0] in op.attributes
    ]


def allocated(module: ModuleOp) -> dict[str, int]:
    """The bytes of all buffers, by the op that makes them."""
    found = {kind.name: 0 for kind in ALLOCATIONS}
    for op in module.walk():
        if isinstance(op, ALLOCATIONS):
            found[op.name] += bytes_of(op.results[0].type)
    return found


def test_there_are_published_modules() -> None:
    assert len(PUBLISHED) == 5


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_same_stages_with_no_more_bytes(name: str) -> None:
    ours, theirs = kernel_after(name, Settings(DEPTH)), read_kernel(f"published/{name}.depth4")
    assert stages(ours) == stages(theirs)
    assert len(stages(ours)) > 1
    less = allocated(ours)
    for kind, size in allocated(theirs).items():
        assert less[kind] <= size, kind


@pytest.mark.skipif(binaries() is None, reason="the wheel ascendnpu-ir isn't installed")
def test_the_published_compiler_reads_the_result() -> None:
    """Every kernel, in both modes, eager and lazy; it prints what we print."""
    settings = [Settings(3, lazy, skewed) for lazy in (False, True) for skewed in (False, True)]
    texts = [print_module(kernel_after(name, each)) for name in CALLS for each in settings]
    for text, answer in zip(texts, ask("bishengir-opt", texts), strict=True):
        assert answer.text == text, answer.error
