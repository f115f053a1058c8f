"""What passes ask of HIVM ops: core, pipes, destinations, axes, and the buffer behind a value."""

from tilewright.hivm.queries.axes import (
    broadcast_axes,
    iterator_types,
    max_rank,
    transpose_axes,
)
from tilewright.hivm.queries.buffers import address_space, buffer_behind, destinations
from tilewright.hivm.queries.cores import core_of_pipes, core_type
from tilewright.hivm.queries.destinations import (
    inits,
    inputs,
    is_core_op,
    is_destination_style,
    sources,
)
from tilewright.hivm.queries.pipes import UnknownPipeError, pipe, pipes

__all__ = [
    "UnknownPipeError",
    "address_space",
    "broadcast_axes",
    "buffer_behind",
    "core_of_pipes",
    "core_type",
    "destinations",
    "inits",
    "inputs",
    "is_core_op",
    "is_destination_style",
    "iterator_types",
    "max_rank",
    "pipe",
    "pipes",
    "sources",
    "transpose_axes",
]
