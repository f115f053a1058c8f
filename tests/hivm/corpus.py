"""The cases of tests/hivm/cases: texts that the published compiler prints."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

from tests.hivm.interop.published import NAMES

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent / "examples" / "hivm"


@dataclass(frozen=True)
class Case:
    """A module's text, and the commands that print it just so.

    None does where the text is ours alone, or where we spell it as later versions do.
    """

    name: str
    text: str
    printed_by: tuple[str, ...]

    def __str__(self) -> str:
        return self.name


def read(path: Path) -> Case:
    """The case in a file whose first line says who prints it."""
    first, text = path.read_text().split("\n", 1)
    named = first.removeprefix("// published: ")
    known = {"both": NAMES, "none": ()}
    return Case(path.stem, text, known.get(named, (named,)))


CASES = [read(path) for path in sorted((HERE / "cases").glob("*.mlir"))]
# What only some version spells so: an attribute in the dictionary that has its keyword later.
RESPELLED = [
    replace(read(path), printed_by=())
    for path in sorted((HERE / "cases" / "respelled").glob("*.mlir"))
]
KERNELS = [
    Case(path.stem, path.read_text(), NAMES[:1]) for path in sorted(EXAMPLES.rglob("*.mlir"))
]


def chunks(path: Path) -> list[str]:
    """The programs of a file, which `// -----` splits."""
    return re.split(r"^// -----\n", path.read_text(), flags=re.M)
