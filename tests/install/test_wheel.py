"""The wheel is whole, the same each time, and needs neither Node nor a compiler."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from hashlib import sha256
from pathlib import Path

import pytest

import broceliande as bro
from tests.install import ROOT, built, read, started, wheel_in

pytestmark = pytest.mark.xdist_group("install")
PAGES = "broceliande/server/static"
LARGE = ("numba", "numpy", "llvmlite", "pyarrow", "asyncpg", "redis")  # what players need not have


@pytest.fixture(scope="module")
def wheel(dist: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(wheel_in(dist))


@pytest.fixture(scope="module")
def unpacked(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    (found,) = dist.glob("*.tar.gz")
    command = ["tar", "-xzf", str(found), "-C", str(folder)]  # Python 3.11.2 has no safe way yet
    subprocess.run(command, check=True)
    (inside,) = folder.iterdir()
    return inside


def digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def test_the_pages_are_in_the_wheel_with_all_that_they_name(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    index = wheel.read(f"{PAGES}/index.html").decode("utf-8")
    named = re.findall(r'(?:src|href)="/([^"]+)"', index)
    assert len(named) > 1
    assert {f"{PAGES}/{name}" for name in named} <= names
    built_here = ROOT / "src" / PAGES
    files = {file.relative_to(ROOT / "src").as_posix() for file in built_here.rglob("*.*")}
    assert {name for name in names if name.startswith(f"{PAGES}/")} == files


def test_words_rules_and_components_are_in_the_wheel(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    for game in bro.games():
        folder = f"broceliande/games/{game.replace('-', '_')}"
        assert {f"{folder}/fr.ftl", f"{folder}/en.ftl", f"{folder}/edition.toml"} <= names
    assert not [name for name in names if not name.startswith("broceliande")]


def test_what_it_is_and_what_it_needs(wheel: zipfile.ZipFile) -> None:
    (told,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
    about = message_from_string(wheel.read(told).decode("utf-8"))
    assert about["Version"] == bro.__version__
    needs = [line for line in about.get_all("Requires-Dist") or [] if "extra ==" not in line]
    assert len(needs) > 5
    assert not [line for line in needs if line.startswith(LARGE)]
    assert set(about.get_all("Provides-Extra") or []) >= {"fast", "lab", "servers"}


@pytest.mark.long
def test_built_again_it_is_the_same(dist: Path, tmp_path: Path) -> None:
    assert built(ROOT, tmp_path, "wheel", "sdist").returncode == 0
    again = {file.name: digest(file) for file in tmp_path.iterdir()}
    assert again == {file.name: digest(file) for file in dist.iterdir()}
    assert len(again) == 2


def test_of_the_sdist_and_without_node_it_is_the_same(
    dist: Path, unpacked: Path, tmp_path: Path
) -> None:
    done = built(unpacked, tmp_path, "wheel", path=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert digest(wheel_in(tmp_path)) == digest(wheel_in(dist))


def test_the_sdist_holds_what_it_is_made_of_and_nothing_that_was_fetched(dist: Path) -> None:
    (made,) = dist.glob("*.tar.gz")
    with tarfile.open(made) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"web/src/App.svelte", "web/package-lock.json", "scripts/web", "CITATION.cff"} <= names
    inside = {part for name in names for part in name.split("/")}
    assert not inside & {"node_modules", ".venv", "__pycache__", ".git", "generated"}


@pytest.mark.long
def test_where_there_is_no_git_what_was_fetched_stays_out_as_well(
    unpacked: Path, tmp_path: Path
) -> None:
    fetched = unpacked / "web" / "node_modules" / "some" / "thing.js"
    fetched.parent.mkdir(parents=True)
    fetched.write_text("")
    assert built(unpacked, tmp_path, "sdist").returncode == 0
    (made,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(made) as packed:
        names = packed.getnames()
    assert any("/web/src/" in name for name in names)
    assert not [name for name in names if "node_modules" in name]


def test_an_sdist_without_pages_says_so(unpacked: Path, tmp_path: Path) -> None:
    index = unpacked / "src" / PAGES / "index.html"
    hidden = index.rename(index.with_name("hidden"))
    try:
        done = built(unpacked, tmp_path, "wheel")
    finally:
        hidden.rename(index)
    assert done.returncode != 0
    assert "there are no pages to pack" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_where_the_pages_cannot_be_built_it_says_what_to_do(unpacked: Path, tmp_path: Path) -> None:
    told = (unpacked / "PKG-INFO").rename(tmp_path / "PKG-INFO")  # as in a checkout
    try:
        done = built(unpacked, tmp_path, "wheel", path=str(tmp_path))
    finally:
        told.rename(unpacked / "PKG-INFO")
    assert done.returncode != 0
    assert "the pages could not be built" in done.stderr


@pytest.mark.long
def test_with_nothing_else_it_opens_the_page(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    """No argument, no Node, no compiler, and nothing of the extras can be imported."""
    wheel.extractall(tmp_path / "site")
    without = f"import sys\nsys.modules.update(dict.fromkeys({LARGE!r}))\n"
    (tmp_path / "site" / "sitecustomize.py").write_text(without)
    env = {"PYTHONPATH": str(tmp_path / "site"), "HOME": str(tmp_path), "PATH": str(tmp_path)}
    env["LANG"] = "fr_FR.UTF-8"
    env["PYTHONIOENCODING"] = "utf-8"
    if "COVERAGE_PROCESS_START" in os.environ:
        env["COVERAGE_PROCESS_START"] = os.environ["COVERAGE_PROCESS_START"]
    told = tmp_path / "told"
    with started([sys.executable, "-m", "broceliande"], env, told) as address:
        page = read(address)
        script = re.findall(r'src="/(assets/[^"]+\.js)"', page)[0]
        assert len(read(address + script)) > 1000
        assert "benevolent" in read(f"{address}api/games")
    assert "les bots réfléchissent en Python seul" in told.read_text("utf-8")
