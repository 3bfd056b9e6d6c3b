"""What the host of a table may fix, and what is said of a value that does not fit."""

import pytest

import broceliande as bro
from broceliande.games.bethel_woods import GAME
from broceliande.games.bethel_woods.names import CHARACTERS
from tests.games.bethel_woods.board import at, deal
from tests.games.bethel_woods.looking import character, spies
from tests.rules import rule


@rule("BW-024")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_first_names_the_first_player(seats: int) -> None:
    for seat in range(seats):
        t = deal(seats, first=seat)
        assert (at(t).first, t.asked) == (seat, (seat,))


@rule("BW-022")
def test_characters_fix_the_deal() -> None:
    t = deal(3, characters=["violet", "junas", "nova"])
    assert [character(t, n) for n in (1, 2, 3)] == ["violet", "junas", "nova"]
    assert character(deal(1, characters=("linny",)), 1) == "linny"


@rule("BW-016")
def test_the_short_supply_has_three_of_each_kind() -> None:
    for supply, copies in (("full", 4), ("short", 3), (None, 4)):
        t = deal(supply=supply)
        counts = {t.rules.named.tokens_of(at(t), kind) for kind in range(24)}
        assert counts == {copies}


@rule("BW-109", "RU-34")
def test_the_detour_runs_clockwise_unless_the_host_says_otherwise() -> None:
    ways = [deal(redirect=way) for way in (None, "clockwise", "anticlockwise")]
    assert [t.rules.named.redirect_way(at(t)) for t in ways] == [1, 1, -1]
    other = {"critical_tile": [{"id": "redirect", "direction": "anticlockwise"}]}
    t = deal(edition=other)
    assert t.rules.named.redirect_way(at(t)) == -1
    t = deal(edition=other, redirect="clockwise")
    assert t.rules.named.redirect_way(at(t)) == 1


@rule("BW-134", "RU-48")
@pytest.mark.parametrize("count", range(6))
def test_the_team_may_choose_the_number_of_spies(count: int) -> None:
    assert len(spies(deal(spies=count))) == count


def test_the_same_options_and_seed_deal_the_same_table_and_stay_in_the_dump() -> None:
    fixed = {"first": 1, "level": "hard", "characters": ["nova", "fenn"], "supply": "short"}
    t, twin = deal(2, 1, fixed), deal(2, 1, fixed)
    assert bytes(t.state) == bytes(twin.state)
    assert t.options == fixed


def test_an_option_left_open_may_be_given_as_none() -> None:
    assert bytes(deal(3, first=None, level=None).state) == bytes(deal(3).state)


BAD: list[tuple[str, object, str]] = [
    ("first", 2, "0, 1"),
    ("first", True, "True"),
    ("level", "easy", "'normal', 'hard', 'insane', 'impossible'"),
    ("level", 2, "2"),
    ("spies", 6, "0 to 5"),
    ("spies", -1, "0 to 5"),
    ("spies", "2", "whole number"),
    ("spies", True, "whole number"),
    ("redirect", "left", "'clockwise', 'anticlockwise'"),
    ("supply", 72, "'full', 'short'"),
    ("characters", "nova", "2 characters with 2 seats"),
    ("characters", ["nova"], "2 characters with 2 seats"),
    ("characters", ["nova", "seth"], "'seth'"),
    ("characters", ["nova", 3], "3"),
    ("characters", ["nova", "nova"], "twice"),
    ("solo", True, "unknown option 'solo'"),
]


@pytest.mark.parametrize(("name", "value", "says"), BAD)
def test_a_bad_option_is_named_and_explained(name: str, value: object, says: str) -> None:
    with pytest.raises(bro.BadOption) as caught:
        deal(2, 3, {name: value})
    assert repr(name) in str(caught.value)
    assert says in str(caught.value)


def test_without_seats_the_smallest_table_is_laid() -> None:
    assert bro.table(GAME, seed=1).seats == 1
    assert len(CHARACTERS) == 6
