"""Our text through the published compiler and its text through ours; the same verdicts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.hivm.corpus import CASES, HERE, KERNELS, Case, chunks
from tests.hivm.interop.published import NAMES, Answer, ask, binaries
from tests.hivm.modules import parse
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.verify import verify

pytestmark = pytest.mark.skipif(
    binaries() is None, reason="the wheel ascendnpu-ir (extra interop) isn't installed"
)
PRINTED = {name: [case for case in CASES + KERNELS if name in case.printed_by] for name in NAMES}
PAIRS = [
    pytest.param(name, case, id=f"{name}-{case}")
    for name, cases in PRINTED.items()
    for case in cases
]


@cache
def ours(case: Case) -> str:
    return print_module(parse(case.text))


@cache
def theirs(name: str, *options: str) -> dict[Case, Answer]:
    """What a command says of our text of each case that it prints."""
    cases = PRINTED[name]
    return dict(zip(cases, ask(name, [ours(case) for case in cases], *options), strict=True))


@cache
def as_ours(text: str) -> str:
    """Their text as we read, verify and print it."""
    module = parse(text)
    assert not verify(module)
    return print_module(module)


@pytest.mark.parametrize(("name", "case"), PAIRS)
def test_our_text_through_theirs(name: str, case: Case) -> None:
    """They read what we print and print the same."""
    answer = theirs(name)[case]
    assert answer.text == ours(case), answer.error


@pytest.mark.parametrize(("name", "case"), PAIRS)
def test_their_generic_text_through_ours(name: str, case: Case) -> None:
    """Their generic form, which lacks what was added later, is the same module to us."""
    answer = theirs(name, "--mlir-print-op-generic")[case]
    assert answer.text is not None, answer.error
    assert as_ours(answer.text) == ours(case)


TRAITS = sorted((HERE / "lit" / "traits").glob("*.mlir"))


@pytest.mark.parametrize(
    "path", [p for p in TRAITS if not p.stem.endswith("_strict")], ids=lambda p: p.stem
)
def test_the_same_verdict_on_traits(path: Path) -> None:
    """A line `// published: NAME` (or none) names those that agree, else both do."""
    programs = chunks(path)
    answers = {name: ask(name, programs) for name in NAMES}
    for index, program in enumerate(programs):
        named = re.search(r"^// published: (\S+)$", program, re.M)
        asked = NAMES if named is None else tuple(n for n in NAMES if n == named[1])
        valid = not verify(parse(program))
        assert valid == ("expected-error" not in program)
        for name in asked:
            assert (answers[name][index].error is None) == valid, program
