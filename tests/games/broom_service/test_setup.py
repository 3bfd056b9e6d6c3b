"""Set-up (BS-018 to BS-033)."""

from collections import Counter

import pytest

import broceliande as bro
from broceliande.engine.luck import LUCK_COUNT
from broceliande.games.broom_service import GAME
from tests.games.broom_service.board import at, deal, named
from tests.games.broom_service.looking import goods, pawns, vp
from tests.rules import rule


@rule("BS-018", "BS-020", "BS-217")
@pytest.mark.parametrize(("side", "castles"), [("recto", "co"), ("verso", "gr")])
def test_the_pawns_begin_in_the_two_castles_of_the_side_up(side: str, castles: str) -> None:
    t = deal(5, 1, side=side)
    assert at(t).side == ("recto", "verso").index(side)
    assert [pawns(t, seat) for seat in range(5)] == [castles] * 5
    circles = [named(t).REGION_ID[1][n] for n in named(t).CIRCLE_REGION[1]]
    assert circles == ["e", "G", "E", "I"]


@rule("BS-019", "BS-035")
def test_everybody_may_choose_among_the_same_ten_cards() -> None:
    t = deal(5)
    assert t.asked == (0, 1, 2, 3, 4)
    for seat in t.asked:
        assert [m.path for m in t.moves(seat)] == [(f"role:{role}",) for role in range(10)]


@rule("BS-021", "BS-022", "BS-026")
def test_points_and_potions_at_the_start() -> None:
    t = deal(4)
    assert vp(t) == [10, 10, 10, 10]
    for seat in range(4):
        assert goods(t, seat)[:3] == [1, 1, 1]


@rule("BS-023", "BS-224", "Q17")
def test_the_first_player_is_named_or_drawn() -> None:
    assert [at(bro.table(GAME, 3, 1, {"first": n})).first for n in range(3)] == [0, 1, 2]
    drawn = Counter(at(bro.table(GAME, 3, seed)).first for seed in range(120))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 20


@rule("BS-024", "BS-025")
@pytest.mark.parametrize(
    ("seats", "first", "wands"),
    [(2, 0, [1, 1]), (2, 1, [1, 1]), (3, 0, [1, 2, 1]), (4, 0, [1, 2, 2, 1]),
     (5, 0, [1, 2, 2, 2, 1]), (4, 2, [2, 1, 1, 2]), (4, 1, [1, 1, 2, 2]), (5, 3, [2, 2, 1, 1, 2])],
)  # fmt: skip
def test_wands_at_the_start(seats: int, first: int, wands: list[int]) -> None:
    t = deal(seats, first=first)
    assert [goods(t, seat)[3] for seat in range(seats)] == wands


@rule("BS-027", "BS-028", "BS-216")
@pytest.mark.parametrize(("side", "spots"), [("recto", 18), ("verso", 19)])
def test_one_heavy_cloud_on_every_spot(side: str, spots: int) -> None:
    r = named(deal(2))
    tiles = Counter((r.CLOUD_STARS[n], r.CLOUD_BOLTS[n]) for n in range(24))
    assert tiles == {(1, 1): 6, (1, 2): 2, (2, 1): 3, (2, 2): 7, (2, 3): 2, (3, 2): 1, (3, 3): 3}
    seen = Counter[int]()
    for seed in range(60):
        s = at(deal(2, seed, side=side))
        dealt = [tile for tile in s.cloud if tile >= 0]
        assert len(dealt) == len(set(dealt)) == spots
        assert list(s.cloud[spots:]) == [-1] * (24 - spots)
        assert set(s.bag) == {0}  # what is left over is out of the game, and nowhere
        seen.update(dealt)
    assert set(seen) == set(range(24))


@rule("BS-029", "BS-030", "BS-128")
def test_ten_events_in_random_order_and_the_first_is_in_force() -> None:
    firsts = set()
    for seed in range(80):
        s = at(deal(3, seed))
        assert sorted(s.event_pile) == list(range(10))
        assert s.event == s.event_pile[0] == s.events[0]
        assert list(s.events[1:]) == [-1] * 6
        firsts.add(s.event)
    assert firsts == set(range(10))


@rule("BS-031", "BS-032")
@pytest.mark.parametrize(("seats", "showing"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_cursed_roles_and_players_make_five(seats: int, showing: int) -> None:
    """E7."""
    for seed in range(10):
        s = at(deal(seats, seed))
        assert s.cursed.bit_count() == showing == 5 - seats
        assert s.cursed_left == (10 - showing if seats < 5 else 0)


@rule("BS-224")
def test_nothing_but_the_set_up_and_cursed_reshuffles_uses_luck() -> None:
    """With four players the cursed pile never runs out."""
    t = deal(4, 6)
    before = list(at(t).luck)
    while not t.over:
        t.play(t.asked[0], t.moves(t.asked[0])[0])
    assert list(at(t).luck) == before


@rule("BS-023", "BS-041")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_leads_the_first_trick(first: int) -> None:
    t = deal(3, first=first)
    while t.question != "lead":
        t.play(t.asked[0], t.moves(t.asked[0])[-1])
    assert (at(t).leader, t.asked) == (first, (first,))


@rule("BS-031", "BS-224")
def test_any_role_may_be_the_first_that_is_cursed() -> None:
    seen = Counter(at(deal(4, seed)).cursed for seed in range(120))
    assert set(seen) == {1 << role for role in range(10)}


@rule("BS-109", "BS-164", "BS-165")
@pytest.mark.parametrize("side", ["recto", "verso"])
def test_storm_clouds_lie_anywhere_among_the_others(side: str) -> None:
    firsts, lasts = set(), set()
    for seed in range(40):
        s = at(deal(2, seed, side=side, storm_clouds=True, heavy_clouds=24))
        spots = named(deal(2)).SPOT_COUNT[s.side]
        firsts.add(s.cloud[0] >= 24)
        lasts.add(s.cloud[spots - 1] >= 24)
        assert set(s.taker) == {-1}  # nobody has dispelled any
        assert set(s.bag) == {0}
    assert firsts == lasts == {False, True}


@rule("BS-193")
def test_two_forest_tiles_of_each_kind_are_in_use() -> None:
    most = Counter[int]()
    for seed in range(60):
        most |= Counter(at(deal(2, seed, side="verso")).tile[3:7])
    assert most == {0: 2, 1: 2, 2: 2}


@rule("BS-224")
@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [
        (5, {}, [24, 10]), (4, {}, [24, 10, 10]), (3, {"mountain_tiles": True}, [24, 5, 10, 10]),
        (2, {"side": "verso"}, [24, 5, 6, 6, 10, 10]),
    ],
)  # fmt: skip
def test_luck_mixes_clouds_tiles_events_and_cursed_roles_once(
    seats: int, options: dict[str, object], cards: list[int]
) -> None:
    """To mix so many cards takes a draw for each but the last; the first player is named here."""
    luck = at(deal(seats, 1, **options)).luck
    assert luck[LUCK_COUNT] == sum(count - 1 for count in cards)
