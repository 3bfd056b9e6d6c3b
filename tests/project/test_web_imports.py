"""The files of the pages import each other in no circle, as those of the house do not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path, PurePosixPath

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
MADE = "generated"  # written at every build, from declarations alone: nothing of it imports us
READ = {".ts", ".svelte", ".css"}
ENDINGS = ("", ".ts", ".svelte", ".svelte.ts")

# A module is named by all of these alike: a type that is imported binds two files together too.
NAMED = re.compile(
    r"""
      ^\s*(?:import|export)\s+(?:[\w*\s{},$]*?\s*from\s*)?['"](?P<still>[^'"]+)['"]  # at the top
    | \bimport\(\s*['"](?P<later>[^'"]+)['"]  # when it is wanted, or as a type
    | \bimport\.meta\.glob\b[^('"]*\(\s*['"](?P<many>[^'"]+)['"]  # a folder of them
    | ^\s*@import\s+['"](?P<sheet>[^'"]+)['"]
    """,
    re.MULTILINE | re.VERBOSE,
)


def named(text: str) -> list[str]:
    """The modules of our own that a file names, as they stand there."""
    found = [next(name for name in match.groups() if name) for match in NAMED.finditer(text)]
    return [name.partition("?")[0] for name in found if name.startswith(".")]


def meant(file: Path, name: str) -> Iterator[Path]:
    """The files that a name means in a file."""
    if "*" in name:
        yield from (each.resolve() for each in file.parent.glob(name))
        return
    path = file.parent / name
    files = [path.with_name(path.name + ending) for ending in ENDINGS]
    found = [each for each in (*files, path / "index.ts") if each.is_file()]
    assert found or MADE in PurePosixPath(name).parts, f"{file}: there is no {name}"
    yield from (each.resolve() for each in found[:1])


def imports(folder: Path) -> dict[Path, set[Path]]:
    """Every file of a folder with those that it imports."""
    files = [file for file in sorted(folder.resolve().rglob("*")) if file.suffix in READ]
    return {
        file: {each for name in named(file.read_text("utf-8")) for each in meant(file, name)}
        for file in files
        if MADE not in file.relative_to(folder.resolve()).parts
    }


def circle(folder: Path) -> list[str]:
    """The files of one circle, the first of them again at the end; none if there is none."""
    try:
        TopologicalSorter(imports(folder)).prepare()
    except CycleError as wrong:
        return [file.relative_to(folder.resolve()).as_posix() for file in wrong.args[1]]
    return []


def test_no_file_of_the_pages_imports_itself_in_a_circle() -> None:
    assert circle(WEB) == []


def test_every_kind_of_file_is_read() -> None:
    found = imports(WEB)
    for ending, least in ((".ts", 50), (".svelte", 80), (".css", 1)):
        assert sum(bool(found[file]) for file in found if file.suffix == ending) >= least
    games = {each.parent.name for each in found[WEB.resolve() / "lib/games.ts"]}
    assert {"benevolent", "roundforest"} <= games


@pytest.mark.parametrize(
    "line",
    [
        "import { two } from './two'",
        "import './two'",
        "import type { Two } from './two'",
        "import {\n  one,\n  two,\n} from './two'",
        "import two, { type Two } from './two.ts'",
        "export { two } from './two'",
        "export * from './two'",
        "const two = () => import('./two')",
        "let two: import('./two').Two",
        "const all = import.meta.glob<{ default: Two }>('./t*.ts')",
    ],
)
def test_a_circle_would_be_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "two.ts").write_text("import One from './One.svelte'\n", "utf-8")
    one = tmp_path / "One.svelte"
    one.write_text("<script>\n  import 'svelte'\n</script>\n<p>import './two'</p>\n", "utf-8")
    assert circle(tmp_path) == []
    one.write_text(f"<script lang='ts'>\n  {line}\n</script>\n<p>One</p>\n", "utf-8")
    assert set(circle(tmp_path)) == {"One.svelte", "two.ts"}


def test_a_name_that_means_nothing_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "one.ts").write_text("import './gone'\nimport './generated/wire'\n", "utf-8")
    with pytest.raises(AssertionError, match=r"there is no \./gone"):
        circle(tmp_path)
