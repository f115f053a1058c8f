"""Functions that fail, made smaller."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import deepcopy

from tests.passes.cv_pipelining.random_functions import Function


def reduced(function: Function, fails: Callable[[Function], bool]) -> Function:
    """A function for which `fails` holds, too, from which nothing more can be left out."""
    left_out = True
    while left_out:
        left_out = False
        for edit in _edits(function):
            new = deepcopy(function)
            edit(new)
            if _is_closed(new) and fails(new):
                function, left_out = new, True
    return function


def _edits(function: Function) -> Iterator[Callable[[Function], object]]:
    """Ways to leave something out; those of a list from its end on, so that all of them can be
    applied one after the other."""
    if len(function.loops) > 1:
        yield lambda new: new.loops.pop()
    yield lambda new: setattr(new, "repeated", False)
    for n, loop in enumerate(function.loops):
        for i, each in enumerate(loop.carried):
            yield lambda new, n=n, i=i, name=each.argument: setattr(
                new.loops[n].carried[i], "yielded", name
            )
        for i in reversed(range(len(loop.statements))):
            yield lambda new, n=n, i=i: new.loops[n].statements.pop(i)
        for i in reversed(range(len(loop.carried))):
            yield lambda new, n=n, i=i: new.loops[n].carried.pop(i)
        for i in reversed(range(len(loop.outside))):
            yield lambda new, n=n, i=i: new.loops[n].outside.pop(i)


def _is_closed(function: Function) -> bool:
    """Whether everything that is used is defined, and something is left."""
    if not all(loop.statements for loop in function.loops):
        return False
    for loop in function.loops:
        lines = loop.lines()
        used = {name for line in lines for name in re.findall(r"%v\d+", line)}
        defined = {name for line in lines for name in re.findall(r"(%v\d+)(?::\d+)? = ", line)}
        if used - defined:
            return False
    return True
