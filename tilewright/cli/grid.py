"""The --grid of a kernel."""

from __future__ import annotations

import re
from typing import Any

import click


class GridParameter(click.ParamType):
    """X,Y,Z: how many programs there are along each axis."""

    name = "X,Y,Z"

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[int, int, int]:
        if isinstance(value, tuple):
            return value
        if not re.fullmatch(r"[0-9]{1,6}(,[0-9]{1,6}){2}", value):
            self.fail(f"'{value}' is not of the form {self.name}", param, ctx)
        x, y, z = map(int, value.split(","))
        return x, y, z
