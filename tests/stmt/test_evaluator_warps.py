"""Warps: what of a gpu_lane loop runs once, what runs in each lane, and what no warp can do."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.stmt.evaluate import (
    Buffer,
    EvaluationError,
    WarpIntrinsic,
    evaluate,
    infer_shapes,
)
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import INT32


class Calls:
    """Intrinsics `warp(…)` and `lane(…)`, which note their arguments and give the first one."""

    def __init__(self, warp: int = 32) -> None:
        self.warp: list[list[int]] = []
        self.lane: list[list[int]] = []

        def note(to: list[list[int]]):
            def noted(context, call, args):
                to.append([int(a[0]) for a in args if isinstance(a, np.ndarray)])
                return args[0] if args and isinstance(args[0], np.ndarray) else None

            return noted

        self.intrinsics = {
            "warp": WarpIntrinsic(note(self.warp), warp),
            "lane": note(self.lane),
        }

    @property
    def lanes(self) -> list[int]:
        """The first arguments of `lane`."""
        return [args[0] for args in self.lane]


def run(text: str, calls: Calls | None = None, size: int = 160, **values: int) -> list[int]:
    """The buffer `out`, at first all zero, after `text` has run."""
    out = Buffer("out", INT32, size, written=True)
    calls = calls or Calls()
    stmt = parse(text, types={"out": INT32})
    evaluate(stmt, {"out": out}, variables=values, intrinsics=calls.intrinsics)
    return out.data.tolist()


def lanes(*body: str, extent: int = 32, minimum: int = 0) -> str:
    return "\n".join([f"gpu_lane<CUDA> (v, {minimum}, {extent}) {{", *body, "}"])


def fails(words: str, text: str, calls: Calls | None = None, **values: int) -> EvaluationError:
    with pytest.raises(EvaluationError, match=words) as caught:
        run(text, calls, **values)
    return caught.value


def test_a_warp_level_call_runs_once_and_everything_else_in_each_lane_in_order():
    calls = Calls()
    found = run(lanes("out[0] = out[0] + 1", "warp(7)", "lane(v)", "out[1] = v"), calls)
    assert calls.warp == [[7]] and calls.lanes == list(range(32)) and found[:2] == [32, 31]


@pytest.mark.parametrize(
    "statement",
    [
        "out[0] = out[0] + warp(1)",
        "let x = warp(1)\nlane(v)",
        "lane(warp(1))",
        'assert(warp(1) == 1, halide_error_none(""))',
        "if (warp(1) == 1) {\n lane(v)\n}",
        "for (i, 0, warp(1)) {\n lane(v)\n}",
        "for (i, warp(1), 1) {\n lane(v)\n}",
        "allocate t[int32 * warp(1)]\nfree t",
    ],
)
def test_what_has_a_warp_level_call_in_it_runs_once(statement):
    calls = Calls()
    found = run(lanes(statement), calls)
    assert calls.warp == [[1]] and found[0] == statement.startswith("out")
    if statement.endswith("}") or "let" in statement:
        assert calls.lanes == list(range(32))
    elif "lane" in statement:
        assert calls.lanes == [1]


def test_the_lanes_keep_step():
    body = "allocate t[int32 * 32]", "t[v] = v*v", "out[v] = t[31 - v]", "free t"
    assert run(lanes(*body, "warp()"))[:32] == [(31 - v) ** 2 for v in range(32)]
    # Without warp-level calls it is a loop like every other, with an allocation for each turn.
    fails(r"t\[31\], which was never written", lanes(*body))


def test_each_statement_of_a_loop_in_a_warp_runs_in_all_lanes_before_the_next():
    calls = Calls()
    run(lanes("for (i, 0, 2) {", "lane(v, i, 0)", "lane(v, i, 1)", "warp(i)", "}"), calls)
    assert calls.lane == [[v, i, s] for i in range(2) for s in range(2) for v in range(32)]
    assert calls.warp == [[0], [1]]


def test_lanes_may_begin_anywhere():
    found = run(lanes("out[v] = v", "warp()", minimum=5))
    assert found[:38] == [0] * 5 + list(range(5, 37)) + [0]


# Names


def test_a_let_has_a_value_for_each_lane():
    body = "let x = v*3", "{", "let x = x + 1", "out[v] = x", "}", "out[v + 32] = x", "warp()"
    expected = [v * 3 + 1 for v in range(32)] + [v * 3 for v in range(32)]
    assert run(lanes(*body))[:64] == expected


def test_a_let_that_is_the_same_in_all_lanes_is_the_warps():
    calls = Calls()
    run(lanes("let x = (v/32) + n", "warp(x)"), calls, n=4)
    assert calls.warp == [[4]]


def test_names_end_with_the_warp():
    calls = Calls()
    run(f"let v = 9\n{lanes('let x = v', 'warp()')}\nlane(v)", calls)
    assert calls.lanes == [9]
    fails("x has no value", lanes("let x = v", "warp()") + "\nlane(x)")


@pytest.mark.parametrize(
    ("words", "statement"),
    [
        (r"with warp runs once .* uses v, ", "warp(v)"),
        (r"with warp runs once .* uses v, ", "warp(v*0)"),
        (r"with warp runs once .* uses v, ", "warp(out[v])"),
        (r"with warp runs once .* uses v, ", "out[v] = warp(1)"),
        (r"with warp runs once .* uses v, ", "out[ramp(0, 1, 2)] = x2(warp(1)) if x2(v < 3)"),
        (r"with warp runs once .* uses v, ", "let x = warp(1) + v"),
        (r"with warp runs once .* uses v, ", "if (warp(1) < v) {\n}"),
        (r"with warp runs once .* uses v, ", "out[0] = (let x = v in warp(x))"),
        (r"with warp runs once .* uses x, ", "let x = v + 1\nwarp(x)"),
        (r"with warp runs once .* uses i, ", "for (i, v, 1) {\nout[0] = i\n}\nlet i = v\nwarp(i)"),
        (r"with warp runs once .* uses p, ", "let p = (void *)lane(v)\nwarp(p)"),
        (r"an allocation runs once .* uses v, ", "allocate t[int32 * v]\nwarp()"),
    ],
)
def test_what_runs_once_may_not_depend_on_the_lane(words, statement):
    fails(words, lanes(statement, "warp(1)"))


def test_a_pointer_that_depends_on_the_lane():
    text = lanes(
        "allocate a[int32 * 1]",
        "allocate b[int32 * 1]",
        "let p = select(v < n, (void *)a, (void *)b)",
        "p[0] = v",
        "warp(p[0])",
    )
    fails(r"uses p, which depends on the lane", text, n=16)
    fails(r"uses p, which depends on the lane", text.replace("p[0])", "1)\np[0] = warp(1)"), n=16)
    calls = Calls()
    run(text, calls, n=32)
    assert calls.warp == [[31]]


def test_lanes_agree_to_the_bit():
    calls = Calls()
    run(lanes("let x = nan_f32()*float32(v)", "warp(reinterpret<int32>(x))"), calls)
    assert np.isnan(np.array(calls.warp[0], np.int32).view(np.float32)).all()
    zeros = "let x = select(v < 1, -0.000000f, 0.000000f)"
    fails(r"uses x, which depends on the lane", lanes(zeros, "warp(int32(x))"))


def test_a_name_of_its_own_hides_the_lane():
    calls = Calls()
    run(lanes("out[0] = (let v = 3 in warp(v))", "out[1] = v"), calls)
    assert calls.warp == [[3]]


# Control flow

BRANCHES = ("if (v < n) {", "warp(1)", "lane(v)", "}")
ELSE_BRANCHES = ("if (v < n) {", "lane(v)", "} else {", "for (i, 0, 0) {", "warp(1)", "}", "}")


def test_branches_that_all_lanes_take():
    for n, body, ran in ((32, BRANCHES, [[1]]), (0, BRANCHES, []), (32, ELSE_BRANCHES, [])):
        calls = Calls()
        run(lanes(*body), calls, n=n)
        assert calls.warp == ran and calls.lanes == (list(range(32)) if n else [])


@pytest.mark.parametrize("n", [1, 16, 31])
@pytest.mark.parametrize("body", [BRANCHES, ELSE_BRANCHES])
def test_warp_level_calls_in_branches_that_only_some_lanes_take_refused(n, body):
    calls = Calls()
    error = fails("warp is in divergent control flow", lanes(*body), calls, n=n)
    assert calls.warp == calls.lane == [] and error.line == 2


@pytest.mark.parametrize("bounds", ["0, v", "v, 1", "0, 1 + (v/31)", "v/31, 1"])
def test_warp_level_calls_in_loops_with_different_bounds_refused(bounds):
    fails("warp is in divergent control flow", lanes(f"for (i, {bounds}) {{", "warp(1)", "}"))


def test_branches_without_warp_level_calls_may_part_the_lanes():
    calls = Calls()
    body = "if (v < 3) {", "lane(v)", "lane(v + 100)", "} else {", "if (v > 29) {", "lane(v)", "}"
    run(lanes(*body, "}", "warp()", "out[0] = out[0] + 1"), calls)
    assert calls.lanes == [0, 1, 2, 100, 101, 102, 30, 31] and calls.warp == [[]]


def test_after_lanes_have_parted_all_go_on():
    assert run(lanes("if (v < 3) {", "out[v] = 1", "}", "out[v] = out[v] + 1", "warp()"))[:32] == (
        [2] * 3 + [1] * 29
    )


def test_loops_without_warp_level_calls_may_have_bounds_of_the_lanes():
    calls = Calls()
    run(lanes("for (i, v*10, v - 29) {", "lane(i)", "}", "warp()"), calls)
    assert calls.lanes == [300, 310, 311]


@st.composite
def programs(draw: st.DrawFn) -> str:
    """Statements in which lane v reads and writes nothing of `out` but elements v*4 … v*4+3."""
    names = ["v"]
    lines: list[str] = []

    def operand() -> str:
        own = f"out[(v*4) + {draw(st.integers(0, 3))}]"
        return draw(st.sampled_from([*names, own, str(draw(st.integers(-3, 3)))]))

    def expression() -> str:
        return f"({operand()} {draw(st.sampled_from('+-*/%'))} {operand()})"

    def block(depth: int) -> None:
        known = len(names)
        for _ in range(draw(st.integers(1, 3))):
            statement(depth)
        del names[known:]

    def statement(depth: int) -> None:
        kind = draw(st.sampled_from(["store", "let", *(["if", "for"] if depth else [])]))
        name = f"x{draw(st.integers(0, 3))}"
        if kind == "store":
            lines.append(f"out[(v*4) + {draw(st.integers(0, 3))}] = {expression()}")
        elif kind == "let":
            lines.append(f"let {name} = {expression()}")
            names.append(name)
        elif kind == "if":
            lines.append(f"if ({expression()} < {expression()}) {{")
            block(depth - 1)
            if draw(st.booleans()):
                lines.append("} else {")
                block(depth - 1)
            lines.append("}")
        else:
            lines.append(f"for ({name}, {expression()}, {expression()} % 4) {{")
            names.append(name)
            block(depth - 1)
            names.pop()
            lines.append("}")

    block(3)
    return "\n".join(lines)


@given(programs())
def test_lanes_that_share_nothing_compute_in_step_what_they_compute_in_turn(program):
    assert run(lanes(program, "warp()")) == run(lanes(program))


# Where a warp may be

THREADS = [
    "gpu_thread<CUDA> (t, 0, 1) {{\n{}\n}}",
    "gpu_block<CUDA> (t, 0, 1) {{\n{}\n}}",
    "gpu_block<CUDA> (b, 0, 1) {{\nfor (i, 0, 1) {{\ngpu_thread<CUDA> (t, 0, 1) {{\n{}\n}}\n}}\n}}",
]


@pytest.mark.parametrize("around", THREADS)
def test_threads_need_a_loop_over_lanes(around):
    words = r"warp takes a warp, but t is a loop over single threads.* gpu_lane loop of extent 32"
    fails(words, around.format("warp(1)"))
    fails(words, around.format(f"{lanes('warp(0)')}\nwarp(1)"))
    fails(words, around.format(f"gpu_lane<CUDA> (v, 0, warp(32)) {{\n{lanes('warp(0)')}\n}}"))
    calls = Calls()
    run(around.format(lanes("warp(1)")), calls)
    assert calls.warp == [[1]]


def test_without_threads_there_is_one_warp():
    calls = Calls()
    run("warp(1)\nfor (i, 0, 2) {\nwarp(i)\n}\nparallel (i, 5, 1) {\nwarp(i)\n}", calls)
    run("gpu_thread<CUDA> (t, 0, 1) {\n}\nwarp(9)", calls)
    assert calls.warp == [[1], [0], [1], [5], [9]]


def test_each_thread_around_has_a_warp_of_its_own():
    calls = Calls()
    body = "allocate t[int32 * 32]", "t[v] = w", "warp(t[0], w)", "free t"
    run(f"gpu_thread<CUDA> (w, 0, 3) {{\n{lanes(*body)}\n}}", calls)
    assert calls.warp == [[0, 0], [1, 1], [2, 2]]


@pytest.mark.parametrize("extent", [0, 1, 31, 33, 64])
def test_a_warp_has_as_many_lanes_as_its_calls_take(extent):
    words = rf"warp takes a warp of 32 lanes, but the gpu_lane loop v has {extent}$"
    fails(words, lanes("if (0 < 1) {", "warp(1)", "}", extent=extent))
    assert run(lanes("out[v] = 1", extent=extent))[: extent + 1] == [1] * extent + [0]


def test_a_warp_of_another_size():
    calls = Calls(warp=64)
    run(lanes("warp(1)", "lane(v)", extent=64), calls)
    assert calls.warp == [[1]] and calls.lanes == list(range(64))
    fails("warp takes a warp of 64 lanes, .* has 32$", lanes("warp(1)"), Calls(warp=64))


def test_a_warp_is_not_divided_again():
    inner = "gpu_lane<CUDA> (w, 0, 32) {{\n{}\n}}"
    fails("warp is in w, a gpu_lane loop inside another", lanes(inner.format("warp(1)")))
    calls = Calls()
    run(lanes(inner.format("lane(w)"), "warp(1)"), calls)
    assert calls.warp == [[1]] and calls.lanes == [w for w in range(32) for _ in range(32)]


# What else lanes do


def test_an_assert_holds_in_every_lane():
    body = 'assert(v < n, halide_error_too_many("lanes", v))', "warp(1)"
    calls = Calls()
    run(lanes(*body), calls, n=32)
    assert calls.warp == [[1]]
    error = fails(r"too many \(lanes, 20\)", lanes(*body), n=20)
    assert error.line == 2


def test_an_assert_that_no_lane_can_check_is_passed_over():
    calls = Calls()
    run(lanes("assert(v < unknown, halide_error_none())", "lane(v)", "warp(1)"), calls)
    assert calls.lanes == list(range(32)) and calls.warp == [[1]]


def test_an_error_has_the_line_of_its_statement():
    assert fails(r"write to out\[160\]", lanes("warp()", "out[v + 129] = 0")).line == 3
    assert fails("uses v", lanes("lane(v)", "warp(v)")).line == 3


def test_a_barrier_does_nothing():
    calls = Calls()
    text = lanes("out[v] = v", "gpu_thread_barrier(2)", "warp(out[31])")
    assert run(text, calls)[:32] == list(range(32)) and calls.warp == [[31]]
    run("gpu_thread<CUDA> (t, 0, 2) {\ngpu_thread_barrier(2)\n}")


def test_sizes_come_from_a_run_as_a_warp():
    stmt = parse(lanes("result[v*2] = v", "warp(1)"))
    headers = infer_shapes(stmt, intrinsics=Calls().intrinsics)
    assert headers["result"].shape == (63,)


def test_lanes_are_parsed_and_printed():
    text = "gpu_lane<CUDA> (x, 0, 32) {\n gpu_thread_barrier(2)\n}\n"
    assert to_text(parse(text)) == text
