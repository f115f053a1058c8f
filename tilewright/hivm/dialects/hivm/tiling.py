"""Conditions of products: how matrices in global memory are tiled, how convolutions are padded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xdsl.dialects.builtin import DYNAMIC_INDEX, ArrayAttr, DenseArrayBase, IntegerAttr, i64
from xdsl.ir import Attribute, SSAValue
from xdsl.utils.exceptions import VerifyException

from tilewright.hivm.dialects.hivm.checks import must_have_rank
from tilewright.hivm.traits.structured import shape_of

if TYPE_CHECKING:
    from tilewright.hivm.dialects.hivm.products import MatmulOp, MixGroupMatmulOp, MixMatmulOp


def must_tile(op: MatmulOp | MixMatmulOp | MixGroupMatmulOp) -> None:
    """Refuses a product whose tiles are described twice or in part, and a wrong bias or descale.

    The numbers of the tiling are in one buffer, tiling_params, or operands of their own. The sizes
    of bias and descale depend on the columns of b, if these are known.
    """
    mode = None if op.descaleMode is None else op.descaleMode.data
    if mode not in (None, "DescaleNull"):
        if op.descale is None:
            raise VerifyException(f"needs descale for descale_mode {mode}")
        must_have_rank("descale", op.descale, 1)
    numbers = {
        "block_sizes": op.blockSizes or None,
        "process_sizes": op.processSizes or None,
        "swizzle_offset": op.swizzleOffset,
        "swizzle_direction": op.swizzleDirection,
        "epilogue_p_tiles": op.epiloguePTiles,
    }
    given = [name for name, number in numbers.items() if number is not None]
    if op.tilingParams is not None and given:
        raise VerifyException(f"has tiling_params, so it can't have {', '.join(given)}")
    for name, sizes in (("block_sizes", op.blockSizes), ("process_sizes", op.processSizes)):
        if len(sizes) not in (0, 3):
            raise VerifyException(f"needs 3 {name}, for m, n and k, not {len(sizes)}")
    must_have_rank("bias", op.bias, 1)
    # Of b as it is stored: like the published compiler, this doesn't look at b_transpose.
    columns = (shape_of(op.b.type) or (DYNAMIC_INDEX,))[-1]
    if columns == DYNAMIC_INDEX:
        return
    must_have_size("bias", op.bias, columns)
    if mode == "DescalePerChannel":
        must_have_size("descale", op.descale, columns)
    elif mode == "DescalePerTensor":
        must_have_size("descale", op.descale, 1)


def must_have_size(name: str, value: SSAValue | None, size: int) -> None:
    """Refuses `value`, if it is there, with another size in its one dimension than `size`."""
    sizes = None if value is None else shape_of(value.type)
    if sizes and sizes[0] not in (size, DYNAMIC_INDEX):
        raise VerifyException(f"{name} must have {size} elements, not {sizes[0]}")


def must_pad(padding: Attribute, dimensions: int) -> None:
    """Refuses the padding of a convolution if it isn't an integer or one for each dimension."""
    if isinstance(padding, DenseArrayBase) and padding.elt_type == i64:
        numbers = [IntegerAttr(size, i64) for size in padding.get_values()]
    else:
        numbers = padding.data if isinstance(padding, ArrayAttr) else [padding] * dimensions
    whole = all(isinstance(number, IntegerAttr) for number in numbers)
    if not whole or len(numbers) != dimensions:
        raise VerifyException(
            f"padding must be an integer or {dimensions} integers (array<i64>), not {padding}"
        )
