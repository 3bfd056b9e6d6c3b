"""The tool itself: what it breaks, what it finds, what it refuses."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import broceliande as bro
from tests.mutants import report, same
from tests.mutants.__main__ import judged
from tests.mutants.breeding import Mutant, breed, sample
from tests.mutants.grounds import ROOT, ground_of
from tests.mutants.report import Verdict

WHISPERS = ground_of("whispers")
RULES = ROOT / "tests" / "whispers" / "rules.py"


def mutants(*arguments: str, out: Path) -> subprocess.CompletedProcess[str]:
    """Run the tool."""
    paths = ["--docs", str(out / "mutants.md"), "--build", str(out)]
    return subprocess.run(
        [sys.executable, "-m", "tests.mutants", *arguments, *paths],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def line_of(text: str) -> int:
    """Where that stands in the rules of Whispers."""
    lines = RULES.read_text("utf-8").splitlines()
    return 1 + next(at for at, line in enumerate(lines) if line.strip() == text)


def of_function(name: str) -> list[Mutant]:
    return [mutant for mutant in breed(WHISPERS) if mutant.where == f"rules.{name}"]


def test_a_rule_is_broken_in_many_small_ways() -> None:
    found = {(mutant.kind, mutant.now) for mutant in of_function("peek_refusal")}
    assert {
        ("condition", "if token != DECLINE or s.looked[token] >> seat & 1 != 0"),
        ("condition", "if s.looked[token] >> seat & 1 != 0"),
        ("condition", "if True"),
        ("comparison", "if token == DECLINE and s.looked[token] >> seat & 1 != 0"),
        ("sum", "if token != DECLINE and s.looked[token] << seat & 1 != 0"),
        ("off by one", "if token != DECLINE and s.looked[token] >> seat & 2 != 0"),
        ("wrong seat", "if token != DECLINE and s.looked[token] >> (seat + 1) % s.seats & 1 != 0"),
        ("swapped", "return Why.GAME_OVER"),
        ("off by one", "return 1"),
    } <= found
    assert ("range", "for seat in range(1, s.seats)") in {
        (m.kind, m.now) for m in of_function("end")
    }
    assert ("extreme", "most = min(most, s.points[seat])") in {
        (mutant.kind, mutant.now) for mutant in of_function("end")
    }
    assert ("left out", "pass") in {(mutant.kind, mutant.now) for mutant in of_function("show")}


def test_mutants_have_names_of_their_own_and_differ_from_the_rule() -> None:
    bred = breed(WHISPERS)
    assert max(Counter(mutant.key for mutant in bred).values()) == 1
    for mutant in bred:
        assert mutant.code.co_code != mutant.function.__code__.co_code or (
            mutant.code.co_consts,
            mutant.code.co_names,
        ) != (mutant.function.__code__.co_consts, mutant.function.__code__.co_names)


def test_a_sample_is_drawn_by_its_seed_and_holds_every_kind() -> None:
    bred = breed(WHISPERS)
    drawn = sample(bred, 100, 1)
    assert len(drawn) == 100
    assert [one.key for one in drawn] == [one.key for one in sample(bred, 100, 1)]
    assert [one.key for one in drawn] != [one.key for one in sample(bred, 100, 2)]
    assert {one.kind for one in drawn} == {one.kind for one in bred}
    assert sample(bred, 10_000, 1) == bred


@pytest.mark.long
def test_a_rule_that_is_tested_is_caught_and_one_that_is_not_survives(tmp_path: Path) -> None:
    kept = line_of("s.hand[seat][slot] = s.deck[s.left]")
    done = mutants("whispers", "--only", f"rules.py:{kept}", out=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    (dropped,) = [line for line in done.stdout.splitlines() if line.endswith("→ pass")]
    assert dropped.startswith("tests/whispers/test_whispers.py::")
    faults = line_of("return Fault.CARD_LOST")
    done = mutants("whispers", "--only", f"rules.py:{faults}", out=tmp_path)
    assert done.stdout.splitlines()[-1].startswith(f"SURVIVED  rules.py:{faults} rules.check")
    assert not (tmp_path / "mutants.md").exists()  # a line is no report


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    done = mutants("chess", out=tmp_path)
    assert done.returncode == 2
    assert "no game is called 'chess'" in done.stdout


def test_what_is_listed_as_the_same_counts_for_nothing_until_it_is_stale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bred = breed(WHISPERS)
    keys = [mutant.key for mutant in bred[:4]]
    caught = {keys[0]: "a test", keys[1]: "", keys[2]: "", keys[3]: "a test"}
    monkeypatch.setattr(same, "reasons", lambda game: {keys[2]: "nobody sees it"})
    verdict = judged(WHISPERS, bred, caught)
    assert (verdict.survived, verdict.same) == ([keys[1]], {keys[2]: "nobody sees it"})
    assert (len(verdict.caught), verdict.stale) == (2, [])
    monkeypatch.setattr(same, "reasons", lambda game: {keys[3]: "?", "a.b: c → d": "?"})
    verdict = judged(WHISPERS, bred, caught)
    assert verdict.stale == [
        f"is caught by a test: {keys[3]}",
        "no longer exists: a.b: c → d",
    ]
    assert not verdict.good


@pytest.mark.parametrize(
    "game",
    ["benevolent", *(pytest.param(each, marks=pytest.mark.long) for each in bro.games()[1:])],
)
def test_every_mutant_that_is_listed_as_the_same_exists(game: str) -> None:
    listed = same.reasons(game)
    assert all(listed.values())
    assert set(listed) <= {mutant.key for mutant in breed(ground_of(game))}


def test_a_report_keeps_its_head_and_other_games(tmp_path: Path) -> None:
    file = tmp_path / "mutants.md"
    file.write_text("# Mutants\n\nA head.\n\n", "utf-8")
    report.write(file, Verdict("b-game", 100, ["x"] * 49, ["f: a → b"], {"f: c → d": "why"}))
    report.write(file, Verdict("a-game", 10, ["x"] * 10))
    report.write(file, Verdict("a-game", 11, ["x"] * 11))
    text = file.read_text("utf-8")
    assert text.startswith("# Mutants\n\nA head.\n\n| game |")
    assert text.count("a-game | 11 | 11 | 11 | 0 | 0 | 100.0 % |") == 1
    assert "b-game | 100 | 51 | 49 | 1 | 1 | 98.0 % |" in text
    assert text.index("## a-game") < text.index("## b-game")
    assert "- `f: a → b`" in text
    assert "- why:\n  - `f: c → d`" in text
