"""Random statements: products, and how their values go from one core to the other."""

from __future__ import annotations

from tests.passes.cv_pipelining.random_body import CUBE, NONE, SIZES, VECTOR, Scope, Value
from tests.passes.cv_pipelining.random_statements import NO_LAYOUT, tensor


def product(scope: Scope) -> None:
    """A product, into a new tensor or onto an accumulator; Vector work behind it crosses now and
    then directly, else through a workspace."""
    m, n = scope.shape()
    accumulator = None
    if scope.chance(0.4):
        accumulator = scope.pick(lambda each: each.core == CUBE and each.element == "f32")
    if accumulator is not None:
        m, n = accumulator.shape  # pyright: ignore[reportAssignmentType]
    k = scope.rng.choice(SIZES)
    flags = [name for name in ("a_transpose", "b_transpose") if scope.chance(0.25)]
    a = tensor(scope, (k, m) if "a_transpose" in flags else (m, k), "f16")
    b = tensor(scope, (n, k) if "b_transpose" in flags else (k, n), "f16")
    if not scope.only and scope.chance(0.5):
        a, b = (to_cube(scope, each) if each.core == VECTOR else each for each in (a, b))
    outs = scope.empty((m, n), "f32") if accumulator is None else accumulator.name
    known = () if accumulator is None else (accumulator,)
    new = scope.made(CUBE, (m, n), "f32", (a, b, *known))
    attributes = f" {{{', '.join(flags)}}}" if flags else ""
    first = "%true" if accumulator is None else scope.rng.choice(("%false", "%flag"))
    scope.add(
        f"{new.name} = hivm.hir.mmadL1{attributes} ins({a.name}, {b.name}, {first},"
        f" %c{m}, %c{k}, %c{n} : {a.type}, {b.type}, i1, index, index, index)"
        f" outs({outs} : {new.type}) -> {new.type}"
    )
    if scope.only != CUBE and scope.chance(0.7):
        to_vector(scope, new)


def workspace(scope: Scope, shape: tuple[int | str, ...], element: str) -> str:
    """A tensor in a workspace, with a mark or without."""
    value = Value(scope.new(), shape, element)
    memory = scope.new()
    scope.add(
        f"{memory} = memref_ext.alloc_workspace() from %workspace : "
        f"from memref<?xi8> to {value.memref}"
    )
    if scope.chance(0.5):
        count = scope.rng.choice((1, 2, 3, 4))
        scope.add(
            f"annotation.mark {memory} {{hivm.multi_buffer = {count} : i32}} : {value.memref}"
        )
    scope.add(f"{value.name} = bufferization.to_tensor {memory} restrict writable : {value.memref}")
    return value.name


def to_vector(scope: Scope, one: Value) -> Value:
    """A product put into a workspace and loaded by the other core, once or twice."""
    element = scope.rng.choice(("f32", "f16"))
    attributes = ["dma_mode = #hivm.dma_mode<nz2nd>"]
    if element == "f16":
        attributes.append("pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>")
    if scope.chance(0.2):
        attributes.append("pre_relu = #hivm.fixpipe_pre_relu_mode<NORMAL_RELU>")
    outs = workspace(scope, one.shape, element)
    there = scope.made(CUBE, one.shape, element, (one,))
    scope.tensors.remove(there)
    scope.add(
        f"{there.name} = hivm.hir.fixpipe {{{', '.join(attributes)}}} ins({one.name} : {one.type})"
        f" outs({outs} : {there.type}) -> {there.type}"
    )
    if scope.chance(0.3):
        loaded(scope, there, scope.rng.choice((CUBE, VECTOR)))
    return loaded(scope, there, VECTOR)


def to_cube(scope: Scope, one: Value) -> Value:
    """A tensor of the Vector core stored to a workspace, and loaded by the Cube core."""
    outs = workspace(scope, one.shape, one.element)
    there = scope.made(VECTOR, one.shape, one.element, (one,))
    scope.tensors.remove(there)
    scope.add(
        f"{there.name} = hivm.hir.store ins({one.name} : {one.type}) outs({outs} : {there.type})"
        f" -> {there.type}"
    )
    return loaded(scope, there, CUBE)


def loaded(scope: Scope, there: Value, core: str) -> Value:
    outs = scope.empty(there.shape, there.element)
    crossed = there.crossed | (there.carried if core != there.core else NONE)
    new = Value(scope.new(), there.shape, there.element, core, there.carried, crossed)
    scope.tensors.append(new)
    scope.add(
        f"{new.name} = hivm.hir.load ins({there.name} : {there.type}) outs({outs} : {new.type})"
        f" {NO_LAYOUT} core_type = <{core}> -> {new.type}"
    )
    return new
