"""WMMA's calls against references of their own: what they compute, and what they refuse."""

from itertools import product

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.accel.wmma_instructions import (
    INTRINSICS,
    MULTIPLICATIONS,
    Shape,
    load_name,
    mma_name,
    store_name,
)
from tilewright.stmt.evaluate import (
    Buffer,
    EvaluationError,
    UnknownValueError,
    evaluate,
    evaluate_expr,
    infer_shapes,
    make_buffers,
    outputs,
)
from tilewright.stmt.nodes import Call, Expr, FloatImm, IntImm, Let, Load, Ramp, Stmt, Var
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import (
    BFLOAT16,
    FLOAT16,
    FLOAT32,
    FLOAT64,
    HANDLE,
    INT8,
    INT16,
    INT32,
    UINT8,
    Type,
    parse_type,
)

# What PTX names, spelled out: shape -> types of loads of A and B, of C, and of products.
DEPTH_16 = (
    ("f16", "bf16", "s8", "u8"),
    ("f16", "f32", "s32"),
    ("f32.f32", "f16.f16", "f32.bf16.bf16.f32", "s32.s8.s8.s32", "s32.u8.u8.s32"),
)
PTX = {
    "m16n16k16": DEPTH_16,
    "m32n8k16": DEPTH_16,
    "m8n32k16": DEPTH_16,
    "m16n16k8": (("tf32",), ("f32",), ("f32.tf32.tf32.f32",)),
    "m8n8k4": (("f64",), ("f64",), ("f64.f64.f64.f64",)),
}
LAYOUTS = ("row", "col")
LOADS = [
    f"wmma.load.{matrix}.sync.aligned.{layout}.{shape}.{type}"
    for shape, (inputs, results, _) in PTX.items()
    for matrix, types in (("a", inputs), ("b", inputs), ("c", results))
    for type, layout in product(types, LAYOUTS)
]
STORES = [
    f"wmma.store.d.sync.aligned.{layout}.{shape}.{type}"
    for shape, (_, results, _) in PTX.items()
    for type, layout in product(results, LAYOUTS)
]
MMAS = [
    f"wmma.mma.sync.aligned.{a}.{b}.{shape}.{types}"
    for shape, (_, _, products) in PTX.items()
    for types, a, b in product(products, LAYOUTS, LAYOUTS)
]
TYPES = {"f16": FLOAT16, "bf16": BFLOAT16, "tf32": FLOAT32, "f32": FLOAT32, "f64": FLOAT64}
TYPES |= {"s8": INT8, "u8": UINT8, "s32": INT32}
KINDS = {INT8: np.int8, UINT8: np.uint8, INT16: np.int16, INT32: np.int32, FLOAT64: np.float64}
KINDS |= {FLOAT16: np.float16, BFLOAT16: ml_dtypes.bfloat16, FLOAT32: np.float32}


def size_of(shape: str, matrix: str) -> tuple[int, int]:
    m, n, k = (int(digits) for digits in shape[1:].replace("n", " ").replace("k", " ").split())
    return {"a": (m, k), "b": (k, n), "c": (m, n), "d": (m, n)}[matrix]


def parts(name: str) -> tuple[str, tuple[int, int], Type, str]:
    """Of a load or a store: its matrix, the matrix's size, its elements' type and its layout."""
    _, _, matrix, _, _, layout, shape, type = name.split(".")
    return matrix, size_of(shape, matrix), TYPES[type], layout


def parts_of_mma(name: str) -> tuple[str, tuple[Type, Type, Type], tuple[str, str]]:
    """Of a product: its shape, the types of A, B and C, and the layouts of A and B."""
    _, _, _, _, a_layout, b_layout, shape, *types = name.split(".")
    a, b = types[1:3] if len(types) == 4 else ("f16", "f16")
    return shape, (TYPES[a], TYPES[b], TYPES[types[0]]), (a_layout, b_layout)


def buffer(name: str, type: Type, values: np.ndarray) -> Buffer:
    made = Buffer(name, type, values.size, written=True)
    made.data[:] = values.reshape(-1)
    return made


def random_values(type: Type, shape: int | tuple[int, ...], seed: int = 0) -> np.ndarray:
    """Of all sizes: integers over the whole range, floats as they come."""
    random = np.random.default_rng(seed)
    if type.is_float:
        return random.standard_normal(shape).astype(KINDS[type])
    info = np.iinfo(KINDS[type])
    return random.integers(info.min, info.max, shape, endpoint=True).astype(KINDS[type])


def all_of(name: str, type: Type, lanes: int) -> Expr:
    return Load(type, name, Ramp(IntImm(0), IntImm(1), lanes))


# Mnemonics


def test_the_instructions_are_those_of_ptx():
    assert set(INTRINSICS) == {*LOADS, *STORES, *MMAS}
    assert len(INTRINSICS) == 168


def test_names_are_spelled_in_full():
    wide = Shape(32, 8, 16)
    assert load_name("a", "row", wide, FLOAT16) == "wmma.load.a.sync.aligned.row.m32n8k16.f16"
    found = load_name("b", "col", Shape(16, 16, 8), FLOAT32)
    assert found == "wmma.load.b.sync.aligned.col.m16n16k8.tf32"
    found = load_name("c", "row", Shape(16, 16, 8), FLOAT32)
    assert found == "wmma.load.c.sync.aligned.row.m16n16k8.f32"
    found = store_name("col", Shape(8, 8, 4), FLOAT64)
    assert found == "wmma.store.d.sync.aligned.col.m8n8k4.f64"
    found = mma_name("row", "col", wide, FLOAT32, FLOAT16, FLOAT16)
    assert found == "wmma.mma.sync.aligned.row.col.m32n8k16.f32.f32"


@pytest.mark.parametrize("name", [*LOADS, *STORES])
def test_names_of_loads_and_stores(name):
    matrix, _, type, layout = parts(name)
    shape = Shape(*(*size_of(name.split(".")[6], "c"), size_of(name.split(".")[6], "a")[1]))
    made = store_name(layout, shape, type) if matrix == "d" else None
    assert (made or load_name(matrix, layout, shape, type)) == name


@pytest.mark.parametrize("name", MMAS)
def test_names_of_products(name):
    shape, (a, b, c), layouts = parts_of_mma(name)
    (m, k), (_, n) = size_of(shape, "a"), size_of(shape, "b")
    assert mma_name(*layouts, Shape(m, n, k), c, a, b) == name


@pytest.mark.parametrize(
    ("accumulator", "a", "b", "shape"),
    [
        (INT32, INT8, UINT8, Shape(16, 16, 16)),
        (FLOAT16, BFLOAT16, BFLOAT16, Shape(16, 16, 16)),
        (FLOAT32, FLOAT16, BFLOAT16, Shape(16, 16, 16)),
        (FLOAT32, FLOAT32, FLOAT32, Shape(16, 16, 16)),
        (FLOAT32, FLOAT16, FLOAT16, Shape(16, 16, 8)),
        (FLOAT32, FLOAT16, FLOAT16, Shape(8, 8, 16)),
        (FLOAT64, FLOAT64, FLOAT64, Shape(16, 16, 16)),
        (INT32, INT16, INT16, Shape(16, 16, 16)),
    ],
)
def test_products_that_do_not_exist_have_no_name(accumulator, a, b, shape):
    with pytest.raises(ValueError, match=rf"PTX has no instruction wmma\.mma\..*\.{shape}\."):
        mma_name("row", "row", shape, accumulator, a, b)


@pytest.mark.parametrize(
    ("matrix", "layout", "type"),
    [("a", "row", INT32), ("c", "row", BFLOAT16), ("a", "diagonal", FLOAT16), ("d", "row", INT8)],
)
def test_loads_and_stores_that_do_not_exist_have_no_name(matrix, layout, type):
    with pytest.raises(ValueError, match="PTX has no instruction"):
        load_name(matrix, layout, Shape(16, 16, 16), type)
    with pytest.raises(ValueError, match="PTX has no instruction"):
        store_name("row", Shape(16, 16, 16), BFLOAT16)


def test_a_wrong_mnemonic_is_an_unknown_call():
    name = "wmma.mma.sync.aligned.row.row.m16n16k16.s32.u8.s8.s32"
    with pytest.raises(UnknownValueError, match=f"unknown call '{name}'"):
        evaluate_expr(Call(INT32, name, ()), intrinsics=INTRINSICS)


def test_the_first_hardware_that_has_a_product():
    found = {(p.accumulator, p.a, p.b): (p.required_sm, p.is_tf32) for p in MULTIPLICATIONS}
    assert found == {
        (FLOAT32, FLOAT16, FLOAT16): (70, False),
        (FLOAT16, FLOAT16, FLOAT16): (70, False),
        (FLOAT32, BFLOAT16, BFLOAT16): (80, False),
        (INT32, INT8, INT8): (72, False),
        (INT32, UINT8, UINT8): (72, False),
        (FLOAT32, FLOAT32, FLOAT32): (80, True),
        (FLOAT64, FLOAT64, FLOAT64): (80, False),
    }


# Loads and stores


def strides(name: str) -> tuple[int, int, int]:
    """A base and a stride that are as little aligned as may be, and the size that they need."""
    _, size, type, layout = parts(name)
    lines, length = size if layout == "row" else size[::-1]
    base, stride = 32 // type.bytes, -(-length * type.bytes // 16) * 16 // type.bytes
    stride += 16 // type.bytes
    return base, stride, base + lines * stride


def places(name: str, base: int, stride: int) -> list[list[int]]:
    _, (rows, columns), _, layout = parts(name)
    across, down = (1, stride) if layout == "row" else (stride, 1)
    return [[base + i * down + j * across for j in range(columns)] for i in range(rows)]


def load(name: str, memory: Buffer, base: int, stride: int, of: Type | None = None) -> np.ndarray:
    _, (rows, columns), type, _ = parts(name)
    args = (Var("m", HANDLE), IntImm(base), IntImm(stride))
    call = Call(of or type.with_lanes(rows * columns), name, args)
    return evaluate_expr(call, buffers={"m": memory}, intrinsics=INTRINSICS)


def store(
    name: str, base: int, stride: int, size: int, of: Type | None = None, to: Type | None = None
) -> tuple[Buffer, np.ndarray]:
    """The buffer that was stored to, and the matrix that was."""
    _, (rows, columns), type, _ = parts(name)
    of = of or type.with_lanes(rows * columns)
    matrix = random_values(of.element, of.lanes)
    buffers = {"m": Buffer("m", to or type, size), "d": buffer("d", of.element, matrix)}
    args = (Var("m", HANDLE), IntImm(base), IntImm(stride), all_of("d", of.element, of.lanes))
    result = evaluate_expr(Call(INT32, name, args), buffers=buffers, intrinsics=INTRINSICS)
    assert result.tolist() == [0]
    return buffers["m"], matrix.reshape(rows, columns)


@pytest.mark.parametrize("name", LOADS)
def test_a_load_gives_the_rows_of_its_matrix(name):
    base, stride, size = strides(name)
    memory = random_values(parts(name)[2], size)
    found = load(name, buffer("m", parts(name)[2], memory), base, stride)
    assert found.tobytes() == memory[places(name, base, stride)].tobytes()


@pytest.mark.parametrize("name", STORES)
def test_a_store_writes_its_matrix_and_nothing_else(name):
    base, stride, size = strides(name)
    memory, matrix = store(name, base, stride, size)
    where = np.array(places(name, base, stride))
    assert memory.data[where].tobytes() == matrix.tobytes()
    assert np.flatnonzero(memory.written).tolist() == sorted(where.reshape(-1))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_rows_of_a_load_may_overlap(layout):
    name = f"wmma.load.a.sync.aligned.{layout}.m32n8k16.f16"
    memory = random_values(FLOAT16, 300)
    found = load(name, buffer("m", FLOAT16, memory), 16, 8)
    assert found.tolist() == memory[places(name, 16, 8)].reshape(-1).tolist()
    assert set(load(name, buffer("m", FLOAT16, memory), 16, 0)) == set(
        memory[16:32] if layout == "row" else memory[16:48]
    )


@given(st.sampled_from([*LOADS, *STORES]), st.integers(0, 70), st.integers(0, 70))
def test_bases_are_aligned_to_32_bytes_and_strides_to_16(name, base, stride):
    matrix, _, type, _ = parts(name)

    def access() -> None:
        if matrix == "d":
            store(name, base, stride, 4000)
        else:
            load(name, buffer("m", type, np.zeros(4000, KINDS[type])), base, stride)

    if base * type.bytes % 32:
        words = rf"{name}: the base of {base} elements in m is .* multiple of 32$"
    elif stride * type.bytes % 16:
        words = rf"{name}: the stride of {stride} elements in m is .* multiple of 16$"
    else:
        return access()
    with pytest.raises(EvaluationError, match=words):
        access()


@pytest.mark.parametrize("name", [*LOADS, *STORES])
def test_other_lanes_types_and_buffers_refused(name):
    matrix, (rows, columns), type, _ = parts(name)
    other = INT16 if type.bytes == 2 else FLOAT16
    right = type.with_lanes(rows * columns)
    for of in (type.with_lanes(rows * columns // 2), other.with_lanes(rows * columns)):
        with pytest.raises(EvaluationError, match=f"{name}: matrix {matrix} is {right}, not {of}"):
            if matrix == "d":
                store(name, 0, 32, 4000, of=of)
            else:
                load(name, buffer("m", type, np.zeros(4000)), 0, 32, of=of)
    with pytest.raises(EvaluationError, match=f"{name}: m holds {other}, not {type}"):
        if matrix == "d":
            store(name, 0, 32, 4000, to=other)
        else:
            load(name, buffer("m", other, np.zeros(4000)), 0, 32)


def test_loads_and_stores_are_guarded():
    name = "wmma.load.b.sync.aligned.col.m16n16k16.f16"
    with pytest.raises(EvaluationError, match=r"read of m\[-16\] is outside"):
        load(name, buffer("m", FLOAT16, np.zeros(256)), -16, 16)
    with pytest.raises(EvaluationError, match=r"m\[0\], which was never written"):
        load(name, Buffer("m", FLOAT16, 256), 0, 16)
    with pytest.raises(EvaluationError, match=r"write to m\[255\] is outside"):
        store("wmma.store.d.sync.aligned.row.m16n16k16.f32", 0, 16, 255)


@pytest.mark.parametrize(
    "args",
    [
        (),
        (Var("m", HANDLE), IntImm(0)),
        (Var("m", HANDLE), IntImm(0), IntImm(16), IntImm(0)),
        (IntImm(0),) * 3,
        (Var("m", HANDLE),) * 3,
        (Var("m", HANDLE), FloatImm(0.0), IntImm(16)),
        (Var("m", HANDLE), IntImm(0), Ramp(IntImm(16), IntImm(0), 2)),
    ],
)
def test_arguments_of_another_kind_refused(args):
    name = "wmma.load.a.sync.aligned.row.m16n16k16.f16"
    call = Call(FLOAT16.with_lanes(256), name, args)
    with pytest.raises(EvaluationError, match=f"{name} can't be called with"):
        evaluate_expr(
            call, buffers={"m": buffer("m", FLOAT16, np.zeros(256))}, intrinsics=INTRINSICS
        )


# Products


def mma(name: str, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """The product of plain matrices, as a matrix."""
    shape, types, _ = parts_of_mma(name)
    matrices = {"a": a, "b": b, "c": c}
    buffers = {k: buffer(k, t, v) for (k, v), t in zip(matrices.items(), types, strict=True)}
    args = tuple(all_of(k, t, v.size) for (k, v), t in zip(matrices.items(), types, strict=True))
    call = Call(types[2].with_lanes(c.size), name, args)
    return evaluate_expr(call, buffers=buffers, intrinsics=INTRINSICS).reshape(size_of(shape, "c"))


def matrices(name: str, fill: float = 0) -> list[np.ndarray]:
    """A, B and C of the size and type that product `name` takes."""
    shape, types, _ = parts_of_mma(name)
    sizes = (size_of(shape, matrix) for matrix in "abc")
    return [np.full(s, fill, KINDS[t]) for s, t in zip(sizes, types, strict=True)]


def tf32(value: float) -> float:
    """To 10 bits of mantissa, to nearest even, in exact arithmetic."""
    fraction, exponent = np.frexp(np.float64(value))
    return float(np.ldexp(np.round(fraction * 2**11), exponent - 11))


def in_order(name: str, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """One element after another, one product after another."""
    _, (left, _, accumulator), _ = parts_of_mma(name)
    convert = {FLOAT16: float, BFLOAT16: float, FLOAT32: tf32, FLOAT64: float}.get(left, int)
    kind = float if left == FLOAT64 else np.float32 if left.is_float else int
    x, y = ([[convert(v) for v in row] for row in m.tolist()] for m in (a, b.T))
    result = np.empty_like(c)
    for i, j in np.ndindex(*c.shape):
        total = kind(c[i, j])
        for p, q in zip(x[i], y[j], strict=True):
            total = kind(total + kind(p * q))
        if accumulator == INT32:
            total = (int(total) + 2**31) % 2**32 - 2**31
        result[i, j] = total
    return result


@pytest.mark.parametrize("name", MMAS)
def test_products_are_added_up_in_order(name):
    shape, types, _ = parts_of_mma(name)
    a, b, c = (
        random_values(type, size_of(shape, matrix), seed)
        for seed, (type, matrix) in enumerate(zip(types, "abc", strict=True))
    )
    assert mma(name, a, b, c).tobytes() == in_order(name, a, b, c).tobytes()


BYTES = "wmma.mma.sync.aligned.row.row.m16n16k16.s32.{0}.{0}.s32"


@pytest.mark.parametrize(
    ("kind", "x", "y", "start", "expected"),
    [
        ("u8", 255, 255, 0, 16 * 255 * 255),
        ("s8", -128, -128, 0, 16 * 128 * 128),
        ("s8", -128, 127, -1, -16 * 128 * 127 - 1),
        ("u8", 1, 1, 2**31 - 1, 15 - 2**31),
        ("s8", 1, -1, -(2**31), 2**31 - 16),
    ],
)
def test_ends_of_the_range_of_integers(kind, x, y, start, expected):
    a, b, c = matrices(BYTES.format(kind))
    a[:], b[:], c[:] = x, y, start
    assert (mma(BYTES.format(kind), a, b, c) == expected).all()


def test_a_float16_result_is_rounded_once():
    # Rounded after every step, 1 would be lost 16 times beside 2048.
    name = "wmma.mma.sync.aligned.row.col.m16n16k16.f16.f16"
    a, b, c = matrices(name, 1)
    c[:] = 2048
    assert (mma(name, a, b, c) == 2064).all()
    c[:] = 65504
    assert (mma(name, a, b, c) == np.inf).all()
    # 65504 + 16 - 16: the sum may be too large for a while.
    a[:, 8:] = -1
    assert (mma(name, a, b, c) == 65504).all()


TF32 = "wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32"


@pytest.mark.parametrize(
    ("x", "rounded"),
    [
        (1 + 2.0**-10, 1 + 2.0**-10),
        (1 + 2.0**-11, 1),  # ties go to the even neighbour
        (1 + 3 * 2.0**-11, 1 + 2.0**-9),
        (1 + 2.0**-11 + 2.0**-23, 1 + 2.0**-10),
        (-1 - 3 * 2.0**-12, -1 - 2.0**-10),
        (2 - 2.0**-23, 2),
        (2.0**-126 * (1 + 2.0**-20), 2.0**-126),
        (float(np.finfo(np.float32).max), np.inf),
        (np.inf, np.inf),
        (-np.inf, -np.inf),
    ],
)
def test_float32_is_rounded_to_tf32(x, rounded):
    a, b, c = matrices(TF32)
    a[0, 0], b[0, :] = x, 1
    assert (mma(TF32, a, b, c)[0] == np.float32(rounded)).all()
    a[0, 0], a[0, 1], b[0, :], b[1, :] = 1, 0, x, 0
    assert (mma(TF32, a, b, c)[0] == np.float32(rounded)).all()


@pytest.mark.parametrize("bits", [0x7F800001, 0x7FFFFFFF, 0xFF800001, 0xFFFFFFFF])
def test_no_nan_is_rounded_to_infinity(bits):
    a, b, c = matrices(TF32)
    a[0, 0], b[0, :] = np.uint32(bits).view(np.float32), 1
    assert np.isnan(mma(TF32, a, b, c)[0]).all()


@pytest.mark.parametrize("name", [name for name in MMAS if ".s32." not in name])
def test_what_is_not_a_number_stays_in_its_row_and_column(name):
    a, b, c = matrices(name, 1)
    a[0, 1], b[0, 1], b[1, 2], c[2, 3] = np.inf, np.nan, 0, -np.inf
    found = mma(name, a, b, c)
    depth = a.shape[1]
    assert np.isposinf(found[0, [0, 3, 4]]).all()
    assert np.isnan(found[:, 1]).all()
    assert np.isnan(found[0, 2]), "Inf * 0 is NaN"
    assert (found[1:, 2] == depth).all() and np.isneginf(found[2, 3])
    assert (found[3:, 3:] == depth + 1).all()


def test_float64_keeps_its_precision():
    name = "wmma.mma.sync.aligned.row.row.m8n8k4.f64.f64.f64.f64"
    a, b, c = matrices(name)
    a[:, 0], b[0, :], c[:] = 1 + 2.0**-40, 1, 2.0**-50
    assert (mma(name, a, b, c) == 1 + 2.0**-40 + 2.0**-50).all()


MMA = "wmma.mma.sync.aligned.row.col.m32n8k16.f32.f32"
OPERANDS = {
    "a": FLOAT16.with_lanes(32 * 16),
    "b": FLOAT16.with_lanes(16 * 8),
    "c": FLOAT32.with_lanes(32 * 8),
}


def product_of(given: dict[str, Expr], of: Type = OPERANDS["c"]) -> np.ndarray:
    """MMA of the operands given, the others taken from memory as they are."""
    kinds = ("float16", "bfloat16", "float32", "int8")
    types = {kind: parse_type(kind) for kind in kinds}
    memory = {kind: buffer(kind, t, np.zeros(4000, KINDS[t])) for kind, t in types.items() if t}
    others = {k: all_of(str(t.element), t.element, t.lanes) for k, t in OPERANDS.items()}
    args = tuple((others | given)[matrix] for matrix in "abc")
    return evaluate_expr(Call(of, MMA, args), buffers=memory, intrinsics=INTRINSICS)


@pytest.mark.parametrize("matrix", ["a", "b", "c", "d"])
@pytest.mark.parametrize("change", ["lanes", "type"])
def test_operands_of_other_sizes_and_types_refused(matrix, change):
    right = OPERANDS["c" if matrix == "d" else matrix]
    wrong = (
        right.with_lanes(right.lanes // 2)
        if change == "lanes"
        else (BFLOAT16.with_lanes(right.lanes))
    )
    with pytest.raises(EvaluationError, match=f"{MMA}: matrix {matrix} is {right}, not {wrong}"):
        if matrix == "d":
            product_of({}, of=wrong)
        else:
            product_of({matrix: all_of(str(wrong.element), wrong.element, wrong.lanes)})


def loaded(name: str) -> Expr:
    _, (rows, columns), type, _ = parts(name)
    args = (Var(str(type), HANDLE), IntImm(0), IntImm(32))
    return Call(type.with_lanes(rows * columns), name, args)


def multiplied(name: str) -> Expr:
    shape, types, _ = parts_of_mma(name)
    args = []
    for type, matrix in zip(types, "abc", strict=True):
        rows, columns = size_of(shape, matrix)
        args.append(all_of(str(type), type, rows * columns))
    return Call(types[2].with_lanes(args[2].lanes), name, tuple(args))


def test_fragments_of_the_right_kind_accepted():
    a = loaded("wmma.load.a.sync.aligned.row.m32n8k16.f16")
    b = loaded("wmma.load.b.sync.aligned.col.m32n8k16.f16")
    for c in (
        loaded("wmma.load.c.sync.aligned.row.m32n8k16.f32"),
        loaded("wmma.load.c.sync.aligned.col.m32n8k16.f32"),
        multiplied("wmma.mma.sync.aligned.col.row.m32n8k16.f32.f32"),
        multiplied("wmma.mma.sync.aligned.row.row.m32n8k16.f32.bf16.bf16.f32"),
    ):
        assert (product_of({"a": a, "b": b, "c": c}) == 0).all()


@pytest.mark.parametrize(
    ("matrix", "source"),
    [
        ("a", "wmma.load.a.sync.aligned.col.m32n8k16.f16"),  # another layout
        ("b", "wmma.load.b.sync.aligned.row.m32n8k16.f16"),
        ("a", "wmma.load.b.sync.aligned.row.m8n32k16.f16"),  # another matrix of the same size
        ("b", "wmma.load.a.sync.aligned.col.m8n32k16.f16"),
        ("a", "wmma.load.a.sync.aligned.row.m32n8k16.bf16"),  # another type
        ("c", "wmma.load.c.sync.aligned.row.m32n8k16.f16"),
        ("c", "wmma.mma.sync.aligned.row.col.m32n8k16.f16.f16"),
        ("a", "wmma.load.a.sync.aligned.row.m16n16k16.f16"),  # another shape
        ("c", "wmma.load.c.sync.aligned.row.m16n16k16.f32"),  # another shape of the same size
        ("c", "wmma.load.c.sync.aligned.row.m8n32k16.f32"),
        ("c", "wmma.load.c.sync.aligned.row.m16n16k8.f32"),
        ("c", "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32"),
        ("c", "wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32"),
    ],
)
def test_fragments_of_another_kind_refused(matrix, source):
    made = loaded(source) if ".load." in source else multiplied(source)
    with pytest.raises(EvaluationError, match=f"{MMA}: matrix {matrix} can't come from {source}$"):
        product_of({matrix: made})


def test_matrices_of_one_size_and_type_are_not_the_same():
    name = "wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16"
    memory = {"float16": buffer("float16", FLOAT16, np.ones(4000, np.float16))}
    sources = [f"wmma.load.{matrix}.sync.aligned.row.m16n16k16.f16" for matrix in "abc"]
    made = [*map(loaded, sources), multiplied(name)]
    for index, matrix in enumerate("abc"):
        for source, fragment in zip([*sources, name], made, strict=True):
            args = list(made[:3])
            args[index] = fragment
            call = Call(FLOAT16.with_lanes(256), name, tuple(args))
            if source == sources[index] or (matrix == "c" and source == name):
                value = evaluate_expr(call, buffers=memory, intrinsics=INTRINSICS)
                assert (value == (17 if source != name else 33)).all()
            else:
                words = f"{name}: matrix {matrix} can't come from {source}$"
                with pytest.raises(EvaluationError, match=words):
                    evaluate_expr(call, buffers=memory, intrinsics=INTRINSICS)


@pytest.mark.parametrize(
    ("source", "accepted"),
    [
        ("wmma.mma.sync.aligned.row.col.m32n8k16.f32.f32", True),
        ("wmma.load.c.sync.aligned.col.m32n8k16.f32", True),
        ("wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32", False),
        ("wmma.load.c.sync.aligned.col.m16n16k8.f32", False),
    ],
)
def test_a_store_takes_results_of_its_shape(source, accepted):
    name = "wmma.store.d.sync.aligned.row.m32n8k16.f32"
    fragment = loaded(source) if ".load." in source else multiplied(source)
    kinds = (("float16", FLOAT16), ("float32", FLOAT32))
    memory = {kind: buffer(kind, t, np.ones(4000, KINDS[t])) for kind, t in kinds}
    memory["m"] = Buffer("m", FLOAT32, 256)
    call = Call(INT32, name, (Var("m", HANDLE), IntImm(0), IntImm(8), fragment))
    if accepted:
        evaluate_expr(call, buffers=memory, intrinsics=INTRINSICS)
        assert memory["m"].written.all()
    else:
        with pytest.raises(EvaluationError, match=f"{name}: matrix d can't come from {source}$"):
            evaluate_expr(call, buffers=memory, intrinsics=INTRINSICS)


def test_a_fragment_may_have_a_name():
    a = loaded("wmma.load.a.sync.aligned.row.m32n8k16.f16")
    others = [all_of(str(t.element), t.element, t.lanes) for t in (OPERANDS["b"], OPERANDS["c"])]
    mma = Call(OPERANDS["c"], MMA, (Var("fragment", a.type), *others))
    memory = {"float16": buffer("float16", FLOAT16, np.ones(4000, np.float16))}
    memory["float32"] = buffer("float32", FLOAT32, np.ones(256))
    found = evaluate_expr(Let("fragment", a, mma), buffers=memory, intrinsics=INTRINSICS)
    assert (found == 17).all()


# Statements


def run(text: str, sizes: dict[str, tuple[int, ...]] | None = None):
    """The inputs of a statement, which prints as it reads, and its outputs."""
    stmt: Stmt = parse(text)
    assert parse(to_text(stmt)) == stmt
    headers = infer_shapes(stmt, sizes, intrinsics=INTRINSICS)
    buffers = make_buffers(stmt, headers, seed=1)
    inputs = {name: (b.element, b.data.astype(np.float64)) for name, b in buffers.items()}
    evaluate(stmt, buffers, headers=headers, intrinsics=INTRINSICS)
    return inputs, outputs(stmt, headers, buffers)


@pytest.mark.parametrize("name", MMAS)
def test_from_memory_to_memory(name):
    """Small integers, on which every type is exact: the whole is numpy's A·B + C."""
    shape, types, layouts = parts_of_mma(name)
    layouts = {"a": layouts[0], "b": layouts[1], "c": "row", "d": "col"}
    types = dict(zip("abcd", (*types, types[2]), strict=True))
    calls: dict[str, str] = {}
    for matrix, type in types.items():
        verb, args = ("store", ", {mma}") if matrix == "d" else ("load", "")
        spelled = next(s for s, t in TYPES.items() if t == type)
        if type == FLOAT32:
            spelled = "tf32" if matrix in "ab" else "f32"
        rows, columns = size_of(shape, matrix)
        call = f"wmma.{verb}.{matrix}.sync.aligned.{layouts[matrix]}.{shape}.{spelled}"
        prefix = "" if matrix == "d" else f"({type.with_lanes(rows * columns)})"
        calls[matrix] = f"{prefix}{call}((handle){matrix}, 0, 32{args})"
    result = types["d"].with_lanes(np.prod(size_of(shape, "d")).item())
    product = f"({result}){name}({calls['a']}, {calls['b']}, {calls['c']})"
    body = calls["d"].format(mma=product)
    inputs, results = run(f"gpu_lane<CUDA> (v, 0, 32) {{\n{body}\n}}")
    assert {k: type for k, (type, _) in inputs.items()} == types

    def laid_out(which: str, values: np.ndarray) -> np.ndarray:
        i, j = np.indices(size_of(shape, which))
        return values[i * 32 + j if layouts[which] == "row" else i + j * 32]

    a, b, c = (laid_out(which, inputs[which][1]) for which in "abc")
    assert laid_out("d", results["d"]).tolist() == (a @ b + c).tolist()


CONVOLUTION = """\
gpu_block<CUDA> (b, 0, 4) {
 gpu_thread<CUDA> (t, 0, 2) {
  gpu_lane<CUDA> (v, 0, 32) {
   allocate conv[float32 * 256] in Register
   allocate toeplitz[float16 * 128]
   conv[ramp(v*8, 1, 8)] = x8(0.000000f)
   for (rx, 0, 3) {
    for (i, 0, 4) {
     let n = v % 8
     let k = (v/8)*4 + i
     if (k < n) {
      toeplitz[k*8 + n] = 0.000000h
     } else {
      toeplitz[k*8 + n] = select(k - n < 8, K[rx*8 + min(k - n, 7)], 0.000000h)
     }
    }
    gpu_thread_barrier(2)
    conv[ramp(0, 1, 256)] = (float32x256)wmma.mma.sync.aligned.row.row.m32n8k16.f32.f32(\
(float16x512)wmma.load.a.sync.aligned.row.m32n8k16.f16((handle)I, (b*2 + t)*256 + rx*8, 8), \
(float16x128)wmma.load.b.sync.aligned.row.m32n8k16.f16(toeplitz, 0, 8), conv[ramp(0, 1, 256)])
   }
   wmma.store.d.sync.aligned.row.m32n8k16.f32((handle)out, (b*2 + t)*256, 8, conv[ramp(0, 1, 256)])
   free toeplitz
   free conv
  }
 }
}
"""


def test_a_convolution_by_warps():
    with pytest.raises(EvaluationError, match="the base of 8 elements in I is 16 bytes"):
        run(CONVOLUTION)
    aligned = CONVOLUTION.replace("rx*8, 8)", "rx*16, 8)").replace("K[rx*8", "K[rx*16")
    inputs, results = run(aligned)
    signal, kernel = inputs["I"][1], inputs["K"][1]
    taps = [r for r in range(40) if r % 16 < 8]
    expected = [sum(signal[x + r] * kernel[r] for r in taps) for x in range(2048)]
    assert results["out"].tolist() == expected


def test_calls_are_parsed_with_and_without_a_type():
    name = "wmma.load.a.sync.aligned.row.m32n8k16.f16"
    for prefix in ("", "(float16x512)"):
        text = f"{prefix}{name}(I, rx, 8)\n"
        stmt = parse(text)
        assert to_text(stmt) == text
        call = stmt.stmts[0].value  # pyright: ignore[reportAttributeAccessIssue]
        assert (call.name, len(call.args)) == (name, 3)
        assert call.type == (FLOAT16.with_lanes(512) if prefix else INT32)
