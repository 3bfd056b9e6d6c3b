"""Arrows point one way: a module imports only what stands below it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "broceliande"
# What each part may import of the project, itself included.
BELOW = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "fast": {"engine", "games", "fast"},
    "gpu": {"engine", "games", "fast", "gpu"},
    "bots": {"engine", "games", "fast", "bots"},
    "lab": {"engine", "games", "fast", "gpu", "bots", "lab"},
    "terminal": {"engine", "games", "fast", "gpu", "bots", "lab", "terminal"},
    "server": {"engine", "games", "fast", "bots", "server"},
}
# Libraries that a part may use beside the standard library.
LIBRARIES = {
    "engine": {"fluent"},
    "games": set(),
    "fast": {"numba", "llvmlite", "numpy"},
    "gpu": {"numba", "numpy"},
    "bots": {"numpy"},
}


def imports(file: Path) -> set[str]:
    """The full names of the modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written out"
            module = node.module or ""
            found |= {f"{module}.{name.name}" for name in node.names}
    return found


def modules() -> list[Path]:
    """Every module inside a part of the house."""
    return sorted(file for part in BELOW for file in (SOURCE / part).rglob("*.py"))


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_module_imports_only_what_stands_below_it(file: Path) -> None:
    part = file.relative_to(SOURCE).parts[0]
    for name in imports(file):
        top, *rest = name.split(".")
        if top == "broceliande":
            face = part not in ("engine", "games") and (not rest or rest[0] not in BELOW)
            assert face or rest[0] in BELOW[part], name
        elif part in LIBRARIES:
            assert top in sys.stdlib_module_names | LIBRARIES[part], name


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_game_imports_the_engine_and_itself_only(file: Path) -> None:
    part, *inside = file.relative_to(SOURCE).parts
    if part == "games" and len(inside) > 1:
        for name in imports(file):
            if name.startswith("broceliande.games."):
                assert name.split(".")[2] == inside[0], name


def test_the_runner_on_a_card_alone_knows_cards() -> None:
    for file in sorted(SOURCE.rglob("*.py")):
        if file.relative_to(SOURCE).parts[0] != "gpu":
            assert not [name for name in imports(file) if name.startswith("numba.cuda")], file


def names() -> dict[str, Path]:
    """Every file of the library by the name under which it is imported."""
    found = {}
    for file in sorted(SOURCE.rglob("*.py")):
        parts = ["broceliande", *file.relative_to(SOURCE).with_suffix("").parts]
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def arrows(files: dict[str, Path]) -> dict[str, set[str]]:
    """By file: the files it imports, inside functions and for types too."""
    found = {}
    for name, file in files.items():
        told = {one if one in files else one.rpartition(".")[0] for one in imports(file)}
        found[name] = told & set(files)
    return found


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Those that cannot be put in an order in which each comes after all it points to."""
    left = {name: set(others) for name, others in graph.items()}
    while free := [name for name, others in left.items() if not others & set(left)]:
        for name in free:
            del left[name]
    return sorted(left)


def test_no_file_imports_itself_through_others() -> None:
    assert circle(arrows(names())) == []


def test_a_circle_would_be_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["a", "b", "c"]
    assert circle({"a": {"a"}}) == ["a"]
    assert len(arrows(names())["broceliande.engine.table"]) > 5


def test_the_engine_names_no_game() -> None:
    text = "".join(f.read_text("utf-8") for f in sorted((SOURCE / "engine").glob("*.py")))
    for game in sorted(p.name for p in (SOURCE / "games").iterdir() if p.is_dir()):
        if not game.startswith("__"):
            assert game not in text
            assert game.replace("_", " ") not in text.lower()


def test_importing_the_library_loads_neither_compiler_nor_words_nor_a_game() -> None:
    script = "import sys, broceliande; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(SOURCE.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stdout.split())
    assert not loaded & {"numba", "numpy", "fluent.runtime", "rich", "typer", "asyncio"}
    assert not [name for name in loaded if name.startswith("broceliande.games.")]
