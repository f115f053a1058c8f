"""What an op reads and what it writes."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from tilewright.hivm.dialects.hivm.base import HIVMOperation
from tilewright.hivm.traits import DestinationStyleOpInterface


def is_destination_style(op: Operation) -> bool:
    """Whether the op writes to operands: memrefs in place, tensors as results of the same type."""
    interface = op.get_trait(DestinationStyleOpInterface)
    return interface is not None and interface.inits_name is not None


def is_core_op(op: Operation) -> bool:
    """Whether `op` itself, not what is in its regions, is work for a core: it writes operands or
    results."""
    return isinstance(op, HIVMOperation) and is_destination_style(op)


def inits(op: Operation) -> tuple[SSAValue, ...]:
    """The operands that a destination-style op writes; () for other ops."""
    interface = op.get_trait(DestinationStyleOpInterface)
    return () if interface is None else interface.inits(op)


def inputs(op: Operation) -> tuple[SSAValue, ...]:
    """The operands of a destination-style op that aren't written, scratch space among them."""
    interface = op.get_trait(DestinationStyleOpInterface)
    return tuple(op.operands) if interface is None else interface.inputs(op)


def sources(op: Operation) -> tuple[SSAValue, ...]:
    """The operands that are read: the inputs without scratch space."""
    interface = op.get_trait(DestinationStyleOpInterface)
    return tuple(op.operands) if interface is None else interface.sources(op)
