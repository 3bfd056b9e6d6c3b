"""What stands in the manual as code runs: Python is run, TOML read, commands understood."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

import broceliande as bro
from broceliande.cli import app

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *(file for file in sorted((ROOT / "docs").rglob("*.md")) if "made" not in file.parts),
]
KINDS = {"python", "toml", "sh", "nginx", "ini", "yaml", ""}  # nginx: tried by hand, as it says
BEFORE = {  # what a page takes for granted
    "bots.md": "import broceliande as bro\n"
    't = table = bro.table("bloody-grove", seats=2, seed=3); seat = t.asked[0]\n',
    "editions.md": "import broceliande as bro\n",
    "README.md": 'import broceliande as bro\nt = bro.table("benevolent", seats=3, seed=7)\n',
    "add-a-game.md": "from broceliande.engine.order import Order\n"
    "from wisps.fields import *\nfrom wisps.questions import *\nfrom wisps.rules import *\n"
    "SLOTS = KINDS = 3\n_faces = lambda *_: [0, 0, 0]\n",
}
Block = tuple[Path, str, str]


def blocks() -> list[Block]:
    """Page, kind and text of every block of code."""
    found = []
    for file in PAGES:
        text = file.read_text("utf-8")
        for kind, body in re.findall(r"^```(\S*)[^\n]*\n(.*?)^```$", text, re.S | re.M):
            if not kind.startswith("{"):
                found.append((file, kind, body))
    return found


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    those = [block for block in blocks() if block[1] in kinds]
    names = [f"{file.name}-{at}" for at, (file, _, _) in enumerate(those)]
    return pytest.mark.parametrize(("file", "kind", "body"), those, ids=names)


def test_every_kind_of_block_is_known() -> None:
    assert {kind for _, kind, _ in blocks()} <= KINDS
    assert len(blocks()) > 15


@of_kind("python")
@pytest.mark.xdist_group("fast benevolent")
def test_python_runs(
    file: Path, kind: str, body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-box.toml").write_text('name = "My box"\n')
    known: dict[str, Any] = {"__name__": "page"}
    exec(compile(BEFORE.get(file.name, ""), f"before {file.name}", "exec"), known)
    exec(compile(body, file.name, "exec"), known)


@of_kind("toml")
def test_toml_is_read(file: Path, kind: str, body: str) -> None:
    told = tomllib.loads(body)
    assert told
    if file.name == "editions.md":
        assert bro.game("benevolent").edition(told).custom


@of_kind("sh", "")
def test_commands_are_understood(file: Path, kind: str, body: str) -> None:
    """Those of ours, with every option; and every target of the Makefile that is named."""
    for line in body.splitlines():
        words = line.partition(" #")[0].split()
        if words[:1] == ["broceliande"] and "…" not in words:
            _understood(words[1:])
        elif words[:1] == ["make"] and len(words) > 1:
            targets = (ROOT / "Makefile").read_text("utf-8")
            assert re.search(rf"^{re.escape(words[1])}:", targets, re.M), line


def _understood(words: list[str]) -> None:
    command: Any = typer.main.get_command(app)
    context = command.make_context("broceliande", list(words))
    while rest := [*context._protected_args, *context.args]:
        name, command, rest = command.resolve_command(context, rest)
        context = command.make_context(name, rest, parent=context)
        if not hasattr(command, "resolve_command"):
            return


def test_shell_blocks_are_shell() -> None:
    for file, kind, body in blocks():
        if kind == "sh":
            done = subprocess.run(["sh", "-n"], input=body, text=True, check=False)
            assert done.returncode == 0, file


def test_the_manual_names_every_page() -> None:
    """Nothing in docs/ lies beside the manual."""
    index = (ROOT / "docs/index.md").read_text("utf-8")
    named = set(re.findall(r"^([\w/-]+)$", index, re.M))
    there = {
        str(file.relative_to(ROOT / "docs").with_suffix(""))
        for file in PAGES
        if file.is_relative_to(ROOT / "docs")
    }
    assert there - {"index"} <= named
