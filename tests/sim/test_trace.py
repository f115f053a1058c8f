"""The trace has the form that viewers of Chrome's JSON format read."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import pairwise
from typing import Any

import pytest

from tests.sim.simulations import AFTER, KERNELS, Case, kernel
from tilewright.sim.engine import Cause
from tilewright.sim.trace import trace

Track = tuple[int, int]


def written(case: Case) -> dict[str, Any]:
    """The trace as it is read back from a file."""
    return json.loads(json.dumps(trace(kernel(case)), allow_nan=False))


def of_phase(content: dict[str, Any], phase: str) -> list[dict[str, Any]]:
    return [event for event in content["traceEvents"] if event["ph"] == phase]


def nanoseconds(microseconds: float) -> int:
    """A time as viewers keep it."""
    return int(microseconds * 1000)


def slices(content: dict[str, Any]) -> dict[Track, list[tuple[int, int]]]:
    """The start and end of each slice, in nanoseconds."""
    found: defaultdict[Track, list[tuple[int, int]]] = defaultdict(list)
    for event in of_phase(content, "X"):
        start = nanoseconds(event["ts"])
        found[event["pid"], event["tid"]].append((start, start + nanoseconds(event["dur"])))
    return found


@pytest.mark.parametrize("case", KERNELS, ids=str)
def test_slices(case: Case) -> None:
    """One for each instruction; those of a pipe don't overlap."""
    simulation, content = kernel(case), written(case)
    assert {event["ph"] for event in content["traceEvents"]} == {"M", "X", "s", "f"}
    found = of_phase(content, "X")
    assert len(found) == len(simulation.events)
    for slice_, event in zip(found, simulation.events, strict=True):
        assert slice_["ts"] >= 0 and slice_["dur"] >= 0
        assert slice_["args"]["cycles"] == event.end - event.start
        at = simulation.machine.seconds(event.start) * 1e6
        assert slice_["ts"] == pytest.approx(at, abs=1e-3)
    for times in slices(content).values():
        assert all(one[1] <= other[0] for one, other in pairwise(times))


@pytest.mark.parametrize("case", KERNELS, ids=str)
def test_arrows(case: Case) -> None:
    """Each begins in a slice and ends at the start of one; there is one for each wait for data."""
    simulation, content = kernel(case), written(case)
    waits = sum(event.cause is Cause.DATA for event in simulation.events)
    starts, ends = ({each["id"]: each for each in of_phase(content, kind)} for kind in "sf")
    assert starts.keys() == ends.keys()
    assert len(starts) == len(of_phase(content, "s")) == len(of_phase(content, "f")) == waits > 0
    tracks = slices(content)
    for number, start in starts.items():
        end = ends[number]
        assert (start["cat"], start["name"]) == (end["cat"], end["name"])
        assert end["bp"] == "e" and start["ts"] <= end["ts"]
        time = nanoseconds(start["ts"])
        assert any(one <= time < other for one, other in tracks[start["pid"], start["tid"]])
        time = nanoseconds(end["ts"])
        assert time in [one for one, _ in tracks[end["pid"], end["tid"]]]


def test_names_and_order() -> None:
    content = written(AFTER)
    names: dict[tuple[str, int, int], Any] = {}
    for event in of_phase(content, "M"):
        (value,) = event["args"].values()
        names[event["name"], event["pid"], event.get("tid", 0)] = value
    cores = {pid: name for (kind, pid, _), name in names.items() if kind == "process_name"}
    assert cores == {1: "Cube core", 2: "Vector core"}
    for pid, tid in slices(content):
        assert names["thread_sort_index", pid, tid] == tid
        assert names["process_sort_index", pid, 0] == pid
    pipes = [name for (kind, pid, _), name in names.items() if (kind, pid) == ("thread_name", 1)]
    assert sorted(pipes) == ["FIX", "M", "MTE1", "MTE2"]


def test_what_is_said_of_an_instruction() -> None:
    load = next(event for event in of_phase(written(AFTER), "X") if event["cat"] == "load")
    assert load["name"] == "load"
    assert load["args"] == {
        "place": "fa_fwd.mlir:80:5",
        "iteration": 0,
        "start_cycle": load["args"]["issued_cycle"],
        "cycles": 477,
        "issued_cycle": load["args"]["start_cycle"],
        "visible_cycle": load["args"]["start_cycle"] + 477,
        "cores": 1,
        "bytes": 8192,
        "waited_for": "issue",
    }
