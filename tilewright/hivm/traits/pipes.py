"""Traits that say which instruction queues (pipes) of the core an op occupies."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.hivm.machine import Pipe
from tilewright.hivm.traits.base import HIVMTrait


class SinglePipeOpTrait(HIVMTrait):
    """The op is one instruction (or a row of them) of one pipe."""


@dataclass(frozen=True)
class OpPipeTrait(HIVMTrait):
    """The op runs on `pipe`, whatever its operands are."""

    DEPENDS = (SinglePipeOpTrait,)
    pipe: Pipe


class MacroOpTrait(HIVMTrait):
    """The op becomes instructions of several pipes, with the synchronisation between them."""


@dataclass(frozen=True)
class MacroOpPipeTrait(HIVMTrait):
    """The macro op reads its inputs on `pipe_in` and gives its result on `pipe_out`."""

    DEPENDS = (MacroOpTrait,)
    pipe_in: Pipe
    pipe_out: Pipe
