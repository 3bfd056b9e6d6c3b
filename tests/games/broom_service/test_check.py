"""What must hold in every position: each fault is found, in the first and in the last place."""

from collections.abc import Callable

import pytest

import broceliande as bro
from broceliande.games.broom_service.fields import Position
from broceliande.games.broom_service.questions import Fault
from tests.games.broom_service.board import VERSO, at, deal, give_tile, lay, take_cloud
from tests.rules import rule

Spoil = Callable[[Position], object]
FAIRY = 9  # the last role
BEYOND = 18  # cloud spots of the recto; the first that it has not


def recto() -> bro.Table:
    """Three players on the recto, in the third round; the first and the last role are cursed."""
    hands = ["forest hill", "root", "peak fairy"]
    return lay(3, hands=hands, cursed="forest fairy", event="gathering", round=3)


def put(row: list[int], place: int, piece: int) -> list[int]:
    row[place] = piece
    return row


def flip(s: Position, field: str, bit: int) -> None:
    """Turn a bit of a mask over."""
    setattr(s, field, getattr(s, field) ^ (1 << bit))


def take(s: Position, *spots: int) -> None:
    """Somebody keeps these clouds, and the sky is not looked at."""
    for spot in spots:
        s.taker[spot] = 1


def unused(s: Position) -> int:
    """A cloud tile that was not dealt."""
    return min(set(range(32)) - set(s.cloud))


def again(s: Position) -> None:
    """The first card of the cursed pile lies on top of it once more."""
    s.cursed_pile[s.cursed_left] = s.cursed_pile[0]
    s.cursed_left += 1


RECTO: list[tuple[Fault, str, Spoil]] = [
    (Fault.PAWN_ASTRAY, "the first pawn nowhere", lambda s: put(s.pawns[0], 0, -1)),
    (Fault.PAWN_ASTRAY, "the last pawn beyond", lambda s: put(s.pawns[2], 1, 24)),
    (Fault.PAWN_ASTRAY, "under the first cloud", lambda s: put(s.pawns[0], 1, 0)),
    (Fault.PAWN_ASTRAY, "under the last cloud", lambda s: put(s.pawns[2], 0, 23)),
    (Fault.NEGATIVE, "the first resource", lambda s: put(s.goods[0], 0, -1)),
    (Fault.NEGATIVE, "the last resource", lambda s: put(s.goods[2], 3, -1)),
    (Fault.CARD_TWICE, "the first role", lambda s: put(s.laid, 0, 1)),
    (Fault.CARD_TWICE, "the last role", lambda s: put(s.laid, 2, 1 << FAIRY)),
    (Fault.HAND_SIZE, "a card too few", lambda s: put(s.left, 0, 3)),
    (Fault.HAND_SIZE, "a card too many", lambda s: put(s.held[2], 0, 1)),
    (Fault.HAND_SIZE, "the first role missing", lambda s: put(s.held[0], 0, 0)),
    (Fault.HAND_SIZE, "the last role missing", lambda s: put(s.held[2], FAIRY, 0)),
    (Fault.AMULET_ASTRAY, "the first space", lambda s: put(s.amulet, 0, 1)),
    (Fault.AMULET_ASTRAY, "the last space", lambda s: put(s.amulet, 2, 1 << 11)),
    (Fault.CLOUDS_LOST, "the first spot twice", lambda s: put(s.cloud, 0, s.cloud[1])),
    (Fault.CLOUDS_LOST, "the last spot twice", lambda s: put(s.cloud, 17, s.cloud[0])),
    (Fault.CLOUDS_LOST, "tile 0 twice", lambda s: (put(s.cloud, 2, 0), put(s.cloud, 5, 0))),
    (Fault.CLOUDS_LOST, "a spot without a tile", lambda s: put(s.cloud, 0, -1)),
    (Fault.CLOUDS_LOST, "a tile on no spot", lambda s: put(s.cloud, BEYOND, unused(s))),
    (Fault.CLOUDS_LOST, "a tile on the last of all", lambda s: put(s.cloud, 23, unused(s))),
    (Fault.CLOUDS_LOST, "a tile that is none", lambda s: put(s.cloud, 3, 32)),
    (Fault.CLOUDS_LOST, "the first taken by nobody", lambda s: put(s.taker, 0, 3)),
    (Fault.CLOUDS_LOST, "the last taken by nobody", lambda s: put(s.taker, 17, 3)),
    (Fault.SKY_WRONG, "a clear land", lambda s: flip(s, "clouded", 0)),
    (Fault.SKY_WRONG, "a clouded land", lambda s: flip(s, "clouded", 1)),
    (Fault.SKY_WRONG, "a clear water", lambda s: flip(s, "clouded_water", 0)),
    (Fault.SKY_WRONG, "a clouded water", lambda s: flip(s, "clouded_water", 5)),
    (Fault.SKY_WRONG, "the first cloud gone", lambda s: take(s, 0)),
    (Fault.SKY_WRONG, "the last clouds gone", lambda s: take(s, 16, 17)),
    (Fault.EVENTS_LOST, "the first event", lambda s: put(s.event_pile, 0, s.event_pile[1])),
    (Fault.EVENTS_LOST, "the last event", lambda s: put(s.event_pile, 9, s.event_pile[8])),
    (Fault.EVENTS_LOST, "event 0",
     lambda s: put(s.event_pile, list(s.event_pile).index(0), s.event_pile[9] or s.event_pile[8])),
    (Fault.EVENTS_LOST, "another event", lambda s: setattr(s, "event", s.event_pile[0])),
    (Fault.EVENTS_LOST, "the next event", lambda s: setattr(s, "event", s.event_pile[3])),
    (Fault.CURSED_LOST, "the first card", lambda s: put(s.cursed_pile, 0, s.cursed_pile[1])),
    (Fault.CURSED_LOST, "the last card",
     lambda s: put(s.cursed_pile, s.cursed_left - 1, s.cursed_pile[0])),
    (Fault.CURSED_LOST, "a card that shows", lambda s: put(s.cursed_pile, 0, 0)),
    (Fault.CURSED_LOST, "a card lost", lambda s: setattr(s, "cursed_left", s.cursed_left - 1)),
    (Fault.CURSED_LOST, "a card twice beside all others", again),
    (Fault.CURSED_LOST, "the first does not show", lambda s: flip(s, "cursed", 0)),
    (Fault.CURSED_LOST, "the last does not show", lambda s: flip(s, "cursed", FAIRY)),
    (Fault.CURSED_LOST, "one too many shows", lambda s: flip(s, "cursed", 1)),
    (Fault.TOWER_OCCUPIED, "the first, square tower", lambda s: put(s.occupied, 0, 1)),
    (Fault.TOWER_OCCUPIED, "the last square tower", lambda s: put(s.occupied, 36, 1)),
    (Fault.TOWER_OCCUPIED, "a tower of the verso", lambda s: put(s.occupied, 49, 1)),
    (Fault.TOWER_OCCUPIED, "the market", lambda s: put(s.occupied, 61, 1)),
]  # fmt: skip


@rule("BS-014", "BS-020", "BS-027", "BS-029", "BS-031", "BS-061", "BS-089", "BS-090", "BS-180")
@pytest.mark.parametrize(("fault", "what", "spoil"), RECTO, ids=[what for _, what, _ in RECTO])
def test_what_is_lost_or_astray_is_found(fault: Fault, what: str, spoil: Spoil) -> None:
    t = recto()
    assert t.rules.check(t.state) == 0
    spoil(at(t))
    assert t.rules.check(t.state) == fault


TWO: list[tuple[Fault, str, Spoil]] = [
    (Fault.NEGATIVE, "a pawn", lambda s: (put(s.goods[0], 1, -1), put(s.pawns[1], 0, -1))),
    (Fault.CARD_TWICE, "a resource", lambda s: (put(s.laid, 0, 1), put(s.goods[1], 2, -1))),
    (Fault.AMULET_ASTRAY, "an amulet", lambda s: (put(s.amulet, 0, 1), put(s.pawns[1], 1, -1))),
]


@rule("BS-014", "BS-061", "BS-180")
@pytest.mark.parametrize(("fault", "what", "spoil"), TWO, ids=[what for _, what, _ in TWO])
def test_the_fault_of_the_first_player_comes_first(fault: Fault, what: str, spoil: Spoil) -> None:
    t = recto()
    spoil(at(t))
    assert t.rules.check(t.state) == fault


SOUND: list[Spoil] = [
    lambda s: put(s.occupied, 1, 1),
    lambda s: put(s.occupied, 48, 1),
    lambda s: put(s.pawns[0], 0, 1),
    lambda s: put(s.goods[2], 3, 0),
    lambda s: put(s.laid, 0, 1 << FAIRY),
    lambda s: take(s, 16),  # the other cloud still covers that lake
    lambda s: put(s.taker, 17, 2),
]


@rule("BS-089", "BS-112")
@pytest.mark.parametrize("change", SOUND)
def test_what_may_be_is_sound(change: Spoil) -> None:
    t = recto()
    change(at(t))
    assert t.rules.check(t.state) == 0


@rule("BS-014")
def test_a_pawn_may_stand_in_any_clear_land() -> None:
    t = recto()
    take_cloud(t, 0, 2)
    take_cloud(t, 9, 2)
    at(t).pawns[0][0], at(t).pawns[2][1] = 0, 23
    assert t.rules.check(t.state) == 0


@rule("BS-031", "BS-032")
def test_five_players_have_no_cursed_roles() -> None:
    t = lay(5, hands=["forest"] * 5)
    assert t.rules.check(t.state) == 0
    flip(at(t), "cursed_out", 0)
    assert t.rules.check(t.state) == Fault.CURSED_LOST


@rule("BS-180")
def test_amulets_lie_on_mountain_tiles_alone() -> None:
    t = lay(3, hands=["forest"], mountain_tiles=True)
    assert at(t).amulet[0] == 0b111
    assert t.rules.check(t.state) == 0
    at(t).amulet[2] |= 1 << 3
    assert t.rules.check(t.state) == Fault.AMULET_ASTRAY
    t = deal(3, **VERSO)
    at(t).amulet[0] |= 1 << 4  # a forest space
    assert t.rules.check(t.state) == Fault.AMULET_ASTRAY


def forest_spaces(s: Position, kinds: tuple[int, ...]) -> None:
    """These tiles lie on the four forest spaces of the verso."""
    for space, kind in zip(range(3, 7), kinds, strict=True):
        s.tile[space] = kind


FOREST: list[tuple[str, Spoil]] = [
    ("the first space empty", lambda s: put(s.tile, 3, -1)),
    ("the last space empty", lambda s: put(s.tile, 6, -1)),
    ("a tile too many in the first hand", lambda s: put(s.tiles[0], 0, 1)),
    ("a tile too many in the last hand", lambda s: put(s.tiles[2], 2, 1)),
    ("fewer than none", lambda s: (put(s.tiles[1], 0, -1), put(s.tiles[2], 0, 1))),
    (
        "fewer than none, and as fresh",
        lambda s: (put(s.tiles[1], 0, -1), put(s.fresh[1], 0, -1), put(s.tiles[2], 0, 1)),
    ),
    ("fresher than held", lambda s: put(s.fresh[0], 2, 1)),
    ("a used tile made up", lambda s: put(s.spent, 0, 1)),
    ("three of the first kind", lambda s: forest_spaces(s, (0, 0, 0, 1))),
    ("three of the last kind", lambda s: forest_spaces(s, (2, 2, 1, 2))),
    ("used less than never", lambda s: (put(s.spent, 1, -1), put(s.tiles[1], 1, 1))),
]


@rule("BS-193", "BS-194", "BS-195", "BS-196")
@pytest.mark.parametrize(("what", "spoil"), FOREST, ids=[what for what, _ in FOREST])
def test_a_forest_tile_lost_or_made_up_is_found(what: str, spoil: Spoil) -> None:
    t = lay(3, hands=["forest"], **VERSO)
    forest_spaces(at(t), (0, 1, 1, 2))
    assert t.rules.check(t.state) == 0
    spoil(at(t))
    assert t.rules.check(t.state) == Fault.FOREST_TILE_LOST


@rule("BS-194", "BS-196")
def test_forest_tiles_taken_fresh_or_used_are_sound() -> None:
    t = lay(3, hands=["forest"], **VERSO)
    forest_spaces(at(t), (0, 1, 1, 2))
    give_tile(t, 2, 0)
    at(t).fresh[2][0] = 1
    assert t.rules.check(t.state) == 0
    at(t).fresh[2][0], at(t).tiles[2][0], at(t).spent[0] = 0, 0, 1
    assert t.rules.check(t.state) == 0
    forest_spaces(at(t), (-1, 0, 2, 2))
    assert t.rules.check(t.state) == 0
