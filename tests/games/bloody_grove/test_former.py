"""A table stored when positions of Bloody Grove were larger is the same table, and plays on."""

from __future__ import annotations

import json

import pytest

import broceliande as bro
from broceliande.engine.former import present
from broceliande.engine.resume import resume
from broceliande.engine.stored import bytes_of
from broceliande.games.bloody_grove.fields import Position
from tests.games.bloody_grove.former import BEFORE, SEED, as_before, former
from tests.games.editions import entry
from tests.laws.cases import play_out, random_play

MOST = 14  # tasks that are ever pending


def today() -> bro.Table:
    """The same game, dealt and played today."""
    t = bro.table("bloody-grove", 2, SEED)
    for seat, move in former()["moves"]:
        t.play(seat, move)
    return t


def test_a_position_fits_into_a_kilobyte() -> None:
    assert Position.LAYOUT.struct.size <= 1016  # a card's runner keeps an odd number of eights


@pytest.mark.parametrize("which", ["start", "position"])
def test_a_former_position_holds_the_same_numbers(which: str) -> None:
    data = bytes_of(former()[which])
    assert as_before(present(Position, data)) == data


@pytest.mark.parametrize("known", ["start", "seed"])
def test_a_former_dump_is_read_and_plays_on(known: str) -> None:
    stored = former()
    if known == "seed":
        stored |= {"start": None, "seed": SEED.to_bytes(32, "big").hex()}
    t, same = bro.load(stored), today()
    assert bytes(t._state) == bytes(same._state)
    assert [t.view(seat) for seat in (0, 1, None)] == [same.view(seat) for seat in (0, 1, None)]
    again = bro.load(t.dump())
    assert len(bytes_of(json.loads(t.dump())["position"])) < BEFORE
    assert bytes(play_out(again, 3)._state) == bytes(play_out(same, 3)._state)


def test_a_former_dump_that_was_tampered_with_is_refused() -> None:
    stored = former()
    with pytest.raises(bro.BadDump, match="not the one its moves lead to"):
        bro.load({**stored, "position": stored["start"]})


def test_a_former_position_is_taken_up_again() -> None:
    stored, same = former(), today()
    game, options = bro.game("bloody-grove"), {"amendments": stored["amendments"]}
    t = resume(game, options, bytes_of(stored["position"]), len(stored["moves"]))
    assert t.start == bytes(t._state) == bytes(same._state)
    assert bytes(play_out(t, 5)._state) == bytes(play_out(same, 5)._state)


def test_no_more_tasks_are_pending_than_there_is_room_for() -> None:
    """What was pending stays written in its place: it tells how many there ever were."""
    many = entry("base", "fox_base_3", ruse=9, arcane=9)
    most = 0
    for seed in range(6):
        t = bro.table("bloody-grove", 2, seed, {"edition": many} if seed % 2 else {})
        for now in random_play(t, seed):
            most = max(most, *(at + 1 for at, task in enumerate(now._state.todo) if task[0]))
    assert most == MOST < len(Position().todo)
