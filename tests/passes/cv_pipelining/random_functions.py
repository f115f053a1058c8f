"""Whole functions with random mix loops, and the arguments that they are run with."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass, field

import numpy as np

from tests.passes.cv_pipelining.random_body import Carried, Loop, Memory, Scope, Statement, Value
from tests.passes.cv_pipelining.random_kinds import KINDS
from tests.passes.cv_pipelining.random_memory import store
from tests.passes.cv_pipelining.random_outer_memory import moving_view
from tests.passes.cv_pipelining.random_products import product
from tests.passes.cv_pipelining.random_statements import PITCH, unary

# The longest argument that any window begins in: the highest induction value, outer loop and all.
LENGTH = PITCH * 64
ENTRY = "mix"
CONSTANTS = (0, 1, 2, 3, 8, 16)
INPUTS = (
    ("%a", "memref<?xf16>"),
    ("%b", "memref<?xf32>"),
    ("%scale", "f32"),
    ("%half", "f16"),
    ("%flag", "i1"),
    ("%rows", "index"),
    ("%count", "index"),
)
WORKSPACE = "%workspace: memref<?xi8> {hacc.arg_type = #hacc.arg_type<workspace>}"


@dataclass
class Function:
    """Loops one after the other, all of them in a plain loop if `repeated`; `bounds` are the
    arguments (lower, upper, step) of each."""

    memory: Memory
    bounds: list[tuple[int, int, int]]
    types: list[str]
    loops: list[Loop] = field(default_factory=list)
    repeated: bool = False

    def text(self) -> str:
        arguments = [WORKSPACE, *(f"{name}: {type}" for name, type in INPUTS)]
        for number, type in enumerate(self.types):
            arguments += [f"%{what}{number}: {type}" for what in ("lower", "upper", "step")]
        outputs = enumerate(self.memory.outputs)
        arguments += [f"%out{number}: memref<?x{element}>" for number, element in outputs]
        results = [
            (f"{loop.result}#{number}", each.type)
            for loop in self.loops
            for number, each in enumerate(loop.carried)
        ]
        results = [] if self.repeated else results
        arrow = f" -> ({', '.join(type for _, type in results)})" if results else ""
        lines = [f"func.func @{ENTRY}({', '.join(arguments)}){arrow} {{"]
        lines += [f"  %c{n} = arith.constant {n} : index" for n in CONSTANTS]
        lines += [
            f"  %pitch = arith.constant {PITCH} : index",
            "  %true = arith.constant true",
            "  %false = arith.constant false",
        ]
        if self.repeated:
            lines.append("  scf.for %again = %c0 to %c2 step %c1 {")
        lines += [f"    {line}" for loop in self.loops for line in loop.lines()]
        if self.repeated:
            lines.append("  }")
        names = ", ".join(name for name, _ in results)
        lines.append(
            f"  return {names} : {', '.join(type for _, type in results)}"
            if results
            else "  return"
        )
        return "\n".join([*lines, "}", ""])

    def arguments(self) -> list[object]:
        generator = np.random.default_rng(len(self.bounds))
        values: list[object] = [None]
        values += [generator.standard_normal(LENGTH).astype(np.float16)]
        values += [generator.standard_normal(LENGTH).astype(np.float32)]
        values += [np.float32(0.5), np.float16(0.25), True, 11, 2]
        for bounds in self.bounds:
            values += bounds
        for element in self.memory.outputs:
            values.append(np.ones(LENGTH, np.float32 if element == "f32" else np.float16))
        return values


def random_function(seed: int) -> Function:
    rng = random.Random(seed)
    numbers = itertools.count()
    function = Function(Memory(), [], [])
    function.repeated = rng.random() < 0.1
    for number in range(rng.choice((1, 1, 1, 1, 1, 2))):
        trips = rng.choice((0, 1, 2, 3, 4, 5, 7, 9))
        lower, step = rng.choice((0, 0, 1, 3)), rng.choice((1, 1, 2, 3))
        upper = lower + trips * step - (rng.randrange(step) if trips else 0)
        function.bounds.append((lower, upper, step))
        function.types.append(rng.choice(("index", "i32", "i64")))
        before = function.loops[-1] if function.loops else None
        function.loops.append(random_loop(rng, numbers, number, function, before))
    return function


def random_loop(
    rng: random.Random,
    numbers: itertools.count[int],
    number: int,
    function: Function,
    before: Loop | None,
) -> Loop:
    """A loop with up to some twenty statements; it may use results of the one before it."""
    type = function.types[number]
    bounds = f"%lower{number} to %upper{number} step %step{number}"
    suffix = "" if type == "index" else f": {type} "
    loop = Loop(f"%i{number}", bounds, suffix, f"%r{number}")
    scope = Scope(rng, numbers, function.memory, loop.outside)
    if type == "index":
        scope.indices.append(loop.induction)
    else:
        index = scope.new()
        scope.add(f"{index} = arith.index_cast {loop.induction} : {type} to index")
        scope.indices.append(index)
    slots = begin_carried(scope, loop, before)
    if scope.chance(0.1):
        moving_view(scope, loop)
    kinds, weights = zip(*KINDS, strict=True)
    for kind in (product, *rng.choices(kinds, weights, k=rng.randrange(2, 12)), unary, store):
        kind(scope)
    end_carried(scope, loop, slots)
    loop.statements = scope.statements
    return loop


def begin_carried(scope: Scope, loop: Loop, before: Loop | None) -> list[Value]:
    """Adds what the loop carries: counters, numbers, tensors; each yields itself for now."""
    rng = scope.rng
    values: list[Value] = []

    def carry(shape: tuple[int, ...], element: str, initial: str) -> Value:
        position = frozenset((len(values),))
        value = Value(scope.new(), shape, element, "", position)
        values.append(value)
        loop.carried.append(Carried(value.name, value.type, initial, value.name))
        return value

    for _ in range(rng.choice((0, 0, 1, 2))):
        scope.indices.append(carry((), "index", rng.choice(("%c0", "%c1", "%count"))).name)
    for _ in range(rng.choice((0, 0, 0, 1))):
        scope.scalars.append(carry((), "f32", "%scale"))
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        shape = scope.shape()
        initial = Value(scope.new(), shape, "f32")
        alike = (
            []
            if before is None
            else [
                f"{before.result}#{n}"
                for n, e in enumerate(before.carried)
                if e.type == initial.type
            ]
        )
        if alike and rng.random() < 0.7:
            scope.tensors.append(carry(shape, "f32", rng.choice(alike)))
            continue
        empty = scope.new()
        loop.outside.append(
            Statement(
                [
                    f"{empty} = tensor.empty() : {initial.type}",
                    f"{initial.name} = hivm.hir.vbrc ins(%scale : f32) outs({empty} : "
                    f"{initial.type}) -> {initial.type}",
                ]
            )
        )
        scope.tensors.append(carry(shape, "f32", initial.name))
    return values


def end_carried(scope: Scope, loop: Loop, values: list[Value]) -> None:
    """Chooses what is yielded: mostly something that can stay within a work item."""
    rng = scope.rng
    for number, value in enumerate(values):
        slot = loop.carried[number]
        if value.element == "index":
            others = [each.name for each in values if each.element == "index"]
            if rng.random() < 0.8:
                slot.yielded = scope.new()
                step = rng.choice(("%c1", "%c2"))
                scope.add(f"{slot.yielded} = arith.addi {value.name}, {step} : index")
            else:
                slot.yielded = rng.choice(others)
            continue
        fits = [
            each
            for each in (*scope.tensors, *scope.scalars)
            if each.type == value.type
            and (number not in each.crossed or rng.random() < 0.1)
            and each.carried <= {number} | {n for n in each.carried if rng.random() < 0.5}
        ]
        if (memory := [each for each in fits if not each.core]) and rng.random() < 0.15:
            fits = memory
        own = [each for each in fits if number in each.carried and each.name != value.name]
        choices = own if own and rng.random() < 0.7 else fits
        if choices:
            slot.yielded = rng.choice(choices[-4:]).name
