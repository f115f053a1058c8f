"""Ops of the vector unit, on tensors and on memrefs, against numpy.

The numbers are tested with the functions that compute them; here, that each op gets its operands
and attributes, and puts its results where they belong.
"""

import math

import numpy as np
import pytest

from tests.hivm.evaluate.programs import fails, operate, results, run, same, store

F16, F32, I16, I32 = np.float16, np.float32, np.int16, np.int32
X = np.array([[0.25, 0.5, 1.0], [2.0, 3.0, 0.75]], F32)
Y = np.array([[3.0, 2.0, -1.0], [0.5, 2.0, 4.0]], F32)
I = np.array([[7, -8, 100], [3, 0, -1]], I32)  # noqa: E741
J = np.array([[3, 5, -7], [2, 4, 6]], I32)

UNARY = {
    "vabs": np.abs,
    "vexp": np.exp,
    "vln": np.log,
    "vrec": np.reciprocal,
    "vrelu": lambda x: np.maximum(x, 0),
    "vrsqrt": lambda x: 1 / np.sqrt(x),
    "vsqrt": np.sqrt,
    "vatan": np.arctan,
    "vcos": np.cos,
    "verf": np.vectorize(math.erf),
    "vsin": np.sin,
    "vtan": np.tan,
    "vtanh": np.tanh,
    "vexp2": np.exp2,
    "vexpm1": np.expm1,
    "vilogb": lambda x: np.floor(np.log2(x)),
    "vlog10": np.log10,
    "vlog1p": np.log1p,
    "vlog2": np.log2,
}


@pytest.mark.parametrize("name", UNARY)
def test_unary(name):
    text = f"hivm.hir.{name} ins(%a : {{a}}) outs(%d : {{d}})"
    result = operate(text, a=X, d=np.zeros_like(X))
    assert same(result, UNARY[name](X.astype(np.float64)).astype(F32))


BINARY = {
    "vadd": np.add,
    "vsub": np.subtract,
    "vmul": np.multiply,
    "vdiv": np.divide,
    "vmax": np.maximum,
    "vmin": np.minimum,
    "vldexp": lambda a, b: a * 2.0**b,
    "vmod": np.fmod,
    "vpow": np.power,
}


@pytest.mark.parametrize("name", BINARY)
def test_binary(name):
    text = f"hivm.hir.{name} ins(%a, %b : {{a}}, {{b}}) outs(%d : {{d}})"
    y = np.rint(Y) if name == "vldexp" else Y
    result = operate(text, a=X, b=y, d=np.zeros_like(X))
    assert same(result, BINARY[name](X.astype(np.float64), y).astype(F32))


BITS = {
    "vand": np.bitwise_and,
    "vor": np.bitwise_or,
    "vxor": np.bitwise_xor,
    "vmodui": lambda a, b: (a.view(np.uint32) % b.view(np.uint32)).view(I32),
    "vmulext": lambda a, b: (a.astype(np.int64) * b >> 32).astype(I32),
    "vmulextui": lambda a, b: (
        (a.view(np.uint32).astype(np.uint64) * b.view(np.uint32)) >> 32
    ).astype(I32),
}


@pytest.mark.parametrize("name", BITS)
def test_integers(name):
    text = f"hivm.hir.{name} ins(%a, %b : {{a}}, {{b}}) outs(%d : {{d}})"
    a, b = (I[:1], J[:1]) if name == "vmodui" else (I, J)
    a, b = (a.reshape(-1), b.reshape(-1)) if name == "vmodui" else (a, b)
    assert same(operate(text, a=a, b=b, d=np.zeros_like(a)), BITS[name](a, b))


def test_attributes_reach_the_function():
    binary = "hivm.hir.{0} ins(%a, %b : {{a}}, {{b}}) outs(%d : {{d}}) {1}"
    zero = np.zeros_like(I)
    for mode, compare in (("eq", np.equal), ("ne", np.not_equal), ("lt", np.less)):
        text = binary.format("vcmp", f"compare_mode = <{mode}>")
        assert same(operate(text, a=I, b=J, d=np.zeros(I.shape, bool)), compare(I, J))
    text = binary.format("vcmp", "compare_mode = <lt> is_signed : false")
    unsigned = I.view(np.uint32) < J.view(np.uint32)
    assert same(operate(text, a=I, b=J, d=np.zeros(I.shape, bool)), unsigned)
    assert same(operate(text, a=I, b=J, d=np.zeros(I.shape, np.int8)), unsigned.astype(np.int8))
    text = binary.format("vmax", "is_signed = false")
    expected = np.maximum(I.view(np.uint32), J.view(np.uint32)).view(I32)
    assert same(operate(text, a=I, b=J, d=zero), expected)
    text = binary.format("vshr", "round : false is_signed : false")
    shifted = (I.view(np.uint32) >> 1).view(I32)
    assert same(operate(text, a=I, b=I32(1), d=zero), shifted)
    text = "hivm.hir.vcast ins(%a : {a}) outs(%d : {d}) round_mode = <ceil>"
    assert same(operate(text, a=X, d=np.zeros(X.shape, I32)), np.ceil(X).astype(I32))
    text = "hivm.hir.vnot ins(%a : {a}) outs(%d : {d})"
    assert same(operate(text, a=I, d=zero), ~I)
    text = "hivm.hir.vshl ins(%a, %b : {a}, {b}) outs(%d : {d})"
    assert same(operate(text, a=I, b=I32(3), d=zero), I << 3)


def test_properties_of_floats():
    x = np.array([1.0, np.inf, np.nan, -np.inf], F32)
    for name, expected in (("visinf", np.isinf(x)), ("visnan", np.isnan(x))):
        text = f"hivm.hir.{name} ins(%a : {{a}}) outs(%d : {{d}})"
        assert same(operate(text, a=x, d=np.zeros(4, bool)), expected)


def test_select():
    text = "hivm.hir.vsel ins(%c, %a, %b : {c}, {a}, {b}) outs(%d : {d})"
    c = X > 0.6
    assert same(operate(text, c=c, a=X, b=Y, d=np.zeros_like(X)), np.where(c, X, Y))
    assert same(operate(text, c=c, a=X, b=F32(9), d=np.zeros_like(X)), np.where(c, X, F32(9)))


def test_operands_are_broadcast_and_transposed_on_the_fly():
    a = np.arange(24, dtype=F32).reshape(4, 2, 3)
    text = "hivm.hir.vadd ins(%a, %b : {a}, {b}) outs(%d : {d}) "
    row, column = a[:, :1], a[:1, :, :1]
    assert same(operate(text + "broadcast = [1]", a=a, b=row, d=np.zeros_like(a)), a + row)
    result = operate(text + "broadcast = [0, 2]", a=a, b=column, d=np.zeros_like(a))
    assert same(result, a + column)
    result = operate(text + "transpose = [1, 0, 2]", a=a, b=a, d=np.zeros((2, 4, 3), F32))
    assert same(result, (a + a).transpose(1, 0, 2))
    assert same(operate(text, a=a, b=F32(0.5), d=np.zeros_like(a)), a + F32(0.5))


def test_shapes_that_do_not_fit():
    text = """func.func @f(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>, %d: tensor<?x3xf32>)
        -> tensor<?x3xf32> {
      %r = hivm.hir.vadd ins(%a, %b : tensor<?x3xf32>, tensor<?x3xf32>)
        outs(%d : tensor<?x3xf32>) -> tensor<?x3xf32>
      return %r : tensor<?x3xf32>
    }"""
    d = np.zeros((2, 3), F32)
    assert results(text, X, Y, d) == [(X + Y).tolist()]
    expected = "an array of shape [1, 3] where [2, 3] is needed"
    assert fails(text, X, Y[:1], d, at=3) == expected
    assert fails(text, X[:1], Y[:1], d) == expected


def test_views_of_memory_are_written_in_their_places():
    text = """func.func @f(%m: memref<4x6xf32>, %a: memref<2x3xf32>) {
      %s = memref.subview %m[1, 1] [2, 3] [2, 2]
        : memref<4x6xf32> to memref<2x3xf32, strided<[12, 2], offset: 7>>
      hivm.hir.vmul ins(%s, %a : memref<2x3xf32, strided<[12, 2], offset: 7>>, memref<2x3xf32>)
        outs(%s : memref<2x3xf32, strided<[12, 2], offset: 7>>)
      return
    }"""
    m = np.arange(24, dtype=F32).reshape(4, 6)
    expected = m.copy()
    expected[1:4:2, 1:6:2] *= X
    assert same(run(text, m, X).memory[0], expected)


def test_broadcast():
    d = np.zeros((4, 8), F32)
    text = "hivm.hir.vbrc ins(%a : {a}) outs(%d : {d})"
    assert same(operate(text, a=F32(1.5), d=d), np.full_like(d, 1.5))
    column = np.arange(4, dtype=F32)[:, None]
    result = operate(text + " broadcast_dims = [1]", a=column, d=d)
    assert same(result, np.repeat(column, 8, axis=1))


def test_ranges():
    text = "hivm.hir.varange offset[%o] strides[%s, %t] outs(%d : {d})"
    result = operate(text, o=5, s=10, t=-1, d=np.zeros((3, 4), I32))
    assert same(result, (5 + 10 * np.arange(3)[:, None] - np.arange(4)).astype(I32))
    text = "hivm.hir.varange strides[%s] outs(%d : {d})"
    assert same(operate(text, s=2, d=np.zeros(4, F32)), np.arange(0, 8, 2, dtype=F32))


def test_shapes():
    a = np.arange(12, dtype=F32).reshape(3, 4)
    zeros = np.zeros_like(a)
    text = "hivm.hir.vtranspose ins(%a : {a}) outs(%d : {d}) permutation = [1, 0]"
    assert same(operate(text, a=a, d=np.zeros((4, 3), F32)), a.T)
    text = "hivm.hir.vflip ins(%a : {a}) outs(%d : {d}) flip_axis = 1"
    assert same(operate(text, a=a, d=zeros), a[:, ::-1])
    text = "hivm.hir.vconcat dim(1) ins(%a, %b : {a}, {b}) outs(%d : {d})"
    expected = np.concatenate([a, a[:, :2]], axis=1)
    assert same(operate(text, a=a, b=a[:, :2], d=np.zeros((3, 6), F32)), expected)
    text = "hivm.hir.vinterleave ins(%a, %b : {a}, {b}) outs(%d : {d}) interleave_channel_nums = 2"
    expected = np.stack([a, -a], axis=-1).reshape(3, 8)
    assert same(operate(text, a=a, b=-a, d=np.zeros((3, 8), F32)), expected)
    text = "hivm.hir.vdeinterleave ins(%a : {a}) outs(%d, %e : {d}, {e})"
    half = np.zeros((3, 2), F32)
    even, odd = operate(text, "d e", a=a, d=half, e=half)
    assert same(even, a[:, ::2])
    assert same(odd, a[:, 1::2])
    text = "hivm.hir.vdeinterleave ins(%a : {a}) outs(%d : {d}) index_mode = <CHANNEL_1>"
    assert same(operate(text, a=a, d=half), a[:, 1::2])
    text = "hivm.hir.vpad ins(%a : {a}) outs(%d : {d}) low[1, %n] high[0, 1] pad_value %x : {x}"
    result = operate(text, a=a, n=2, x=F32(9), d=np.zeros((4, 7), F32))
    assert same(result, np.pad(a, [(1, 0), (2, 1)], constant_values=9))


def test_gathers():
    a = np.arange(12, dtype=F32).reshape(3, 4)
    index = np.array([[0, 3], [1, 1], [2, 0]], I32)
    text = "hivm.hir.vgather ins(%a : {a}) indices(%i : {i}) outs(%d : {d})"
    result = operate(text, a=a, i=index, d=np.zeros((3, 2), F32))
    assert same(result, np.take_along_axis(a, index, 1))
    text += " gather_axis = 0"
    rows = np.array([[2, 0, 1, 1]], I32)
    result = operate(text, a=a, i=rows, d=np.zeros((1, 4), F32))
    assert same(result, np.take_along_axis(a, rows, 0))
    text = "hivm.hir.vgathermask ins(%a : {a}) mask(%m : {m}) outs(%d, %n : {d}, {n})"
    x = np.arange(5, dtype=F32)
    mask = np.array([0, 1, 0, 1, 1], bool)
    result, count = operate(text, "d n", a=x, m=mask, d=np.full(5, 7, F32), n=np.zeros(1, np.int64))
    assert result.tolist() == [1, 3, 4, 7, 7]
    assert count.tolist() == [3]


def test_both_halves_of_products():
    a, b = np.array([300, -300, 32767], I16), np.array([300, 300, 32767], I16)
    text = "hivm.hir.vmulextended ins(%a, %b : {a}, {b}) outs(%d, %e : {d}, {e})"
    low, high = operate(text, "d e", a=a, b=b, d=np.zeros(3, I16), e=np.zeros(3, I16))
    whole = (high.astype(np.int64) << 16) + low.view(np.uint16)
    assert whole.tolist() == (a.astype(np.int64) * b).tolist()


REDUCTIONS = {
    "sum": np.add,
    "prod": np.multiply,
    "max": np.maximum,
    "min": np.minimum,
    "xori": np.bitwise_xor,
    "ori": np.bitwise_or,
    "andi": np.bitwise_and,
}


@pytest.mark.parametrize("name", REDUCTIONS)
def test_reductions(name):
    text = f"hivm.hir.vreduce <{name}> ins(%a : {{a}}) outs(%d : {{d}}) reduce_dims = [1]"
    expected = REDUCTIONS[name].reduce(I, axis=1, keepdims=True, dtype=I32)
    assert same(operate(text, a=I, d=np.zeros((2, 1), I32)), expected)
    text = text.replace("[1]", "[0, 1]")
    expected = REDUCTIONS[name].reduce(I, axis=(0, 1), keepdims=True, dtype=I32)
    assert same(operate(text, a=I, d=np.zeros((1, 1), I32)), expected)


def test_reductions_with_an_index():
    text = (
        "hivm.hir.vreduce <{0}> ins(%a : {{a}}) outs(%d, %e : {{d}}, {{e}}) {1} reduce_dims = [0]"
    )
    x = np.array([3.0, 1.0, 3.0, 2.0], F32)
    given = {"a": x, "d": np.zeros(1, F32), "e": np.zeros(1, I32)}
    value, place = operate(text.format("max_with_index", ""), "d e", **given)
    assert (value.tolist(), place.tolist()) == ([3.0], [0])
    value, place = operate(text.format("max_with_index", "tie_break_left = false"), "d e", **given)
    assert (value.tolist(), place.tolist()) == ([3.0], [2])


def test_unsigned_reductions():
    text = (
        "hivm.hir.vreduce <max> ins(%a : {a}) outs(%d : {d}) unsigned_src = true reduce_dims = [0]"
    )
    assert operate(text, a=np.array([5, -1, 7], I32), d=np.zeros(1, I32)).tolist() == [-1]


@pytest.mark.parametrize("reverse", ["false", "true"])
@pytest.mark.parametrize(
    ("name", "function"),
    [
        ("vcumsum", np.add),
        ("vcumprod", np.multiply),
        ("vcummax", np.maximum),
        ("vcummin", np.minimum),
    ],
)
def test_running_results(name, function, reverse):
    text = f"hivm.hir.{name} ins(%a : {{a}}) outs(%d : {{d}}) cum_dims = [1] reverse = {reverse}"
    order = slice(None, None, -1) if reverse == "true" else slice(None)
    expected = function.accumulate(I[:, order], axis=1, dtype=I32)[:, order]
    assert same(operate(text, a=I, d=np.zeros_like(I)), expected)


def test_sorting():
    text = "hivm.hir.vsort ins(%a : {a}) outs(%d : {d}) descending = false sort_axis = 1"
    assert same(operate(text, a=I, d=np.zeros_like(I)), np.sort(I, axis=1))
    text = "hivm.hir.vsort ins(%a : {a}) outs(%d, %e : {d}, {e}) descending = true sort_axis = -1"
    values, places = operate(text, "d e", a=I, d=np.zeros_like(I), e=np.zeros_like(I))
    assert same(values, -np.sort(-I, axis=1))
    assert same(np.take_along_axis(I, places, 1), values)


PARTLY = """func.func @f(%p: tensor<2x3xf32>, %i: index, %j: index) -> f32 {{
  %e = tensor.empty() : tensor<4x3xf32>
  %t = tensor.insert_slice %p into %e[1, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<4x3xf32>
  %d = tensor.empty() : tensor<{0}xf32>
  %u = {1} -> tensor<{0}xf32>
  %r = tensor.extract %u[%i, %j] : tensor<{0}xf32>
  return %r : f32
}}"""
INS = "ins(%t : tensor<4x3xf32>) outs(%d : tensor<{0}xf32>)"


@pytest.mark.parametrize(
    ("shape", "operation", "written"),
    [
        ("4x3", f"hivm.hir.vexp {INS}", lambda i, j: i in (1, 2)),
        ("4x1", f"hivm.hir.vreduce <sum> {INS} reduce_dims = [1]", lambda i, j: i in (1, 2)),
        ("1x3", f"hivm.hir.vreduce <max> {INS} reduce_dims = [0]", lambda i, j: False),
        ("4x3", f"hivm.hir.vcumsum {INS} cum_dims = [0] reverse = false", lambda i, j: False),
        ("4x3", f"hivm.hir.vcumsum {INS} cum_dims = [1] reverse = false", lambda i, j: i in (1, 2)),
        ("4x3", f"hivm.hir.vsort {INS} descending = true sort_axis = 1", lambda i, j: i in (1, 2)),
        ("4x3", f"hivm.hir.vflip {INS} flip_axis = 0", lambda i, j: i in (1, 2)),
        ("3x4", f"hivm.hir.vtranspose {INS} permutation = [1, 0]", lambda i, j: j in (1, 2)),
    ],
)
def test_what_depends_on_what_was_never_written(shape, operation, written):
    text = PARTLY.format(shape, operation.format(shape))
    rows, columns = map(int, shape.split("x"))
    for i in range(rows):
        for j in range(columns):
            if written(i, j):
                results(text, X, i, j)
            else:
                assert "never written" in fails(text, X, i, j, at=6)


def test_select_leaves_out_what_was_never_written():
    text = PARTLY.replace("%i: index", "%c: tensor<4x3xi1>, %x: f32, %i: index").format(
        "4x3",
        "hivm.hir.vsel ins(%c, %t, %x : tensor<4x3xi1>, tensor<4x3xf32>, f32)"
        " outs(%d : tensor<4x3xf32>)",
    )
    inside = np.repeat(np.array([0, 1, 1, 0], bool)[:, None], 3, axis=1)
    assert results(text, X, inside, 9.0, 0, 0) == [9.0]
    assert results(text, X, inside, 9.0, 1, 1) == [0.5]
    assert "never written" in fails(text, X, ~inside, 9.0, 0, 0)


def test_faults_of_numbers_are_errors_at_their_place():
    text = """func.func @f(%a: memref<3xi32>, %b: memref<3xi32>) {
      hivm.hir.vdiv ins(%a, %b : memref<3xi32>, memref<3xi32>) outs(%a : memref<3xi32>)
      return
    }"""
    a = np.array([1, 2, 3], I32)
    assert "zero" in fails(text, a, np.array([1, 0, 2], I32), at=2)
    text = "hivm.hir.vdiv ins(%a, %b : {a}, {b}) outs(%d : {d}) isSigned = false"
    assert store(text, a=-a, b=a, d=a)[0] == -1
