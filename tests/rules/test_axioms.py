"""Every axiom holds in every lane, alone on instances made for it and all together on random ones."""

from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from tests.rules.egg_files import all_commands
from tests.rules.instances import EXACT_ONLY, INSTANCES, edges, small, world
from tests.rules.soundness import check_classes, check_facts, program, saturate
from tilewright.stmt.nodes import Expr

AXIOMS = [c for c in all_commands() if c.is_rule and c.file.startswith("axioms/")]
FILES = tuple(sorted({c.file for c in AXIOMS}))


def test_every_axiom_has_instances():
    assert {c.name for c in AXIOMS} == set(INSTANCES)


@pytest.mark.parametrize("axiom", AXIOMS, ids=lambda c: c.name)
def test_axiom(axiom):
    assert check(axiom.name, axiom.text) > 0, "none of the instances is one"


def check(name: str, text: str) -> int:
    """How often the rule applied to its instances; AssertionError where it is wrong."""
    rules = program(FILES, rules=False) + text
    if name == "product-last":
        rules += next(c.text for c in AXIOMS if c.name == "narrow-product")
    setting = world(small if name in EXACT_ONLY else edges)
    matches = 0
    for batch in batches(INSTANCES[name]()):
        graph = saturate(rules, batch)
        check_classes(graph, setting)
        check_facts(graph, setting)
        matches += graph.matches.get(name, 0)
    return matches


def batches(instances: Iterable[Expr], size: int = 100) -> Iterator[list[Expr]]:
    """Some at a time: inserting takes quadratic time, starting an e-graph a few milliseconds."""
    remaining = iter(instances)
    while batch := list(islice(remaining, size)):
        yield batch
