"""The fast runner as Python sees it: whole games in one call, or a table stepped move by move."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from broceliande.engine import seed as seeds
from broceliande.engine.errors import BadSeats
from broceliande.engine.fields import Fields
from broceliande.engine.game import Game
from broceliande.engine.rules import Rules, rules_of, set_luck
from broceliande.fast.cache import DONE, folder_of
from broceliande.fast.compiler import compile_game, shared
from broceliande.fast.doors import ASKED, DEAL, LEGAL, PLAY, REDEAL, REFUSAL
from broceliande.games import find


class FastGame:
    """A compiled game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.kernel = shared()
        self._compiled = compile_game(rules)  # keeps the code behind `door` alive
        self.door: int = self._compiled.address
        self.size = rules.game.position.LAYOUT.struct.size
        self.most = max(question.size for question in rules.game.questions)

    def blank(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | bytes | None = None,
    ) -> NDArray[np.uint8]:
        """The bytes of a position before the deal."""
        game = self.rules.game
        if seats not in game.seats:
            raise BadSeats(f"{game.name} is not for {seats} seats")
        state = self.rules.blank(seats, dict(options or {}), seeds.seed_bytes(seed))
        return np.frombuffer(bytes(state), np.uint8).copy()

    def table(
        self,
        seats: int,
        seed: int | bytes | None = None,
        options: Mapping[str, object] | None = None,
    ) -> FastTable:
        """Deal a game: the same one as on the plain runner for the same seed."""
        table = FastTable(self, self.blank(seats, options, seed))
        self.kernel["call"](self.door, table.at, DEAL, 0, 0)
        return table

    def play_games(
        self, seats: int, games: int, seed: int = 0, options: Mapping[str, object] | None = None
    ) -> int:
        """Deal and play so many random games without leaving compiled code; count the moves."""
        blank = self.blank(seats, options, seed)
        table = FastTable(self, blank.copy())
        luck = np.array([seed], np.uint64)
        play_games = self.kernel["play_games"]
        where = blank.ctypes.data, table.at, self.size, table.out_at, luck.ctypes.data
        return int(play_games(self.door, *where, games))


class FastTable:
    """A position on the fast runner, stepped from Python. It keeps no chronicle and no undo, and
    `play` trusts its caller: ask `why_not` first if the move may be illegal."""

    __slots__ = ("_call", "_door", "at", "bytes", "game", "out", "out_at")

    def __init__(self, game: FastGame, data: NDArray[np.uint8]) -> None:
        self.game = game
        self.bytes = data
        self.at = data.ctypes.data
        self.out = np.zeros(game.most, np.int64)
        self.out_at = self.out.ctypes.data
        self._door = game.door
        self._call = game.kernel["call"]

    @property
    def asked(self) -> int:
        """The seats that owe an answer, a bit each; 0 when the game is over."""
        return self._call(self._door, self.at, ASKED, 0, 0)  # type: ignore[no-any-return]

    def moves(self, seat: int) -> NDArray[np.int64]:
        """The legal moves of an asked seat, in rising order; good until the next call."""
        return self.out[: self._call(self._door, self.at, LEGAL, seat, self.out_at)]

    def play(self, seat: int, move: int) -> int:
        """Carry a legal move out; return who is asked then, a bit each."""
        return self._call(self._door, self.at, PLAY, seat, move)  # type: ignore[no-any-return]

    def why_not(self, seat: int, move: int) -> int:
        """0 if the seat may play the move, else the number of the reason."""
        return self._call(self._door, self.at, REFUSAL, seat, move)  # type: ignore[no-any-return]

    def play_out(self, luck: NDArray[np.uint64]) -> int:
        """Play random moves to the end; return how many."""
        play_out = self.game.kernel["play_out"]
        return int(play_out(self._door, self.at, self.out_at, luck.ctypes.data))

    def copy(self) -> FastTable:
        """Another position, equal and independent."""
        return FastTable(self.game, self.bytes.copy())

    def redeal(self, seat: int, seed: int | bytes | None = None) -> FastTable:
        """A position that the seat (-1: a spectator) cannot tell from this one."""
        state = self.plain()
        set_luck(state, seeds.seed_bytes(seed))
        twin = FastTable(self.game, np.frombuffer(bytes(state), np.uint8).copy())
        self._call(self._door, twin.at, REDEAL, seat, 0)
        return twin

    def plain(self) -> Fields:
        """The same position on the plain runner."""
        return self.game.rules.game.position.from_bytes(self.bytes.tobytes())

    @property
    def fields(self) -> Any:
        """The fields by name, as numpy scalars and arrays over the position's own bytes."""
        from broceliande.fast.record import record_of

        return self.bytes.view(record_of(self.game.rules.game.position.LAYOUT))[0]


def is_warm(game: str | Game, edition: object = None) -> bool:
    """Whether a game was compiled before, so that `runner` takes no time."""
    found = game if isinstance(game, Game) else find(game)
    return (folder_of(rules_of(found, found.edition(edition))) / DONE).exists()


@lru_cache(maxsize=32)
def game_of(rules: Rules) -> FastGame:
    """The compiled game of rules that are bound already."""
    return FastGame(rules)


def runner(
    game: str | Game, edition: object = None, amendments: tuple[str, ...] | None = None
) -> FastGame:
    """The compiled game; compiles it, which takes a while, if that was never done before."""
    found = game if isinstance(game, Game) else find(game)
    return game_of(rules_of(found, found.edition(edition), amendments))
