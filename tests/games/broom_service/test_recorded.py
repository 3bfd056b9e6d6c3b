"""Recorded games that replay to the byte, and counts of move sequences stored as text.

    python -m tests.games.broom_service.test_recorded

writes both anew. Do so only with a new version of the rules: stored games keep theirs.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import broceliande as bro
from broceliande.engine import dump
from broceliande.engine.fields import Fields
from broceliande.engine.rules import Rules
from broceliande.games.broom_service import GAME
from broceliande.games.broom_service.names import EVENTS
from tests.games.broom_service.answers import choose, play
from tests.games.broom_service.board import ROLE, VERSO, at, begin, give_tile, lay
from tests.rules import rule

HERE = Path(__file__).parent
RECORDED = HERE / "recorded"
COUNTS = HERE / "perft.txt"
STORM: dict[str, Any] = {"storm_clouds": True}

# How each game came about: seats, seed, luck of those who played, options.
GAMES: dict[str, tuple[int, int, int, dict[str, object]]] = {
    "base_2_seats": (2, 2, 2, {}),
    "base_3_seats": (3, 3, 3, {}),
    "base_4_seats": (4, 4, 4, {}),
    "base_5_seats": (5, 5, 5, {}),
    "storm_clouds": (4, 6, 6, {**STORM, "heavy_clouds": 10}),
    "mountain_tiles": (3, 4, 4, {"mountain_tiles": True}),
    "recto_all": (5, 2, 2, {**STORM, "heavy_clouds": 12, "mountain_tiles": True}),
    "verso": (4, 27, 27, {**VERSO}),
    "verso_all_2_seats": (2, 10, 10, {**VERSO, **STORM, "heavy_clouds": 11}),
    "verso_all_5_seats": (5, 18, 18, {**VERSO, **STORM, "heavy_clouds": 11}),
    "most_resources": (2, 31, 31, {}),
    "shared": (2, 27, 27, {}),
}


def loaded(t: bro.Table) -> bro.Table:
    """The same position on a table of its own, where its story begins."""
    return dump.load(t.dump(), lambda _: GAME)


def clouded_circle() -> bro.Table:
    """A map on which a cloud covers circle A: the pawn flies to B unasked (Q40)."""
    spot = {"id": "VC01", "region": "e", "cell": [14, 1]}
    t = loaded(lay(2, hands=["hill root", ""], pawns=["gr", "gr"], tiles={"h": "turbo_AB"},
                   edition={"verso": {"cloud_spot": [spot]}}, **VERSO))  # fmt: skip
    play(t, "lead", "hill", "brave")
    return play(t, "move", 0, "h")


def led_before() -> bro.Table:
    """A role that was led before is laid down without action (Q13)."""
    t = lay(3, hands=["root hill", "root", ""], cursed="root")
    at(t).led = 1 << ROLE["root"]
    return play(loaded(t), "lead", "root", "none")


def covered_tower() -> bro.Table:
    """A delivery beside a tower under a mountain tile."""
    t = loaded(lay(2, hands=["peak", ""], pawns=["hi", "co"], mountain_tiles=True))
    return play(t, "lead", "peak", "brave")


def fresh_tile() -> bro.Table:
    """A forest tile just taken, with a delivery to make."""
    t = loaded(
        lay(2, hands=["forest", ""], pawns=["gg", "gr"], tiles={"b": "five_points"}, **VERSO)
    )
    play(t, "lead", "forest", "brave")
    return play(t, "move", 0, "b")


def tile_used() -> bro.Table:
    """A forest tile used for this card, and another one at hand."""
    t = loaded(lay(2, hands=["root", ""], own=["brave_coward five_points"], **VERSO))
    play(t, "lead", "root", "cowardly")
    return play(t, "coward_mode", "brave_coward")


def second_extra_card() -> bro.Table:
    """An extra card taken by the leader of a trick, who has another such tile."""
    t = begin(3, "gathering", 2, **VERSO)
    for _ in range(2):
        give_tile(t, 0, 1)
    t = choose(loaded(t), *["forest hill root fruit"] * 3)
    play(t, "extra_card", "fairy")
    return t


def no_set() -> bro.Table:
    """The Full Set! is in force, and the leader has none."""
    return loaded(lay(2, hands=["root", ""], event="full_set", goods=[(1, 1, 0, 1)]))


def extra_declined() -> bro.Table:
    """An extra card that nobody wanted."""
    t = begin(3, "gathering", 2, **VERSO)
    give_tile(t, 0, 1)
    t = choose(loaded(t), *["forest hill root fruit"] * 3)
    return play(t, "extra_card", "none")


def turbo() -> bro.Table:
    """A pawn on a turbo hill."""
    t = loaded(lay(2, hands=["hill", ""], pawns=["gr", "gr"], tiles={"h": "turbo_AB"}, **VERSO))
    play(t, "lead", "hill", "brave")
    return play(t, "move", 0, "h")


def hoard() -> bro.Table:
    """A hoard cloud dispelled with enough potions."""
    t = loaded(lay(2, hands=["fairy root", ""], pawns=["dd", "co"], goods=[(3, 0, 0, 1)],
                   clouds={"RC03": "hoard orange"}, storm_clouds=True))  # fmt: skip
    play(t, "lead", "fairy", "brave")
    return play(t, "dispel", "RC03")


def five_points() -> bro.Table:
    """A forest tile turned into points."""
    t = loaded(lay(2, hands=["root hill", ""], own=["five_points"], **VERSO))
    play(t, "lead", "root", "cowardly")
    return play(t, "coward_mode", "five_points")


MOMENTS: dict[str, Callable[[], bro.Table]] = {
    "clouded_circle": clouded_circle, "led_before": led_before, "covered_tower": covered_tower,
    "fresh_tile": fresh_tile, "tile_used": tile_used, "second_extra_card": second_extra_card,
    "no_set": no_set, "extra_declined": extra_declined, "turbo": turbo,
    "hoard": hoard, "five_points": five_points,
}  # fmt: skip


def recording(name: str) -> str:
    """Play a game at random, always in the same way; or lay a moment of one."""
    if name in MOMENTS:
        return MOMENTS[name]().dump()
    seats, seed, luck, options = GAMES[name]
    t = bro.table(GAME, seats, seed, options)
    player = Random(luck)
    while not t.over:
        seat = player.choice(t.asked)
        t.play(seat, player.choice(t.rules.legal(t._state, seat)))
    return t.dump()


def stored(name: str) -> str:
    return (RECORDED / f"{name}.json").read_text("utf-8").rstrip("\n")


def load(name: str) -> bro.Table:
    return dump.load(stored(name), lambda _: GAME)


def sequences(rules: Rules, state: Fields, depth: int) -> int:
    """How many sequences of so many answers there are from a position on."""
    seat = next((seat for seat in range(state.seats) if state.asked >> seat & 1), None)
    if seat is None:
        return 0
    moves = rules.legal(state, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        rules.play(after, seat, move)
        total += sequences(rules, after, depth - 1)
    return total


def counts() -> str:
    """Lines: seats, variant, answers given at random before, depth, count."""
    lines = []
    everything = {**VERSO, **STORM, "heavy_clouds": 11}
    for seats in GAME.seats:
        for variant, options in (("base", {}), ("all", everything)):
            t = bro.table(GAME, seats, 1, options)
            player = Random(seats)
            for before in (0, 4 * seats + 30, 4 * seats + 60):
                while len(t.played) < before:
                    seat = player.choice(t.asked)
                    t.play(seat, player.choice(t.rules.legal(t._state, seat)))
                for depth in (1, 2, 3):
                    found = sequences(t.rules, t._state, depth)
                    lines.append(f"{seats} {variant} {before} {depth} {found}\n")
    return "".join(lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_the_byte(name: str) -> None:
    text = stored(name)
    t = load(name)
    assert t.dump() == text
    assert t.over
    assert t.seats == GAMES[name][0]
    assert len(t.played) == len(json.loads(text)["moves"]) > 100


@pytest.mark.parametrize("name", MOMENTS)
def test_a_recorded_moment_is_still_legal(name: str) -> None:
    assert load(name).dump() == stored(name) == recording(name)


@rule("BS-128", "BS-129")
def test_every_event_question_ending_and_variant_is_recorded() -> None:
    tables = [load(name) for name in GAMES]
    assert {at(t).events[turn] for t in tables for turn in range(7)} == set(range(len(EVENTS)))
    asked = {GAME.question_of(move)[0].name for t in tables for _, move in t.played}
    assert asked == {question.name for question in GAME.questions}
    assert {t.ending for t in tables} == set(GAME.endings)
    assert {at(t).side for t in tables} == {0, 1}
    assert sorted(path.stem for path in RECORDED.iterdir()) == sorted([*GAMES, *MOMENTS])


@rule("BS-160", "BS-161", "BS-162")
def test_the_recorded_endings() -> None:
    t = load("most_resources")
    assert t.ending == "most_resources"
    assert t.scores[0] == t.scores[1]
    assert sorted(t.places) == [1, 2]
    t = load("shared")
    assert t.ending == "shared"
    assert t.places == (1, 1)
    for name in GAMES:
        t = load(name)
        assert max(t.scores) == t.scores[t.places.index(1)]


def test_a_forged_answer_is_found() -> None:
    data = json.loads(stored("base_3_seats"))
    data["moves"][-1][1] -= 1
    with pytest.raises(bro.BadDump):
        dump.load(data, lambda _: GAME)


def test_the_counts_of_move_sequences() -> None:
    assert counts() == COUNTS.read_text("utf-8")


def write() -> None:
    """Write the recorded games and the counts anew."""
    RECORDED.mkdir(exist_ok=True)
    for name in (*GAMES, *MOMENTS):
        (RECORDED / f"{name}.json").write_text(recording(name) + "\n", "utf-8")
    COUNTS.write_text(counts(), "utf-8")


if __name__ == "__main__":
    write()
