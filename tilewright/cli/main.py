"""The `tilewright` command: a group of subcommands, each loaded when it is used."""

from __future__ import annotations

from importlib import import_module

import click

# name -> what --help of the group says; the module of the same name has the command.
SUBCOMMANDS = {
    "calibrate": "Fit the description of a machine to measured times.",
    "opt": "Verify MLIR modules, run passes and print them.",
    "rules": "List the rewrite rules, or check that they are true.",
    "run": "Evaluate a statement, or a function of a module, on arrays.",
    "select": "Choose tensor instructions for a statement.",
    "simulate": "Show what the cores of a chip do when a kernel runs, and when.",
    "traits": "Show the ops of HIVM and what their traits say.",
    "tune": "Find the best way to pipeline a kernel.",
}


class _Lazy(click.Group):
    """Imports a subcommand's module only when that subcommand is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(SUBCOMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in SUBCOMMANDS:
            return None
        return getattr(import_module(f"tilewright.cli.{cmd_name}"), cmd_name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(SUBCOMMANDS.items()))


@click.group(cls=_Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="tilewright")
def main() -> None:
    """A compiler for tensor accelerators.

    Example, from the root of the repository:

      tilewright select examples/stmt/matmul_bf16_vnni.stmt --check
    """
