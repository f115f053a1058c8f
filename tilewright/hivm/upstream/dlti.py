"""dlti: specifications as LLVM 19 writes them.

`#dlti.dl_spec<#dlti.dl_entry<"KEY", VALUE>>` and `#dlti.target_system_spec<"NPU" : SPECIFICATION>`;
the later `KEY = VALUE` of xDSL is read, too.
"""

from __future__ import annotations

from xdsl.dialects import dlti
from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.dialects.dlti import DataLayoutEntryAttr
from xdsl.ir import Attribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer

from tilewright.hivm.upstream.extension import extended


def _parse_entry(parser: AttrParser) -> DataLayoutEntryAttr:
    """`#dlti.dl_entry<KEY, VALUE>` or `KEY = VALUE`."""
    position = parser.pos
    key = parser.parse_attribute()
    if isinstance(key, DataLayoutEntryAttr):
        return key
    if not parser.parse_optional_punctuation("="):
        parser.raise_error("expected a #dlti.dl_entry", position)
    return DataLayoutEntryAttr.new((key, parser.parse_attribute()))


class _Entries(dlti.DLTIEntryMap):
    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> tuple[ArrayAttr[DataLayoutEntryAttr]]:
        entries = parser.parse_comma_separated_list(
            parser.Delimiter.ANGLE, lambda: _parse_entry(parser)
        )
        return (ArrayAttr(entries),)

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_list(self.entries, printer.print_attribute)


@irdl_attr_definition(init=False)
class DataLayoutSpecAttr(_Entries):
    """A list of entries: how the types of a module lie in memory."""

    name = "dlti.dl_spec"


@irdl_attr_definition(init=False)
class TargetDeviceSpecAttr(_Entries):
    """A list of entries: the properties of a device."""

    name = "dlti.target_device_spec"


@irdl_attr_definition(init=False)
class TargetSystemSpecAttr(dlti.DLTIEntryMap):
    """A specification for each device, by the device's name: `"NPU" : SPECIFICATION, ...`."""

    name = "dlti.target_system_spec"

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> tuple[ArrayAttr[DataLayoutEntryAttr]]:
        def entry() -> DataLayoutEntryAttr:
            device: Attribute = StringAttr(parser.parse_str_literal())
            if not parser.parse_optional_punctuation("="):
                parser.parse_punctuation(":")
            return DataLayoutEntryAttr.new((device, parser.parse_attribute()))

        return (ArrayAttr(parser.parse_comma_separated_list(parser.Delimiter.ANGLE, entry)),)

    def print_parameters(self, printer: Printer) -> None:
        def print_entry(entry: DataLayoutEntryAttr) -> None:
            printer.print_attribute(entry.key)
            printer.print_string(" : ")
            printer.print_attribute(entry.value)

        with printer.in_angle_brackets():
            printer.print_list(self.entries, print_entry)


DIALECT = extended(dlti.DLTI, [], [DataLayoutSpecAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr])
