"""`check` finds nearly every rule with one thing changed."""

import pytest

from tilewright.prove.check import Checker
from tilewright.prove.egg_files import commands, text_of
from tilewright.prove.mutate import Court, Mutant, mutants, sampled
from tilewright.prove.rules import as_rule


@pytest.fixture(scope="module")
def checker() -> Checker:
    return Checker()


def test_mutants_differ_from_the_rule_in_one_place(checker):
    rule = checker.rules.rule("ramp-plus-broadcast")
    found = list(mutants(checker.rules, rule))
    texts = {text_of(list(mutant.rule.command.parts)) for mutant in found}
    assert len(texts) == len(found) and text_of(list(rule.command.parts)) not in texts
    whats = [mutant.what for mutant in found]
    assert "(= «0» (% copies steps)): 1" in whats
    assert "(Ramp (Add base (Broadcast x (/ copies steps))) «stride» steps): base" in whats
    assert not any("«copies» steps)): base" in what for what in whats)  # not of one sort


def test_the_sample_is_the_same_in_every_run(checker):
    found = [m for rule in checker.rules.rules for m in mutants(checker.rules, rule)]
    assert len(found) > 1000
    assert sampled(found, 20) == sampled(found, 20)
    assert sampled(found, 20) != sampled(found, 20, seed=1)


@pytest.mark.parametrize("name", ["broadcast-load", "ramp-plus-broadcast", "cast-cast"])
def test_mutants_of_a_rule_are_caught(name, checker):
    """Some of them; `make rules` tries a sample of those of every rule."""
    court = Court(checker)
    found = list(mutants(checker.rules, checker.rules.rule(name)))[::3]
    outcomes = [outcome for mutant in found if (outcome := court.outcome(mutant))]
    assert outcomes and all(outcome.caught for outcome in outcomes)


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("left-rows", "(vec-of buffer base stride", "(vec-of buffer index stride"),
        ("right-interleaved", "(Const n) (Const w))", "(Const n) (Const column))"),
        ("ask-left-beyond", "(ask-beyond x m", "(ask-beyond buffer m"),
    ],
)
def test_what_makes_no_sense_is_caught_too(checker, name, right, wrong):
    rule = checker.rules.rule(name)
    assert right in rule.command.text
    (changed,) = commands(rule.command.file, rule.command.text.replace(right, wrong))
    outcome = Court(checker).outcome(Mutant(rule, as_rule(changed), wrong))
    assert outcome is not None and outcome.caught
