"""All rules are true, and what is wrong with a rule that isn't is shown."""

from pathlib import Path

import pytest

from tilewright.prove.check import Checker, Verdict
from tilewright.prove.meanings import check_stated
from tilewright.prove.rules import SETTINGS
from tilewright.prove.truth import Wrong
from tilewright.rules.errors import RuleError

PARTS = SETTINGS[1:2]


@pytest.fixture(scope="module")
def checker() -> Checker:
    return Checker()


def checked(text: str, folder: Path) -> Verdict:
    """The verdict on a rule called "own"."""
    file = folder / "own.egg"
    file.write_text(text)
    (verdict,) = Checker(PARTS, [file]).verdicts(["own"])
    return verdict


def rewrite(left: str, right: str, when: str = "") -> str:
    condition = f":when ({when}) " if when else ""
    return f'(rewrite {left} {right} {condition}:ruleset axioms :name "own")'


RAMP = "(Add (Ramp base stride steps) (Broadcast x copies))"
DIVIDES = "(= 0 (% copies steps)) (= (Vector t l) (type-of base)) (integer t)"
COPIES = "(Add base (Broadcast x (/ copies steps)))"


def test_a_swapped_stride(tmp_path):
    verdict = checked(rewrite(RAMP, f"(Ramp {COPIES} x steps)", DIVIDES), tmp_path)
    assert verdict.failure.splitlines()[:2] == [
        "instance: ramp((int64)a0, (int64)b0, 2) + x2((int64)c0)",
        "becomes:  ramp((int64)a0 + x1((int64)c0), (int64)c0, 2)",
    ]
    assert "(int64)a0 + (int64)b0 + (int64)c0 and (int64)a0 + 2*(int64)c0" in verdict.failure
    assert "where a0 = " in verdict.failure


def test_sums_of_floats_in_another_order(tmp_path):
    without = DIVIDES.replace(" (integer t)", "")
    verdict = checked(rewrite(RAMP, f"(Ramp {COPIES} stride steps)", without), tmp_path)
    assert "float" in verdict.failure
    allowed = "; Floats too: only the order of a sum changes.\n"
    text = allowed + rewrite(RAMP, f"(Ramp {COPIES} stride steps)", without)
    assert checked(text, tmp_path).holds


def test_zeros_of_another_sign(tmp_path):
    text = rewrite(
        "(Sub x x)", "(Cast ty (Const 0))", '(= ty (type-of x)) (= ty (Vector "int16" 1))'
    )
    assert checked(text, tmp_path).holds
    text = rewrite("(Mul a b)", "b", "(zero b)")
    assert not checked(text, tmp_path).holds  # 0 · NaN is NaN, 0 · -1 is -0.0
    text = rewrite("(Sub a b)", "a", "(zero b)")
    assert checked(text, tmp_path).holds  # x - 0.0 is x, also -0.0
    text = rewrite("(Add a b)", "b", "(zero a)")
    assert "-0.0" in checked(text, tmp_path).failure


def test_reading_what_the_program_does_not(tmp_path):
    text = rewrite(
        "(Load ty b i)",
        '(Select (Binary "==" i i) (Load ty b i) (Load ty b (Add i (Broadcast (Const 1) l))))',
        "(= ty (Vector t l)) (= (Vector t l) (type-of (Load ty b i)))",
    )
    assert "only the latter reads" in checked(text, tmp_path).failure


def test_a_term_that_is_none(tmp_path):
    text = rewrite("(Broadcast x n)", "(Broadcast x (+ n 1))")
    verdict = checked(text, tmp_path)
    assert not verdict.holds
    text = rewrite("(Broadcast x n)", "(Add (Broadcast x n) x)")
    assert not checked(text, tmp_path).holds


def test_a_rule_that_never_applies(tmp_path):
    text = rewrite("(Sub x y)", "(Sub y x)", '(= (Vector "nothing" l) (type-of x))')
    assert checked(text, tmp_path).failure == "no instance meets its premises"
    text = rewrite("(accumulator-matrix c 77 77)", "c")
    assert checked(text, tmp_path).failure == "no program meets its premises"


def test_a_rule_that_says_nothing(tmp_path):
    text = '(rule ((= e (Broadcast x n)) (zero x)) ((zero x)) :ruleset support :name "own")'
    assert checked(text, tmp_path).failure == "it says nothing that wasn't known"


def test_a_fact_about_terms_that_is_not_true(tmp_path):
    text = '(rule ((= e (Sub a b))) ((zero e)) :ruleset support :name "own")'
    assert "it is not true that zero" in checked(text, tmp_path).failure


def test_a_rule_of_tiles_that_is_wrong(tmp_path):
    text = """(rule ((= a (left-matrix x m n k)) (direct a "rows") (= x (Load ty buffer index))
        (= (Vector t l) ty) (view index v)
        (= v (Along stride m (Along (Const 0) n (Along (Const 1) k (Flat base))))))
      ((let args (vec-of buffer base (Const k) (Const m) (Const k) (Const m) (Const k) (Const 1)))
       (union a (Call (Vector t (* m k)) "matrix_load.rows" args)))
      :ruleset applications :name "own")"""
    verdict = checked(text, tmp_path)
    assert verdict.failure.startswith("program: ")


def test_facts_that_files_state_are_checked(tmp_path):
    file = tmp_path / "own.egg"
    file.write_text('(holds "int8" "int16")')
    with pytest.raises(Wrong, match="it is not true that holds int8 int16"):
        list(Checker(PARTS, [file]).verdicts(["add-commutes"]))
    assert check_stated(Checker(PARTS).rules) > 50


def test_what_is_no_rule(tmp_path):
    file = tmp_path / "own.egg"
    file.write_text("(rewrite (Plus a b) (Plus b a))")
    with pytest.raises(RuleError, match=r"own\.egg: error: "):
        Checker(PARTS, [file])
