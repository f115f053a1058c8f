"""`check` finds nearly every rule with one thing changed."""

import pytest

from tilewright.prove.check import Checker
from tilewright.prove.egg_files import text_of
from tilewright.prove.mutate import Court, mutants, sampled

SAMPLE = 100


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


def test_mutants_are_caught(checker, capsys):
    found = [m for rule in checker.rules.rules for m in mutants(checker.rules, rule)]
    court = Court(checker)
    outcomes = [outcome for m in sampled(found, SAMPLE) if (outcome := court.outcome(m))]
    survivors = [outcome.mutant for outcome in outcomes if not outcome.caught]
    score = 1 - len(survivors) / len(outcomes)
    with capsys.disabled():
        print(f"\n{score:.1%} of {len(outcomes)} mutants of rules are caught")
    assert len(outcomes) >= 50
    assert score >= 0.95, [f"{m.original.name}: {m.what}" for m in survivors]
