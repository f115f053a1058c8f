"""The published compiler's commands, where the wheel `ascendnpu-ir` is (the extra "interop")."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

NAMES = ("bishengir-opt", "bishengir-opt-a5")
SEPARATOR = "// -----\n"


def binaries() -> Path | None:
    """The folder of the commands; None where the wheel isn't installed."""
    spec = find_spec("ascendnpuir")
    return Path(spec.origin).parent / "bin" if spec is not None and spec.origin else None


@dataclass(frozen=True)
class Answer:
    """What a command says of a module: its text, or the first error."""

    text: str | None
    error: str | None


def ask(name: str, modules: Sequence[str], *options: str) -> list[Answer]:
    """Lets the command `name` read, verify and print each of `modules`, in one process."""
    folder = binaries()
    assert folder is not None
    command = [str(folder / name), "-", "--split-input-file", *options]
    whole = SEPARATOR.join(module.rstrip("\n") + "\n" for module in modules)
    done = subprocess.run(command, input=whole, capture_output=True, text=True, timeout=60)
    assert done.returncode in (0, 1), done.stderr
    # It names the line of the separator before the module, or the first line.
    line, errors = 1, dict[int, str]()
    for found in re.finditer(r"^within split at \S+:(\d+) .*? error: (.*)", done.stderr, re.M):
        errors.setdefault(int(found[1]), found[2])
    # The text of a module with errors is empty.
    answers: list[Answer] = []
    for module, text in zip(modules, done.stdout.split(SEPARATOR), strict=True):
        error = errors.pop(line, None)
        answers.append(Answer(None if error else text.rstrip("\n") + "\n", error))
        line += module.rstrip("\n").count("\n") + (1 if line == 1 else 2)
    assert not errors, done.stderr
    return answers
