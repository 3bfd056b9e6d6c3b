"""The order in which tests run."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
LONG = ("proofs", "server", "lab", "terminal", "laws")
LAST = "web"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Folders with long tests go first, so that both workers are busy until the end. Those of the
    pages go last: the browser leaves an event loop running in its process, in which no other test
    can run one."""
    items.sort(key=lambda item: _rank(item.path.relative_to(HERE).parts[0]))


def _rank(folder: str) -> int:
    if folder == LAST:
        return len(LONG) + 1
    return LONG.index(folder) if folder in LONG else len(LONG)
