"""The arena: common deals, seats in turn, runs that go on after a kill, ratings that make sense."""

from __future__ import annotations

import functools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from broceliande.bots import levels
from broceliande.cli import app
from broceliande.engine.errors import BadBot, BadSeats, SetupError
from broceliande.lab import arena, match
from broceliande.lab.arena import Plan
from broceliande.lab.ratings import Result, pairs, rate, rate_teams, wilson

SMALL = Plan("bloody-grove", ("random", "sapling"), 2, 4)


def quiet(done: int, of: int) -> None:
    """No bar."""


def test_every_pair_meets_on_every_seat_over_the_same_deals() -> None:
    bouts = Plan("benevolent", ("random", "greedy", "pupil"), 3, 6).bouts()
    assert len(bouts) == 3 * 6
    pair = [bout for bout in bouts if set(bout.bots) == {"random", "greedy"}]
    assert {bout.seed for bout in pair} == {0}
    lone = [bout.bots.index(min(set(bout.bots), key=bout.bots.count)) for bout in pair]
    assert lone == [0, 1, 2, 0, 1, 2]
    assert sum(bout.bots.count("random") for bout in pair) == 9


def test_only_the_first_of_a_pair_is_alone_where_that_is_asked_for() -> None:
    bouts = Plan("benevolent", ("greedy", "random"), 3, 6, alone=True).bouts()
    assert [bout.bots.index("greedy") for bout in bouts] == [0, 1, 2, 0, 1, 2]
    assert all(bout.bots.count("random") == 2 for bout in bouts)
    assert [bout.seed for bout in bouts] == [0, 0, 0, 1, 1, 1]


def test_on_a_ladder_only_neighbours_meet() -> None:
    bouts = Plan("benevolent", ("random", "greedy", "pupil"), 2, 2, ladder=True).bouts()
    assert {frozenset(bout.bots) for bout in bouts} == {
        frozenset({"random", "greedy"}),
        frozenset({"greedy", "pupil"}),
    }


def test_a_team_plays_with_itself() -> None:
    bouts = Plan("bethel-woods", ("random", "greedy"), 2, 3).bouts()
    assert [bout.bots for bout in bouts[:2]] == [("random",) * 2, ("greedy",) * 2]
    assert [bout.seed for bout in bouts] == [0, 0, 1, 1, 2, 2]


def test_a_game_without_an_end_is_cut_and_nobody_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("benevolent", ("random", "sapling"), 2, 1)
    whole = arena.play_bout(plan, plan.bouts()[0])
    assert whole["ending"]
    assert sum(whole["shares"]) == 1
    endless = functools.partial(match.play_game, longest=5)
    monkeypatch.setattr("broceliande.lab.match.play_game", endless)
    cut = arena.play_bout(plan, plan.bouts()[0])
    assert (cut["ending"], cut["answers"], cut["shares"]) == ("", 5, [0.0, 0.0])


@pytest.mark.parametrize(
    ("plan", "kind"),
    [
        (Plan("bloody-grove", ("random", "oaf"), 2, 1), BadBot),
        (Plan("bloody-grove", ("random",), 2, 1), BadBot),
        (Plan("bloody-grove", ("random", "random"), 2, 1), BadBot),
        (Plan("bloody-grove", ("random", "druid@0"), 2, 1), BadBot),
        (Plan("bloody-grove", ("random", "greedy"), 3, 1), BadSeats),
        (Plan("bloody-grove", ("random", "greedy"), 2, 0), SetupError),
        (Plan("bloody-grove", ("random", "greedy"), 2, 1, options={"x": 1}), SetupError),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan, kind: type[SetupError]) -> None:
    with pytest.raises(kind):
        plan.check()


def test_a_run_goes_on_and_is_the_same(tmp_path: Path) -> None:
    whole = arena.run(SMALL, 1, tmp_path / "whole.parquet", False, quiet)
    out = tmp_path / "cut.parquet"
    lines = tmp_path / "cut.parquet.games"
    arena.run(Plan("bloody-grove", SMALL.bots, 2, 2), 1, out, False, quiet)
    again = arena.run(SMALL, 1, out, True, quiet)
    for rows in (whole, again):
        for row in rows:
            row.pop("seconds")
    assert again == whole
    assert not lines.exists()
    with pytest.raises(SetupError, match="there already"):
        arena.run(SMALL, 1, out, False, quiet)
    with pytest.raises(SetupError, match="another run"):
        arena.run(Plan("bloody-grove", SMALL.bots, 2, 2, seed=9), 1, out, True, quiet)


def test_a_bot_that_has_changed_does_not_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games.parquet"
    arena.run(SMALL, 1, out, False, quiet)
    more = Plan("bloody-grove", ("random", "greedy"), 2, 2)
    assert len(arena.run(more, 1, out, True, quiet)) == 6  # another pair joins the same deals
    monkeypatch.setitem(levels.LEVELS, "sapling", levels.Level("glance", glances=3))
    with pytest.raises(SetupError, match="sapling was another bot"):
        arena.run(SMALL, 1, out, True, quiet)


def told_of(process: int) -> list[str]:
    """What the system tells of a process, from its state on; nothing of one that is gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def helpers_of(process: int) -> list[int]:
    """The processes that a process has begun."""
    every = [int(one.name) for one in Path("/proc").iterdir() if one.name.isdigit()]
    return [one for one in every if told_of(one)[1:2] == [str(process)]]


def alive(process: int) -> bool:
    """Whether a process still does something; one that nobody has buried does not."""
    return told_of(process)[:1] not in ([], ["Z"])


def test_a_run_that_was_killed_loses_no_game_that_was_over(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    lines = tmp_path / "games.parquet.games"
    command = [
        sys.executable, "-m", "broceliande", "arena", "--game", "bloody-grove", "--bots",
        "random,pupil@60", "--games", "400", "--out", str(out), "--json", "--jobs", "2",
    ]  # fmt: skip
    process = subprocess.Popen(command, env=dict(os.environ), stderr=subprocess.DEVNULL)
    ends = time.monotonic() + 120
    while time.monotonic() < ends:
        if lines.exists() and len(lines.read_text("utf-8").splitlines()) > 3:
            break
        time.sleep(0.05)
    helpers = helpers_of(process.pid)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert len(helpers) >= 2
    while any(map(alive, helpers)) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not any(map(alive, helpers))
    kept = lines.read_text("utf-8").splitlines()
    assert len(kept) > 3
    lines.write_text("\n".join(kept) + '\n{"seed": 7, "bo', "utf-8")  # cut in the middle of a line
    plan = Plan("bloody-grove", ("random", "pupil@60"), 2, (len(kept) + 2))
    rows = arena.run(plan, 1, out, True, quiet)
    assert len(rows) == len(kept) + 2
    assert [json.loads(line) for line in kept[1:]] == rows[: len(kept) - 1]
    assert len({(row["seed"], *row["bots"]) for row in rows}) == len(rows)


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    one = arena.run(SMALL, 1, None, False, quiet)
    two = arena.run(SMALL, 2, None, False, quiet)
    key = lambda row: (row["seed"], row["bots"])  # noqa: E731
    assert [row["places"] for row in sorted(two, key=key)] == [
        row["places"] for row in sorted(one, key=key)
    ]


def test_a_pair_is_one_alone_among_others() -> None:
    games = [
        Result(0, ("a", "b", "b"), (1.0, 0.0, 0.0)),
        Result(0, ("b", "a", "b"), (0.5, 0.5, 0.0)),
        Result(0, ("a", "a", "b"), (0.0, 0.0, 1.0)),
        Result(1, ("a", "b", "c"), (1.0, 0.0, 0.0)),  # says nothing of a pair
        Result(1, ("a", "a", "a"), (1.0, 0.0, 0.0)),
    ]
    one, other = pairs(games)
    assert (one.bot, one.among, one.share, one.games) == ("a", "b", 0.75, 2)
    assert (other.bot, other.among, other.share, other.games) == ("b", "a", 1.0, 1)
    assert (one.low, one.high) == wilson(1.5, 2)


def test_the_command_shows_a_table_and_json() -> None:
    arguments = ["arena", "--game", "bloody-grove", "--bots", "random,greedy", "--games", "4"]
    arguments += ["--jobs", "1"]
    shown = CliRunner(env={"COLUMNS": "160"}).invoke(app, [*arguments, "--lang", "fr"])
    assert shown.exit_code == 0, shown.output
    assert "Part des victoires" in shown.stdout
    assert "Toutes les paires" in shown.stdout
    done = CliRunner().invoke(app, [*arguments, "--json"])
    found = json.loads(done.stdout)
    assert found["games"] == 4
    assert {one["bot"] for one in found["bots"]} == {"random", "greedy"}
    assert all(one["low"] <= one["elo"] <= one["high"] for one in found["bots"])
    assert [(one["bot"], one["among"], one["games"]) for one in found["pairs"]] == [
        ("greedy", "random", 4),
        ("random", "greedy", 4),
    ]
    assert sum(one["share"] for one in found["pairs"]) == pytest.approx(1)
    team = ["arena", "--game", "bethel-woods", "--bots", "random", "--games", "3", "--jobs", "1"]
    team += ["--json"]
    (one,) = json.loads(CliRunner().invoke(app, team).stdout)["bots"]
    assert (one["won"], one["games"], one["elo"]) == (0.0, 3, 0.0)
    shown = CliRunner(env={"COLUMNS": "160"}).invoke(app, [*team[:-1], "--lang", "en"])
    assert "Games won" in shown.stdout
    assert "Elo" in shown.stdout
    bad = CliRunner().invoke(app, ["arena", "--game", "bloody-grove", "--bots", "random,oaf"])
    assert bad.exit_code == 2


@pytest.mark.parametrize(("given", "jobs"), [([], 3), (["--jobs", "2"], 2)])
def test_an_arena_uses_every_core_if_nothing_else_is_said(
    given: list[str], jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def run(plan: Plan, jobs: int, *rest: object) -> list[object]:
        asked.append(jobs)
        raise SetupError("enough")

    monkeypatch.setattr("os.cpu_count", lambda: 3)
    monkeypatch.setattr(arena, "run", run)
    names = ["--game", "bloody-grove", "--bots", "random,greedy"]
    assert CliRunner().invoke(app, ["arena", *names, *given]).exit_code == 2
    assert asked == [jobs]


def test_elo_is_what_the_scores_say() -> None:
    games = [Result(n, ("a", "b"), (1.0, 0.0) if n % 4 else (0.0, 1.0)) for n in range(400)]
    first, second = rate(games)
    assert (first.bot, second.bot, second.elo) == ("a", "b", 0.0)
    assert first.elo == pytest.approx(190.8, abs=2)  # three to one
    assert first.low < 190.8 < first.high
    assert first.high - first.low < 120


def test_a_lone_seat_among_many_is_rated_for_what_it_is() -> None:
    """Equals win a quarter of the games with four seats: no Elo apart."""
    games = [
        Result(n, tuple("a" if at == n % 4 else "b" for at in range(4)), share)
        for n in range(400)
        for share in [tuple(1.0 if at == n // 4 % 4 else 0.0 for at in range(4))]
    ]
    assert abs(rate(games)[0].elo) < 1


def test_winning_every_game_leaves_open_by_how_much() -> None:
    """Ten of ten and a hundred of hundred: both have no upper end to speak of, the second more
    ground under it; neither says that the strength is known."""

    def span(games: int) -> tuple[float, float]:
        first = rate([Result(n, ("a", "b"), (1.0, 0.0)) for n in range(games)])[0]
        assert first.low < first.elo < first.high
        return first.low, first.high

    few, many = span(10), span(100)
    assert 100 < few[0] < 500 < many[0]
    assert few[1] > 1000
    assert many[1] > few[1]


def test_a_team_is_rated_by_the_deals_it_wins() -> None:
    """Nine to one against one to one is a factor of nine: 382 Elo."""
    games = [Result(n, ("a", "a"), (1.0, 1.0) if n % 10 else (0.0, 0.0)) for n in range(400)]
    games += [Result(n, ("b", "b"), (float(n % 2),) * 2) for n in range(400)]
    first, second = rate_teams(games)
    assert (first.bot, second.bot, second.elo) == ("a", "b", 0.0)
    assert (first.score, second.score) == (0.9, 0.5)
    assert first.elo == pytest.approx(381.7, abs=4)
    assert first.low < 381.7 < first.high


def test_intervals_of_shares() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
