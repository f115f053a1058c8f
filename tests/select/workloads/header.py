"""The lets and asserts with which Halide begins: they read and check its arguments' headers."""

from __future__ import annotations

from collections.abc import Sequence

from tests.select.workloads.text import Line, Tensor
from tilewright.stmt.types import runtime_code


def header(tensors: Sequence[Tensor], cuda: bool = False) -> list[Line]:
    """What Halide does first with its arguments, the output being the last."""
    output = tensors[-1]
    lines: list[str] = []
    for t in reversed(tensors):
        pointer = f"reinterpret<uint64>((struct halide_buffer_t *){t.name}.buffer)"
        error = f'halide_error_buffer_argument_is_null("{t.name}")'
        lines.append(f"assert({pointer} != (uint64)0, {error})")
    for t in tensors:
        lines += _fields(t, cuda)
    titles = {t.name: f"{'Output' if t is output else 'Input'} buffer {t.name}" for t in tensors}
    for t in tensors:
        name, code, count = t.name, runtime_code(t.type), len(t.extents)
        error = f'halide_error_bad_type("{titles[name]}", {name}.type, (uint32){code})'
        lines.append(f"assert({name}.type == (uint32){code}, {error})")
        error = f'halide_error_bad_dimensions("{titles[name]}", {name}.dimensions, {count})'
        lines.append(f"assert({name}.dimensions == {count}, {error})")
    for t in tensors:
        for d, extent in enumerate(t.extents):
            low, end = f"{t.name}.min.{d}", f"({t.name}.extent.{d} + {t.name}.min.{d})"
            error = f'"{titles[t.name]}", {d}, 0, {extent - 1}, {low}, {end} + -1'
            error = f"halide_error_access_out_of_bounds({error})"
            lines.append(f"assert(({low} <= 0) && ({extent} <= {end}), {error})")
            size = f"{t.name}.extent.{d}"
            error = f'halide_error_buffer_extents_negative("{titles[t.name]}", {d}, {size})'
            lines.append(f"assert(0 <= {size}, {error})")
    for t in tensors:
        stride = t.stride(0)
        error = f'halide_error_constraint_violated("{stride}", {stride}, "1", 1)'
        lines.append(f"assert({stride} == 1, {error})")
    for t in tensors:
        total = f"int64({t.name}.extent.0)"
        for d in range(1, len(t.extents)):
            size = f"int64({t.name}.extent.{d})"
            product = f"{size}*{total}" if d == 1 else f"{total}*{size}"
            total = f"{t.name}.total_extent.{d}"
            lines.append(f"let {total} = {product}")
    for t in tensors:
        lines += _size_checks(t)
    if not cuda:
        for t in tensors:
            error = f'halide_error_device_dirty_with_no_device_support("{titles[t.name]}")'
            lines.append(f"assert(!{t.name}.device_dirty, {error})")
        for t in tensors:
            error = f'halide_error_host_is_null("{titles[t.name]}")'
            lines.append(f"assert({t.name} != reinterpret<(void *)>((uint64)0), {error})")
    for d in reversed(range(len(output.extents))):
        low, extent = f"{output.name}.min.{d}", output.extents[d]
        end = f"({output.name}.extent.{d} + {low})"
        error = f'"{output.dimensions[d]}", "{output.name}", 0, {extent - 1}, {low}, {end} + -1'
        error = f"halide_error_explicit_bounds_too_small({error})"
        lines.append(f"assert((0 <= {low}) && ({end} <= {extent}), {error})")
    return list(lines)


def _fields(t: Tensor, cuda: bool) -> list[str]:
    argument = f"(struct halide_buffer_t *){t.name}.buffer"
    lines = [
        f"let {t.name} = (void *)_halide_buffer_get_host({argument})",
        f"let {t.name}.type = (uint32)_halide_buffer_get_type({argument})",
        f"let {t.name}.device_dirty = (uint1)_halide_buffer_get_device_dirty({argument})",
        f"let {t.name}.dimensions = _halide_buffer_get_dimensions({argument})",
    ]
    if cuda:
        del lines[2]
    for d in range(len(t.extents)):
        for kind in ("min", "extent", "stride"):
            call = f"_halide_buffer_get_{kind}({argument}, {d})"
            lines.append(f"let {t.name}.{kind}.{d} = {call}")
    return lines


def _size_checks(t: Tensor) -> list[str]:
    lines: list[str] = []
    for d in range(len(t.extents)):
        size = f"int64({t.name}.extent.{d})" + (f"*int64({t.stride(d)})" if d else "")
        size, most = f"(uint64)abs({size})", "(uint64)2147483647"
        error = f'halide_error_buffer_allocation_too_large("{t.name}", {size}, {most})'
        lines.append(f"assert({size} <= {most}, {error})")
        if d:
            total, most = f"{t.name}.total_extent.{d}", "(int64)2147483647"
            error = f'halide_error_buffer_extents_too_large("{t.name}", {total}, {most})'
            lines.append(f"assert({total} <= {most}, {error})")
    return lines
