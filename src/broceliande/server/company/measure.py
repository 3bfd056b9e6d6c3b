"""By whose play chances are measured at a table."""

from __future__ import annotations

from broceliande.bots.calibration import level_of
from broceliande.bots.levels import USUAL
from broceliande.server.storage.models import BOT
from broceliande.server.tables.live import Live


def level_at(live: Live) -> str | None:
    """The level of all bots at a table of one person at most; none where others play, of whom
    nobody knows how well they do. Whoever is all alone is told what it would be for a usual bot."""
    levels = [sitter.level for sitter in live.sitters if sitter.kind == BOT]
    if len(live.sitters) == 1 and not levels:
        return USUAL
    return level_of(levels) if len(live.sitters) - len(levels) <= 1 else None
