"""The rooms of the server: each looks only into those below it, and no files form a circle.

Every import counts, also one inside a function or for types alone.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "broceliande" / "server"
HERE = "broceliande.server"
# The rooms in their order, the lowest first, and what each may look into beside itself.
BELOW: dict[str, set[str]] = {
    "ground": set(),
    "heard": {"ground"},
    "storage": {"ground"},
    "tables": {"ground", "heard", "storage"},
    "people": {"ground", "heard", "storage", "tables"},
    "told": {"ground", "heard", "storage", "tables", "people"},
    "desk": {"ground", "heard", "storage", "tables", "people", "told"},
    "company": {"ground", "heard", "storage", "tables", "told"},
    "calls": {"ground", "heard", "storage", "tables", "people", "told"},
    "web": {"ground", "heard", "storage", "tables", "people", "told", "desk", "company", "calls"},
    "keeper": {"ground", "heard", "storage", "tables", "told", "desk", "company", "calls", "web"},
}
FILES = sorted(file for file in SERVER.rglob("*.py") if "static" not in file.parts)


def name_of(file: Path) -> str:
    """A file by the name that it is imported by."""
    parts = file.relative_to(SERVER).with_suffix("").parts
    return ".".join([HERE, *parts]).removesuffix(".__init__")


NAMES = {name_of(file) for file in FILES}


def imported(text: str) -> Iterator[str]:
    """The files of the server that a text imports."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in NAMES)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out"
            module = node.module or ""
            inside = {f"{module}.{alias.name}" for alias in node.names}
            yield from inside & NAMES
            if module in NAMES and not inside <= NAMES:
                yield module


GRAPH = {name_of(file): set(imported(file.read_text("utf-8"))) for file in FILES}


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """Files that import each other round and round; none is the aim."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


def room_of(name: str) -> str:
    return name.split(".")[2]


def test_the_rooms_are_those_of_the_table_and_nothing_stands_outside() -> None:
    assert {room_of(name) for name in NAMES - {HERE}} == BELOW.keys()
    assert [file.name for file in SERVER.glob("*.py")] == ["__init__.py"]


def test_the_table_itself_points_one_way() -> None:
    known: set[str] = set()
    for room, below in BELOW.items():
        assert below <= known
        known.add(room)


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_file_looks_only_into_rooms_below(name: str) -> None:
    if name != HERE:
        rooms = {room_of(other) for other in GRAPH[name]}
        assert rooms <= BELOW[room_of(name)] | {room_of(name)}
    else:
        assert not GRAPH[name]


def test_no_files_form_a_circle() -> None:
    assert circle(GRAPH) == []


def test_the_imports_are_read_wherever_they_stand() -> None:
    house, door = f"{HERE}.tables.house", f"{HERE}.told.door"
    for text in (
        f"from {house} import House",
        f"from {HERE}.tables import house as it",
        f"import {house}",
        f"def late() -> None:\n    from {house} import House",
        f"if TYPE_CHECKING:\n    from {house} import House",
    ):
        assert list(imported(text)) == [house]
    assert circle({house: {door}, door: {house}})
    assert sum(map(len, GRAPH.values())) > 200


@pytest.mark.parametrize("room", BELOW)
def test_a_room_says_which_file_answers_which_question(room: str) -> None:
    told = ast.get_docstring(ast.parse((SERVER / room / "__init__.py").read_text("utf-8"))) or ""
    named = re.findall(r"^ *(\w+(?:\.py|/)) +.*\?", told, re.M)
    files = {file.name for file in (SERVER / room).glob("*.py")} - {"__init__.py"}
    folders = {f"{file.parent.name}/" for file in (SERVER / room).glob("*/__init__.py")}
    assert sorted(named) == sorted(files | folders)


def test_the_walk_of_one_answer_names_what_is_there() -> None:
    page = (SERVER.parents[2] / "docs" / "architecture.md").read_text("utf-8")
    steps = re.findall(r"^\d\. `(\w+/\w+\.py)`: ((?:`\w+`(?:, )?)+)\.", page, re.M)
    assert len(steps) == 9
    for file, names in steps:
        nodes = ast.walk(ast.parse((SERVER / file).read_text("utf-8")))
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
        assert {*re.findall(r"\w+", names)} <= {n.name for n in nodes if isinstance(n, kinds)}
    named = {file for file in re.findall(r"`(\w+/\w+\.py)`", page) if file.split("/")[0] in BELOW}
    assert [file for file in sorted(named) if not (SERVER / file).is_file()] == []
