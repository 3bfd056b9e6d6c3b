"""The secrecy law on the wire: worlds that differ only in what somebody may not know give the
same bytes to them, whatever the message."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from broceliande.engine.game import Game
from broceliande.engine.resume import forget
from broceliande.server.ground.settings import Settings, database_in
from broceliande.server.heard.forms import ClockForm, SeatForm, TableForm
from broceliande.server.tables import opening
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.told import chronicle, door
from broceliande.server.told.frames import written
from tests.laws.cases import GAMES, Case, cases
from tests.server.houses import answered, legal, opened, table_of

POSITIONS = 130  # of each game and seat count: about two thousand in all; two worlds each
FIXED = 1_800_000_000_000


def bytes_for(live: Live, seats: tuple[int, ...], lang: str) -> list[str]:
    """Everything that the socket could send to those who hold these seats."""
    sent = [written(door.state(live, seats, lang, since, 0)) for since in (None, live.version, 1)]
    sent.append(written(chronicle.old_story(live, list(live.tail), seats, lang, 0)))
    sent.append(written(door.seats_changed(live)))
    sent.append(repr(door.table_out(live, lang)))
    for seat in seats:
        for move in range(0, live.game.moves, max(1, live.game.moves // 40)):
            if refusal := live.table.why_not(seat, move):
                sent.append(written(door.refused("x", refusal, lang)))
    return sent


def worlds(live: Live, seat: int | None, seed: int) -> Iterator[Live]:
    """The table, with all that the seat may not know drawn anew."""
    for more in range(2):
        world = live.table.redeal(seat, 2 * seed + more)
        # What can be taken back is decided when an answer is played; law 7 looks after that.
        world.can_undo = live.table.can_undo  # type: ignore[method-assign]
        yield replace(live, table=world)


async def positions(house: House, case: Case, seed: int) -> int:
    """Play a random game, and hold the law at every position."""
    people = [SeatForm("person", f"P{n}") for n in range(case.seats)]
    form = TableForm(case.game.name, people, case.options, clock=ClockForm("game", 600))
    live, _ = await opening.open_one(house, form, "fr")
    chance, seen = random.Random(seed), 0
    while not live.over and seen < POSITIONS:
        seat = chance.choice(live.table.asked)
        await answered(house, live, seat, chance.choice(legal(live, seat)), f"a{seen}")
        if chance.random() < 0.2:
            forget(live.table)
        hold(live, seen)
        seen += 1
    return seen


def hold(live: Live, seed: int) -> None:
    lang = ("fr", "en")[seed % 2]
    for seat in (*range(live.setup.seats), None):
        held = () if seat is None else (seat,)
        truth = bytes_for(live, held, lang)
        for world in worlds(live, seat, seed):
            assert bytes_for(world, held, lang) == truth


@pytest.mark.parametrize("case", cases(), ids=str)
def test_nobody_can_tell_the_truth_from_another_world(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("broceliande.server.told.door.now_ms", lambda: FIXED)
    known = {game.name: game for game in GAMES}

    async def law() -> None:
        async with opened(Settings(database_in(tmp_path)), known) as house:
            assert await positions(house, case, 5) > 0

    asyncio.run(law())


def test_the_law_would_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A door that told a seat what another one sees would be caught."""
    whispers = next(game for game in GAMES if game.name == "whispers")
    monkeypatch.setattr(chronicle, "_seen", lambda told, seats: True)
    monkeypatch.setattr("broceliande.server.told.door.now_ms", lambda: FIXED)

    async def law(game: Game) -> None:
        async with opened(Settings(database_in(tmp_path)), {game.name: game}) as house:
            live = await table_of(house, game.name)
            chance = random.Random(1)
            for step in range(8):
                seat = live.table.asked[0]
                await answered(house, live, seat, chance.choice(legal(live, seat)), f"{step}")
        shown = [t for record in live.tail for t in record.told if not t.seen_by(None)]
        assert shown, "somebody has peeked"
        state = door.state(live, (), "en", None, 0)
        blind = replace(live, tail=deque(r for r in live.tail if not set(r.told) & set(shown)))
        assert len(state.story) > len(door.state(blind, (), "en", None, 0).story)

    asyncio.run(law(whispers))
