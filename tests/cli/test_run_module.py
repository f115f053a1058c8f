"""`tilewright run FILE.mlir`: what it shows, what it writes, and how it fails."""

import _thread
import re
import threading
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from click.testing import CliRunner, Result

from tilewright.cli.run import run

F32 = np.float32
SCALE = """\
func.func @scale(%m: memref<?xf32>, %x: bf16, %i: index) -> (f32, tensor<2xbf16>) {
  %a = memref.load %m[%i] : memref<?xf32>
  %b = arith.addf %a, %a : f32
  memref.store %b, %m[%i] : memref<?xf32>
  %t = tensor.splat %x : tensor<2xbf16>
  return %b, %t : f32, tensor<2xbf16>
}
"""
BLOCKS = """\
func.func @other() {
  return
}
func.func @blocks(%out: memref<?xi32> {tt.tensor_kind = 1 : i32}, %x: i32, %y: i32, %z: i32)
    attributes {hacc.entry} {
  %n = hivm.hir.get_block_idx -> i64
  %i = arith.index_cast %n : i64 to index
  memref.store %y, %out[%i] : memref<?xi32>
  return
}
"""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Every test has a directory of its own, and is in it."""
    monkeypatch.chdir(tmp_path)


def invoke(*args: object) -> Result:
    return CliRunner().invoke(run, [str(arg) for arg in args])


def write(text: str, **arrays: object) -> tuple[str, ...]:
    """The arguments for a module with `text`, and for its inputs."""
    Path("x.mlir").write_text(text)
    if not arrays:
        return ("x.mlir",)
    np.savez("in.npz", allow_pickle=False, **{k: np.asarray(v) for k, v in arrays.items()})
    return ("x.mlir", "--inputs", "in.npz")


def fails(*args: object) -> str:
    """What a run that fails says on stderr."""
    result = invoke(*args)
    assert result.exit_code == 1, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    return result.stderr


def test_results_and_memory_are_shown_and_written():
    arguments = write(SCALE, arg0=np.array([[1, 2, 3]], F32), arg1=1.5, arg2=1)
    result = invoke(*arguments, "--out", "out.npz")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    heading, *rows = (line.split() for line in result.stdout.splitlines())
    assert heading == ["output", "shape", "type", "values", "crc32"]
    assert rows[0][:3] == ["result0", "float32", "4"]
    assert rows[1][:5] == ["result1", "2", "bfloat16", "1.5", "1.5"]
    assert rows[2][:6] == ["arg0", "1x3", "float32", "1", "4", "3"]
    assert all(re.fullmatch("[0-9a-f]{8}", row[-1]) for row in rows)
    with np.load("out.npz") as arrays:
        assert list(arrays) == ["result0", "result1", "arg0"]
        assert arrays["result0"] == 4.0
        assert arrays["result1"].dtype == F32
        assert arrays["arg0"].tolist() == [[1, 4, 3]]


@pytest.mark.parametrize("type", ["bf16", "f8E4M3FN", "f8E5M2"])
def test_small_floats_go_through_files_as_float32(type):
    text = f"func.func @f(%m: memref<?x{type}>) {{\n  return\n}}\n"
    values = np.array([1.5, -2.0, 0.25], F32)
    result = invoke(*write(text, arg0=values), "--out", "out.npz")
    assert result.exit_code == 0, result.output
    with np.load("out.npz") as arrays:
        assert arrays["arg0"].dtype == F32
        assert np.array_equal(arrays["arg0"], values)


def test_arrays_of_bfloat16_are_bytes_in_files():
    text = "func.func @f(%m: memref<?xbf16>) {\n  return\n}\n"
    result = invoke(*write(text, arg0=np.array([1.5, 3.0], ml_dtypes.bfloat16)))
    assert result.exit_code == 0, result.output
    assert "bfloat16  1.5 3" in result.stdout


def test_the_entry_and_the_grid():
    arguments = write(BLOCKS, arg0=np.zeros(7, np.int32))
    assert fails(*arguments) == (
        "x.mlir: error: give the function to run with --entry (there is: other, blocks)\n"
    )
    assert "no function @f to run (there is: other, blocks)" in fails(*arguments, "--entry", "f")
    result = invoke(*arguments, "--entry", "blocks", "--grid", "2,3,1", "--out", "out.npz")
    assert result.exit_code == 0, result.output
    with np.load("out.npz") as arrays:
        assert arrays["arg0"].tolist() == [3] * 6 + [0]
    result = invoke("x.mlir", "--entry", "other")
    assert (result.exit_code, result.stdout) == (
        0,
        "the function has no results and no memrefs that were given\n",
    )


def test_an_error_shows_its_line():
    arguments = write(SCALE, arg0=np.zeros(3, F32), arg1=1, arg2=3)
    assert fails(*arguments) == (
        "x.mlir:2:8: error: memref.load: read of element [3] of arg0, which is outside of its "
        "shape [3]\n  %a = memref.load %m[%i] : memref<?xf32>\n       ^\n"
    )


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ({"arg0": np.zeros(3)}, "x.mlir: error: @scale needs arg1 (bf16), arg2 (index)\n"),
        ({"x": np.zeros(3)}, "array x, but @scale has 3 arguments: arg0, arg1, ..."),
        ({"arg3": np.zeros(3)}, "array arg3, but @scale has 3 arguments"),
        ({"arg0": np.zeros(3), "arg00": np.ones(3)}, "array arg00, but @scale has 3 arguments"),
        ({"arg0": np.zeros(3), "arg1": 1.0, "arg2": 1.0}, "arg2 holds int64; an array of float64"),
    ],
)
def test_arrays_that_do_not_fit(arrays, message):
    assert message in fails(*write(SCALE, **arrays))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--size", "A=4"], "--size is for statements, not for modules"),
        (["--seed", "4"], "--seed is for statements, not for modules"),
        (["--grid", "1,2"], "'1,2' is not of the form X,Y,Z"),
        (["--grid", "1,2,-3"], "'1,2,-3' is not of the form X,Y,Z"),
        (["--inputs", "nowhere.npz"], "nowhere.npz: error: no such file or directory"),
    ],
)
def test_options_that_make_no_sense(options, message):
    assert message in fails(*write(BLOCKS), "--entry", "other", *options)


def test_options_for_modules_are_not_for_statements():
    Path("x.stmt").write_text("out[0] = 1\n")
    assert "--grid is for modules, not for statements" in fails("x.stmt", "--grid", "1,1,1")
    assert "--entry is for modules, not for statements" in fails("x.stmt", "--entry", "f")


def test_texts_that_are_no_valid_module():
    assert fails(*write("func.func @f( {\n")).startswith("x.mlir:1:")
    message = fails(*write("func.func @f(%a: i32) -> i64 {\n  return %a : i32\n}\n"))
    assert message.startswith("x.mlir:")
    Path("y.mlir").write_bytes(b"\xff\xfe")
    message = "y.mlir: error: the file is not UTF-8 text: byte 0xff in line 1\n"
    assert fails("y.mlir") == message
    assert fails("nowhere.mlir") == "nowhere.mlir: error: no such file or directory\n"


def test_a_module_is_known_by_its_text_where_no_name_says_it():
    body = "  %r = arith.constant 7 : i32\n  return %r : i32\n"
    text = f"// A comment.\nfunc.func @f() -> i32 {{\n{body}}}"
    for whole in (text, f"module {{\n{text}\n}}", f"module attributes {{a}} {{\n{text}\n}}"):
        result = CliRunner().invoke(run, ["-"], input=whole)
        assert result.exit_code == 0, result.output
        assert "result0" in result.stdout
        Path("x.txt").write_text(whole)
        assert invoke("x.txt").stdout == result.stdout
    result = CliRunner().invoke(run, ["-", "--entry", "g"], input=text)
    assert result.stderr == "<stdin>: error: there is no function @g to run (there is: f)\n"
    result = CliRunner().invoke(run, ["-"], input=text.replace("7", "true"))
    assert result.stderr.startswith("<stdin>:3:")
    generic = '"builtin.module"() ({\n^bb0:\n}) : () -> ()'
    result = CliRunner().invoke(run, ["-"], input=generic)
    assert result.stderr.startswith("<stdin>: error: give the function")


def test_statements_on_standard_input():
    assert "out" in CliRunner().invoke(run, ["-"], input="out[0] = 1\n").stdout
    assert "module" in CliRunner().invoke(run, ["-"], input="module[0] = 1\n").stdout
    result = CliRunner().invoke(run, ["-"], input="out[0] = = 1\n")
    assert result.stderr.startswith("<stdin>:1:10: error: ")
    assert "(read as a statement, as no line begins a module or func.func)" in result.stderr


def test_what_a_program_prints():
    debug = 'hivm.hir.debug {debugtype = "print", hex = false, prefix = "x = "} %x : f32'
    text = f"func.func @f(%x: f32) {{\n  {debug}\n  return\n}}"
    result = invoke(*write(text, arg0=F32(1.5)))
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[0] == "x = 1.5"


def test_an_endless_loop_can_be_interrupted():
    text = "func.func @f() {\n  cf.br ^bb1\n^bb1:\n  cf.br ^bb1\n}\n"
    timer = threading.Timer(0.5, _thread.interrupt_main)
    timer.start()
    result = invoke(*write(text))
    timer.join()
    assert (result.exit_code, result.stderr.strip()) == (1, "Aborted!")
