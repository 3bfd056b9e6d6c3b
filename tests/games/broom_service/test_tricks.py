"""Playing a trick (BS-041 to BS-062)."""

import json

import pytest

import broceliande as bro
from broceliande.games.broom_service.tricks import OUT, PASSED
from tests.games.broom_service.answers import choose, lead_all, play, refused
from tests.games.broom_service.board import (
    ROLE,
    VERSO,
    at,
    begin,
    give_tile,
    lay,
    resume,
    set_hand,
)
from tests.games.broom_service.looking import goods, hand, pawns, told, towers, vp
from tests.rules import rule


@rule("BS-041", "BS-042")
def test_the_first_player_leads_a_card_from_hand() -> None:
    t = lay(4, hands=["root hill", "root", "fairy", ""], first=0)
    assert t.asked == (0,)
    assert t.question == "lead"
    assert refused(t, "lead", "fairy", "brave") == "role_not_held"
    play(t, "lead", "root", "brave")
    assert at(t).laid[0] == 1 << ROLE["root"]
    assert hand(t, 0) == {"hill"}


@rule("BS-043", "BS-052", "BS-054")
def test_a_brave_action_waits_for_everybody_and_its_owner_leads_next() -> None:
    t = lay(3, hands=["root", "root hill", "fairy"])
    play(t, "lead", "root", "brave")
    assert goods(t, 0)[0] == 1
    assert t.asked == (1,)
    play(t, "follow", "cowardly")
    play(t, "gather", "yes")
    assert goods(t, 1)[0] == 2
    assert t.asked == (0,)  # all have had their turn: now the brave one acts
    play(t, "gather", "yes")
    assert goods(t, 0) == [3, 1, 1, 2]
    assert at(t).claim == -1
    assert t.asked == (1,)  # seat 0 should lead, has no card, and the next one does (BS-057)


@rule("BS-044", "BS-045", "BS-051", "BS-056")
def test_cowards_act_at_once_clockwise_and_the_leader_stays() -> None:
    t = lay(4, hands=["root hill", "root fairy", "fairy", "root"])
    play(t, "lead", "root", "cowardly")
    assert (t.question, t.asked) == ("gather", (0,))
    play(t, "gather", "yes")
    assert (t.question, t.asked) == ("follow", (1,))
    play(t, "follow", "cowardly")
    play(t, "gather", "yes")
    assert (t.question, t.asked) == ("follow", (3,))  # seat 2 passed
    play(t, "follow", "cowardly")
    play(t, "gather", "yes")
    assert [goods(t, seat)[0] for seat in range(4)] == [2, 2, 1, 2]
    assert (t.question, t.asked) == ("lead", (0,))


@rule("BS-046", "BS-058", "BS-062", "Q58")
def test_who_does_not_hold_the_role_passes_unasked() -> None:
    t = lay(3, hands=["root", "hill", "fruit"])
    play(t, "lead", "root", "cowardly")
    assert at(t).stance[1] == -1  # nothing shows before the turn
    play(t, "gather", "no")
    assert told(t).count("passed") == 2
    assert at(t).shown[1] == at(t).shown[2] == 1 << ROLE["root"] or at(t).trick == 2
    assert t.question == "lead"


@rule("BS-047", "BS-048", "BS-049", "BS-050", "BS-135", "Q26")
@pytest.mark.parametrize("event", ["gathering", "black_market", "moonshiner"])
def test_the_claim_is_taken_and_the_robbed_player_is_out(event: str) -> None:
    t = lay(3, hands=["fruit hill", "fruit", "fruit"], event=event)
    play(t, "lead", "fruit", "brave")
    assert at(t).claim == 0
    play(t, "follow", "brave")
    assert at(t).claim == 1
    assert at(t).stance[0] == OUT
    play(t, "follow", "brave")
    assert (t.question, t.asked) == ("gather", (2,))
    play(t, "gather", "yes")
    assert [goods(t, seat)[1] for seat in range(3)] == [1, 1, 3]
    assert vp(t) == [10, 10, 10]
    assert t.asked == (0,)  # seat 2 has no card left


@rule("BS-047")
def test_holding_the_role_one_must_play_it() -> None:
    t = lay(2, hands=["fruit hill", "fruit peak"])
    play(t, "lead", "fruit", "brave")
    assert [m.path for m in t.moves(1)] == [("answer:brave",), ("answer:cowardly",)]
    assert hand(t, 1) == {"peak"}  # the card lies on the table before the stance is chosen


@rule("BS-053", "Q10")
def test_the_brave_action_meets_the_board_after_the_cowardly_ones() -> None:
    t = lay(2, hands=["valley", "valley"], pawns=["bb", "bb"])
    play(t, "lead", "valley", "brave")
    play(t, "follow", "cowardly")
    play(t, "deliver", 0, "RT07")
    assert t.asked == (0,)
    assert "RT07" not in towers(t, 0)
    assert refused(t, "deliver", 0, "RT07") == "tower_occupied"
    play(t, "deliver", 0, "RT08")
    assert vp(t) == [10 + 5 + 3, 10 + 4]


@rule("BS-055")
def test_the_last_brave_player_leads_even_without_acting() -> None:
    t = lay(3, hands=["mountain", "mountain hill", "hill"], pawns=["tt", "tt", "tt"])
    play(t, "lead", "mountain", "cowardly")  # no mountain next to t: nothing happens
    play(t, "follow", "brave")
    assert pawns(t, 1) == "tt"
    assert (t.question, t.asked) == ("lead", (1,))


@rule("BS-057", "BS-126", "Q15")
def test_without_cards_the_next_one_leads_but_the_last_brave_leads_the_next_round() -> None:
    t = lay(3, hands=["root", "", "fruit"])
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    assert (t.question, t.asked) == ("lead", (2,))
    play(t, "lead", "fruit", "brave")
    play(t, "gather", "no")
    assert at(t).round == 2
    assert at(t).leader == 2


@rule("BS-126", "Q16")
def test_all_cowardly_in_the_last_trick_the_one_who_led_it_leads_the_next_round() -> None:
    t = lay(3, hands=["root", "", "fruit"])
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    play(t, "lead", "fruit", "cowardly")
    play(t, "gather", "no")
    assert at(t).round == 2
    assert at(t).leader == 2


@rule("BS-126", "Q15")
def test_the_last_brave_player_leads_the_next_round_without_a_card_left() -> None:
    t = lay(3, hands=["root", "root", ""])
    play(t, "lead", "root", "cowardly")
    play(t, "gather", "no")
    play(t, "follow", "brave")
    play(t, "gather", "no")
    assert (at(t).round, at(t).leader) == (2, 1)


@rule("BS-058", "BS-136", "Q28")
@pytest.mark.parametrize("event", ["gathering", "take_heart"])
def test_a_last_player_plays_all_cards_alone(event: str) -> None:
    t = lay(2, hands=["root fruit herb", ""], event=event)
    for role in ("root", "fruit", "herb"):
        refusal = refused(t, "lead", role, "cowardly")
        assert refusal == ("must_be_brave" if event == "take_heart" else "")
        play(t, "lead", role, "brave")
        play(t, "gather", "yes")
    assert goods(t, 0) == [3, 3, 3, 4]
    assert at(t).round == 2


@rule("BS-059", "Q13")
def test_a_role_led_before_is_laid_down_without_action() -> None:
    t = lay(3, hands=["root hill", "root", ""], cursed="root")
    at(t).led = 1 << ROLE["root"]  # a position that cannot arise in play
    assert refused(t, "lead", "root", "brave") == "wrong_decision"
    assert refused(t, "lead", "hill", "none") == "not_optional"
    play(t, "lead", "root", "none")
    assert vp(t) == [7, 7, 10]  # the curse is paid
    assert goods(t, 0) == [1, 1, 1, 1]
    assert hand(t, 1) == set()
    assert (t.question, t.asked) == ("lead", (0,))  # the trick counts as all cowardly
    assert told(t).count("laid") == 2


@rule("BS-060")
@pytest.mark.parametrize(
    ("hands", "tricks"),
    [(["forest hill root peak"] * 3, 4), (["forest hill root peak", "mountain prairie fruit valley",
      "herb fairy forest hill"], 10)],
)  # fmt: skip
def test_from_four_to_ten_tricks(hands: list[str], tricks: int) -> None:
    t = lay(3, hands=hands)
    most = 0
    while at(t).round == 1:
        most = max(most, at(t).trick)
        seat = t.asked[0]
        t.play(seat, t.moves(seat)[-1])
    assert most == tricks


@rule("BS-061")
def test_cards_played_and_cards_left_are_public() -> None:
    t = lay(3, hands=["root hill", "root", "fairy"])
    play(t, "lead", "root", "brave")
    play(t, "follow", "brave")
    fields = t.view(None)["fields"]
    assert fields["laid"] == [1 << ROLE["root"], 1 << ROLE["root"], 0]
    assert fields["left"] == [1, 0, 1]
    assert "held" not in fields


@rule("BS-062", "BS-046")
def test_before_the_turn_nothing_shows_who_holds_the_role() -> None:
    shown = set()
    for third in ("root", "fairy"):
        t = lay(3, hands=["root hill", "root", third])
        play(t, "lead", "root", "brave")
        shown.add(json.dumps([t.view(0), t.view(1), t.chronicle(0, "fr"), t.chronicle(None, "en")]))
    assert len(shown) == 1
    play(t, "follow", "cowardly")
    play(t, "gather", "no")
    assert at(t).stance[2] == PASSED or at(t).trick > 1


@rule("BS-045", "BS-060")
def test_every_trick_begins_anew_for_everybody() -> None:
    t = lay(3, hands=["root hill", "root", "root"], **VERSO)
    s = at(t)
    for seat in range(3):
        give_tile(t, seat, seat)
        s.fresh[seat][seat] = 1
    play(t, "lead", "root", "cowardly")
    play(t, "gather", "no")
    play(t, "follow", "brave")
    assert list(s.stance)[:3] == [1, 0, -1]
    play(t, "follow", "cowardly")
    play(t, "gather", "no")
    play(t, "gather", "no")
    assert (t.question, s.trick) == ("lead", 2)
    assert list(s.stance)[:3] == [-1, -1, -1]
    assert [list(s.fresh[seat]) for seat in range(3)] == [[0, 0, 0]] * 3


@rule("BS-059")
def test_a_role_led_before_gives_nobody_a_stance() -> None:
    t = lay(3, hands=["root hill", "root", ""])
    at(t).led = 1 << ROLE["root"]
    play(t, "lead", "root", "none")
    assert (t.question, t.asked) == ("lead", (0,))
    assert told(t)[-3:] == ["laid", "laid", "passed"]
    assert vp(t) == [10, 10, 10]
    assert "led" not in told(t)


@rule("BS-042", "BS-059", "BS-061", "BS-062")
def test_what_was_led_laid_and_passed_on_stays_known() -> None:
    t = lay(3, hands=["root fairy", "fairy", "root"])
    s = at(t)
    play(t, "lead", "root", "cowardly")
    root, fairy = 1 << ROLE["root"], 1 << ROLE["fairy"]
    assert (s.led, s.laid[0], s.shown[0]) == (root, root, root)
    play(t, "gather", "no")
    assert (s.laid[1], s.shown[1]) == (0, root)  # passed
    play(t, "follow", "cowardly")
    play(t, "gather", "no")
    play(t, "lead", "fairy", "cowardly")
    assert (s.led, s.laid[0], s.shown[0]) == (root | fairy, root | fairy, root | fairy)


@rule("BS-042", "BS-060", "BS-125")
def test_no_role_is_led_before_the_leader_lays_one() -> None:
    t = choose(begin(2, "take_heart"), *["root fruit herb fairy"] * 2)
    assert (at(t).role, at(t).trick, at(t).led) == (-1, 1, 0)
    play(t, "lead", "root", "brave")
    assert at(t).role == ROLE["root"]
    lead_all(play(play(t, "follow", "brave"), "gather", "no"), "brave")
    assert (at(t).round, at(t).role, at(t).trick, at(t).led) == (2, -1, 0, 0)


def set_next(t: bro.Table) -> bro.Table:
    """Seat 0 leads, with the same roles as before."""
    at(t).leader = 0
    for seat in range(t.seats):
        set_hand(t, seat, "root fruit")
    return t


@rule("BS-042", "BS-059", "BS-060")
def test_a_role_led_in_one_round_may_be_led_with_a_stance_in_the_next() -> None:
    t = choose(begin(2, "take_heart"), *["root fruit herb fairy"] * 2)
    lead_all(t, "brave")
    resume(set_next(t))
    assert at(t).trick == 1
    assert refused(t, "lead", "root", "brave") == ""
    assert refused(t, "lead", "root", "none") == "not_optional"
