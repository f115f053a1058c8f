"""Rules with mistakes are refused with the file's name and egglog's complaint."""

from pathlib import Path

import pytest

from tilewright.rules.base import RuleBase
from tilewright.rules.errors import RuleError


@pytest.mark.parametrize(
    "rule",
    [
        "(rewrite (Add a b) (Add b a)",
        '(rewrite (Plus a b) (Add b a) :ruleset axioms :name "new")',
        '(rewrite (Add a) (Add a a) :ruleset axioms :name "new")',
        '(rewrite (Add a b) (Add b c) :ruleset axioms :name "new")',
        '(rewrite (Add a b) (Add b a) :ruleset nowhere :name "new")',
        '(rewrite (Sub a b) (Sub b a) :ruleset axioms :name "mul-commutes")',
    ],
    ids=["parenthesis", "constructor", "arity", "variable", "ruleset", "name"],
)
def test_mistakes(rule: str, tmp_path: Path):
    file = tmp_path / "own.egg"
    file.write_text(rule)
    with pytest.raises(RuleError, match=r"own\.egg: error: "):
        RuleBase((file,))


def test_rules_of_ones_own(tmp_path: Path):
    file = tmp_path / "own.egg"
    file.write_text('(rewrite (Select c x x) x :ruleset axioms :name "select-same")')
    with RuleBase((file,)).session() as egraph:
        program = """(let $c (Opaque (Vector "uint1" 4) "c"))
            (let $x (Opaque (Vector "int8" 4) "x"))
            (let $s (Select $c $x $x)) (run-schedule (run axioms)) (check (= $s $x))"""
        egraph.run_program(*egraph.parse_program(program))
