"""A bot knows what its seat may know: other hidden cards, the same choices."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import broceliande as bro
from broceliande import bots, fast
from broceliande.bots.asking import state_of
from broceliande.bots.hints import hint_of
from broceliande.bots.judge import judge_of
from broceliande.bots.levels import offered
from tests.bots.places import middle, prepared

TIMES = 100
FAR = 0.22  # two samples of 100 of one distribution differ by more once in some thousand times

PLACES = [
    ("bethel-woods", 3, 12),
    ("bloody-grove", 2, 1),
    ("bloody-grove", 5, 20),
    ("broom-service", 1, 6),
    ("broom-service", 4, 40),
    ("roundforest", 6, 15),
]


def chosen(bot: bots.Bot, table: bro.Table, seat: int, first: int) -> Counter[int]:
    """How often each move is chosen."""
    seeds = range(first, first + TIMES)
    return Counter(bots.answer(bot, table, seat, random.Random(seed)) for seed in seeds)


def apart(one: Counter[int], other: Counter[int]) -> float:
    """The largest difference between two frequencies."""
    return max(abs(one[move] - other[move]) / TIMES for move in one | other)


WHO = [(*place, "druid") for place in PLACES]
WHO += [(*place, "merlin") for place in PLACES if "merlin" in offered(place[0])]


@pytest.mark.parametrize(("game", "seed", "answers", "level"), WHO)
def test_what_is_hidden_changes_no_choice(game: str, seed: int, answers: int, level: str) -> None:
    table = prepared(middle(game, seed, answers))
    seat = table.asked[0]
    bot = bots.bot(level, iterations=24)
    other = table.redeal(seat, 77)
    assert bytes(state_of(other)) != bytes(state_of(table)), "nothing is hidden here"
    assert other.view(seat)["fields"] == table.view(seat)["fields"]
    assert apart(chosen(bot, table, seat, 0), chosen(bot, other, seat, 1000)) < FAR


@pytest.mark.parametrize("game", bro.games())
def test_a_hint_says_which_of_its_features_look_at_what_is_hidden(game: str) -> None:
    run, hint = fast.runner(game), hint_of(game)
    judge, seats = judge_of(run.rules), 2
    peeks: frozenset[str] = getattr(hint, "PEEKS", frozenset())
    assert peeks <= set(hint.FEATURES)
    for seed in range(20):
        table, chance = run.table(seats, seed), random.Random(seed)
        for _ in range(chance.randrange(5, 90)):
            seat = (table.asked & -table.asked).bit_length() - 1
            if seat < 0:
                break
            table.play(seat, int(chance.choice(table.moves(seat).tolist())))
        for seat in range(seats):
            told = judge.features(table.bytes.tobytes(), seat)
            other = judge.features(table.redeal(seat, 7).bytes.tobytes(), seat)
            differ = {name for name in told if told[name] != other[name]}
            assert differ <= peeks


class Peeping:
    """Chooses by a card that nobody may see."""

    def __init__(self, truth: bro.Table) -> None:
        self.truth = truth

    def choose(self, table: bro.Table, seat: int, rng: random.Random) -> int:
        moves = table.rules.legal(state_of(table), seat)
        return moves[state_of(self.truth).luck[0] % len(moves)]


def test_a_bot_that_looks_would_be_caught() -> None:
    table = middle("bloody-grove", 5, 20)
    seat = table.asked[0]
    counts = []
    for seed in range(8):
        other = table.redeal(seat, seed)
        counts.append(chosen(Peeping(other), other, seat, 0))
    assert max(apart(counts[0], count) for count in counts) > FAR
