"""Every op in the published text: read, verified, printed the same, in both forms."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.hivm.corpus import CASES, KERNELS, RESPELLED, Case
from tests.hivm.modules import parse
from tilewright.hivm.text.printer import print_module


@pytest.mark.parametrize("case", CASES + RESPELLED + KERNELS, ids=str)
def test_text(case: Case) -> None:
    module = parse(case.text)
    module.verify()
    printed = print_module(module)
    if case.printed_by:
        assert printed.rstrip("\n") == case.text.rstrip("\n")
    again = parse(printed)
    assert again.is_structurally_equivalent(module)
    assert print_module(again) == printed


@pytest.mark.parametrize("case", CASES + RESPELLED + KERNELS, ids=str)
def test_generic_text(case: Case) -> None:
    module = parse(case.text)
    again = parse(print_module(module, generic=True))
    again.verify()
    assert again.is_structurally_equivalent(module)
    assert print_module(again) == print_module(module)


def test_there_is_a_case_for_each_op() -> None:
    facts = json.loads((Path(__file__).parent / "facts" / "ops.json").read_text())
    seen: dict[str, set[str]] = {name: set() for name in facts}
    for case in CASES:
        for name in set(re.findall(r"\bhivm\.hir\.\w+", case.text)) & seen.keys():
            seen[name] |= set(case.printed_by)
    for name, fact in facts.items():
        published = set(fact["in_1_2_0"])
        assert published <= seen[name], name
