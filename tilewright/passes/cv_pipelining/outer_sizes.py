"""Sizes that are known before a loop's first iteration."""

from __future__ import annotations

from xdsl.builder import Builder
from xdsl.dialects import arith, memref, scf, tensor
from xdsl.dialects.bufferization import ToTensorOp
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, MemRefType, TensorType
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

from tilewright.hivm.dialects.memref_ext import AllocWorkspaceOp
from tilewright.hivm.queries import inits, is_destination_style
from tilewright.passes.cv_pipelining.body import Body
from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.pure_ops import AFFINE_OPS, MAY_FAIL, MAY_TRAP, PURE_DIALECTS


class OuterSizes:
    """Finds the sizes of dynamic dimensions, and computes them before the loop with `builder`."""

    def __init__(self, body: Body, builder: Builder) -> None:
        self.body = body
        self.builder = builder
        self.copies: dict[SSAValue, SSAValue] = {}
        self.clamped: dict[SSAValue, SSAValue] = {}

    def of(self, value: SSAValue) -> list[SSAValue]:
        """The sizes of the dynamic dimensions of `value`, a tensor or memref.

        Raises Declined if they aren't known, or not the same in all iterations.
        """
        type = value.type
        if not isinstance(type, TensorType | MemRefType) or DYNAMIC_INDEX not in type.get_shape():
            return []
        return [self._at_least_0(self._outside(size, value)) for size in self._sizes(value)]

    def _at_least_0(self, size: SSAValue) -> SSAValue:
        """`size`, which may be negative where the loop has no iterations."""
        if isinstance(size, OpResult) and isinstance(size.op, arith.ConstantOp):
            return size
        if size not in self.clamped:
            zero = self.builder.insert(arith.ConstantOp.from_int_and_width(0, IndexType())).result
            self.clamped[size] = self.builder.insert(arith.MaxSIOp(size, zero)).result
        return self.clamped[size]

    def _sizes(self, value: SSAValue) -> tuple[SSAValue, ...]:
        op = value.op if isinstance(value, OpResult) else None
        match op:
            case tensor.EmptyOp():
                return tuple(op.dynamic_sizes)
            case memref.AllocOp() | memref.AllocaOp():
                return tuple(op.dynamic_sizes)
            case AllocWorkspaceOp():
                return tuple(op.dynamicSize)
            case ToTensorOp():
                return self._sizes(op.memref)
            case scf.ForOp():
                return self._carried(op, value.index, value)  # pyright: ignore[reportAttributeAccessIssue]
            case Operation() if is_destination_style(op):
                return self._sizes(inits(op)[value.index])  # pyright: ignore[reportAttributeAccessIssue]
            case _:
                if isinstance(value, BlockArgument) and value.index > 0:
                    loop = value.block.parent_op()
                    if isinstance(loop, scf.ForOp):
                        return self._carried(loop, value.index - 1, value)
                raise self._unknown(value)

    def _carried(self, loop: scf.ForOp, number: int, value: SSAValue) -> tuple[SSAValue, ...]:
        """The sizes of what a loop carries, which must stay what they are at first."""
        argument, end = loop.body.block.args[number + 1], loop.body.block.last_op
        assert isinstance(end, scf.YieldOp)
        initial = self._sizes(loop.iter_args[number])
        if not _has_sizes_of(end.arguments[number], argument) and (
            self._sizes_or_none(end.arguments[number]) != initial
        ):
            raise self._unknown(value)
        return initial

    def _sizes_or_none(self, value: SSAValue) -> tuple[SSAValue, ...] | None:
        try:
            return self._sizes(value)
        except Declined:
            return None

    def _outside(self, size: SSAValue, value: SSAValue) -> SSAValue:
        """`size` computed before the loop."""
        if size in self.copies:
            return self.copies[size]
        if isinstance(size, BlockArgument):
            if size.block is self.body.loop.body.block:
                raise self._unknown(value)
            return size
        definer = self.body.definer(size)
        if definer is None:
            return size
        if definer.name.split(".")[0] not in PURE_DIALECTS and definer.name not in AFFINE_OPS:
            raise self._unknown(value)
        if definer.regions or definer.name in MAY_FAIL:
            raise self._unknown(value)
        if definer.name in MAY_TRAP and not _has_constant_divisor(definer):
            raise self._unknown(value)  # without iterations, the divisor may be 0
        for operand in definer.operands:
            self.copies[operand] = self._outside(operand, value)
        self.builder.insert(definer.clone(self.copies))
        return self.copies[size]

    def _unknown(self, value: SSAValue) -> Declined:
        op = value.owner if isinstance(value.owner, Operation) else self.body.loop
        return Declined(
            op,
            f"a value of type {value.type} would get slots, but its sizes aren't known before the"
            " loop",
            "dynamic sizes of what goes between work items must be the same in all iterations",
        )


def _has_sizes_of(value: SSAValue, other: SSAValue) -> bool:
    """Whether `value` was written to `other`, or to what has its sizes."""
    while value is not other:
        if not isinstance(value, OpResult) or not is_destination_style(value.op):
            return False
        value = inits(value.op)[value.index]
    return True


def _has_constant_divisor(division: Operation) -> bool:
    divisor = division.operands[1]
    return isinstance(divisor, OpResult) and isinstance(divisor.op, arith.ConstantOp)
