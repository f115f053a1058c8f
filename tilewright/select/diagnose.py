"""Why a candidate can't be mapped: the conditions in order, and the first that fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tilewright.accel import TARGETS, Accelerator
from tilewright.accel.geometry import find_product
from tilewright.select.engine.declaration import Permissions, supports_product
from tilewright.select.engine.windows import decompositions
from tilewright.select.program.candidates import Candidate
from tilewright.stmt.index.polynomial_reader import keeps_values as keeps_integers
from tilewright.stmt.nodes import Binary, Broadcast, Call, Cast, Expr, Store, VectorReduce
from tilewright.stmt.types import Type
from tilewright.stmt.visit import walk


@dataclass(frozen=True)
class Diagnosis:
    """The first condition that failed and why; `held` of the CONDITIONS hold, in their order."""

    reason: str
    held: int


@dataclass(frozen=True)
class Factors:
    """One sum of products in a store: the reduction and its two factors as they are multiplied."""

    store: Store
    reduction: VectorReduce
    left: Expr
    right: Expr


def diagnose(
    candidate: Candidate, accelerator: Accelerator, permissions: Permissions, otherwise: str
) -> Diagnosis:
    """The first condition that the candidate doesn't meet; `otherwise` when it's the last."""
    for held, condition in enumerate(_CHECKS):
        reason = condition(candidate, accelerator, permissions)
        if reason is not None:
            return Diagnosis(reason, held)
    return Diagnosis(otherwise, len(_CHECKS))


def sums_of_products(store: Store) -> Iterator[Factors]:
    """Every vector_reduce_add of a product in the store's value."""
    for e in walk(store.value):
        if not isinstance(e, VectorReduce) or e.op != "add":
            continue
        match _unwrapped(e.value):
            case Binary(op="*", a=left, b=right):
                yield Factors(store, e, left, right)
            case Call(name="widening_mul", args=(left, right)):
                yield Factors(store, e, left, right)
            case _:
                pass


def _unwrapped(e: Expr) -> Expr:
    """Below conversions: the products of narrow integers may be formed before they are widened."""
    while isinstance(e, Cast):
        e = e.value
    return e


def source_type(factor: Expr) -> Type:
    """The element type that a factor had before it was widened."""
    while isinstance(factor, Broadcast) or (
        isinstance(factor, Cast) and keeps_values(factor.value.type, factor.to)
    ):
        factor = factor.value
    return factor.type.element


def keeps_values(source: Type, target: Type) -> bool:
    """Is every value of one element type a value of the other?"""
    if source.is_integer and target.is_integer:
        return keeps_integers(source, target)
    if source.is_float and target.is_float:
        return source.element == target.element or source.bits < target.bits
    return not (source.is_known and target.is_known)


def _sums_products(
    candidate: Candidate, accelerator: Accelerator, permissions: Permissions
) -> str | None:
    name = candidate.buffer.name
    if not candidate.products:
        return f"no reduction of products: no store to {name} has a vector_reduce_add"
    for store in candidate.products:
        if not any(sums_of_products(store)):
            return (
                f"no reduction of products: the vector_reduce_add in the store to {name} "
                "does not add up the products of two factors"
            )
    return None


def _accumulator_type(
    candidate: Candidate, accelerator: Accelerator, permissions: Permissions
) -> str | None:
    allowed = sorted({str(p.accumulator) for p in accelerator.products})
    for store in candidate.products:
        type = store.value.type.element
        if str(type) not in allowed:
            return (
                f"the accumulator is {type}; {accelerator.name} accumulates {' or '.join(allowed)}"
            )
    return None


def _unpredicated(
    candidate: Candidate, accelerator: Accelerator, permissions: Permissions
) -> str | None:
    if any(store.predicate is not None for store in candidate.products):
        return f"a store of a product to {candidate.buffer.name} is predicated"
    return None


def _operand_types(
    candidate: Candidate, accelerator: Accelerator, permissions: Permissions
) -> str | None:
    for store in candidate.products:
        for factors in sums_of_products(store):
            left, right = source_type(factors.left), source_type(factors.right)
            accumulator = factors.reduction.type.element
            lossy = _loses_values(factors)
            wide = find_product(accelerator, accumulator, accumulator, accumulator)
            rounds = wide is not None and wide.operands and not permissions.rounding
            known = supports_product(accelerator, accumulator, left, right)
            if lossy is None and (known or (wide and not rounds)):
                continue
            if lossy is not None:
                return lossy
            if not (left.is_known and right.is_known):
                return "the element type of an operand is not known: give it with --type NAME=TYPE"
            if wide is not None and rounds:
                return (
                    f"the operands are {left} and {right}, and {accelerator.name} would round them "
                    f"to {wide.operands}, which --allow-{wide.operands} permits"
                )
            # Another of the same kind, if there is one, comes before those of other kinds.
            kind = accelerator.name.partition(":")[0]
            others = sorted(TARGETS.values(), key=lambda a: a.name.partition(":")[0] != kind)
            for other in others:
                if supports_product(other, accumulator, left, right):
                    return f"the operands are {left} and {right}, which need --target {other.name}"
            have = ", ".join(f"{p.left}·{p.right}" for p in accelerator.products)
            return (
                f"the operands are {left} and {right}, summed in {accumulator}; "
                f"{accelerator.name} multiplies {have}"
            )
    return None


def _loses_values(factors: Factors) -> str | None:
    """Are products formed in a type that can't hold them all, before they are widened?"""
    formed = _unwrapped(factors.reduction.value).type.element
    if formed == factors.reduction.type.element or not formed.is_integer:
        return None
    left, right = source_type(factors.left), source_type(factors.right)
    if not (left.is_integer and right.is_integer):
        return None
    products = [a * b for a in _range(left) for b in _range(right)]
    low, high = _range(formed)
    if low <= min(products) and max(products) <= high:
        return None
    return f"products of {left} and {right} are formed in {formed}, which does not hold them"


def _range(type: Type) -> tuple[int, int]:
    """The least and the greatest value of an integer type."""
    low = -(1 << (type.bits - 1)) if type.is_int else 0
    return low, low + (1 << type.bits) - 1


def _matrix_shape(
    candidate: Candidate, accelerator: Accelerator, permissions: Permissions
) -> str | None:
    for store in candidate.products:
        for factors in sums_of_products(store):
            results = factors.reduction.lanes
            pairs = ((factors.left, factors.right), (factors.right, factors.left))
            if not any(decompositions(results, a, b) for a, b in pairs):
                depth = factors.left.lanes // results
                return (
                    "the product is not one of matrices: no rows × columns of the "
                    f"{results} results (depth {depth}) have a left factor that is the same "
                    "for all columns and a right factor that is the same for all rows, nor slides "
                    "a factor over memory by constant steps"
                )
    return None


_CHECKS: list[Callable[[Candidate, Accelerator, Permissions], str | None]] = [
    _sums_products,
    _accumulator_type,
    _unpredicated,
    _operand_types,
    _matrix_shape,
]
# What they ask for, in their order, and last what only trying the forms can tell.
CONDITIONS = (
    "a store adds up products",
    "in a type that the accelerator accumulates in",
    "without a predicate",
    "of types that it multiplies",
    "as a product of matrices",
    "that fits its registers, with operands that can be brought into tiles",
)
