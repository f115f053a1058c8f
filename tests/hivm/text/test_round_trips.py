"""What the published compiler prints is read, verifies, and is printed again as it was."""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, StringAttr, i32
from xdsl.ir import Block, Region
from xdsl.printer import Printer as XdslPrinter

from tests.hivm.modules import parse
from tests.hivm.text.texts import FORMS, KERNELS
from tilewright.hivm.text.printer import print_module
from tilewright.hivm.verify import verify

ROOT = Path(__file__).parents[3]
every_text = pytest.mark.parametrize("text", FORMS.values(), ids=FORMS.keys())


@every_text
def test_the_text_comes_back(text):
    module = parse(text)
    assert verify(module) == []
    assert print_module(module) == text


@every_text
def test_the_generic_form_says_the_same(text):
    module = parse(text)
    generic = print_module(module, generic=True)
    again = parse(generic)
    assert print_module(again, generic=True) == generic
    assert print_module(again) == text
    assert verify(again) == []


@every_text
def test_modules_that_are_read_twice_are_equal(text):
    module = parse(text)
    assert module.is_structurally_equivalent(parse(print_module(module)))


@every_text
def test_a_clone_is_printed_as_the_module(text):
    assert print_module(parse(text).clone()) == text


# xDSL prints no NaN but one of each type.
@pytest.mark.parametrize("name", [name for name in FORMS if not name.startswith("floats")])
def test_what_xdsl_prints_is_read(name):
    text = FORMS[name]
    module = parse(text)
    for generic in (False, True):
        stream = StringIO()
        XdslPrinter(stream, print_generic_format=generic).print_op(module)
        assert print_module(parse(stream.getvalue())) == text


def test_ops_of_xdsl_are_printed_as_those_that_extend_them():
    # xDSL's passes make ops of xDSL's classes.
    from xdsl.dialects import arith, func, scf
    from xdsl.dialects.builtin import FunctionType, i1

    block = Block(arg_types=[i1])
    branch = scf.IfOp(block.args[0], [], [scf.YieldOp()], attr_dict={"note": StringAttr("x")})
    block.add_ops([arith.ConstantOp(IntegerAttr(1, i32)), branch, func.ReturnOp()])
    function = func.FuncOp("f", FunctionType.from_lists([i1], []), Region(block))
    assert print_module(ModuleOp([function])) == (
        "module {\n"
        "  func.func @f(%arg0: i1) {\n"
        "    %c1_i32 = arith.constant 1 : i32\n"
        "    scf.if %arg0 {\n"
        '    } {note = "x"}\n'
        "    return\n"
        "  }\n"
        "}\n"
    )


def test_the_text_does_not_depend_on_the_order_of_hashes(tmp_path):
    kernel = tmp_path / "kernel.mlir"
    kernel.write_text(KERNELS["mlp2_relu.depth4"])
    command = [sys.executable, "-m", "tilewright", "opt", str(kernel), "--print-op-generic"]
    texts = {
        subprocess.run(
            command,
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("0", "1")
    }
    assert len(texts) == 1
