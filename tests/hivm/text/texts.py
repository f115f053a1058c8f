"""Texts that the published compiler printed, and how to read them."""

from pathlib import Path

from xdsl.dialects.builtin import ModuleOp

from tilewright.hivm.context import make_context
from tilewright.hivm.text.parser import read_module
from tilewright.hivm.text.pieces import split

HERE = Path(__file__).parent

FORMS = {
    f"{path.stem}-{index}": piece.text.strip("\n") + "\n"
    for path in sorted((HERE / "forms").glob("*.mlir"))
    for index, piece in enumerate(split(path.read_text()))
}
KERNELS = {
    path.stem: path.read_text()
    for path in sorted((HERE.parents[2] / "examples" / "hivm").rglob("*.mlir"))
}
SOME_KERNELS = {name: KERNELS[name] for name in ("fa_fwd", "matmul_cube", "mlp2_relu.depth4")}
TEXTS = FORMS | SOME_KERNELS


def read(text: str) -> ModuleOp:
    return read_module(text, "text.mlir", make_context())
