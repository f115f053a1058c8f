"""Options that several subcommands share: what a statement needs to be run."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


class _Named(click.ParamType):
    """NAME=VALUE, as a pair of the name and what `_value` makes of the value."""

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[str, Any]:
        if isinstance(value, tuple):
            return value
        name, equals, text = value.rpartition("=")
        converted = self._value(text) if name and equals else None
        if converted is None:
            self.fail(f"'{value}' is not of the form {self.name}", param, ctx)
        return name, converted

    def _value(self, text: str) -> Any:
        raise NotImplementedError


class _Size(_Named):
    name = "BUFFER=ROWSxCOLUMNS"

    def _value(self, text: str) -> tuple[int, ...] | None:
        if not re.fullmatch(r"[0-9]{1,10}(x[0-9]{1,10})*", text):
            return None
        return tuple(int(extent) for extent in text.split("x"))


class _Let(_Named):
    name = "NAME=INTEGER"

    def _value(self, text: str) -> int | None:
        return int(text) if re.fullmatch(r"[-+]?[0-9]{1,20}", text) else None


class _Type(_Named):
    name = "NAME=TYPE"

    def _value(self, text: str) -> Any:
        from tilewright.stmt.types import parse_type

        return parse_type(text)


class _Target(click.ParamType):
    """The name of an accelerator."""

    name = "TARGET"

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        from tilewright.accel import target

        try:
            return target(value).name
        except ValueError as error:
            self.fail(str(error), param, ctx)


def target_option(default: str | None, help: str) -> Callable[[F], F]:
    """--target, whose value is the name of an accelerator that there is."""
    shown = default is not None
    return click.option(
        "--target", default=default, show_default=shown, type=_Target(), metavar="NAME", help=help
    )


sizes_option = click.option(
    "--size",
    "sizes",
    multiple=True,
    type=_Size(),
    metavar="BUFFER=16x64",
    help="The extents of a buffer, rows first: the last is dimension 0. "
    "Sizes not given follow from the statement's asserts.",
)
seed_option = click.option(
    "--seed", default=0, show_default=True, type=click.IntRange(min=0), help="For random inputs."
)
types_option = click.option(
    "--type",
    "types",
    multiple=True,
    type=_Type(),
    metavar="NAME=TYPE",
    help="The element type of a buffer that the text doesn't tell.",
)
lets_option = click.option(
    "--let",
    "lets",
    multiple=True,
    type=_Let(),
    metavar="NAME=VALUE",
    help="The value of a free scalar variable.",
)
