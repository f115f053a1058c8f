"""Which conversions vcast makes: for each pair of element types, the modes of rounding."""

from __future__ import annotations

from xdsl.dialects.builtin import IntegerType, Signedness
from xdsl.ir import Attribute
from xdsl.utils.exceptions import VerifyException

EXACT = "rint"  # what stands where nothing is rounded
NEAREST = "rint round"
TO_INTEGER = "rint round floor ceil trunc"
WHOLE = "floor ceil"
CUT = "trunc truncwithoverflow"

# Signed integers convert as signless ones do. With cast_unsigned, signless ones convert as
# unsigned ones do, but for i1. What one version of the compiler takes is here.
CONVERSIONS: dict[str, dict[str, str]] = {
    "i1": {
        **dict.fromkeys(("i8", "i16", "i32", "i64", "ui16", "ui32"), EXACT),
        **dict.fromkeys(("f16", "bf16", "f32"), "rint trunc"),
    },
    "i4": {"i8": EXACT, "f16": EXACT},
    "i8": {
        "i1": EXACT,
        "i16": NEAREST,
        "i32": EXACT,
        "f16": "rint round trunc",
        "bf16": EXACT,
        "f32": "trunc",
    },
    "i16": {
        "i1": EXACT,
        "i8": CUT,
        "ui8": "trunc",
        "i32": EXACT,
        "f16": TO_INTEGER,
        "f32": "rint trunc",
    },
    "i32": {
        "i1": EXACT,
        "i8": CUT,
        "i16": f"rint {CUT}",
        "i64": NEAREST,
        "f32": TO_INTEGER,
    },
    "i64": {
        **dict.fromkeys(("i1", "i8", "i16"), EXACT),
        "i32": "rint truncwithoverflow",
        "f16": "trunc",
        "f32": TO_INTEGER,
    },
    "ui8": dict.fromkeys(("ui16", "ui32", "f16"), EXACT),
    "ui16": {"ui8": "truncwithoverflow", "ui32": EXACT, "f32": EXACT},
    "ui32": {
        **dict.fromkeys(("i16", "ui8", "ui16"), "trunc"),
        **dict.fromkeys(("ui64", "bf16", "f32"), EXACT),
    },
    "ui64": {"ui32": CUT, "f32": EXACT},
    "f16": {
        "i1": EXACT,
        **dict.fromkeys(("i4", "i8", "ui8", "i16", "i32"), TO_INTEGER),
        "f16": WHOLE,
        "f32": "rint round floor trunc",
    },
    "bf16": {"i1": EXACT, "i32": TO_INTEGER, "bf16": WHOLE, "f32": NEAREST},
    "f32": {
        "i1": "rint trunc",
        "ui64": "trunc",
        **dict.fromkeys(("i16", "i32"), f"{TO_INTEGER} truncwithoverflow"),
        **dict.fromkeys(("i8", "i64", "bf16", "f32"), TO_INTEGER),
        "f16": f"{TO_INTEGER} odd",
        "f8E4M3FN": EXACT,
        "f8E5M2": EXACT,
    },
    "f8E4M3FN": {"f32": EXACT},
    "f8E5M2": {"f32": EXACT},
}


def must_convert(source: Attribute, target: Attribute, mode: str, kind: str) -> None:
    """Refuses a conversion of elements that vcast doesn't make.

    `mode` is a case of hivm.round_mode, `kind` one of hivm.cast.
    """
    unsigned = kind == "cast_unsigned"
    modes = CONVERSIONS.get(_read(source, unsigned), {}).get(_read(target, unsigned), "")
    if mode not in modes.split():
        how = f"{kind} and round_mode {mode}" if modes else kind
        known = f", only with {', '.join(modes.split())}" if modes else ""
        raise VerifyException(f"can't convert {source} to {target} with {how}{known}")


def _read(type: Attribute, unsigned: bool) -> str:
    """The name in the table of the type that elements of `type` are read as."""
    if not isinstance(type, IntegerType) or type.signedness.data == Signedness.UNSIGNED:
        return str(type)
    bits = type.width.data
    return f"ui{bits}" if unsigned and bits > 1 else f"i{bits}"
