"""memref: text and conditions of allocations, accesses, copies and globals."""

from __future__ import annotations

from typing import Self

from xdsl.dialects import memref
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyDenseElement,
    DenseIntOrFPElementsAttr,
    IndexType,
    MemRefType,
    StridedLayoutAttr,
    StringAttr,
    TensorType,
    UnitAttr,
    i64,
)
from xdsl.ir import Attribute
from xdsl.irdl import (
    BaseAttr,
    IRDLOperation,
    OperandDef,
    OptPropertyDef,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import SymbolTable
from xdsl.utils.bitwise_casts import is_power_of_two
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.hints import isa

from tilewright.hivm.text.dense import print_dense
from tilewright.hivm.upstream import views
from tilewright.hivm.upstream.atomics import AtomicRMWOp
from tilewright.hivm.upstream.conditions import (
    counted,
    element,
    same_container,
    verify_dynamic_sizes,
    verify_indices,
    verify_types,
)
from tilewright.hivm.upstream.extension import extended, printed_as, redefined
from tilewright.hivm.upstream.layouts import dynamic_count, row_major, strided
from tilewright.hivm.upstream.views import ANY_MEMREF

_VISIBILITIES = ("public", "private", "nested")


@redefined()
class LoadOp(memref.LoadOp):
    def verify_(self) -> None:
        verify_indices(self.indices, self.memref.type)


@redefined()
class StoreOp(memref.StoreOp):
    def verify_(self) -> None:
        verify_indices(self.indices, self.memref.type)


def _verify_new(operation: memref.AllocOp | memref.AllocaOp) -> None:
    """A size for each dynamic dimension, a symbol for each number that the layout leaves open."""
    type = operation.memref.type
    verify_dynamic_sizes(operation.dynamic_sizes, type)
    match type.layout:
        case AffineMapAttr(data=map):
            open = map.num_symbols
        case _:
            layout = strided(type) if isinstance(type.layout, StridedLayoutAttr) else None
            open = 0 if layout is None else dynamic_count((layout.offset, *layout.strides))
    if len(operation.symbol_operands) != open:
        given = counted(operation.symbol_operands, "symbol")
        raise VerifyException(f"has {given}, but the layout of its result {type} has {open}")
    alignment = operation.alignment
    if alignment is not None and (alignment.type != i64 or alignment.value.data < 0):
        raise VerifyException(f"alignment must be an i64 of at least 0, not {alignment}")


@redefined()
class AllocOp(memref.AllocOp):
    def verify_(self) -> None:
        _verify_new(self)


@redefined()
class AllocaOp(memref.AllocaOp):
    def verify_(self) -> None:
        _verify_new(self)


@printed_as("$source `,` $destination attr-dict `:` type($source) `to` type($destination)")
@redefined(operands={"source": OperandDef(ANY_MEMREF), "destination": OperandDef(ANY_MEMREF)})
class CopyOp(memref.CopyOp):
    def verify_(self) -> None:
        source, destination = self.source.type, self.destination.type
        if element(source) != element(destination) or not same_container(source, destination):
            raise VerifyException(f"can't copy {source} to {destination}")


class AllocaScopeOp(memref.AllocaScopeOp):
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")  # as MLIR has it, with another space to come
        super().print(printer)


@redefined()
class DimOp(memref.DimOp):
    def verify_(self) -> None:
        if isinstance(self.source.type, MemRefType) and not self.source.type.get_num_dims():
            raise VerifyException(f"{self.source.type} has no dimensions")


@printed_as("$source attr-dict `:` type($source)")
@redefined(operands={"source": OperandDef(ANY_MEMREF)})
class RankOp(memref.RankOp):
    pass


@printed_as("$source `:` type($source) `->` type($aligned_pointer) attr-dict")
class ExtractAlignedPointerAsIndexOp(memref.ExtractAlignedPointerAsIndexOp):
    pass


@redefined()
class ExtractStridedMetaDataOp(memref.ExtractStridedMetaDataOp):
    """The memory, the offset, and the sizes and strides of a memref."""

    def verify_(self) -> None:
        source = self.source.type
        assert isinstance(source, MemRefType)
        base = MemRefType(source.element_type, (), memory_space=source.memory_space)
        wanted = [base, *[IndexType()] * (1 + 2 * source.get_num_dims())]
        verify_types("the results", [result.type for result in self.results], wanted)


def _kind(type: Attribute) -> tuple[Attribute, Attribute]:
    """What the memory behind a memref is of."""
    assert isinstance(type, MemRefType)
    return type.element_type, type.memory_space


@irdl_op_definition
class ReallocOp(IRDLOperation):
    """A buffer of another size that begins with what `source` holds, and takes its place."""

    name = "memref.realloc"

    source = operand_def(MemRefType)
    dynamic_result_size = opt_operand_def(IndexType())
    result = result_def(MemRefType)

    assembly_format = (
        "$source (`(` $dynamic_result_size^ `)`)? attr-dict `:` type($source) `to` type($result)"
    )

    def verify_(self) -> None:
        size = self.dynamic_result_size
        verify_dynamic_sizes([] if size is None else [size], self.result.type)
        types = (self.source.type, self.result.type)
        simple = all(
            isinstance(type, MemRefType)
            and type.get_num_dims() == 1
            and strided(type) == row_major(type.get_shape())
            for type in types
        )
        if not simple or len({_kind(type) for type in types}) > 1:
            raise VerifyException(f"can't make {self.result.type} of {self.source.type}")


@redefined()
class GetGlobalOp(memref.GetGlobalOp):
    def verify_(self) -> None:
        found = SymbolTable.lookup_symbol(self, self.name_)
        if not isinstance(found, memref.GlobalOp):
            raise VerifyException(f"there is no memref.global {self.name_}")
        if found.type != self.memref.type:
            raise VerifyException(f"{self.name_} is {found.type}, not {self.memref.type}")


@redefined(
    properties={
        "sym_visibility": OptPropertyDef(BaseAttr(StringAttr)),
        "initial_value": OptPropertyDef(BaseAttr(UnitAttr) | BaseAttr(DenseIntOrFPElementsAttr)),
    }
)
class GlobalOp(memref.GlobalOp):
    """`"VISIBILITY" constant @name : TYPE = VALUE attr-dict`; without a value it is external."""

    def verify_(self) -> None:
        if self.alignment is not None and not is_power_of_two(self.alignment.value.data):
            raise VerifyException(f"alignment {self.alignment.value.data} is not a power of two")
        visibility = self.sym_visibility
        if visibility is not None and visibility.data not in _VISIBILITIES:
            raise VerifyException(f"can't be {visibility}: only {', '.join(_VISIBILITIES)}")
        if not isinstance(self.type, MemRefType) or dynamic_count(self.type.get_shape()):
            raise VerifyException(f"must be a memref whose sizes are known, not {self.type}")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {}
        if (visibility := parser.parse_optional_str_literal()) is not None:
            properties["sym_visibility"] = StringAttr(visibility)
        if parser.parse_optional_keyword("constant"):
            properties["constant"] = UnitAttr()
        properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_punctuation(":")
        position = parser.pos
        type = properties["type"] = parser.parse_type()
        if not isa(type, MemRefType):
            parser.raise_error(f"a memref.global is of a memref type, not {type}", position)
        if parser.parse_optional_punctuation("="):
            properties["initial_value"] = _parse_initial_value(parser, type)
        attributes = parser.parse_optional_attr_dict()
        if "alignment" in attributes:
            properties["alignment"] = attributes.pop("alignment")
        return cls.create(properties=properties, attributes=attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        if self.sym_visibility is not None:
            printer.print_attribute(self.sym_visibility)
            printer.print_string(" ")
        printer.print_string("constant " if self.constant is not None else "")
        printer.print_symbol_name(self.sym_name)
        printer.print_string(" : ")
        printer.print_attribute(self.type)
        if isinstance(self.initial_value, DenseIntOrFPElementsAttr):
            printer.print_string(" = ")
            print_dense(printer, self.initial_value)
        elif self.initial_value is not None:
            printer.print_string(" = uninitialized")
        alignment = {} if self.alignment is None else {"alignment": self.alignment}
        printer.print_op_attributes(self.attributes | alignment)


def _parse_initial_value(parser: Parser, type: MemRefType) -> Attribute:
    """`uninitialized`, or the elements without a type: a tensor of the memref's shape."""
    if parser.parse_optional_keyword("uninitialized"):
        return UnitAttr()
    parser.parse_keyword("dense")
    tensor = TensorType(type.element_type, type.get_shape())
    if not isa(tensor, TensorType[AnyDenseElement]):
        parser.raise_error(f"there are no dense elements of type {type.element_type}")
    return parser.parse_dense_int_or_fp_elements_attr(tensor)


DIALECT = extended(
    memref.MemRef,
    [
        *views.OPERATIONS,
        AllocOp,
        AllocaOp,
        AllocaScopeOp,
        AtomicRMWOp,
        CopyOp,
        DimOp,
        ExtractAlignedPointerAsIndexOp,
        ExtractStridedMetaDataOp,
        GetGlobalOp,
        GlobalOp,
        LoadOp,
        RankOp,
        ReallocOp,
        StoreOp,
    ],
)
