"""Texts that the published compiler printed."""

from pathlib import Path

from tilewright.hivm.text.pieces import split

HERE = Path(__file__).parent

FORMS = {
    f"{path.stem}-{index}": piece.text.strip() + "\n"
    for path in sorted((HERE / "forms").glob("*.mlir"))
    for index, piece in enumerate(split(path.read_text()))
}
KERNELS = {
    path.stem: path.read_text()
    for path in sorted((HERE.parents[2] / "examples" / "hivm").rglob("*.mlir"))
}
