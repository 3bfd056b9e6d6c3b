"""Arcane symbols and tokens: BG-037 to BG-044."""

from collections import Counter

import pytest

import broceliande as bro
from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.names import TokenAt
from tests.games.bloody_grove.answers import choices, play, refused, told
from tests.games.bloody_grove.board import TOKENS, Side, at, card_at, lay
from tests.games.bloody_grove.looking import tokens_at, tokens_on
from tests.rules import rule

OWN = Side(hand="owl_base_1", columns=["", "venerable_5", ""], druid="bear_base_1")
RIVAL = Side(
    hand="bear_base_1", columns=["", "fox_base_1", "venerable_6 fox_elite_1"], druid="owl_base_3"
)


def summoned(own: Side = OWN, rival: Side = RIVAL, **given: str) -> bro.Table:
    """The owl with one Arcane symbol is summoned at G1."""
    return play(lay(own, rival, **given), "summon owl_base_1")  # type: ignore[arg-type]


@rule("BG-037", "BG-038", "BG-039", "R-28", "R-29", "R-32")
def test_any_token_of_the_reserve_on_any_allowed_spirit() -> None:
    t = summoned()
    assert choices(t) == [*(f"token {n}" for n in range(1, 13)), "decline"]
    play(t, "token 4")
    assert t.question == "target"
    assert set(choices(t)) == {
        "on owl_base_1", "on venerable_5", "on rival:fox_base_1", "on fox_elite_1",
    }  # fmt: skip
    play(t, "on rival:fox_base_1")
    assert tokens_on(t, "fox_base_1", 1) == ["+3"]
    s = at(t)
    assert s.looked[3] == 0  # nobody looked
    assert s.token_at[3] == 9 + 6
    assert told(t, "placed") == [("placed", 0, 3, 15, 2)]


@rule("BG-040", "BG-041", "R-29")
def test_no_venerable_of_the_opponent_and_no_druid_pile() -> None:
    t = play(summoned(), "token 1")
    assert refused(t, "on venerable_6") == "target_opponent_venerable"
    assert refused(t, "on bear_base_1") == "target_on_druid"
    assert refused(t, "on rival:owl_base_3") == "target_on_druid"
    assert refused(t, "on fox_base_3") == "card_not_in_column"  # in the deck
    assert refused(t, "on rival:bear_base_1") == "card_not_in_column"  # in the opponent's hand
    assert refused(t, "on venerable_1") == "card_not_in_column"  # on offer
    assert refused(t, "decline") == "must_choose"
    play(t, "on venerable_5")
    assert tokens_on(t, "venerable_5") == ["+2"]


@rule("BG-042", "R-21")
def test_each_arcane_symbol_is_decided_by_itself() -> None:
    t = lay(Side(hand="owl_elite_1"), RIVAL)
    play(t, "summon owl_elite_1", "decline", "token 2", "on owl_elite_1", "decline")
    assert tokens_on(t, "owl_elite_1") == ["+2"]
    assert t.asked == (1,)


@rule("BG-043")
def test_a_spirit_bears_any_number_of_tokens() -> None:
    t = lay(Side(hand="owl_elite_1", columns=["bear_base_2{+2,+2,+2,+3,+3,+3}", "", ""]), RIVAL)
    play(t, "summon owl_elite_1")
    for token in (7, 8, 9):
        play(t, f"token {token}", "on bear_base_2")
    assert len(tokens_on(t, "bear_base_2")) == 9


@rule("BG-037")
def test_only_tokens_of_the_reserve_can_be_taken() -> None:
    t = lay(Side(hand="owl_base_1", columns=["bear_base_2{+2}", "", ""]), RIVAL, discard="+3")
    play(t, "summon owl_base_1")
    assert refused(t, "token 1") == "token_not_in_reserve"  # on a Spirit
    assert refused(t, "token 2") == "token_not_in_reserve"  # in the discard
    assert refused(t, "token 3") == ""


@rule("BG-039")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_single_possible_spirit_is_not_asked_for(seat: int) -> None:
    owl, bear = Side(hand="owl_base_1"), Side(hand="bear_base_1 bear_base_2")
    t = lay(*((owl, bear) if seat == 0 else (bear, owl)), turn=1 + seat)
    play(t, "summon owl_base_1", "token 9")
    assert tokens_on(t, "owl_base_1", seat) == ["+4"]
    assert told(t, "placed") == [("placed", seat, 8, card_at("owl_base_1", seat), 1 + seat)]
    assert t.question == "action"


@rule("BG-039", "R-29")
def test_the_last_venerable_can_bear_a_token_too() -> None:
    t = lay(Side(hand="owl_base_1", columns=["", "venerable_red_3", ""]), Side(), round=4)
    play(t, "summon owl_base_1", "token 1")
    assert choices(t) == ["on owl_base_1", "on venerable_red_3"]


@rule("BG-039", "BG-040", "R-28")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("grove", [1, 2, 3])
def test_own_venerables_bear_tokens_at_every_grove_and_the_rivals_at_none(
    seat: int, grove: int
) -> None:
    own, rival = ([name if at == grove else "" for at in (1, 2, 3)]
                  for name in ("venerable_5", "venerable_6"))  # fmt: skip
    sides = Side(hand="owl_base_1", columns=own), Side(hand="bear_base_1", columns=rival)
    t = lay(*(sides if seat == 0 else sides[::-1]), turn=1 + seat)
    play(t, "summon owl_base_1", "token 1")
    assert choices(t) == ["on owl_base_1", "on venerable_5"]
    assert refused(t, "on venerable_6") == "target_opponent_venerable"


ALL_BUT_ONE = "+2 +2 +2 +3 +3 +3 +4 +4 +4 destroy destroy"


@rule("BG-044", "R-33", "R-35")
def test_the_discard_becomes_the_reserve_as_soon_as_it_is_used_up() -> None:
    t = summoned(discard=ALL_BUT_ONE)
    play(t, "token 12", "on owl_base_1")
    s = at(t)
    assert tokens_at(t, TokenAt.DISCARD) == []
    assert tokens_at(t, TokenAt.RESERVE) == sorted(ALL_BUT_ONE.split())
    assert list(s.looked)[:11] == [0] * 11
    assert told(t, "refilled") == [("refilled", 11)]
    assert list(s.batch) == [1] * 11 + [0]
    assert not any(s.mix)  # nothing is left where they were mixed


@rule("BG-044", "R-33")
def test_the_discard_waits_until_the_last_token_is_taken() -> None:
    t = summoned(discard=ALL_BUT_ONE.removesuffix(" destroy"))
    play(t, "token 12", "on owl_base_1")
    assert tokens_at(t, TokenAt.RESERVE) == ["destroy"]
    assert len(tokens_at(t, TokenAt.DISCARD)) == 10
    assert told(t, "refilled") == []


@rule("BG-044", "R-35")
def test_the_new_reserve_is_mixed_evenly() -> None:
    first: Counter[str] = Counter()
    begun = summoned(discard="+2 +3 +4 destroy", own=_bearing("+2 +2 +3 +3 +4 +4 destroy"))
    for seed in range(300):
        t = begun.copy()
        s = at(t)
        s.luck[0] = seed
        play(t, "token 12", "on owl_base_1")
        first[TOKENS[s.token[7]]] += 1
    assert set(first) == set(TOKENS)
    assert all(50 < count < 100 for count in first.values())


def _bearing(tokens: str) -> Side:
    spirit = "venerable_5{" + tokens.replace(" ", ",") + "}"
    return Side(hand="owl_base_1", columns=["", spirit, ""])


@rule("BG-042", "R-33", "R-34")
def test_without_any_token_left_arcane_symbols_do_nothing() -> None:
    every = " ".join(kind for kind in TOKENS for _ in range(3))
    t = lay(_bearing(every), RIVAL)
    play(t, "summon owl_base_1")
    assert t.asked == (1,)
    assert told(t, "declined") == []
    ten = " ".join(every.split()[:11])
    spirit = "venerable_5{" + ten.replace(" ", ",") + "}"
    t = lay(Side(hand="owl_elite_1", columns=["", spirit, ""]), RIVAL)
    play(t, "summon owl_elite_1", "token 12", "on owl_elite_1")
    assert t.asked == (1,)  # the second and third symbols find an empty reserve


@rule("R-36")
def test_a_token_stays_known_on_a_spirit_and_is_public_once_revealed() -> None:
    t = lay(OWN, RIVAL)
    at(t).looked[3] = 2  # seat 1 has looked at token 4
    play(t, "summon owl_base_1", "token 4", "on owl_base_1")
    shown = [t.view(seat)["fields"]["token"][3] for seat in (0, 1, None)]
    assert shown == [None, 1, None]
    play(t, "summon bear_base_1")
    while at(t).round == 1 and at(t).looked[3] != EVERYONE:
        t.play(t.asked[0], t.rules.legal(t._state, t.asked[0])[0])
    assert t.view(None)["fields"]["token"][3] == 1


@rule("R-35")
def test_tokens_mixed_anew_have_fresh_names() -> None:
    t = summoned(discard=ALL_BUT_ONE)
    assert {move.path for move in t.moves(0)} >= {("token:11",)}
    play(t, "token 12", "on owl_base_1")
    assert told(t, "placed")[-1][2] == 11  # told by the name that it still bears
    assert t.describe("token:4", "en") == "Token 5, long since mixed into a new reserve"
    assert t.describe("token:16", "en") == "Token 17, in the reserve"
    assert t.describe("token:11", "en").startswith("Token 12, on ")
    offer = "venerable_5 venerable_9"
    t = lay(Side(columns=["bear_base_1", "", ""]), Side(), stage="groves", round=4, offers=offer)
    for token in range(12):
        at(t).batch[token] = 1
    play(t, "take venerable_5")
    assert ("token:16",) in {move.path for move in t.moves(0)}
    play(t, "token 5")
    assert told(t, "looked")[-1][2] == 16
    learned = "On the face of token 17 you read “+3”."
    assert [line for line in t.chronicle(0, "en") if "token 17" in line][1:] == [learned]


@rule("R-35")
def test_a_table_that_began_before_tells_tokens_by_their_old_numbers() -> None:
    t = summoned(discard=ALL_BUT_ONE)
    assert t.rules.amendments == ("whose_spirit", "fresh_names")
    offer = "venerable_5 venerable_9"
    side = Side(columns=["bear_base_1", "", ""])
    t = lay(side, Side(), stage="groves", round=4, offers=offer, amendments=["whose_spirit"])
    for token in range(12):
        at(t).batch[token] = 1
    play(t, "take venerable_5", "token 5")
    assert told(t, "looked")[-1][2] == 4
