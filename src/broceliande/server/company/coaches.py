"""The coach at finished games: looks back on demand, in a thread of its own, one game at a time."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Annotated, Any

import structlog
from litestar import Request, get, post
from litestar.params import FromPath, QueryParameter

from broceliande.bots.coach import Coach, Pace, Review
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.texts import Sorry, language
from broceliande.server.tables.finished import Archive, Finished
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.told.forms import CoachOut, CoachPoint, LapseOut

log = structlog.get_logger("broceliande")
Asked = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", max_length=8, required=False)]

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
        game = await self._archive.finished(live)
        if not 0 <= seat < live.setup.seats:
            raise Sorry("not_found")
        found = self._kept.get((live.id, seat))
        if found is None or (found.review is None and not found.going):
            found = self._start(live.id, seat, game)
        self._kept.move_to_end((live.id, seat))
        return found

    def known(self, live: Live, seat: int) -> Work:
        """The review that was asked for."""
        found = self._kept.get((live.id, seat))
        if found is None:
            raise Sorry("not_found")
        return found

    def _start(self, table: str, seat: int, game: Finished) -> Work:
        going = [work for work in self._kept.values() if work.going]
        if len(going) > WAITING or any(work.table == table for work in going):
            raise Sorry("coach_busy")
        work = self._kept[table, seat] = Work(table, seat)
        work.future = self._pool.submit(self._look_back, work, game)
        for key in [key for key, each in self._kept.items() if not each.going][: -KEPT or None]:
            del self._kept[key]
        return work

    def _look_back(self, work: Work, game: Finished) -> None:
        """In the coach's thread. Curves known from another seat's review are taken over."""

        def tell(done: float) -> None:
            if self._closed:
                raise Closing
            work.progress = max(work.progress, done)

        made = [each.review for each in list(self._kept.values()) if each.table == work.table]
        points = next((review.points for review in made if review is not None), None)
        answers = [(record.seat, record.move) for record in game.answers]
        pace = Pace(self._settings.coach_seconds, self._settings.coach_iterations)
        coach = Coach(game.at(0), answers, pace, random.Random(secrets.randbits(64)), tell)
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
            return CoachOut(work.seat, False, work.progress, False, 0, [], [])
        game = await self._archive.finished(live)
        lapses = await asyncio.to_thread(_lapses, game, review, lang)
        points = [CoachPoint(each.ply, list(each.chances)) for each in review.points]
        return CoachOut(work.seat, True, 1.0, review.team, review.last, points, lapses)

    def close(self) -> None:
        """Nobody looks back any more."""
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)


def _lapses(game: Finished, review: Review, lang: str) -> list[LapseOut]:
    told = []
    for each in review.lapses:
        table = game.at(each.ply)
        played, better = (table.move(each.seat, m).words(lang) for m in (each.played, each.better))
        because = each.because(table.game.name, lang)
        told.append(LapseOut(each.ply, played, better, each.chance, each.best, because))
    return told


# Over HTTP


async def _at(request: Asked, table_id: str) -> tuple[Coaches, Live]:
    house: House = request.app.state.house
    coaches: Coaches = request.app.state.coaches
    return coaches, await house.live(table_id)


@post("/tables/{table_id:str}/coach/{seat:int}", summary="Look back upon a game", status_code=200)
async def ask_coach(
    request: Asked, table_id: FromPath[str], seat: FromPath[int], lang: Lang = None
) -> CoachOut:
    """Begins, if nobody asked before; the same path tells how far it is, and then the review."""
    coaches, live = await _at(request, table_id)
    work = await coaches.begin(live, seat)
    return await coaches.told(live, work, language(lang, request.headers.get("accept-language")))


@get("/tables/{table_id:str}/coach/{seat:int}", summary="What the coach says of a game")
async def hear_coach(
    request: Asked, table_id: FromPath[str], seat: FromPath[int], lang: Lang = None
) -> CoachOut:
    """Curves of every seat's chance to win, and the costliest moves of one seat."""
    coaches, live = await _at(request, table_id)
    work = coaches.known(live, seat)
    return await coaches.told(live, work, language(lang, request.headers.get("accept-language")))


HANDLERS = [ask_coach, hear_coach]
