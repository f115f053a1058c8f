"""What the selector needs to know of an accelerator: a declaration, no control flow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tilewright.stmt.evaluate import Intrinsic
from tilewright.stmt.types import Type


@dataclass(frozen=True)
class Product:
    """A multiply-accumulate of tiles: `accumulator` += `left` · `right`, done by `instruction`."""

    instruction: str
    accumulator: Type
    left: Type
    right: Type


@dataclass(frozen=True)
class Costs:
    """Cycles of one core; a model, for comparing alternatives, not a prediction.

    A tile is one register's worth; a larger matrix costs its number of tiles. `line` is one
    64-byte line read or written by vector code, `gathered` one element moved on its own,
    `operation` one 64-byte vector operation and `temporary` what having a temporary at all costs.
    """

    tile_zero: float
    tile_load: float
    tile_store: float
    tile_matmul: float
    line: float
    gathered: float
    operation: float
    temporary: float


@dataclass(frozen=True, eq=False)
class Accelerator:
    """One target: what its tiles hold, what it multiplies, what that costs and where its rules are.

    Two accelerators are the same only if they are one object, so that what was worked out for one
    can be kept by it.

    `location` is the place that values are moved to (schema.egg), `memory` Halide's name for
    allocations there. A tile has at most `tile_rows` rows of `tile_bytes` bytes; there are
    `registers` of them. `rules` are its rule files: names below tilewright/rules or paths of your
    own; its products are made facts for them. `intrinsics` are what each of its calls computes.
    """

    name: str
    location: str
    memory: str
    tile_rows: int
    tile_bytes: int
    registers: int
    products: tuple[Product, ...]
    costs: Costs
    rules: tuple[str | Path, ...]
    intrinsics: Mapping[str, Intrinsic]

    def tiles(self, rows: int, row_bytes: int) -> int:
        """How many registers a matrix of that size fills."""
        return -(-rows // self.tile_rows) * -(-row_bytes // self.tile_bytes)

    def product_facts(self) -> str:
        """The products as facts for the rules (tile-product in schema.egg)."""
        return "\n".join(
            f'(tile-product "{p.accumulator}" "{p.left}" "{p.right}")' for p in self.products
        )
