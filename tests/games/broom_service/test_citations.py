"""Every paragraph of the rules and every ruling is cited by a test; none is made up."""

import ast
import re
from pathlib import Path

from broceliande.games.broom_service import GAME

RULES = (GAME.folder / "rules.en.md").read_text("utf-8")
PARAGRAPHS = set(re.findall(r"^\*\*(BS-\d{3})\*\*", RULES, re.MULTILINE))
RULINGS = {f"Q{n:02}" for n in range(1, 61)}


def cited() -> set[str]:
    """The numbers in `@rule(...)` above the tests of this folder."""
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule":
                        found |= {ast.literal_eval(number) for number in mark.args}
    return found


def test_every_paragraph_and_every_ruling_is_kept_by_a_test() -> None:
    assert {f"BS-{n:03}" for n in range(1, 225)} == PARAGRAPHS
    assert sorted(PARAGRAPHS | RULINGS) == sorted(cited())
