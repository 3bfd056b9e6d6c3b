"""Recorded games that replay to the byte, and counts of move sequences stored as text.

    python -m tests.games.bloody_grove.test_recorded

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

# How each game came about: the seed, how it was played, and after how many answers it stops
# (0: at its end).
GAMES: dict[str, tuple[int, str, int]] = {
    "groves_round_1": (11, "any", 0),
    "groves_round_2": (3, "any", 0),
    "groves_round_3": (5, "any", 0),
    "groves_round_4": (14, "any", 0),
    "domination": (1, "any", 0),
    "transformations": (4, "any", 0),
    "shared": (1, "summon", 0),
    "never_transformed": (50, "summon", 0),
    "many_tokens": (1063, "tokens", 0),
    "many_recruits": (7, "recruit", 0),
    "second_look": (1, "any", 1),  # the token that the other player has looked at is refused
    "rival_venerable": (1, "summon", 21),  # a token for it is refused
    "elite_used_up": (5, "recruit", 61),  # a completed symbol, and no Elite of that animal
}

ENDINGS = {
    "groves_round_1": ("groves", 1),
    "groves_round_2": ("groves", 2),
    "groves_round_3": ("groves", 3),
    "groves_round_4": ("groves", 4),
    "domination": ("domination", 4),
    "transformations": ("transformations", 4),
    "shared": ("shared", 4),
    "never_transformed": ("domination", 4),
    "many_tokens": ("domination", 4),
    "many_recruits": ("domination", 4),
}


def choose(t: bro.Table, luck: Random, style: str) -> int:
    """A legal move at random: any, or one that suits the style of the game."""
    seat = t.asked[0]
    moves = t.rules.legal(t._state, seat)
    paths = {move: t.game.path(t.rules.named, t._state, seat, move) for move in moves}
    suits = [move for move in moves if _suits(style, paths[move][-1])]
    return luck.choice(suits or moves)


def _suits(style: str, last: str) -> bool:
    """Whether a move that ends with this thing suits a style."""
    match style:
        case "summon":
            return last not in ("answer:left", "answer:right")
        case "tokens":
            return last not in ("answer:decline", "answer:left", "answer:top")
        case "recruit":
            return last in ("answer:left", "answer:right", "answer:hand")
        case _:
            return True


def recording(name: str) -> bro.Table:
    """Play a game at random, always in the same way."""
    seed, style, stop = GAMES[name]
    t = bro.table("bloody-grove", 2, seed)
    luck = Random(seed)
    while not t.over and (not stop or t.ply < stop):
        t.play(t.asked[0], choose(t, luck, style))
    return t


def stored(name: str) -> str:
    return (RECORDED / f"{name}.json").read_text("utf-8").rstrip("\n")


def questions(t: bro.Table) -> set[str]:
    """The questions that were answered."""
    return {t.game.question_of(move)[0].name for _, move in t.played}


def events(t: bro.Table) -> set[str]:
    """The events that were told."""
    return {t.game.events[told.event - 1].name for told in t.told}


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
    """Lines of four numbers: seed, answers before, depth, count."""
    lines = []
    for seed in (1, 4, 14):
        for before in (0, 2, 20, 40):
            t = bro.table("bloody-grove", 2, seed)
            luck = Random(seed)
            while t.ply < before:
                t.play(t.asked[0], choose(t, luck, "any"))
            for depth in (1, 2, 3):
                count = sequences(t.rules, t._state, depth)
                lines.append(f"{seed} {before} {depth} {count}\n")
    return "".join(lines)


@rule("BG-002", "BG-003", "BG-004", "BG-089", "BG-100", "BG-101", "BG-102")
@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_the_byte(name: str) -> None:
    text = stored(name)
    t = bro.load(text)
    assert t.dump() == text
    assert len(t.played) == len(json.loads(text)["moves"]) > 0
    assert t.over == (name in ENDINGS)
    if t.over:
        assert (t.ending, t.view(None)["fields"]["round"]) == ENDINGS[name]
        assert (t.places == (1, 1)) == (t.ending == "shared")


def test_every_ending_question_and_event_is_recorded() -> None:
    tables = [bro.load(stored(name)) for name in GAMES]
    game = bro.game("bloody-grove")
    assert {t.ending for t in tables if t.over} == set(game.endings)
    assert set().union(*map(questions, tables)) == {q.name for q in game.questions}
    assert set().union(*map(events, tables)) == {event.name for event in game.events}
    assert sorted(path.stem for path in RECORDED.iterdir()) == sorted(GAMES)


@rule("BG-081", "BG-082", "BG-083")
def test_every_effect_of_a_venerable_is_recorded() -> None:
    tables = [bro.load(stored(name)) for name in GAMES]
    assert {"look", "effect_recruit"} <= set().union(*map(questions, tables))
    assert "bottom" in set().union(*map(events, tables))


@rule("BG-100", "BG-101", "BG-102")
def test_the_recorded_tie_breaks() -> None:
    t = bro.load(stored("transformations"))
    piles = t.view(None)["fields"]["druid_n"]
    assert t.scores[0] == t.scores[1]
    assert t.places == ((1, 2) if piles[0] > piles[1] else (2, 1))
    t = bro.load(stored("shared"))
    piles = t.view(None)["fields"]["druid_n"]
    assert t.scores[0] == t.scores[1]
    assert piles[0] == piles[1]
    t = bro.load(stored("domination"))
    assert t.places == ((1, 2) if t.scores[0] > t.scores[1] else (2, 1))


@rule("BG-026", "BG-044", "BG-053")
def test_the_rare_cases_are_recorded() -> None:
    assert {"turn_lost", "no_effect"} <= events(bro.load(stored("never_transformed")))
    assert "refilled" in events(bro.load(stored("many_tokens")))
    assert "pile_empty" in events(bro.load(stored("many_recruits")))


def test_a_forged_answer_is_found() -> None:
    data = json.loads(stored("domination"))
    data["moves"][-1][1] -= 1
    with pytest.raises(bro.BadDump):
        bro.load(data)


def test_the_counts_of_move_sequences() -> None:
    assert counts() == COUNTS.read_text("utf-8")


def write() -> None:
    """Write the recorded games and the counts anew."""
    RECORDED.mkdir(exist_ok=True)
    for name in GAMES:
        (RECORDED / f"{name}.json").write_text(recording(name).dump() + "\n", "utf-8")
    COUNTS.write_text(counts(), "utf-8")


if __name__ == "__main__":
    write()
