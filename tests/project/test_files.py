"""A file is about one thing: none is longer than one can keep in mind. Words, rules to read and
components may be as long as they are."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "web/src", "scripts")
ENDINGS = {".py", ".ts", ".svelte", ".css", ".mjs", ""}  # scripts have none
MADE = ("web/src/generated", "src/broceliande/server/static")  # built here, and not kept
MOST = 300


def files(folder: str) -> Iterator[Path]:
    """The code that people wrote there, from the project's root."""
    for path in sorted((ROOT / folder).rglob("*")):
        here = path.relative_to(ROOT)
        if path.is_file() and path.suffix in ENDINGS and not here.as_posix().startswith(MADE):
            yield here


def test_code_is_looked_for_where_it_is() -> None:
    found = {folder: {path.suffix for path in files(folder)} for folder in FOLDERS}
    assert ".py" in found["src"]
    assert ".py" in found["tests"]
    assert {".ts", ".svelte", ".css"} <= found["web/src"]
    assert "" in found["scripts"]


def test_no_file_is_longer_than_three_hundred_lines() -> None:
    long = {}
    for folder in FOLDERS:
        for path in files(folder):
            lines = len((ROOT / path).read_text("utf-8").splitlines())
            if lines > MOST:
                long[path.as_posix()] = lines
    assert long == {}, "please cut these by what they are about"
