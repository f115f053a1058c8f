"""The published compiler's commands, where the wheel `ascendnpu-ir` is (the extra "interop")."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

NAMES = ("bishengir-opt", "bishengir-opt-a5")


def binaries() -> Path | None:
    """The folder of the commands; None where the wheel isn't installed."""
    spec = find_spec("ascendnpuir")
    return Path(spec.origin).parent / "bin" if spec is not None and spec.origin else None


@dataclass(frozen=True)
class Answer:
    """What a command says of a module: its text, or the first error."""

    text: str | None
    error: str | None


def ask(name: str, module: str, *options: str) -> Answer:
    """Lets the command `name` read, verify and print `module`."""
    folder = binaries()
    assert folder is not None
    command = [str(folder / name), "-", *options]
    done = subprocess.run(command, input=module, capture_output=True, text=True, timeout=60)
    if done.returncode == 0:
        # It ends its text with an empty line.
        return Answer(done.stdout.rstrip("\n") + "\n", None)
    error = re.search(r"error: (.*)", done.stderr)
    return Answer(None, error[1] if error else f"ended with {done.returncode}")
