"""memref: other types for memory that is there already, and what they must be."""

from __future__ import annotations

from typing import Self

from xdsl.dialects import memref
from xdsl.dialects.builtin import AffineMapAttr, MemRefType, UnrankedMemRefType, i8
from xdsl.ir.affine import AffineDimExpr
from xdsl.irdl import (
    BaseAttr,
    IRDLOperation,
    OperandDef,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import NoMemoryEffect
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.upstream.conditions import (
    shapes_agree,
    verify_cast,
    verify_dynamic_sizes,
    verify_mixed,
)
from tilewright.hivm.upstream.extension import printed_as, redefined
from tilewright.hivm.upstream.layouts import Strided, agree, memref_type, row_major, strided
from tilewright.hivm.upstream.reassociation import (
    groups_of,
    verify_collapsed,
    verify_expanded,
    verify_output_shape,
    verify_shapes,
)
from tilewright.hivm.upstream.slices import verify_subview

ANY_MEMREF = BaseAttr(MemRefType) | BaseAttr(UnrankedMemRefType)
_CAST = "$source attr-dict `:` type($source) `to` type($dest)"


@redefined()
class SubviewOp(memref.SubviewOp):
    def verify_(self) -> None:
        assert isinstance(self.source.type, MemRefType)
        verify_subview(self, self.source.type, self.result.type)


@redefined(operands={"source": OperandDef(ANY_MEMREF)})
class ReinterpretCastOp(memref.ReinterpretCastOp):
    def verify_(self) -> None:
        source, result = self.source.type, self.result.type
        assert isinstance(source, MemRefType | UnrankedMemRefType)
        rank = result.get_num_dims()
        offsets, sizes = self.static_offsets.get_values(), self.static_sizes.get_values()
        strides = self.static_strides.get_values()
        verify_mixed("offset", offsets, self.offsets, 1)
        verify_mixed("size", sizes, self.sizes, rank)
        verify_mixed("stride", strides, self.strides, rank)
        layout = strided(result)
        same = source.element_type == result.element_type
        same = same and source.memory_space == result.memory_space
        fits = layout is not None and agree(layout.offset, offsets[0])
        fits = fits and layout is not None and all(map(agree, layout.strides, strides))
        if not (same and fits and shapes_agree(sizes, result.get_shape())):
            layout = Strided(tuple(strides), offsets[0])
            wanted = memref_type(sizes, source.element_type, layout, source.memory_space)
            raise VerifyException(f"result must be {wanted}, not {result}")


@printed_as(_CAST)
@redefined()
class CastOp(memref.CastOp):
    def verify_(self) -> None:
        source, dest = self.source.type, self.dest.type
        assert isinstance(source, MemRefType | UnrankedMemRefType)
        holds = source.element_type == dest.element_type
        holds = holds and source.memory_space == dest.memory_space
        if isinstance(source, MemRefType) and isinstance(dest, MemRefType):
            holds = holds and shapes_agree(source.get_shape(), dest.get_shape())
            holds = holds and _layouts_agree(source, dest)
        else:
            holds = holds and type(source) is not type(dest)
        verify_cast(holds, source, dest)


def _layouts_agree(first: MemRefType, second: MemRefType) -> bool:
    if first.layout == second.layout:
        return True
    one, other = strided(first), strided(second)
    if one is None or other is None:
        return False
    return agree(one.offset, other.offset) and all(map(agree, one.strides, other.strides))


@printed_as(_CAST)
@redefined()
class MemorySpaceCastOp(memref.MemorySpaceCastOp):
    def verify_(self) -> None:
        source, dest = self.source.type, self.dest.type
        assert isinstance(source, MemRefType | UnrankedMemRefType)
        holds = type(source) is type(dest) and source.element_type == dest.element_type
        if holds and isinstance(source, MemRefType) and isinstance(dest, MemRefType):
            holds = source.get_shape() == dest.get_shape() and source.layout == dest.layout
        verify_cast(holds, source, dest)


@redefined(operands={"source": OperandDef(BaseAttr(MemRefType))})
class ViewOp(memref.ViewOp):
    def verify_(self) -> None:
        source, result = self.source.type, self.result.type
        assert isinstance(source, MemRefType)
        if source.get_num_dims() != 1 or source.element_type != i8 or not _is_plain(source):
            raise VerifyException(f"source must be a memref of one dimension of i8, not {source}")
        if not _is_plain(result) or result.memory_space != source.memory_space:
            raise VerifyException(
                f"result must have no layout and the memory space of {source}, not be {result}"
            )
        verify_dynamic_sizes(self.sizes, result)


def _is_plain(type: MemRefType) -> bool:
    return strided(type) == row_major(type.get_shape())


@redefined()
class CollapseShapeOp(memref.CollapseShapeOp):
    def verify_(self) -> None:
        source, result = self.src.type, self.result.type
        assert isinstance(source, MemRefType)
        groups = groups_of(self.reassociation)
        verify_shapes(result.get_shape(), source.get_shape(), groups)
        verify_collapsed(source, result, groups)


@redefined()
class ExpandShapeOp(memref.ExpandShapeOp):
    def verify_(self) -> None:
        source, result = self.src.type, self.result.type
        assert isinstance(source, MemRefType)
        groups = groups_of(self.reassociation)
        verify_shapes(source.get_shape(), result.get_shape(), groups)
        numbers = self.static_output_shape.get_values()
        verify_output_shape(numbers, self.output_shape, result.get_shape())
        verify_expanded(source, result, groups)


@irdl_op_definition
class TransposeOp(IRDLOperation):
    """The same memory with its dimensions in another order."""

    name = "memref.transpose"

    source = operand_def(MemRefType)
    permutation = prop_def(AffineMapAttr)
    result = result_def(MemRefType)

    traits = traits_def(NoMemoryEffect())

    def verify_(self) -> None:
        source, result = self.source.type, self.result.type
        assert isinstance(source, MemRefType)
        rank, layout = source.get_num_dims(), strided(source)
        results = self.permutation.data.results
        order = [each.position for each in results if isinstance(each, AffineDimExpr)]
        if len(order) != len(results) or sorted(order) != list(range(rank)):
            raise VerifyException(f"its map must give the {rank} dimensions in another order")
        if layout is None:
            raise VerifyException(f"{source} has no strides: it can't be transposed")
        turned = Strided(tuple(layout.strides[each] for each in order), layout.offset)
        shape = [source.get_shape()[each] for each in order]
        wanted = memref_type(shape, source.element_type, turned, source.memory_space)
        same = result.get_shape() == tuple(shape) and strided(result) == turned
        same = same and result.element_type == source.element_type
        if not same or result.memory_space != source.memory_space:
            raise VerifyException(f"result must be {wanted}, not {result}")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        source = parser.parse_unresolved_operand()
        permutation = AffineMapAttr(parser.parse_affine_map())
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        parser.parse_keyword("to")
        return cls.create(
            operands=[parser.resolve_operand(source, type)],
            result_types=[parser.parse_type()],
            properties={"permutation": permutation},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.source)
        printer.print_string(f" {self.permutation.data}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.source.type)
        printer.print_string(" to ")
        printer.print_attribute(self.result.type)


OPERATIONS = (
    CastOp,
    CollapseShapeOp,
    ExpandShapeOp,
    MemorySpaceCastOp,
    ReinterpretCastOp,
    SubviewOp,
    TransposeOp,
    ViewOp,
)
