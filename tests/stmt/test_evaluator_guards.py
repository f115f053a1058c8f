"""Everything that a program may not do is an error that names what, where and the line."""

import numpy as np
import pytest

from tilewright.stmt import nodes as n
from tilewright.stmt.evaluate import (
    Buffer,
    EvaluationError,
    Header,
    evaluate,
    evaluate_expr,
    infer_shapes,
    make_buffers,
)
from tilewright.stmt.text.parser import parse
from tilewright.stmt.types import FLOAT32, HANDLE, INT8, INT32, Type

BUFFER_ARGUMENT = "(struct halide_buffer_t *)a.buffer"


def fails(text, buffers=(), **options) -> EvaluationError:
    """The error that running `text` ends with; int32 buffers by name and size, all written."""
    made = {name: Buffer(name, INT32, size, written=True) for name, size in dict(buffers).items()}
    types = {name: INT32 for name in made}
    with pytest.raises(EvaluationError) as caught:
        evaluate(parse(text, types=types), made, **options)
    return caught.value


@pytest.mark.parametrize("index", [4, -1, 1 << 30])
def test_a_read_outside(index):
    error = fails(f"let x = 1\nout[0] = a[{index}]", {"a": 4, "out": 1})
    assert (error.message, error.line) == (f"read of a[{index}] is outside its 4 elements", 2)


@pytest.mark.parametrize("index", [4, -1])
def test_a_write_outside(index):
    error = fails(f"out[{index}] = 1", {"out": 4})
    assert (error.message, error.line) == (f"write to out[{index}] is outside its 4 elements", 1)


def test_the_first_lane_that_is_outside_is_named():
    error = fails("out[ramp(0, 1, 4)] = a[ramp(2, 3, 4)]", {"a": 4, "out": 4})
    assert error.message == "read of a[5] is outside its 4 elements"


def test_a_read_of_what_was_never_written():
    error = fails("allocate t[int32 * 4]\nt[ramp(0, 1, 2)] = x2(1)\nout[0] = t[2]", {"out": 1})
    assert (error.message, error.line) == ("read of t[2], which was never written", 3)


def test_a_write_that_fails_writes_nothing():
    out = Buffer("out", INT32, 2)
    with pytest.raises(EvaluationError):
        evaluate(parse("out[ramp(0, 1, 4)] = x4(1)"), {"out": out})
    assert not out.written.any()


def padded() -> tuple[dict[str, Buffer], dict[str, Header]]:
    """Two rows of 3 elements, 4 apart."""
    header = Header(INT32, ((0, 3, 1), (0, 2, 4)))
    buffers = {"a": Buffer("a", INT32, header.size), "out": Buffer("out", INT32, 1)}
    buffers["a"].written[header.offsets] = True
    return buffers, {"a": header}


def test_a_read_of_padding():
    buffers, headers = padded()
    with pytest.raises(EvaluationError, match=r"read of a\[3\], which is padding between rows"):
        evaluate(parse("out[0] = a[3]", types={"a": INT32}), buffers, headers=headers)


def test_a_write_to_padding():
    buffers, headers = padded()
    with pytest.raises(EvaluationError, match=r"write to a\[3\], which is padding between rows"):
        evaluate(parse("a[3] = 1"), buffers, headers=headers)


def test_padding_is_allowed_to_no_predicated_lane_either():
    buffers, headers = padded()
    text = "a[ramp(0, 1, 4)] = x4(1) if ramp(0, 1, 4) < x4(3)"
    evaluate(parse(text), buffers, headers=headers)
    with pytest.raises(EvaluationError, match="padding"):
        evaluate(parse(text.replace("x4(3)", "x4(4)")), buffers, headers=headers)


def test_use_after_free():
    text = "allocate t[int32 * 1]\nt[0] = 1\nfree t\n"
    assert fails(text + "out[0] = t[0]", {"out": 1}).message == "read of t after it was freed"
    assert fails(text + "t[0] = 2").message == "write to t after it was freed"
    assert fails(text + "free t").line == 4


def test_freeing_what_was_not_allocated():
    error = fails("free a", {"a": 1})
    assert error.message == "a is freed, but is no allocation that is alive"


def test_an_allocation_ends_with_its_block():
    text = "if (0 < 1) {\n allocate t[int32 * 1]\n t[0] = 1\n}\nt[0] = 2"
    assert fails(text).message == "there is no buffer t here"


@pytest.mark.parametrize("extent", ["1 << 30", "100000 * 100000", "-1"])
def test_an_allocation_that_cannot_be(extent):
    text = f"allocate t[float32 * {extent.replace('1 << 30', str(1 << 30))}]"
    assert "t " in fails(text).message


def test_an_unknown_call():
    assert fails("foo(1)").message == "unknown call 'foo'"


def test_an_error_call_that_is_reached():
    error = fails('halide_error_host_is_null("Input buffer a")')
    assert error.message == "assertion failed: host is null (Input buffer a)"


def test_a_variable_without_a_value():
    error = fails("out[0] = x", {"out": 1})
    assert error.message == "x has no value; give it one with --let x=VALUE"


def test_a_buffer_of_unknown_type():
    with pytest.raises(EvaluationError, match="--type a=TYPE"):
        evaluate_expr(n.Load(Type("unknown", 0), "a", n.IntImm(0)), {}, {"a": Buffer("a", INT8, 1)})
    with pytest.raises(EvaluationError, match="--type NAME=TYPE"):
        evaluate_expr(n.Var("x", Type("unknown", 0)), {"x": 1})


def test_a_buffer_of_another_type():
    a = Buffer("a", INT8, 1, written=True)
    with pytest.raises(EvaluationError, match="a holds int8, but is read as int32"):
        evaluate_expr(n.Load(INT32, "a", n.IntImm(0)), {}, {"a": a})
    with pytest.raises(EvaluationError, match="a holds int8, but int32 is written to it"):
        evaluate(n.Store("a", n.IntImm(0), n.IntImm(1)), {"a": a})


def test_a_handle_used_as_a_number():
    pointer = n.Cast(INT32, n.Var("a", HANDLE))
    with pytest.raises(EvaluationError, match="a handle or a string is used as a number"):
        evaluate_expr(pointer, {}, {"a": Buffer("a", INT8, 1)})


@pytest.mark.parametrize("result", [np.zeros(3, np.int32), np.zeros(2, np.int64)])
def test_an_intrinsic_that_gives_something_else_than_its_type(result):
    call = n.Call(INT32.with_lanes(2), "odd", ())
    with pytest.raises(EvaluationError, match="odd is of type int32x2, but gives"):
        evaluate_expr(call, intrinsics={"odd": lambda context, call, args: result})


def test_an_intrinsic_called_with_too_little():
    call = n.Call(INT32, "first", (n.IntImm(1),))
    with pytest.raises(EvaluationError, match=r"first can't be called with \(int32\)"):
        evaluate_expr(call, intrinsics={"first": lambda context, call, args: args[1]})


def test_a_header_that_is_larger_than_its_buffer():
    header = Header(INT32, ((0, 5, 1),))
    with pytest.raises(EvaluationError, match="a holds 4 elements, but its header spans 5"):
        evaluate(n.Block(()), {"a": Buffer("a", INT32, 4)}, headers={"a": header})
    with pytest.raises(EvaluationError, match="no buffer of that name"):
        evaluate(n.Block(()), {}, headers={"a": header})


def test_a_dimension_that_a_header_does_not_have():
    buffers, headers = padded()
    text = f"let x = _halide_buffer_get_min({BUFFER_ARGUMENT}, 2)"
    with pytest.raises(EvaluationError, match="a has 2 dimensions, so none is number 2"):
        evaluate(parse(text), buffers, headers=headers)


def test_a_header_field_that_does_not_fit_its_type():
    buffers = {"a": Buffer("a", INT32, 1)}
    headers = {"a": Header(INT32, ((1 << 40, 1, 1),))}
    text = f"let x = _halide_buffer_get_min({BUFFER_ARGUMENT}, 0)"
    with pytest.raises(EvaluationError, match="does not fit its type int32"):
        evaluate(parse(text), buffers, headers=headers)


@pytest.mark.parametrize(
    ("assertion", "message"),
    [
        (
            'assert(x == 4, halide_error_constraint_violated("a.stride.0", x, "4", 4))',
            "a.stride.0 is 3, but must be 4 = 4",
        ),
        (
            'assert(4 <= x, halide_error_access_out_of_bounds("Buffer a", 0, 0, 3, 0, x - 1))',
            "Buffer a is accessed from 0 to 3 in dimension 0, but covers only 0 to 2",
        ),
        (
            'assert(x == 4, halide_error_bad_type("a", (uint32)69636, (uint32)73730))',
            "a is of type bfloat16, but must be float32",
        ),
        ('assert(x == 4, something_else("a", x + 1))', "assertion failed: something else (a, 4)"),
        ("assert(x == 4, x)", "the asserted condition does not hold"),
    ],
)
def test_a_failed_assert(assertion, message):
    error = fails(f"let x = 3\n{assertion}")
    assert (error.message, error.line) == (message, 2)


def test_an_assert_that_cannot_be_evaluated_is_passed_over():
    text = "assert(unheard_of(1) == 2, f(1))\nassert(free == 2, f(1))\nout[0] = 1"
    out = Buffer("out", INT32, 1)
    evaluate(parse(text), {"out": out})
    assert out.data.tolist() == [1]


def test_a_read_outside_in_an_assert_is_an_error():
    error = fails("assert(a[4] == 2, f(1))", {"a": 4})
    assert error.message == "read of a[4] is outside its 4 elements"


def test_the_line_of_a_made_statement_is_that_around_it():
    made = n.Store("out", n.IntImm(9), n.IntImm(1))
    loop = n.For("i", n.IntImm(0), n.IntImm(1), "for", "", n.Block((made,)), line=12)
    with pytest.raises(EvaluationError) as caught:
        evaluate(loop, {"out": Buffer("out", INT32, 1)})
    assert caught.value.line == 12


def test_real_statements_stay_inside_of_buffers_that_just_fit():
    """One row less, and the assert that the row is there fails; without it, the guard."""
    failure = 'halide_error_access_out_of_bounds("a", 0, 0, 7, 0, 6)'
    text = f"""let a.min.0 = _halide_buffer_get_min((struct halide_buffer_t *)a.buffer, 0)
let a.extent.0 = _halide_buffer_get_extent((struct halide_buffer_t *)a.buffer, 0)
assert((a.min.0 <= 0) && (8 <= (a.extent.0 + a.min.0)), {failure})
out[ramp(0, 1, 8)] = a[ramp(0, 1, 8) - x8(a.min.0)]
"""
    for source, message in (
        (text, "a is accessed from 0 to 7"),
        ("\n".join(line for line in text.split("\n") if "assert" not in line), "read of a\\[7\\]"),
    ):
        stmt = parse(source, types={"a": FLOAT32})
        headers = infer_shapes(stmt, {"a": (7,), "out": (8,)})
        with pytest.raises(EvaluationError, match=message):
            evaluate(stmt, make_buffers(stmt, headers), headers=headers)
