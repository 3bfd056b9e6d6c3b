"""Difficulty and the solo game (BW-134 to BW-143)."""

import pytest

import broceliande as bro
from broceliande.games.bethel_woods.names import CHARACTERS, LEVELS
from tests.games.bethel_woods.answers import play, refused, told
from tests.games.bethel_woods.board import at, begin, deal, lay
from tests.games.bethel_woods.looking import character, lying, spies, supply
from tests.rules import rule


@rule("BW-134", "BW-135", "RU-48")
@pytest.mark.parametrize(("level", "count"), list(zip(LEVELS, (0, 2, 4, 5), strict=True)))
def test_a_level_alone_means_its_larger_number(level: str, count: int) -> None:
    assert len(spies(deal(level=level))) == count
    assert len(spies(deal(level=level, spies=1))) == 1  # the number agreed counts


@rule("BW-135")
def test_without_a_level_no_spy_stands_on_the_board() -> None:
    assert spies(deal()) == []


@rule("BW-139", "BW-140", "BW-026")
def test_a_lone_player_plays_every_turn_and_is_told_that_it_is_our_variant() -> None:
    t = deal(1, 2)
    assert len(told(t, "solo")) == 1
    assert "variante" in t.chronicle(0, "fr")[-2]
    assert "variant of our own" in t.chronicle(0, "en")[-2]
    assert told(deal(2, 2), "solo") == []
    for turn in range(1, 4):
        assert (t.asked, at(t).turn, at(t).player) == ((0,), turn, 0)
        while t.question != "finish":
            t.play(0, t.moves(0)[-1])
        play(t, "end")


@rule("BW-141")
def test_a_lone_player_is_never_junas() -> None:
    dealt = {character(deal(1, seed), 1) for seed in range(80)}
    assert dealt == set(CHARACTERS) - {"junas"}
    with pytest.raises(bro.BadOption, match="Junas"):
        deal(1, characters=["junas"])


@rule("BW-142")
def test_two_seats_keep_apart_whoever_holds_them() -> None:
    t = lay("1m 2m 3m", "3e", characters="junas linny", machines={3: "3m 3s"})
    play(t, "ability", "1m", "2m", ".")
    assert (supply(t, 1), supply(t, 2)) == ("3m", "2m 3e")
    assert refused(t, "ability") == "ability_used"
    begin(t, 2)
    assert refused(t, "ability") == ""  # each has an ability of their own
    play(t, "ability", "3s@3")
    assert (supply(t, 1), supply(t, 2), lying(t, 3)) == ("3m", "2m", "3m")


@rule("BW-143")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_level_can_be_played_alone(level: str, seats: int) -> None:
    t = deal(seats, 1, level=level)
    assert t.asked
    assert len(spies(t)) == {"normal": 0, "hard": 2, "insane": 4, "impossible": 5}[level]


@rule("RU-54")
def test_the_orphanage_can_always_be_filled() -> None:
    """Each type is accepted by three sections and has three workers."""
    section = deal().rules.named.SECTION
    assert [sum(row[n] for row in section) for n in range(4)] == [3, 3, 3, 3]
    assert deal().rules.named.WORKER_COUNT == [3, 3, 3, 3]


@rule("BW-135")
def test_no_spy_at_all_may_be_agreed_at_any_level() -> None:
    assert spies(deal(level="impossible", spies=0)) == []
