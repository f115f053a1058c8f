"""`tilewright run`: what it shows, what it writes, and how it fails."""

import _thread
import re
import threading
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from tilewright.cli.run import run

ROOT = Path(__file__).parents[2]
VNNI = str(ROOT / "examples" / "stmt" / "matmul_bf16_vnni.stmt")
CONV = str(ROOT / "examples" / "stmt" / "conv1d_f16_k5.stmt")
# A statement as papers print it: types, sizes and rx are for the reader to know.
BARE = (
    "conv[ramp(0, 1, 256)] = (float32x256)vector_reduce_add(float32x2048(I[ramp(ramp(rx, 1, 8), "
    "x8(1), 256)])*x256(float32x8(K[ramp(rx, 1, 8)]))) + conv[ramp(0, 1, 256)]\n"
)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Every test has a directory of its own, and is in it."""
    monkeypatch.chdir(tmp_path)


def invoke(*args: object) -> Result:
    return CliRunner().invoke(run, [str(arg) for arg in args])


def write(text: str, name: str = "x.stmt") -> str:
    Path(name).write_text(text)
    return name


def fails(*args: object, status: int = 1) -> str:
    """What a run that fails says on stderr."""
    result = invoke(*args)
    assert result.exit_code == status, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    return result.stderr


def test_a_summary_of_the_outputs():
    result = invoke(VNNI, "--seed", 3)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    inputs, heading, row = result.stdout.splitlines()
    assert inputs == "random inputs (--seed 3): A, B"
    assert heading.split() == ["output", "shape", "type", "values", "crc32"]
    assert row.startswith("mm_global_wrapper$0  64x64  float32  ")
    assert re.search(r"[0-9a-f]{8}$", row.rstrip())


def test_outputs_are_the_same_for_the_same_seed():
    for name, seed in (("a.npz", 1), ("b.npz", 1), ("c.npz", 2)):
        assert invoke(VNNI, "--seed", seed, "--out", name).exit_code == 0
    a, b, c = (Path(name).read_bytes() for name in ("a.npz", "b.npz", "c.npz"))
    assert a == b != c


def test_inputs_from_a_file():
    random = np.random.default_rng(0)
    left = random.integers(-3, 3, (64, 64))
    right = random.integers(-3, 3, (32, 64, 2)).astype(np.float32)
    np.savez("in.npz", A=left, B=right)
    result = invoke(VNNI, "--inputs", "in.npz", "--out", "out.npz")
    assert result.exit_code == 0, result.output
    assert "random" not in result.stdout
    with np.load("out.npz") as arrays:
        product = arrays["mm_global_wrapper$0"]
    assert product.dtype == np.float32
    assert np.array_equal(product, left @ right.transpose(0, 2, 1).reshape(64, 64))


def test_bfloat16_is_written_as_float32():
    text = write("out[ramp(0, 1, 2)] = bfloat16x2(ramp(1, 256, 2))")
    assert invoke(text, "--out", "out.npz").exit_code == 0
    with np.load("out.npz") as arrays:
        assert arrays["out"].dtype == np.float32
        assert arrays["out"].tolist() == [1.0, 256.0]


def test_a_bare_statement_with_types_and_lets():
    types = ("--type", "I=float16", "--type", "K=float16")
    text = write(BARE)
    result = invoke(text, *types, "--let", "rx=8")
    assert result.exit_code == 0, result.output
    assert "conv    256    float32" in result.stdout
    assert "--type I=TYPE" in fails(text)
    assert "rx has no value; give it one with --let rx=VALUE" in fails(text, *types)
    message = fails(text, *types, "--let", "rx=8", "--size", "I=270")
    assert "x.stmt:1:1: error: read of I[270] is outside its 270 elements\n" in message
    assert message.endswith("^\n")


def test_a_size_that_is_too_small():
    message = fails(CONV, "--size", "I=100")
    assert re.search(r"conv1d_f16_k5\.stmt:31:1: error: Input buffer I is accessed from", message)


def test_a_size_that_is_larger():
    assert invoke(CONV, "--size", "I=4096", "--size", "K=5").exit_code == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--size", "Q=4"], "there is no buffer Q to give a size"),
        (["--size", "I=4x4"], "I has 1 dimensions, but its size is given as 4x4"),
        (["--inputs", "nowhere.npz"], "nowhere.npz: error: no such file or directory"),
        (["--inputs", CONV], "can't be read as an .npz file"),
        (["--out", "nowhere/out.npz"], "nowhere/out.npz: error: no such file or directory"),
        (["--size", "I=2000000000"], "error: I would take 4000000000 bytes"),
    ],
)
def test_options_that_ask_for_what_is_not_there(options, message):
    assert message in fails(CONV, *options)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--size", "4"], "'4' is not of the form BUFFER=ROWSxCOLUMNS"),
        (["--size", "I="], "'I=' is not of the form"),
        (["--size", "I=-4"], "'I=-4' is not of the form"),
        (["--let", "x=y"], "'x=y' is not of the form NAME=INTEGER"),
        (["--type", "I"], "'I' is not of the form NAME=TYPE"),
        (["--type", "I=half"], "there is no type half; there are int8 to int64"),
        (["--type", "Q=int8"], "there is no buffer Q (there is: I, K, conv_global_wrapper$0)"),
        (["--let", "q=1"], "the statement needs no value for q (it does for: none)"),
        (["--seed", "-1"], "Invalid value for '--seed'"),
        (["--target", "abacus"], "unknown target 'abacus'"),
    ],
)
def test_options_of_the_wrong_form(options, message):
    assert message in fails(CONV, *options)


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ({"I": np.zeros((2, 2))}, "I has 1 dimensions, but its size is given as 2x2"),
        ({"K": np.array(["a"] * 5)}, "K holds float16; an array of <U1 can't fill it"),
        ({"Q": np.zeros(5)}, "--inputs has an array Q, but the buffers are: I, K, conv_global"),
        ({"K": np.zeros(6)}, "--size says K=5, but its array is 6"),
    ],
)
def test_arrays_that_do_not_fit(arrays, message):
    np.savez("in.npz", **arrays)
    size = ("--size", "K=5") if arrays.keys() == {"K"} else ()
    assert message in fails(CONV, "--inputs", "in.npz", *size)


def test_a_text_that_cannot_be_parsed():
    message = fails(write("out[0] = = 1\n"))
    assert message.startswith("x.stmt:1:10: error: ")
    assert fails("nowhere.stmt").startswith("nowhere.stmt: error: ")


def test_an_unknown_call_shows_its_line():
    message = fails(write("out[0] = 1\nlet x = 2\nfoo(x)\n"))
    assert message == "x.stmt:3:1: error: unknown call 'foo'\nfoo(x)\n^\n"


def test_elements_that_were_never_written():
    result = invoke(write("out[0] = 1\n"), "--size", "out=3")
    assert result.exit_code == 0
    assert result.stderr == "warning: 2 of 3 elements of out were never written; they show as 0\n"


def test_a_statement_without_outputs():
    result = invoke(write("let x = 1\n"))
    assert (result.exit_code, result.stdout) == (0, "the statement writes no buffer from outside\n")


def test_an_endless_loop_can_be_interrupted():
    text = write("for (i, 0, 2147483647) {\n out[0] = i\n}\n")
    timer = threading.Timer(0.5, _thread.interrupt_main)
    timer.start()
    result = invoke(text, "--size", "out=1")
    timer.join()
    assert (result.exit_code, result.stderr.strip()) == (1, "Aborted!")


def test_the_example_in_the_help_works(monkeypatch, tmp_path):
    monkeypatch.chdir(ROOT)
    text = invoke("--help").stdout
    lines = (line.strip() for line in text.splitlines())
    examples = [line.split()[2:] for line in lines if line.startswith("tilewright run ")]
    assert len(examples) == 3
    for example in examples:
        args = [str(tmp_path / arg) if arg == "out.npz" else arg for arg in example]
        assert invoke(*args).exit_code == 0
