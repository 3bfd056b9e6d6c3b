"""What is hidden and what is open (BS-222 to BS-224), and fair redeals."""

import itertools
from collections import Counter

import broceliande as bro
from broceliande.games.broom_service import GAME
from tests.games.broom_service.answers import choose, play
from tests.games.broom_service.board import ROLE, at, begin, deal, lay
from tests.games.broom_service.looking import hand
from tests.rules import rule


def chi_square(found: Counter[tuple[int, ...]], cells: int, tries: int) -> float:
    """How far the counts are from being equal."""
    expected = tries / cells
    missing = cells - len(found)
    return sum((n - expected) ** 2 / expected for n in found.values()) + missing * expected


@rule("BS-222", "BS-223")
def test_the_fields_that_somebody_may_not_see() -> None:
    t = deal(3)
    layout = t.game.position.LAYOUT.declared
    hidden = {field.name for field in layout if field.see != "all"}
    assert hidden == {"sealed", "luck", "bag", "event_pile", "cursed_pile", "held", "bid"}
    fields = t.view(1)["fields"]
    assert {"luck", "bag", "event_pile", "cursed_pile"} & set(fields) == set()
    assert fields["held"][0] == [None] * 10
    assert fields["held"][1] == [0] * 10


@rule("BS-062", "BS-222")
def test_a_redealt_hand_never_holds_what_was_passed_on_or_laid() -> None:
    t = lay(3, hands=["root hill forest", "peak valley fairy", "root herb mountain"])
    play(t, "lead", "root", "cowardly")
    play(t, "gather", "no")
    play(t, "follow", "cowardly", seat=2)
    play(t, "gather", "no")
    seen = Counter[tuple[int, ...]]()
    tries = 3000
    for seed in range(tries):
        s = at(t.redeal(0, seed))
        assert s.held[1][ROLE["root"]] == s.held[2][ROLE["root"]] == 0
        assert (sum(s.held[1]), sum(s.held[2])) == (3, 2)
        assert [role for role in range(10) if s.held[0][role]] == [ROLE["forest"], ROLE["hill"]]
        seen[tuple(role for role in range(10) if s.held[2][role])] += 1
    possible = set(itertools.combinations([role for role in range(10) if role != ROLE["root"]], 2))
    assert set(seen) == possible  # 36 pairs, each as often as the others
    assert chi_square(seen, 36, tries) < 66.6  # 35 degrees of freedom, one chance in a thousand
    assert tuple(sorted(ROLE[name] for name in hand(t, 2))) in seen


@rule("BS-222")
def test_the_turn_to_come_is_open_in_a_redealt_world() -> None:
    """Before the turn the other may or may not hold the role that was led."""
    t = lay(3, hands=["root", "root fairy", "root peak"])
    play(t, "lead", "root", "brave")
    assert t.asked == (1,)
    holds = Counter(bool(at(t.redeal(0, seed)).held[2][ROLE["root"]]) for seed in range(400))
    assert abs(holds[True] - 80) < 35  # two cards of ten


@rule("BS-029", "BS-222", "BS-224")
def test_events_to_come_and_the_cursed_pile_are_mixed() -> None:
    t = deal(3, 4)
    now = at(t).event
    seconds = Counter[tuple[int, ...]]()
    cursed = Counter[tuple[int, ...]]()
    tries = 2700
    for seed in range(tries):
        s = at(t.redeal(1, seed))
        assert s.event_pile[0] == now
        assert sorted(s.event_pile) == list(range(10))
        assert sorted(s.cursed_pile[:8]) == sorted(at(t).cursed_pile[:8])
        seconds[s.event_pile[1],] += 1
        cursed[s.cursed_pile[7],] += 1
    assert set(seconds) == {(n,) for n in range(10) if n != now}
    assert chi_square(seconds, 9, tries) < 26.1  # 8 degrees of freedom
    assert chi_square(cursed, 8, tries) < 24.3  # 7 degrees of freedom


@rule("BS-222")
def test_choices_being_made_are_drawn_anew() -> None:
    t = begin(3, "more_or_less", amendments=[])
    choose(t, "forest hill", "peak", "")
    worlds = {bytes(t.redeal(2, seed).state) for seed in range(60)}
    assert len(worlds) > 50
    for seed in range(60):
        s = at(t.redeal(2, seed))
        assert sorted(filter(None, s.held[0])) == [1, 2]
        assert sorted(filter(None, s.held[1])) == [1]
    choose(t, "mountain prairie root", "forest hill root herb", "forest hill root herb fairy")
    play(t, "keep_roles", 2, seat=0)
    kept = Counter[tuple[int, ...]]()
    for seed in range(1000):
        kept[at(t.redeal(1, seed)).sealed[0],] += 1
    assert set(kept) == {(1,), (2,), (3,), (4,), (5,)}
    assert chi_square(kept, 5, 1000) < 18.5  # 4 degrees of freedom
    assert all(at(t.redeal(0, seed)).sealed[0] == 2 for seed in range(20))


@rule("BS-130", "BS-222")
def test_numbers_and_cards_under_more_or_less_are_drawn_anew() -> None:
    t = begin(3, "more_or_less")
    play(t, "keep_roles", 2, seat=0)
    said = Counter[tuple[int, ...]]((at(t.redeal(1, seed)).sealed[0],) for seed in range(1000))
    assert chi_square(said, 5, 1000) < 18.5  # 4 degrees of freedom
    play(t, "keep_roles", 3, seat=1)
    play(t, "keep_roles", 5, seat=2)
    play(t, "pick_roles", "forest", "hill", seat=0)
    kept = Counter[tuple[int, ...]]()
    for seed in range(1000):
        s = at(t.redeal(1, seed))
        assert sum(s.held[0]) == s.sealed[0]
        assert (s.sealed[1], sum(s.held[1]), sum(s.held[2])) == (3, 0, 0)
        kept[s.sealed[0],] += 1
    assert set(kept) == {(1,), (2,), (3,), (4,), (5,)}
    assert chi_square(kept, 5, 1000) < 18.5
    assert all(sum(at(t.redeal(0, seed)).held[0]) == 2 for seed in range(20))


@rule("BS-141", "BS-222")
def test_hidden_bids_are_drawn_anew() -> None:
    t = lay(2, hands=["root"], event="advantage", goods=[(2, 0, 1, 0), (1, 1, 1, 1)])
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    play(t, "bid", 2, seat=0)
    bids = Counter[tuple[int, ...]]()
    for seed in range(900):
        bids[at(t.redeal(1, seed)).bid[0][0],] += 1
    assert set(bids) == {(0,), (1,), (2,)}
    assert chi_square(bids, 3, 900) < 13.9  # 2 degrees of freedom
    assert all(at(t.redeal(1, seed)).bid[0][2] == 0 for seed in range(30))  # not said yet
    assert all(at(t.redeal(0, seed)).bid[0][0] == 2 for seed in range(30))


@rule("BS-224")
def test_a_seed_and_the_answers_make_the_same_game() -> None:
    tables: list[bro.Table] = []
    for _ in range(2):
        t = bro.table(GAME, 3, 77, {"side": "verso", "storm_clouds": True})
        while not t.over:
            t.play(t.asked[-1], t.moves(t.asked[-1])[0])
        tables.append(t)
    assert bytes(tables[0].state) == bytes(tables[1].state)
    assert tables[0].told == tables[1].told


@rule("BS-130", "BS-141", "BS-222")
def test_each_kind_bid_is_drawn_anew_and_no_number_that_nobody_said() -> None:
    t = lay(2, hands=["root"], event="advantage", goods=[(0, 0, 1, 2), (1, 0, 0, 0)])
    for seed in range(5):
        assert list(at(t.redeal(1, seed)).sealed[:2]) == list(at(t).sealed[:2])
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    play(t, "bid", 1, seat=0)
    play(t, "bid", 2, seat=0)
    assert t.asked == (1,)
    worlds = {tuple(at(t.redeal(1, seed)).bid[0]) for seed in range(80)}
    assert worlds == {(0, 0, green, wands) for green in range(2) for wands in range(3)}
