"""Names of values: numbers, names of ops, and how both are made unique."""

import re

import pytest

from tests.hivm.modules import parse
from tilewright.hivm.text.printer import print_module


def body(text: str, arguments: str = "%c: i1, %x: i32") -> list[str]:
    """The lines of a function with this body, as they are printed."""
    module = parse(f"func.func @f({arguments}) {{\n{text}\nreturn\n}}")
    return [line.strip() for line in print_module(module).splitlines()[2:-3]]


def test_constants_are_named_for_their_value():
    lines = body(
        "%0 = arith.constant -3 : i32\n%1 = arith.constant 7 : index\n"
        "%2 = arith.constant true\n%3 = arith.constant false\n%4 = arith.constant 1.0 : f32"
    )
    assert [line.split(" =")[0] for line in lines] == ["%c-3_i32", "%c7", "%true", "%false", "%cst"]


def test_names_that_are_taken_share_one_count():
    lines = body(
        "%0 = arith.constant 1.0 : f32\n%1 = arith.constant 2.0 : f32\n"
        "%2 = memref.alloc() : memref<4xf32>\n%3 = memref.alloc() : memref<4xf32>\n"
        "%4 = arith.constant 3.0 : f32"
    )
    names = [line.split(" =")[0] for line in lines]
    assert names == ["%cst", "%cst_0", "%alloc", "%alloc_1", "%cst_2"]


def test_a_region_is_numbered_after_all_values_around_it_and_its_numbers_are_free_again():
    lines = body(
        "scf.if %c {\n%a = arith.addi %x, %x : i32\n%b = arith.muli %a, %a : i32\n}\n"
        "%d = arith.addi %x, %x : i32\n"
        "scf.if %c {\n%a = arith.addi %x, %x : i32\n}"
    )
    assert lines == [
        "scf.if %arg0 {",
        "%1 = arith.addi %arg1, %arg1 : i32",
        "%2 = arith.muli %1, %1 : i32",
        "}",
        "%0 = arith.addi %arg1, %arg1 : i32",
        "scf.if %arg0 {",
        "%1 = arith.addi %arg1, %arg1 : i32",
        "}",
    ]


def test_every_function_begins_anew():
    function = "func.func @{}(%x: i32) -> i32 {{\n%a = arith.addi %x, %x : i32\nreturn %a : i32\n}}"
    text = print_module(parse(function.format("f") + "\n" + function.format("g")))
    assert text.count("%0 = arith.addi %arg0, %arg0") == 2


def test_no_value_shares_a_name_in_the_generic_form():
    function = "func.func @{}(%x: i32) -> i32 {{\n%a = arith.addi %x, %x : i32\nreturn %a : i32\n}}"
    text = print_module(parse(function.format("f") + "\n" + function.format("g")), generic=True)
    assert sorted(re.findall(r"(%\w+) =", text)) == ["%0", "%1"]
    assert sorted(re.findall(r"\^bb0\((%\w+):", text)) == ["%arg0", "%arg1"]


@pytest.mark.parametrize("generic", [False, True])
def test_results_of_one_op_are_a_group(generic):
    text = print_module(
        parse(
            "func.func @f(%m: memref<?x4xf32>) {\n"
            "%b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> "
            "memref<f32>, index, index, index, index, index\n"
            "%l = memref.load %m[%s#1, %t#0] : memref<?x4xf32>\nreturn\n}"
        ),
        generic,
    )
    if generic:
        assert '%0:6 = "memref.extract_strided_metadata"(%arg0)' in text
        assert '"memref.load"(%arg0, %0#3, %0#4)' in text
    else:
        assert "%base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_" in text
        assert "memref.load %arg0[%sizes#1, %strides#0]" in text


def test_blocks_tell_where_they_are_reached_from():
    lines = body(
        "cf.cond_br %c, ^a, ^a\n^a:\ncf.br ^b(%x : i32)\n^b(%y: i32):\nreturn\n^never:\ncf.br ^a"
        "\n^last:"
    )
    assert [line for line in lines if line.startswith("^")] == [
        "^bb1:  // 3 preds: ^bb0, ^bb0, ^bb3",
        "^bb2(%0: i32):  // pred: ^bb1",
        "^bb3:  // no predecessors",
        "^bb4:  // no predecessors",
    ]
