"""Law 8: every paragraph of the rules and every ruling is cited by a test; none is made up."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

from tests.laws.evidence import Evidence, all_evidence

EVIDENCE = all_evidence()

NUMBERED = re.compile(r"^\*\*([A-Z]{2}-\d{3})\*\*", re.MULTILINE)


def marks(folder: Path) -> Iterator[ast.Call]:
    """Every `@rule(...)` above a test, and the `kept=rule(...)` of the refusals."""
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from (mark for mark in node.decorator_list if is_mark(mark))
    for node in ast.walk(ast.parse((folder / "refusals.py").read_text("utf-8"))):
        if isinstance(node, ast.keyword) and node.arg == "kept" and is_mark(node.value):
            yield node.value


def is_mark(node: ast.expr) -> TypeGuard[ast.Call]:
    """Whether this is a call of `rule`."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "rule"


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_every_paragraph_and_every_ruling_is_kept_by_a_test(evidence: Evidence) -> None:
    text = (evidence.game.folder / "rules.en.md").read_text("utf-8")
    paragraphs = NUMBERED.findall(text)
    letters = paragraphs[0][:2]
    assert paragraphs == [f"{letters}-{n:03}" for n in range(1, evidence.ledger.paragraphs + 1)]
    cited = {ast.literal_eval(number) for mark in marks(evidence.folder) for number in mark.args}
    assert sorted({*paragraphs, *evidence.ledger.rulings}) == sorted(cited)
