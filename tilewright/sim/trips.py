"""How often the loops of a kernel run, where that isn't known from the kernel alone."""

from __future__ import annotations

from collections.abc import Collection

from xdsl.dialects import arith, cf, scf
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.sim.cores import cores_of
from tilewright.sim.origins import Origins, origins_of


def set_trips(function: FuncOp, trips: int) -> list[scf.ForOp]:
    """Lets loops of `function` make `trips` iterations each, and returns these loops.

    These are the loops with work for both cores whose number of iterations isn't constant, of
    nested ones the innermost; where there are none, those with work for one core. Inside of such
    a loop its new end also stands for the old one, so that what is left of it is counted from
    there. EvaluationError if there is no such loop.
    """
    loops = _loops_to_set(function)
    if not loops:
        raise EvaluationError(
            f"--trip changes nothing: @{function.sym_name.data} has no loop with work whose number "
            "of iterations isn't constant",
            function,
        )
    for loop in loops:
        _set(loop, trips, origins_of([loop.ub], function))
    return loops


def _loops_to_set(function: FuncOp) -> list[scf.ForOp]:
    open_ = [loop for loop in _loops(function) if not _bounds(loop, function).is_constant]
    mixed = [loop for loop in open_ if len(cores_of(loop)) > 1]
    loops = mixed or [loop for loop in open_ if cores_of(loop)]
    return [
        loop
        for loop in loops
        if not any(other is not loop and loop.is_ancestor(other) for other in loops)
    ]


def _set(loop: scf.ForOp, trips: int, old: Origins) -> None:
    type = loop.lb.type
    assert isinstance(type, IndexType | IntegerType)
    count = arith.ConstantOp.from_int_and_width(trips, type)
    length = arith.MuliOp(count.result, loop.step)
    end = arith.AddiOp(loop.lb, length.result)
    block = loop.parent_block()
    assert block is not None
    block.insert_ops_before([count, length, end], loop)
    before = loop.ub
    loop.operands[1] = end.result
    if old.is_constant:
        return  # a constant may mean anything else inside
    for op in loop.body.walk():
        for number, operand in enumerate(op.operands):
            if operand is before:
                op.operands[number] = end.result


def check_trips(function: FuncOp, made_up: Collection[int], known: Collection[scf.ForOp]) -> None:
    """EvaluationError at a loop with work whose number of iterations depends on arguments that are
    made up, those at the positions `made_up`; the loops `known` have a number already."""
    for loop in _loops(function):
        if loop in known:
            continue
        unknown = sorted(_bounds(loop, function).arguments.intersection(made_up))
        if unknown and cores_of(loop):
            names = ", ".join(f"arg{position}" for position in unknown)
            example = ",".join(f"{position}=…" for position in unknown)
            raise EvaluationError(
                f"how many iterations this loop makes depends on {names}: give --args {example}, "
                "--inputs or --trip",
                loop,
            )


def made_up_decisions(
    function: FuncOp, made_up: Collection[int], memory_is_made_up: bool
) -> list[tuple[Operation, str]]:
    """The ops that decide what is done next by what is made up, and what that is, in words."""
    found: list[tuple[Operation, str]] = []
    for op in function.walk():
        origins = origins_of(_deciding(op), function)
        unknown = sorted(origins.arguments.intersection(made_up))
        what = [f"arg{position}" for position in unknown]
        if origins.data and memory_is_made_up:
            what.append("data")
        if what:
            found.append((op, " and ".join(what)))
    return found


def _deciding(op: Operation) -> list[SSAValue]:
    """The operands by which `op` decides what is done next."""
    match op:
        case scf.IfOp():
            return [op.cond]
        case scf.ForOp():
            return [op.lb, op.ub, op.step]
        case scf.ConditionOp() | cf.ConditionalBranchOp():
            return [op.operands[0]]
        case scf.IndexSwitchOp() | cf.SwitchOp():
            return [op.operands[0]]
        case _:
            return []


def _loops(function: FuncOp) -> list[scf.ForOp]:
    return [op for op in function.walk() if isinstance(op, scf.ForOp)]


def _bounds(loop: scf.ForOp, function: FuncOp) -> Origins:
    return origins_of([loop.lb, loop.ub, loop.step], function)
