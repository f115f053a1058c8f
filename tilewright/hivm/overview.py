"""A table of the ops with what their traits say, and the tree of the traits' dependencies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from xdsl.ir import Operation
from xdsl.irdl import IRDLOperation

from tilewright.hivm import traits
from tilewright.hivm.dialects.hivm import DIALECT
from tilewright.hivm.queries.cores import infers_core
from tilewright.hivm.queries.pipes import infers_pipe
from tilewright.hivm.traits import (
    CoreTypeTrait,
    HIVMTrait,
    MacroOpPipeTrait,
    NoLibraryFunctionTrait,
    OpLibraryMaxRankTrait,
    OpPipeTrait,
)

PREFIX = "hivm.hir."


@dataclass(frozen=True)
class Row:
    """What is fixed for all ops of a class; "inferred" where it depends on the op, "-" for none."""

    name: str
    core: str
    pipes: str
    max_rank: str
    traits: tuple[str, ...]


def rows() -> list[Row]:
    """A row for each op of hivm, in the order of their names."""
    return [row_of(op) for op in DIALECT.operations]


def find_op(name: str) -> type[IRDLOperation] | None:
    """The class of the op `name`, with or without "hivm.hir."."""
    ops = {op.name: op for op in DIALECT.operations}
    found = ops.get(name) or ops.get(PREFIX + name)
    assert found is None or issubclass(found, IRDLOperation)
    return found


def find_trait(name: str) -> type[HIVMTrait] | None:
    """The class of the trait `name`."""
    return next((cls for cls in _classes() if cls.__name__ == name), None)


def row_of(op: type[Operation]) -> Row:
    own = list(op.traits)
    return Row(
        op.name.removeprefix(PREFIX),
        _core(op),
        _pipes(op),
        _max_rank(op),
        tuple(str(trait) for trait in own if isinstance(trait, HIVMTrait)),
    )


def _core(op: type[Operation]) -> str:
    fixed = [trait.core_type for trait in op.traits if isinstance(trait, CoreTypeTrait)]
    return " ".join(fixed) or ("inferred" if infers_core(op) else "-")


def _pipes(op: type[Operation]) -> str:
    for trait in op.traits:
        if isinstance(trait, OpPipeTrait):
            return trait.pipe
        if isinstance(trait, MacroOpPipeTrait):
            return f"{trait.pipe_in} to {trait.pipe_out}"
    return "inferred" if infers_pipe(op) else "-"


def _max_rank(op: type[Operation]) -> str:
    for trait in op.traits:
        if isinstance(trait, NoLibraryFunctionTrait):
            return "no function"
        if isinstance(trait, OpLibraryMaxRankTrait):
            named = {0: "inferred", -1: "any"}
            return named.get(trait.max_rank, str(trait.max_rank))
    return "-"


def dependency_tree() -> str:
    """The traits, each below the one that it depends on or is a kind of."""
    classes = _classes()
    roots = [cls for cls in classes if _parent(cls) is None]
    return "\n".join(line for root in roots for line in _branch(root, classes))


def _classes() -> list[type[HIVMTrait]]:
    """Every class of trait, by name."""
    return [
        value
        for name in traits.__all__
        if isinstance(value := getattr(traits, name), type)
        and issubclass(value, HIVMTrait)
        and value is not HIVMTrait
    ]


def _parent(cls: type[HIVMTrait]) -> type[HIVMTrait] | None:
    """What stands above `cls`: the kind that it refines, else the last that it depends on."""
    base = cls.__base__
    if base is not HIVMTrait and base is not None and issubclass(base, HIVMTrait):
        return base
    needed = [d for d in cls.DEPENDS if issubclass(d, HIVMTrait)]
    return needed[-1] if needed else None


def _branch(cls: type[HIVMTrait], classes: Sequence[type[HIVMTrait]]) -> Iterator[str]:
    yield title(cls)
    below = [other for other in classes if _parent(other) is cls]
    for i, other in enumerate(below):
        last = i == len(below) - 1
        lines = list(_branch(other, classes))
        yield ("└── " if last else "├── ") + lines[0]
        for line in lines[1:]:
            yield ("    " if last else "│   ") + line


def title(cls: type[HIVMTrait]) -> str:
    """The name with its parameters, as in `ElementwiseNaryOpTrait<arity>`."""
    parameters = [
        name
        for name, field in getattr(cls, "__dataclass_fields__", {}).items()
        if field.repr and field.init
    ]
    return cls.__name__ + (f"<{', '.join(parameters)}>" if parameters else "")
