"""Sizes from asserts, from what is given and from a dry run; buffers and arrays."""

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from tilewright.stmt.evaluate import (
    EvaluationError,
    Header,
    convert,
    evaluate,
    external_buffers,
    infer_shapes,
    make_buffers,
    outputs,
    random_array,
    read_arrays,
    write_arrays,
)
from tilewright.stmt.text.parser import parse
from tilewright.stmt.types import BFLOAT16, BOOL, FLOAT16, FLOAT32, INT8, INT32, UINT8


def program(dimensions, *asserts, body="out[0] = 0.0f", names=("a", "out")):
    """A statement with headers of `dimensions` for each of `names`, and `asserts`."""
    lines = []
    for name in names:
        argument = f"(struct halide_buffer_t *){name}.buffer"
        lines.append(f"let {name} = (void *)_halide_buffer_get_host({argument})")
        for d in range(dimensions):
            for kind in ("min", "extent", "stride"):
                call = f"_halide_buffer_get_{kind}({argument}, {d})"
                lines.append(f"let {name}.{kind}.{d} = {call}")
        call = f"_halide_buffer_get_dimensions({argument})"
        lines.append(f"let {name}.dimensions = {call}")
        lines.append(f"let {name}.type = (uint32)_halide_buffer_get_type({argument})")
        lines.append(f"assert({name}.type == (uint32)73730, f(1))")
    lines += [f'assert({condition}, halide_error("{condition}"))' for condition in asserts]
    return parse("\n".join([*lines, body]))


def shapes(stmt, given=None, **options):
    return {name: header.dims for name, header in infer_shapes(stmt, given, **options).items()}


def test_the_smallest_extent_that_the_asserts_allow():
    stmt = program(
        1,
        "(a.min.0 <= 2) && (9 <= (a.extent.0 + a.min.0))",
        "3 < out.extent.0",
        "out.extent.0 >= 2",
    )
    assert shapes(stmt) == {"a": ((0, 9, 1),), "out": ((0, 4, 1),)}


def test_a_minimum_that_must_not_be_zero():
    stmt = program(1, "2 <= a.min.0", "9 <= a.extent.0 + a.min.0", "1 <= out.extent.0")
    assert shapes(stmt)["a"] == ((2, 7, 1),)


def test_constraints_fix_fields():
    stmt = program(
        2,
        "a.extent.0 == 3",
        "a.extent.1 == a.extent.0*2",
        "a.min.1 == -4",
        "a.stride.0 == 2",
        "out.extent.0 == 1",
        "out.extent.1 == 1",
    )
    assert shapes(stmt)["a"] == ((0, 3, 2), (-4, 6, 6))


def test_bounds_of_an_input_in_terms_of_the_output():
    stmt = program(
        2,
        "a.min.0 <= out.min.0 - 1",
        "(out.extent.0 + out.min.0) + 1 <= a.extent.0 + a.min.0",
        "a.min.1 <= min(out.min.1, 3)",
        "max((out.extent.1 + out.min.1)*2, 5) <= a.extent.1 + a.min.1",
    )
    expected = {"a": ((-1, 8, 1), (0, 10, 8)), "out": ((0, 6, 1), (0, 5, 6))}
    assert shapes(stmt, {"out": (5, 6)}) == expected


def test_an_output_is_as_large_as_its_input_allows():
    stmt = program(1, "out.min.0 == 0", "a.min.0 <= 0", "out.extent.0*2 <= a.extent.0 + a.min.0")
    assert shapes(stmt, {"a": (9,)})["out"] == ((0, 4, 1),)


def test_lets_between_header_and_assert_are_followed():
    stmt = parse(
        "let n = _halide_buffer_get_extent((struct halide_buffer_t *)a.buffer, 0)\n"
        "let wide = int64(n)*(int64)2\n"
        "assert((int64)12 <= wide, f(1))\n"
        "out[0] = a[5]",
        types={"a": FLOAT32},
    )
    assert shapes(stmt)["a"] == ((0, 6, 1),)


def test_limits_of_a_type_are_no_sizes():
    stmt = program(1, "0 <= a.extent.0", "a.extent.0 <= 2147483647", "1 <= out.extent.0")
    with pytest.raises(EvaluationError, match=r"nothing bounds dimension 0 of a; .* --size a=N"):
        infer_shapes(stmt)
    assert shapes(stmt, {"a": (7,)})["a"] == ((0, 7, 1),)


def test_a_dimension_that_nothing_bounds():
    stmt = program(2, "1 <= a.extent.1", "4 <= out.extent.0", "4 <= out.extent.1")
    with pytest.raises(EvaluationError, match=r"nothing bounds dimension 0 of a; .* --size a=NxN"):
        infer_shapes(stmt)


def test_a_size_of_another_rank():
    stmt = program(2)
    with pytest.raises(EvaluationError, match=r"a has 2 dimensions, but its size is given as 8$"):
        infer_shapes(stmt, {"a": (8,), "out": (1, 1)})


def test_a_size_of_no_buffer():
    with pytest.raises(EvaluationError, match=r"there is no buffer q .* \(there is: a, out\)"):
        infer_shapes(program(1, body="out[0] = a[0]"), {"q": (8,)})


def test_rows_come_first():
    stmt = program(2)
    header = infer_shapes(stmt, {"a": (16, 64), "out": (1, 1)})["a"]
    assert header.dims == ((0, 64, 1), (0, 16, 64))
    assert header.shape == (16, 64)
    assert header.offsets[2, 3] == 2 * 64 + 3


def test_padding_goes_to_strides_that_are_free():
    stmt = program(3, "a.stride.0 == 1", "a.stride.1 == 7")
    dims = infer_shapes(stmt, {"a": (2, 3, 4), "out": (1, 1, 1)}, padding=5)["a"].dims
    assert [stride for _, _, stride in dims] == [1, 7, 26]


def test_an_interleaved_buffer():
    stmt = program(3, "a.stride.0 == 3", "a.stride.2 == 1", "a.extent.2 == 3")
    header = infer_shapes(stmt, {"a": (3, 5, 8), "out": (1, 1, 1)})["a"]
    assert [stride for _, _, stride in header.dims] == [3, 24, 1]
    assert sorted(header.offsets.reshape(-1)) == list(range(header.size))


def test_a_margin_where_the_asserts_allow_it():
    stmt = program(
        1, "a.min.0 <= 0", "4 <= a.extent.0 + a.min.0", "out.min.0 == 0", "1 <= out.extent.0"
    )
    assert shapes(stmt, margin=3) == {"a": ((-3, 7, 1),), "out": ((0, 1, 1),)}
    assert shapes(stmt, {"a": (4,)}, margin=3)["a"] == ((0, 4, 1),)


def test_a_size_that_contradicts_the_asserts_is_left_to_the_run():
    stmt = program(1, "0 <= out.min.0", "out.extent.0 + out.min.0 <= 8", "0 == a.extent.0")
    assert shapes(stmt, {"out": (9,)})["out"] == ((0, 9, 1),)


def test_a_buffer_without_dimensions_is_one_element():
    stmt = program(0, "a.dimensions == 0", "out.dimensions == 0", body="out[0] = a[0]")
    headers = infer_shapes(stmt)
    assert {name: header.dims for name, header in headers.items()} == {"a": (), "out": ()}
    assert headers["a"].size == 1
    buffers = make_buffers(stmt, headers, {"a": np.array(2.5)})
    evaluate(stmt, buffers, headers=headers)
    assert outputs(stmt, headers, buffers)["out"].tolist() == 2.5


def test_fields_without_lets_are_header_fields_too():
    stmt = parse(
        "out[0] = a[ramp(0, a.stride.1, 2)]".replace("out[0]", "out[ramp(0, 1, 2)]"),
        types={"a": INT8},
    )
    assert external_buffers(stmt)["a"].dimensions == 2
    assert infer_shapes(stmt, {"a": (2, 5)})["a"].dims == ((0, 5, 1), (0, 2, 5))


def test_a_bare_buffer_is_as_large_as_it_is_used():
    text = "for (i, 0, 3) {\n out[i] = a[ramp(i*2, 1, 4)]\n}".replace(
        "out[i]", "out[ramp(i, 1, 4)]"
    )
    stmt = parse(text, types={"a": INT8})
    assert shapes(stmt) == {"a": ((0, 8, 1),), "out": ((0, 6, 1),)}
    assert shapes(stmt, {"a": (2, 6)})["a"] == ((0, 6, 1), (0, 2, 6))
    with pytest.raises(EvaluationError, match=r"read of a\[-1\]"):
        infer_shapes(parse("out[0] = a[-1]", types={"a": INT8}))


def test_a_dry_run_uses_variables():
    stmt = parse("out[0] = a[rx + 3]", types={"a": INT8})
    assert shapes(stmt, variables={"rx": 4})["a"] == ((0, 8, 1),)
    with pytest.raises(EvaluationError, match="--let rx=VALUE"):
        infer_shapes(stmt)


def test_an_unknown_element_type():
    with pytest.raises(EvaluationError, match="--type a=TYPE"):
        infer_shapes(parse("foo(a[0])"))


def test_what_a_statement_takes_from_outside():
    text = (
        "allocate t[int32 * 4]\nt[0] = 1\nsum[0] = a[0] + t[0]\n"
        "sum[0] = sum[0] + 1\nboth[0] = both[0] + sum[0]\nfree t"
    )
    found = external_buffers(parse(text, types={"a": INT32, "both": INT32}))
    roles = {name: (buffer.is_input, buffer.is_output) for name, buffer in found.items()}
    assert roles == {"a": (True, False), "sum": (False, True), "both": (True, True)}
    assert {buffer.element for buffer in found.values()} == {INT32}


def test_calls_read_their_buffers_unless_they_store():
    text = "let a = (void *)_halide_buffer_get_host((struct halide_buffer_t *)a.buffer)\n"
    text += "let c = (void *)_halide_buffer_get_host((struct halide_buffer_t *)c.buffer)\n"
    text += "tile_store(c, 0, (int32x4)tile_load(a, 0))"
    found = external_buffers(parse(text))
    assert (found["a"].is_input, found["a"].is_output) == (True, False)
    assert (found["c"].is_input, found["c"].is_output) == (False, True)
    assert {buffer.element for buffer in found.values()} == {INT32}


def test_types_from_outside_go_first():
    stmt = parse("out[0] = int32((bfloat16)peek((void *)a, 0))")
    assert not external_buffers(stmt)["a"].element.is_known
    assert external_buffers(stmt, {"a": BFLOAT16})["a"].element == BFLOAT16
    assert infer_shapes(stmt, {"a": (2,), "out": (1,)}, types={"a": BFLOAT16})["a"].size == 2


def test_inputs_are_random_by_seed_and_name():
    stmt = parse("out[0] = a[9] + b[9]", types={"a": INT32, "b": INT32})
    headers = infer_shapes(stmt)
    one, same, other = (make_buffers(stmt, headers, seed=seed) for seed in (1, 1, 2))
    assert one["a"].data.tolist() == same["a"].data.tolist() != other["a"].data.tolist()
    assert one["a"].data.tolist() != one["b"].data.tolist()
    assert not one["out"].written.any()


@pytest.mark.parametrize(
    ("element", "low", "high"), [(INT8, -4, 4), (BFLOAT16, -4, 4), (UINT8, 0, 8), (BOOL, 0, 1)]
)
def test_random_values_are_small_integers(element, low, high):
    values = random_array("a", Header(element, ((0, 1000, 1),)), 0).astype(float)
    assert sorted(set(values.tolist())) == list(range(low, high + 1))


def test_arrays_fill_buffers_but_not_their_padding():
    stmt = program(2, "1 <= out.extent.0", "1 <= out.extent.1", body="out[0] = a[0]")
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    headers = infer_shapes(stmt, {"a": (2, 3)}, padding=1)
    buffer = make_buffers(stmt, headers, {"a": array})["a"]
    assert buffer.data.tolist() == [0, 1, 2, 0, 3, 4, 5]
    assert buffer.written.tolist() == [True, True, True, False, True, True, True]
    assert np.array_equal(headers["a"].array(buffer), array)
    with pytest.raises(EvaluationError, match="a is 2x3, but its array is 3x2"):
        make_buffers(stmt, headers, {"a": array.T})


@pytest.mark.parametrize(
    ("array", "element", "expected"),
    [
        (np.array([1.5]), FLOAT16, [1.5]),
        (np.array([1 + 2.0**-8 + 2.0**-40]), BFLOAT16, [1 + 2.0**-7]),
        (np.array([3]), FLOAT32, [3.0]),
        (np.array([127], np.int64), INT8, [127]),
        (np.array([1], np.uint8), BOOL, [True]),
        (np.array([1.5], ml_dtypes.bfloat16).view("V2"), BFLOAT16, [1.5]),
    ],
)
def test_arrays_of_other_types(array, element, expected):
    assert convert("a", array, element).tolist() == expected


@pytest.mark.parametrize(
    ("array", "element", "message"),
    [
        (np.array([1.0]), INT8, "a holds int8; an array of float64 can't fill it"),
        (np.array([1, 128]), INT8, "a holds int8, which 128 in its array doesn't fit"),
        (np.array([-1]), UINT8, "a holds uint8, which -1 in its array doesn't fit"),
        (np.array([2]), BOOL, "a holds uint1, which 2 in its array doesn't fit"),
        (np.array(["x"]), FLOAT32, "a holds float32; an array of <U1 can't fill it"),
        (np.array([1j]), FLOAT32, "a holds float32; an array of complex128 can't fill it"),
    ],
)
def test_arrays_that_do_not_fit(array, element, message):
    with pytest.raises(EvaluationError, match=message):
        convert("a", array, element)


def test_archives_hold_any_name_and_are_the_same_every_time(tmp_path):
    arrays = {"file": np.arange(3), "f$0.x": np.ones((2, 2), ml_dtypes.bfloat16)}
    paths = [str(tmp_path / name) for name in ("a", "b.npz")]
    for path in paths:
        write_arrays(path, arrays)
    back = read_arrays(paths[0])
    assert {name: array.tolist() for name, array in back.items()} == {
        name: array.tolist() for name, array in arrays.items()
    }
    assert back["f$0.x"].dtype == np.float32
    first, second = (Path(path).read_bytes() for path in paths)
    assert first == second


@pytest.mark.parametrize("content", [b"", b"text", b"PK\x03\x04broken", b"\x93NUMPY\x01\x00"])
def test_files_that_are_no_archives(tmp_path, content):
    path = tmp_path / "x.npz"
    path.write_bytes(content)
    with pytest.raises(EvaluationError, match=r"x\.npz"):
        read_arrays(str(path))


def test_an_array_alone_is_no_archive(tmp_path):
    np.save(tmp_path / "x.npy", np.arange(3))
    with pytest.raises(EvaluationError, match=r"is no \.npz file"):
        read_arrays(str(tmp_path / "x.npy"))
