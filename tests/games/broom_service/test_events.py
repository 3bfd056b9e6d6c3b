"""The ten events (BS-130 to BS-153)."""

import pytest

import broceliande as bro
from tests.games.broom_service.answers import lead_all, play, refused
from tests.games.broom_service.board import at, begin, lay
from tests.games.broom_service.looking import goods, hand, told, vp
from tests.rules import rule

FIVE = "forest hill mountain prairie root"


@rule("BS-130", "BS-131", "BS-132")
def test_more_or_less_scores_the_number_of_cards_at_once() -> None:
    t = begin(5, "more_or_less")
    for seat in range(5):
        play(t, "keep_roles", seat + 1, seat=seat)
        assert vp(t) == [10] * 5  # nothing before all cards are chosen
    for seat in range(5):
        assert vp(t) == [10] * 5
        play(t, "pick_roles", *FIVE.split()[: seat + 1], seat=seat)
    assert vp(t) == [19, 16, 13, 10, 7]
    assert [len(hand(t, seat)) for seat in range(5)] == [1, 2, 3, 4, 5]
    assert hand(t, 1) == {"forest", "hill"}
    assert (t.question, t.asked) == ("lead", (0,))
    lead_all(t)
    assert at(t).round == 2


@rule("BS-133", "BS-135", "Q27")
def test_black_market_pays_three_points_instead_of_a_cowardly_action() -> None:
    t = lay(2, hands=["root fruit", "root"], event="black_market")
    play(t, "lead", "root", "cowardly")
    assert t.question == "coward_mode"
    assert refused(t, "coward_mode", "orange") == "event_not_in_force"
    play(t, "coward_mode", "points")
    assert (vp(t)[0], goods(t, 0)) == (13, [1, 1, 1, 1])  # as leader, and no action
    play(t, "follow", "cowardly")
    play(t, "coward_mode", "action")
    play(t, "gather", "yes")
    assert (vp(t)[1], goods(t, 1)) == (10, [2, 1, 1, 1])
    play(t, "lead", "fruit", "cowardly")
    play(t, "coward_mode", "points")  # anew for every card
    assert vp(t)[0] == 16


@rule("BS-134", "BS-135", "Q18", "Q27")
@pytest.mark.parametrize(
    ("word", "kind"), [("orange", 0), ("violet", 1), ("green", 2), ("wand", 3)]
)
def test_moonshiner_gives_any_one_resource(word: str, kind: int) -> None:
    t = lay(2, hands=["root fruit", ""], event="moonshiner")
    play(t, "lead", "root", "cowardly")
    assert refused(t, "coward_mode", "points") == "event_not_in_force"
    before = goods(t, 0)
    play(t, "coward_mode", word)
    before[kind] += 1
    assert goods(t, 0) == before
    assert t.question == "lead"


@rule("BS-133", "BS-134", "BS-135")
def test_brave_players_get_nothing_from_the_markets() -> None:
    for event in ("black_market", "moonshiner"):
        t = lay(2, hands=["root fruit", ""], event=event)
        play(t, "lead", "root", "brave")
        assert t.question == "gather"


@rule("BS-136")
def test_take_heart_binds_the_leader_only() -> None:
    t = lay(2, hands=["root", "root"], event="take_heart")
    assert refused(t, "lead", "root", "cowardly") == "must_be_brave"
    play(t, "lead", "root", "brave")
    play(t, "follow", "cowardly")
    play(t, "gather", "yes")
    assert goods(t, 1)[0] == 2


PLACES = [
    ("dangerous_places", "bj", -2), ("dangerous_places", "cb", -4), ("dangerous_places", "nd", -2),
    ("dangerous_places", "hn", -4), ("dangerous_places", "ci", -6), ("dangerous_places", "bb", -2),
    ("protected_places", "nh", 0), ("protected_places", "cb", 2), ("protected_places", "bb", 6),
    ("protected_places", "nn", 2), ("protected_places", "hc", -2),
]  # fmt: skip


@rule("BS-137", "BS-138", "BS-139", "Q25")
@pytest.mark.parametrize(("event", "where", "points"), PLACES)
def test_dangerous_and_protected_places_count_each_pawn(
    event: str, where: str, points: int
) -> None:
    """E4 and E5 are among them."""
    t = lay(2, hands=["root", ""], event=event, pawns=[where, "bb"])
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    assert vp(t)[0] == 10 + points


def bids(holdings: list[int], *given: int, lead: bool = True) -> bro.Table:
    """The Advantage: everybody holds so many violet potions and bids so many."""
    t = lay(len(holdings), hands=["root"], event="advantage",
            goods=[(0, count, 0, 0) for count in holdings])  # fmt: skip
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    for seat, number in enumerate(given):
        if holdings[seat]:
            play(t, "bid", number, seat=seat)
    return t


@rule("BS-140", "BS-141", "BS-142", "BS-222", "Q22")
def test_bids_are_secret_and_of_any_kind() -> None:
    t = lay(2, hands=["root"], event="advantage", goods=[(2, 0, 1, 3), (0, 1, 0, 0)])
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    announced = [
        event.numbers[:2] for event in t.events(None) if told_name(t, event) == "resources"
    ]
    assert announced == [(0, 6), (1, 1)]
    assert refused(t, "bid", 3, seat=0) == "bid_too_high"
    play(t, "bid", 2, seat=0)  # orange
    assert "Vous avez 1 potion verte." in t.ask_words(0, "fr")
    play(t, "bid", 0, seat=0)  # green; violet is not asked for, there is none
    play(t, "bid", 1, seat=0)  # wands
    assert t.asked == (1,)
    assert t.view(1)["fields"]["bid"][0] == [None] * 4
    assert t.view(0)["fields"]["bid"][0] == [2, 0, 0, 1]
    assert "bid" not in told(t)
    play(t, "bid", 1, seat=1)
    assert vp(t) == [16, 13]
    assert goods(t, 0) == [0, 0, 1, 2]


def told_name(t: bro.Table, event: object) -> str:
    from broceliande.engine.moves import Told

    assert isinstance(event, Told)
    return t.game.events[event.event - 1].name


@rule("BS-142", "BS-143", "BS-144", "BS-145", "BS-146", "Q21", "Q23", "Q24")
@pytest.mark.parametrize(
    ("given", "points"),
    [
        ([3, 2, 1, 0], [6, 3, 0, 0]),
        ([3, 2, 2, 0], [6, 3, 3, 0]),
        ([3, 3, 2, 1], [3, 3, 0, 0]),
        ([2, 2, 2, 2], [3, 3, 3, 3]),
        ([1, 0, 0, 0], [6, 0, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([3, 1], [6, 3]),
        ([3, 0], [6, 0]),
        ([2, 2], [3, 3]),
    ],
)
def test_prizes_of_the_advantage(given: list[int], points: list[int]) -> None:
    t = bids([4] * len(given), *given)
    assert [gain - 10 for gain in vp(t)] == points
    assert [goods(t, seat)[1] for seat in range(len(given))] == [4 - n for n in given]


@rule("BS-141")
def test_whoever_holds_nothing_is_not_asked_for_a_bid() -> None:
    t = bids([0, 3], 0)
    assert t.asked == (1,)
    play(t, "bid", 3)
    assert vp(t) == [10, 16]
    t = bids([0, 0])
    assert t.question == "choose_roles"


@rule("BS-147", "BS-148", "Q18")
@pytest.mark.parametrize(
    ("held", "points"), [((0, 0, 0, 0), 6), ((0, 0, 0, 1), 4), ((1, 0, 1, 0), 2), ((1, 1, 1, 0), 0),
                         ((9, 9, 9, 9), 0)]
)  # fmt: skip
def test_empty_hands(held: tuple[int, ...], points: int) -> None:
    t = lay(2, hands=["root"], event="empty_hands", goods=[held, (9, 9, 9, 9)])
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    assert vp(t) == [10 + points, 10]
    assert goods(t, 0) == list(held)


@rule("BS-149", "BS-150", "BS-222", "Q19", "Q20")
def test_the_full_set() -> None:
    held = [(2, 2, 2, 2), (1, 1, 1, 1), (1, 1, 1, 0)]
    t = lay(3, hands=["root"], event="full_set", goods=held)
    assert refused(t, "full_set", "yes", seat=0) == "wrong_decision"
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    assert (t.question, t.asked) == ("full_set", (0, 1))  # a set of three is no set
    play(t, "full_set", "yes", seat=0)
    assert t.view(1)["fields"]["sealed"][0] is None
    assert vp(t) == [10, 10, 10]
    play(t, "full_set", "no", seat=1)
    assert vp(t) == [18, 10, 10]
    assert [goods(t, seat) for seat in range(3)] == [[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 0]]
    t = lay(2, hands=["root"], event="full_set", goods=[(1, 1, 0, 1)])
    assert refused(t, "full_set", "yes", seat=0) == "set_incomplete"


@rule("BS-151", "BS-152")
def test_gathering() -> None:
    t = lay(4, hands=["root"], event="gathering", pawns=["bj", "bb", "cn", "no"])
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    assert vp(t) == [14, 14, 10, 14]


@rule("BS-153", "Q20")
def test_the_event_of_round_seven_comes_before_the_final_scoring() -> None:
    t = lay(2, hands=["root"], event="full_set", round=7, goods=[(1, 1, 1, 1), (0, 0, 0, 0)])
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    play(t, "full_set", "yes", seat=0)
    assert t.over
    assert t.scores == (18, 10)  # no set of four is left to score


@rule("BS-149", "BS-150")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_whoever_holds_a_set_is_asked(holder: int) -> None:
    goods_ = [(1, 1, 1, 1) if seat == holder else (9, 9, 9, 0) for seat in range(3)]
    t = lay(3, hands=["root"], event="full_set", goods=goods_)
    play(t, "lead", "root", "cowardly")
    assert refused(t, "bid", 0) == "wrong_decision"  # no set is asked for by that
    assert refused(t, "full_set", "no") == "wrong_decision"
    play(t, "gather", "no")
    assert (t.question, t.asked) == ("full_set", (holder,))
    play(t, "full_set", "yes")
    assert vp(t)[holder] == 18
    assert list(at(t).sealed)[:3] == [-1] * 3


@rule("BS-141", "BS-146")
def test_bids_are_forgotten_once_they_are_paid() -> None:
    t = lay(2, hands=["root"], event="advantage", goods=[(2, 0, 0, 3), (0, 1, 1, 0)])
    play(t, "lead", "root", "cowardly")
    play(t, "gather", "no")
    for seat, number in ((0, 1), (0, 3), (1, 1), (1, 1)):
        play(t, "bid", number, seat=seat)
    assert [list(at(t).bid[seat]) for seat in (0, 1)] == [[0] * 4] * 2
    assert list(at(t).bidding[:2]) == [4, 4]  # nothing is left to bid
    assert [goods(t, seat) for seat in (0, 1)] == [[1, 0, 0, 0], [0, 0, 0, 0]]
    at(t).goods[1][0] = 9
    for seed in range(5):  # nobody supposes a bid where none is made
        assert list(at(t.redeal(0, seed)).bid[1]) == [0] * 4


@rule("BS-147")
@pytest.mark.parametrize(("held", "points"), [(0, 6), (1, 4), (2, 2), (3, 0), (4, 0), (5, 0)])
def test_empty_hands_for_every_number_of_resources(held: int, points: int) -> None:
    t = lay(2, hands=["root"], event="empty_hands", goods=[(held, 0, 0, 0), (0, 0, 0, 9)])
    play(t, "lead", "root", "cowardly")
    play(t, "gather", "no")
    assert vp(t) == [10 + points, 10]


@rule("BS-149")
def test_nothing_stays_sealed_when_the_game_ends_with_sets() -> None:
    t = lay(2, hands=["root"], event="full_set", round=7, goods=[(1, 1, 1, 1), (1, 1, 1, 1)])
    play(t, "lead", "root", "cowardly")
    play(t, "gather", "no")
    play(t, "full_set", "no", seat=0)
    play(t, "full_set", "yes", seat=1)
    assert (t.over, list(at(t).sealed)[:2]) == (True, [-1, -1])


@rule("BS-141")
def test_the_first_player_may_be_the_only_one_to_bid() -> None:
    t = lay(2, hands=["root"], event="advantage", goods=[(1, 0, 0, 0), (0, 0, 0, 0)])
    play(t, "lead", "root", "cowardly")
    play(t, "gather", "no")
    assert (t.question, t.asked) == ("bid", (0,))
    play(t, "bid", 1)
    assert vp(t) == [16, 10]
