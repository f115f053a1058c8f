"""The rules for matrices: whatever is said to be a matrix is it, element by element.

All alternatives of every class are evaluated, not just the cheapest (tilewright/prove); here also
temporaries as the statements that fill them, and rules with one thing wrong.
"""

import numpy as np
import pytest

from tilewright.prove.corpus import programs
from tilewright.prove.egg_files import commands
from tilewright.prove.matrices import sources
from tilewright.prove.products import LEFT, OPERANDS, RIGHT, SHAPES, cases
from tilewright.prove.representatives import Representatives
from tilewright.prove.rules import SETTINGS, RuleSet, as_rule
from tilewright.prove.survey import Survey
from tilewright.prove.world import same
from tilewright.select.matrices.layouts import CannotRegroup, fill_statements
from tilewright.stmt.evaluate import Buffer, evaluate
from tilewright.stmt.nodes import Block, ExprVar, LocToLoc

UNITS = SETTINGS[:2]


@pytest.mark.parametrize("setting", UNITS, ids=lambda setting: setting.name)
def test_every_form_of_every_matrix_is_that_matrix(setting):
    survey = Survey(RuleSet.of([setting]), setting)
    filled = 0
    for program in programs(setting):
        graph, compared = survey.check(program)
        assert compared > 10
        filled += check_fills(graph, program.world)
    assert filled > len(programs(setting))


def check_fills(graph, world) -> int:
    """The statements that fill a temporary give it the value that it stands for."""
    trees, checked = Representatives(graph), 0
    for nodes in graph.snapshot.nodes.values():
        for node in nodes:
            form = trees.form(node)
            if not isinstance(form, ExprVar) or isinstance(form.value, LocToLoc):
                continue
            try:
                size, element, fill = fill_statements("temporary", form.value, 0)
            except CannotRegroup:
                continue
            temporary = Buffer("temporary", element, size)
            buffers = {**world.buffers, "temporary": temporary}
            evaluate(Block(tuple(fill)), buffers, variables=world.variables)
            assert temporary.written.all()
            assert same(temporary.data, world.value(form.value))
            checked += 1
    return checked


def test_all_layouts_took_part():
    seen = list(cases())
    assert len(seen) == len(OPERANDS) * len(SHAPES) * len(LEFT) // 2
    assert len({(case.left, case.right) for case in seen}) == len(LEFT) * len(RIGHT)
    assert {case.accumulator for case in seen} >= {"none", "zeros", "rows", "resident"}


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("left-rows", "(vec-of buffer base stride", "(vec-of buffer base base"),
        ("left-rows", "(Along (Const 0) n (Along (Const 1) k", "(Along (Const 0) n (Along one k"),
        (
            "left-temporary",
            "(Const n) (Const k) (Const height)",
            "(Const k) (Const n) (Const height)",
        ),
        ("right-interleaved", "(= 0 (* (- n 1) (- column w)))", ""),
        ("right-columns", "matrix_load.columns", "matrix_load.rows"),
        ("accumulator-rows", "(= 0 (* (- n 1) (- column 1)))", ""),
        ("toeplitz-right", "places (Const height)", "places (Const width)"),
        (
            "multiply-from-zero",
            "(Const m) (Const n) (Const depth)",
            "(Const n) (Const m) (Const depth)",
        ),
        ("multiply-accumulate", "(= e (Add c r))", "(= e (Mul c r))"),
        ("store-rows", "(= 0 (* (- n 1) (- column 1)))", ""),
        ("ask-right", "(vec-of m n k)", "(vec-of n m k)"),
    ],
)
def test_a_wrong_rule_is_found(name, right, wrong):
    found = ""
    for setting in UNITS:
        rules = RuleSet.of([setting])
        rule = rules.rule(name)
        text = rule.command.text
        assert right in text
        (changed,) = commands("changed", text[::-1].replace(right[::-1], wrong[::-1], 1)[::-1])
        tried = [p for p in programs(setting) if p.kind != "small_products"]
        tried += [p for p in programs(setting) if p.kind == "small_products"]
        found = found or Survey(rules, setting, rule).failure(as_rule(changed), tried)
    assert found


def test_the_layouts_are_what_they_are_said_to_be():
    # Interleaved: row j of groups holds w neighbours of every column side by side.
    m, n, k, w = 1, 3, 4, 2
    found = sources("right_matrix.interleaved", (m, n, k, k, n, w, k, n))
    y = np.arange(n * k).reshape(n, k)
    for j in range(k // w):
        for column in range(n):
            for i in range(w):
                assert found[(j * n + column) * w + i] == y[column, j * w + i]
