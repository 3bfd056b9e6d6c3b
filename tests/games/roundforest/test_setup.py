"""Players, goal and set-up (RF-001 to RF-024)."""

from collections import Counter

import pytest

import broceliande as bro
from broceliande.games.roundforest import GAME
from broceliande.games.roundforest.forest import SIDE
from broceliande.games.roundforest.names import Card, Ground
from tests.games.playing import told
from tests.games.roundforest.answers import choices, play
from tests.games.roundforest.board import at, tile
from tests.games.roundforest.players import apples_of, debts, pack, purse
from tests.rules import rule


def deal(seats: int = 4, seed: int = 1, **options: object) -> bro.Table:
    return bro.table(GAME, seats=seats, seed=seed, options=options)


def cells(t: bro.Table, kind: int) -> list[str]:
    """The cells of a kind."""
    ground = t.rules.named.GROUND[at(t).layout]
    return [tile(n) for n in range(36) if ground[n] == kind]


@rule("RF-001")
def test_two_three_or_four_play() -> None:
    assert [deal(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(bro.BadSeats):
            deal(seats)


@rule("RF-003", "RF-005")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_use_all_tiles(seats: int) -> None:
    t = deal(seats)
    laid = [n for n in at(t).tile if n >= 0]
    assert sorted(laid) == list(range(32))
    outside = cells(t, Ground.OUTSIDE)
    assert outside == ["r1c1", "r1c6", "r6c1", "r6c6"]
    assert cells(t, Ground.WELL) == ["r2c2", "r2c5", "r5c2", "r5c5"]


@rule("RF-004", "RF-005", "Q-06")
def test_two_players_use_four_wells_and_seventeen_forest_tiles() -> None:
    box = set()
    for seed in range(30):
        t = deal(2, seed)
        laid = [n for n in at(t).tile if n >= 0]
        assert len(laid) == len(set(laid)) == 21
        assert {28, 29, 30, 31} <= set(laid)
        box |= set(range(28)) - set(laid)
    assert cells(t, Ground.WELL) == ["r2c2", "r2c4", "r4c2", "r4c4"]
    assert box == set(range(28))  # any forest tile may stay in the box


@rule("RF-005", "RF-006")
def test_tiles_are_dealt_at_random_and_wells_lie_on_well_cells() -> None:
    first, well = Counter[int](), Counter[int]()
    for seed in range(120):
        s = at(deal(4, seed))
        first[s.tile[1]] += 1
        well[s.tile[7]] += 1
        assert all(s.tile[n] >= 28 for n in (7, 10, 25, 28))
    assert len(first) > 20
    assert set(well) == {28, 29, 30, 31}


@rule("RF-007", "RF-054")
def test_tiles_start_in_any_of_four_positions() -> None:
    ways = Counter(at(deal(4, seed)).turned[8] for seed in range(100))
    assert set(ways) == {0, 1, 2, 3}
    assert min(ways.values()) > 10
    shown = deal().rules.named.SHOWN
    assert shown[0] == [0b00000111, 0b00011100, 0b01110000, 0b11000001]  # F01: N ●●, E ●○


@rule("RF-008", "Q-58")
def test_a_gap_lies_between_any_four_cells_and_none_at_the_edge() -> None:
    near = deal(4).rules.named.NEAR_GAPS
    assert len({gap for row in near[1] for gap in row if gap >= 0}) == 25
    assert len({gap for row in near[0] for gap in row if gap >= 0}) == 16
    assert near[1][2 * SIDE + 2] == [6, 7, 12, 11]  # r3c3: p2.2, p2.3, p3.3, p3.2
    assert near[1][1] == [-1, -1, 1, 0]  # r1c2, at the northern edge: p1.2, p1.1
    bordered = [sum(gap in row for row in near[1]) for gap in range(25)]
    assert bordered[0] == bordered[4] == bordered[20] == bordered[24] == 3
    assert set(bordered) == {3, 4}


@rule("RF-009", "RF-010", "Q-05")
def test_every_player_has_a_corner_of_his_own() -> None:
    assert list(at(deal(2)).corner[:2]) == [0, 2]
    assert list(at(deal(3)).corner[:3]) == [0, 1, 2]
    assert list(at(deal(4)).corner) == [0, 1, 2, 3]
    assert list(at(deal(4)).pawn) == [-1] * 4
    for seats, starts in ((2, ["r1c2 r2c1", "r4c5 r5c4"]), (3, ["r1c2 r2c1", "r1c5 r2c6"])):
        for seat, start in enumerate(starts):
            assert choices(deal(seats, first=seat)) == start.split()
    assert choices(deal(4, first=2)) == ["r5c6", "r6c5"]
    assert choices(deal(4, first=3)) == ["r5c1", "r6c2"]


@rule("RF-011", "RF-012", "RF-013", "Q-01")
def test_every_player_starts_with_two_compasses_and_nothing_else() -> None:
    t = deal()
    for player in "ABCD":
        assert at(t).compass["ABCD".index(player)] == 2
        assert (pack(t, player), purse(t, player)) == ([], (0, 0))
        assert (apples_of(t, player), debts(t, player)) == (0, [])
    assert not [f for f in GAME.position.LAYOUT.by_name if "guide" in f]  # never spent, RF-012


@rule("RF-014", "RF-015", "RF-016")
@pytest.mark.parametrize(("seats", "left"), [(2, 35), (3, 24), (4, 24)])
def test_a_chip_lies_on_every_forest_tile_but_the_wells(seats: int, left: int) -> None:
    t = deal(seats)
    s = at(t)
    lying = [tile(n) for n in range(36) if s.chip[n] >= 0]
    assert lying == cells(t, Ground.FOREST)
    assert s.black_n == left == 52 - len(lying)
    counts = [list(s.chip).count(chip) + s.black_count[chip] for chip in range(3)]
    assert counts == [24, 16, 12]
    assert list(s.aside) == [0, 0, 0]


@rule("RF-014")
def test_chips_are_mixed() -> None:
    under = Counter(at(deal(4, seed)).chip[1] for seed in range(200))
    assert 60 < under[0] < 125  # 24 of 52
    assert under[2] > 20  # 12 of 52


@rule("RF-017", "RF-019")
def test_nine_objects_lie_on_the_fairy_board_and_thirty_in_the_bag() -> None:
    s = at(deal())
    assert all(kind >= 0 for kind in s.fairy)
    assert s.blue_n == 30
    total = [list(s.fairy).count(kind) + s.blue_count[kind] for kind in range(22)]
    assert total == [2, 2, 2, 2, 2, 3, 3, 3, 2, 5, 2] + [1] * 11
    assert sum(total) == 39


@rule("RF-019")
def test_the_fairys_objects_are_drawn_at_random() -> None:
    kinds = {at(deal(4, seed)).fairy[0] for seed in range(12)}
    assert len(kinds) > 5


@rule("RF-018", "RF-019", "Q-76")
def test_in_the_harder_game_silver_tokens_are_out() -> None:
    for seed in range(10):
        s = at(deal(4, seed, harder=True))
        assert 10 not in s.fairy
        assert s.blue_count[10] == 0
        assert s.blue_n == 28
        assert list(s.supply) == [24, 12]
    assert at(deal(4, 3, harder=False)).blue_n == 30


@rule("RF-020", "RF-021")
def test_twelve_cards_form_the_pile_and_no_token_is_out() -> None:
    tops = Counter[int]()
    for seed in range(200):
        s = at(deal(4, seed))
        assert sorted(s.pile) == list(range(12))
        assert set(s.card) == {Card.IN_PILE}
        assert set(s.token) == {-1}
        tops[s.pile[11]] += 1
    assert set(tops) == set(range(12))


@rule("RF-022")
def test_the_supply() -> None:
    s = at(deal())
    assert (list(s.supply), s.orchard, s.ring) == ([24, 12], 12, -1)


@rule("RF-023", "Q-02")
def test_the_first_player_is_drawn_or_named() -> None:
    drawn = Counter(at(deal(3, seed)).first for seed in range(90))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 15
    assert deal(3, first=2).asked == (2,)


@rule("RF-024")
def test_turns_pass_clockwise() -> None:
    t = deal(3, first=1)
    order = []
    for _ in range(6):
        order.append(t.asked[0])
        while at(t).player == order[-1] and t.asked:
            moves = t.moves(t.asked[0])
            t.play(t.asked[0], moves[-1] if t.question == "move" else moves[0])
    assert order == [1, 2, 0, 1, 2, 0]


@rule("RF-002")
def test_nobody_has_won_at_the_start() -> None:
    t = deal(2, first=0)
    assert not t.over
    assert t.scores == (0, 0)
    assert t.places == (0, 0)
    play(t, move="r1c2")
    assert not t.over


@rule("RF-013", "RF-016", "RF-021")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_else_lies_anywhere(seats: int) -> None:
    t = deal(seats)
    s = at(t)
    forest = cells(t, Ground.FOREST)
    assert {s.chip[n] for n in range(36) if tile(n) not in forest} == {-1}
    assert {s.tile[n] for n in range(36) if tile(n) in cells(t, Ground.OUTSIDE)} == {-1}
    for row in (s.object, s.token, s.gap, s.beside, s.held, s.pack[0], s.pack[seats - 1]):
        assert set(row) == {-1}
    assert (s.met, s.ring, list(s.pawn)[:seats]) == (-1, -1, [-1] * seats)
    assert told(t, -1) == [f"dealt {s.first}"]
