"""A game between a version that somebody saw and the present: how it stood then, and each answer
that stands and came since. What was answered and taken back meanwhile is nobody's to see again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from broceliande.engine.game import Game
from broceliande.engine.opening import open_table
from broceliande.engine.table import Table
from broceliande.server.storage.rows import Record, Setup, standing
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

Picture = Callable[[Table], bytes]


@dataclass(frozen=True)
class Past:
    """What stood at a version, what stands now, and how much of both is the same."""

    setup: Setup
    game: Game
    names: list[str]
    version: int
    now: int
    stood: list[Record]
    stands: list[Record]
    same: int

    @property
    def undone(self) -> int:
        """How many of the answers that stood then were taken back."""
        return len(self.stood) - self.same

    @property
    def answers(self) -> Sequence[Record]:
        """The answers since, as they stand."""
        return self.stands[self.same :]

    def then(self, picture: Picture) -> bytes:
        """The table as it stood."""
        return picture(self._laid(self.stood))

    def steps(self, picture: Picture, after: int, most: int) -> Iterator[tuple[Record, bytes]]:
        """The table after each answer later than a version."""
        table = self._laid(self.stands[: self.same])
        for record in self.answers:
            table.play(record.seat, record.move)
            if record.version > after:
                yield record, picture(table)
                most -= 1
                if not most:
                    return

    def back(self, picture: Picture) -> bytes:
        """The table after what was taken back, before anything else was answered."""
        return picture(self._laid(self.stands[: self.same]))

    def _laid(self, answers: Sequence[Record]) -> Table:
        table = open_table(self.game, self.setup.seats, self.setup.seed, self.setup.given)
        table.names = list(self.names)
        for record in answers:
            table.play(record.seat, record.move)
        return table


async def past_of(house: House, live: Live, version: int) -> Past:
    """A table since a version; its lock is not held."""
    async with house.settled(live):
        now, names = live.version, list(live.table.names)
    records, _ = await house.shelf.story(live.id, now + 1, now + 1)
    stood = standing(record for record in records if record.version <= version)
    stands = standing(records)
    pairs = zip(stood, stands, strict=False)
    same = next((at for at, (a, b) in enumerate(pairs) if a.version != b.version), None)
    shared = min(len(stood), len(stands)) if same is None else same
    return Past(live.setup, live.game, names, version, now, stood, stands, shared)
