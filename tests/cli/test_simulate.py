"""`tilewright simulate`: what it shows and writes, and how it fails."""

import json
import re
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from tests.passes.cv_pipelining.kernels import CALLS, FOLDER
from tests.sim.memory_cases import KEPT
from tilewright.cli.main import main
from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import read_module
from tilewright.passes.cv_pipelining import Settings, pipeline_module
from tilewright.passes.remarks import captured_diagnostics
from tilewright.sim.machine import load_machine
from tilewright.sim.simulation import Options, Simulation
from tilewright.sim.simulation import simulate as simulated

KERNEL = FOLDER / "fa_fwd.mlir"
B3 = load_machine("Ascend910B3")
VECTOR = """\
func.func @f(%x: memref<?xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %t = tensor.empty() : tensor<64x64xf32>
  scf.for %i = %zero to %n step %one {
    %v = memref.load %x[%i] : memref<?xf32>
    %is_large = arith.cmpf ogt, %v, %v : f32
    scf.if %is_large {
      %e = hivm.hir.vexp ins(%t : tensor<64x64xf32>) outs(%t : tensor<64x64xf32>) -> tensor<64x64xf32>
    }
    %w = hivm.hir.vabs ins(%t : tensor<64x64xf32>) outs(%t : tensor<64x64xf32>) -> tensor<64x64xf32>
  }
  return
}
"""  # noqa: E501
PRODUCT = """\
func.func @f(%in: memref<64x64xf8E4M3FN>, %to: memref<64x64xf32>) {
  %true = arith.constant true
  %size = arith.constant 64 : index
  %a = memref.alloc() : memref<64x64xf8E4M3FN>
  hivm.hir.load ins(%in : memref<64x64xf8E4M3FN>) outs(%a : memref<64x64xf8E4M3FN>) init_out_buffer = false may_implicit_transpose_with_last_axis = false core_type = <CUBE>
  %x = bufferization.to_tensor %a restrict writable : memref<64x64xf8E4M3FN>
  %e = tensor.empty() : tensor<64x64xf32>
  %m = hivm.hir.mmadL1 ins(%x, %x, %true, %size, %size, %size : tensor<64x64xf8E4M3FN>, tensor<64x64xf8E4M3FN>, i1, index, index, index) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>} ins(%m : tensor<64x64xf32>) outs(%to : memref<64x64xf32>)
  return
}
"""  # noqa: E501


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has a directory of its own, and is in it."""
    monkeypatch.chdir(tmp_path)


def invoke(*args: object) -> Result:
    return CliRunner().invoke(main, ["simulate", *map(str, args)])


def shows(*args: object) -> Result:
    result = invoke(*args)
    assert result.exit_code == 0, result.output
    return result


def fails(*args: object) -> str:
    """What a run that fails says on stderr."""
    result = invoke(*args)
    assert result.exit_code == 1, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    return result.stderr


def cycles(*args: object) -> int:
    """The cycles of the block that the command shows."""
    match = re.search(r"^block +([0-9,]+)", shows(*args).stdout, re.MULTILINE)
    assert match is not None
    return int(match[1].replace(",", ""))


def of_kernel(settings: Settings | None = None, machine: str = "910B3") -> Simulation:
    """The kernel with real data for 4 iterations."""
    module = read_module(KERNEL.read_text(), "x", make_context())
    if settings is not None:
        with captured_diagnostics():
            assert pipeline_module(module, settings)
    call = CALLS["fa_fwd"](4)
    return simulated(module, call.entry, call.arguments, load_machine(machine))


def written(text: str) -> str:
    Path("x.mlir").write_text(text)
    return "x.mlir"


def test_a_kernel_without_data():
    result = shows(KERNEL, "--trip", 4)
    total = of_kernel()
    assert re.search(rf"^block +{total.cycles:,} ", result.stdout, re.MULTILINE)
    bound = rf"^lower bound \(Cube MTE2\) +{total.lower_bound:,} "
    assert re.search(bound, result.stdout, re.MULTILINE)
    for row in ("Cube M ", "Vector V ", "critical path", "L0A ", "workspace "):
        assert re.search(rf"^{row}", result.stdout, re.MULTILINE), row
    assert re.search(r"^UB +[0-9,]+ +196,608 +[0-9.]+%$", result.stdout, re.MULTILINE)
    assert result.stderr == "note: made up, as they aren't given: arg3 to arg22\n"
    assert result.stdout == shows(KERNEL, "--trip", 4).stdout


def test_arguments_are_given_as_for_run():
    call = CALLS["fa_fwd"](4)
    arrays = {f"arg{n}": a for n, a in enumerate(call.arguments) if isinstance(a, np.ndarray)}
    np.savez("in.npz", allow_pickle=False, **arrays)
    scalars = [
        f"{n}={a}"
        for n, a in enumerate(call.arguments)
        if a is not None and not isinstance(a, np.ndarray)
    ]
    result = shows(KERNEL, "--inputs", "in.npz", "--args", ",".join(scalars))
    assert result.stderr == ""
    assert result.stdout == shows(KERNEL, "--trip", 4).stdout
    assert cycles(KERNEL, "--args", "22=256, 8=0.125") == of_kernel().cycles


@pytest.mark.parametrize(
    ("name", "arguments", "wanted"),
    [
        ("fa_fwd", ("--sub-blocks", 1), Options(sub_blocks=1)),
        ("fa_fwd", ("--load-slots", 1), Options(load_slots=1)),
        ("matmul_layernorm_residual", ("--from-memory",), Options(in_l2=False)),
        ("matmul_bias_gelu_persistent", ("--blocks", 1), Options(blocks=1)),
    ],
)
def test_what_is_taken_for_granted(name: str, arguments: tuple[object, ...], wanted: Options):
    call = CALLS[name](4)
    module = read_module((FOLDER / f"{name}.mlir").read_text(), "x", make_context())
    pipelined = "-p", "cv-pipelining{set-workspace-multibuffer=4}"
    with captured_diagnostics():
        assert pipeline_module(module, Settings(4))
    total = simulated(module, call.entry, call.arguments, B3, wanted).cycles
    shown = cycles(FOLDER / f"{name}.mlir", "--trip", 4, *pipelined, *arguments)
    assert 0 <= shown - total <= 2  # for the end of a loop that begins at a number of the block
    assert shown != cycles(FOLDER / f"{name}.mlir", "--trip", 4, *pipelined)


def test_more_blocks_than_cores():
    said = fails(KERNEL, "--trip", 1, "--blocks", 21)
    assert "Ascend910B3 has 20 Cube cores, not 21" in said
    assert "is empty" in fails(KERNEL, "--trip", 1, "--target", "")


@pytest.mark.parametrize("name", ["matmul_bias_gelu_persistent", "mlp2_relu", "fa_fwd"])
def test_what_is_in_l2_is_never_slower(name: str):
    kernel = FOLDER / f"{name}.mlir"
    assert cycles(kernel, "--trip", 4) <= cycles(kernel, "--trip", 4, "--from-memory")


def test_passes_run_before():
    found = cycles(KERNEL, "--trip", 4, "-p", "cv-pipelining{set-workspace-multibuffer=4}")
    assert found == of_kernel(Settings(4)).cycles < of_kernel().cycles


def test_a_warning_of_a_pass_is_told():
    result = shows(FOLDER / "linattn_chunk.mlir", "--trip", 2, "-p", "cv-pipelining")
    assert "warning: not pipelined: the carried value %arg15" in result.stderr


def test_the_machine_is_that_of_the_module_or_another():
    text = KERNEL.read_text()
    for name in ("Ascend910B4", "Ascend950PR_9579"):
        spec = f'attributes {{hacc.target = #hacc.target<"{name}">, '
        module = written(text.replace("attributes {", spec, 1))
        assert cycles(module, "--trip", 4) == of_kernel(machine=name).cycles
        assert cycles(module, "--trip", 4, "--target", "910B3") == of_kernel().cycles
        assert cycles(KERNEL, "--trip", 4, "--target", name) == of_kernel(machine=name).cycles
    clock = '{ value = 900, unit = "MHz", source = "half", kind = "estimate" }'
    Path("mine.toml").write_text(f'base = "Ascend910B3"\nclock = {clock}\n')
    output = shows(KERNEL, "--trip", 4, "--target", "mine.toml").stdout
    (microseconds,) = re.findall(r"^block +[0-9,]+ +([0-9.]+)", output, re.MULTILINE)
    (block,) = re.findall(r"^block +([0-9,]+)", output, re.MULTILINE)
    assert float(microseconds) == pytest.approx(int(block.replace(",", "")) / 900, abs=0.01)


def test_vector_kernels_are_not_divided():
    module = written(VECTOR)
    whole = cycles(module, "--trip", 3)
    assert whole == cycles(module, "--trip", 3, "--sub-blocks", 1)
    assert whole > cycles(module, "--trip", 3, "--sub-blocks", 2)


def test_data_that_decides_is_told():
    result = shows(written(VECTOR), "--trip", 3)
    lines = result.stderr.splitlines()
    assert lines[0] == "note: made up, as they aren't given: arg0 to arg1"
    message = "x.mlir:8:5: note: what is done here depends on data, which is made up"
    assert lines[1:] == [message, "    scf.if %is_large {", "    ^"]
    np.savez("in.npz", arg0=np.ones(3, np.float32))
    assert shows("x.mlir", "--inputs", "in.npz", "--args", "1=3").stderr == ""


def test_a_trace_and_a_page_are_written():
    shows(KERNEL, "--trip", 2, "--trace", "trace.json", "--html", "page.html")
    trace = json.loads(Path("trace.json").read_text(encoding="utf-8"))
    assert sum(event["ph"] == "X" for event in trace["traceEvents"]) > 50
    page = Path("page.html").read_text(encoding="utf-8")
    assert page.startswith("<!") and "fa_fwd.mlir" in page


def test_sensitivity():
    arguments = (KERNEL, "--trip", 2, "--sensitivity")
    assert re.search(r"^cross_core_flag .*%", shows(*arguments).stdout, re.MULTILINE)
    assert "cross_core_flag" not in shows(*arguments[:-1]).stdout


def test_a_kernel_that_does_not_fit():
    deep = "cv-pipelining{set-workspace-multibuffer=8}"
    result = invoke(written(KEPT), "--trip", 8, "-p", deep)
    assert result.exit_code == 1
    assert re.search(r"^block +[0-9,]+", result.stdout, re.MULTILINE)
    pattern = r"x\.mlir:1:1: error: UB overflow: [0-9]+ bits are needed, 1572864 are available"
    assert re.search(pattern, result.stderr)
    assert "note: " in result.stderr
    assert "overflow" not in shows("x.mlir", "--trip", 8, "-p", deep.replace("8", "2")).output


# Errors.


def test_what_is_needed_is_told():
    first, line, caret = fails(KERNEL).splitlines()
    assert first.endswith(
        "fa_fwd.mlir:82:13: error: scf.for: how many iterations this loop makes depends on arg22: "
        "give --args 22=…, --inputs or --trip"
    )
    assert "scf.for" in line and caret.strip() == "^"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("22", "'22' is not of the form POSITION=NUMBER"),
        ("22=", "'22=' is not of the form POSITION=NUMBER"),
        ("x=1", "'x=1' is not of the form POSITION=NUMBER"),
        ("22=many", "'22=many' is not of the form POSITION=NUMBER"),
        ("22=1,22=2", "argument 22 is given twice"),
        ("26=1", "@fa_fwd has 26 arguments: arg0, arg1, ..."),
        ("3=1", "arg3 is a memref<?xf16>: give it with --inputs"),
    ],
)
def test_arguments_that_are_wrong(given: str, message: str):
    assert fails(KERNEL, "--args", given).endswith(f"Invalid value for '--args': {message}\n")


def test_memory_that_was_never_written():
    text = "hivm.hir.store: write of a value that was never written"
    call = CALLS["linattn_chunk"](2)
    arrays = {f"arg{n}": a for n, a in enumerate(call.arguments) if a is not None}
    np.savez("in.npz", allow_pickle=False, **arrays)
    arguments = (FOLDER / "linattn_chunk.mlir", "--inputs", "in.npz")
    assert text in fails(*arguments)
    made_up = cycles(arguments[0], "--trip", 2)
    # The end that --trip computes takes two scalar operations.
    assert made_up - 2 <= cycles(*arguments, "--zero-memory") <= made_up


def test_an_argument_that_is_given_twice():
    np.savez("in.npz", arg22=np.int32(64))
    said = fails(KERNEL, "--args", "22=64", "--inputs", "in.npz")
    assert said.endswith("arg22 is also an array of --inputs\n")


def test_an_argument_that_does_not_fit():
    said = fails(KERNEL, "--args", "22=1.5")
    assert said.endswith("error: arg22 holds int32; an array of float64 can't fill it\n")


def test_programs_that_fail_are_told_with_their_place():
    np.savez("in.npz", arg3=np.zeros(7, np.float16))
    said = fails(KERNEL, "--trip", 1, "--inputs", "in.npz")
    assert re.search(r"fa_fwd\.mlir:80:5: error: hivm\.hir\.load: read of element ", said)


def test_a_machine_that_there_is_not():
    said = fails(KERNEL, "--trip", 1, "--target", "910B5")
    assert said.startswith("error: there is no machine 910B5; near: 910B4, 910B3, 910B2; ")


def test_work_that_a_machine_can_not_do():
    module = written(PRODUCT)
    said = fails(module)
    message = "the Cube of Ascend910B3 doesn't multiply f8E4M3FN, only f16, bf16, f32, i4, i8"
    assert said == f"note: made up, as they aren't given: arg0 to arg1\nerror: {message}\n"
    assert cycles(module, "--target", "950PR_9579") > 100


def test_a_trip_that_changes_nothing():
    text = VECTOR.replace("to %n", "to %one")
    said = fails(written(text), "--trip", 2)
    assert said.startswith("x.mlir:1:1: error: func.func: --trip changes nothing: @f has no loop")


def test_a_module_that_is_wrong():
    assert "x.mlir:1:" in fails(written("func.func @f() {"))
    assert "there is no pass 'none'" in fails(KERNEL, "-p", "none")
    assert "there is no function @g" in fails(KERNEL, "--entry", "g")


def test_a_file_that_can_not_be_written():
    said = fails(KERNEL, "--trip", 1, "--trace", "none/trace.json")
    assert "'--trace': there is no folder" in said
    said = fails(KERNEL, "--trip", 1, "--trace", "same", "--html", "./same")
    assert "./same is also the file of '--trace'" in said
