"""Options of every family that together show its variations; each runs in well under a second."""

from __future__ import annotations

from typing import Any

from tests.select.workloads.text import FORMS
from tests.select.workloads.workload import FAMILIES, Workload

Case = tuple[str, dict[str, Any]]
MIXES = (
    "f16*f16+f32",
    "bf16*bf16+f32",
    "i8*i8+i32",
    "u8*i8+i32",
    "i8*u8+i32",
    "u8*u8+i32",
    "f16*f16+f16",
    "f16*f16+f64",
    "f32*f32+f32",
    "f64*f64+f64",
)
SPELLED = tuple(f"spelled {seed}" for seed in range(1, 7))

CASES: list[Case] = [
    # Any number of taps, in one reduction and in chunks, with and without a rest.
    *(("conv1d", {"taps": taps}) for taps in (2, 3, 5, 7, 8, 9, 12, 16, 17, 32)),
    *(("conv1d", {"taps": 8, "lanes": lanes}) for lanes in (96, 100, 128, 256)),
    ("conv1d", {"taps": 32, "lanes": 256, "chunk": 8}),
    *(("conv1d", {"taps": t, "chunk": c}) for t, c in ((12, 4), (16, 4), (9, 3), (32, 16))),
    *(
        ("conv1d", {"taps": t, "chunk": c, "tail": tail})
        for tail in ("vector", "scalar")
        for t, c in ((9, 8), (12, 8), (17, 4), (7, 5), (11, 8))
    ),
    *(("conv1d", {"types": types}) for types in MIXES),
    *(("conv1d", {"taps": 9, "chunk": 4, "types": types}) for types in MIXES[2:8]),
    *(("conv1d", {"form": form}) for form in (*FORMS, *SPELLED)),
    *(("conv1d", {"taps": 12, "chunk": 4, "form": form}) for form in FORMS),
    ("conv1d", {"swapped": True}),
    ("conv1d", {"cuda": True}),
    ("conv1d", {"taps": 32, "lanes": 256, "chunk": 8, "cuda": True}),
    ("conv1d", {"taps": 9, "chunk": 4, "tail": "scalar", "cuda": True}),
    # Steps: overlapping windows, windows side by side and with holes between them; dilation.
    *(
        ("conv1d", {"taps": taps, "stride": stride})
        for taps, stride in (
            (16, 2),
            (8, 2),
            (5, 2),
            (8, 3),
            (3, 3),
            (8, 4),
            (4, 4),
            (2, 3),
            (3, 4),
            (2, 4),
        )
    ),
    *(
        ("conv1d", {"taps": t, "chunk": c, "stride": s})
        for t, c, s in ((16, 8, 2), (17, 8, 2), (9, 4, 3), (8, 4, 4), (8, 2, 4), (32, 8, 2))
    ),
    *(("conv1d", {"taps": 8, "stride": 2, "form": form}) for form in (*FORMS, *SPELLED)),
    *(("conv1d", {"taps": 2, "stride": 4, "form": form}) for form in FORMS),
    ("conv1d", {"taps": 8, "stride": 2, "types": "i8*i8+i32"}),
    ("conv1d", {"taps": 16, "stride": 2, "cuda": True}),
    *(
        ("conv1d", {"taps": t, "stride": s, "dilation": d, "chunk": c})
        for t, s, d, c in ((5, 1, 2, 0), (8, 1, 3, 4), (8, 2, 2, 0), (6, 2, 2, 3), (9, 3, 2, 4))
    ),
    # Phases.
    *(
        ("upsample", {"phases": phases, "taps": taps, "layout": layout})
        for phases, taps in ((2, 8), (3, 5), (2, 3), (4, 4))
        for layout in ("interleaved", "planar", "flat")
    ),
    *(("upsample", {"layout": "planar", "form": form}) for form in FORMS),
    *(("upsample", {"taps": 4, "form": form}) for form in (*FORMS, *SPELLED)),
    ("upsample", {"lanes": 128, "cuda": True}),
    ("upsample", {"layout": "planar", "types": "bf16*bf16+f32"}),
    ("upsample", {"phases": 3, "types": "i8*i8+i32"}),
    # Two dimensions.
    *(
        ("conv2d", {"columns": columns, "rows": rows, "both": both})
        for columns, rows in ((3, 3), (5, 2), (8, 8), (2, 5))
        for both in (False, True)
    ),
    *(("conv2d", {"both": both, "form": form}) for both in (False, True) for form in FORMS),
    *(("conv2d", {"form": form}) for form in SPELLED[:3]),
    *(("conv2d", {"stride": 2, "both": both}) for both in (False, True)),
    ("conv2d", {"types": "i8*i8+i32"}),
    ("conv2d", {"types": "f16*f16+f16", "tile": (16, 16)}),
    ("conv2d", {"columns": 8, "rows": 8, "tile": (12, 5), "blocks": (2, 1)}),
    ("conv2d", {"cuda": True}),
    ("conv2d", {"both": True, "cuda": True}),
    *(
        ("filtered", {"direction": direction, "taps": taps, "tile": tile})
        for direction in ("horizontal", "vertical")
        for taps, tile in ((5, (32, 8)), (8, (16, 16)), (3, (24, 10)), (16, (64, 2)))
    ),
    *(
        ("filtered", {"direction": direction, "form": form})
        for direction in ("horizontal", "vertical")
        for form in (*FORMS, *SPELLED[:2])
    ),
    ("filtered", {"direction": "vertical", "types": "bf16*bf16+f32"}),
    ("filtered", {"direction": "vertical", "cuda": True}),
    # Resampling.
    *(
        ("resample", {"numerator": n, "denominator": d, "form": form})
        for n, d in ((2, 3), (3, 2), (1, 2), (1, 4), (5, 4))
        for form in ("broadcast first", "divided first", "ramp of rows")
    ),
    *(
        ("resample", {"width": w, "rows": r, "taps": t, "blocks": blocks, "weights": weights})
        for w, r, t, blocks in (
            (12, 8, 4, (1, 2)),
            (24, 4, 6, (2, 2)),
            (16, 16, 2, (2, 1)),
            (16, 1, 4, (1, 3)),
        )
        for weights in ("taps first", "columns first")
    ),
    ("resample", {"types": "bf16*bf16+f32"}),
    ("resample", {"types": "u8*i8+i32", "numerator": 1, "denominator": 2}),
    ("resample", {"cuda": True}),
    ("resample", {"cuda": True, "blocks": (2, 2)}),
    # Transforms.
    *(
        ("dct", {"points": points, "side": side, "coefficients": coefficients})
        for points in (8, 16)
        for side in ("left", "right")
        for coefficients in ("buffer", "computed", "stored")
    ),
    ("dct", {"points": 16, "tile": 16, "rows": 16, "side": "right"}),
    ("dct", {"points": 16, "tile": 16, "coefficients": "computed"}),
    ("dct", {"tile": 32, "element": "bf16"}),
    ("dct", {"element": "bf16", "coefficients": "computed"}),
    *(("dct", {"side": side, "form": form}) for side in ("left", "right") for form in FORMS),
    ("dct", {"cuda": True}),
    ("dct", {"coefficients": "computed", "side": "right", "cuda": True}),
    *(("constant_product", {"kind": kind}) for kind in ("select", "signs", "stored")),
    ("constant_product", {"kind": "signs", "size": 16, "types": "bf16"}),
    # Layers.
    *(
        ("layer", {"stride": stride, "both": both, "types": types})
        for stride in (1, 2)
        for both in (False, True)
        for types in ("f16*f16+f32", "i8*i8+i32", "u8*i8+i32")
    ),
    ("layer", {"channels": 8, "features": 12, "pixels": 10}),
    ("layer", {"channels": 3, "features": 8, "both": True}),
    ("layer", {"channels": 32, "kernel": (1, 1)}),
    ("layer", {"kernel": (5, 2), "channels": 4, "both": True, "stride": 2}),
    ("layer", {"types": "bf16*bf16+f32", "pixels": 16}),
    ("layer", {"types": "f16*f16+f16", "channels": 8}),
    *(("layer", {"both": both, "form": form}) for both in (False, True) for form in FORMS),
    ("layer", {"cuda": True}),
    ("layer", {"both": True, "cuda": True}),
    # Matrices.
    *(("matmul", {"types": types}) for types in MIXES),
    *(
        ("matmul", {"a_transposed": a, "b_transposed": b, "types": types})
        for a, b in ((False, True), (True, False), (True, True))
        for types in ("f16*f16+f16", "f64*f64+f64", "f32*f32+f32", "i8*u8+i32", "f16*f16+f32")
    ),
    *(
        ("matmul", {"rows": m, "columns": n, "depth": k, "blocks": blocks})
        for m, n, k, blocks in (
            (12, 20, 10, (2, 2, 2)),
            (8, 32, 16, (1, 2, 4)),
            (32, 8, 16, (2, 1, 2)),
            (32, 32, 32, (1, 1, 2)),
            (8, 8, 4, (2, 2, 4)),
            (5, 7, 3, (2, 2, 2)),
            (16, 16, 24, (1, 1, 1)),
            (48, 32, 16, (1, 1, 1)),
        )
    ),
    ("matmul", {"rows": 8, "columns": 8, "depth": 4, "types": "f64*f64+f64", "blocks": (2, 2, 4)}),
    ("matmul", {"swapped": True}),
    *(("matmul", {"form": form}) for form in (*FORMS, *SPELLED)),
    *(("matmul", {"cuda": True, "types": types}) for types in MIXES),
    ("matmul", {"cuda": True, "rows": 12, "columns": 20, "depth": 10}),
    ("matmul", {"cuda": True, "a_transposed": True, "b_transposed": True}),
    # Many stores; the statement alone.
    ("many", {}),
    ("many", {"in_place": True}),
    ("many", {"count": 6, "cuda": True}),
    *(
        ("bare", {"rx": rx, "loop_extent": n, "extent": extent})
        for rx, n in ((0, 0), (5, 0), (0, 4))
        for extent in ("unknown", "exact", "one more")
    ),
    ("bare", {"taps": 5, "lanes": 64, "types": "bf16*bf16+f32"}),
]


def case(number: int) -> Workload:
    name, options = CASES[number]
    return FAMILIES[name](**options)
