"""Every op in the published text: read, verified, printed the same, in both forms."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp

from tests.hivm.corpus import CASES, KERNELS, RESPELLED, Case
from tests.hivm.modules import parse
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.verify import verify


@cache
def module_of(case: Case) -> ModuleOp:
    module = parse(case.text)
    assert not verify(module)
    return module


@pytest.mark.parametrize("case", CASES + RESPELLED + KERNELS, ids=str)
def test_text(case: Case) -> None:
    printed = print_module(module_of(case))
    if case.printed_by:
        assert printed.rstrip("\n") == case.text.rstrip("\n")
    else:
        again = parse(printed)
        assert again.is_structurally_equivalent(module_of(case))
        assert print_module(again) == printed


@pytest.mark.parametrize("case", CASES + RESPELLED + KERNELS, ids=str)
def test_generic_text(case: Case) -> None:
    again = parse(print_module(module_of(case), generic=True))
    assert not verify(again)
    assert again.is_structurally_equivalent(module_of(case))


def test_there_is_a_case_for_each_op() -> None:
    facts = json.loads((Path(__file__).parent / "facts" / "ops.json").read_text())
    seen: dict[str, set[str]] = {name: set() for name in facts}
    for case in CASES:
        for name in set(re.findall(r"\bhivm\.hir\.\w+", case.text)) & seen.keys():
            seen[name] |= set(case.printed_by)
    for name, fact in facts.items():
        published = set(fact["in_1_2_0"])
        assert published <= seen[name], name
