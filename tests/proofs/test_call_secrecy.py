"""The secrecy law on messages: two worlds that differ only in what somebody may not know give them
the same message, and a channel the same as any spectator."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from types import SimpleNamespace

import pytest

from broceliande.engine.moves import Told
from broceliande.server.calls import words
from broceliande.server.calls.holding import Held
from broceliande.server.calls.message import TEXT, TITLE
from broceliande.server.calls.words import Said
from broceliande.server.storage import calling as c
from tests.laws.cases import Case, cases
from tests.proofs import SOAK
from tests.proofs.worlds import TABLE, Moment, moments

POSITIONS = 3 * SOAK
REACH = 40 * SOAK  # answers into a game
DAY = 86_400_000
NOW = 1_700_000_000_000


def said(moment: Moment, seat: int, lang: str, kind: str) -> Said:
    """What somebody is told whose seat is asked."""
    live = moment.live()
    live.clock.since[seat], live.clock.left[seat] = NOW, 2 * DAY
    row = {"kind": kind, "seat": seat, "table_id": TABLE, "version": 1, "about": {"by": "P0"}}
    return words.single(Held(SimpleNamespace(**row), live=live), "Ann", lang, NOW)


def positions(case: Case) -> Iterator[Moment]:
    """Some moments of a random game."""
    chance = random.Random(str(case))
    reach = min(REACH, sum(1 for _ in islice(moments(case, 5), REACH)))
    at = set(chance.sample(range(reach), min(POSITIONS, reach)))
    played = enumerate(islice(moments(case, 5), reach))
    yield from (moment.twin() for n, (moment, _, _) in played if n in at)


def pairs(case: Case) -> Iterator[tuple[Said, Said, bool]]:
    """What is said in two worlds: to a seat, and to everybody."""
    chance = random.Random(str(case))
    for now in positions(case):
        for seat in range(case.seats):
            for lang in ("fr", "en"):
                own = said(now, seat, lang, c.TURN)
                yield own, said(now.elsewhere(seat, chance), seat, lang, c.TURN), False
                yield own, said(now.elsewhere(None, chance), seat, lang, c.TURN), True


@pytest.mark.parametrize("case", cases(), ids=str)
def test_nobody_can_tell_two_worlds_apart_by_a_message(case: Case) -> None:
    count = 0
    for one, two, public in pairs(case):
        if public:
            assert one.public == two.public
        else:
            assert (one.title, one.text, one.lines) == (two.title, two.text, two.lines)
        for each in (one, two):
            assert len(each.title) <= TITLE
            assert len(each.text) <= TEXT
        count += 1
    assert count >= 4 * case.seats


def test_the_law_would_find_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Told, "seen_by", lambda *_: True)
    assert any(one.lines != two.lines for case in cases() for one, two, _ in pairs(case))
