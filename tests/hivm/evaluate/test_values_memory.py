"""Views of buffers: every element in its place, and nothing outside."""

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.memory import Buffer, View
from tilewright.hivm.evaluate.values import MemoryTensor, Tensor, operand, read

DTYPE = np.dtype(np.int16)


@st.composite
def layouts(draw):
    """An offset, a shape and strides, of which some leave a buffer of 40 elements."""
    shape = tuple(draw(st.lists(st.integers(0, 4), max_size=3)))
    strides = tuple(draw(st.integers(-6, 9)) for _ in shape)
    return draw(st.integers(-3, 42)), shape, strides


def positions(offset, shape, strides):
    """Where each element is, by its index."""
    return {
        index: offset + sum(i * s for i, s in zip(index, strides, strict=True))
        for index in np.ndindex(shape)
    }


def view_of(content, layout):
    buffer = Buffer.holding("b", content)
    return buffer, View(buffer, DTYPE, *layout)


@given(layouts())
@settings(max_examples=200, deadline=None)
def test_reads_are_of_the_right_elements_or_stop(layout):
    content = np.arange(40, dtype=DTYPE)
    places = positions(*layout)
    _, view = view_of(content, layout)
    outside = {i: p for i, p in places.items() if not 0 <= p < 40}
    if outside:
        index, position = next(iter(outside.items()))
        with pytest.raises(EvaluationError) as caught:
            view.read()
        expected = f"read of element {list(index)} of b at offset {position}, "
        assert caught.value.message == expected + "which is outside of its 40 elements"
    else:
        elements = np.array([*places.values()], DTYPE).reshape(view.shape)
        assert np.array_equal(view.read(), elements)
    for index, position in places.items():
        if index in outside:
            with pytest.raises(EvaluationError, match="outside"):
                view.load(index)
        else:
            assert view.load(index) == position


@given(layouts())
@settings(max_examples=100, deadline=None)
def test_writes_change_the_right_elements_or_none(layout):
    content = np.arange(40, dtype=DTYPE)
    places = positions(*layout)
    buffer, view = view_of(content, layout)
    values = -1 - np.arange(len(places), dtype=DTYPE).reshape(view.shape)
    if any(not 0 <= p < 40 for p in places.values()):
        with pytest.raises(EvaluationError, match="write of"):
            view.write(values)
        assert np.array_equal(buffer.data.view(DTYPE), content)
    elif len(set(places.values())) == len(places):  # else the order of writes would count
        expected = content.copy()
        for index, position in places.items():
            expected[position] = values[index]
        view.write(values)
        assert np.array_equal(buffer.data.view(DTYPE), expected)


def test_an_element_is_written_when_all_of_its_bytes_are():
    buffer = Buffer.new("b", 8)
    bytes_of, words = (View.of(buffer, np.dtype(t), (8 // n,)) for t, n in (("i1", 1), ("i4", 4)))
    for place in (0, 1, 3):
        bytes_of.store([place], 1)
    with pytest.raises(EvaluationError, match=r"element \[0\] of b, which was never written"):
        words.load([0])
    bytes_of.store([2], 1)
    assert words.load([0]) == 0x01010101
    array, written = words.peek()
    assert written.tolist() == [True, False]
    words.write(array, np.array([False, True]))
    assert buffer.written.tolist() == [False] * 4 + [True] * 4


def test_parts_share_bytes_and_end_where_they_end():
    buffer = Buffer.new("b", 16)
    part = buffer.part("p", 4, 8)
    View.of(part, DTYPE, (4,)).write(np.arange(4, dtype=DTYPE))
    assert buffer.written.tolist() == [False] * 4 + [True] * 8 + [False] * 4
    with pytest.raises(EvaluationError, match="outside of its 4 elements"):
        View.of(part, DTYPE, (5,)).read()
    with pytest.raises(EvaluationError, match="bytes 4 to 12 are outside of p, which has 8 bytes"):
        part.part("q", 4, 8)
    buffer.freed = True
    with pytest.raises(EvaluationError, match="read of p after it was deallocated"):
        View.of(part, DTYPE, (4,)).read()


def test_only_what_was_written_goes_outside():
    written = np.array([True, False])
    inside = View.of(Buffer.new("b", 4), DTYPE, (2,))
    inside.write(np.zeros(2, DTYPE), written)
    outside = View.of(Buffer.holding("out", np.zeros(2, DTYPE)), DTYPE, (2,))
    with pytest.raises(EvaluationError, match=r"never written to element \[1\] of out"):
        outside.write(*inside.peek())


def test_gathers_and_scatters_count_from_where_the_view_begins():
    content = np.arange(10, dtype=DTYPE)
    _, view = view_of(content, (4, (2,), (3,)))
    array, written = view.gather(np.array([0, -4, 5]))
    assert array.tolist() == [4, 0, 9]
    assert written.all()
    view.scatter(np.array([1, 1]), np.array([70, 80], DTYPE), np.ones(2, np.bool_))
    assert view.gather(np.array([1]))[0].tolist() == [80]
    for position in (-5, 6):
        with pytest.raises(EvaluationError, match=f"element {position} of b"):
            view.gather(np.array([0, position]))


def test_operands_of_computations_hide_what_was_not_written():
    tensor = Tensor(np.array([5, 0], DTYPE), np.array([True, False]))
    array, written = operand(tensor)
    assert array.tolist() == [5, 1]
    assert written.tolist() == [True, False]
    with pytest.raises(EvaluationError, match=r"element \[1\] of a tensor"):
        read(tensor)


def test_a_tensor_of_memory_changes_with_it():
    view = View.of(Buffer.new("b", 4), DTYPE, (2,))
    tensor = MemoryTensor(view)
    with pytest.raises(EvaluationError, match=r"element \[0\] of b"):
        tensor.read()
    view.write(np.array([3, 4], DTYPE))
    assert tensor.read().tolist() == [3, 4]
    copy = tensor.read()
    view.write(np.array([5, 6], DTYPE))
    assert copy.tolist() == [3, 4]
    assert (tensor.shape, tensor.dtype) == ((2,), DTYPE)


@pytest.mark.parametrize(
    "dtype",
    [np.bool_, np.int64, np.float16, ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn,
     ml_dtypes.float8_e5m2, ml_dtypes.float8_e8m0fnu],
)  # fmt: skip
def test_memory_holds_every_type(dtype):
    dtype, values = np.dtype(dtype), np.array([1, 0.5, 4, 2, 1, 0.25]).astype(dtype)
    buffer = Buffer.new("b", 6 * dtype.itemsize)
    View.of(buffer, dtype, (2, 3)).write(values.reshape(2, 3))
    backwards = View(buffer, dtype, 5, (6,), (-1,)).read()
    assert backwards.dtype == dtype
    assert backwards.tobytes() == values[::-1].tobytes()
