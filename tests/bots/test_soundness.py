"""Small positions with known best play: the bot finds it, and never by looking at hidden cards."""

from __future__ import annotations

import random

import pytest

import broceliande as bro
from broceliande import bots
from tests.bots.places import GAMES, prepared, recorded, today, wins_at_once
from tests.games.bethel_woods.test_endings import before_the_last
from tests.games.bloody_grove.answers import choices, play
from tests.games.bloody_grove.board import Side, lay
from tests.games.broom_service import answers as broom_answers
from tests.games.broom_service import board as broom

WORLDS = 6

# A recorded game, after so many answers: some of the moves win at once, whatever is hidden.
SURE = [
    ("benevolent/recorded/five_gifts_2_seats.json", 101),
    ("benevolent/recorded/five_gifts_3_seats.json", 195),
    ("benevolent/recorded/five_gifts_4_seats.json", 237),
    ("benevolent/recorded/tied_rival.json", 230),
    ("bethel_woods/recorded/win_1_seat_hard.json", 192),
    ("bethel_woods/recorded/win_2_seats.json", 221),
    ("bloody_grove/recorded/groves_round_3.json", 55),
    ("bloody_grove/recorded/transformations.json", 68),
    ("broom_service/recorded/base_3_seats.json", 238),
    ("broom_service/recorded/most_resources.json", 165),
    ("roundforest/recorded/ring_2_seats.json", 152),
    ("roundforest/recorded/ring_3_seats.json", 230),
    ("roundforest/recorded/ring_4_seats.json", 221),
]


def winners(table: bro.Table, seat: int) -> set[int]:
    """The moves that win at once in every one of a few worlds that the seat holds possible."""
    moves = table.rules.legal(table._state, seat)
    worlds = [table.redeal(seat, seed) for seed in range(WORLDS)]
    found = {move for move in moves if all(wins_at_once(w, seat, move) for w in worlds)}
    assert found, "no move wins"
    assert len(found) < len(moves), "every move wins"
    return found


@pytest.mark.parametrize(("file", "answers"), SURE, ids=[f"{f[:-5]}-{n}" for f, n in SURE])
def test_a_sure_victory_is_taken(file: str, answers: int) -> None:
    table = prepared(recorded(GAMES / file, answers))
    (seat,) = table.asked
    sure = winners(table, seat)
    for seed in range(3):
        chosen = bots.answer(bots.bot("druid"), table, seat, random.Random(seed))
        assert chosen in sure
    best = bots.advise(table, seat, iterations=400, rng=random.Random(1))[0]
    assert best.move in sure
    assert best.chance > 0.9


def test_the_last_worker_is_sent_where_it_wins() -> None:
    """Two decisions ahead: the machine from which the sixth worker can go in, then the section."""
    table = prepared(today(before_the_last()))
    while not table.over:
        (seat,) = table.asked
        assert seat == 0, "the turn went by"
        bot = bots.bot("druid", iterations=1500)
        table.play(seat, bots.answer(bot, table, seat, random.Random(2)))
    assert table.ending == "win"


def counted(table: bro.Table, seat: int, worlds: int) -> dict[int, float]:
    """What each move brings, counted over worlds; after it nobody has a choice any more."""
    moves = table.rules.legal(table._state, seat)
    brings = dict.fromkeys(moves, 0.0)
    for seed in range(worlds):
        world = table.redeal(seat, seed)
        for move in moves:
            brings[move] += share(world, seat, move) / worlds
    return brings


def share(world: bro.Table, seat: int, move: int) -> float:
    """What a move brings in one world."""
    after = world.copy()
    after.play(seat, move)
    while after.asked:
        (only,) = after.rules.legal(after._state, after.asked[0])
        after.play(after.asked[0], only)
    return 1 / after.places.count(1) if after.places[seat] == 1 else 0.0


def last_token(token: str) -> bro.Table:
    """The last choice of Bloody Grove: two groves are won, the third is one short, and a token
    that nobody looked at may go on any Spirit. Three in four make a Spirit stronger, one in four
    destroys it: on an own Spirit it wins with the three, on the rival's with the one."""
    own = Side(hand="owl_base_1", columns=["bear_base_1", "fox_base_1 fox_base_2", "owl_base_2"])
    rival = Side(columns=["", "venerable_2", "bear_base_1"])
    table = lay(own, rival, turn=6, round=4, starter=1, offers="")
    return play(table, "summon owl_base_1", token)


@pytest.mark.parametrize(("token", "looking"), [("token 1", "own"), ("token 12", "rival")])
def test_hidden_cards_would_say_otherwise(token: str, looking: str) -> None:
    """By counting worlds an own Spirit is best; if the token destroys, looking at it would say the
    rival's. The bot does the same whatever the token is."""
    table = prepared(last_token(token))
    (seat,) = table.asked
    brings = counted(table, seat, 60)
    good = {move for move, value in brings.items() if value > max(brings.values()) - 0.1}
    named = dict(zip(choices(table), brings, strict=True))
    assert good == {named["on owl_base_1"], named["on owl_base_2"]}
    true = {move for move in brings if share(table, seat, move) == 1}
    assert true == (good if looking == "own" else {named["on rival:bear_base_1"]})
    for seed in range(8):
        bot = bots.bot("druid", iterations=1000)
        assert bots.answer(bot, table, seat, random.Random(seed)) in good


def last_bid(rival: int) -> bro.Table:
    """The last choice of Broom Service: The Advantage in round 7, three points behind, four
    potions against two, and the rival has bid already, nobody knows how many."""
    table = broom.lay(
        2, hands=["root"], event="advantage", round=7, goods=[(0, 4, 0, 0), (0, 2, 0, 0)]
    )
    broom.at(table).vp[1] += 3
    broom_answers.play(table, "lead", "root", "brave")
    broom_answers.play(table, "gather", "no")
    return broom_answers.play(table, "bid", rival, seat=1)


@pytest.mark.parametrize(("rival", "looking"), [(1, 2), (2, 3)])
def test_a_hidden_bid_would_say_otherwise(rival: int, looking: int) -> None:
    """A bid of three is best against none, one or two; against one, two would do and keep more."""
    table = prepared(last_bid(rival))
    (seat,) = table.asked
    brings = list(counted(table, seat, 60).values())
    assert brings.index(max(brings)) == 3
    moves = table.rules.legal(table._state, seat)
    true = [share(table, seat, move) for move in moves]
    assert [bid for bid, won in enumerate(true) if won == 1] == [looking]
    for seed in range(8):
        bot = bots.bot("druid", iterations=1000)
        assert bots.answer(bot, table, seat, random.Random(seed)) == moves[3]
