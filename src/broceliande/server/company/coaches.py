"""The coach at finished games: looks back on demand, in a thread of its own, one game at a time."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

import structlog

from broceliande.bots.coach import Coach, Pace, Review
from broceliande.server.company.measure import level_at
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.tables.finished import Archive, Finished
from broceliande.server.tables.live import Live
from broceliande.server.told import reviews
from broceliande.server.told.replies import CoachOut

log = structlog.get_logger("broceliande")

KEPT = 128  # reviews in memory
WAITING = 6  # games that may wait for the coach


class Closing(Exception):
    """The server closes: there is nobody left to tell."""


@dataclass(eq=False)
class Work:
    """One review: asked for, being made, or made."""

    table: str
    seat: int
    progress: float = 0.0
    review: Review | None = None
    future: Future[None] | None = None

    @property
    def going(self) -> bool:
        """Whether the coach is at it, or it waits for the coach."""
        return self.future is not None and not self.future.done()


class Coaches:
    """Reviews by table and seat, the last ones asked for."""

    def __init__(self, settings: Settings, archive: Archive) -> None:
        self._settings, self._archive = settings, archive
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="coach")
        self._kept: OrderedDict[tuple[str, int], Work] = OrderedDict()
        self._closed = False

    async def begin(self, live: Live, seat: int) -> Work:
        """The review of a finished game for a seat; begun, if nobody asked for it before."""
        game = await self._archive.finished(live.id)
        if not 0 <= seat < live.setup.seats:
            raise Sorry("not_found")
        found = self._kept.get((live.id, seat))
        if found is None or (found.review is None and not found.going):
            found = self._start(live.id, seat, game, level_at(live))
        self._kept.move_to_end((live.id, seat))
        return found

    def known(self, live: Live, seat: int) -> Work:
        """The review that was asked for."""
        found = self._kept.get((live.id, seat))
        if found is None:
            raise Sorry("not_found")
        return found

    def _start(self, table: str, seat: int, game: Finished, level: str | None) -> Work:
        going = [work for work in self._kept.values() if work.going]
        if len(going) > WAITING or any(work.table == table for work in going):
            raise Sorry("coach_busy")
        work = self._kept[table, seat] = Work(table, seat)
        work.future = self._pool.submit(self._look_back, work, game, level)
        for key in [key for key, each in self._kept.items() if not each.going][: -KEPT or None]:
            del self._kept[key]
        return work

    def _look_back(self, work: Work, game: Finished, level: str | None) -> None:
        """In the coach's thread. Curves known from another seat's review are taken over."""

        def tell(done: float) -> None:
            if self._closed:
                raise Closing
            work.progress = max(work.progress, done)

        made = [each.review for each in list(self._kept.values()) if each.table == work.table]
        points = next((review.points for review in made if review is not None), None)
        answers = [(record.seat, record.move) for record in game.answers]
        pace = Pace(self._settings.coach_seconds, self._settings.coach_iterations)
        luck = random.Random(secrets.randbits(64))
        coach = Coach(game.at(0), answers, pace, luck, tell, level)
        try:
            work.review = coach.review(work.seat, points)
            work.progress = 1.0
        except Closing:
            pass
        except Exception:
            log.exception("trouble", table=work.table[:6])

    async def told(self, live: Live, work: Work, lang: str) -> CoachOut:
        """A review in words, or how far it is."""
        review = work.review
        if review is None:
            if not work.going:
                raise Sorry("trouble")
            return reviews.under_way(work.seat, work.progress)
        game = await self._archive.finished(live.id)
        return await asyncio.to_thread(reviews.reviewed, game, work.seat, review, lang)

    def close(self) -> None:
        """Nobody looks back any more."""
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
