"""Is everything that rules made equal really equal?

`saturate` puts expressions into an e-graph and runs rules; `check_classes` evaluates every node of
every class, its children by a representative of theirs, and demands that all nodes of one class
agree in every lane. Then all expressions that the classes stand for agree. What an expression may
read is guarded: the buffers of a test hold just what the program reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache

import numpy as np
from egglog.bindings import EGraph, RunReport, RunScheduleOutput

from tests.rules.egg_files import commands, read_text
from tilewright.accel import Accelerator, target
from tilewright.accel.amx import INTRINSICS
from tilewright.select.answers import Answers
from tilewright.select.egraph import Arg, Class, Node, Snapshot
from tilewright.select.encode import Encoder
from tilewright.stmt.evaluate import Buffer, Context, EvaluationError, evaluate, evaluate_expr
from tilewright.stmt.evaluate.arithmetic import cast, reduce
from tilewright.stmt.nodes import Block, Call, Expr, Load, Stmt, Store
from tilewright.stmt.text.printer import to_text

SUPPORT = ("schema.egg", "support/types.egg", "support/values.egg")
AMX_FILES = (
    *("axioms/casts.egg", "axioms/reductions.egg", "axioms/vectors.egg"),
    *("applications/amx.egg", "lowering/amx.egg"),
)
ROUND = "(run-schedule (saturate (run support)) (run axioms) (run applications) (run lowering))"
SUPPORT_ROUND = "(run-schedule (saturate (run support)))"


@cache
def program(paths: tuple[str, ...], rules: bool = True) -> str:
    """The text of the support files and of `paths`; unless `rules`, only what supports theirs."""
    texts = [*(read_text(path) for path in SUPPORT), target("amx:fp16").product_facts()]
    for path in paths:
        for command in commands(path):
            if rules or not command.is_rule or command.option(":ruleset") == "support":
                texts.append(command.text)
    return "\n".join(texts)


@dataclass
class Graph:
    """An e-graph after some rounds: what is in it and how often each rule matched."""

    encoder: Encoder
    snapshot: Snapshot
    matches: dict[str, int]
    roots: list[Class] = field(default_factory=list)


def saturate(
    rules: str,
    roots: Iterable[Expr | Store],
    rounds: int = 4,
    accelerator: Accelerator | None = None,
    resident: Load | None = None,
) -> Graph:
    """The values or stores `roots` in an e-graph, after that many rounds of the program `rules`.

    With an `accelerator` the questions that rules ask are answered; `resident` is the load that
    stands for an accumulator in tiles.
    """
    egraph, encoder = loaded(rules), Encoder()
    run(egraph, "(push)")
    try:
        return _saturated(egraph, encoder, roots, rounds, accelerator, resident)
    finally:
        run(egraph, "(pop)")


@lru_cache(maxsize=4)
def loaded(rules: str) -> EGraph:
    egraph = EGraph()
    run(egraph, rules)
    return egraph


def run(egraph: EGraph, text: str) -> RunReport | None:
    """The report of the last command, where that is a run of rules."""
    outputs = egraph.run_program(*egraph.parse_program(text))
    last = outputs[-1] if outputs else None
    return last.report if isinstance(last, RunScheduleOutput) else None


def _saturated(
    egraph: EGraph,
    encoder: Encoder,
    roots: Iterable[Expr | Store],
    rounds: int,
    accelerator: Accelerator | None,
    resident: Load | None,
) -> Graph:
    names: list[str] = []
    for i, root in enumerate(roots):
        if isinstance(root, Expr):
            names.append(encoder.expr(root))
        else:
            encoder.root(f"root{i}", encoder.store(root))
            names.append(f"root{i}")
    answers = None
    if accelerator is not None:
        answers = Answers(accelerator, encoder, resident.lanes if resident is not None else 0)
    if resident is not None:
        encoder.fact(f"(resident-tile {encoder.expr(resident)})")
    matches: dict[str, int] = {}
    for _ in range(rounds):
        report = run(egraph, encoder.take_program() + ROUND)
        assert report is not None
        for name, count in report.num_matches_per_rule.items():
            matches[name] = matches.get(name, 0) + count
        answered = answers is not None and answers.answer(Snapshot(egraph))
        if not report.updated and not answered:
            break
    run(egraph, encoder.take_program() + SUPPORT_ROUND)
    snapshot = Snapshot(egraph)
    found = [snapshot.roots[name.removeprefix("$")] for name in names]
    return Graph(encoder, snapshot, matches, found)


@dataclass(frozen=True)
class World:
    """Values to evaluate on: buffers by name and scalars."""

    buffers: Mapping[str, Buffer]
    variables: Mapping[str, int] = field(default_factory=dict)

    def value(self, e: Expr) -> np.ndarray:
        return evaluate_expr(e, self.variables, self.buffers, intrinsics=LAYOUTS | INTRINSICS)

    def effect(self, stmt: Stmt) -> dict[str, Buffer]:
        """All buffers after `stmt`."""
        copies = {name: copied(buffer) for name, buffer in self.buffers.items()}
        evaluate(Block((stmt,)), copies, variables=self.variables, intrinsics=LAYOUTS | INTRINSICS)
        return copies


def copied(buffer: Buffer) -> Buffer:
    copy = Buffer(buffer.name, buffer.element, buffer.size)
    copy.data[:], copy.written[:] = buffer.data, buffer.written
    return copy


def row_major(context: Context, call: Call, args: tuple[np.ndarray, ...]) -> np.ndarray:
    """What layouts.py says of the layout, written on its own: A[row, d], rows filled up."""
    rows, columns, depth, padded = (int(arg[0]) for arg in args[1:])
    x = args[0].reshape(rows, columns, depth)
    filled = np.zeros((rows, padded), x.dtype)
    filled[:, :depth] = x[:, 0, :]
    return filled.reshape(-1)


def interleaved(context: Context, call: Call, args: tuple[np.ndarray, ...]) -> np.ndarray:
    """B[d, column], w neighbours of a column side by side, filled up to whole groups."""
    rows, columns, depth, w = (int(arg[0]) for arg in args[1:])
    y = args[0].reshape(rows, columns, depth)
    filled = np.zeros((-(-depth // w), columns, w), y.dtype)
    for d in range(depth):
        filled[d // w, :, d % w] = y[0, :, d]
    return filled.reshape(-1)


LAYOUTS = {"row_major": row_major, "interleaved": interleaved}


def same(a: np.ndarray, b: np.ndarray, bits: bool = True) -> bool:
    """Equal lane by lane: NaN to NaN, and (`bits`) 0.0 not to -0.0."""
    if a.dtype != b.dtype or a.shape != b.shape:
        return False
    equal = a == b
    if a.dtype.kind in "fV" or a.dtype.name == "bfloat16":
        equal |= np.isnan(a) & np.isnan(b)
        if bits:
            equal &= (np.signbit(a) == np.signbit(b)) | np.isnan(a)
    return bool(equal.all())


def check_classes(graph: Graph, world: World, bits: bool = True) -> int:
    """AssertionError with a counterexample unless all nodes of every class agree; their number."""
    snapshot, source = graph.snapshot, Representatives(graph)
    checked = 0
    for c in sorted(snapshot.nodes):
        if c not in source:
            continue
        forms = [source.form(node) for node in snapshot.nodes[c]]
        shown = source.of(c)
        if isinstance(shown, Stmt):
            effect = world.effect(shown)
            for form in forms:
                if form is not None:
                    assert isinstance(form, Stmt)
                    for name, buffer in world.effect(form).items():
                        assert same(buffer.data, effect[name].data, bits), _unlike(form, shown)
                        assert same(buffer.written, effect[name].written), _unlike(form, shown)
                    checked += 1
            continue
        if shown.type.is_handle:
            continue
        value = _value(world, shown)
        known = snapshot.types.get(c)
        assert known is None or known == shown.type, f"{_text(shown)} is no {known}"
        for form in forms:
            if form is not None:
                assert isinstance(form, Expr)
                found = _value(world, form)
                assert same(found, value, bits), _difference(form, shown, found, value)
                checked += 1
    return checked


def children(node: Node) -> list[Class]:
    """The classes among the arguments of a node, those in a vector of arguments too."""
    args = [item for arg in node.args for item in (arg if isinstance(arg, tuple) else (arg,))]
    return [arg for arg in args if isinstance(arg, Class)]


class Representatives:
    """One tree for every class: fewest instructions, then fewest nodes. Classes that name a tile
    which nothing makes have none."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._best: dict[Class, tuple[int, Node]] = {}
        self._decoded: dict[Class, Expr | Stmt] = {}
        changed = True
        while changed:
            changed = False
            for c, nodes in graph.snapshot.nodes.items():
                for node in nodes:
                    if not all(child in self for child in children(node)):
                        continue
                    size = 1000 if node.op in ("Call", "ExprVar", "Evaluate") else 1
                    size += sum(self._best[child][0] for child in children(node))
                    if c not in self or size < self._best[c][0]:
                        self._best[c] = size, node
                        changed = True

    def __contains__(self, c: Class) -> bool:
        return c in self._best

    def of(self, c: Class) -> Expr | Stmt:
        if c not in self._decoded:
            form = self.form(self._best[c][1])
            assert form is not None
            self._decoded[c] = form
        return self._decoded[c]

    def expr(self, c: Class) -> Expr:
        found = self.of(c)
        assert isinstance(found, Expr)
        return found

    def form(self, node: Node) -> Expr | Stmt | None:
        """The tree with `node` at its top; None when a child has no tree."""
        if any(child not in self for child in children(node)):
            return None
        below = {child: self.of(child) for child in children(node)}
        return self._graph.encoder.decoded(node, below)


def _value(world: World, e: Expr) -> np.ndarray:
    try:
        return world.value(e)
    except EvaluationError as error:
        raise AssertionError(f"{_text(e)}: {error}") from error


def _text(e: Expr | Stmt) -> str:
    return to_text(e)[:600]


def _unlike(form: Stmt, shown: Stmt) -> str:
    return f"{_text(form)}\ndoes not do what this does:\n{_text(shown)}"


def _difference(form: Expr, shown: Expr, found: np.ndarray, value: np.ndarray) -> str:
    if found.shape != value.shape or found.dtype != value.dtype:
        return f"{_text(form)}\nhas {len(found)} × {found.dtype}, not {len(value)} × {value.dtype}"
    lane = next(i for i in range(len(value)) if not same(found[i : i + 1], value[i : i + 1]))
    return (
        f"lane {lane} of\n{_text(form)}\nis {found[lane]!r}, that of\n{_text(shown)}\n"
        f"is {value[lane]!r}"
    )


def check_facts(graph: Graph, world: World) -> int:
    """What the facts about expressions claim holds; their number."""
    source = Representatives(graph)

    def values(row: tuple[Arg, ...]) -> list[np.ndarray]:
        return [world.value(source.expr(arg)) for arg in row if isinstance(arg, Class)]

    facts = graph.snapshot.facts
    zeros, products = facts("zero"), facts("narrow-product")
    for row in zeros:
        (value,) = values(row)
        assert same(value, np.zeros_like(value)), _text(source.expr(*row))  # type: ignore[arg-type]
    for row in products:
        r, x, y = values(row)
        with np.errstate(all="ignore"):
            product = cast(x, r.dtype) * cast(y, r.dtype)
            assert same(r, reduce("add", product, len(r)), bits=False)
    return len(zeros) + len(products)
