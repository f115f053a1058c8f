"""What facts mean: a fact that says something else is as wrong as an equality."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import numpy as np

from tilewright.prove.calls import check_calls, shapes
from tilewright.prove.representatives import Representatives
from tilewright.prove.rules import RuleSet
from tilewright.prove.saturation import Graph
from tilewright.prove.solutions import TYPES
from tilewright.prove.truth import Wrong
from tilewright.prove.values import edges
from tilewright.prove.world import same
from tilewright.select.engine.egraph import Arg, Class
from tilewright.stmt.evaluate.arithmetic import binary, cast, dtype, reduce
from tilewright.stmt.expr_nodes import COMPARISONS
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import Type


@dataclass(frozen=True)
class Fact:
    """What is known of the arguments of a fact, or of a matrix that rules name."""

    graph: Graph
    values: Mapping[Class, np.ndarray]
    args: tuple[Arg, ...]

    def value(self, place: int) -> np.ndarray:
        arg = self.args[place]
        assert isinstance(arg, Class)
        return self.values[arg]

    def number(self, place: int) -> int:
        arg = self.args[place]
        assert isinstance(arg, int)
        return arg

    def shapes(self, c: Class) -> set[tuple[int, int]]:
        """Rows and columns that the matrices of a class say they have."""
        return shapes(self.graph, self.values, c)

    def operators(self, place: int) -> set[str]:
        """The constructors of the nodes of a class."""
        arg = self.args[place]
        assert isinstance(arg, Class)
        return {node.op for node in self.graph.snapshot.nodes[arg]}


def _zero(fact: Fact) -> bool:
    value = fact.value(0)
    return same(value, np.zeros_like(value))


def _narrow_product(fact: Fact) -> bool:
    total, x, y = (fact.value(place) for place in range(3))
    if len(x) != len(y) or len(x) % len(total) or fact.args[3] != total.dtype.name:
        return False
    product = binary("*", cast(x, total.dtype), cast(y, total.dtype))
    return same(total, reduce("add", product, len(total)), bits=False)


def _rest(fact: Fact) -> bool:
    """Not only a sum of products."""
    return fact.operators(0) != {"VectorReduceAdd"}


def _tile(fact: Fact) -> bool:
    arg, m, n = fact.args[0], fact.number(1), fact.number(2)
    assert isinstance(arg, Class)
    return len(fact.value(0)) == m * n and fact.shapes(arg) <= {(m, n)}


# Facts that rules state; True where one holds.
MEANINGS: dict[str, Callable[[Fact], bool]] = {
    "zero": _zero,
    "narrow-product": _narrow_product,
    "rest": _rest,
    "tile": _tile,
}


def _accumulator(fact: Fact, c: Class) -> bool:
    m, n = fact.number(1), fact.number(2)
    matrix = fact.values[c]
    fits = len(matrix) == m * n and fact.shapes(c) <= {(m, n)}
    return fits and same(matrix, fact.value(0), bits=False)


def _operand(by_row: bool, banded: bool) -> Callable[[Fact, Class], bool]:
    """Rows × columns of an operand, zeros where a band has none of its lanes."""

    def holds(fact: Fact, c: Class) -> bool:
        m, n, k = (fact.number(place) for place in (1, 2, 3))
        matrix = fact.values[c]
        shape = (m, len(matrix) // m) if by_row else (len(matrix) // n, n)
        if not fact.shapes(c) <= {shape}:
            return False
        lanes = fact.value(0).reshape(m, n, k)
        lanes = lanes[:, 0, :] if by_row else lanes[0]
        full = matrix.reshape(m, -1) if by_row else matrix.reshape(-1, n).T
        depth = fact.value(4).reshape(-1, k) if banded else np.arange(k)[None, :]
        expected = np.zeros_like(full)
        expected[np.arange(len(lanes))[:, None], depth] = lanes
        if not banded:  # what is beyond the depth is multiplied by zeros
            full, expected = full[:, :k], expected[:, :k]
        return same(full, expected, bits=False)

    return holds


# Matrices that rules name by what they hold; True where the class's value is that.
NAMED: dict[str, Callable[[Fact, Class], bool]] = {
    "accumulator-matrix": _accumulator,
    "left-matrix": _operand(True, False),
    "right-matrix": _operand(False, False),
    "banded-left": _operand(True, True),
    "banded-right": _operand(False, True),
}


def check_facts(graph: Graph, values: Mapping[Class, np.ndarray]) -> int:
    """Wrong unless what facts and names claim holds; the number of those with a known meaning."""
    snapshot, checked = graph.snapshot, 0
    check_calls(graph, values)
    for relation, meaning in MEANINGS.items():
        try:
            rows = snapshot.facts(relation)
        except KeyError:
            continue
        for args in rows:
            checked += _check(relation, Fact(graph, values, args), meaning)
    for name, holds in NAMED.items():
        try:
            classes = snapshot.named(name)
        except KeyError:
            continue
        for args, c in classes.items():
            if c in values:
                checked += _check(name, Fact(graph, values, args), partial(_is, holds, c))
    return checked


def _is(holds: Callable[[Fact, Class], bool], c: Class, fact: Fact) -> bool:
    return holds(fact, c)


def _check(name: str, fact: Fact, holds: Callable[[Fact], bool]) -> bool:
    """Wrong unless it holds; False where a class in it has no value."""
    classes = [arg for arg in fact.args if isinstance(arg, Class)]
    pointers = [c for c in classes if {n.op for n in fact.graph.snapshot.nodes[c]} == {"Buffer"}]
    if not pointers and any(c not in fact.values for c in classes):
        return False
    try:
        with np.errstate(all="ignore"):
            true = not pointers and holds(fact)
    except (IndexError, ValueError):  # lanes that can't be seen as such a matrix
        true = False
    if not true:
        trees = Representatives(fact.graph)
        shown = [to_text(trees.of(arg)) if isinstance(arg, Class) else arg for arg in fact.args]
        raise Wrong(f"it is not true that {name} {' '.join(map(str, shown))}")
    return True


# Facts that files state, about types and operators.


def _all_values(type: Type) -> np.ndarray:
    """Every value of a type of up to 16 bits, some of a wider one."""
    if type.bits > 16 or type.is_bool:
        return edges(type)
    return np.arange(1 << type.bits, dtype=np.uint64).astype(f"u{type.bytes}").view(dtype(type))


def _holds(wide: Type, narrow: Type) -> bool:
    """Does every value of `narrow` come back from `wide`, in the same order?"""
    if wide.is_float != narrow.is_float:
        return False
    values = _all_values(narrow)
    with np.errstate(all="ignore"):
        kept = same(cast(cast(values, dtype(wide)), dtype(narrow)), values)
    return kept and (wide.is_int or wide.is_float or narrow.is_uint)


def _product_fits(type: Type, a: Type, b: Type) -> bool:
    ends = [np.iinfo(dtype(t)) for t in (type, a, b)]
    whole, x, y = ((int(end.min), int(end.max)) for end in ends)
    products = [p * q for p in x for q in y]
    return whole[0] <= min(products) and max(products) <= whole[1]


def check_stated(rules: RuleSet) -> int:
    """Wrong unless the facts of the rule files are true; how many have a known meaning."""
    types = {str(type): type for type in TYPES}
    checked = 0
    for relation, rows in rules.stated.items():
        for row in rows:
            words = [word.strip('"') for word in row]
            kinds = [types[word] for word in words if word in types]
            match relation:
                case "holds":
                    holds = _holds(kinds[0], kinds[1])
                case "product-fits":
                    holds = _product_fits(kinds[0], kinds[1], kinds[2])
                case "element-bytes":
                    holds = kinds[0].bytes == int(words[1])
                case "integer":
                    holds = kinds[0].is_integer and not kinds[0].is_bool
                case "order-op":
                    holds = words[0] in ("min", "max")
                case "comparison":
                    holds = words[0] in COMPARISONS
                case _:
                    continue
            checked += 1
            if not holds:
                raise Wrong(f"it is not true that {relation} {' '.join(words)}")
    return checked
