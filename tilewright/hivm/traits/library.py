"""Traits that say what the chip's library of vector functions has for an op."""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.ir import Operation
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.traits.base import HIVMTrait, is_strict
from tilewright.hivm.traits.structured import HIVMStructuredOpInterface, interface_of, rank_of


@dataclass(frozen=True)
class OpLibraryMaxRankTrait(HIVMTrait):
    """The most dimensions that the library's function takes.

    A positive number is a limit, 0 means that it depends on the op and has to be inferred,
    -1 that there is none. Strict: operands beyond the limit are refused.
    """

    DEPENDS = (HIVMStructuredOpInterface,)
    max_rank: int

    def verify(self, op: Operation) -> None:
        if not is_strict() or self.max_rank <= 0:
            return
        for type in interface_of(op).operand_and_result_types(op):
            rank = rank_of(type)
            if rank is not None and rank > self.max_rank:
                raise VerifyException(
                    f"its library function takes at most {self.max_rank} dimensions, "
                    f"but {type} has {rank}"
                )


@dataclass(frozen=True)
class StaticMaxRankTrait(OpLibraryMaxRankTrait):
    """The limit is known: `max_rank` dimensions."""

    def __post_init__(self) -> None:
        if self.max_rank <= 0:
            raise ValueError("a static limit is positive")


@dataclass(frozen=True)
class InferMaxRankTrait(OpLibraryMaxRankTrait):
    """The limit depends on the op's operands and attributes."""

    max_rank: int = field(default=0, init=False, repr=False)


@dataclass(frozen=True)
class NoMaxRankTrait(OpLibraryMaxRankTrait):
    """There is no limit."""

    max_rank: int = field(default=-1, init=False, repr=False)


class NoLibraryFunctionTrait(HIVMTrait):
    """The library has no function for the op: another pass has to take it apart."""
