"""Recorded positions, laid as tables at which only people sit: one for every question of a game.

The tables are written before the server starts: dealt from the seed of a recorded game, with its
answers up to a point, so that a page shows what one who plays there would see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import broceliande as bro
from broceliande.bots.levels import USUAL
from broceliande.engine.opening import open_table
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Record, Setup, Sitter
from broceliande.server.tables import entries, onward, opening
from broceliande.server.tables.answers import answer
from broceliande.server.tables.house import House
from broceliande.server.tables.seats import hashed, new_secret
from tests.laws.recorded import load, questions
from tests.server.fresh import fresh

PEOPLE = ("Morgane", "Yvain", "Viviane", "Merlin", "Lancelot")
PATIENCE = 7 * 24 * 3600  # seconds: nobody asks what to do without those who are not there
Places = dict[str, dict[str, tuple[str, int]]]  # by game and question: a recorded game, an answer
OVER = "over"  # not a question: the game is at its end

# For every question the recorded game and the answer before which most can be chosen; the last of
# several such points, since more lies on the table then.
PLACES: Places = {
    "benevolent": {
        "window": ("no_gift", 289),
        "step": ("no_gift", 356),
        "hex": ("five_gifts_4_seats", 7),
        "action": ("no_gift", 364),
        "buy": ("no_gift", 338),
        "arrow": ("no_gift", 265),
        "exchange": ("no_gift", 349),
        "secret": ("no_choice", 114),
        "victim": ("no_choice", 222),
        "repeat": ("no_gift", 266),
        "stash": ("tied_rival", 220),
        OVER: ("five_gifts_3_seats", 196),
    },
    "bethel-woods": {
        "pick": ("loss_reserve", 48),
        "place": ("win_1_seat_hard", 177),
        "repair": ("build_plus1", 51),
        "finish": ("loss_reserve", 257),
        "pay": ("win_1_seat_hard", 143),
        "fee": ("win_1_seat_hard", 184),
        "spend": ("loss_reserve", 226),
        "shift": ("two_substitutes", 39),
        "receiver": ("junas", 53),
        "give": ("gift", 52),
        "remove": ("win_2_seats", 203),
        "discard": ("win_2_seats", 171),
        OVER: ("win_2_seats", 222),
    },
    "bloody-grove": {
        "first_look": ("domination", 0),
        "action": ("elite_used_up", 16),
        "ruse": ("shared", 56),
        "arcane": ("transformations", 54),
        "target": ("shared", 43),
        "recruit": ("transformations", 62),
        "leftover": ("elite_used_up", 23),
        "reward": ("many_tokens", 73),
        "replace": ("never_transformed", 52),
        "look": ("transformations", 47),
        "effect_recruit": ("whose_spirit", 57),
        OVER: ("domination", 49),
    },
    "broom-service": {
        "choose_roles": ("recto_all", 366),
        "keep_roles": ("recto_all", 332),
        "extra_card": ("verso", 124),
        "lead": ("base_4_seats", 208),
        "follow": ("verso_all_5_seats", 412),
        "coward_mode": ("verso_all_5_seats", 327),
        "gather": ("verso_all_5_seats", 409),
        "move": ("verso_all_5_seats", 376),
        "turbo": ("verso_all_5_seats", 351),
        "order": ("verso_all_5_seats", 389),
        "use_tile": ("verso_all_5_seats", 391),
        "deliver": ("base_3_seats", 198),
        "dispel": ("base_3_seats", 187),
        "bid": ("verso", 339),
        "full_set": ("recto_all", 413),
        "pick_roles": ("how_many_first", 143),
        OVER: ("base_5_seats", 405),
    },
    "roundforest": {
        "start_window": ("ring_blocking", 170),
        "move": ("ring_4_seats", 41),
        "object": ("ring_harder", 465),
        "coin_token": ("ring_harder", 466),
        "yellow_target": ("ring_4_seats", 203),
        "mission": ("no_choice", 65),
        "ability": ("ring_harder", 434),
        "prince_pick": ("ring_harder", 388),
        "unicorn_target": ("no_choice", 186),
        "saddle": ("ring_harder", 59),
        "pedlar": ("ring_blocking", 119),
        "goblin": ("no_choice", 31),
        "beggar_pick": ("no_choice", 87),
        "well": ("ring_harder", 284),
        "end_window": ("ring_blocking", 165),
        OVER: ("ring_4_seats", 222),
    },
}
# Where the same is asked twice in a row, of the same seat and with the same choices.
TWICE: Places = {"bloody-grove": {"look": ("domination", 22)}}
# No game was recorded from its seed on in which this is asked: it stands in a position that was
# laid out by hand, which a server does not deal.
UNSEEN = {"roundforest": {"spirit_place"}}


@dataclass(frozen=True)
class Place:
    """A table that waits in a recorded position."""

    game: str
    question: str
    table: str
    secrets: tuple[str, ...]
    asked: tuple[int, ...]

    def way(self, seat: int) -> str:
        """The address at which one sits on that seat."""
        return f"/t/{self.table}#s={self.secrets[seat]}"

    @property
    def waits(self) -> int | None:
        """A seat that is not asked, if there is one."""
        free = [seat for seat in range(len(self.secrets)) if seat not in self.asked]
        return free[0] if free else None


def lay(folder: Path, wanted: Iterable[tuple[str, str]], places: Places = PLACES) -> list[Place]:
    """Tables in a folder's database, for games and their questions. In a thread of its own: a
    browser that is open has a loop in this one."""
    found = [(game, question, *places[game][question]) for game, question in wanted]
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(_written, folder / "tables.sqlite3", found).result()


def _written(file: Path, wanted: list[tuple[str, str, str, int]]) -> list[Place]:
    file.write_bytes(fresh())
    settings = Settings(database=f"sqlite+aiosqlite:///{file}", only=False)

    async def laid() -> list[Place]:
        house = House(settings)
        await house.open()
        try:
            return [await _lay(house, *each) for each in wanted]
        finally:
            await house.close()

    return asyncio.run(laid())


async def _lay(house: House, game: str, question: str, name: str, ply: int) -> Place:
    played = load(game, name)
    assert question == OVER or questions(played)[ply] == question
    setup, secrets = _setup(played), tuple(new_secret() for _ in range(played.seats))
    table = open_table(played.game, setup.seats, setup.seed, setup.given)
    sitters = [
        Sitter(setup.id, seat, m.PERSON, PEOPLE[seat], USUAL, hashed(secret), None, setup.created)
        for seat, secret in enumerate(secrets)
    ]
    await house.writer.write(*opening.rows(setup, table, sitters))
    live = await house.live(setup.id)
    before = played.played[: ply - (question == OVER)]
    async with house.settled(live):
        await entries.start(house, live)
        await onward._again(house, live, [_answer(at, *given) for at, given in enumerate(before)])
    live = await house.live(setup.id)
    if question == OVER:  # the last answer as somebody gives it: what belongs to an end is written
        seat, move = played.played[-1]
        await answer(house, live, seat, live.version, move, "last")
    return Place(game, question, setup.id, secrets, tuple(live.table.asked))


def _answer(at: int, seat: int, move: int) -> Record:
    return Record(at + 2, m.ANSWER, at, seat, move, "", [], now_ms())


def _setup(played: bro.Table) -> Setup:
    assert played.seed is not None
    assert played.commitment is not None
    now = now_ms()
    return Setup(
        id=opening.link(), game=played.game.name, rules=played.game.version,
        amendments=list(played.rules.amendments), seats=played.seats, options=played.options,
        edition=None, seed=played.seed, commitment=played.commitment, public=False, spectators=True,
        clock="none", clock_ms=0, patience=PATIENCE, status=m.OPEN, rematch=None, created=now,
        touched=now,
    )  # fmt: skip
