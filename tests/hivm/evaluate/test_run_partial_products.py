"""Products of tiles that were written in part: what each element of the result needs."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest

from tests.hivm.evaluate.programs import parsed, type_of
from tilewright.hivm.evaluate import evaluate

F16, F32 = np.float16, np.float32


def written(operation: str, known: dict[str, np.ndarray], **values: Any) -> np.ndarray:
    """Which elements count as written of what `operation` makes of %d.

    Of the tensors in `known`, only the elements marked there were written.
    """
    types = {name: type_of(value, "tensor") for name, value in values.items()}
    arguments = {f"%{name}": type for name, type in types.items()}
    lines = []
    for name, mask in known.items():
        arguments[f"%k{name}"] = type_of(mask, "tensor")
        lines += [
            f"%e{name} = tensor.empty() : {types[name]}",
            f"%u{name} = hivm.hir.vsel ins(%k{name}, %{name}, %e{name} : "
            f"{type_of(mask, 'tensor')}, {types[name]}, {types[name]}) "
            f"outs(%e{name} : {types[name]}) -> {types[name]}",
        ]
        operation = operation.replace(f"%{name}", f"%u{name}")
    lines += [
        f"%r = {operation.format(**types)} -> {types['d']}",
        f'hivm.hir.debug {{debugtype = "print", hex = true, prefix = ""}} %r : {types["d"]}',
    ]
    heading = ", ".join(f"{name}: {type}" for name, type in arguments.items())
    text = f"func.func @f({heading}) {{\n" + "\n".join(lines) + "\nreturn\n}"
    output = io.StringIO()
    evaluate(parsed(text), "f", [*values.values(), *known.values()], output=output)
    printed = output.getvalue().replace("[", " ").replace("]", " ").split()
    return np.array([element != "?" for element in printed]).reshape(values["d"].shape)


def holes(shape: tuple[int, ...], *places: tuple[int, ...]) -> np.ndarray:
    """Marks of what was written: all but the elements at `places`."""
    marks = np.ones(shape, np.bool_)
    for place in places:
        marks[place] = False
    return marks


A, B = np.ones((3, 4), F16), np.ones((4, 4), F16)
KNOWN_A, KNOWN_B = holes((3, 4), (1, 2)), holes((4, 4), (3, 0))
PRODUCT = np.array([[0, 1, 1, 1], [0, 0, 0, 0], [0, 1, 1, 1]], bool)


@pytest.mark.parametrize("init", [True, False])
@pytest.mark.parametrize("name", ["mmadL1", "batchMmadL1"])
def test_products_in_l1(init, name):
    text = (
        f"hivm.hir.{name} ins(%a, %b, %i, %m, %k, %n : {{a}}, {{b}}, {{i}}, {{m}}, {{k}}, {{n}})"
        " outs(%d : {d})"
    )
    known = {"a": KNOWN_A, "b": KNOWN_B, "d": holes((3, 4), (0, 3), (2, 0))}
    given = {"a": A, "b": B, "d": np.zeros((3, 4), F32)}
    if name == "batchMmadL1":
        known = {name: np.stack([mask, mask | True]) for name, mask in known.items()}
        given = {name: np.stack([array, array]) for name, array in given.items()}
    marks = written(text, known, **given, i=np.bool_(init), m=3, k=4, n=4)
    expected = PRODUCT if init else PRODUCT & holes((3, 4), (0, 3))
    if name == "batchMmadL1":
        assert marks[1].all()
        marks = marks[0]
    assert marks.tolist() == expected.tolist()


def test_what_does_not_count_need_not_be_written():
    text = (
        "hivm.hir.mmadL1 ins(%a, %b, %i, %m, %k, %n, %z : {a}, {b}, {i}, {m}, {k}, {n}, {z})"
        " outs(%d : {d})"
    )
    known = {"a": KNOWN_A, "b": KNOWN_B, "d": holes((3, 4), (0, 0), (2, 3)), "z": holes((4,), (1,))}
    given = {"a": A, "b": B, "d": np.zeros((3, 4), F32), "z": np.zeros(4, F32)}
    marks = written(text, known, **given, i=np.bool_(True), m=2, k=2, n=3)
    assert marks.tolist() == [[True, False, True, True]] * 2 + [[True, True, True, False]]
    known["z"], known["d"] = holes((4,), (3,)), holes((3, 4))
    assert written(text, known, **given, i=np.bool_(True), m=2, k=2, n=3).all()
    known["z"] = np.zeros(4, bool)
    assert written(text, known, **given, i=np.bool_(False), m=2, k=2, n=3).all()


def test_block_scaled_products():
    formats = "lhsFormat = 3 : i32, rhsFormat = 3 : i32"
    text = (
        f"hivm.hir.mmadmxL1 {{{{{formats}}}}} ins(%a, %b, %s, %t, %i, %m, %k, %n : {{a}}, {{b}},"
        " {s}, {t}, {i}, {m}, {k}, {n}) outs(%d : {d})"
    )
    known = {
        "a": holes((3, 32), (0, 15)),
        "b": holes((32, 3), (16, 1)),
        "s": holes((3, 2), (1, 0)),
        "t": holes((3, 2), (2, 1)),
    }
    bytes, scales = np.ones((3, 32), np.uint8), np.full((3, 2), 127, np.uint8)
    given = {"a": bytes, "b": bytes.T, "s": scales, "t": scales, "d": np.zeros((3, 3), F32)}
    marks = written(text, known, **given, i=np.bool_(True), m=3, k=64, n=3)
    assert marks.tolist() == [[False] * 3, [False] * 3, [True, False, False]]
    marks = written(text, known, **given, i=np.bool_(True), m=3, k=32, n=3)
    assert marks.tolist() == [[False] * 3, [False] * 3, [True] * 3]


@pytest.mark.parametrize("init", [True, False])
def test_convolutions(init):
    text = (
        "hivm.hir.Conv1dL1 {{groups = 1 : i32, padding = 1 : i32}} ins(%x, %w, %i, %b"
        " : {x}, {w}, {i}, {b}) outs(%d : {d})"
    )
    known = {
        "x": holes((1, 2, 6), (0, 1, 4)),
        "w": holes((4, 2, 3), (1, 0, 2)),
        "b": holes((4,), (2,)),
        "d": holes((1, 4, 6), (0, 3, 0)),
    }
    given = {
        "x": np.ones((1, 2, 6), F16),
        "w": np.ones((4, 2, 3), F16),
        "b": np.zeros(4, F32),
        "d": np.zeros((1, 4, 6), F32),
    }
    expected = np.ones((1, 4, 6), np.bool_)
    expected[:, :, 3:] = expected[:, 1] = False
    if init:
        expected[:, 2] = False
    else:
        expected[0, 3, 0] = False
    marks = written(text, known, **given, i=np.bool_(init))
    assert marks.tolist() == expected.tolist()


@pytest.mark.parametrize("name", ["matmul", "mix_matmul"])
def test_products_in_global_memory(name):
    text = (
        f"hivm.hir.{name} ins(%a, %b : {{a}}, {{b}}) outs(%d : {{d}}) bias = %z : {{z}}"
        " descale = %s : {s} descale_mode = <DescalePerChannel>"
    )
    given = {"a": A, "b": B, "z": np.zeros(4, F32), "s": np.ones(4, F32)}
    known = {"a": KNOWN_A, "b": KNOWN_B, "z": holes((4,), (1,)), "s": holes((4,), (3,))}
    marks = written(text, known, **given, d=np.zeros((3, 4), F16))
    assert marks.tolist() == (PRODUCT & [True, False, True, False]).tolist()


def test_products_of_groups_in_global_memory():
    text = "hivm.hir.mix_group_matmul ins(%a, %b, %t : {a}, {b}, {t}) outs(%d : {d})"
    known = {"a": holes((2, 4, 2), (1, 0, 1)), "b": holes((2, 5), (0, 1))}
    given = {"a": np.ones((2, 4, 2), F16), "b": np.ones((2, 5), F16), "t": np.array([2, 3])}
    expected = np.ones((4, 5), np.bool_)
    expected[:, 1] = expected[0, 2:] = False
    assert written(text, known, **given, d=np.zeros((4, 5), F16)).tolist() == expected.tolist()
