"""Arrays on the terminal: a row for each, with the first values, the last, and a checksum."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np


def show_arrays(arrays: Mapping[str, np.ndarray], types: Mapping[str, object]) -> None:
    """Prints a table of the `arrays`; `types` are their elements' types, by the same names."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for column in ("output", "shape", "type", "values", "crc32"):
        table.add_column(column, no_wrap=True)
    for name, array in arrays.items():
        shape = "x".join(map(str, array.shape))
        row = (name, shape, types[name], _sample(array), _checksum(array))
        table.add_row(*map(str, row))
    # In a pipe nothing may depend on how wide somebody's terminal is.
    width = None if sys.stdout.isatty() else 1000
    Console(width=width, markup=False, highlight=False, emoji=False).print(table)


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
