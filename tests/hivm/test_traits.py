"""Traits: dependencies when an op class is made, order, and what text can't show."""

from __future__ import annotations

import subprocess
import sys

import pytest
from xdsl.dialects import test
from xdsl.dialects.builtin import f32, i1
from xdsl.irdl import operand_def, traits_def, var_operand_def
from xdsl.traits import MemoryEffectKind, get_effects
from xdsl.utils.exceptions import VerifyException

from tests.hivm.modules import parse, the
from tilewright.hivm import traits as t
from tilewright.hivm.dialects.hivm.base import HIVMOperation, hivm_op
from tilewright.hivm.dialects.hivm.elementwise import VAbsOp, VAddOp
from tilewright.hivm.machine import Pipe
from tilewright.hivm.overview import dependency_tree
from tilewright.hivm.traits.base import MissingTraitError

# As the description of the traits draws them: trait -> what an op with it must have, too.
DEPENDENCIES: dict[t.HIVMTrait, set[type[t.HIVMTrait]]] = {
    t.HIVMOpSameOperandsAndResultRank(): {t.HIVMStructuredOpInterface},
    t.ElementwiseNaryOpTrait(1): {t.HIVMStructuredOpInterface, t.HIVMOpSameOperandsAndResultRank},
    t.BroadcastableOTF(): {t.HIVMStructuredOpInterface, t.HIVMOpSameOperandsAndResultRank},
    t.TransposableOTF(): {t.HIVMStructuredOpInterface, t.HIVMOpSameOperandsAndResultRank},
    t.UniformReassociationFlattenTrait(): {t.HIVMStructuredOpInterface},
    t.CollapsibleConsecutiveTargetDimsTrait(): {
        t.HIVMStructuredOpInterface,
        t.UniformReassociationFlattenTrait,
    },
    t.StaticMaxRankTrait(2): {t.HIVMStructuredOpInterface},
    t.InferMaxRankTrait(): {t.HIVMStructuredOpInterface},
    t.NoMaxRankTrait(): {t.HIVMStructuredOpInterface},
    t.OpPipeTrait(Pipe.V): {t.SinglePipeOpTrait},
    t.MacroOpPipeTrait(Pipe.MTE1, Pipe.M): {t.MacroOpTrait},
}
INSTANCES = {
    t.HIVMStructuredOpInterface: t.HIVMStructuredOpInterface("dst"),
    t.HIVMOpSameOperandsAndResultRank: t.HIVMOpSameOperandsAndResultRank(),
    t.UniformReassociationFlattenTrait: t.UniformReassociationFlattenTrait(),
    t.SinglePipeOpTrait: t.SinglePipeOpTrait(),
    t.MacroOpTrait: t.MacroOpTrait(),
}


def make_op(*traits: t.HIVMTrait) -> type[HIVMOperation]:
    fields = {
        "name": "hivm.hir.made",
        "__module__": __name__,
        "__annotations__": {},
        "src": operand_def(),
        "dst": var_operand_def(),
        "traits": traits_def(*traits),
    }
    return hivm_op(type("MadeOp", (HIVMOperation,), fields))


@pytest.mark.parametrize("trait", DEPENDENCIES, ids=str)
def test_a_trait_needs_what_it_depends_on(trait: t.HIVMTrait) -> None:
    needed = [INSTANCES[cls] for cls in INSTANCES if cls in DEPENDENCIES[trait]]
    # The rank trait itself depends on the interface.
    make_op(trait, *needed)
    for missing in needed:
        with pytest.raises(MissingTraitError, match=type(missing).__name__):
            make_op(trait, *(other for other in needed if other is not missing))


def test_traits_come_after_those_that_they_depend_on() -> None:
    op = make_op(
        t.TransposableOTF(),
        t.ElementwiseNaryOpTrait(1),
        t.HIVMOpSameOperandsAndResultRank(),
        t.HIVMStructuredOpInterface("dst"),
    )
    assert [type(trait) for trait in op.traits] == [
        t.HIVMStructuredOpInterface,
        t.HIVMOpSameOperandsAndResultRank,
        t.TransposableOTF,
        t.ElementwiseNaryOpTrait,
    ]


def test_the_tree_is_that_of_the_description() -> None:
    assert """
    ├── HIVMOpSameOperandsAndResultRank
    │   ├── BroadcastableOTF
    │   ├── ElementwiseNaryOpTrait<arity>
    │   └── TransposableOTF
    ├── OpLibraryMaxRankTrait<max_rank>
    │   ├── InferMaxRankTrait
    │   ├── NoMaxRankTrait
    │   └── StaticMaxRankTrait<max_rank>
    └── UniformReassociationFlattenTrait
        └── CollapsibleConsecutiveTargetDimsTrait
MacroOpTrait
└── MacroOpPipeTrait<pipe_in, pipe_out>
""" in dependency_tree()
    assert "SinglePipeOpTrait\n└── OpPipeTrait<pipe>\n" in dependency_tree()


def test_a_static_limit_is_positive() -> None:
    with pytest.raises(ValueError, match="positive"):
        t.StaticMaxRankTrait(0)


BUFFERS = """
func.func @f(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  hivm.hir.vabs ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
"""


@pytest.mark.parametrize("array", ["broadcast", "transpose"])
def test_a_missing_array_is_an_error(array: str) -> None:
    """Text can't leave it out, for the default takes its place; a pass can."""
    op = the(VAbsOp, parse(BUFFERS))
    del op.properties[array]
    trait = op.get_trait(t.BroadcastableOTF if array == "broadcast" else t.TransposableOTF)
    assert trait is not None
    with pytest.raises(VerifyException, match=f"must have the array '{array}'"):
        trait.verify(op)


@pytest.mark.parametrize(
    "trait", [t.ElementwiseNaryOpTrait(1), t.HIVMOpSameOperandsAndResultRank()], ids=str
)
def test_only_structured_ops(trait: t.HIVMTrait) -> None:
    with pytest.raises(VerifyException, match="structured"):
        trait.verify(test.TestOp(result_types=[f32]))


@pytest.mark.parametrize(
    "trait",
    [
        t.VectorOnlyTrait(0),
        t.ScalarOnlyTrait(0),
        t.OperElemTypeConstraints((0,), (i1,)),
    ],
    ids=str,
)
def test_the_operand_must_exist(trait: t.HIVMTrait) -> None:
    with pytest.raises(VerifyException, match="must have an operand 0, but has 0"):
        trait.verify(test.TestOp(result_types=[f32]))


def test_strictness_ends_with_its_block() -> None:
    assert not t.is_strict()
    with t.strict():
        assert t.is_strict()
        with t.strict(False):
            assert not t.is_strict()
    assert not t.is_strict()


def test_effects_are_those_on_buffers() -> None:
    op = the(VAbsOp, parse(BUFFERS))
    effects = get_effects(op)
    assert effects is not None
    assert {(e.kind, e.value) for e in effects} == {
        (MemoryEffectKind.READ, op.src[0]),
        (MemoryEffectKind.WRITE, op.dst[0]),
    }
    tensors = parse("""
func.func @f(%a: tensor<8xf32>) {
  %0 = hivm.hir.vadd ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>)
    -> tensor<8xf32>
  return
}""")
    assert get_effects(the(VAddOp, tensors)) == set()


def test_the_first_failure_is_the_same_in_every_process() -> None:
    """An op that breaks several traits: which one is reported must not depend on hashes."""
    program = """
from tests.hivm.modules import parse
try:
    parse('func.func @f(%a: memref<8xf32>, %b: memref<4x8xf16>, %s: i32) {'
          'hivm.hir.vadd ins(%s, %a : i32, memref<8xf32>) outs(%b : memref<4x8xf16>)'
          'return }').verify()
except Exception as error:
    print(str(error).splitlines()[-1])
"""
    seen = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert seen == {"operands and results must have one rank, but have 1 and 2\n"}
