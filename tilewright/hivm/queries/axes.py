"""What the dimensions of an op are to it."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from tilewright.hivm.dialects.hivm import permutations, reductions, vector
from tilewright.hivm.queries.destinations import inits
from tilewright.hivm.traits import NoLibraryFunctionTrait, OpLibraryMaxRankTrait
from tilewright.hivm.traits.structured import dims, rank_of, shape_of

# The array of each op that gives dimensions a part in it, and what they are then.
TARGETS = (
    ("broadcast", "broadcast"),
    ("broadcast_dims", "broadcast"),
    ("reduce_dims", "reduction"),
    ("cum_dims", "cumulative"),
)


def broadcast_axes(op: Operation, operand: SSAValue) -> tuple[int, ...]:
    """The dimensions that `op` repeats of `operand`: those in its array where it has size 1."""
    shape = shape_of(operand.type)
    if shape is None:
        return ()
    axes = dims(op, "broadcast") or dims(op, "broadcast_dims")
    return tuple(axis for axis in axes if axis < len(shape) and shape[axis] == 1)


def transpose_axes(op: Operation) -> tuple[int, ...]:
    """The permutation of the inputs' dimensions; () where `op` keeps their order."""
    return dims(op, "transpose") or dims(op, "permutation")


def iterator_types(op: Operation) -> tuple[str, ...]:
    """What each dimension of the destination is: parallel, broadcast, transpose, reduction, …"""
    targets = inits(op)
    rank = rank_of(targets[0].type) if targets else None
    if rank is None:
        return ()
    kinds = ["parallel"] * rank
    for d, source in enumerate(transpose_axes(op)):
        if d != source:
            kinds[d] = "transpose"
    for name, kind in TARGETS:
        for d in dims(op, name):
            kinds[d] = kind
    axes, kind = _own_axes(op, rank)
    for d in axes:
        kinds[d] = kind
    return tuple(kinds)


def _own_axes(op: Operation, rank: int) -> tuple[tuple[int, ...], str]:
    """The dimensions along which `op` does what no array of it says, and what it does there."""
    match op:
        case permutations.VConcatOp():
            return (op.dim.value.data,), "concat"
        case permutations.VFlipOp():
            return (op.flip_axis.value.data,), "inverse"
        case vector.VGatherOp():
            return (rank - 1 if op.gather_axis is None else op.gather_axis.value.data,), "gather"
        case permutations.VInterleaveOp():
            return (rank - 1,), "interleave"
        case permutations.VDeinterleaveOp():
            return (rank - 1,), "deinterleave"
        case permutations.VPadOp():
            low, high = dims(op, "static_low"), dims(op, "static_high")
            return tuple(d for d in range(rank) if (low[d], high[d]) != (0, 0)), "pad"
        case reductions.VSortOp():
            return (op.sort_axis.value.data,), "opaque"
        case _:
            return (), "parallel"


def max_rank(op: Operation) -> int | None:
    """The most dimensions that the library's function takes; None where no limit is known.

    Raises LookupError for an op that the library has no function for.
    """
    if op.has_trait(NoLibraryFunctionTrait):
        raise LookupError(f"the library has no function for {op.name}")
    limit = op.get_trait(OpLibraryMaxRankTrait)
    return limit.max_rank if limit is not None and limit.max_rank > 0 else None
