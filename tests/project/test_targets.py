"""What `make test` leaves out because it takes long, another target runs."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONG = re.compile(r"\bmark\.long\b")
PYTEST = re.compile(r"-m pytest\b(.*)")


def named() -> list[Path]:
    """The tests that targets of the Makefile name, and run whole."""
    runs = PYTEST.findall((ROOT / "Makefile").read_text("utf-8"))
    return [ROOT / word for run in runs for word in run.split() if word.startswith("tests/")]


def test_whatever_takes_long_is_run_by_another_target() -> None:
    long = {
        path
        for path in (ROOT / "tests").rglob("test_*.py")
        if path != Path(__file__) and LONG.search(path.read_text("utf-8"))
    }
    assert len(long) > 3
    assert {
        path for path in long if not any(path.is_relative_to(each) for each in named())
    } == set()
