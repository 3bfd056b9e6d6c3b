"""The order in which tests run."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
LONG = ("web", "server", "proofs", "terminal", "lab", "laws")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Folders with long tests go first: at the end only short ones are left, and both workers are
    busy until the last of them."""
    items.sort(key=lambda item: _rank(item.path.relative_to(HERE).parts[0]))


def _rank(folder: str) -> int:
    return LONG.index(folder) if folder in LONG else len(LONG)
