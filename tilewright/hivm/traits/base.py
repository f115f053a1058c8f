"""What all traits share: dependencies, and the switch to the stricter checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import fields
from typing import ClassVar

from xdsl.traits import OpTrait

_strict = ContextVar("strict", default=False)


def is_strict() -> bool:
    """Whether the checks are on that the published verifier doesn't make."""
    return _strict.get()


@contextmanager
def strict(on: bool = True) -> Iterator[None]:
    """Verification inside is strict: unique dims, rank limits, equal strides, scalars only."""
    token = _strict.set(on)
    try:
        yield
    finally:
        _strict.reset(token)


class HIVMTrait(OpTrait):
    """A trait of HIVM ops. An op that has it must have a trait of each class in DEPENDS."""

    DEPENDS: ClassVar[tuple[type[OpTrait], ...]] = ()

    def __str__(self) -> str:
        """As in the published tables: `ElementwiseNaryOpTrait<2>`."""
        parameters = [str(getattr(self, f.name)) for f in fields(self) if f.repr]
        return type(self).__name__ + (f"<{', '.join(parameters)}>" if parameters else "")


class MissingTraitError(TypeError):
    """An op class has a trait without another that it depends on."""


def in_order(op_name: str, traits: Sequence[OpTrait]) -> tuple[OpTrait, ...]:
    """`traits`, each after those that it depends on, so that the first failure is the deepest.

    Raises MissingTraitError where one that a trait depends on isn't among them.
    """
    ordered: list[OpTrait] = []

    def place(trait: OpTrait) -> None:
        if trait in ordered:
            return
        for needed in getattr(trait, "DEPENDS", ()):
            found = [other for other in traits if isinstance(other, needed)]
            if not found:
                raise MissingTraitError(f"{op_name} has {trait}, which needs {needed.__name__}")
            for other in found:
                place(other)
        ordered.append(trait)

    for trait in traits:
        place(trait)
    return tuple(ordered)
