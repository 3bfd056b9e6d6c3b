"""The invariants of the ledger (4.7): each fault is found."""

from collections.abc import Callable

import pytest

from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import Place, TokenAt
from tests.games.bloody_grove.board import Side, at, lay
from tests.rules import rule

OWN = Side(
    hand="bear_base_1 bear_elite_1", columns=["owl_base_1{+2}", "venerable_9", ""],
    druid="fox_base_1 fox_base_2", deck="owl_base_2 owl_elite_1 owl_base_3",
)  # fmt: skip

FAULTS: list[tuple[int, str, Callable[[Position], object]]] = [
    (1, "a hidden card also lies in a column", lambda s: s.lies.__setitem__(0, Place.COLUMN)),
    (1, "a card in a column is in the deck too", lambda s: s.deck[0].__setitem__(0, 3)),
    (1, "a card on offer that no offer shows", lambda s: s.offer.__setitem__(0, -1)),
    (1, "beside a Druid", lambda s: s.lies.__setitem__(40, Place.BESIDE)),
    (1, "held by nobody", lambda s: s.lies.__setitem__(19, Place.HELD)),
    (1, "not in its Druid pile", lambda s: s.druid[0].__setitem__(0, 7)),
    (2, "four tokens +2", lambda s: s.token.__setitem__(11, 0)),
    (2, "a token on a card in hand", lambda s: s.token_at.__setitem__(0, 0)),
    (4, "a token face up too early", lambda s: s.looked.__setitem__(0, EVERYONE)),
    (5, "a Venerable on a Druid", lambda s: s.lies.__setitem__(56, Place.DRUID)),
    (8, "one card too many in hand", lambda s: s.hand_n.__setitem__(0, 3)),
    (8, "a back too many", lambda s: s.backs[0].__setitem__(2, 1)),
    (9, "a back in hand that is another's", lambda s: (
        s.backs[0].__setitem__(0, 0), s.backs[0].__setitem__(1, 2))),
    (9, "a back on the deck that is another's", lambda s: s.deck_back[0].__setitem__(1, 0)),
    (9, "a top card whose back nobody has seen", lambda s: s.deck_back[0].__setitem__(2, -1)),
    (10, "a fifth round", lambda s: setattr(s, "round", 5)),
    (10, "an unknown token", lambda s: s.token.__setitem__(0, 9)),
]  # fmt: skip


@rule("BG-058", "BG-096")
@pytest.mark.parametrize(("fault", "what", "spoil"), FAULTS, ids=[what for _, what, _ in FAULTS])
def test_a_spoilt_position_is_found(
    fault: int, what: str, spoil: Callable[[Position], object]
) -> None:
    t = lay(OWN, Side())
    assert t.rules.check(t.state) == 0
    spoil(at(t))
    assert t.rules.check(t.state) == fault


@rule("R-33", "R-08")
def test_an_empty_reserve_beside_a_discard_and_a_missing_offer_are_found() -> None:
    t = lay(OWN, Side())
    for token in range(1, 12):
        at(t).token_at[token] = TokenAt.DISCARD
    assert t.rules.check(t.state) == 3
    t = lay(OWN, Side())
    s = at(t)
    s.lies[s.elite[0]] = Place.BOX
    s.elite[0] = -1
    assert t.rules.check(t.state) == 7


@rule("BG-005")
def test_a_base_spirit_with_the_opponent_is_found() -> None:
    t = lay(OWN, Side(deck="bear_base_1"))
    s = at(t)
    s.deck[1][0], s.hand[0][0], s.hand[0][9] = 0, 0, 1
    assert t.rules.check(t.state) == 6
