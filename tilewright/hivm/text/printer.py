"""A printer that writes modules exactly as MLIR does: names, aliases, order and spacing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO

from xdsl.dialects.builtin import (
    AffineMapAttr,
    AffineSetAttr,
    AnyFloat,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    MemRefType,
    NoneAttr,
    UnrankedMemRefType,
    UnregisteredOp,
    f64,
    i64,
)
from xdsl.dialects.utils import BitEnumAttribute
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.irdl import IRDLOperation, OptPropertyDef
from xdsl.printer import Printer as XdslPrinter
from xdsl.traits import IsTerminator

from tilewright.hivm.text.aliases import Aliases
from tilewright.hivm.text.dense import print_dense
from tilewright.hivm.text.depth import room_for_depth
from tilewright.hivm.text.floats import spell_float
from tilewright.hivm.text.names import DEFAULT_DIALECTS
from tilewright.hivm.text.numbering import Names, name_values
from tilewright.hivm.upstream import printed_form
from tilewright.hivm.upstream.flags import spell_flags


def print_module(module: Operation, generic: bool = False) -> str:
    """The text of `module` in MLIR's custom or `generic` form, a line break at its end."""
    stream = StringIO()
    printer = Printer(stream, print_generic_format=generic)
    with room_for_depth():
        if generic:
            printer.aliases.add_generic(module)
        printer.print_op(module)
    return f"{printer.aliases.definitions()}{stream.getvalue()}\n"


class Printer(XdslPrinter):
    """xDSL's printer with MLIR's names and spelling.

    Attributes that MLIR abbreviates are printed as aliases, whose definitions `aliases` collects:
    `print_module` puts them before the module. Values are named at the first of them that is
    printed, all together, from the outermost op down.
    """

    def __init__(self, stream: StringIO | None = None, print_generic_format: bool = False) -> None:
        super().__init__(stream, print_generic_format=print_generic_format)
        self.aliases = Aliases()
        self._names = Names()
        self._default_dialects = ["builtin"]
        self._predecessors: dict[Block, list[Block]] = {}

    def print_op(self, op: Operation) -> None:
        self._print_results(op)
        form = None if self.print_generic_format else printed_form(op)
        if isinstance(op, UnregisteredOp):
            self.print_string(f'"{op.op_name.data}"')
            self.print_op_with_default_format(op)
        elif form is None:
            self.print_string(f'"{op.name}"')
            self.print_op_with_default_format(op)
        else:
            self.print_string(self._without_default_dialect(op.name))
            form(op, self)

    def _without_default_dialect(self, name: str) -> str:
        prefix = f"{self._default_dialects[-1]}."
        return name.removeprefix(prefix) if name.count(".") == 1 else name

    def _print_results(self, op: Operation) -> None:
        if op.results:
            self._name(op.results[0])
            self.print_string(f"{self._names.results.get(op, '%<unknown>')} = ")

    def print_ssa_value(self, value: SSAValue) -> str:
        name = self._name(value)
        self.print_string(f"%{name}")
        return name

    def _name(self, value: SSAValue) -> str:
        if value not in self._names.values and (root := _outermost(value)) is not None:
            self._names = name_values(root, self.print_generic_format)
        return self._names.values.get(value, "<unknown>")

    def print_op_with_default_format(self, op: Operation) -> None:
        self.print_operands(op.operands)
        if op.successors:
            with self.in_square_brackets():
                self.print_list(op.successors, self.print_block_name)
        self._print_op_properties(_with_defaults(op))
        self.print_regions(op.regions)
        self.print_op_attributes(op.attributes, reserved_attr_names=("op_name__",))
        self.print_string(" : ")
        self.print_operation_type(op)

    def print_attr_dict(self, attr_dict: Mapping[str, Attribute]) -> None:
        with self.in_braces():
            self.print_list(sorted(attr_dict.items()), self._print_attr_string)

    def print_attribute(self, attribute: Attribute) -> None:
        match attribute:
            case AffineMapAttr() | AffineSetAttr():
                self.print_string(self.aliases.add(attribute))
            case ArrayAttr():
                with self.in_square_brackets():
                    self.print_list(attribute, self._print_element)
            case DenseIntOrFPElementsAttr():
                print_dense(self, attribute)
                self.print_string(" : ")
                self.print_attribute(attribute.get_type())
            case BitEnumAttribute(name="arith.overflow"):
                self.print_string(f"#{attribute.name}<{spell_flags(attribute)}>")
            case MemRefType():
                self.print_string("memref<")
                self.print_dimension_list(attribute.get_shape())
                self.print_string("x" if attribute.shape.data else "")
                self._print_memref(attribute, [attribute.layout, attribute.memory_space])
            case UnrankedMemRefType():
                self.print_string("memref<*x")
                self._print_memref(attribute, [attribute.memory_space])
            case _:
                super().print_attribute(attribute)

    def _print_memref(
        self, type: MemRefType | UnrankedMemRefType, parameters: Sequence[Attribute]
    ) -> None:
        self.print_attribute(type.element_type)
        for parameter in parameters:
            if not isinstance(parameter, NoneAttr):
                self.print_string(", ")
                self._print_element(parameter)
        self.print_string(">")

    def _print_element(self, attribute: Attribute) -> None:
        """`attribute` where the type is left out that a number has without one."""
        match attribute:
            case IntegerAttr(type=type) if type == i64:
                self.print_int(attribute.value.data)
            case FloatAttr(type=type) if type == f64:
                spelling = spell_float(attribute.value.data, type)
                self.print_string(spelling)
                if spelling.startswith("0x"):
                    self.print_string(" : f64")
            case _:
                self.print_attribute(attribute)

    def print_float(self, value: float, type: AnyFloat) -> None:
        self.print_string(spell_float(value, type))

    def print_region(
        self,
        region: Region,
        print_entry_block_args: bool = True,
        print_empty_block: bool = True,
        print_block_terminators: bool = True,
    ) -> None:
        parent = region.parent_op()
        self._default_dialects.append(DEFAULT_DIALECTS.get(parent.name, "") if parent else "")
        self._find_predecessors(region)
        super().print_region(
            region, print_entry_block_args, print_empty_block, print_block_terminators
        )
        self._default_dialects.pop()

    def _populate_block_name(self, block: Block, block_index: int | None = None) -> None:
        index = block_index
        if index is None:
            index = block.parent.blocks.index(block) if block.parent is not None else 0
        self._blocks[block] = f"bb{index}"

    def print_block(
        self,
        block: Block,
        print_block_args: bool = True,
        print_block_terminator: bool = True,
    ) -> None:
        if print_block_args:
            self._print_new_line()
            self.print_block_name(block)
            if block.args:
                with self.in_parens():
                    self.print_list(block.args, self.print_block_argument)
            self.print_string(":")
            self.print_string(self._predecessor_comment(block))
        with self.indented():
            for op in block.ops:
                if print_block_terminator or not op.has_trait(IsTerminator):
                    self._print_new_line()
                    self.print_op(op)

    def _find_predecessors(self, region: Region) -> None:
        for block in region.blocks:
            if (last := block.last_op) is not None:
                for successor in last.successors:
                    self._predecessors.setdefault(successor, []).append(block)

    def _predecessor_comment(self, block: Block) -> str:
        sources = self._predecessors.get(block, [])
        if not sources:
            region = block.parent
            entry = region is None or region.first_block is block
            return "" if entry else "  // no predecessors"
        names = ", ".join(f"^{self._get_block_name(source)}" for source in sources)
        return f"  // pred: {names}" if len(sources) == 1 else f"  // {len(sources)} preds: {names}"


def _outermost(value: SSAValue) -> Operation | None:
    """The outermost op around `value`; None for a value that is in no op."""
    owner = value.owner
    operation = owner.parent_op() if isinstance(value, BlockArgument) else owner
    while operation is not None and isinstance(operation, Operation):
        parent = operation.parent_op()
        if parent is None:
            return operation
        operation = parent
    return None


def _with_defaults(operation: Operation) -> dict[str, Attribute]:
    """The properties, those included that MLIR sets to their default when an op is made."""
    if not isinstance(operation, IRDLOperation):
        return operation.properties
    definitions = operation.get_irdl_definition().properties
    defaults = {
        name: definition.default_value
        for name, definition in definitions.items()
        if definition.default_value is not None and not isinstance(definition, OptPropertyDef)
    }
    return defaults | operation.properties
