"""The README's examples are run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def examples() -> list[str]:
    """The Python examples of the README."""
    return re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)


def test_the_first_example_runs_and_says_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    example = examples()[0]
    assert len([line for line in example.splitlines() if line.strip()]) <= 12
    exec(compile(example, "README.md", "exec"), {})
    places, story, refusal = capsys.readouterr().out.splitlines()
    assert "1" in places
    assert "five_gifts" in places
    assert story.startswith("Player")
    assert refusal


@pytest.mark.xdist_group("fast benevolent")
def test_the_second_example_plays_a_thousand_games(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(examples()[1], "README.md", "exec"), {})
    assert int(capsys.readouterr().out) > 100_000


def test_the_readme_links_to_files_that_exist() -> None:
    for file in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for link in re.findall(r"\]\(([^)#]+)\)", file.read_text("utf-8")):
            if "://" not in link:
                assert (file.parent / link).exists(), f"{file.name}: {link}"
