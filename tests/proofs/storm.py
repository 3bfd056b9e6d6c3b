"""Tables full of people, on servers that die under them."""

from __future__ import annotations

import asyncio
import http.client
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from broceliande.lab.serving import Served, ServerFailed, address
from tests.proofs.audit import Party, game_of
from tests.proofs.bounded import within
from tests.proofs.players import Player, Temper

LOOK = 30.0  # seconds in which everybody at a table has seen how it stands
ALIVE = 20  # answers that were acknowledged before a server is killed again
PATIENCE = 60.0  # seconds for them
SERVE = (str(Path(__file__).with_name("serve.py")),)


@dataclass
class Storm:
    """Tables of some games, opened anew when they end, until it is time to stop."""

    servers: Sequence[Served]
    chance: random.Random
    temper: Temper = field(default_factory=Temper)
    twins: int = 1  # how many race for each seat
    parties: list[Party] = field(default_factory=list)
    stopped: bool = False
    on_table: Callable[[str], None] | None = None  # whoever wants to know of every table

    async def table(self, game: str) -> None:
        """People play that game again and again."""
        while not self.stopped:
            party = await self._opened(game)
            self.parties.append(party)
            if self.on_table is not None:
                self.on_table(party.id)
            await asyncio.gather(*(player.play() for player in party.players))

    async def _opened(self, game: str) -> Party:
        seats = self.chance.choice(game_of(game).seats)
        form = {"game": game, "seats": [{"kind": "person", "name": f"P{n}"} for n in range(seats)]}
        while True:
            with (
                suppress(OSError, http.client.HTTPException, ServerFailed),
                self.chance.choice(self.servers).visitor() as visitor,
            ):
                made = await asyncio.to_thread(visitor.open_table, form, self._address())
                break
            await asyncio.sleep(0.1)
        keys = {int(seat): secret for seat, secret in made["secrets"].items()}
        return Party(
            made["table"]["id"],
            game,
            seats,
            [self._player(made["table"]["id"], s, k) for s, k in keys.items() for _ in self._each],
        )

    @property
    def _each(self) -> range:
        return range(self.twins)

    def _address(self) -> str:
        return address(self.chance.getrandbits(24))

    def _player(self, table: str, seat: int, secret: str) -> Player:
        own = random.Random(self.chance.getrandbits(64))
        ports = [server.port for server in self.servers]
        player = Player(table, seat, secret, ports, self._address(), own, self.temper)
        player.stopped = self.stopped  # the table may have been opened while it was time to stop
        return player

    async def goes_on(self, answers: int) -> None:
        """Until so many more answers were acknowledged, however busy the machine is."""
        before = self._acknowledged
        async with asyncio.timeout(PATIENCE):
            while self._acknowledged < before + answers:
                await asyncio.sleep(0.02)

    @property
    def _acknowledged(self) -> int:
        return sum(len(player.acked) for player in self.players)

    def stop(self) -> None:
        """Nobody begins anything new; what is open is brought to its end."""
        self.stopped = True
        for player in self.players:
            player.stopped = True

    @property
    def players(self) -> list[Player]:
        """Everybody who ever played."""
        return [player for party in self.parties for player in party.players]

    async def look(self) -> None:
        """Everybody comes once more, to see how their table stands."""
        for party in self.parties:
            last = max(
                version for p in party.players for version in (p.version or 0, *p.acked.values())
            )
            async with within(LOOK, f"the players of {party.id[:6]} who look once more"):
                await asyncio.gather(*(player.look(last) for player in party.players))

    def waiting(self) -> str:
        """Who still waits for an answer, or for a table."""
        who = [(p.table[:6], p.seat, p.pending, p.visits) for p in self.players if not p.done]
        return f"{len(who)} players: {who}"


async def die_and_rise(storm: Storm, times: int, chance: random.Random) -> None:
    """Kill a server at some moment while it is played there, start it again; so many times."""
    servers = storm.servers
    for _ in range(times):
        await storm.goes_on(ALIVE)
        await asyncio.sleep(0.3 + 1.2 * chance.random())
        server = chance.choice(servers)
        server.kill()
        await asyncio.sleep(0.2 * chance.random())
        await asyncio.to_thread(server.start)
    await asyncio.sleep(0.5)
