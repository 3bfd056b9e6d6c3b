"""Why the server refuses what somebody asks of a table: every check before anything is done.

Each check passes, or raises: `Sorry` for the server's own reasons, the engine's `Refused` for a
move that the rules forbid. Nothing has changed then; `told/door.py` tells whoever asked why.
"""

from __future__ import annotations

from collections.abc import Collection

from broceliande.bots.levels import LEVELS
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage.models import PERSON
from broceliande.server.storage.rows import Record
from broceliande.server.tables.live import Live


def check_seat(held: Collection[int], seat: int) -> None:
    """Whoever asks holds the seat."""
    if seat not in held:
        raise Sorry("not_your_seat")


def check_playing(live: Live) -> None:
    """The game has begun and is not over."""
    if not live.started:
        raise Sorry("not_started", open=live.free)
    if live.over:
        raise Sorry("already_over")


def check_question(live: Live, seat: int, version: int) -> None:
    """The table waits for answers, and this one is to the question it waits with: what a seat was
    asked together with others may be answered at any version since."""
    check_playing(live)
    known = live.asked_since[seat] if seat in live.table.asked else live.version
    if not known <= version <= live.version:
        raise Sorry("stale")


def check_undo(live: Live, seat: int, version: int) -> Record:
    """There is an answer that the seat could take back: this one."""
    check_playing(live)
    last = live.last_answer(seat)
    if version != live.version and not (last and _sealed_since(live, last, version)):
        raise Sorry("stale")
    if last is None:
        raise Sorry("nothing_to_undo")
    return last


def _sealed_since(live: Live, last: Record, version: int) -> bool:
    """Whether a seat means an answer of its own that is still sealed: what others answered
    meanwhile does not matter."""
    return last.version <= version < live.version and live.table.can_undo(last.seat)


def check_away(live: Live, seat: int) -> None:
    """Somebody has been away for so long that the others may let a bot play on."""
    check_playing(live)
    sitter = live.sitters[seat]
    if sitter.kind != PERSON:
        raise Sorry("not_a_person")
    if live.here(seat):
        raise Sorry("still_here", seconds=0)
    now = now_ms()
    waited = (now - (sitter.left or 0)) / 1000
    if waited < live.setup.patience:
        raise Sorry("still_here", seconds=max(1, round(live.setup.patience - waited)))
    if sitter.waits is not None and sitter.waits > now:
        raise Sorry("waited_for", seconds=max(1, round((sitter.waits - now) / 1000)))


def check_others(live: Live, mine: Collection[int], seat: int) -> None:
    """The seat is there, and whoever speaks of it has another one."""
    if not 0 <= seat < live.setup.seats:
        raise Sorry("not_found")
    if not mine or seat in mine:
        raise Sorry("not_your_seat" if not mine else "still_here", seconds=0)


def check_level(level: str) -> None:
    """There are bots of that level."""
    if level not in LEVELS:
        raise Sorry("bad_seats", f"no bot of level {level!r}; {', '.join(LEVELS)}")
