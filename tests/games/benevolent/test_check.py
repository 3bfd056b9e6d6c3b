"""What must hold in every position: each fault is found, in the first and in the last place."""

from collections.abc import Callable

import pytest

from broceliande.games.benevolent.fields import Position
from broceliande.games.benevolent.questions import Ask, Fault
from tests.games.benevolent.answers import play
from tests.games.benevolent.board import Who, at, lay
from tests.rules import rule

LINE = [(0, 0), (1, 0), (2, 0)]  # hexes 5, 6 and 7 of F3
APART = [(0, 0), (2, 0)]
Spoil = Callable[[Position], object]


def shift(s: Position, field: str, at: int, by: int) -> None:
    """So many leaves from the Reserve to there."""
    if field == "leaves":
        s.leaves[at] += by
    else:
        s.stash += by
    s.reserve -= by


def pile_to(s: Position, seat: int, gift: int, by: int) -> None:
    """So many tokens from the pile to a player."""
    s.gifts[seat][gift] += by
    s.piles[gift] -= by


def put(s: Position, seat: int, hex: int, by: int = 1) -> bool:
    """So many Steps from the card onto a hex."""
    s.steps[seat][hex] += by
    s.card[seat] -= by
    return True


def own(s: Position, seat: int, *faces: int) -> bool:
    """The secrets are the seat's."""
    for face in faces:
        s.owner[face] = seat
    return True


FAULTS: list[tuple[Fault, str, Spoil]] = [
    (Fault.LEAVES_LOST, "a leaf of the Reserve", lambda s: setattr(s, "reserve", s.reserve - 1)),
    (Fault.LEAVES_LOST, "a leaf in the first hand", lambda s: s.leaves.__setitem__(0, 1)),
    (Fault.LEAVES_LOST, "a leaf in the last hand", lambda s: s.leaves.__setitem__(2, 1)),
    (Fault.LEAVES_LOST, "a leaf on the tile", lambda s: setattr(s, "stash", 1)),
    (Fault.LEAVES_LOST, "the first hand below 0", lambda s: shift(s, "leaves", 0, -1)),
    (Fault.LEAVES_LOST, "the last hand below 0", lambda s: shift(s, "leaves", 2, -1)),
    (Fault.LEAVES_LOST, "the tile below 0", lambda s: shift(s, "stash", 0, -1)),
    (Fault.LEAVES_LOST, "the Reserve below 0", lambda s: shift(s, "leaves", 1, s.reserve + 1)),
    (Fault.GIFTS_LOST, "a Clover of the pile", lambda s: s.piles.__setitem__(0, s.piles[0] - 1)),
    (Fault.GIFTS_LOST, "a Statuette too many", lambda s: s.piles.__setitem__(4, s.piles[4] + 1)),
    (Fault.GIFTS_LOST, "a gift of the first hand", lambda s: s.gifts[0].__setitem__(0, 0)),
    (Fault.GIFTS_LOST, "a gift in the last hand", lambda s: s.gifts[2].__setitem__(4, 1)),
    (Fault.GIFTS_LOST, "the first hand owes a gift", lambda s: pile_to(s, 0, 4, -1)),
    (Fault.GIFTS_LOST, "the last hand owes a gift", lambda s: pile_to(s, 2, 1, -1)),
    (Fault.GIFTS_LOST, "a pile below 0", lambda s: pile_to(s, 1, 3, s.piles[3] + 1)),
    (Fault.NEGATIVE, "a card below 0", lambda s: put(s, 2, 5, 5)),
    (Fault.NEGATIVE, "the first hex below 0", lambda s: put(s, 0, 0, -1)),
    (Fault.NEGATIVE, "the last hex below 0", lambda s: put(s, 2, 9, -1)),
    (Fault.NEGATIVE, "a Step beside the Forest", lambda s: put(s, 1, 10)),
    (Fault.NEGATIVE, "a Step far from the Forest", lambda s: put(s, 1, 14)),
    (Fault.STEPS_SHARE_A_HEX, "two on the first hex", lambda s: put(s, 2, 0, 2)),
    (Fault.STEPS_SHARE_A_HEX, "two on the last hex", lambda s: put(s, 0, 9, 2)),
    (Fault.STEPS_SHARE_A_HEX, "two, and P4 is a rival's",
     lambda s: (put(s, 0, 9, 2), own(s, 1, 3))),
    (Fault.STEPS_SHARE_A_HEX, "three with P4", lambda s: (put(s, 0, 9, 3), own(s, 0, 3))),
    (Fault.STEPS_LOST, "a Step of the first card", lambda s: s.card.__setitem__(0, 3)),
    (Fault.STEPS_LOST, "a Step too many in the Forest", lambda s: s.steps[2].__setitem__(9, 1)),
    (Fault.STEPS_APART, "two pieces", lambda s: (put(s, 0, 5), put(s, 0, 7))),
    (Fault.STEPS_APART, "two pieces of the last player", lambda s: (put(s, 2, 0), put(s, 2, 9))),
    (Fault.STEPS_APART, "two pieces, and P6 is a rival's",
     lambda s: (put(s, 0, 5), put(s, 0, 7), own(s, 1, 5))),
]  # fmt: skip


@rule("BE-007", "BE-011", "BE-016", "BE-031", "BE-039", "BE-110", "BE-116")
@pytest.mark.parametrize(("fault", "what", "spoil"), FAULTS, ids=[what for _, what, _ in FAULTS])
def test_what_is_lost_owed_or_misplaced_is_found(fault: Fault, what: str, spoil: Spoil) -> None:
    t = lay("F3", Who(), Who(), Who(gifts=(1, 0, 0, 0, 0)), pyramid=[])
    assert t.rules.check(t.state) == 0
    spoil(at(t))
    assert t.rules.check(t.state) == fault


@rule("BE-031", "BE-039", "BE-110", "BE-116")
def test_what_the_secrets_and_the_forest_allow_is_sound() -> None:
    t = lay("F3", Who(3, (1, 0, 0, 0, 1), [(0, 0), (0, 0)], secrets="P4"), Who(steps=APART,
            secrets="P6"), Who(steps=[(0, 1), (1, 1)]), stash=1)  # fmt: skip
    assert t.rules.check(t.state) == 0


@rule("BE-023", "BE-070", "BE-088")
@pytest.mark.parametrize("tile", [0, 8])
def test_a_tile_that_lies_in_two_places_is_found(tile: int) -> None:
    t = lay("F3", pyramid=[])
    permanent, ephemeral = t.rules.named.TILE_FACE[tile]
    assert t.rules.check(t.state) == 0
    own(at(t), 0, permanent)
    assert t.rules.check(t.state) == 0
    own(at(t), 2, ephemeral)
    assert t.rules.check(t.state) == Fault.SECRET_TWICE
    for place in (0, 8):
        own(at(t), -1, permanent, ephemeral)
        at(t).pyramid[place] = ephemeral
        assert t.rules.check(t.state) == 0
        own(at(t), 0, permanent)
        assert t.rules.check(t.state) == Fault.SECRET_TWICE
        at(t).pyramid[place] = -1
        assert t.rules.check(t.state) == 0


@rule("BE-043")
def test_a_movement_that_nobody_can_make_is_found() -> None:
    t = lay("F2", Who(steps=[(0, 0), (1, 0), (2, 0), (0, 1)]), Who(steps=[(1, 1), (1, 2)]))
    play(t, step=(1, 0))
    s = at(t)
    for free in (4, 7, s.hexes):  # hexes without an own Step; the last is none of the Forest
        s.touch = s.join = 1 << free
        assert t.rules.check(s) == (Fault.NO_MOVEMENT if free == s.hexes else 0)
    s.touch = s.join = 0xFF
    s.lifted = -1
    assert t.rules.check(s) == Fault.NO_MOVEMENT  # from an empty card
    s.question = Ask.ACTION
    assert t.rules.check(s) == 0
    t = lay("F2", Who(steps=[(0, 0), (1, 0), (2, 0)]))
    assert (t.question, t.rules.check(t.state)) == ("hex", 0)  # the last Step of the card
    at(t).touch = at(t).join = 1 << 3
    assert t.rules.check(t.state) == 0
    t = lay("F2", Who(steps=[(1, 0), (0, 1)]))
    at(t).touch = at(t).join = 1  # the first hex alone
    assert t.rules.check(t.state) == 0


@rule("BE-016")
def test_the_first_fault_is_that_of_the_first_player() -> None:
    t = lay("F3", pyramid=[])
    s = at(t)
    put(s, 0, 0, -1)
    s.card[1] = 3
    assert t.rules.check(s) == Fault.NEGATIVE
    t = lay("F3", pyramid=[])
    s = at(t)
    put(s, 1, 0, -1)
    s.card[0] = 3
    assert t.rules.check(s) == Fault.STEPS_LOST
