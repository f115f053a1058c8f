"""The attributes of hivm that aren't a case out of a list: structures, numbers, strings, units."""

from __future__ import annotations

from xdsl.dialects.builtin import BoolAttr, DenseArrayBase, IntAttr, NoneAttr, StringAttr, i64
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.attributes import (
    StringAttribute,
    irdl_attr_definition,
    skip_qualified_name,
    unit_attributes,
)
from tilewright.hivm.dialects.hivm.cases import ATTRIBUTES as CASES
from tilewright.hivm.dialects.hivm.cases import EventAttr, PipeAttr

LAYOUTS = (
    "dotA_ND",
    "dotB_ND",
    "dotC_ND",
    "nZ",
    "zN",
    "ND",
    "Fractal",
    "NCHW",
    "NC1HWC0",
    "C1HWNC0",
    "SCALEA_ND",
    "SCALEB_DN",
    "SCALEA_zZ",
    "SCALEB_nN",
)
# Row-major layouts can be transposed; an operand of a product must say whether it is.
MAY_TRANSPOSE = ("dotA_ND", "dotB_ND", "ND")
MUST_TRANSPOSE = ("dotA_ND", "dotB_ND")

SLOT_KINDS = ("internal", "wait", "set")


@irdl_attr_definition
class DataLayoutAttr(ParametrizedAttribute):
    """How a matrix lies in memory: `<zN, fractalSizes = [16, 16]>`, `<dotA_ND, transpose = true>`.

    `layout` is one of LAYOUTS, `transpose` a BoolAttr, `fractal_sizes` an array of the sizes of
    the inner matrices; both are NoneAttr where the text doesn't have them.
    """

    name = "hivm.data_layout"
    layout: StringAttr
    transpose: Attribute
    fractal_sizes: Attribute

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[Attribute]:
        skip_qualified_name(parser, cls.name)
        transpose = sizes = NoneAttr()
        with parser.in_angle_brackets():
            start = parser.pos
            layout = parser.parse_optional_identifier()
            if layout not in LAYOUTS:
                parser.raise_error(f"expected a layout: {', '.join(LAYOUTS)}", start, parser.pos)
            left = ["transpose", "fractalSizes"]
            while left and parser.parse_optional_punctuation(","):
                start = parser.pos
                key = parser.parse_optional_keyword_in(left)
                if key is None:
                    parser.raise_error(f"expected {' or '.join(left)}", start)
                left.remove(key)
                parser.parse_punctuation("=")
                if key == "transpose":
                    transpose = BoolAttr.from_bool(parser.parse_boolean())
                else:
                    sizes = DenseArrayBase.from_list(
                        i64,
                        parser.parse_comma_separated_list(
                            parser.Delimiter.SQUARE, parser.parse_integer
                        ),
                    )
        return [StringAttr(layout), transpose, sizes]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(self.layout.data)
            if not isinstance(self.transpose, NoneAttr):
                printer.print_string(f", transpose = {self.transpose}")
            if isinstance(self.fractal_sizes, DenseArrayBase):
                sizes = ", ".join(map(str, self.fractal_sizes.get_values()))
                printer.print_string(f", fractalSizes = [{sizes}]")

    def verify(self) -> None:
        said, layout = not isinstance(self.transpose, NoneAttr), self.layout.data
        if said and layout not in MAY_TRANSPOSE:
            raise VerifyException(f"only {', '.join(MAY_TRANSPOSE)} can say whether they transpose")
        if not said and layout in MUST_TRANSPOSE:
            raise VerifyException(f"{layout} must say whether it transposes")


@irdl_attr_definition
class SyncEventSlotAttr(ParametrizedAttribute):
    """An event that a custom_macro needs: `<#hivm.pipe<PIPE_V>, #hivm.pipe<PIPE_M>, wait>`.

    `kind` is wait or set, with the event's two pipes, or internal, whose pipes may be left out
    (NoneAttr). `event` is NoneAttr until one is chosen.
    """

    name = "hivm.sync_event_slot"
    set_pipe: Attribute
    wait_pipe: Attribute
    kind: StringAttr
    event: Attribute

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[Attribute]:
        pipes: list[Attribute] = [NoneAttr(), NoneAttr()]
        event: Attribute = NoneAttr()
        start = parser.pos
        with parser.in_angle_brackets():
            kind = parser.parse_optional_keyword_in(SLOT_KINDS)
            if kind is None:
                pipes[0] = parser.parse_attribute()
                parser.parse_punctuation(",")
                pipes[1] = parser.parse_attribute()
            elif kind != "internal":
                parser.raise_error(f"{kind} needs the pipes that set and wait", start)
            while parser.parse_optional_punctuation(","):
                if kind is None and (kind := parser.parse_optional_keyword_in(SLOT_KINDS)):
                    continue
                event = EventAttr(EventAttr.parse_parameter(parser))
        return [*pipes, StringAttr(kind or "internal"), event]

    def print_parameters(self, printer: Printer) -> None:
        parts: list[str] = []
        if isinstance(self.set_pipe, PipeAttr):
            parts += [str(self.set_pipe), str(self.wait_pipe)]
        internal = self.kind.data == "internal"
        if not internal or not parts or isinstance(self.event, EventAttr):
            parts.append(self.kind.data)
        if isinstance(self.event, EventAttr):
            parts.append(f"<{self.event.data}>")
        with printer.in_angle_brackets():
            printer.print_string(", ".join(parts))

    def verify(self) -> None:
        pipes = isinstance(self.set_pipe, PipeAttr), isinstance(self.wait_pipe, PipeAttr)
        if pipes != (True, True) and (any(pipes) or self.kind.data != "internal"):
            raise VerifyException("needs the pipes that set and wait")


class _OptionalNumber(ParametrizedAttribute):
    """A number that may be missing: IntAttr or NoneAttr."""

    value: Attribute

    @classmethod
    def of(cls, parser: AttrParser) -> Attribute:
        number = parser.parse_optional_integer(allow_boolean=False)
        return NoneAttr() if number is None else IntAttr(number)

    @property
    def digits(self) -> str:
        return str(self.value.data) if isinstance(self.value, IntAttr) else ""


@irdl_attr_definition
class BlockAttr(_OptionalNumber):
    """The mapping of a loop to the blocks: `#hivm.block` or `#hivm.block<linear_dim = 0>`."""

    name = "hivm.block"

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[Attribute]:
        if not parser.parse_optional_punctuation("<"):
            return [NoneAttr()]
        parser.parse_keyword("linear_dim")
        parser.parse_punctuation("=")
        number = IntAttr(parser.parse_integer(allow_boolean=False))
        parser.parse_punctuation(">")
        return [number]

    def print_parameters(self, printer: Printer) -> None:
        if self.digits:
            printer.print_string(f"<linear_dim = {self.digits}>")


@irdl_attr_definition
class TightlyCoupledBufferAttr(_OptionalNumber):
    """A buffer that Cube and vector core share, with its number: `<0>`, or `<>`."""

    name = "hivm.tightly_coupled_buffer"

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[Attribute]:
        with parser.in_angle_brackets():
            return [cls.of(parser)]

    def print_parameters(self, printer: Printer) -> None:
        printer.print_string(f"<{self.digits}>")


@irdl_attr_definition
class RemainInL0CAttr(_OptionalNumber):
    """Which result of a loop stays in L0C, if there are several: `<0>`."""

    name = "hivm.remain_in_l0c"

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[Attribute]:
        if not parser.parse_optional_punctuation("<"):
            return [NoneAttr()]
        number = cls.of(parser)
        parser.parse_punctuation(">")
        return [number]

    def print_parameters(self, printer: Printer) -> None:
        if self.digits:
            printer.print_string(f"<{self.digits}>")


@irdl_attr_definition
class AicBitcodeAttr(StringAttribute):
    """Path of code for the Cube core."""

    name = "hivm.aic_bitcode"


@irdl_attr_definition
class AivBitcodeAttr(StringAttribute):
    """Path of code for the vector core."""

    name = "hivm.aiv_bitcode"


@irdl_attr_definition
class HostBitcodeAttr(StringAttribute):
    """Path of code for the host."""

    name = "hivm.host_bitcode"


@irdl_attr_definition
class MixAicBitcodeAttr(StringAttribute):
    """Path of code for the Cube core of a mixed kernel."""

    name = "hivm.mix_aic_bitcode"


@irdl_attr_definition
class MixAivBitcodeAttr(StringAttribute):
    """Path of code for the vector core of a mixed kernel."""

    name = "hivm.mix_aiv_bitcode"


ATTRIBUTES = (
    *CASES,
    AicBitcodeAttr,
    AivBitcodeAttr,
    BlockAttr,
    DataLayoutAttr,
    HostBitcodeAttr,
    MixAicBitcodeAttr,
    MixAivBitcodeAttr,
    RemainInL0CAttr,
    SyncEventSlotAttr,
    TightlyCoupledBufferAttr,
    *unit_attributes(
        "hivm.alloc_align_dims",
        "hivm.alloc_align_value_in_byte",
        "hivm.allow_flatten",
        "hivm.backup_function",
        "hivm.cv_pipelined_multi_buffer",
        "hivm.disable_auto_inject_block_sync",
        "hivm.disable_size_align_for_cast",
        "hivm.enable_saving_ub",
        "hivm.func_dyn_memref_args",
        "hivm.has_alias_scopes",
        "hivm.insert_slice_source_index",
        "hivm.is_distributed",
        "hivm.matmul_limited_in_cube",
        "hivm.max_preload_num",
        "hivm.mem_unique",
        "hivm.multi_buffer",
        "hivm.parallel_loop",
        "hivm.part_of_mix",
        "hivm.preload_local_buffer",
        "hivm.preload_num",
        "hivm.preload_workspace",
        "hivm.shared_memory",
        "hivm.skip_stride_align_for_vload",
        "hivm.storage_aligned",
        "hivm.stride_align_dims",
        "hivm.stride_align_value_in_byte",
        "hivm.sync_block_lock_unordered",
        "hivm.sync_block_lock_with_subblock",
        "hivm.tile_mix_cube_num",
        "hivm.unlikely_condition",
        "hivm.vector_function",
        # MLIR's syntax has no place for the dash in the names of these five, so no text has them.
        "hivm.inserted-copy",
        "hivm.inserted-fixpipe",
        "hivm.inserted-load",
        "hivm.inserted-store",
        "hivm.inserted-tensor",
    ),
)
