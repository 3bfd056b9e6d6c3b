"""Set-up: BG-001, BG-005 to BG-020, and its draws."""

from collections import Counter
from random import Random

import pytest

import broceliande as bro
from broceliande.games.bloody_grove.names import ANIMALS, CARD_IDS, RED, VENERABLE, Place, TokenAt
from tests.games.bloody_grove.answers import choices, play, refused, told
from tests.games.bloody_grove.board import at
from tests.games.bloody_grove.looking import deck, hand, tokens_at
from tests.games.playing import assert_sound
from tests.rules import rule

BASE = {
    "bear_base_1", "bear_base_2", "bear_base_3", "owl_base_1", "owl_base_2", "owl_base_3",
    "fox_base_1", "fox_base_2", "fox_base_3",
}  # fmt: skip


def dealt(seed: int = 3, **options: object) -> bro.Table:
    return bro.table("bloody-grove", seed=seed, options=options)


@rule("BG-001")
@pytest.mark.parametrize("seats", [0, 1, 3, True, "2"])
def test_exactly_two_play(seats: object) -> None:
    assert dealt().seats == 2
    with pytest.raises(bro.BadSeats, match="2 to 2"):
        bro.table("bloody-grove", seats=seats)  # type: ignore[arg-type]


@rule("BG-005", "BG-006", "BG-007", "BG-018", "R-71")
def test_each_player_has_the_nine_own_base_spirits_and_a_bare_druid() -> None:
    t = dealt()
    for seat in (0, 1):
        assert set(hand(t, seat)) | set(deck(t, seat)) == BASE
        assert (len(hand(t, seat)), len(deck(t, seat))) == (4, 5)
    assert list(at(t).druid_n) == [0, 0]
    assert_sound(t)


@rule("BG-007", "BG-018", "R-09")
def test_the_decks_are_shuffled_and_hands_come_from_the_top() -> None:
    hands = Counter(name for seed in range(200) for name in hand(dealt(seed), 0))
    assert set(hands) == BASE
    assert all(60 < count < 120 for count in hands.values())  # 89 on average
    decks = {tuple(deck(dealt(seed), 1)) for seed in range(50)}
    assert len(decks) == 50


@rule("BG-008", "BG-009", "R-72")
def test_groves_lie_in_a_random_order_with_their_cubes_in_the_centre() -> None:
    orders = Counter(tuple(at(dealt(seed)).groves) for seed in range(300))
    assert len(orders) == 6
    assert all(25 < count < 80 for count in orders.values())
    assert list(at(dealt()).cube) == [-1, -1, -1]


@rule("BG-008")
@pytest.mark.parametrize("order", ["bear owl fox", "fox owl bear"])
def test_the_host_may_fix_the_order_of_the_groves(order: str) -> None:
    for seed in range(5):
        assert [ANIMALS[a] for a in at(dealt(seed, groves=order)).groves] == order.split()


@rule("BG-010", "BG-011", "R-74")
def test_three_elite_piles_each_with_one_card_on_offer() -> None:
    t = dealt()
    s = at(t)
    assert list(s.pile_n) == [9, 9, 9]
    for animal, name in enumerate(ANIMALS):
        cards = [s.elite[animal], *list(s.pile[animal])[:9]]
        assert {CARD_IDS[card] for card in cards} == {f"{name}_elite_{n}" for n in range(1, 11)}
        assert s.lies[s.elite[animal]] == Place.OFFER
    assert len({at(dealt(seed)).elite[0] for seed in range(60)}) == 10


@rule("BG-012", "R-73")
def test_twelve_tokens_are_mixed_face_down() -> None:
    t = dealt()
    assert tokens_at(t, TokenAt.RESERVE) == ["+2"] * 3 + ["+3"] * 3 + ["+4"] * 3 + ["destroy"] * 3
    assert list(at(t).looked) == [0] * 12
    assert len({tuple(at(dealt(seed)).token) for seed in range(40)}) == 40


@rule("BG-013", "BG-014", "BG-015")
def test_red_venerables_lie_under_the_nine_others_and_three_are_on_offer() -> None:
    t = dealt()
    s = at(t)
    assert s.stack_n == 9
    assert {CARD_IDS[card] for card in list(s.stack)[:3]} == {
        "venerable_red_1", "venerable_red_2", "venerable_red_3",
    }  # fmt: skip
    normal = [CARD_IDS[card] for card in [*list(s.stack)[3:9], *s.offer]]
    assert set(normal) == {f"venerable_{n}" for n in range(1, 10)}
    assert all(s.lies[card] == Place.OFFER for card in s.offer)
    deals = [at(dealt(seed)) for seed in range(60)]
    assert len({tuple(list(s.stack)[:3]) for s in deals}) == 6
    for slot in range(3):
        assert {s.offer[slot] for s in deals} == {*range(VENERABLE, RED)}  # any of the nine


@rule("BG-015", "BG-091")
def test_rounds_1_to_3_offer_the_normal_ones_and_round_4_the_red_ones() -> None:
    t = dealt(1)
    luck = Random(1)
    while not t.over:
        t.play(t.asked[0], luck.choice(t.rules.legal(t._state, t.asked[0])))
    offered = [CARD_IDS[int(str(card))] for _, card in told(t, "offered")]
    assert set(offered[:9]) == {f"venerable_{n}" for n in range(1, 10)}
    assert set(offered[9:]) == {"venerable_red_1", "venerable_red_2", "venerable_red_3"}


@rule("BG-016", "BG-017")
def test_the_starter_is_drawn_unless_the_host_names_one() -> None:
    starters = Counter(at(dealt(seed)).starter for seed in range(200))
    assert all(70 < starters[seat] < 130 for seat in (0, 1))
    for seat in (0, 1):
        s = at(dealt(first=seat))
        assert (s.starter, s.player, s.turn) == (seat, seat, 1)


@rule("BG-019", "BG-020", "R-37", "R-38")
@pytest.mark.parametrize("first", [0, 1])
def test_each_looks_at_a_different_token_the_starter_first(first: int) -> None:
    t = dealt(first=first)
    assert (t.question, t.asked, len(choices(t))) == ("first_look", (first,), 12)
    assert refused(t, "decline") == "must_choose"
    before = list(at(t).token)
    play(t, "token 5")
    assert t.asked == (1 - first,)
    assert refused(t, "token 5") == "token_already_chosen"
    assert len(choices(t)) == 11
    play(t, "token 6")
    assert (t.question, t.asked) == ("action", (first,))
    s = at(t)
    assert list(s.token) == before
    assert list(s.token_at) == [TokenAt.RESERVE] * 12
    assert (s.looked[4], s.looked[5]) == (1 << first, 2 >> first)
    assert told(t, "looked", seat=None) == [("looked", first, 4), ("looked", 1 - first, 5)]
    assert told(t, "learned", seat=None) == []
    assert told(t, "learned", seat=first) == [("learned", 4, before[4])]


@rule("BG-019")
def test_what_a_token_is_shows_to_the_one_who_looked_only() -> None:
    t = play(dealt(first=0), "token 5", "token 6")
    for seat, shown in ((0, {4}), (1, {5}), (None, set())):
        tokens = t.view(seat)["fields"]["token"]
        assert {n for n, kind in enumerate(tokens) if kind is not None} == shown


@rule("BG-018")
def test_only_the_owner_is_told_which_cards_were_drawn() -> None:
    t = dealt(first=0)
    assert told(t, "drew") == [("drew", 0, 4), ("drew", 1, 4)]
    assert told(t, "drawn") == []
    own = [CARD_IDS[int(str(card))].removeprefix("black:") for _, card in told(t, "drawn", seat=0)]
    assert sorted(own) == sorted(hand(t, 0))
