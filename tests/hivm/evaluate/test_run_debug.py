"""hivm.hir.debug prints and checks; the counter of cycles counts."""

import io

import ml_dtypes
import numpy as np
import pytest

from tests.hivm.evaluate.programs import fails, parsed, results, type_of
from tilewright.hivm.evaluate import evaluate

F32 = np.float32


def printing(*values, in_hex=False, kind="tensor"):
    """What a program prints of its arguments."""
    types = [type_of(value, kind) for value in values]
    lines = [
        f'hivm.hir.debug {{debugtype = "print", hex = {str(in_hex).lower()}, prefix = " x: "}}'
        f" %{i} : {type}"
        for i, type in enumerate(types)
    ]
    arguments = ", ".join(f"%{i}: {type}" for i, type in enumerate(types))
    output = io.StringIO()
    text = f"func.func @f({arguments}) {{\n" + "\n".join(lines) + "\nreturn\n}"
    evaluate(parsed(text), "f", values, output=output)
    return output.getvalue()


def test_numbers_and_arrays():
    assert printing(F32(0.1), np.int32(-3), np.bool_(True)) == " x: 0.1\n x: -3\n x: True\n"
    rows = np.array([[1, 2], [3, 4]], ml_dtypes.bfloat16)
    for kind in ("tensor", "memref"):
        assert printing(rows, kind=kind) == " x: [[1 2]\n [3 4]]\n"
    long = printing(np.arange(5000, dtype=np.int32))
    assert "..." not in long and long.split()[-1] == "4999]"


def test_bits_in_hex():
    assert printing(np.int8(-1), F32(1.0), in_hex=True) == " x: 0xff\n x: 0x3f800000\n"
    assert printing(np.array([1, -2], np.int16), in_hex=True) == " x: [0x0001 0xfffe]\n"


def test_what_was_never_written_and_what_steers_terminals(capsys):
    text = """func.func @f(%x: f32, %i: index) {
      %e = tensor.empty() : tensor<2xf32>
      %t = tensor.insert %x into %e[%i] : tensor<2xf32>
      hivm.hir.debug {debugtype = "print", hex = false, prefix = "\\1B[2J"} %t : tensor<2xf32>
      return
    }"""
    evaluate(parsed(text), "f", [1.5, 1])
    assert capsys.readouterr().out == "\\x1b[2J[? 1.5]\n"


ASSERT = """func.func @f(%t: tensor<2xi32>) {
  hivm.hir.debug {debugtype = "assert", hex = false, prefix = "must hold"} %t : tensor<2xi32>
  return
}"""


def test_assertions():
    assert results(ASSERT, np.array([1, -1], np.int32)) == []
    message = fails(ASSERT, np.array([1, 0], np.int32), at=2)
    assert message == "the assertion failed: must hold"
    other = ASSERT.replace("assert", "trace")
    assert "'trace' has no meaning" in fails(other, np.array([1, 1], np.int32), at=2)


@pytest.mark.parametrize("programs", [1, 3])
def test_the_counter_of_cycles_grows(programs):
    text = """func.func @f(%m: memref<?xi64>, %i: index, %j: index) {
      %a = hivm.hir.get_sys_cnt -> i64
      %b = hivm.hir.get_sys_cnt -> i64
      memref.store %a, %m[%i] : memref<?xi64>
      memref.store %b, %m[%j] : memref<?xi64>
      return
    }"""
    given = [np.zeros(2, np.int64), 0, 1]
    first, second = evaluate(parsed(text), "f", given, (programs, 1, 1)).memory[0]
    assert first < second
