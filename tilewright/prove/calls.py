"""Are the calls on matrices well formed? Their value alone doesn't tell.

A call names rows, columns and blocks that instructions are chosen by; what it computes may be right
though they are not.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tilewright.prove.matrices import LAYOUT_CALLS
from tilewright.prove.saturation import Graph
from tilewright.prove.truth import Wrong
from tilewright.select.engine.egraph import Class, Node
from tilewright.select.matrices.matrix_calls import LOAD, MULTIPLY, STORE, ZERO

Values = Mapping[Class, np.ndarray]


def check_calls(graph: Graph, values: Values) -> None:
    """Wrong unless every call on matrices is given what it says it is given."""
    for nodes in graph.snapshot.nodes.values():
        for node in nodes:
            if node.op != "Call":
                continue
            name, args = str(node.args[1]), _args(node)
            kind = name.partition(".")[0]
            if kind in (LOAD, STORE) and any(len(values[place]) > 1 for place in args[1:3]):
                raise Wrong(f"{name} has a vector as base or stride")
            if kind == LOAD and not _fits_its_memory(graph, values, node):
                raise Wrong(f"{name} names other blocks than those that are in memory")
            if name == MULTIPLY and not _fits_its_operands(graph, values, args):
                raise Wrong(f"{name} is given matrices of other sizes")


def shapes(graph: Graph, values: Values, c: Class) -> set[tuple[int, int]]:
    """Rows and columns that the calls of a class, matrices, say they have.

    None where an accumulator is among them that stays in tiles: that may be of several shapes.
    """
    nodes = graph.snapshot.nodes.get(c, [])
    if any(node.op != "Call" for node in nodes):
        return set()
    return {_shape(values, node) for node in nodes}


def _shape(values: Values, node: Node) -> tuple[int, int]:
    args = _args(node)
    places = args[:2] if node.args[1] == ZERO else args[3:5]
    rows, columns = (_number(values, place) for place in places)
    return rows, columns


def _args(node: Node) -> list[Class]:
    args = node.args[2]
    assert isinstance(args, tuple)
    return [arg for arg in args if isinstance(arg, Class)]


def _number(values: Values, place: Class) -> int:
    return int(values[place][0])


def _fits_its_operands(graph: Graph, values: Values, args: list[Class]) -> bool:
    m, n, k = (_number(values, place) for place in args[3:])
    sizes = (m, n), (m, k), (k, n)
    return all(
        shapes(graph, values, matrix) <= {size}
        for matrix, size in zip(args[:3], sizes, strict=True)
        if matrix in values
    )


def _fits_its_memory(graph: Graph, values: Values, node: Node) -> bool:
    """Are the blocks and groups of a load those of what it loads from?

    A matrix in the program's memory, and a value in a temporary, are one block.
    """
    args = _args(node)
    rows, columns, *block = (_number(values, place) for place in args[3:])
    blocks: list[list[int]] = []
    for source in graph.snapshot.nodes[args[0]]:
        held = graph.snapshot.nodes[source.children[0]] if source.op == "ExprVar" else ()
        for other in held:
            if other.op == "Call" and other.args[1] in LAYOUT_CALLS:
                blocks.append([_number(values, place) for place in _args(other)[-5:-2]])
    grouped = str(node.args[1]).endswith(".interleaved")
    fits = block in blocks if blocks else block[:2] == [rows, columns]
    return fits and (grouped or block[2] == 1)
