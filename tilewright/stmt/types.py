"""Types of Halide values: an element type and a number of lanes."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

# Bounded digits: no text may make a number that is slow or too long to convert.
_NAME = re.compile(
    r"(?:(uint|int|float|bfloat)([1-9][0-9]?)|(handle|unknown))(?:x([1-9][0-9]{0,8}))?"
)
_WIDTHS = {
    "int": (8, 16, 32, 64),
    "uint": (1, 8, 16, 32, 64),
    "float": (16, 32, 64),
    "bfloat": (16,),
}
# halide_type_code_t; the header of a buffer packs code | bits << 8 | lanes << 16.
_RUNTIME_CODES = {0: "int", 1: "uint", 2: "float", 3: "handle", 4: "bfloat"}


@dataclass(frozen=True, slots=True)
class Type:
    """`code` is int, uint, float, bfloat, handle or unknown; `lanes` is 1 for a scalar.

    A handle is a pointer and keeps the C type that Halide printed in `pointee` ("void *").
    `unknown` is the element type of a buffer that the text declares nowhere: it can be
    parsed and printed, but neither run nor selected for.
    """

    code: str
    bits: int
    lanes: int = 1
    pointee: str = ""

    @property
    def is_int(self) -> bool:
        return self.code == "int"

    @property
    def is_uint(self) -> bool:
        return self.code == "uint"

    @property
    def is_integer(self) -> bool:
        return self.code in ("int", "uint")

    @property
    def is_float(self) -> bool:
        return self.code in ("float", "bfloat")

    @property
    def is_bool(self) -> bool:
        return self.code == "uint" and self.bits == 1

    @property
    def is_handle(self) -> bool:
        return self.code == "handle"

    @property
    def is_known(self) -> bool:
        return self.code != "unknown"

    @property
    def bytes(self) -> int:
        """Bytes of one element in memory (a uint1 takes one)."""
        return (self.bits + 7) // 8

    @property
    def element(self) -> Type:
        return self.with_lanes(1)

    def with_lanes(self, lanes: int) -> Type:
        return self if lanes == self.lanes else replace(self, lanes=lanes)

    def __str__(self) -> str:
        if self.is_handle:
            name = f"({self.pointee})" if self.pointee else "handle"
        elif not self.is_known:
            name = "unknown"
        else:
            name = f"{self.code}{self.bits}"
        return name if self.lanes == 1 else f"{name}x{self.lanes}"


def parse_type(name: str) -> Type | None:
    """The type written as `name`, e.g. "bfloat16x512" or "handle"; None when it names none."""
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    lanes = int(match[4] or 1)
    if match[3]:
        return (HANDLE if match[3] == "handle" else UNKNOWN).with_lanes(lanes)
    code, bits = match[1], int(match[2])
    return Type(code, bits, lanes) if bits in _WIDTHS[code] else None


def from_runtime_code(packed: int) -> Type | None:
    """The type that a buffer's header holds as halide_type_t, e.g. 69636 is bfloat16."""
    code, bits, lanes = _RUNTIME_CODES.get(packed & 0xFF), (packed >> 8) & 0xFF, packed >> 16
    if code is None or lanes < 1 or bits not in _WIDTHS.get(code, (64,)):
        return None
    return Type(code, bits, lanes)


def runtime_code(type: Type) -> int:
    """The inverse of `from_runtime_code`."""
    codes = {name: number for number, name in _RUNTIME_CODES.items()}
    return codes[type.code] | type.bits << 8 | type.lanes << 16


BOOL = Type("uint", 1)
INT8, INT16, INT32, INT64 = (Type("int", bits) for bits in (8, 16, 32, 64))
UINT8, UINT16, UINT32, UINT64 = (Type("uint", bits) for bits in (8, 16, 32, 64))
FLOAT16, FLOAT32, FLOAT64 = (Type("float", bits) for bits in (16, 32, 64))
BFLOAT16 = Type("bfloat", 16)
HANDLE = Type("handle", 64)
UNKNOWN = Type("unknown", 0)
