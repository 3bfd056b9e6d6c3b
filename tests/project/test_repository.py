"""What the repository holds and what it must never hold."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Written so that no pattern matches its own text: this file is searched like any other.
FORBIDDEN = {
    "a path of someone's machine": re.compile(
        rb"(?<![\w.~-])/(?:root|work|Users/\w+)/|(?<![\w.~-])/home/\w|\b[A-Z]:\\Users\\\w"
    ),
    "the host of a package registry": re.compile(
        rb"\b(?:pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com)\b"
    ),
    "a private key": re.compile(rb"-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY"),
}

NOT_OURS = {".git", ".venv", "node_modules", "build", "dist", "__pycache__", ".hypothesis"}
NOT_OURS |= {".mypy_cache", ".pytest_cache", ".ruff_cache", ".numba_cache"}


def listed_by_git() -> list[Path]:
    """The files that git tracks or would; none where there is no git or no checkout."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return []
    return [ROOT / os.fsdecode(name) for name in listing.split(b"\0") if name]


def found_on_disk() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        yield from (Path(folder, name) for name in names)


def files() -> list[Path]:
    return sorted(path for path in listed_by_git() or found_on_disk() if path.is_file())


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_holds(what: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {what}"
        for path in files()
        for number, line in enumerate(path.read_bytes().split(b"\n"), start=1)
        if FORBIDDEN[what].search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("what", "parts"),
    [
        ("a path of someone's machine", ("cd /", "root/project")),
        ("a path of someone's machine", ('"/', 'work/main"')),
        ("a path of someone's machine", ("file:///", "home/merlin")),
        ("a path of someone's machine", ("/", "Users/merlin/project")),
        ("the host of a package registry", ("https://files.python", "hosted.org/packages")),
        ("the host of a package registry", ("https://registry.npm", "js.org/svelte")),
        ("a private key", ("-----BEGIN OPENSSH ", "PRIVATE KEY-----")),
        ("a private key", ("-----BEGIN ", "PRIVATE KEY-----")),
    ],
)
def test_the_search_would_find(what: str, parts: tuple[str, ...]) -> None:
    assert FORBIDDEN[what].search("".join(parts).encode())


def test_the_search_reads_this_file() -> None:
    assert Path(__file__) in files()


def test_the_licence_is_mit() -> None:
    text = (ROOT / "LICENSE").read_text("utf-8")
    assert text.startswith("MIT License\n\nCopyright (c) 2026 the Brocéliande authors\n")
    assert "Permission is hereby granted, free of charge" in text
    assert 'THE SOFTWARE IS PROVIDED "AS IS"' in text


def test_continuous_integration_audits_and_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    lines = script.read_text("utf-8").splitlines()
    assert lines[-1] == "exec make test"
    assert "scripts/audit" in lines
