"""Services that the proofs need."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TELL = 'echo "$BROCELIANDE_TEST_DATABASE $BROCELIANDE_TEST_BUS"; cat'


@dataclass(frozen=True)
class Services:
    """Where PostgreSQL and Redis are."""

    database: str
    bus: str


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    """A real PostgreSQL and a real Redis, for as long as the tests of this process last."""
    command = [str(ROOT / "scripts" / "services"), "sh", "-c", TELL]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        database, _, bus = process.stdout.readline().strip().partition(" ")
        assert bus, "scripts/services said why"
        yield Services(database, bus)
        process.communicate(timeout=150)


@pytest.fixture
def tools_of_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    """pg_dump and its like of the newest PostgreSQL here, before any older one."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda at: -int(at.parts[-2]))
    known = os.pathsep.join([*map(str, folders), os.environ["PATH"]])
    monkeypatch.setenv("PATH", known)
