"""`tilewright traits`: the table, the tree, and what it explains."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner
from xdsl.irdl import IRDLOperation

from tilewright.cli.main import main
from tilewright.hivm import overview, signature
from tilewright.hivm.dialects.hivm import DIALECT


def show(*names: str) -> list[str]:
    result = CliRunner().invoke(main, ["traits", *names])
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def test_table() -> None:
    lines = show()
    end = lines.index("")
    assert lines[0].split("  ")[0] == "op"
    assert [line.split()[0] for line in lines[1:end]] == [row.name for row in overview.rows()]
    assert end == 1 + 122
    copy = next(line for line in lines if line.startswith("copy "))
    assert re.match(r"copy +inferred +inferred +- +HIVMStructuredOpInterface ", copy)
    product = next(line for line in lines if line.startswith("mmadL1 "))
    assert re.match(r"mmadL1 +CUBE +PIPE_MTE1 to PIPE_M +any ", product)
    assert lines[end + 1 :] == overview.dependency_tree().splitlines()
    assert all(line == line.rstrip() for line in lines)


def test_an_op() -> None:
    lines = show("vcast")
    assert lines == show("hivm.hir.vcast")
    assert lines[0] == "hivm.hir.vcast"
    assert "  src (any number): anything" in lines
    assert any(re.match(r"  round_mode: <rint>, .*, <rint> if it isn't given$", x) for x in lines)
    assert "core: VECTOR" in lines
    assert "  ElementwiseNaryOpTrait<1>" in lines


def test_a_trait() -> None:
    lines = show("StaticMaxRankTrait")
    assert lines[0] == "StaticMaxRankTrait<max_rank>"
    assert "needs: HIVMStructuredOpInterface" in lines
    assert any(line.startswith("ops: ") and " gatherT " in line for line in lines)
    assert show("InferMaxRankTrait")[-1] == "ops: none"


def test_every_trait_of_an_op_can_be_explained() -> None:
    for row in overview.rows():
        for trait in row.traits:
            assert overview.find_trait(trait.split("<")[0]) is not None, f"{row.name}: {trait}"


def test_a_name_that_is_none() -> None:
    result = CliRunner().invoke(main, ["traits", "vaddd"])
    assert result.exit_code == 1
    assert "hivm has no op or trait vaddd: did you mean vadd?" in result.output
    assert CliRunner().invoke(main, ["traits", "nothing like it"]).exit_code == 1


@pytest.mark.parametrize("op", list(DIALECT.operations), ids=lambda op: op.name)
def test_the_syntax_names_every_part(op: type[IRDLOperation]) -> None:
    """Every operand stands in the syntax, and nothing that isn't explained below it."""
    text = signature.syntax(op)
    named = set(re.findall(r"\$(\w+)", text))
    operands = {part.name for part in signature.operands(op)}
    assert operands <= named
    assert named <= operands | {part.name for part in signature.attributes(op)}
    assert text.count("(") == text.count(")") and "`" not in text
    assert ("type" in text.split("->")[-1]) == bool(signature.results(op)) or "->" not in text
