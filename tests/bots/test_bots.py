"""The bots by name: legal, repeatable, quick to refuse what cannot be."""

from __future__ import annotations

import random

import pytest

import broceliande as bro
from broceliande import bots
from broceliande.bots import levels, plain
from broceliande.engine.errors import BadBot, NothingAsked
from tests.bots.places import USUAL, middle, prepared

NAMES = ("random", "greedy", "sapling", "pupil", "druid", "archdruid", "merlin")


@pytest.mark.parametrize("game", USUAL)
def test_every_bot_answers_legally(game: str) -> None:
    table = prepared(middle(game, 2, 0))
    chance = random.Random(4)
    every = [bots.bot(name) for name in NAMES[:4]]
    every += [bots.bot(name, iterations=30) for name in ("druid", "merlin")]
    for _ in range(120):
        if table.over:
            break
        seat = table.asked[0]
        move = bots.answer(chance.choice(every), table, seat, chance)
        assert table.why_not(seat, move) is None
        table.play(seat, move)


@pytest.mark.parametrize("game", USUAL)
@pytest.mark.parametrize("threads", [1, 2])
def test_same_seed_and_iterations_same_answers(game: str, threads: int) -> None:
    def answers() -> list[int]:
        table = prepared(middle(game, 3, 5))
        chance = random.Random(9)
        bot = bots.bot("druid", iterations=60, threads=threads, seed=5)
        for _ in range(12):
            seat = table.asked[0]
            table.play(seat, bots.answer(bot, table, seat, chance))
        return [move for _, move in table.played]

    assert answers() == answers()


def test_another_seed_may_answer_otherwise() -> None:
    table = prepared(middle("bloody-grove", 1, 0))
    seat = table.asked[0]
    every = {
        bots.answer(bots.bot("pupil", seed=n), table, seat, random.Random(1)) for n in range(30)
    }
    assert len(every) > 1


@pytest.mark.parametrize(
    ("name", "budget", "word"),
    [
        ("oaf", {}, "oaf"),
        ("druid", {"iterations": 0}, "iteration"),
        ("druid", {"iterations": -3}, "iteration"),
        ("druid", {"seconds": 0}, "seconds"),
        ("druid", {"seconds": -1.0}, "seconds"),
        ("druid", {"seconds": float("nan")}, "seconds"),
        ("druid", {"threads": 0}, "thread"),
    ],
)
def test_a_bot_that_cannot_be_is_refused(name: str, budget: dict[str, float], word: str) -> None:
    with pytest.raises(BadBot, match=word):
        bots.bot(name, **budget)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["oaf", "druid@", "druid@0", "druid@x", "druid:wit=3", "druid:x"])
def test_a_study_names_bots_that_are(text: str) -> None:
    if text == "druid@":
        assert levels.parse(text) == levels.LEVELS["druid"]
        return
    with pytest.raises(BadBot):
        levels.parse(text)


def test_nobody_thinks_when_nothing_is_asked() -> None:
    table = prepared(middle("benevolent", 1, 3))
    waiting = next(seat for seat in range(3) if seat not in table.asked)
    rng = random.Random(1)
    with pytest.raises(NothingAsked):
        bots.bot("druid").choose(table, waiting, rng)
    with pytest.raises(NothingAsked):
        bots.advise(table, waiting, iterations=10, rng=rng)
    with pytest.raises(BadBot):
        bots.advise(table, table.asked[0], iterations=0, rng=rng)


def test_a_game_that_is_over_asks_for_no_bot_and_has_true_chances() -> None:
    table = bro.table("benevolent", 2, 1, {"turn_limit": 1})
    chance = random.Random(1)
    while not table.over:
        seat = table.asked[0]
        table.play(seat, bots.answer(bots.bot("random"), table, seat, chance))
    with pytest.raises(NothingAsked, match="over"):
        bots.bot("druid").choose(table, 0, chance)
    assert bots.chances(table, 0, iterations=5, rng=chance) == [0.0, 0.0]


@pytest.mark.parametrize("game", USUAL)
def test_advice_is_rated_best_first(game: str) -> None:
    table = prepared(middle(game, 4, 10))
    seat = table.asked[0]
    rated = bots.advise(table, seat, iterations=300, rng=random.Random(3))
    assert [one.move for one in rated] != []
    assert {one.move for one in rated} == set(table.rules.legal(table._state, seat))
    assert all(0 <= one.chance <= 1 for one in rated)
    assert [one.share for one in rated] == sorted((one.share for one in rated), reverse=True)
    assert sum(one.share for one in rated) == pytest.approx(1)
    assert not table.touched


@pytest.mark.parametrize("game", USUAL)
@pytest.mark.parametrize("seat", [0, -1])
def test_chances_add_up(game: str, seat: int) -> None:
    table = prepared(middle(game, 4, 10))
    chances = bots.chances(table, seat, iterations=100, rng=random.Random(3))
    assert len(chances) == table.seats
    team = game == "bethel-woods"
    assert len(set(chances)) == 1 if team else sum(chances) == pytest.approx(1)


# Without compiled code


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was compiled."""
    monkeypatch.setattr("broceliande.bots.thinking.is_ready", lambda rules: False)
    monkeypatch.setattr("broceliande.bots.advice.is_ready", lambda rules: False)


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("game", USUAL)
def test_a_game_that_is_not_compiled_is_played_all_the_same(game: str) -> None:
    table = middle(game, 2, 4)
    seat = table.asked[0]
    moves = table.rules.legal(table._state, seat)
    chance = random.Random(1)
    for name in NAMES:
        assert bots.answer(bots.bot(name, iterations=20), table, seat, chance) in moves
    rated = bots.advise(table, seat, iterations=20, rng=chance)
    assert {one.move for one in rated} == set(moves)
    assert len(bots.chances(table, -1, iterations=3, rng=chance)) == table.seats


@pytest.mark.usefixtures("cold")
def test_plain_thinking_finds_a_sure_victory() -> None:
    from tests.bots.places import GAMES, recorded

    table = recorded(GAMES / "benevolent/recorded/five_gifts_2_seats.json", 101)
    (seat,) = table.asked
    chosen = bots.answer(bots.bot("druid", iterations=40), table, seat, random.Random(1))
    assert chosen == 44
    assert plain.WORLDS > 1
