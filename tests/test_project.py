"""The project as it is packaged and kept: metadata, entry points, rule files, repository."""

import subprocess
import tomllib
import zipfile
from importlib import metadata, resources
from importlib.resources.abc import Traversable
from pathlib import Path, PurePath

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parent.parent

# Spelled in parts, so that this file passes its own test.
REGISTRY_HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("anaconda", "org"),
        ("npmjs", "org"),
        ("yarnpkg", "com"),
        ("crates", "io"),
        ("proxy", "golang", "org"),
    )
]
LOCK_FILES = {
    "Cargo.lock",
    "Pipfile.lock",
    "conda-lock.yml",
    "package-lock.json",
    "pdm.lock",
    "pixi.lock",
    "pnpm-lock.yaml",
    "poetry.lock",
    "uv.lock",
    "yarn.lock",
}


@pytest.fixture(scope="module")
def tracked() -> list[Path]:
    """The files that git tracks, relative to the root."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    names = [Path(name) for name in listing.stdout.decode().split("\0") if name]
    return [name for name in names if (ROOT / name).is_file()]


def rule_files(folder: Traversable) -> list[str]:
    """The `.egg` files under `folder`, as paths from there."""
    found: list[str] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += [f"{entry.name}/{name}" for name in rule_files(entry)]
        elif entry.name.endswith(".egg"):
            found.append(entry.name)
    return sorted(found)


def test_version_is_the_projects():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert metadata.version("tilewright") == project["version"]


def test_console_script_leads_to_a_callable():
    (script,) = metadata.entry_points(group="console_scripts", name="tilewright")
    assert script.value == "tilewright.cli.main:main"
    assert callable(script.load())


def test_rules_are_resources_of_the_package():
    rules = resources.files("tilewright.rules")
    names = rule_files(rules)
    assert names
    for name in names:
        assert rules.joinpath(name).read_text(encoding="utf-8").strip(), f"{name} is empty"


def test_wheel_holds_every_rule_file(tmp_path: Path):
    wheel = next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))
    packaged = set(zipfile.ZipFile(wheel).namelist())
    rules = rule_files(resources.files("tilewright.rules"))
    assert rules
    assert {f"tilewright/rules/{name}" for name in rules} <= packaged


def test_no_file_names_a_registry(tracked: list[Path]):
    named = [
        f"{path}: {host}"
        for path in tracked
        for host in REGISTRY_HOSTS
        if host.encode() in (ROOT / path).read_bytes().lower()
    ]
    assert named == []


def test_no_lock_files(tracked: list[Path]):
    def locks(path: PurePath) -> bool:
        return path.name in LOCK_FILES or path.match("pylock*.toml")

    assert [path for path in tracked if locks(path)] == []
