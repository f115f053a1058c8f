"""AMX's calls against references of their own: what they compute, and what they refuse."""

from itertools import product

import ml_dtypes
import numpy as np
import pytest

from tilewright.accel import TARGETS, intrinsics, target
from tilewright.stmt.evaluate import Buffer, EvaluationError, evaluate_expr
from tilewright.stmt.nodes import Call, Expr, IntImm, Load, Ramp, Var
from tilewright.stmt.types import (
    BFLOAT16,
    FLOAT16,
    FLOAT32,
    HANDLE,
    INT8,
    INT16,
    INT32,
    UINT8,
    Type,
)

AMX = intrinsics("amx")
BF16 = ml_dtypes.bfloat16
KINDS = {INT8: np.int8, UINT8: np.uint8, INT32: np.int32, FLOAT32: np.float32}
KINDS |= {BFLOAT16: BF16, FLOAT16: np.float16, INT16: np.int16}


def buffer(name: str, type: Type, values: np.ndarray) -> Buffer:
    made = Buffer(name, type, values.size, written=True)
    made.data[:] = values.reshape(-1)
    return made


def all_of(type: Type, name: str, lanes: int) -> Expr:
    return Load(type, name, Ramp(IntImm(0), IntImm(1), lanes) if lanes > 1 else IntImm(0))


def interleaved(b: np.ndarray) -> np.ndarray:
    """Row j holds, for every column, elements j·w … j·w+w-1 of it side by side."""
    w = 4 // b.itemsize
    return np.array(
        [
            [[b[j * w + i, n] for i in range(w)] for n in range(b.shape[1])]
            for j in range(len(b) // w)
        ],
        b.dtype,
    )


def matmul(c: np.ndarray, a: np.ndarray, b: np.ndarray, types: tuple[Type, Type, Type]):
    """tile_matmul of c (rows × columns), a (rows × depth) and the plain b (depth × columns)."""
    of_c, of_a, of_b = types
    (m, k), n = a.shape, b.shape[1]
    buffers = {
        "c": buffer("c", of_c, c),
        "a": buffer("a", of_a, a),
        "b": buffer("b", of_b, interleaved(b)),
    }
    tiles = (all_of(of_c, "c", m * n), all_of(of_a, "a", m * k), all_of(of_b, "b", k * n))
    call = Call(of_c.with_lanes(m * n), "tile_matmul", (*tiles, IntImm(m), IntImm(n), IntImm(k)))
    return evaluate_expr(call, buffers=buffers, intrinsics=AMX).reshape(m, n)


SHAPES = [(1, 1, 4), (16, 16, 64), (3, 5, 8), (16, 1, 12), (2, 16, 4)]


@pytest.mark.parametrize("left", [INT8, UINT8])
@pytest.mark.parametrize("right", [INT8, UINT8])
@pytest.mark.parametrize(("m", "n", "k"), SHAPES)
def test_bytes_are_multiplied_exactly(left, right, m, n, k):
    random = np.random.default_rng(m * n * k)
    a, b = (
        random.integers(np.iinfo(KINDS[t]).min, np.iinfo(KINDS[t]).max + 1, shape).astype(KINDS[t])
        for t, shape in ((left, (m, k)), (right, (k, n)))
    )
    c = random.integers(-1000, 1000, (m, n)).astype(np.int32)
    expected = [
        [
            int(c[i, j]) + sum(int(x) * int(y) for x, y in zip(a[i], b[:, j], strict=True))
            for j in range(n)
        ]
        for i in range(m)
    ]
    assert matmul(c, a, b, (INT32, left, right)).tolist() == expected


@pytest.mark.parametrize(
    ("left", "right", "x", "y"),
    [
        (INT8, INT8, -128, -128),
        (INT8, INT8, -128, 127),
        (INT8, UINT8, -128, 255),
        (UINT8, INT8, 255, -128),
        (UINT8, UINT8, 255, 255),
    ],
)
def test_ends_of_the_range(left, right, x, y):
    a, b = np.full((1, 64), x, KINDS[left]), np.full((64, 1), y, KINDS[right])
    assert matmul(np.zeros((1, 1), np.int32), a, b, (INT32, left, right))[0, 0] == 64 * x * y


@pytest.mark.parametrize(
    ("start", "x", "wrapped"),
    [
        (2**31 - 1, 1, -(2**31)),
        (-(2**31), -1, 2**31 - 1),
        (2**31 - 5, 127, 2**31 - 5 + 127 - 2**32),
    ],
)
def test_integers_wrap(start, x, wrapped):
    a, b = np.array([[x, 0, 0, 0]], np.int8), np.array([[1], [0], [0], [0]], np.int8)
    c = np.array([[start]], np.int32)
    assert matmul(c, a, b, (INT32, INT8, INT8))[0, 0] == wrapped


def flushed(x: np.float32) -> np.float32:
    tiny = np.float32(2.0**-126)
    return np.float32(np.copysign(0, x)) if abs(x) < tiny else x


def by_pairs(c: np.ndarray, a: np.ndarray, b: np.ndarray, flush: bool) -> np.ndarray:
    """As the instruction: both products of a pair, their sum, its addition to the result."""
    result = c.copy()
    keep = flushed if flush else np.float32
    for i, j in np.ndindex(*result.shape):
        total = result[i, j]
        for k in range(0, a.shape[1], 2):
            x0, x1, y0, y1 = (
                keep(np.float32(v)) for v in (a[i, k], a[i, k + 1], b[k, j], b[k + 1, j])
            )
            total = keep(np.float32(total + keep(np.float32(x0 * y0 + x1 * y1))))
        result[i, j] = total
    return result


@pytest.mark.parametrize("type", [BFLOAT16, FLOAT16])
@pytest.mark.parametrize(("m", "n", "k"), [(2, 3, 4), (16, 16, 32), (5, 1, 30)])
def test_floats_are_rounded_pair_by_pair(type, m, n, k):
    random = np.random.default_rng(k)
    a, b = (random.standard_normal(shape).astype(KINDS[type]) for shape in ((m, k), (k, n)))
    c = random.standard_normal((m, n)).astype(np.float32)
    found = matmul(c, a, b, (FLOAT32, type, type))
    assert found.tobytes() == by_pairs(c, a, b, type == BFLOAT16).tobytes()


def test_a_pair_is_added_up_before_the_accumulator():
    # One at a time, 1 would be lost twice beside 2**24; together the pair is 2 and isn't.
    a, b = np.array([[1, 1]], BF16), np.array([[1], [1]], BF16)
    c = np.array([[2.0**24]], np.float32)
    assert matmul(c, a, b, (FLOAT32, BFLOAT16, BFLOAT16))[0, 0] == 2.0**24 + 2


def test_bfloat16_flushes_denormals_and_float16_does_not():
    small = np.array([[2.0**-130, 0]], BF16)
    big = np.array([[2.0**100], [0]], BF16)
    zero = np.zeros((1, 1), np.float32)
    types = (FLOAT32, BFLOAT16, BFLOAT16)
    assert matmul(zero, small, big, types)[0, 0] == 0  # an input
    tiny = np.array([[2.0**-70, 0]], BF16), np.array([[2.0**-70], [0]], BF16)
    assert matmul(zero, *tiny, types)[0, 0] == 0  # a result
    least = np.array([[2.0**-24, 0]], np.float16), np.array([[2.0**-3], [0]], np.float16)
    assert matmul(zero, *least, (FLOAT32, FLOAT16, FLOAT16))[0, 0] == 2.0**-27


def test_what_is_not_a_number_stays_in_its_row_and_column():
    a, b = np.ones((2, 2), BF16), np.ones((2, 2), BF16)
    a[0, 1], b[0, 1] = np.inf, np.nan
    found = matmul(np.zeros((2, 2), np.float32), a, b, (FLOAT32, BFLOAT16, BFLOAT16))
    assert np.isinf(found[0, 0]) and np.isnan(found[:, 1]).all() and found[1, 0] == 2


# Loads and stores

MEMORY = np.arange(200)


def load(
    element: Type, *numbers: int, lanes: int | None = None, of: Buffer | None = None
) -> np.ndarray:
    rows, row_bytes = numbers[2:]
    memory = of or buffer("m", element, MEMORY.astype(KINDS[element]))
    count = rows * (row_bytes // element.bytes) if lanes is None else lanes
    call = Call(
        element.with_lanes(max(count, 1)), "tile_load", (Var("m", HANDLE), *map(IntImm, numbers))
    )
    return evaluate_expr(call, buffers={"m": memory}, intrinsics=AMX)


@pytest.mark.parametrize("element", [INT8, UINT8, BFLOAT16, FLOAT16, INT32, FLOAT32])
def test_the_stride_of_a_load_is_in_bytes(element):
    size = element.bytes
    found = load(element, 5, 20 * size, 3, 4 * size)
    expected = [5 + 20 * row + column for row in range(3) for column in range(4)]
    assert found.tolist() == np.array(expected).astype(KINDS[element]).tolist()


def test_rows_may_coincide_or_go_back():
    assert load(INT32, 7, 0, 2, 8).tolist() == [7, 8, 7, 8]
    assert load(INT32, 7, -8, 2, 8).tolist() == [7, 8, 5, 6]


def store(element: Type, *numbers: int, lanes: int, size: int = 60) -> Buffer:
    target = Buffer("m", element, size)
    tile = buffer("t", element, np.arange(1, lanes + 1).astype(KINDS[element]))
    args = (Var("m", HANDLE), *map(IntImm, numbers), all_of(element, "t", lanes))
    call = Call(INT32, "tile_store", args)
    evaluate_expr(call, buffers={"m": target, "t": tile}, intrinsics=AMX)
    return target


def test_a_store_writes_its_rows_and_nothing_else():
    found = store(FLOAT32, 2, 40, 3, 16, lanes=12)
    places = [2 + 10 * row + column for row in range(3) for column in range(4)]
    assert found.data[places].tolist() == list(range(1, 13))
    assert np.flatnonzero(found.written).tolist() == places


def test_zero():
    call = Call(INT32.with_lanes(6), "tile_zero", (IntImm(2), IntImm(12)))
    assert evaluate_expr(call, intrinsics=AMX).tolist() == [0] * 6


# Limits

REFUSED = [
    ((0, 64, 17, 64), None, "17 rows"),
    ((0, 64, 0, 64), 16, "0 rows"),
    ((0, 68, 2, 68), None, "68 bytes"),
    ((0, 64, 1, 65), 32, "65 bytes"),
    ((0, 64, 2, 6), None, "6 bytes is no multiple of 4"),
    ((0, 3, 2, 8), None, "stride of 3 bytes"),
    ((0, 64, 2, 8), 9, "9 lanes"),
]


@pytest.mark.parametrize(("numbers", "lanes", "words"), REFUSED)
def test_loads_refused(numbers, lanes, words):
    with pytest.raises(EvaluationError, match=words):
        load(BFLOAT16, *numbers, lanes=lanes)


@pytest.mark.parametrize(("numbers", "lanes", "words"), REFUSED)
def test_stores_refused(numbers, lanes, words):
    rows, row_bytes = numbers[2:]
    with pytest.raises(EvaluationError, match=words):
        store(BFLOAT16, *numbers, lanes=lanes or rows * row_bytes // 2, size=2000)


@pytest.mark.parametrize("shape", [(17, 64), (1, 68), (2, 6)])
def test_zeros_refused(shape):
    call = Call(INT32.with_lanes(4), "tile_zero", tuple(map(IntImm, shape)))
    with pytest.raises(EvaluationError, match="tile_zero"):
        evaluate_expr(call, intrinsics=AMX)


@pytest.mark.parametrize(
    ("m", "n", "k", "type"),
    [(17, 4, 4, INT8), (4, 17, 4, INT8), (4, 4, 68, INT8), (4, 4, 34, BFLOAT16)],
)
def test_products_beyond_a_tile_refused(m, n, k, type):
    a, b = np.ones((m, k), KINDS[type]), np.ones((k, n), KINDS[type])
    acc = FLOAT32 if type.is_float else INT32
    with pytest.raises(EvaluationError, match="tile_matmul: a tile of"):
        matmul(np.zeros((m, n), KINDS[acc]), a, b, (acc, type, type))


@pytest.mark.parametrize(("type", "depth"), [(INT8, 6), (BFLOAT16, 3)])
def test_a_depth_that_is_no_multiple_of_4_bytes_refused(type, depth):
    acc = FLOAT32 if type.is_float else INT32
    tiles = [all_of(acc, "c", 1), all_of(type, "a", depth), all_of(type, "a", depth)]
    call = Call(acc, "tile_matmul", (*tiles, IntImm(1), IntImm(1), IntImm(depth)))
    buffers = {"c": buffer("c", acc, np.zeros(1)), "a": buffer("a", type, np.ones(depth))}
    with pytest.raises(EvaluationError, match="multiple of 4"):
        evaluate_expr(call, buffers=buffers, intrinsics=AMX)


@pytest.mark.parametrize("wrong", [0, 1, 2])
def test_tiles_of_the_wrong_size_refused(wrong):
    lanes = [2 * 3, 2 * 4, 4 * 3]
    lanes[wrong] += 1
    names = zip((INT32, INT8, INT8), "cab", lanes, strict=True)
    tiles = [all_of(type, name, count) for type, name, count in names]
    call = Call(INT32.with_lanes(6), "tile_matmul", (*tiles, IntImm(2), IntImm(3), IntImm(4)))
    buffers = {n: buffer(n, t, np.ones(20)) for t, n in ((INT32, "c"), (INT8, "a"), (INT8, "b"))}
    with pytest.raises(EvaluationError, match="lanes"):
        evaluate_expr(call, buffers=buffers, intrinsics=AMX)


@pytest.mark.parametrize(
    ("acc", "left", "right"),
    [
        (INT32, INT16, INT16),
        (FLOAT32, INT8, INT8),
        (FLOAT32, BFLOAT16, FLOAT16),
        (BFLOAT16, BFLOAT16, BFLOAT16),
        (INT32, BFLOAT16, BFLOAT16),
    ],
)
def test_products_that_do_not_exist_refused(acc, left, right):
    a, b = np.ones((1, 4), KINDS[left]), np.ones((4, 1), KINDS[right])
    with pytest.raises(EvaluationError, match="no tile product of"):
        matmul(np.zeros((1, 1), KINDS[acc]), a, b, (acc, left, right))


def test_loads_and_stores_are_guarded():
    with pytest.raises(EvaluationError, match=r"read of m\[200\] is outside"):
        load(INT32, 190, 32, 2, 16)
    with pytest.raises(EvaluationError, match=r"read of m\[-1\] is outside"):
        load(INT32, -1, 32, 2, 16)
    half = Buffer("m", INT32, 8)
    half.write(np.arange(6), np.arange(6, dtype=np.int32))
    with pytest.raises(EvaluationError, match=r"m\[6\], which was never written"):
        load(INT32, 0, 16, 2, 16, of=half)
    with pytest.raises(EvaluationError, match=r"write to m\[60\] is outside"):
        store(INT32, 52, 20, 2, 16, lanes=8)


# The declarations


def test_targets():
    assert set(TARGETS) >= {"amx", "amx:fp16"}
    with pytest.raises(ValueError, match="unknown target 'amxx'; there are amx, amx:fp16"):
        target("amxx")


def test_products_are_those_of_the_instruction_set():
    plain, extended = (
        {(p.accumulator, p.left, p.right) for p in target(name).products}
        for name in ("amx", "amx:fp16")
    )
    bytes_ = {(INT32, a, b) for a, b in product((INT8, UINT8), repeat=2)}
    assert plain == bytes_ | {(FLOAT32, BFLOAT16, BFLOAT16)}
    assert extended == plain | {(FLOAT32, FLOAT16, FLOAT16)}
