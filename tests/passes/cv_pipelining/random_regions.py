"""Random statements with regions: scf.if and scf.for with work for one core."""

from __future__ import annotations

from tests.passes.cv_pipelining.random_body import CUBE, VECTOR, Scope, Statement, Value
from tests.passes.cv_pipelining.random_memory import (
    change_buffer,
    element,
    store,
)
from tests.passes.cv_pipelining.random_products import product
from tests.passes.cv_pipelining.random_statements import (
    VECTOR_KINDS,
    Kind,
    elementwise,
    load,
    number,
)


def condition(scope: Scope) -> tuple[str, tuple[Value, ...]]:
    floats = [each for each in scope.scalars if each.element == "f32"]
    if floats and scope.chance(0.3):
        one, name = scope.rng.choice(floats), scope.new()
        scope.add(f"{name} = arith.cmpf olt, {one.name}, %scale : f32")
        return name, (one,)
    if scope.chance(0.7):
        name = scope.new()
        scope.add(f"{name} = arith.cmpi slt, {scope.rng.choice(scope.indices)}, %c3 : index")
        return name, ()
    return "%flag", ()


def work_inside(scope: Scope, core: str, count: int) -> Scope:
    """A region's scope with some work for `core`."""
    inner = scope.inner(core)
    for _ in range(count):
        if core == CUBE:
            product(inner)
        else:
            kinds: list[tuple[Kind, int]] = [*VECTOR_KINDS, (element, 1)]
            if not count % 2:
                kinds.append((store, 3))
            choices, weights = zip(*kinds, strict=True)
            inner.rng.choices(choices, weights)[0](inner)
    return inner


def behind(scope: Scope, statement: Statement) -> tuple[Value, ...]:
    """The values that a statement uses."""
    names = statement.uses()
    return tuple(each for each in (*scope.tensors, *scope.scalars) if each.name in names)


def branch(scope: Scope) -> None:
    """An scf.if with tensors and numbers as results, or with stores only."""
    core = scope.rng.choice((CUBE, VECTOR, VECTOR))
    flag, _ = condition(scope)
    inner = work_inside(scope, core, scope.rng.choice((1, 2, 3)))
    if core == VECTOR and scope.chance(0.3):
        store(inner)
        scope.add(f"scf.if {flag} {{", *inner.lines(), "}")
        return
    old = {each.name for each in scope.tensors}
    new = [e for e in inner.tensors if e.name not in old and e.core == core and not e.sizes]
    other = scope.inner(core)
    other.tensors = [each for each in scope.tensors if each.name not in scope.buffer_of]
    if not new:
        return
    results = [scope.rng.choice(new)]
    known = {each.name for each in scope.scalars}
    results += [each for each in inner.scalars if each.name not in known][:1]
    others: list[Value] = []
    for each in results:
        if not each.shape:
            others.append(number(other, "f32"))
            continue
        found = other.pick(lambda e, like=each: e.type == like.type)
        if found is None:
            found = load(other, each.shape, each.element)  # pyright: ignore[reportArgumentType]
        others.append(found)
    name, types = scope.new(), ", ".join(each.type for each in results)
    lines = [
        f"{name}:{len(results)} = scf.if {flag} -> ({types}) {{",
        *inner.lines(),
        f"  scf.yield {', '.join(each.name for each in results)} : {types}",
        "} else {",
        *other.lines(),
        f"  scf.yield {', '.join(each.name for each in others)} : {types}",
        "}",
    ]
    sources = behind(scope, Statement(lines))
    scope.add(*lines)
    for number_, each in enumerate(results):
        scope.made(core, each.shape, each.element, sources, f"{name}#{number_}")


def inner_loop(scope: Scope) -> None:
    """An scf.for of one core with a carried tensor."""
    core = scope.rng.choice((CUBE, VECTOR))
    start = scope.pick(
        lambda each: (
            not each.sizes
            and len(each.shape) == 2
            and each.core in (core, "")
            and each.name not in scope.buffer_of
        )
    )
    if start is None or (core == CUBE and start.element != "f32"):
        return
    induction, argument, name = scope.new(), scope.new(), scope.new()
    inner = scope.inner(core)
    inner.indices.append(induction)
    inside = Value(argument, start.shape, start.element, core)
    inner.tensors = [*inner.tensors, inside]
    if core == CUBE:
        inner.tensors = [each for each in inner.tensors if each.element != "f32"] + [inside]
        product(inner)
    else:
        for _ in range(scope.rng.choice((1, 2))):
            elementwise(inner)
    found = inner.pick(lambda each: each.type == start.type and each.core == core)
    result = inside if found is None else found
    bound = scope.rng.choice(("%c2", "%c3", "%c0", "%count", *scope.indices[:1]))
    lines = [
        f"{name} = scf.for {induction} = %c0 to {bound} step %c1"
        f" iter_args({argument} = {start.name}) -> ({start.type}) {{",
        *inner.lines(),
        f"  scf.yield {result.name} : {start.type}",
        "}",
    ]
    sources = behind(scope, Statement(lines))
    scope.add(*lines)
    scope.made(core, start.shape, start.element, sources, name)


def branch_on_buffer(scope: Scope) -> None:
    """An scf.if or scf.for that changes a buffer from outside of it."""
    if not scope.buffers:
        return
    inner = scope.inner(VECTOR)
    inner.buffers = scope.buffers
    inner.buffer_of = scope.buffer_of
    flag, _ = condition(scope)
    for _ in range(scope.rng.choice((1, 2))):
        change_buffer(inner)
    scope.tensors = [each for each in scope.tensors if each in inner.tensors]
    head = f"scf.if {flag} {{"
    if scope.chance(0.5):
        head = f"scf.for {scope.new()} = %c0 to {scope.rng.choice(('%c2', '%count'))} step %c1 {{"
    scope.add(head, *inner.lines(), "}")


def choose_index(scope: Scope) -> None:
    """An index that depends on a condition."""
    flag, sources = condition(scope)
    if sources:
        return
    name = scope.new()
    one, two = scope.rng.choice(scope.indices), scope.rng.choice((*scope.indices, "%c2"))
    scope.add(
        f"{name} = scf.if {flag} -> (index) {{",
        f"  scf.yield {one} : index",
        "} else {",
        f"  scf.yield {two} : index",
        "}",
    )
    scope.indices.append(name)
