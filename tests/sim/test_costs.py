"""Costs by hand: the worked example of the public timing figures, then each rule of its own."""

import pytest

from tilewright.sim.costs.cost import Cost
from tilewright.sim.costs.matrix import MatrixMultiply, matrix_cost
from tilewright.sim.costs.moves import Move, move_cost
from tilewright.sim.costs.vector import VectorWork, vector_cost
from tilewright.sim.machine import Machine, MachineError, load_machine
from tilewright.sim.machine_parts import DataPath, Family, Pool

KIB = 1024


@pytest.fixture(scope="module")
def a2() -> Machine:
    return load_machine("Ascend910B3")


@pytest.fixture(scope="module")
def a5() -> Machine:
    return load_machine("Ascend950PR_9579")


def busy(machine: Machine, path: DataPath, size: int, l2_hit: bool = True) -> int:
    cost = move_cost(machine, Move(path, size, l2_hit=l2_hit))
    assert (cost.head, cost.tail) == (0, 0)
    return cost.busy


def vector(
    machine: Machine, family: Family, bits: int, elements: int, last_dim: int | None = None
) -> Cost:
    row = elements if last_dim is None else last_dim
    return vector_cost(machine, VectorWork(family, bits, elements, row))


# The worked example.


@pytest.mark.parametrize(
    ("name", "left", "right", "alone"),
    [
        ("Ascend910B3", 34, 66, 187),
        ("Ascend910B4", 34, 66, 187),
        ("Ascend910_9382", 34, 66, 187),
        ("Ascend950PR_9579", 34, 34, 155),
    ],
)
def test_a_lone_product_of_64_cubed(name: str, left: int, right: int, alone: int):
    machine = load_machine(name)
    product = matrix_cost(machine, MatrixMultiply(64, 64, 64, "f16"))
    assert product == Cost(busy=64, head=6, tail=17)
    assert product.alone == 87
    a = busy(machine, DataPath.L1_TO_L0A, 8 * KIB)
    b = busy(machine, DataPath.L1_TO_L0B, 8 * KIB)
    assert (a, b) == (left, right)
    assert a + b + product.alone == alone


def test_exp_of_64_by_64(a2: Machine, a5: Machine):
    exp = vector(a2, Family.EXP, 32, 64 * 64, 64)
    assert exp == Cost(busy=128, head=13, tail=18)
    assert exp.head + exp.busy == 141
    assert exp.alone == 159
    assert vector(a5, Family.EXP, 32, 64 * 64, 64) == Cost(busy=189)


def test_16_kib_from_global_memory(a2: Machine, a5: Machine):
    assert busy(a2, DataPath.GM_TO_UB, 16 * KIB) == 331
    assert round(a2.seconds(331) * 1e9) == 184
    assert round(load_machine("Ascend910B4").seconds(331) * 1e9) == 221
    assert busy(a2, DataPath.GM_TO_UB, 16 * KIB, l2_hit=False) == 407
    assert busy(a5, DataPath.GM_TO_UB, 16 * KIB) == 269


def test_16_kib_that_40_vector_cores_read_at_once(a2: Machine):
    transfer = move_cost(a2, Move(DataPath.GM_TO_UB, 16 * KIB, l2_hit=False)).transfer
    assert transfer is not None
    share = a2.pool_bandwidth(transfer.pool) / a2.vector_cores
    assert share == 16
    assert transfer.busy(share) == 50 + 1024


def test_fixpipe_of_a_tile_of_64_by_64(a2: Machine, a5: Machine):
    assert busy(a2, DataPath.L0C_TO_GM, 16 * KIB) == 137
    assert busy(a5, DataPath.L0C_TO_GM, 16 * KIB) == 175
    assert busy(a5, DataPath.L0C_TO_UB, 16 * KIB) == 128
    assert busy(a2, DataPath.L0C_TO_GM, 8 * KIB) == 80
    assert busy(a5, DataPath.L0C_TO_GM, 8 * KIB) == 136


# Moves.


@pytest.mark.parametrize(
    ("path", "on_a2", "on_a5"),
    [
        (DataPath.GM_TO_L1, 187 + 205, 271),
        (DataPath.UB_TO_GM, 120 + 410, 698),
        (DataPath.UB_TO_UB, 128, 256),
        (DataPath.L1_TO_L0A, 2 + 128, 2 + 128),
        (DataPath.L1_TO_L0B, 2 + 256, 2 + 128),
        (DataPath.L1_TO_BT, 993, 993),
        (DataPath.L1_TO_FB, 993, 993),
        (DataPath.L0C_TO_L1, 2 + 256, 2 + 128),
    ],
)
def test_32_kib_on_each_path(a2: Machine, a5: Machine, path: DataPath, on_a2: int, on_a5: int):
    assert busy(a2, path, 32 * KIB) == on_a2
    assert busy(a5, path, 32 * KIB) == on_a5


@pytest.mark.parametrize("path", [DataPath.L1_TO_UB, DataPath.UB_TO_L1])
def test_only_the_950_has_paths_between_l1_and_ub(a2: Machine, a5: Machine, path: DataPath):
    assert busy(a5, path, 32 * KIB) == 256
    start, end = path.upper().split("_TO_")
    with pytest.raises(MachineError, match=f"^Ascend910B3 has no path from {start} to {end}$"):
        busy(a2, path, 32 * KIB)


def test_nd_to_nz_takes_twice_as_long(a2: Machine):
    move = Move(DataPath.GM_TO_L1, 16 * KIB, rows=16, transforms=True)
    assert move_cost(a2, move).busy == 2 * 187 + 205


def test_nd_to_nz_of_short_rows_takes_4_cycles_a_row(a2: Machine, a5: Machine):
    short = Move(DataPath.GM_TO_L1, 512 * 64, rows=512, transforms=True)
    assert move_cost(a2, short).busy == 4 * 512
    assert move_cost(a5, short).busy == 4 * 512
    # 1024 rows of 256 B aren't short: 262144 bytes at 80 B/cycle, where 4 cycles a row were more.
    assert move_cost(a2, Move(DataPath.GM_TO_L1, 2**18, 1024, transforms=True)).busy == 374 + 3277
    # The length of a row can be said where rows are longer at the destination.
    said = Move(DataPath.GM_TO_L1, 2**18, 1024, row_bytes=200, transforms=True)
    assert move_cost(a2, said).busy == 4 * 1024


def test_other_paths_change_the_layout_for_nothing(a2: Machine):
    move = Move(DataPath.L0C_TO_GM, 16 * KIB, rows=512, transforms=True)
    assert move_cost(a2, move).busy == 137


@pytest.mark.parametrize(
    ("path", "l2_hit", "pool"),
    [
        (DataPath.GM_TO_L1, True, Pool.L2_READ),
        (DataPath.GM_TO_UB, False, Pool.GM),
        (DataPath.UB_TO_GM, True, Pool.L2_WRITE),
        (DataPath.L0C_TO_GM, False, Pool.GM),
    ],
)
def test_moves_through_global_memory_say_what_they_share(
    a2: Machine, path: DataPath, l2_hit: bool, pool: Pool
):
    cost = move_cost(a2, Move(path, 16 * KIB, l2_hit=l2_hit))
    assert cost.transfer is not None
    assert cost.transfer.pool is pool
    assert cost.transfer.size == 16 * KIB
    assert cost.transfer.busy(1e9) == cost.busy
    assert cost.transfer.busy(1) == cost.transfer.start + 16 * KIB


def test_moves_inside_the_core_share_nothing(a2: Machine):
    assert move_cost(a2, Move(DataPath.L1_TO_L0A, 16 * KIB)).transfer is None


# Products.


@pytest.mark.parametrize(
    ("element", "on_a2", "on_a5"),
    [("f16", 64, 64), ("bf16", 64, 64), ("i8", 32, 32), ("i4", 16, 16), ("f32", 256, 128)],
)
def test_steps_by_element_type(a2: Machine, a5: Machine, element: str, on_a2: int, on_a5: int):
    work = MatrixMultiply(64, 64, 64, element)
    assert matrix_cost(a2, work).busy == on_a2
    assert matrix_cost(a5, work).busy == on_a5


def test_products_are_of_whole_steps(a2: Machine):
    assert matrix_cost(a2, MatrixMultiply(17, 33, 1, "f16")).busy == 2 * 3 * 1


def test_a_type_that_the_cube_does_not_multiply(a2: Machine, a5: Machine):
    work = MatrixMultiply(64, 64, 64, "f8E4M3FN")
    assert matrix_cost(a5, work).busy == 32
    with pytest.raises(MachineError, match=r"^the Cube of Ascend910B3 doesn't multiply f8E4M3FN"):
        matrix_cost(a2, work)


# Vector work.


@pytest.mark.parametrize(
    ("family", "bits", "elements", "cost"),
    [
        (Family.ADD, 32, 4096, Cost(128, 10, 14)),
        (Family.ADD, 16, 4096, Cost(64, 10, 14)),
        (Family.ADD, 64, 4096, Cost(256, 10, 14)),
        (Family.MULS, 32, 4096, Cost(64, 11, 15)),
        (Family.EXP, 16, 4096, Cost(128, 13, 18)),
        (Family.DIV, 32, 65, Cost(8, 11, 19)),
        (Family.CAST, 32, 64, Cost(1, 14, 18)),
        (Family.COMPARE, 32, 64, Cost(2, 14, 22)),
        (Family.GATHER_MASK, 16, 128, Cost(14, 14, 20)),
        (Family.NOT, 1, 2048, Cost(1, 8, 12)),
    ],
)
def test_families_from_memory(a2: Machine, family: Family, bits: int, elements: int, cost: Cost):
    assert vector(a2, family, bits, elements) == cost


@pytest.mark.parametrize(
    ("family", "bits", "elements", "cycles"),
    [
        (Family.ADD, 32, 4096, 135),  # 55.07 + 1.247 · 64 = 134.878
        (Family.MUL, 16, 4096, 95),  # 56.29 + 1.194 · 32 = 94.498
        (Family.EXP, 16, 4096, 187),  # 65.93 + 3.762 · 32 = 186.314
        (Family.MAX, 32, 4096, 123),  # 23 + 9 + 6 + 9 + 12 + 64
    ],
)
def test_families_from_registers(
    a5: Machine, family: Family, bits: int, elements: int, cycles: int
):
    assert vector(a5, family, bits, elements) == Cost(cycles)


def test_rows_of_one_repeat_are_reduced_by_one_instruction(a2: Machine):
    assert vector(a2, Family.REDUCE_SUM, 32, 64 * 64, 64) == Cost(3 * 64, 14, 32)
    assert vector(a2, Family.REDUCE_MAX, 16, 64 * 100, 100) == Cost(7 * 64, 13, 18)


def test_longer_rows_are_halved_first(a2: Machine):
    # Five repeats a row: additions of 2, 1 and 1 of them leave one, which vcadd sums up. Each
    # instruction waits for the one before: its tail, a barrier and the next one's head.
    additions = 64 * 2 * (2 + 1 + 1)
    waits = 2 * (14 + 5 + 10) + (14 + 5 + 14)
    cost = vector(a2, Family.REDUCE_SUM, 32, 64 * 257, 257)
    assert cost == Cost(additions + 3 * 64 + waits, 10, 32)


def test_rows_of_a_block_are_reduced_eight_at_once(a2: Machine):
    assert vector(a2, Family.REDUCE_SUM, 32, 17 * 8, 8) == Cost(3, 14, 24)


def test_registers_reduce_rows_in_one_loop(a5: Machine):
    assert vector(a5, Family.REDUCE_SUM, 32, 64 * 256, 256) == Cost(75 + 64 * 4)


def test_sorts_and_scans_take_passes(a2: Machine):
    # 32 elements, then runs of 128 and of 512.
    waits = 2 * (18 + 5 + 20)
    assert vector(a2, Family.SORT, 32, 512) == Cost(3 * 16 * 8 + waits, 20, 18)
    waits = 3 * (18 + 5 + 13)
    assert vector(a2, Family.SCAN, 32, 64 * 8, 8) == Cost(4 * 3 * 8 + waits, 13, 18)


def test_nothing_costs_no_repeats(a2: Machine):
    assert vector(a2, Family.ADD, 32, 0).busy == 0
    assert vector(a2, Family.REDUCE_SUM, 32, 0).busy == 0


def test_halves_of_cycles_are_rounded_up(a2: Machine):
    faster = a2.scaled("vector.add", 0.25)
    assert vector(faster, Family.ADD, 32, 64) == Cost(1, 3, 4)
