"""What bots found out at their tables, for as long as they answer several times in a row.

A bot is taken out while it thinks and put back when its answer was good: one that failed, or still
thinks when its time is over, is never used by two at once. What is kept is bounded, the oldest goes
first; a bot that plays worse for it only begins anew.
"""

from __future__ import annotations

from dataclasses import dataclass

from broceliande.bots import Bot
from broceliande.bots.thinking import ThinkingBot

MOST = 16  # bots; an archdruid's statistics take some 13 MB


@dataclass(frozen=True)
class Place:
    """Where and when a bot is asked: the version of a table counts every answer and undo."""

    table: str
    seat: int
    version: int


class Memory:
    """The bots that may go on."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], tuple[int, str, ThinkingBot]] = {}  # the oldest first

    def __len__(self) -> int:
        return len(self._kept)

    def take(self, place: Place | None, level: str, seconds: float | None) -> ThinkingBot | None:
        """The bot whose own answer was the last thing to happen at the table, if it is kept."""
        if place is None:
            return None
        version, kept, bot = self._kept.pop((place.table, place.seat), (-1, "", None))
        if bot is None or kept != level or version + 1 != place.version:
            return None
        bot.allow(seconds)
        return bot

    def keep(self, place: Place | None, level: str, bot: Bot) -> None:
        """A bot has answered at this place."""
        if place is None or not isinstance(bot, ThinkingBot) or not bot.remembers:
            return
        self._kept[place.table, place.seat] = place.version, level, bot
        while len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]

    def forget(self, table: str) -> None:
        """A table is let go."""
        for key in [key for key in self._kept if key[0] == table]:
            del self._kept[key]
