"""`tilewright select` as a user calls it."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tilewright.cli.main import main
from tilewright.stmt.nodes import For, IntImm
from tilewright.stmt.text.parser import parse
from tilewright.stmt.visit import map_children

EXAMPLES = Path(__file__).parents[2] / "examples" / "stmt"
AMX_PRODUCTS = [
    "matmul_bf16_atrans",
    "matmul_bf16_big_tile",
    "matmul_bf16_btrans",
    "matmul_bf16_plain",
    "matmul_bf16_small_tile",
    "matmul_bf16_vnni",
    "matmul_i8_plain",
    "matmul_i8_vnni",
    "matmul_u8i8_vnni",
    "bias_relu_bf16",
]
F16 = sorted(path.stem for path in EXAMPLES.glob("*f16*.stmt") if "bf16" not in path.stem)
F16_PRODUCTS = [name for name in F16 if "matmul" in name]


def select(*args: str, input: str | None = None) -> Result:
    return CliRunner().invoke(main, ["select", *args], input=input)


def example(name: str) -> str:
    return str(EXAMPLES / f"{name}.stmt")


@pytest.mark.parametrize("name", AMX_PRODUCTS)
def test_products_are_selected_and_equal(name: str):
    result = select(example(name), "--check")
    assert result.exit_code == 0, result.stderr
    assert "tile_matmul(" in result.stdout
    assert "vector_reduce_add" not in result.stdout
    checks = [line for line in result.stderr.splitlines() if line.startswith("check, ")]
    assert len(checks) >= 2
    assert all(": equal, largest difference " in line for line in checks)


@pytest.mark.parametrize("name", F16)
def test_f16_is_declined_with_the_reason(name: str):
    result = select(example(name))
    assert result.exit_code == 3
    assert "which need --target amx:fp16" in result.stderr
    assert result.stdout == Path(example(name)).read_text()


@pytest.mark.parametrize("name", F16_PRODUCTS)
def test_f16_products_are_selected_for_fp16(name: str):
    result = select(example(name), "--target", "amx:fp16", "--check")
    assert result.exit_code == 0, result.stderr
    assert "tile_matmul(" in result.stdout


def test_the_result_is_a_statement():
    result = select(example("matmul_bf16_big_tile"))
    parse(result.stdout, "out")


def test_output_file_and_json(tmp_path: Path):
    out = tmp_path / "out.json"
    result = select(example("matmul_bf16_plain"), "--emit", "json", "-o", str(out))
    assert (result.exit_code, result.stdout) == (0, "")
    tree = json.loads(out.read_text())
    assert tree["node"] == "Block"
    calls = set(re.findall(r'"name": "(tile_\w+)"', out.read_text()))
    assert calls == {"tile_zero", "tile_load", "tile_matmul", "tile_store"}


def test_statistics_per_store(tmp_path: Path):
    file = tmp_path / "stats.json"
    assert select(example("bias_relu_bf16"), "--stats", str(file)).exit_code == 0
    stores = json.loads(file.read_text())
    assert [store["buffer"] for store in stores] == ["mm", "mm", "out"]
    assert {store["status"] for store in stores} == {"selected"}
    update = stores[1]
    assert update["instructions"] == {"tile_load": 2, "tile_matmul": 1}
    assert set(update["seconds"]) == {"load_rules", "saturate", "extract"}
    assert all(seconds > 0 for seconds in update["seconds"].values())
    assert update["rounds"] == len(update["best_cost_after_round"]) > 0
    finite = [cost for cost in update["best_cost_after_round"] if cost is not None]
    assert finite == sorted(finite, reverse=True)
    assert update["egraph_tuples"] > 0
    assert update["version"] == "B.stride.1 == 2"
    assert update["otherwise"]["cost"] > update["cost"]


def test_statistics_of_what_was_declined(tmp_path: Path):
    file = tmp_path / "stats.json"
    assert select(example("matmul_f16_k24"), "--stats", str(file)).exit_code == 3
    (store,) = json.loads(file.read_text())
    assert store["status"] == "declined"
    assert "float16" in store["reason"]
    assert 0 < store["conditions_held"] < store["conditions"]
    assert store["egraph_tuples"] > 0 and store["seconds"]["saturate"] > 0


def test_explanation_names_rules_alternatives_and_costs():
    result = select(example("matmul_bf16_plain"), "--explain")
    assert re.search(r"matrix_load.rows\(.*\): rule left-rows, cost \d", result.stderr)
    assert re.search(
        r"instead of matrix_load.rows\(.*\): rule left-temporary, cost \d", result.stderr
    )
    assert "(TDPBF16PS): rule multiply-accumulate" in result.stderr
    assert re.search(r"cost [\d.]+ cycles, as vector code \d+", result.stderr)


def test_explanation_of_a_decline():
    result = select(example("matmul_f16_k24"), "--explain")
    assert re.search(r"mm: declined: the operands are float16", result.stderr)
    assert re.search(r"\d of \d conditions hold", result.stderr)


def test_accelerate_one_buffer():
    assert select(example("matmul_bf16_plain"), "--accelerate", "mm").exit_code == 0
    wrong = select(example("matmul_bf16_plain"), "--accelerate", "nn")
    assert wrong.exit_code == 1
    assert "no store writes 'nn'; there are stores to mm" in wrong.stderr


def test_a_difference_is_exit_status_1(monkeypatch: pytest.MonkeyPatch):
    """The selection is made wrong on purpose: it has to be found."""
    from tilewright.select.matrices import layouts

    right = layouts.arranged

    def swapped(call):
        lanes, target, size = right(call)
        return lanes, target[::-1], size

    monkeypatch.setattr(layouts, "arranged", swapped)
    layouts._pieces.cache_clear()
    try:
        result = select(example("matmul_bf16_plain"), "--check")
        assert result.exit_code == 1
        assert "differs: mm_global_wrapper$0[" in result.stderr
        staged = select(example("matmul_bf16_plain"), "--check=stages")
        assert staged.exit_code == 1
        assert "check: the first step that differs is temporaries" in staged.stderr
        assert "check after extraction, real numbers: equal" in staged.stderr
    finally:
        layouts._pieces.cache_clear()


@pytest.mark.parametrize("step", ["movement", "extraction", "temporaries", "tiles"])
def test_stages_name_the_step_that_is_wrong(step: str, monkeypatch: pytest.MonkeyPatch):
    """A step that is made wrong on purpose is the one that is named."""
    from tilewright.select import selection as s

    steps = s._steps

    def shorter(node):
        """The loop over blocks misses the last one."""
        node = map_children(node, shorter)
        if isinstance(node, For) and node.extent == IntImm(8):
            return replace(node, extent=IntImm(7))
        return node

    def wrong(stmt, workspace, taken, *, movement):
        made = steps(stmt, workspace, taken, movement=movement)
        at = list(made).index(step)
        return {
            name: shorter(stmt) if place >= at else stmt
            for place, (name, stmt) in enumerate(made.items())
        }

    monkeypatch.setattr(s, "_steps", wrong)
    result = select(example("conv1d_f16_k8"), "--target", "wmma", "--check=stages")
    assert result.exit_code == 1
    assert f"check: the first step that differs is {step}" in result.stderr


def test_stages_that_are_right():
    for name in ("conv1d_f16_k8", "cuda_matmul_f16", "matmul_u8i8_vnni"):
        result = select(example(name), "--target", "wmma", "--check=stages")
        assert result.exit_code == 0, result.stderr
        for step in ("movement", "extraction", "temporaries", "tiles"):
            assert f"check after {step}, small integers: equal" in result.stderr
    assert select(example("conv1d_f16_k8"), "--check=steps").exit_code == 1


def test_fast_math_flags():
    plain = select(example("conv1d_f16_k8"), "--target", "wmma")
    for flags in ("nnan", "ninf", "nnan,ninf", "ninf,nnan"):
        result = select(example("conv1d_f16_k8"), "--target", "wmma", "--fast-math", flags)
        # The file's own asserts don't prove that one more element exists.
        assert (result.exit_code, result.stdout) == (0, plain.stdout)
    wrong = select(example("conv1d_f16_k8"), "--fast-math", "nnan,nsz")
    assert wrong.exit_code == 1 and "unknown flag 'nsz'" in wrong.stderr


def test_products_that_need_tf32_are_asked_for():
    from tests.select.workloads import matmul

    text = matmul(types="f32*f32+f32").text
    refused = select("-", "--target", "wmma", input=text)
    assert refused.exit_code == 3
    assert "would round them to tf32, which --allow-tf32 permits" in refused.stderr
    allowed = select("-", "--target", "wmma", "--allow-tf32", "--check", input=text)
    assert allowed.exit_code == 0, allowed.stderr
    assert ".f32.tf32.tf32.f32(" in allowed.stdout


def test_targets():
    for name in ("wmma", "wmma:sm_70", "wmma:sm_75", "wmma:sm_80", "wmma:sm_86", "wmma:sm_90"):
        assert select(example("matmul_f16_wmma"), "--target", name).exit_code == 0, name
    assert select(example("matmul_bf16_plain"), "--target", "wmma:sm_75").exit_code == 3
    assert select(example("matmul_i8_plain"), "--target", "wmma:sm_72").exit_code == 0
    for name in ("wmma:sm_60", "wmma:80", "wmma:", "unit.py"):
        wrong = select(example("matmul_f16_wmma"), "--target", name)
        assert wrong.exit_code == 1 and "Traceback" not in wrong.stderr, name


def test_nothing_to_select():
    result = select("-", input="x[ramp(0, 1, 4)] = x4(1.0f)\n")
    assert result.exit_code == 3
    assert "<stdin>: warning: nothing is selected: no reduction of products" in result.stderr
    assert result.stdout == "x[ramp(0, 1, 4)] = x4(1.0f)\n"  # as it was read


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the file is empty"),
        ("x[0] = \n", "expected an expression"),
        ("x[ramp(0, 1, 4)] = x3(1.0f)\n", "the store to x writes 3 lanes at 4 indices"),
        ("(" * 10_000, "nested more than"),
        ("x[0] = " + "int32(" * 10_000, "nested more than"),
        ("if (a) {\n" * 10_000, "nested more than"),
    ],
)
def test_bad_input(text: str, message: str):
    result = select("-", input=text)
    assert result.exit_code == 1
    assert "error: " in result.stderr
    assert message in result.stderr
    assert result.stdout == ""


def test_instructions_run_only_with_their_target(tmp_path: Path):
    out = tmp_path / "out.stmt"
    assert select(example("matmul_i8_plain"), "-o", str(out)).exit_code == 0
    runner = CliRunner()
    without = runner.invoke(main, ["run", str(out)])
    assert without.exit_code == 1
    assert "is an instruction of amx: give --target amx" in without.stderr
    assert runner.invoke(main, ["run", str(out), "--target", "amx"]).exit_code == 0


def test_a_warning_where_instructions_of_the_cpu_stand_in_a_kernel():
    result = select(example("cuda_matmul_f16"), "--target", "amx:fp16")
    assert result.exit_code == 0
    assert "warning: instructions of the CPU stand in a loop for CUDA" in result.stderr


def test_operands_without_a_type():
    product = (
        "(float32x4)vector_reduce_add(float32x16(a[ramp(0, 1, 16)])*float32x16(b[ramp(0, 1, 16)]))"
    )
    result = select("-", input=f"c[ramp(0, 1, 4)] = {product}\n")
    assert result.exit_code == 3
    assert "give it with --type NAME=TYPE" in result.stderr


def test_explanation_of_two_versions():
    text = select(example("bias_relu_bf16"), "--explain").stderr
    first, other = text.split("Otherwise:\n")
    assert first.startswith("Two versions. Where B.stride.1 == 2:\n")
    assert "rule right-interleaved, cost" in first and "rule right-interleaved, cost" not in other
    assert "rule right-temporary, cost" in other
    assert "the tiles stored to a temporary, and that read: cost" in first


def test_a_long_text_is_refused_soon():
    for text in ('f("' + "x" * 4_000_000 + '")\n', "out[0] = 1\n" * 400_000, "(1 + 2)*" * 500_000):
        result = select("-", input=text)
        assert result.exit_code in (1, 3)


def test_wrong_options_are_errors():
    assert select(example("matmul_bf16_plain"), "--target", "vax").exit_code == 1
    assert select("no-such-file.stmt").exit_code == 1
    assert select(example("matmul_bf16_plain"), "-o", "/no/such/folder/out").exit_code == 1


def test_two_versions_where_a_stride_decides():
    both = select(example("matmul_bf16_vnni")).stdout
    assert "\nif (B.stride.1 == 2) {\n" in both
    assert both.count("tile_matmul(") == 2
    one = select(example("matmul_bf16_vnni"), "--no-specialize").stdout
    assert "if (" not in one
    assert one.count("tile_matmul(") == 1


def test_help_shows_examples_that_work(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.chdir(tmp_path)
    help_text = select("--help").stdout
    commands = re.findall(r"^ +tilewright select (.*)$", help_text, re.MULTILINE)
    assert len(commands) == 4
    for command in commands:
        args = command.replace("examples/stmt", str(EXAMPLES)).split()
        assert select(*args).exit_code == 0, command
