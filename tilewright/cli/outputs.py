"""Files that commands write, looked at before the work that fills them."""

from __future__ import annotations

from pathlib import Path

import click


def check_outputs(**paths: str | None) -> None:
    """Refuses a file in a folder that isn't there, and one file for two things.

    `paths` are the values of options by their names with underscores.
    """
    options: dict[Path, str] = {}
    for name, text in paths.items():
        if text is None:
            continue
        path = Path(text).resolve()
        hint = f"'--{name}'" if len(name) > 1 else f"'-{name}'"
        if not path.parent.is_dir():
            raise click.BadParameter(f"there is no folder {path.parent}", param_hint=hint)
        if path in options:
            raise click.BadParameter(f"{text} is also the file of {options[path]}", param_hint=hint)
        options[path] = hint
