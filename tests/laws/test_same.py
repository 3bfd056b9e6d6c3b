"""Law 3: same seed and moves, same game; a dump is the same table; a copy is independent; and
law 7: undo restores every byte."""

from __future__ import annotations

import itertools

import pytest

import broceliande as bro
from broceliande.engine import dump
from tests.laws.cases import (
    GAMES,
    LANGUAGES,
    Case,
    cases,
    known,
    option_cases,
    position,
    random_play,
)


def load(table: bro.Table) -> bro.Table:
    """The table, through its dump."""
    games = {game.name: game for game in GAMES}
    return dump.load(table.dump(), games.__getitem__)


@pytest.mark.parametrize("case", cases() + option_cases(), ids=str)
def test_the_same_seed_and_moves_make_the_same_game(case: Case) -> None:
    one, two = case.table(11), case.table(11)
    most = 150 if case.options else 1_000_000  # what an option changes, it changes early
    for first, second in zip(random_play(one, 3, most), random_play(two, 3, most), strict=True):
        assert position(first) == position(second)
    assert one.told == two.told
    other = case.table(12)
    assert position(other) != position(case.table(11))


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_loaded_dump_is_the_same_table(case: Case) -> None:
    for table in itertools.islice(random_play(case.table(13), 4), 0, 200, 37):
        lang = LANGUAGES[table.ply % 2]
        again = load(table)
        assert position(again) == position(table)
        assert again.played == table.played
        assert again.dump() == table.dump()
        for seat in (*range(case.seats), None):
            assert known(again, seat, lang) == known(table, seat, lang)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_position_survives_bytes_and_json(case: Case) -> None:
    for table in itertools.islice(random_play(case.table(14), 5), 0, 100, 9):
        state = table._state
        again = case.game.position.from_bytes(bytes(state))
        assert again == state
        assert hash(again) == hash(state)
        assert again.as_json() == state.as_json()


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_copy_is_independent(case: Case) -> None:
    table = case.table(15)
    list(random_play(table, 6, answers=5))
    before, story = position(table), list(table.told)
    twin = table.copy()
    assert position(twin) == before
    list(random_play(twin, 7, answers=20))
    assert position(table) == before
    assert table.told == story
    assert position(twin) != before


@pytest.mark.parametrize("case", cases(), ids=str)
def test_undo_restores_every_byte(case: Case) -> None:
    table = case.table(16)
    undone = 0
    before = position(table), list(table.told), list(table.played)
    for now in itertools.islice(random_play(table, 8), 1, 200):
        if now.can_undo():
            after = position(now), list(now.told), list(now.played)
            seat, move = now.undo()
            assert (position(now), list(now.told), list(now.played)) == before
            now.play(seat, move)
            assert (position(now), list(now.told), list(now.played)) == after
            undone += 1
        before = position(now), list(now.told), list(now.played)
    assert undone > 0


USUAL = [
    Case(game, seats, {option.name: option.usual})
    for game in GAMES
    for seats in game.seats
    for option in game.options
    if option.usual is not None
]


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_an_option_left_open_is_played_as_it_is_said_to_be(case: Case) -> None:
    named, left_open = case.table(21), Case(case.game, case.seats).table(21)
    for _ in zip(random_play(named, 5), random_play(left_open, 5), strict=True):
        pass
    assert named.told == left_open.told
