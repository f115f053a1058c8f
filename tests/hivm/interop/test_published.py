"""Our text through the published compiler and its text through ours; the same verdicts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.hivm.corpus import CASES, HERE, KERNELS, Case, chunks
from tests.hivm.interop.published import NAMES, ask, binaries
from tests.hivm.modules import parse
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.verify import verify

pytestmark = pytest.mark.skipif(
    binaries() is None, reason="the wheel ascendnpu-ir (extra interop) isn't installed"
)


@pytest.mark.parametrize("case", CASES + KERNELS, ids=str)
def test_our_text_through_theirs(case: Case) -> None:
    """They read what we print and print the same, and we read it as the same module."""
    module = parse(case.text)
    ours = print_module(module)
    for name in case.printed_by:
        theirs = ask(name, ours)
        assert theirs.text == ours, theirs.error
        assert parse(ours).is_structurally_equivalent(module)


@pytest.mark.parametrize("case", CASES + KERNELS, ids=str)
def test_their_generic_text_through_ours(case: Case) -> None:
    """Their generic form, which lacks what was added later, is the same module to us."""
    for name in case.printed_by:
        theirs = ask(name, case.text, "--mlir-print-op-generic")
        assert theirs.text is not None
        read = parse(theirs.text)
        read.verify()
        assert read.is_structurally_equivalent(parse(case.text))


TRAITS = sorted((HERE / "lit" / "traits").glob("*.mlir"))


@pytest.mark.parametrize(
    "path", [p for p in TRAITS if not p.stem.endswith("_strict")], ids=lambda p: p.stem
)
def test_the_same_verdict_on_traits(path: Path) -> None:
    """A line `// published: NAME` (or none) names those that agree, else both do."""
    for chunk in chunks(path):
        named = re.search(r"^// published: (\S+)$", chunk, re.M)
        asked = NAMES if named is None else tuple(n for n in NAMES if n == named[1])
        valid = not verify(parse(chunk))
        assert valid == ("expected-error" not in chunk)
        for name in asked:
            assert (ask(name, chunk).error is None) == valid, chunk
