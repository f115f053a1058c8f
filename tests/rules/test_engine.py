"""What the engine must do before any rule is right: what goes into the e-graph comes out of it."""

import random
import re

import pytest

from tilewright.prove.representatives import Representatives
from tilewright.prove.rules import SETTINGS, RuleSet
from tilewright.prove.saturation import Bench
from tilewright.select.engine.encode import Encoder
from tilewright.stmt.nodes import IntImm, Load, Select, Var
from tilewright.stmt.types import BOOL, INT8


@pytest.mark.parametrize("seed", (0, 88))
def test_terms_come_out_as_they_went_in(seed):
    # egglog 13.2 takes one global for another in about one of 5000 terms when the name of one
    # begins with that of the other: `$e1` and its counter 3 make `$e13`.
    pick = random.Random(seed)
    conditions = [Load(BOOL, "c", IntImm(i, INT8)) for i in range(4)]
    values = [Load(INT8, "v", IntImm(i, INT8)) for i in range(12)]
    terms = [
        Select(pick.choice(conditions), pick.choice(values), pick.choice(values))
        for _ in range(300)
    ]
    graph = Bench(RuleSet.of(SETTINGS), (), ()).saturated(terms, rounds=0)
    source = Representatives(graph)
    assert [source.expr(root) for root in graph.roots] == terms


def test_no_global_begins_with_the_name_of_another():
    encoder = Encoder()
    for i in range(120):
        encoder.expr(Var(f"x{i}"))
    names = re.findall(r"\(let (\S+)", encoder.take_program())
    assert len(names) == 120
    assert not any(a != b and b.startswith(a) for a in names for b in names)
