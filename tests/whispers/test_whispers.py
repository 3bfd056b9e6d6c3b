"""The engine's secrecy and sealed answers, proved on Whispers."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import broceliande as bro
from tests.whispers import GAME
from tests.whispers.fields import HAND

LAY, PEEK, DECLINE = 0, HAND, HAND + 3


def hands(table: bro.Table, seat: int) -> tuple[int, ...]:
    """The cards of a seat, in order of value."""
    return tuple(sorted(table._state.hand[seat]))  # type: ignore[attr-defined]


def test_a_sealed_answer_shows_only_that_it_was_given() -> None:
    views = []
    for card in range(HAND):
        table = bro.table(GAME, 3, 5)
        table.play(1, LAY + card)
        assert table.asked == (0, 2)
        views.append([str(table.view(0)), str(table.view(None)), str(table.chronicle(0, "en"))])
        assert table.view(1)["fields"]["sealed"][1] == card
        assert table.view(0)["fields"]["sealed"][1] is None
    assert views[0] == views[1] == views[2]


def test_everybody_may_answer_in_any_order_with_the_same_result() -> None:
    ends = set()
    for order in itertools.permutations(range(3)):
        table = bro.table(GAME, 3, 5)
        for seat in order:
            table.play(seat, LAY + seat)
        ends.add(bytes(table._state))
    assert len(ends) == 1


def test_an_answer_given_cannot_be_given_again() -> None:
    table = bro.table(GAME, 3, 5)
    table.play(1, LAY)
    with pytest.raises(bro.Refused) as refused:
        table.play(1, LAY + 1)
    assert refused.value.refusal.code == "not_your_turn"


def test_a_sealed_answer_can_be_taken_back_until_all_have_answered() -> None:
    table = bro.table(GAME, 3, 5)
    before = bytes(table._state)
    table.play(1, LAY)
    table.undo()
    assert bytes(table._state) == before
    table.play(1, LAY + 2)
    table.play(0, LAY)
    assert table.undo(1) == (1, LAY + 2)
    assert table.asked == (1, 2)
    assert table.undo() == (0, LAY)
    assert bytes(table._state) == before
    with pytest.raises(bro.NothingToUndo):
        table.undo(2)


def test_opening_sealed_answers_and_looking_at_a_token_cannot_be_undone() -> None:
    table = bro.table(GAME, 3, 5)
    for seat in range(3):
        table.play(seat, LAY)
    assert not table.can_undo()
    (winner,) = table.asked
    table.play(winner, PEEK)
    assert not table.can_undo()


def test_only_the_one_who_looked_knows_the_token() -> None:
    table = bro.table(GAME, 3, 5)
    for seat in range(3):
        table.play(seat, LAY)
    (winner,) = table.asked
    table.play(winner, PEEK + 1)
    if table._state.looked[1]:  # type: ignore[attr-defined]
        for viewer in (0, 1, 2, None):
            shown = table.view(viewer)["fields"]["token"]
            assert [value is None for value in shown] == [True, viewer != winner, True]
    learned = [who for who in (0, 1, 2, None) if any(t.event == 3 for t in table.events(who))]
    assert learned == [winner]


def test_worlds_come_out_as_often_as_counting_says() -> None:
    """Two seats: the other hand is one of the 20 sets of three out of six unseen cards."""
    table = bro.table(GAME, 2, 3)
    tries = 4000
    found = Counter(hands(table.redeal(0, seed), 1) for seed in range(tries))
    unseen = set(range(1, 10)) - set(hands(table, 0))
    assert set(found) == set(itertools.combinations(sorted(unseen), 3))
    assert hands(table, 1) in found
    expected = tries / 20
    chi = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi < 43.8  # 19 degrees of freedom, one chance in a thousand


def test_tokens_come_out_as_often_as_counting_says() -> None:
    table = bro.table(GAME, 2, 3)
    table._state.looked[2] = 1  # type: ignore[attr-defined]
    tries = 2000
    kept = table._state.token[2]  # type: ignore[attr-defined]
    found = Counter(tuple(table.redeal(0, seed)._state.token) for seed in range(tries))  # type: ignore[attr-defined]
    assert len(found) == 2
    assert all(world[2] == kept for world in found)
    assert abs(found.most_common()[0][1] - tries / 2) < 3.3 * (tries**0.5) / 2
