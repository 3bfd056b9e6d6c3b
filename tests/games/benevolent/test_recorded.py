"""Recorded games that replay to the byte, and counts of move sequences stored as text.

    python -m tests.games.benevolent.test_recorded

writes both anew. Do so only with a new version of the rules: stored games keep theirs.
"""

import json
from pathlib import Path
from random import Random

import pytest

import broceliande as bro
from broceliande.engine.fields import Fields
from broceliande.engine.rules import Rules
from tests.rules import rule

HERE = Path(__file__).parent
RECORDED = HERE / "recorded"
COUNTS = HERE / "perft.txt"

# How each game came about: seats, seed, luck of those who played, options.
GAMES: dict[str, tuple[int, int, int, dict[str, object]]] = {
    "five_gifts_2_seats": (2, 120, 120, {}),
    "five_gifts_3_seats": (3, 44, 44, {}),
    "five_gifts_4_seats": (4, 30, 30, {}),
    "tied_rival": (3, 6, 6, {}),
    "turn_limit": (3, 1, 1, {"turn_limit": 12}),
}


def recording(name: str) -> str:
    """Play a game at random, always in the same way."""
    seats, seed, luck, options = GAMES[name]
    t = bro.table("benevolent", seats, seed, options)
    player = Random(luck)
    while not t.over:
        seat = t.asked[0]
        t.play(seat, player.choice(t.moves(seat)))
    return t.dump()


def stored(name: str) -> str:
    return (RECORDED / f"{name}.json").read_text("utf-8").rstrip("\n")


def questions(t: bro.Table) -> list[str]:
    """The question that each answer answered."""
    return [t.game.question_of(move)[0].name for _, move in t.played]


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
    """Lines of four numbers: seats, seed, depth, count."""
    lines = []
    for seats in (2, 3, 4):
        for seed in (1, 2):
            t = bro.table("benevolent", seats, seed)
            for depth in (1, 2, 3, 4):
                lines.append(f"{seats} {seed} {depth} {sequences(t.rules, t.state, depth)}\n")
    return "".join(lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_the_byte(name: str) -> None:
    text = stored(name)
    t = bro.load(text)
    assert t.dump() == text
    assert t.over
    assert t.ending == ("turn_limit" if name == "turn_limit" else "five_gifts")
    assert t.seats == GAMES[name][0]
    assert len(t.played) == len(json.loads(text)["moves"]) > 0


def test_every_ending_and_every_question_is_recorded() -> None:
    tables = [bro.load(stored(name)) for name in GAMES]
    game = bro.game("benevolent")
    assert {t.ending for t in tables} == set(game.endings)
    assert {name for t in tables for name in questions(t)} == {q.name for q in game.questions}
    assert sorted(path.stem for path in RECORDED.iterdir()) == sorted(GAMES)


@rule("BE-078")
def test_a_gift_was_taken_from_a_tied_rival() -> None:
    t = bro.load(stored("tied_rival"))
    asked = questions(t).index("victim")
    taken = [told for told in t.told if told.ply == asked + 1]
    assert "from_rival" in [t.game.events[told.event - 1].name for told in taken]


@rule("BE-026", "BE-125")
def test_the_recorded_winners_and_the_game_without_one() -> None:
    for name in GAMES:
        t = bro.load(stored(name))
        winners = [seat for seat, place in enumerate(t.places) if place == 1]
        assert winners == ([] if name == "turn_limit" else [t.played[-1][0]])


def test_a_forged_answer_is_found() -> None:
    data = json.loads(stored("turn_limit"))
    data["moves"][-1][1] -= 1
    with pytest.raises(bro.BadDump):
        bro.load(data)


def test_the_counts_of_move_sequences() -> None:
    assert counts() == COUNTS.read_text("utf-8")


def write() -> None:
    """Write the recorded games and the counts anew."""
    RECORDED.mkdir(exist_ok=True)
    for name in GAMES:
        (RECORDED / f"{name}.json").write_text(recording(name) + "\n", "utf-8")
    COUNTS.write_text(counts(), "utf-8")


if __name__ == "__main__":
    write()
