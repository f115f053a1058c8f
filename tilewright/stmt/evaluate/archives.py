"""Arrays in .npz files: one array per buffer, by the buffer's name, rows first."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

import numpy as np

from tilewright.stmt.evaluate.errors import EvaluationError


def read_arrays(path: str) -> dict[str, np.ndarray]:
    """All arrays in the file `path`; EvaluationError where it isn't an .npz file of arrays."""
    try:
        with open(path, "rb") as file:
            archive = np.load(file, allow_pickle=False)
            if not isinstance(archive, np.lib.npyio.NpzFile):
                raise EvaluationError(f"{path} is no .npz file (a single array?)")
            return {name: archive[name] for name in archive.files}
    except (OSError, EvaluationError, MemoryError):
        raise
    # A broken archive can raise nearly anything: numpy, zipfile, zlib and ast have a part in it.
    except Exception as error:
        raise EvaluationError(f"{path} can't be read as an .npz file: {error}") from error


def write_arrays(path: str, arrays: Mapping[str, np.ndarray]) -> None:
    """Writes `arrays` to `path`, the same bytes every time.

    Types that numpy itself doesn't have, bfloat16 and smaller floats, become float32, which holds
    them. Not numpy.savez: it stamps the time of day and gives the path an ending of its own.
    """
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name, array in arrays.items():
            portable = array if array.dtype.isbuiltin == 1 else array.astype(np.float32)
            member = io.BytesIO()
            np.lib.format.write_array(member, portable, allow_pickle=False)
            info = zipfile.ZipInfo(f"{name}.npy", date_time=(1980, 1, 1, 0, 0, 0))
            archive.writestr(info, member.getvalue())
    with open(path, "wb") as file:
        file.write(content.getvalue())
