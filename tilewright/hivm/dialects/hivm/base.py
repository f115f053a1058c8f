"""What the op classes of hivm are made of: the decorator, types of operands, parts of formats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, TypeVar

from xdsl.dialects.builtin import (
    DenseArrayBase,
    IntegerAttr,
    IntegerType,
    MemRefType,
    Signedness,
    TensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    bf16,
    f8E4M3FN,
    f8E5M2,
    f16,
    f32,
    i1,
    i8,
    i16,
    i32,
    i64,
)
from xdsl.ir import OpTraits
from xdsl.irdl import (
    AttrSizedOperandSegments,
    BaseAttr,
    IRDLOperation,
    OpDef,
    ParsePropInAttrDict,
    eq,
    irdl_op_definition,
    traits_def,
)
from xdsl.irdl.declarative_assembly_format import FormatProgram, ParsingState
from xdsl.parser import Parser
from xdsl.traits import AlwaysSpeculatable, OpTrait

from tilewright.hivm.dialects.wording import in_own_words
from tilewright.hivm.machine import Pipe
from tilewright.hivm.traits import (
    DestinationStyleEffects,
    HIVMStructuredOpInterface,
    OpPipeTrait,
    SinglePipeOpTrait,
    VectorCoreTypeTrait,
)
from tilewright.hivm.traits.base import in_order

Op = TypeVar("Op", bound=IRDLOperation)

# Kinds of operands, as the published op tables name them.
TENSOR = BaseAttr(TensorType)
MEMREF = BaseAttr(MemRefType)
TENSOR_OR_MEMREF = MEMREF | TENSOR
UNRANKED = BaseAttr(UnrankedMemRefType) | BaseAttr(UnrankedTensorType)
SHAPED = TENSOR_OR_MEMREF | UNRANKED | BaseAttr(VectorType)
I32_OR_I64 = eq(i32) | eq(i64)

# Kinds of attributes.
I64_ARRAY = DenseArrayBase.constr(i64)
NO_DIMS = DenseArrayBase.from_list(i64, [])
BOOL = IntegerAttr.constr(i1)
I32 = IntegerAttr.constr(i32)
I64 = IntegerAttr.constr(i64)
TRUE, FALSE = IntegerAttr(1, i1), IntegerAttr(0, i1)

# Sets of element types that several ops take.
ui8, ui16, ui32, ui64 = (IntegerType(bits, Signedness.UNSIGNED) for bits in (8, 16, 32, 64))
si8, si16, si32 = (IntegerType(bits, Signedness.SIGNED) for bits in (8, 16, 32))
FLOATS = (f16, f32)
ARITHMETIC = (i8, i16, i32, i64, f16, f32)
INTEGERS = (i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64)
BITS = (*INTEGERS, f16, bf16, f32)
ANY_NUMBERS = (*INTEGERS, f8E4M3FN, f8E5M2, f16, bf16, f32)
SIGNLESS_NUMBERS = (i1, i8, i16, i32, i64, f16, bf16, f32)
ANY_8_TO_32 = (i8, ui8, si8, i16, ui16, si16, i32, ui32, si32)

# Parts of assembly formats that many ops share.
INS_OUTS = "`ins` `(` $src `:` type($src) `)` `outs` `(` $dst `:` type($dst) `)`"
TEMP_BUFFER = "(`temp_buffer` `(` $temp_buffer^ `:` type($temp_buffer) `)`)?"
RESULT = "(`->` type($result)^)?"
RESULT_TENSOR = "(`->` type($result_tensor)^)?"


class OrderedTraits(OpTraits):
    """Traits in a fixed order: with xDSL's set, chance would decide which failure shows."""

    def __init__(self, ordered: tuple[OpTrait, ...]) -> None:
        super().__init__(lambda: ordered)
        self._ordered = ordered

    def __iter__(self) -> Iterator[OpTrait]:
        return iter(self._ordered)

    def add_trait(self, trait: OpTrait) -> None:
        super().add_trait(trait)
        self._ordered += (trait,)


def hivm_op(cls: type[Op]) -> type[Op]:
    """Defines an op, as xDSL's irdl_op_definition does, with its traits in order of dependence.

    Its errors are in our words.

    Raises MissingTraitError where a trait depends on one that the op doesn't have.
    """
    written = cls.assembly_format
    # xDSL's own reader checks types in passing and stops at the first that is wrong.
    cls.assembly_format = None
    defined = in_own_words(irdl_op_definition(cls))
    definition = defined.get_irdl_definition()
    if written is not None:
        _set_format(defined, written)
    # A family's traits come before those that an op adds.
    listed = tuple(trait for part in reversed(_parts(cls)) for trait in part.gen_traits())
    definition.traits = OrderedTraits(in_order(cls.name, listed))
    defined.traits = definition.traits
    return defined


class _Program(FormatProgram):
    """A format whose reader leaves it to the verifier to say which types are wrong."""

    def resolve_constraint_variables(self, state: ParsingState, op_def: OpDef) -> None:
        pass


def _set_format(op: type[IRDLOperation], written: str) -> None:
    """Gives `op` the reader and the printer of its format."""
    definition = op.get_irdl_definition()
    definition.assembly_format = op.assembly_format = written
    program = _Program(FormatProgram.from_str(written, definition).stmts)

    def parse(cls: type[IRDLOperation], parser: Parser) -> IRDLOperation:
        return program.parse(parser, cls)

    op.parse = classmethod(parse)  # pyright: ignore[reportAttributeAccessIssue]
    op.print = lambda self, printer: program.print(printer, self)


def _parts(cls: type[IRDLOperation]) -> list[OpTraits]:
    return [part for c in cls.mro() if isinstance(part := c.__dict__.get("traits"), OpTraits)]


class HIVMOperation(IRDLOperation):
    """An op of hivm. Attributes of its own that its format doesn't place are in the dictionary.

    `ADDED` is the number of its last operand groups that older versions don't have: their generic
    text gives no sizes for these. All of them are optional.
    """

    ADDED: ClassVar[int] = 0

    irdl_options = (ParsePropInAttrDict(),)

    def __post_init__(self) -> None:
        definition = self.get_irdl_definition()
        # MLIR takes an attribute of the op's own from the dictionary, too.
        for name in definition.properties.keys() & self.attributes.keys():
            self.properties.setdefault(name, self.attributes.pop(name))
        super().__post_init__()
        name = AttrSizedOperandSegments.attribute_name
        sizes = self.properties.get(name)
        if (
            self.ADDED
            and isinstance(sizes, DenseArrayBase)
            and len(sizes) == len(definition.operands) - self.ADDED
        ):
            padded = [*sizes.get_values(), *[0] * self.ADDED]
            self.properties[name] = DenseArrayBase.from_list(i32, padded)


class VectorOp(HIVMOperation):
    """An op of the vector unit, on tensors or on buffers in UB."""

    traits = traits_def(
        SinglePipeOpTrait(),
        OpPipeTrait(Pipe.V),
        VectorCoreTypeTrait(),
        AlwaysSpeculatable(),
        DestinationStyleEffects(),
    )


class ShapingOp(VectorOp):
    """A vector op with one destination, `dst`."""

    traits = traits_def(HIVMStructuredOpInterface("dst"))


class ScratchOp(VectorOp):
    """A vector op with destinations, `dst`, and scratch space, `temp_buffer`."""

    traits = traits_def(HIVMStructuredOpInterface("dst", ("temp_buffer",)))
