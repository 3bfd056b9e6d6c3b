"""What happened at a table since a seat last answered, as that seat or a spectator may see it.

At most a few facts are told. Those come first that were done to the seat, then what is rare in the
story of the table: that somebody moved is no news, that they took a gift is. Each rival is heard
once before one is heard twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from broceliande.engine.declared import SEAT
from broceliande.engine.moves import Told
from broceliande.server.storage.rows import Record
from broceliande.server.tables.live import Live
from broceliande.server.told.chronicle import in_words


@dataclass(frozen=True)
class Fact:
    """Something that happened, and whose doing it was."""

    told: Told
    by: int
    order: tuple[int, int]
    rank: tuple[int, int, int]  # the smaller, the more it is worth telling


def facts(live: Live, seat: int, public: bool, lang: str, most: int) -> list[str]:
    """What happened, in the order in which it did, in whole sentences."""
    if public and not live.setup.spectators:
        return []  # nobody who does not sit there may watch
    chosen = _chosen([*_seen(live, seat, public)], most)
    return [in_words(live.table, fact.told, lang) for fact in chosen]


def since(live: Live, seat: int) -> list[Record]:
    """The answers that stand since the seat gave its last one."""
    stands = live.standing()
    last = max((n for n, record in enumerate(stands) if record.seat == seat), default=-1)
    return stands[last + 1 :]


def _seen(live: Live, seat: int, public: bool) -> Iterator[Fact]:
    """What may be seen of it. What may not is not even counted: the choice would tell of it."""
    eyes = None if public else seat
    common = Counter(t.event for r in live.standing() for t in r.told if t.seen_by(eyes))
    for order, record in enumerate(since(live, seat)):
        for place, told in enumerate(record.told):
            if told.seen_by(eyes):
                rank = (_distance(live, told, eyes), common[told.event], -order)
                yield Fact(told, record.seat, (order, place), rank)


def _distance(live: Live, told: Told, seat: int | None) -> int:
    """How far an event is from a seat: done to it, done by others among themselves, or its own."""
    kinds = live.game.events[told.event - 1].arguments.values()
    named = [n for kind, n in zip(kinds, told.numbers, strict=False) if kind == SEAT]
    if seat is None or seat not in named:
        return 1
    return 0 if seat in named[1:] else 2


def _chosen(found: list[Fact], most: int) -> list[Fact]:
    chosen: list[Fact] = []
    ranked = sorted(found, key=lambda fact: fact.rank)
    while ranked and len(chosen) < most:
        heard = Counter(fact.by for fact in chosen)
        best = min(ranked, key=lambda fact: (heard[fact.by], fact.rank))
        ranked.remove(best)
        chosen.append(best)
    return sorted(chosen, key=lambda fact: fact.order)
