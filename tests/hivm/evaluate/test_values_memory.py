"""Views of buffers: every element in its place, and nothing outside."""

import mmap
from dataclasses import replace
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.hivm.evaluate.buffer import Buffer, zeroed
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.memory import View
from tilewright.hivm.evaluate.values import MemoryTensor, Tensor, operand, read

DTYPE = np.dtype(np.int16)
# 40 elements of a type of bytes, and as many bits.
CONTENTS = [np.arange(40, dtype=DTYPE), np.arange(40) % 3 == 0]


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
    buffer = View.holding("b", content).buffer
    return buffer, View(buffer, content.dtype, *layout)


def left_in(buffer, content):
    """What the buffer that held `content` holds now."""
    return View.of(buffer, content.dtype, content.shape).left()


@pytest.mark.parametrize("content", CONTENTS, ids=["words", "bits"])
@given(layout=layouts())
@settings(max_examples=150, deadline=None)
def test_reads_are_of_the_right_elements_or_stop(content, layout):
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
        elements = content[np.array([*places.values()], int)].reshape(view.shape)
        assert np.array_equal(view.read(), elements)
    for index, position in places.items():
        if index in outside:
            with pytest.raises(EvaluationError, match="outside"):
                view.load(index)
        else:
            assert view.load(index) == content[position]


@pytest.mark.parametrize("content", CONTENTS, ids=["words", "bits"])
@given(layout=layouts())
@settings(max_examples=75, deadline=None)
def test_writes_change_the_right_elements_or_none(content, layout):
    places = positions(*layout)
    buffer, view = view_of(content, layout)
    values = ~np.resize(content, view.shape)
    if any(not 0 <= p < 40 for p in places.values()):
        with pytest.raises(EvaluationError, match="write of"):
            view.write(values)
        assert np.array_equal(left_in(buffer, content), content)
    elif len(set(places.values())) == len(places):  # else the order of writes would count
        expected = content.copy()
        for index, position in places.items():
            expected[position] = values[index]
        view.write(values)
        assert np.array_equal(left_in(buffer, content), expected)


def test_an_element_is_written_when_all_of_its_bytes_are():
    buffer = Buffer.new("b", 8 * 8)
    bytes_of, words = (View.of(buffer, np.dtype(t), (8 // n,)) for t, n in (("i1", 1), ("i4", 4)))
    for place in (0, 1, 3):
        bytes_of.store([place], np.int8(1))
    with pytest.raises(EvaluationError, match=r"element \[0\] of b, which was never written"):
        words.load([0])
    bytes_of.store([2], np.int8(1))
    assert words.load([0]) == 0x01010101
    array, written = words.peek()
    assert written.tolist() == [True, False]
    words.write(array, np.array([False, True]))
    assert buffer.written.tolist() == [0] * 4 + [255] * 4


def test_parts_share_bytes_and_end_where_they_end():
    buffer = Buffer.new("b", 8 * 16)
    part = buffer.part("p", 4, 8 * 8)
    View.of(part, DTYPE, (4,)).write(np.arange(4, dtype=DTYPE))
    assert buffer.written.tolist() == [0] * 4 + [255] * 8 + [0] * 4
    with pytest.raises(EvaluationError, match="outside of its 4 elements"):
        View.of(part, DTYPE, (5,)).read()
    with pytest.raises(EvaluationError, match="bytes 4 to 12 are outside of p, which has 8 bytes"):
        part.part("q", 4, 8 * 8)
    buffer.freed = True
    with pytest.raises(EvaluationError, match="read of p after it was deallocated"):
        View.of(part, DTYPE, (4,)).read()


def test_only_what_was_written_goes_outside():
    written = np.array([True, False])
    inside = View.new("b", DTYPE, (2,))
    inside.write(np.zeros(2, DTYPE), written)
    outside = View.holding("out", np.zeros(2, DTYPE))
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
    view = View.new("b", DTYPE, (2,))
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
    view = View.new("b", dtype, (2, 3))
    view.write(values.reshape(2, 3))
    backwards = View(view.buffer, dtype, 5, (6,), (-1,)).read()
    assert backwards.dtype == dtype
    assert backwards.tobytes() == values[::-1].tobytes()


def test_a_bit_is_an_element_of_its_own():
    buffer = Buffer.new("b", 16)
    bits, bytes_of = View.of(buffer, np.dtype(bool), (16,)), View.of(buffer, np.dtype("i1"), (2,))
    bits.subview([0], [3], [4]).write(np.array([True, False, True]))
    assert [bits.load([i]) for i in (0, 4, 8)] == [True, False, True]
    for unknown in (1, 3, 5, 7, 9):
        with pytest.raises(EvaluationError, match=rf"\[{unknown}\] of b, which was never written"):
            bits.load([unknown])
    with pytest.raises(EvaluationError, match=r"element \[0\] of b, which was never written"):
        bytes_of.load([0])
    bits.write(np.arange(16) % 5 == 0)
    assert bytes_of.read().view(np.uint8).tolist() == [0b00100001, 0b10000100]
    array, written = bits.gather(np.array([5, 6, 15]))
    assert (array.tolist(), written.all()) == ([True, False, True], True)
    bits.scatter(np.array([6, 6, 1]), np.array([False, True, True]), np.array([True, True, False]))
    assert bytes_of.peek()[1].tolist() == [False, True]
    assert np.flatnonzero(bits.peek()[0]).tolist() == [0, 1, 5, 6, 10, 15]
    assert np.flatnonzero(~bits.peek()[1]).tolist() == [1]


def test_bits_end_inside_of_a_byte():
    view = View.holding("b", np.ones(6, bool))
    assert view.capacity == 6
    with pytest.raises(EvaluationError, match="outside of its 6 elements"):
        View.of(view.buffer, view.dtype, (7,)).read()


def test_memory_costs_nothing_before_it_is_used():
    before = resident()
    for zero in (False, True):
        with zeroed(zero):
            view = View.new("b", np.dtype(np.int8), (1 << 31,))
        view.store([1 << 30], np.int8(3))
        assert view.load([1 << 30]) == 3
        _, written = view.subview([5], [3], [1]).peek()
        assert written.tolist() == [zero] * 3
        assert resident() - before < 1 << 24


def resident() -> int:
    """The bytes of memory that this process really has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * mmap.PAGESIZE


def test_the_first_element_outside_is_found_without_a_search():
    buffer = Buffer.new("b", 8 * 8)
    far = View(buffer, np.dtype(np.int8), 0, (2, 500_000_000), (8, 0))
    with pytest.raises(EvaluationError, match=r"element \[1, 0\] of b at offset 8, which is outs"):
        far.read()
    long = View(buffer, np.dtype(np.int8), 7, (1 << 40,), (-1,))
    with pytest.raises(EvaluationError, match=r"element \[8\] of b at offset -1, which is outside"):
        long.read()


@pytest.mark.parametrize("dtype", [np.bool_, np.int64])
@pytest.mark.parametrize("size", [0, 1])
def test_the_stride_of_at_most_one_element_says_nothing(dtype, size):
    view = replace(View.new("b", np.dtype(dtype), (3,)), shape=(size,), strides=(1 << 62,))
    view.write(np.ones(size, dtype))
    assert view.read().tolist() == [1] * size
