"""The form of the rule files: every rule has a name, a ruleset and, above it, its reason."""

from collections import Counter

import pytest

from tilewright.prove.egg_files import all_commands, commands, read_text, rule_paths
from tilewright.select.engine.solve import SUPPORT_RULES

RULES = [command for command in all_commands() if command.is_rule]
SEED = ("2.1", "2.2", "2.3", "2.4", "5.1")


def test_the_files_are_read():
    assert len(rule_paths()) >= 8
    assert len(RULES) > 40


@pytest.mark.parametrize("rule", RULES, ids=lambda c: c.name)
def test_rule_has_a_name_a_ruleset_and_a_reason(rule):
    assert rule.option(":name"), f"{rule.file}:{rule.line}: a rule without a name"
    folder = rule.file.split("/")[0]
    assert rule.option(":ruleset") in (folder, "support")
    assert len(rule.comment.split()) >= 3, f"{rule.file}:{rule.line}: no reason above {rule.name}"


def test_names_of_support_rules_tell_them_apart():
    # Statistics count rounds by these names.
    for rule in RULES:
        assert rule.name.startswith(SUPPORT_RULES) == (rule.option(":ruleset") == "support")


def test_names_are_unique():
    assert [name for name, n in Counter(rule.name for rule in RULES).items() if n > 1] == []


def test_names_say_where_to_look():
    # Reports name rules, and a reader greps for them.
    for rule in RULES:
        assert f'"{rule.name}"' in read_text(rule.file)


def test_a_rule_and_its_reason_are_found_by_the_reader():
    text = (
        '; Because.\n(rewrite (A "x;)") (B) ; not this\n  :ruleset r :name "n")\n\n(rule () ())\n'
    )
    with_reason, without = commands_of(text)
    assert (with_reason.name, with_reason.line, with_reason.comment) == ("n", 2, "Because.")
    assert without.comment == ""


def commands_of(text: str):
    return commands("text.egg", text)


@pytest.mark.parametrize("section", SEED)
def test_every_form_of_the_seed_is_named_where_its_counterpart_is(section):
    assert any(f"[seed {section}" in read_text(path) for path in rule_paths())
