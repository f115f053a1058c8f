"""`tilewright opt`: reads MLIR modules, verifies them, runs passes and prints them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from tilewright.cli.errors import reports_errors
from tilewright.cli.modules import fail_with, read_valid_module, verify_module

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from xdsl.context import Context
    from xdsl.dialects.builtin import ModuleOp
    from xdsl.passes import ModulePass

    from tilewright.hivm.text.diagnostics import Diagnostic
    from tilewright.hivm.text.pieces import Piece

_EPILOG = """\b
Examples, from the root of the repository:
  tilewright opt examples/hivm/fa_fwd.mlir -p canonicalize
  tilewright opt examples/hivm/fa_fwd.mlir --explain -o pipelined.mlir \
      -p 'cv-pipelining{set-workspace-multibuffer=4}'
  tilewright opt examples/hivm/matmul_cube.mlir --print-op-generic -o generic.mlir
"""


@click.command(epilog=_EPILOG)
@click.argument("file")
@click.option(
    "-p",
    "--passes",
    "pipeline",
    metavar="PIPELINE",
    default="",
    help="Run these passes, for example 'canonicalize,cse'. Options of a pass stand in braces.",
)
@click.option(
    "--list-passes",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda context, _, given: _list_passes(context) if given else None,
    help="Show which passes there are and exit.",
)
@click.option(
    "--split-input-file", is_flag=True, help="Read a module from each part between marks // -----."
)
@click.option(
    "--verify-diagnostics",
    is_flag=True,
    help="Check that the diagnostics are those that comments expect: // expected-error {{...}}.",
)
@click.option("--allow-unregistered-dialect", is_flag=True, help="Read ops of unknown dialects.")
@click.option("--print-op-generic", is_flag=True, help="Print ops in the generic form.")
@click.option("--strict-traits", is_flag=True, help="Verify the conditions of traits strictly.")
@click.option(
    "--explain", is_flag=True, help="Show the remarks of passes: what they did, and in which steps."
)
@click.option("-o", "output", metavar="OUT", help="Write to this file.")
@reports_errors
def opt(
    file: str,
    pipeline: str,
    split_input_file: bool,
    verify_diagnostics: bool,
    allow_unregistered_dialect: bool,
    print_op_generic: bool,
    strict_traits: bool,
    explain: bool,
    output: str | None,
) -> None:
    """Read MLIR in FILE ("-": standard input), verify it, run passes and print it.

    The text is what MLIR's own tools print. A module with an error is not printed. What passes
    warn of goes to standard error.
    """
    from tilewright.hivm.context import make_context
    from tilewright.hivm.text import expected, pieces
    from tilewright.hivm.text.depth import room_for_depth
    from tilewright.hivm.text.diagnostics import ModuleError, Severity
    from tilewright.hivm.text.printer import print_module
    from tilewright.passes.remarks import captured_diagnostics

    passes = passes_of(pipeline)
    name = "<stdin>" if file == "-" else file
    context = make_context(allow_unregistered_dialect)

    def printed(piece: Piece) -> str:
        """The text of the module in `piece`; raises ModuleError."""
        module = read_valid_module(piece.text, name, context, piece.first_line, strict_traits)
        run_passes(passes, module, context, strict_traits)
        return print_module(module, print_op_generic) + "\n"

    texts: list[str] = []
    errors: list[Diagnostic] = []
    source = ""
    try:
        source = pieces.decode(_read(file), name)
    except ModuleError as error:
        fail_with(error.diagnostics, {})
    parts = pieces.split(source) if split_input_file else [pieces.Piece(source, 1)]
    with room_for_depth():
        for piece in parts:
            text = ""
            failures: tuple[Diagnostic, ...] = ()
            with captured_diagnostics() as said:
                try:
                    text = printed(piece)
                except ModuleError as error:
                    failures = error.diagnostics
            shown = [each for each in said if explain or each.severity is not Severity.REMARK]
            if verify_diagnostics:
                found = (*shown, *failures)
                errors += expected.compare(piece.text, name, piece.first_line, found)
            else:
                for each in shown:
                    click.echo(each.render({name: source}), err=True)
                errors += failures
            texts.append(text)
    _write(f"{pieces.SEPARATOR}\n".join(texts), output)
    if errors:
        fail_with(errors, {name: source})


def _read(file: str) -> bytes:
    """All of `file`, or one byte more than is allowed."""
    from tilewright.hivm.text.pieces import MAX_BYTES

    if file != "-":
        with open(file, "rb") as stream:
            return stream.read(MAX_BYTES + 1)
    if sys.stdin is None:
        raise click.ClickException("standard input is closed")
    return sys.stdin.buffer.read(MAX_BYTES + 1)


def _write(text: str, output: str | None) -> None:
    """`text` into the file `output`, or on standard output."""
    if output is None:
        click.echo(text, nl=False)
        return
    with open(output, "w", encoding="utf-8", newline="\n") as stream:
        stream.write(text)


def _known_passes() -> dict[str, Callable[[], type[ModulePass]]]:
    """Loaders of all passes by their names."""
    from xdsl.universe import Universe

    from tilewright.universe import TILEWRIGHT

    return Universe.get_multiverse().all_passes | TILEWRIGHT.all_passes


def _list_passes(context: click.Context) -> None:
    """Prints the names of the passes and ends."""
    for name in sorted(_known_passes()):
        click.echo(name)
    context.exit()


def passes_of(pipeline: str) -> list[ModulePass]:
    """The passes that `pipeline` names, with their options."""
    if not pipeline.strip():
        return []
    from xdsl.passes import PassPipeline
    from xdsl.utils.arg_spec import parse_pipeline
    from xdsl.utils.exceptions import ArgSpecParseError

    known = _known_passes()
    try:
        unknown = [spec.name for spec in parse_pipeline(pipeline) if spec.name not in known]
        if not unknown:
            return list(PassPipeline.parse_spec(known, pipeline).passes)
        message = _unknown_pass(unknown[0], known)
    except ArgSpecParseError as error:
        message = str(error).strip()
    except ValueError as error:
        message = str(error)
    raise click.BadParameter(message, param_hint="'-p'")


def _unknown_pass(name: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches

    near = get_close_matches(name, sorted(known), n=1)
    hint = f"did you mean '{near[0]}'? " if near else ""
    return f"there is no pass '{name}'; {hint}--list-passes shows all"


def run_passes(
    passes: Iterable[ModulePass], module: ModuleOp, context: Context, strict_traits: bool = False
) -> None:
    """Runs passes on `module` and verifies what each leaves."""
    for each in passes:
        _run(each, module, context, strict_traits)


def _run(each: ModulePass, module: ModuleOp, context: Context, strict_traits: bool) -> None:
    from xdsl.utils.exceptions import DiagnosticException

    from tilewright.hivm.text.diagnostics import Diagnostic, ModuleError, Severity
    from tilewright.hivm.verify import location_of

    try:
        each.apply(context, module)
    except DiagnosticException as error:
        message = f"{each.name}: {error}"
        raise ModuleError([Diagnostic(Severity.ERROR, location_of(module), message)]) from error
    verify_module(module, strict_traits)
