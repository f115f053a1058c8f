"""All kinds of random statements, each with how often it is chosen."""

from __future__ import annotations

from tests.passes.cv_pipelining.random_memory import (
    change_buffer,
    dynamic,
    element,
    mark,
    new_buffer,
    peek,
    read_buffer,
    reload,
    show,
    store,
    store_product,
)
from tests.passes.cv_pipelining.random_outer_memory import change_outer_buffer, read_outer_buffer
from tests.passes.cv_pipelining.random_products import product
from tests.passes.cv_pipelining.random_regions import (
    branch,
    branch_on_buffer,
    choose_index,
    inner_loop,
)
from tests.passes.cv_pipelining.random_statements import VECTOR_KINDS, Kind

KINDS: list[tuple[Kind, int]] = [
    *VECTOR_KINDS,
    (product, 10),
    (new_buffer, 3),
    (change_buffer, 4),
    (read_buffer, 3),
    (store, 3),
    (store_product, 1),
    (element, 1),
    (branch, 2),
    (inner_loop, 2),
    (dynamic, 1),
    (mark, 1),
    (reload, 2),
    (branch_on_buffer, 2),
    (change_outer_buffer, 4),
    (read_outer_buffer, 3),
    (peek, 1),
    (choose_index, 1),
    (show, 1),
]
