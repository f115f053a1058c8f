"""An accelerator's declaration as facts for the rules."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from tilewright.accel import Accelerator
from tilewright.accel.geometry import find_product
from tilewright.stmt.nodes import IntImm
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import BFLOAT16, FLOAT16, INT8, INT32, UINT8, Type

# Types whose values tf32 (8 bits of exponent, 10 of mantissa) has all.
_KEPT = {"tf32": (FLOAT16, BFLOAT16, INT8, UINT8)}


@dataclass(frozen=True)
class Permissions:
    """What the user allows beyond what keeps every result.

    `finite`: what is read is neither NaN nor infinite (nnan and ninf), so that a neighbour that the
    program doesn't use may be multiplied by zero. `rounding`: operands may be rounded to tf32.
    """

    finite: bool = False
    rounding: bool = False


STRICT = Permissions()


def facts(accelerator: Accelerator, permissions: Permissions) -> str:
    """Commands that declare its locations and say what it multiplies (schema.egg)."""
    places = dict.fromkeys(place.location for place in accelerator.places.values())
    lines = [f"(constructor {name} () Location)" for name in places]
    lines.append(f"(accumulators-in ({accelerator.location}))")
    products = accelerator.products
    own = {(p.left, p.right) for p in products}
    for p in products:
        lines.append(f'(tile-product "{p.accumulator}" "{p.left}" "{p.right}")')
        if p.accumulator == p.left == p.right and (not p.operands or permissions.rounding):
            lines.append(f'(multiplied-as-it-is "{p.accumulator}")')
        if p.operands:
            lines += [
                f'(by-conversion "{p.accumulator}" "{x}" "{y}")'
                for x, y in product(_KEPT[p.operands], repeat=2)
                if (x, y) not in own
            ]
    if (UINT8, INT8) not in own and (INT8, INT8) in own:
        two = to_text(IntImm(2, UINT8))
        lines.append(f'(by-halves "{INT32}" "{UINT8}" "{INT8}" "{two}")')
    if "interleaved" in accelerator.layouts["right"]:
        groups = {p.right: p.group for p in products}
        lines += [f'(interleaves "{t}" {group})' for t, group in groups.items()]
    return "\n".join(lines)


def supports_product(accelerator: Accelerator, accumulator: Type, left: Type, right: Type) -> bool:
    """Does it multiply these types, be it after a conversion that keeps them or by parts?"""
    product = find_product(accelerator, accumulator, left, right)
    if product is not None and not product.operands:
        return True
    by_conversion = any(
        p.operands and p.accumulator == accumulator and {left, right} <= set(_KEPT[p.operands])
        for p in accelerator.products
    )
    by_halves = {left, right} == {INT8, UINT8} and accumulator == INT32
    return by_conversion or (by_halves and find_product(accelerator, INT32, INT8, INT8) is not None)
