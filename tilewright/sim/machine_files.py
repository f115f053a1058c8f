"""Reads descriptions of machines: TOML files that inherit from each other, checked key by key.

    base = "Ascend910B3"                # a built-in one, or a path from the folder of the file
    clock = { value = 1500, unit = "MHz", source = "the data sheet", kind = "documented" }

    [moves]
    gm_to_l1 = { value = { fixed = 0, start = 187, bandwidth = 160 }, unit = ..., ... }
    l1_to_l0a = { source = "taken over from the 910B3", kind = "estimate" }

A parameter without a value keeps that of the base. A description without a base says its
`architecture` and has every parameter that `shapes` requires.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from difflib import get_close_matches
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from tilewright.sim.machine_parts import Architecture, Kind, Number, Parameter, Shape, Timing

FOLDER = Path(__file__).parent / "machines"
PREFIX = "Ascend"
# From so many missing parameters on it is a base that is missing.
_MANY = 8
HEADER = ("base", "architecture")


class MachineError(Exception):
    """A machine that there isn't or that is described wrongly; `problems` are all that is wrong."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True)
class Description:
    """A machine as its file and the bases of that file say, in the order of the shapes."""

    name: str
    architecture: Architecture
    parameters: Mapping[str, Parameter]


def read(name_or_path: str | Path, shapes: Mapping[str, Shape]) -> Description:
    """The description of a name or in a file; raises MachineError with all that is wrong."""
    name, path = _locate(name_or_path, Path())
    problems: list[str] = []
    architecture: Architecture | None = None
    found: dict[str, Parameter] = {}
    mentioned: set[str] = set()
    for file, content in _with_bases(path):
        reader = _Reader(content, shapes, found)
        architecture = reader.architecture(architecture)
        found = reader.parameters()
        mentioned |= reader.entries.keys()
        problems += [f"{file}: {problem}" for problem in reader.problems]
    if architecture is None and not problems:
        words = ", ".join(Architecture)
        problems.append(f"{path}: architecture: is missing: one of {words}, or that of a base")
    required = [name for name, shape in shapes.items() if shape.required]
    missing = [name for name in required if name not in mentioned]
    if len(missing) > _MANY:
        problems.append(
            f"{path}: {len(missing)} parameters are missing, the first is {missing[0]}; with"
            f' base = "{PREFIX}910B3" they are those of a built-in machine'
        )
    else:
        problems += [f"{path}: {name}: is missing" for name in missing]
    if problems or architecture is None:
        raise MachineError(problems)
    return Description(name, architecture, {name: found[name] for name in shapes if name in found})


def built_in_names() -> list[str]:
    """The names of the built-in descriptions, all of which can be bases."""
    files = [path.stem for path in FOLDER.glob(f"{PREFIX}*.toml")]
    return sorted(files)


def near(name: str, known: Iterable[str]) -> str:
    """The end of a message on an unknown name: what it may have been."""
    matches = get_close_matches(name, sorted(known), n=3)
    return f"; near: {', '.join(matches)}" if matches else ""


def _locate(name_or_path: str | Path, folder: Path) -> tuple[str, Path]:
    """The full name and the file of a machine; relative paths are from `folder`."""
    if isinstance(name_or_path, Path) or name_or_path.endswith(".toml"):
        path = folder / name_or_path
        return path.stem, path
    short = name_or_path.removeprefix(PREFIX)
    names = tomllib.loads((FOLDER / "names.toml").read_text(encoding="utf-8"))["names"]
    for pattern, file in names.items():
        if fnmatchcase(short, pattern):
            return PREFIX + short, FOLDER / f"{file}.toml"
    known = {file.removeprefix(PREFIX) for file in built_in_names()}
    suggestion = near(short, known.union(name for name in names if not set(name) & set("?[")))
    raise MachineError(
        [f"there is no machine {name_or_path}{suggestion}; a description's path ends in .toml"]
    )


def _with_bases(path: Path) -> list[tuple[Path, dict[str, Any]]]:
    """A file and the files that it inherits from, the first base first."""
    layers: list[tuple[Path, dict[str, Any]]] = []
    seen: set[Path] = set()
    while True:
        if path.resolve() in seen:
            raise MachineError([f"{path}: base: the file inherits from itself"])
        seen.add(path.resolve())
        content = _content(path)
        layers.insert(0, (path, content))
        base = content.get("base")
        if not isinstance(base, str):
            return layers
        try:
            _, path = _locate(base, path.parent)
        except MachineError as error:
            raise MachineError([f"{path}: base: {problem}" for problem in error.problems]) from None


def _content(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise MachineError([f"{path}: {error.strerror}"]) from None
    except UnicodeDecodeError:
        raise MachineError([f"{path}: is not text in UTF-8"]) from None
    except tomllib.TOMLDecodeError as error:
        raise MachineError([f"{path}: is not TOML: {error}"]) from None


class _Reader:
    """Reads one file: what it says on top of `inherited`; `problems` begin with the key's path."""

    def __init__(
        self,
        content: dict[str, Any],
        shapes: Mapping[str, Shape],
        inherited: Mapping[str, Parameter],
    ) -> None:
        self.content = content
        self.shapes = shapes
        self.inherited = inherited
        self.problems: list[str] = []
        self.groups = {name.partition(".")[0] for name in shapes if "." in name}
        self.entries = dict(self._entries())

    def architecture(self, inherited: Architecture | None) -> Architecture | None:
        """The architecture that the file says, or that of its base."""
        if "base" in self.content and not isinstance(self.content["base"], str):
            self.problems.append("base: must be a text")
        if "architecture" not in self.content:
            return inherited
        return self._one_of(Architecture, "architecture", self.content["architecture"])

    def parameters(self) -> dict[str, Parameter]:
        """What is inherited with what the file says; what is wrong is left as it was."""
        found = dict(self.inherited)
        for name, entry in self.entries.items():
            if name in self.groups:
                self.problems.append(f"{name}: must be a table of parameters")
            elif name not in self.shapes:
                self.problems.append(f"{name}: is no parameter{near(name, self.shapes)}")
            elif not isinstance(entry, dict):
                self.problems.append(f"{name}: must be a table of value, unit, source and kind")
            elif (parameter := self._parameter(name, self.shapes[name], entry)) is not None:
                found[name] = parameter
        return found

    def _entries(self) -> Iterator[tuple[str, Any]]:
        """The parameters in the file by their full names."""
        for key, entry in self.content.items():
            if key in self.groups and isinstance(entry, dict):
                yield from ((f"{key}.{inner}", value) for inner, value in entry.items())
            elif key not in HEADER:
                yield key, entry

    def _parameter(self, name: str, shape: Shape, entry: dict[str, Any]) -> Parameter | None:
        before = len(self.problems)
        known = ("value", "unit", "source", "kind")
        self.problems += [f"{name}.{key}: is unknown" for key in entry if key not in known]
        base = self.inherited.get(name)
        keeps = base is not None and "value" not in entry and "unit" not in entry
        needed = ("source", "kind") if keeps else known
        self.problems += [f"{name}.{key}: is missing" for key in needed if key not in entry]
        if "unit" in entry and entry["unit"] != shape.unit:
            self.problems.append(f'{name}.unit: must be "{shape.unit}", is {entry["unit"]!r}')
        source = entry.get("source")
        if "source" in entry and not (isinstance(source, str) and source.strip()):
            self.problems.append(f"{name}.source: must be a text that says where it is from")
        kind = self._one_of(Kind, f"{name}.kind", entry["kind"]) if "kind" in entry else None
        value: Any = base.value if base is not None else None
        if "value" in entry:
            value = self._value(f"{name}.value", shape.value, entry["value"])
        if len(self.problems) > before or kind is None or source is None:
            return None
        return Parameter(name, value, shape.unit, source, kind)

    def _value(self, key: str, shape: Number | type[Timing], value: Any) -> float | Timing | None:
        if isinstance(shape, Number):
            return self._number(key, shape, value)
        members = {member.name: member for member in fields(shape)}
        if not isinstance(value, dict):
            self.problems.append(f"{key}: must be a table of {', '.join(members)}")
            return None
        before = len(self.problems)
        for inner in value:
            if inner not in members:
                self.problems.append(f"{key}.{inner}: is unknown{near(inner, members)}")
        numbers: dict[str, Any] = {}
        for name, member in members.items():
            if name in value:
                number = member.metadata["number"]
                numbers[name] = self._number(f"{key}.{name}", number, value[name])
            elif member.default is MISSING:
                self.problems.append(f"{key}.{name}: is missing")
        return None if len(self.problems) > before else shape(**numbers)

    def _number(self, key: str, number: Number, value: Any) -> float | None:
        least = "at least 0" if number.unit == "cycles" else "above 0"
        wanted = f"{'a whole number' if number.whole else 'a number'} {least}"
        types = (int,) if number.whole else (int, float)
        if isinstance(value, bool) or not isinstance(value, types) or not math.isfinite(value):
            self.problems.append(f"{key}: must be {wanted}, is {value!r}")
        elif value < 0 or (value == 0 and number.unit != "cycles"):
            self.problems.append(f"{key}: must be {wanted}, is {value}")
        else:
            return value if number.whole else float(value)
        return None

    def _one_of(self, words: Any, key: str, value: Any) -> Any:
        """The word that `value` is, of an enumeration of texts."""
        if value in list(words):
            return words(value)
        self.problems.append(f"{key}: must be one of {', '.join(words)}, is {value!r}")
        return None
