"""Every axiom holds in every lane, alone on instances made for it, together on random ones."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.egg_files import all_commands
from tests.rules.instances import (
    EDGES,
    EXACT_ONLY,
    INSTANCES,
    SIGN_OF_ZERO,
    edges,
    leaf,
    small,
    world,
)
from tests.rules.soundness import check_classes, check_facts, program, saturate
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Cast,
    Expr,
    LocToLoc,
    NodeError,
    Ramp,
    Select,
    VectorReduce,
)
from tilewright.stmt.types import BFLOAT16, BOOL, FLOAT32, INT8, INT16, INT32, UINT8, Type

AXIOMS = [c for c in all_commands() if c.is_rule and c.option(":ruleset") == "axioms"]
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
        check_classes(graph, setting, bits=name not in SIGN_OF_ZERO)
        check_facts(graph, setting)
        matches += graph.matches.get(name, 0)
    return matches


def batches(instances: Iterable[Expr], size: int = 100) -> Iterator[list[Expr]]:
    """Some at a time: inserting takes quadratic time, starting an e-graph a few milliseconds."""
    remaining = iter(instances)
    while batch := list(islice(remaining, size)):
        yield batch


# Each axiom with one thing wrong: the text to replace, and what with.
WRONG = [
    ("broadcast-broadcast", "(* a b)", "(+ a b)"),
    ("ramp-plus-broadcast", "(/ copies steps)", "copies"),
    ("ramp-plus-broadcast", "(integer t)", ""),
    ("ramp-plus-broadcast", "(= 0 (% copies steps)) ", ""),
    ("ramp-plus-broadcast", "stride steps)\n         :when", "x steps)\n         :when"),
    ("add-commutes", "(Add b a)", "(Add b b)"),
    ("mul-commutes", "(Mul a b) (Mul b a)", "(Sub a b) (Sub b a)"),
    ("broadcast-cast", "(* l n)", "l"),
    ("broadcast-load", "b (Broadcast i n)", "b (Broadcast i l)"),
    ("broadcast-add", "(Broadcast b n))", "(Broadcast a n))"),
    ("cast-cast", "(holds u s)", "(holds s u)"),
    ("cast-cast", "(holds u s)", ""),
    ("select-casts", "(Select c x y)", "(Select c y x)"),
    ("select-casts", "(= (type-of x) (type-of y))", "(= (type-of x) (type-of x))"),
    ("order-casts", "(order-op op) ", ""),
    ("order-casts", "(holds t s)", "(holds s t)"),
    ("order-casts", "(holds t s)", ""),
    ("cast-product", "(product-fits u xt yt)", ""),
    ("cast-product", "(holds t u)", ""),
    ("narrow-product", "(narrow-product r x y acc)", "(narrow-product r x x acc)"),
    ("product-last", "(Add (Add a c) r)", "(Add (Add a r) r)"),
    ("add-zero", "(zero b)", ""),
    ("move-back", "(LocToLoc from to x)) x", "(LocToLoc from to x)) (Not x)"),
]


@pytest.mark.parametrize(("name", "right", "wrong"), WRONG)
def test_a_wrong_axiom_is_found(name, right, wrong):
    axiom = next(c for c in AXIOMS if c.name == name)
    assert right in axiom.text
    with pytest.raises((AssertionError, NodeError)):
        check(name, axiom.text.replace(right, wrong))


@cache
def trees(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    """Expressions over all terms that axioms speak of."""
    n = type.lanes
    leaves = st.integers(0, EDGES - 1).map(lambda first: leaf(type.element, n, first))
    if depth == 0:
        return leaves
    same = trees(type, depth - 1)
    forms = [leaves, st.builds(Binary, st.sampled_from(("+", "*", "-", "min", "max")), same, same)]
    condition = st.sampled_from((1, n)).map(lambda lanes: leaf(BOOL, lanes))
    forms.append(st.builds(Select, condition, same, same))
    forms.append(st.builds(LocToLoc, *[st.sampled_from(("Mem", "AMX"))] * 2, same))
    for element in (INT8, UINT8, INT16, INT32, FLOAT32, BFLOAT16):
        narrow = trees(element.with_lanes(n), depth - 1)
        forms.append(st.builds(Cast, st.just(type), narrow))
    for count in (count for count in (1, 2, 3, 4, 6) if n % count == 0):
        part = trees(type.with_lanes(n // count), depth - 1)
        forms.append(st.builds(Broadcast, part, st.just(count)))
        forms.append(st.builds(Ramp, part, part, st.just(count)))
    if n <= 6:
        wide = trees(type.with_lanes(2 * n), depth - 1)
        forms.append(wide.map(lambda e: VectorReduce("add", e, n)))
    return st.one_of(forms)


ROOTS = [t.with_lanes(n) for t in (INT8, INT16, INT32, FLOAT32) for n in (1, 4, 6)]


@settings(max_examples=60)
@given(st.lists(st.sampled_from(ROOTS).flatmap(lambda t: trees(t, 3)), min_size=1, max_size=4))
def test_all_axioms_together(roots):
    graph = saturate(program(FILES), roots, rounds=3)
    # Sums are exact and products small, so that product-last may change their order.
    check_classes(graph, world(small), bits=False)
    check_facts(graph, world(small))
