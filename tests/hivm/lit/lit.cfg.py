"""lit's configuration: every .mlir below is a test, run by its RUN lines."""

import atexit
import shutil
import sysconfig
import tempfile
from pathlib import Path

import lit.formats

scripts = Path(sysconfig.get_path("scripts"))
# What the cases write (%t) stays out of the source tree.
written = tempfile.mkdtemp(prefix="tilewright-lit-")
atexit.register(shutil.rmtree, written, ignore_errors=True)

config.name = "tilewright"  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
config.test_format = lit.formats.ShTest(execute_external=False)  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
config.suffixes = [".mlir"]  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
config.test_source_root = str(Path(__file__).parent)  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
config.test_exec_root = written  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
config.substitutions = [  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
    (r"\btilewright\b", str(scripts / "tilewright")),
    (r"\bfilecheck\b", str(scripts / "filecheck")),
]
