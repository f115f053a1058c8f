"""Arrays on the terminal: a row for each, with the first values, the last, and a checksum."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tilewright.cli.table import print_table

if TYPE_CHECKING:
    import numpy as np


def show_arrays(arrays: Mapping[str, np.ndarray], types: Mapping[str, object]) -> None:
    """Prints a table of the `arrays`; `types` are their elements' types, by the same names."""
    rows = [
        (name, "x".join(map(str, a.shape)), types[name], _sample(a), _checksum(a))
        for name, a in arrays.items()
    ]
    print_table(("output", "shape", "type", "values", "crc32"), rows)


def _sample(array: np.ndarray) -> str:
    """The first values and the last."""
    flat, count = array.reshape(-1), 5
    shown = [_number(value) for value in flat[:count].tolist()]
    if flat.size > count:
        shown += [*(["..."] if flat.size > count + 1 else []), _number(flat[-1:].tolist()[0])]
    return " ".join(shown)


def _number(value: Any) -> str:
    return str(value) if isinstance(value, int) else f"{float(value):.6g}"


def _checksum(array: np.ndarray) -> str:
    """CRC-32 of the elements, rows first and little-endian, in their own type."""
    import zlib

    return f"{zlib.crc32(array.tobytes()):08x}"
