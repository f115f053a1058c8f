"""Every workload computes what it says and reads exactly what its inputs hold."""

import re
from dataclasses import replace

import numpy as np
import pytest

from tests.select.workloads import CASES, FAMILIES, Tensor, Workload, bare, case, conv1d
from tilewright.stmt.evaluate import EvaluationError, evaluate, make_buffers
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text

IDS = [" ".join([name, *(f"{k}={v}" for k, v in options.items())]) for name, options in CASES]


@pytest.fixture(params=range(len(CASES)), ids=IDS, scope="module")
def workload(request: pytest.FixtureRequest) -> Workload:
    return case(request.param)


def test_every_family_has_cases():
    assert {name for name, _ in CASES} == set(FAMILIES)
    assert len(set(IDS)) == len(IDS)


def test_the_text_is_what_is_printed_for_it(workload):
    stmt = workload.stmt
    printed = to_text(stmt)
    assert parse(printed, types=workload.types) == stmt
    assert to_text(parse(printed, types=workload.types)) == printed
    if workload.has_headers and "spelled" not in workload.name:
        # Halide writes halves 1.000000h.
        assert printed == re.sub(r"(-?\d+)\.000000h", r"(float16)\1", workload.text)


def test_small_integers_are_exact(workload):
    """On exact buffers, on padded rows, and where what isn't read was never written."""
    stmt = workload.stmt
    expected = workload.expected(seed=1)
    assert expected.shape == workload.output.shape
    assert expected.any()
    for padding, holes in ((0, False), (5, True)):
        result = workload.run(stmt, seed=1, padding=padding, holes=holes)
        assert np.array_equal(result.astype(np.float64), expected)


def test_inputs_hold_exactly_what_is_read(workload):
    accesses = workload.accesses()
    for name, buffer in accesses.items():
        used = np.flatnonzero(buffer.reads if name in workload.inputs else buffer.writes)
        spare = name == "I" and "one more" in workload.name
        first = workload.variables.get("rx", 0) if name in workload.inputs else 0
        assert used[0] == first
        assert used[-1] == buffer.size - 1 - spare
    assert accesses[workload.output.name].writes.all()


def test_headers_follow_from_the_asserts(workload):
    """Also where inputs begin at negative coordinates."""
    assert workload.inferred_headers() == workload.headers()
    headers = workload.inferred_headers(padding=3, margin=2)
    stmt = workload.stmt
    buffers = make_buffers(stmt, headers, seed=3)
    evaluate(stmt, buffers, headers=headers, variables=workload.variables)
    result = headers[workload.output.name].array(buffers[workload.output.name])
    assert np.array_equal(result.astype(np.float64), workload.reference(headers, buffers))


def test_one_element_less_is_too_few():
    workload = bare(lanes=64)
    signal = workload.inputs["I"]
    short = Tensor("I", signal.type, (signal.extents[0] - 1,))
    with pytest.raises(EvaluationError, match=r"read of I\[70\] is outside its 70 elements"):
        replace(workload, inputs=workload.inputs | {"I": short}).run(workload.stmt)


def test_holes_between_windows_are_never_read():
    workload = conv1d(taps=2, stride=4)
    assert np.flatnonzero(workload.accesses()["I"].reads)[:4].tolist() == [0, 1, 4, 5]
    written = workload.exact_buffers(holes=True)["I"].written
    assert np.flatnonzero(written)[:4].tolist() == [0, 1, 4, 5]
    with pytest.raises(EvaluationError, match="never written"):
        workload.run(parse("let x = I[2]\nout[0] = x\n" + workload.text), holes=True)
