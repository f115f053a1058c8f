"""lit's configuration: every .mlir below is a test, run by its RUN lines."""

import sysconfig
from pathlib import Path

import lit.formats

scripts = Path(sysconfig.get_path("scripts"))

config.name = "tilewright"  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
config.test_format = lit.formats.ShTest(execute_external=False)  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
config.suffixes = [".mlir"]  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
config.test_source_root = str(Path(__file__).parent)  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
config.substitutions = [  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
    (r"\btilewright\b", str(scripts / "tilewright")),
    (r"\bfilecheck\b", str(scripts / "filecheck")),
]
