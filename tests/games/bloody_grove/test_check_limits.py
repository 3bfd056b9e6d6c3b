"""The invariants of the ledger (I-1 to I-10) at their limits, for both players: the last that is
sound and the first that is not."""

from collections.abc import Callable

import pytest

import broceliande as bro
from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import Place, TokenAt
from broceliande.games.bloody_grove.questions import Ask, Fault
from tests.games.bloody_grove.board import Side, at, lay
from tests.rules import rule

OWN = Side(
    hand="bear_base_1 bear_elite_1", columns=["owl_base_1{+2}", "venerable_9", ""],
    druid="fox_base_1 fox_base_2", deck="owl_base_2 owl_elite_1 owl_base_3",
)  # fmt: skip
BARE = Side(hand="bear_base_1", deck="owl_base_2")
Spoil = Callable[[Position], object]


def laid(seat: int = 0) -> bro.Table:
    """One player has a little of everything."""
    return lay(OWN, BARE) if seat == 0 else lay(BARE, OWN)


def put(row: list[int], place: int, number: int) -> bool:
    row[place] = number
    return True


def exchange(one: list[int], two: list[int]) -> None:
    """The lowest cards of two piles change places."""
    one[0], two[0] = two[0], one[0]


def beside(s: Position, card: int) -> None:
    """The card lies beside the Druid pile."""
    s.lies[card] = Place.BESIDE
    s.beside = card


LIMITS: dict[str, tuple[Callable[[Position, int], object], int, int]] = {
    "round": (lambda s, n: setattr(s, "round", n), 1, 4),
    "turn": (lambda s, n: setattr(s, "turn", n), 1, 6),
    "stack": (lambda s, n: setattr(s, "stack_n", n), 0, 9),
    "active": (lambda s, n: setattr(s, "active", n), 0, 2),
    "deck of the first": (lambda s, n: put(s.deck_n, 0, n), 0, 39),
    "deck of the second": (lambda s, n: put(s.deck_n, 1, n), 0, 39),
    "Druid of the first": (lambda s, n: put(s.druid_n, 0, n), 0, 3),
    "Druid of the second": (lambda s, n: put(s.druid_n, 1, n), 0, 3),
    "hand of the first": (lambda s, n: put(s.hand_n, 0, n), 0, 10),
    "hand of the second": (lambda s, n: put(s.hand_n, 1, n), 0, 10),
    "order of the first": (lambda s, n: put(s.under_n, 0, n), 0, 2),
    "order of the second": (lambda s, n: put(s.under_n, 1, n), 0, 1),
    "pile of bears": (lambda s, n: put(s.pile_n, 0, n), 0, 9),
    "pile of foxes": (lambda s, n: put(s.pile_n, 2, n), 0, 9),
    "the first token": (lambda s, n: put(s.token, 0, n), 0, 3),
    "the last token": (lambda s, n: put(s.token, 11, n), 0, 3),
}


@rule("BG-002", "BG-027", "BG-096")
@pytest.mark.parametrize("what", LIMITS)
def test_every_number_has_its_limits(what: str) -> None:
    change, least, most = LIMITS[what]
    for number in (least - 1, least, most, most + 1):
        t = laid()
        change(at(t), number)
        assert t.rules.named.in_range(at(t)) == (least <= number <= most)
        if not least <= number <= most:
            assert t.rules.check(t.state) == Fault.OUT_OF_RANGE


@rule("BG-002")
def test_there_is_no_round_before_the_first() -> None:
    t = lay(BARE, BARE)
    for number, sound in ((1, True), (0, False)):
        at(t).round = number
        assert t.rules.named.in_range(at(t)) == sound


@rule("BG-058")
def test_three_spirits_a_round_may_lie_on_a_druid() -> None:
    t = lay(OWN, BARE, round=2)
    for count, sound in ((6, True), (7, False)):
        at(t).druid_n[1] = count
        assert t.rules.named.in_range(at(t)) == sound


# The card numbers: bear_base_1 is 0 (second player: 9), owl_base_1 3, owl_base_2 4, fox_base_1 6.
FAULTS: list[tuple[Fault, str, Spoil]] = [
    (Fault.COUNTED_WRONG, "a card fewer than the hand has", lambda s: put(s.hand_n, 1, 0)),
    (Fault.COUNTED_WRONG, "a back more than the hand has", lambda s: put(s.backs[1], 3, 1)),
    (Fault.COUNTED_WRONG, "the last card too many", lambda s: put(s.hand[1], 47, 1)),
    (Fault.COUNTED_WRONG, "ordered, and not counted", lambda s: put(s.hand[1], 9, 2)),
    (Fault.COUNTED_WRONG, "counted, and not ordered", lambda s: put(s.under_n, 0, 1)),
    (Fault.CARD_LOST, "the first card twice", lambda s: put(s.deck[0], 0, 0)),
    (Fault.CARD_LOST, "the last Venerable in the box too", lambda s: put(s.lies, 59, Place.BOX)),
    (Fault.CARD_LOST, "a red Venerable among the others",
     lambda s: put(s.stack, 2, s.stack[3]) and put(s.stack, 3, 59)),
    (Fault.CARD_LOST, "an Elite in another's pile",
     lambda s: exchange(s.pile[0], s.pile[1])),
    (Fault.CARD_LOST, "beside the Druid, and none is", lambda s: put(s.lies, 1, Place.BESIDE)),
    (Fault.CARD_LOST, "taken, and none is", lambda s: put(s.lies, 50, Place.TAKEN)),
    (Fault.CARD_LOST, "a Venerable on offer that no offer shows",
     lambda s: put(s.offer, 2, s.offer[0])),
    (Fault.CARD_LOST, "an Elite on offer that no offer shows", lambda s: put(s.elite, 2, -1)),
    (Fault.CARD_LOST, "on the other Druid", lambda s: put(s.lies, 6, Place.DRUID + 1)),
    (Fault.CARD_LOST, "seen in the other hand", lambda s: put(s.lies, 18, Place.HELD + 1)),
    (Fault.CARD_LOST, "seen in a hand, and in the deck", lambda s: put(s.lies, 28, Place.HELD)),
    (Fault.VENERABLE_ASTRAY, "a Venerable beside the Druid",
     lambda s: beside(s, 56)),
    (Fault.VENERABLE_ASTRAY, "a Venerable on the second Druid",
     lambda s: put(s.lies, 56, Place.DRUID + 1)),
    (Fault.VENERABLE_ASTRAY, "a Venerable in a hand",
     lambda s: put(s.lies, s.stack[s.stack_n - 1], Place.HELD)),
    (Fault.VENERABLE_ASTRAY, "the first Venerable on the first Druid",
     lambda s: put(s.offer, 0, -1) and put(s.lies, 48, Place.DRUID)),
    (Fault.CARD_NOT_ITS_PLAYERS, "the first player's last base Spirit with the second",
     lambda s: put(s.lies, 8, Place.COLUMN + 3)),
    (Fault.CARD_NOT_ITS_PLAYERS, "the second player's last base Spirit with the first",
     lambda s: put(s.lies, 17, Place.COLUMN)),
    (Fault.TOKENS_LOST, "one kind too often", lambda s: put(s.token, 0, 3)),
    (Fault.TOKENS_LOST, "a token on a card of the offer", lambda s: put(s.token_at, 1, s.elite[0])),
    (Fault.TOKENS_LOST, "the last token on a Druid's", lambda s: put(s.token_at, 11, 6)),
    (Fault.TOKEN_FACE_UP, "a token face up", lambda s: put(s.looked, 0, EVERYONE)),
    (Fault.NO_ELITE_ON_OFFER, "a bear on offer as a fox",
     lambda s: put(s.lies, s.elite[2], Place.BOX) and put(s.elite, 2, s.elite[0])),
    (Fault.NO_ELITE_ON_OFFER, "a bear on offer that lies in the box",
     lambda s: put(s.lies, s.elite[0], Place.BOX)),
    (Fault.BACK_WRONG, "the back of the uppermost card", lambda s: put(s.deck_back[0], 2, 3)),
    (Fault.BACK_WRONG, "the back of the lowest card", lambda s: put(s.deck_back[0], 0, 3)),
    (Fault.BACK_WRONG, "the back of the only card", lambda s: put(s.deck_back[1], 0, -1)),
    (Fault.BACK_WRONG, "the backs of a hand",
     lambda s: put(s.backs[1], 0, 0) and put(s.backs[1], 3, 1)),
]  # fmt: skip


@rule("BG-018", "BG-058", "BG-096")
@pytest.mark.parametrize(("fault", "what", "spoil"), FAULTS, ids=[what for _, what, _ in FAULTS])
def test_a_spoilt_position_is_found_wherever_it_is_spoilt(
    fault: Fault, what: str, spoil: Spoil
) -> None:
    t = laid()
    assert t.rules.check(t.state) == 0
    spoil(at(t))
    assert t.rules.check(t.state) == fault


@rule("BG-005")
@pytest.mark.parametrize("rival", [0, 1])
@pytest.mark.parametrize("richer", [0, 1])
@pytest.mark.parametrize("where", ["hand", "deck", "bottom", "column", "druid"])
def test_a_base_spirit_with_the_opponent_is_found_wherever_it_lies(
    rival: int, richer: int, where: str
) -> None:
    t = laid(richer)
    s, card = at(t), 9 * (1 - rival)  # the other player's bear_base_1, which is in hand
    mine = 9 * rival + 1  # the rival's bear_base_2: from the box
    s.lies[mine] = Place.BOX
    s.hand[1 - rival][card] = 0
    s.backs[1 - rival][0] -= 1
    s.hand_n[1 - rival] -= 1
    if where == "hand":
        s.hand[rival][card] = 1
        s.hand_n[rival] += 1
        s.backs[rival][0] += 1
    elif where in ("deck", "bottom"):
        at_place = s.deck_n[rival]
        if where == "bottom":
            t.rules.named.lift_deck(s, rival, 1)
            at_place = 0
        s.deck[rival][at_place], s.deck_back[rival][at_place] = card, 0
        s.deck_n[rival] = at_place + 1 if where == "deck" else s.deck_n[rival]
    elif where == "column":
        s.lies[card] = Place.COLUMN + 3 * rival + 2
    else:
        s.druid[rival][s.druid_n[rival]] = card
        s.druid_n[rival] += 1
        s.lies[card] = Place.DRUID + rival
    assert t.rules.check(t.state) == Fault.CARD_NOT_ITS_PLAYERS


@rule("BG-019", "BG-044", "BG-062")
def test_tokens_face_up_or_all_out_are_sound_where_the_rules_make_them_so() -> None:
    t = laid()
    s = at(t)
    s.looked[0] = 3  # both players have looked at it
    assert t.rules.check(s) == 0
    s.looked[0] = EVERYONE
    for question, fault in (
        (Ask.LEFTOVER, Fault.TOKEN_FACE_UP), (Ask.REWARD, 0), (Ask.ACTION, Fault.TOKEN_FACE_UP),
    ):  # fmt: skip
        s.question = question
        assert t.rules.check(s) == fault
    s.over = 1
    assert t.rules.check(s) == 0
    for token in range(12):
        s.token_at[token] = 3
    assert t.rules.check(s) == 0  # no reserve, and no discard either
    s.token_at[11] = TokenAt.DISCARD
    assert t.rules.check(s) == Fault.RESERVE_EMPTY
    s.token_at[0] = TokenAt.RESERVE
    assert t.rules.check(s) == 0


@rule("BG-053", "R-08")
def test_an_animal_without_elites_is_sound_only_without_a_pile() -> None:
    t = lay(OWN, BARE, empty="fox")
    assert (at(t).elite[2], t.rules.check(t.state)) == (-1, 0)
    at(t).elite[2] = 0  # a base Spirit
    assert not t.rules.named.offer_fits(t.state, 2)
    at(t).elite[2] = -1
    at(t).pile_n[2] = 1
    at(t).pile[2][0] = 46
    at(t).lies[46] = Place.HIDDEN
    assert t.rules.check(t.state) == Fault.NO_ELITE_ON_OFFER
