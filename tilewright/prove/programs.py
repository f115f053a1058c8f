"""A small program for all rules of a target to be tried on, and what must come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from tilewright.prove.representatives import Representatives
from tilewright.prove.saturation import Graph, Knowledge
from tilewright.prove.truth import Wrong
from tilewright.prove.world import Reads, World
from tilewright.select.engine.egraph import Class, Node
from tilewright.stmt.evaluate import Buffer, evaluate_expr
from tilewright.stmt.evaluate.arithmetic import cast, dtype
from tilewright.stmt.nodes import Expr, Load, Store, Var
from tilewright.stmt.types import Type
from tilewright.stmt.visit import size, walk

Places = Mapping[str, np.ndarray]  # for each buffer the elements that exist besides those read


@dataclass(frozen=True, eq=False)
class Program:
    """What is put into the e-graph, values to run it on, and what is known when rules ask.

    `kind` is the source that it is from.

    It takes at most `most` makeshifts to compute all products by instructions: temporaries, stores
    by vector code and moves for them. `wishes` are the variables that rules should want a value of,
    with that value; None: not looked at.
    """

    name: str
    roots: tuple[Expr | Store, ...]
    world: World
    knowledge: Knowledge
    most: int
    wishes: Mapping[str, int] | None = None
    kind: str = ""

    @property
    def size(self) -> tuple[int, int]:
        """Lanes and nodes, to try small ones first."""
        nodes = [e for root in self.roots for e in walk(root)]
        return max(e.lanes for e in nodes if isinstance(e, Expr)), sum(map(size, self.roots))


def world(
    root: Expr | Store,
    variables: Mapping[str, int],
    exist: Places | None = None,
    *,
    most: int = 30,
    odd: bool = True,
) -> World:
    """Buffers with just what `root` reads, `out` where it stores, and elements that also exist.

    Those are numbers; of what is read some (`odd`) is NaN or infinite. `most` bounds the others.
    """
    value = root.value if isinstance(root, Store) else root
    buffers: dict[str, Buffer] = {}
    readable: Reads = {}
    loads = [e for e in walk(value) if isinstance(e, Load)]
    for name in sorted({load.name for load in loads}):
        own = [load for load in loads if load.name == name]
        read = np.concatenate([_read(load, variables) for load in own])
        others = (exist or {}).get(name, np.zeros(0, np.int64))
        length = int(max(read.max(initial=0), others.max(initial=0))) + 1
        buffer = buffers[name] = Buffer(name, own[0].of, length)
        buffer.data[others] = 1
        buffer.written[others] = True
        buffer.data[read] = values(own[0].of, length, len(name), most, odd)[read]
        buffer.written[read] = True
        readable[name] = sum(1 << int(i) for i in set(others.tolist()))
    if isinstance(root, Store):
        places = evaluate_expr(root.index, variables)
        buffers["out"] = Buffer("out", value.type.element, int(places.max()) + 1)
    return World(buffers, variables, readable)


def _read(load: Load, variables: Mapping[str, int]) -> np.ndarray:
    places = evaluate_expr(load.index, variables)
    if load.predicate is None:
        return places
    return places[np.arange(len(places)) % 2 == 0]  # see `conditional` in sums.py


def values(type: Type, number: int, seed: int, most: int, odd: bool) -> np.ndarray:
    """Integers: sums don't depend on their order. Some floats among them infinite or NaN."""
    random = np.random.default_rng(seed)
    if type.is_bool:
        return random.integers(0, 2, number).astype(bool)
    if not type.is_float:
        whole = random.integers(-128, 256, number)
        edges = random.random(number) < 0.3
        return cast(np.where(edges, random.choice([-128, 127, 255, 0], number), whole), dtype(type))
    numbers = random.integers(-most, most + 1, number).astype(np.float64)
    chosen = random.random(number) < min(0.04, 8 / number) * odd
    with np.errstate(invalid="ignore"):
        numbers = np.where(chosen, random.choice([np.nan, np.inf, -np.inf], number), numbers)
        return cast(numbers, dtype(type))


def check_form(program: Program, graph: Graph, values: Mapping[Class, np.ndarray]) -> None:
    """Wrong unless all products can be computed by instructions with few enough makeshifts, and
    rules wish for what would make that fewer. `values` has the classes that something makes."""
    for args in graph.snapshot.facts("product"):
        if any(isinstance(arg, Class) and arg not in values for arg in args):
            raise Wrong("an operand of a product gets into no tiles")
    trees = Representatives(graph, _makeshifts)
    total = 0
    for root in graph.roots:
        costs = [cost for c in _ends(program, graph, root) if (cost := trees.cost(c)) is not None]
        if not costs:
            raise Wrong("no instructions compute it")
        total += min(costs)
    if total > program.most:
        raise Wrong(f"it takes {total} makeshifts, where {program.most} should do")
    if program.wishes is not None:
        _check_wishes(program, graph)


def _ends(program: Program, graph: Graph, root: Class) -> list[Class]:
    """The root; of a value that stays in tiles the matrices that it may be."""
    if program.knowledge.resident is None:
        return [root]
    matrices = graph.snapshot.named("accumulator-matrix")
    return [c for args, c in matrices.items() if args[0] == root]


def _makeshifts(node: Node) -> int | None:
    """Temporaries, stores and moves count one each; no product may be left to vectors."""
    if node.op == "VectorReduceAdd":
        return None
    return int(node.op in ("ExprVar", "Store", "LocToLoc"))


def _check_wishes(program: Program, graph: Graph) -> None:
    found: dict[str, int] = {}
    for scalar, value in graph.snapshot.facts("wish"):
        assert isinstance(scalar, Class) and isinstance(value, int)
        for e in graph.originals.get(scalar, ()):
            if isinstance(e, Var):
                found[e.name] = value
    if found != program.wishes:
        raise Wrong(f"rules wish for {found}, not for {dict(program.wishes or {})}")
