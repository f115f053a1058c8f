"""`tilewright opt`: what it prints, what it writes, and how it fails."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import PassFailedException

from tilewright.cli.opt import opt

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "examples" / "hivm" / "fa_fwd.mlir"
GOOD = "func.func @f() {\n  %0 = arith.constant 1 : i32\n  return\n}\n"
PRINTED = (
    "module {\n  func.func @f() {\n    %c1_i32 = arith.constant 1 : i32\n    return\n  }\n}\n\n"
)
WRONG = "func.func @f() {\n  %0 = memref.alloc() : memref<?xf32>\n  return\n}\n"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Every test has a directory of its own, and is in it."""
    monkeypatch.chdir(tmp_path)


def invoke(*args: object, input: str | bytes | None = None) -> Result:
    return CliRunner().invoke(opt, [str(arg) for arg in args], input=input)


def prints(*args: object, input: str | bytes | None = None) -> str:
    """What a run that succeeds prints."""
    result = invoke(*args, input=input)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def fails(*args: object, input: str | bytes | None = None) -> str:
    """What a run that fails says on stderr; nothing on stdout."""
    result = invoke(*args, input=input)
    assert result.exit_code == 1, result.output
    assert isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    assert result.stdout == ""
    return result.stderr


def test_a_module_is_printed_as_mlir_prints_it():
    assert prints("-", input=GOOD) == PRINTED
    Path("x.mlir").write_text(GOOD)
    assert prints("x.mlir") == PRINTED


def test_a_kernel_is_printed_as_it_was():
    assert prints(KERNEL) == KERNEL.read_text() + "\n"


def test_the_generic_form():
    text = prints("-", "--print-op-generic", input=GOOD)
    assert '%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32' in text
    assert prints("-", input=text) == PRINTED


def test_the_output_file():
    assert prints("-", "-o", "out.mlir", input=GOOD) == ""
    assert Path("out.mlir").read_bytes() == PRINTED.encode()


def test_an_error_of_the_text():
    assert fails("-", input="func.func @f() {\n  foo.bar\n}") == (
        "<stdin>:2:3: error: there is no operation 'foo.bar'\n  foo.bar\n  ^\n"
    )


def test_an_error_of_the_verifier():
    message = fails("-", input=WRONG)
    assert message.startswith("<stdin>:2:8: error: 'memref.alloc' op ")
    assert message.endswith("\n  %0 = memref.alloc() : memref<?xf32>\n       ^\n")


def test_unregistered_dialects():
    text = '"foo.bar"() {a = #foo.b<c>} : () -> !foo.d'
    assert "no operation 'foo.bar'" in fails("-", input=text)
    assert text in prints("-", "--allow-unregistered-dialect", input=text)


def test_passes_run_in_order():
    text = GOOD.replace("return", "%1 = arith.addi %0, %0 : i32\n  return")
    assert prints("-", "-p", "canonicalize", input=text) == (
        "module {\n  func.func @f() {\n    return\n  }\n}\n\n"
    )
    assert prints("-", "--passes", "canonicalize,cse,canonicalize", input=text) == prints(
        "-", "-p", "canonicalize", input=text
    )


@pytest.mark.parametrize(
    ("pipeline", "message"),
    [
        ("nothing", "there is no pass 'nothing'; --list-passes shows all"),
        ("cse,canonicalise", "there is no pass 'canonicalise'; did you mean 'canonicalize'?"),
        ("canonicalize{", "Expected argument name"),
        ("canonicalize{depth=1}", '"depth"'),
        ("cv-pipelining{pipeline-mode=up}", "pipeline-mode must be unroll or skew, not up"),
        ("cv-pipelining{set-workspace-multibuffer=-1}", "must not be negative"),
    ],
)
def test_wrong_pipelines(pipeline, message):
    said = fails("-", "-p", pipeline, input=GOOD)
    assert "Invalid value for '-p'" in said
    assert message in said


def test_the_list_of_passes():
    names = prints("--list-passes").splitlines()
    assert names == sorted(names)
    assert {"canonicalize", "cse", "cv-pipelining"} <= set(names)
    assert "--list-passes" in prints("--help")


def test_a_pass_that_fails(monkeypatch):
    @dataclass(frozen=True)
    class Failing(ModulePass):
        name = "failing"

        def apply(self, ctx: Context, op: ModuleOp) -> None:
            raise PassFailedException("there is nothing to do")

    monkeypatch.setattr("tilewright.cli.opt.passes_of", lambda pipeline: [Failing()])
    assert fails("-", "-p", "failing", input=f"module {{\n{GOOD}}}") == (
        "<stdin>:1:1: error: failing: there is nothing to do\nmodule {\n^\n"
    )


def test_what_a_pass_leaves_is_verified(monkeypatch):
    @dataclass(frozen=True)
    class Breaking(ModulePass):
        name = "breaking"

        def apply(self, ctx: Context, op: ModuleOp) -> None:
            for inner in op.walk():
                if inner.name == "func.return":
                    inner.detach()

    monkeypatch.setattr("tilewright.cli.opt.passes_of", lambda pipeline: [Breaking()])
    said = fails("-", "-p", "breaking", input=GOOD)
    assert "'arith.constant' op is the last op of a block but not a terminator" in said


def test_what_a_pass_did_is_explained():
    result = invoke(KERNEL, "-p", "cv-pipelining{set-workspace-multibuffer=4}", "--explain")
    assert result.exit_code == 0
    assert result.stdout.count("multibuffer_unroll_factor = 4 : i32") == 4
    first, line, caret, *notes = result.stderr.splitlines()
    assert first.endswith(":82:13: remark: pipelined: 4 work items, 4 iterations at a time")
    assert line.strip().startswith("%66:5 = scf.for") and caret.strip() == "^"
    assert any(
        note.endswith("note: item 0 on the CUBE core: load, mmadL1, fixpipe") for note in notes
    )
    silent = invoke(KERNEL, "-p", "cv-pipelining{set-workspace-multibuffer=4}")
    assert (silent.stdout, silent.stderr) == (result.stdout, "")


def test_a_warning_of_a_pass():
    kernel = KERNEL.with_name("linattn_chunk.mlir")
    result = invoke(kernel, "-p", "cv-pipelining")
    assert result.exit_code == 0
    assert result.stdout == prints(kernel)
    assert ":74:13: warning: not pipelined: the carried value %arg15 goes" in result.stderr
    said = fails(kernel, "-p", "cv-pipelining", "--verify-diagnostics", "-o", os.devnull)
    assert "unexpected warning: not pipelined" in said


def test_every_piece_is_read_on_its_own():
    text = f"{GOOD}// -----\n{GOOD}"
    assert prints("-", "--split-input-file", input=text) == f"{PRINTED}// -----\n{PRINTED}"


def test_a_wrong_piece_is_left_out_and_its_lines_are_those_of_the_file():
    result = invoke("-", "--split-input-file", input=f"{GOOD}// -----\n{WRONG}// -----\n{GOOD}")
    assert result.exit_code == 1
    assert result.stdout == f"{PRINTED}// -----\n// -----\n{PRINTED}"
    assert result.stderr.startswith("<stdin>:7:8: error: 'memref.alloc' op ")


def test_marks_are_read_as_mlir_reads_them():
    assert prints("-", "--split-input-file", input="") == ""
    assert prints("-", "--split-input-file", input=f"{GOOD}// -----") == PRINTED
    assert prints("-", "--split-input-file", input=f"{GOOD} // -----\n").endswith("module {\n}\n\n")
    said = fails("-", "--split-input-file", input=f"// -----\n{GOOD}")
    assert said == "<stdin>:1:1: error: an op is expected here\n// -----\n^\n"
    result = invoke("-", "--split-input-file", input=f"{GOOD}// ----- x.y\n{GOOD}")
    assert result.stdout == f"{PRINTED}// -----\n"
    assert result.stderr == (
        "<stdin>:5:10: error: there is no operation 'x.y'\n// ----- x.y\n         ^\n"
    )


def test_expected_diagnostics():
    text = WRONG.replace("  %0", "  // expected-error@below {{'memref.alloc' op}}\n  %0")
    assert prints("-", "--verify-diagnostics", input=text) == ""
    text = f"{GOOD}// -----\n{text}// -----\n// expected-error@+1 {{{{foo.bar}}}}\nfoo.bar"
    assert prints("-", "--split-input-file", "--verify-diagnostics", input=text) == (
        f"{PRINTED}// -----\n// -----\n"
    )


def test_unexpected_and_missing_diagnostics():
    said = fails("-", "--verify-diagnostics", input=WRONG + "// expected-error {{x}}\n")
    assert "<stdin>:2:8: error: unexpected error: 'memref.alloc' op" in said
    assert '<stdin>:5:4: error: expected error "x" was not produced' in said
    result = invoke("-", "--verify-diagnostics", input=GOOD + "// expected-remark {{x}}\n")
    assert result.exit_code == 1
    assert '<stdin>:5:4: error: expected remark "x" was not produced' in result.stderr


def test_files_that_are_no_text():
    assert fails("-", input=b"a\n\xff") == ("<stdin>:2:1: error: byte 0xff is not UTF-8 text\n")
    assert fails("nothing.mlir") == "nothing.mlir: error: no such file or directory\n"
    assert fails(".") == ".: error: is a directory\n"
    assert fails("-", "-o", "no/such/file", input=GOOD) == (
        "no/such/file: error: no such file or directory\n"
    )


def test_strict_traits_verify_more_and_no_less():
    shifts = "hivm.hir.vshl ins(%a, %a : memref<8xi32>, memref<8xi32>) outs(%a : memref<8xi32>)"
    text = f"func.func @f(%a: memref<8xi32>) {{\n  {shifts}\n  return\n}}"
    assert shifts.split(" ")[0] in prints("-", input=text)
    assert "must be a scalar" in fails("-", "--strict-traits", input=text)
    assert prints("-", "--strict-traits", input=GOOD) == PRINTED
    assert "'memref.alloc' op" in fails("-", "--strict-traits", input=WRONG)


def test_help_needs_no_xdsl():
    code = (
        "import sys\nfrom click.testing import CliRunner\nfrom tilewright.cli.main import main\n"
        "assert CliRunner().invoke(main, ['--help']).exit_code == 0\n"
        "assert CliRunner().invoke(main, ['opt', '--help']).exit_code == 0\n"
        "assert 'xdsl' not in sys.modules\nassert 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_only_dialects_that_are_used_are_loaded():
    code = (
        "import sys\nfrom click.testing import CliRunner\nfrom tilewright.cli.opt import opt\n"
        f"assert CliRunner().invoke(opt, ['-'], input={GOOD!r}).exit_code == 0\n"
        "loaded = [name for name in sys.modules if name.startswith('tilewright.hivm.')]\n"
        "assert 'tilewright.hivm.upstream.func' in loaded\n"
        "assert not [name for name in loaded if name.startswith('tilewright.hivm.dialects')]\n"
        "assert 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_xdsl_opt_reads_our_modules(tmp_path):
    # The entry point as an installation has it.
    metadata = tmp_path / "plugin-0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: plugin\nVersion: 0\n")
    (metadata / "entry_points.txt").write_text(
        "[xdsl.universe]\ntilewright = tilewright.universe:TILEWRIGHT\n"
    )
    process = subprocess.run(
        [sys.executable, "-m", "xdsl.tools.xdsl_opt", str(KERNEL)],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert process.returncode == 0, process.stderr
    assert prints("-", input=process.stdout) == KERNEL.read_text() + "\n"


def test_the_universe_loads_no_dialect():
    code = (
        "import sys, tilewright.universe\n"
        "ours = [name for name in sys.modules if name.startswith('tilewright.hivm.')]\n"
        "assert sorted(ours) == ['tilewright.hivm.context', 'tilewright.hivm.upstream'], ours\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)
