"""What tests/hivm/lit/upstream says of MLIR's own ops, the published compiler says, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hivm.interop.published import ask, binaries
from tilewright.hivm.text.pieces import split

CASES = sorted((Path(__file__).parents[1] / "lit" / "upstream").glob("*.mlir"))

pytestmark = pytest.mark.skipif(
    binaries() is None, reason="the wheel ascendnpu-ir (extra interop) isn't installed"
)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_same_verdicts(path: Path) -> None:
    modules = [piece.text for piece in split(path.read_text())]
    answers = ask("bishengir-opt", modules)
    for module, answer in zip(modules, answers, strict=True):
        assert (answer.error is not None) == ("expected-error" in module), (module, answer)
