"""A Python view of an e-graph: its classes, their nodes and types, the facts of its relations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from egglog.bindings import EGraph, FrozenEGraph, FrozenFunction, Value

from tilewright.stmt.types import Type, parse_type


@dataclass(frozen=True, order=True, slots=True)
class Class:
    """An e-class of expressions or statements, by a number that follows the order of insertion."""

    number: int


Arg = int | str | Type | Class | tuple[Class, ...] | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Node:
    """A constructor of schema.egg applied to classes and literals.

    `children` are the classes among the arguments, those in a vector of arguments too.
    """

    op: str
    args: tuple[Arg, ...]
    children: tuple[Class, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        found: list[Class] = []
        for arg in self.args:
            if isinstance(arg, Class):
                found.append(arg)
            elif isinstance(arg, tuple):
                found.extend(item for item in arg if isinstance(item, Class))
        object.__setattr__(self, "children", tuple(found))


class Snapshot:
    """The e-graph as it stands after a run.

    `nodes[c]` are the nodes of class c in a fixed order, `types[c]` its type where the rules found
    one, `roots[name]` the class bound to the global `$name`, `size` the number of tuples in all
    tables.
    """

    def __init__(self, egraph: EGraph) -> None:
        frozen: FrozenEGraph = egraph.freeze()
        functions: dict[str, FrozenFunction] = frozen.functions
        self._egraph = egraph
        self._functions = functions
        self._types: dict[Value, Type] = {}
        self._locations: dict[Value, str] = {}
        self.size = sum(len(f.rows) for f in functions.values() if not f.is_let_binding)
        for row in functions["Vector"].rows:
            element, lanes = row.inputs
            type = parse_type(egraph.value_to_string(element))
            if type is not None:
                self._types[row.output] = type.with_lanes(egraph.value_to_i64(lanes))
        for name, function in functions.items():
            if function.output_sort == "Location" and function.rows:
                self._locations[function.rows[0].output] = name
        self._readers: dict[str, Callable[[Value], Arg]] = {
            "i64": egraph.value_to_i64,
            "String": egraph.value_to_string,
            "Type": lambda value: self._types.get(value, ""),
            "Location": lambda value: self._locations[value],
            "Expr": self._class,
            "Stmt": self._class,
            "Args": lambda value: tuple(self._class(item) for item in egraph.value_to_vec(value)),
            "Extents": lambda value: tuple(
                egraph.value_to_i64(item) for item in egraph.value_to_vec(value)
            ),
        }
        self._numbers: dict[Value, Class] = {}
        self.roots: dict[str, Class] = {}
        self.nodes: dict[Class, list[Node]] = {}
        self.types: dict[Class, Type] = {}
        self._read_classes()

    def _class(self, value: Value) -> Class:
        known = self._numbers.get(value)
        if known is None:
            known = self._numbers[value] = Class(len(self._numbers))
        return known

    def _read_classes(self) -> None:
        for name, function in self._functions.items():
            if function.is_let_binding and function.output_sort in ("Expr", "Stmt"):
                for row in function.rows:
                    self.roots[name.removeprefix("$")] = self._class(row.output)
        for name in sorted(self._functions):
            function = self._functions[name]
            if function.output_sort not in ("Expr", "Stmt") or function.is_let_binding:
                continue
            if not name[0].isupper():  # left-matrix and its like only name a class
                continue
            for args, output in self._rows(function):
                self.nodes.setdefault(self._class(output), []).append(Node(name, args))
        for row in self._functions["type-of"].rows:
            type = self._types.get(row.output)
            if type is not None:
                self.types[self._class(row.inputs[0])] = type

    def _rows(self, function: FrozenFunction) -> list[tuple[tuple[Arg, ...], Value]]:
        readers = [self._readers[sort] for sort in function.input_sorts]
        return [
            (
                tuple(read(value) for read, value in zip(readers, row.inputs, strict=True)),
                row.output,
            )
            for row in function.rows
        ]

    def named(self, function: str) -> dict[tuple[Arg, ...], Class]:
        """The classes that a constructor of the rules' own names, by its arguments."""
        return {args: self._class(output) for args, output in self._rows(self._functions[function])}

    def facts(self, relation: str) -> list[tuple[Arg, ...]]:
        """The rows of a relation, its arguments as in a node."""
        return [args for args, _ in self._rows(self._functions[relation])]
