"""Which expressions a rule is about, and what its variables may stand for."""

import pytest

from tilewright.prove.egg_files import commands, text_of
from tilewright.prove.instances import instances
from tilewright.prove.patterns import NoPattern, Pattern, patterns
from tilewright.prove.rules import SETTINGS, RuleSet, as_rule
from tilewright.prove.solutions import Solver
from tilewright.prove.trial import Trial
from tilewright.stmt.nodes import Binary, Ramp
from tilewright.stmt.types import INT32

RULES = RuleSet.of(SETTINGS)


def shown(pattern: Pattern) -> str:
    return " ".join(map(text_of, pattern.roots))


def test_a_left_side_is_a_pattern():
    (pattern,) = patterns(RULES, RULES.rule("ramp-plus-broadcast"))
    assert shown(pattern) == "(Add (Ramp base stride steps) (Broadcast x copies))"
    assert pattern.needed == frozenset()


def test_facts_that_rules_state_are_traced_to_what_they_are_about():
    found = patterns(RULES, RULES.rule("add-zero"))
    assert shown(found[0]) == "(Add a (Const 0))"
    assert any("zero-broadcast" in pattern.needed for pattern in found)
    sums = [shown(pattern) for pattern in patterns(RULES, RULES.rule("product-last"))]
    assert all("VectorReduceAdd" in pattern for pattern in sums)
    assert any("(Select" in pattern for pattern in sums)


def test_a_term_that_no_program_has_is_traced_to_the_rules_that_make_it():
    found = patterns(RULES, RULES.rule("type-multiply-lanes"))
    assert {frozenset({"type-ramp"}), frozenset({"type-broadcast"})} == {p.needed for p in found}


@pytest.mark.parametrize("name", ["left-rows", "store-rows", "resident-accumulator"])
def test_what_only_python_states_has_no_pattern(name):
    with pytest.raises(NoPattern):
        patterns(RULES, RULES.rule(name))


def test_types_and_lanes_fit():
    (pattern,) = patterns(RULES, RULES.rule("ramp-plus-broadcast"))
    choices = Solver(RULES, pattern, {}).choices()
    for types in choices.types:
        assert types["base"] == types["stride"] == types["x"] and types["base"].is_integer
    for numbers in choices.numbers:
        assert numbers["base"] * numbers["steps"] == numbers["x"] * numbers["copies"]
        assert numbers["copies"] % numbers["steps"] == 0
    assert len(choices.numbers) >= 40 and len(choices.types) == 8


def test_facts_about_types_restrict_them():
    (pattern,) = patterns(RULES, RULES.rule("cast-product"))
    found = {(str(t["u"]), str(t["xt"]), str(t["yt"])) for t in _types(pattern)}
    assert found == {(a.strip('"'), b.strip('"'), c.strip('"')) for a, b, c in stated()}


def _types(pattern):
    choices = Solver(RULES, pattern, {}).choices()
    return [{name.strip('"'): t for name, t in types.items()} for types in choices.types]


def stated():
    return RULES.stated["product-fits"]


@pytest.mark.parametrize("name", ["broadcast-load", "cast-cast", "narrow-product", "by-halves"])
def test_every_instance_meets_the_premises(name):
    rule = RULES.rule(name)
    result = Trial(RULES, rule).result()
    assert result.applied >= result.instances


def test_instances_are_the_same_in_every_run():
    (pattern,) = patterns(RULES, RULES.rule("add-commutes"))
    first, second = (list(instances(RULES, pattern)) for _ in range(2))
    assert [i.roots for i in first] == [i.roots for i in second]
    assert any(i.symbolic for i in first)


def test_one_lane_of_a_wide_instance():
    (pattern,) = patterns(RULES, RULES.rule("add-commutes"))
    wide = next(i for i in instances(RULES, pattern) if i.numbers["a"] == 256)
    single = wide.at_lane(17)
    assert single is not None and single.roots[0].type.lanes == 1  # type: ignore[union-attr]


def test_variables_have_sorts():
    (command,) = commands(
        "own.egg",
        "(rule ((= e (Broadcast x n)) (= (Vector t l) (type-of x)))"
        ' ((let both (* l n)) (set (type-of e) (Vector t both))) :name "r")',
    )
    sorts = RULES.sorts(as_rule(command))
    assert sorts == {
        **dict.fromkeys(("e", "x"), "Expr"),
        **dict.fromkeys(("n", "l", "both"), "i64"),
        "t": "String",
    }


def test_a_name_that_layouts_are_put_together_of_is_a_string():
    assert RULES.sorts(RULES.rule("left-temporary"))["layout"] == "String"


def test_expressions_are_built_as_the_pattern_says():
    (pattern,) = patterns(RULES, RULES.rule("ramp-plus-broadcast"))
    for instance in instances(RULES, pattern):
        (root,) = instance.roots
        assert isinstance(root, Binary) and isinstance(root.a, Ramp)
        if instance.symbolic:
            assert root.type.bits in (32, 64) or root.type.element != INT32
