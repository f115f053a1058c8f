"""lit's configuration: that of the cases of the dialects, for the .mlir below."""

from pathlib import Path

here = Path(__file__).parent
lit_config.load_config(config, str(here.parents[2] / "hivm" / "lit" / "lit.cfg.py"))  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
config.test_source_root = str(here)  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
