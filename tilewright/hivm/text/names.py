"""Names that MLIR's ops give their results and block arguments: `%c0_i32`, `%alloc`, `%subview`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects.builtin import IntegerAttr, IntegerType, SymbolRefAttr, i1
from xdsl.ir import Operation, Region

# One name for each result, "" where the result has a number.
ResultNames = Callable[[Operation], Sequence[str]]

# Ops in whose regions the prefix of a dialect is left out: `return` for `func.return`.
DEFAULT_DIALECTS = {"builtin.module": "builtin", "func.func": "func"}


def _constant(operation: Operation) -> Sequence[str]:
    match operation.properties.get("value"):
        case IntegerAttr(type=type) as value if type == i1:
            return ["true" if value.value.data else "false"]
        case IntegerAttr(type=IntegerType() as type) as value:
            return [f"c{value.value.data}_{type}"]
        case IntegerAttr() as value:
            return [f"c{value.value.data}"]
        case SymbolRefAttr():
            return ["f"]
    return ["cst"]


def _strided_metadata(operation: Operation) -> Sequence[str]:
    rank = (len(operation.results) - 2) // 2
    return ["base_buffer", "offset", *_grouped("sizes", rank), *_grouped("strides", rank)]


def _grouped(name: str, length: int) -> Sequence[str]:
    """The first of a group has the name; the others are printed as `%name#1` and so on."""
    return [name] + [""] * (length - 1) if length else []


_FIXED = {
    "memref.alloc": "alloc",
    "memref.alloca": "alloca",
    "memref.cast": "cast",
    "memref.collapse_shape": "collapse_shape",
    "memref.dim": "dim",
    "memref.expand_shape": "expand_shape",
    "memref.extract_aligned_pointer_as_index": "intptr",
    "memref.memory_space_cast": "memspacecast",
    "memref.reinterpret_cast": "reinterpret_cast",
    "memref.subview": "subview",
    "memref.transpose": "transpose",
    "memref.view": "view",
    "tensor.cast": "cast",
    "tensor.collapse_shape": "collapsed",
    "tensor.concat": "concat",
    "tensor.dim": "dim",
    "tensor.expand_shape": "expanded",
    "tensor.extract": "extracted",
    "tensor.extract_slice": "extracted_slice",
    "tensor.from_elements": "from_elements",
    "tensor.gather": "gather",
    "tensor.generate": "generated",
    "tensor.insert": "inserted",
    "tensor.insert_slice": "inserted_slice",
    "tensor.pack": "pack",
    "tensor.pad": "padded",
    "tensor.rank": "rank",
    "tensor.reshape": "reshape",
    "tensor.scatter": "scatter",
    "tensor.splat": "splat",
    "tensor.unpack": "unpack",
}

_SEVERAL = {
    "arith.addui_extended": ("sum", "overflow"),
    "arith.mulsi_extended": ("low", "high"),
    "arith.mului_extended": ("low", "high"),
}

_RESULT_NAMES: dict[str, ResultNames] = {
    "arith.constant": _constant,
    "func.constant": _constant,
    "memref.extract_strided_metadata": _strided_metadata,
}


def result_names(operation: Operation) -> Sequence[str]:
    """Name of each result that has one of its own; the rest, if any, has numbers."""
    if (name := _FIXED.get(operation.name)) is not None:
        return [name]
    if (several := _SEVERAL.get(operation.name)) is not None:
        return several
    if (names := _RESULT_NAMES.get(operation.name)) is not None:
        return names(operation)
    return []


def argument_names(region: Region) -> Sequence[str]:
    """Name of each argument of `region`'s entry block where its op gives one."""
    parent = region.parent_op()
    if parent is None or not region.blocks:
        return []
    if parent.name in ("linalg.generic",):
        inputs = len(getattr(parent, "inputs"))  # noqa: B009
        return ["in"] * inputs + ["out"] * (len(region.blocks[0].args) - inputs)
    return []
