"""What rules there are, why each holds, and which programs use it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tilewright.prove.egg_files import Command
from tilewright.prove.rules import RuleSet, Setting
from tilewright.select.selection import select
from tilewright.stmt.nodes import Stmt
from tilewright.stmt.text.diagnostics import read_source
from tilewright.stmt.text.parser import parse_source


@dataclass(frozen=True)
class Row:
    """A rule, and in how many programs' selection it matched."""

    command: Command
    uses: int


def rows(
    settings: Sequence[Setting], programs: Iterable[Stmt], extra: Sequence[Path] = ()
) -> list[Row]:
    """A row for every rule, in the order of the files."""
    uses: Counter[str] = Counter()
    for program in programs:
        used: set[str] = set()
        for setting in settings:
            used |= _matched(program, setting)
        uses.update(used)
    rules = RuleSet.of(settings, extra).rules
    return [Row(rule.command, uses[rule.name]) for rule in rules]


def _matched(program: Stmt, setting: Setting) -> set[str]:
    """The rules that matched while instructions were chosen."""
    selection = select(program, setting.target)
    stores = (store for group in selection.groups for store in group.stores)
    return {name for store in stores for name, n in store.statistics.matches.items() if n}


def read_programs(folder: Path) -> list[Stmt]:
    """The statements in a folder."""
    return [parse_source(read_source(str(path))) for path in sorted(folder.glob("*.stmt"))]
