"""Every axiom holds in every lane, alone on instances made for it, together on random ones."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.prove.egg_files import commands
from tilewright.prove.leaves import Leaf, load
from tilewright.prove.meanings import check_facts
from tilewright.prove.rules import SETTINGS, SUPPORT, RuleSet, as_rule
from tilewright.prove.saturation import Bench
from tilewright.prove.trial import Trial
from tilewright.prove.truth import check_classes
from tilewright.prove.values import EDGES, buffers, small
from tilewright.prove.world import World
from tilewright.stmt.nodes import (
    Binary,
    Broadcast,
    Cast,
    Expr,
    LocToLoc,
    Ramp,
    Select,
    VectorReduce,
)
from tilewright.stmt.types import BFLOAT16, BOOL, FLOAT32, INT8, INT16, INT32, UINT8, Type

RULES = RuleSet.of(SETTINGS)
AXIOMS = [rule for rule in RULES.rules if rule.ruleset == "axioms"]


@pytest.mark.parametrize("axiom", AXIOMS, ids=lambda rule: rule.name)
def test_axiom(axiom):
    result = Trial(RULES, axiom).result()
    assert not result.failure
    assert result.applied > 0


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
    ("product-last", "(Add (Add a r) c)", "(Sub (Add a r) c)"),
    ("move-back", "(LocToLoc (Mem) place x)) x", "(LocToLoc (Mem) place x)) (Not x)"),
]


@pytest.mark.parametrize(("name", "right", "wrong"), WRONG)
def test_a_wrong_axiom_is_found(name, right, wrong):
    axiom = RULES.rule(name)
    assert right in axiom.command.text
    (changed,) = commands("changed", axiom.command.text.replace(right, wrong))
    assert Trial(RULES, axiom).result(as_rule(changed)).failure


@cache
def trees(type: Type, depth: int) -> st.SearchStrategy[Expr]:
    """Expressions over all terms that axioms speak of."""
    n = type.lanes
    leaves = st.integers(0, EDGES - 1).map(lambda first: load(Leaf(0, type, first)))
    if depth == 0:
        return leaves
    same = trees(type, depth - 1)
    forms = [leaves, st.builds(Binary, st.sampled_from(("+", "*", "-", "min", "max")), same, same)]
    condition = st.sampled_from((1, n)).map(lambda lanes: load(Leaf(1, BOOL.with_lanes(lanes), 0)))
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
TOGETHER = Bench(
    RULES,
    [rule.command.text for rule in RULES.rules if rule.ruleset in (SUPPORT, "axioms")],
    ("axioms",),
)


@settings(max_examples=60)
@given(st.lists(st.sampled_from(ROOTS).flatmap(lambda t: trees(t, 3)), min_size=1, max_size=4))
def test_all_axioms_together(roots):
    graph = TOGETHER.saturated(roots, 3)
    # Sums are exact and products small, so that product-last may change their order.
    checked = check_classes(graph, World(buffers(small)), bits=False)
    check_facts(graph, checked.values)
