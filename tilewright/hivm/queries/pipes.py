"""The pipes that an op occupies."""

from __future__ import annotations

from xdsl.ir import Operation

from tilewright.hivm.dialects.hivm.cases import PipeAttr
from tilewright.hivm.dialects.hivm.custom import CustomMacroOp, CustomOp
from tilewright.hivm.dialects.hivm.moves import CopyOp
from tilewright.hivm.dialects.hivm.vector import VBrcOp
from tilewright.hivm.machine import ROUTES, AddressSpace, Pipe
from tilewright.hivm.queries.buffers import address_space
from tilewright.hivm.traits import MacroOpPipeTrait, OpPipeTrait


class UnknownPipeError(ValueError):
    """The op doesn't say enough for its pipe to be known, or no pipe can do what it asks."""


def pipe(op: Operation) -> Pipe | None:
    """The pipe of an op that runs on one; None for ops that run on several or on none.

    Raises UnknownPipeError where it depends on memories or attributes that aren't given.
    """
    fixed = op.get_trait(OpPipeTrait)
    if fixed is not None:
        return fixed.pipe
    if isinstance(op, CopyOp):
        source, target = address_space(op.src), address_space(op.dst)
        if source is None or target is None:
            raise UnknownPipeError(f"the pipe of {op.name} depends on memories that it doesn't say")
        if (source, target) not in ROUTES:
            raise UnknownPipeError(f"no pipe copies from {source} to {target}")
        return ROUTES[source, target].pipe
    if isinstance(op, VBrcOp):
        return Pipe.MTE2 if address_space(op.dst) == AddressSpace.CBUF else Pipe.V
    if isinstance(op, CustomOp):
        return _named(op, "hivm.pipe")
    return None


def infers_pipe(op: type[Operation]) -> bool:
    """Whether the pipe of such ops isn't fixed, but follows from their operands and attributes."""
    return op in (CopyOp, VBrcOp, CustomOp, CustomMacroOp)


def pipes(op: Operation) -> tuple[Pipe, Pipe] | None:
    """The first and the last pipe that an op occupies; None for one that occupies none."""
    macro = op.get_trait(MacroOpPipeTrait)
    if macro is not None:
        return macro.pipe_in, macro.pipe_out
    if isinstance(op, CustomMacroOp):
        return _named(op, "hivm.pipe_in"), _named(op, "hivm.pipe_out")
    single = pipe(op)
    return None if single is None else (single, single)


def _named(op: Operation, attribute: str) -> Pipe:
    value = op.attributes.get(attribute)
    if not isinstance(value, PipeAttr):
        raise UnknownPipeError(f"{op.name} says its pipe in '{attribute}', which is missing")
    return Pipe(value.data)
