"""Options of subcommands: what a statement or a module needs to be run."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from tilewright.stmt.nodes import Stmt

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


class _Grid(click.ParamType):
    name = "X,Y,Z"

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[int, int, int]:
        if isinstance(value, tuple):
            return value
        if not re.fullmatch(r"[0-9]{1,6}(,[0-9]{1,6}){2}", value):
            self.fail(f"'{value}' is not of the form {self.name}", param, ctx)
        x, y, z = map(int, value.split(","))
        return x, y, z


class _Let(_Named):
    name = "NAME=INTEGER"

    def _value(self, text: str) -> int | None:
        return int(text) if re.fullmatch(r"[-+]?[0-9]{1,20}", text) else None


class _Type(_Named):
    name = "NAME=TYPE"

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[str, Any]:
        from tilewright.stmt.types import parse_type

        name, text = super().convert(value, param, ctx)
        type = parse_type(text) if isinstance(text, str) else text
        if type is None:
            known = "int8 to int64, uint1 to uint64, float16, bfloat16, float32 and float64"
            self.fail(f"there is no type {text}; there are {known}", param, ctx)
        return name, type

    def _value(self, text: str) -> str | None:
        return text or None


class _Target(click.ParamType):
    """The name of an accelerator."""

    name = "TARGET"

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        from tilewright.accel import target

        try:
            target(value)
        except ValueError as error:
            self.fail(str(error), param, ctx)
        return value


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
grid_option = click.option(
    "--grid",
    type=_Grid(),
    metavar="X,Y,Z",
    help="Run a module's kernel for each program of this grid; without it, the kernel's last "
    "three arguments say it, or there is one.",
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


def check_names(stmt: Stmt, types: Mapping[str, Any], lets: Mapping[str, int]) -> None:
    """Refuse --type for what is no buffer of the statement, --let for what it binds or lacks."""
    if not types and not lets:
        return
    from tilewright.stmt.evaluate import external_buffers
    from tilewright.stmt.nodes import Var
    from tilewright.stmt.visit import free_variables, walk

    buffers = external_buffers(stmt, types)
    for name in types:
        if name not in buffers:
            known = ", ".join(buffers) or "none"
            raise click.BadParameter(
                f"there is no buffer {name} (there is: {known})", param_hint="--type"
            )
    scalars = {e.name for e in walk(stmt) if isinstance(e, Var) and not e.type.is_handle}
    free = (free_variables(stmt) & scalars) - set(buffers)
    for name in lets:
        if name not in free:
            known = ", ".join(sorted(free)) or "none"
            raise click.BadParameter(
                f"the statement needs no value for {name} (it does for: {known})",
                param_hint="--let",
            )
