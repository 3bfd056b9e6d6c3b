"""A batch of games on the processor: compiled code fills arrays that stay where they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from broceliande import fast
from broceliande.bots.hints import hint_of
from broceliande.engine.errors import BadBatch, BadSeed, IllegalAction, NoSuchSeat
from broceliande.engine.fields import BITS, Fields, Layout
from broceliande.engine.game import Game
from broceliande.engine.moves import refusal_of
from broceliande.fast import batching
from broceliande.fast.compiler import steppers
from broceliande.fast.sight import COUNT, TO, runs_of
from broceliande.lab.vector.settings import RESETS, Reset, one_setting

LINE = 64  # bytes: a position begins on a line of the processor's cache
SHARE = 256  # games that are worth a thread of their own


class Batch:
    """So many games of one kind, stepped together. `mine` are the seats that the caller plays, all
    if not named; the others answer at random inside. A game is cut off (`truncated`) after `limit`
    answers of the caller, if that is not 0. Where `checked`, an illegal action raises IllegalAction
    before anything is played; where not, the caller is trusted."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        games: int,
        *,
        options: Mapping[str, object] | Iterable[Mapping[str, object]] | None = None,
        edition: object = None,
        mine: Sequence[int] | None = None,
        limit: int = 0,
        threads: int = 1,
        checked: bool = True,
    ) -> None:
        if games < 1 or threads < 1 or limit < 0:
            raise BadBatch(
                "a batch holds one game or more, on one thread or more, and its limit is a number"
                f" of answers or 0; not {games} games, {threads} threads and a limit of {limit}"
            )
        fast.need_compiler()
        self.run = fast.runner(game, edition)
        self.game = self.run.rules.game
        self.seats, self.games, self.actions = seats, games, self.game.moves
        self.checked = checked
        self._blank = self.run.blank(seats, one_setting(options), 0)
        self._runs = runs_of(self.game.position.LAYOUT)
        self.cells = int(self._runs[-1, TO] + self._runs[-1, COUNT])
        self._kernel = steppers()
        self._make_room()
        self._how = self._ways(self._numbers(_mask(mine, seats), limit), threads)
        self._pool: ThreadPoolExecutor | None = None

    def _make_room(self) -> None:
        games = self.games
        self.positions = _aligned(games, -(-self.run.size // LINE) * LINE)
        self.acting = np.full(games, -1, np.int8)
        self.pending = np.zeros(games, np.int8)
        self.rewards = np.zeros((games, self.seats), np.float32)
        self.terminated = np.zeros(games, np.bool_)
        self.truncated = np.zeros(games, np.bool_)
        self.final_observation = np.zeros((games, self.cells), np.int16)
        self.moves = np.zeros((games, self.run.most), np.int16)  # the legal ones, `counts` of them
        self.counts = np.zeros(games, np.int32)
        self.steps = np.zeros(games, np.int32)  # the caller's answers since the deal
        self.seeds = np.zeros(games, np.uint64)  # of the games that are being played
        self._observations = np.zeros((games, self.cells), np.int16)
        self._masks = np.zeros((games, self.actions), np.bool_)
        self._ended = np.ones(games, np.bool_)
        self._luck = np.arange(games, dtype=np.uint64)  # of those who answer at random
        self._aside: dict[int, NDArray[np.int16]] = {}

    def _numbers(self, mine: int, limit: int) -> dict[int, int]:
        """How the games are played, as the kernels know it."""
        layout = self.game.position.LAYOUT
        return {
            batching.DOOR: self.run.door,
            batching.SIZE: self.run.size,
            batching.STRIDE: self.positions.shape[1],
            batching.SEATS: self.seats,
            batching.CELLS: self.cells,
            batching.MOVES: self.actions,
            batching.MOST: self.run.most,
            batching.RUNS: len(self._runs),
            batching.PLACE: _at(layout, "place"),
            batching.LUCK: _at(layout, "luck"),
            batching.TEAM: hint_of(self.game.name).TEAM,
            batching.MINE: mine,
            batching.LIMIT: limit,
        }

    def _places(self) -> dict[int, NDArray[Any]]:
        """The arrays, as the kernels know them."""
        return {
            batching.BLANK_AT: self._blank,
            batching.POSITIONS_AT: self.positions,
            batching.RUNS_AT: self._runs,
            batching.OBSERVATIONS_AT: self._observations,
            batching.FINAL_AT: self.final_observation,
            batching.MASKS_AT: self._masks,
            batching.MOVES_AT: self.moves,
            batching.COUNTS_AT: self.counts,
            batching.ACTING_AT: self.acting,
            batching.PENDING_AT: self.pending,
            batching.STEPS_AT: self.steps,
            batching.SEEDS_AT: self.seeds,
            batching.LUCKS_AT: self._luck,
            batching.ENDED_AT: self._ended,
            batching.REWARDS_AT: self.rewards,
            batching.TERMINATED_AT: self.terminated,
            batching.TRUNCATED_AT: self.truncated,
        }

    def _ways(self, numbers: dict[int, int], threads: int) -> list[NDArray[np.int64]]:
        """All of that in a row, once for each thread's share of the games."""
        how = np.zeros(batching.HOW, np.int64)
        for at, number in numbers.items():
            how[at] = number
        for at, array in self._places().items():
            how[at] = array.ctypes.data
        found = []
        for part in np.array_split(
            np.arange(self.games), max(1, min(threads, self.games // SHARE))
        ):
            found.append(how.copy())
            found[-1][[batching.FIRST, batching.LAST]] = part[0], part[-1] + 1
        return found

    def _spread(self, work: Callable[[NDArray[np.int64]], None]) -> None:
        """Do it for each thread's share."""
        if len(self._how) == 1:
            work(self._how[0])
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(len(self._how), "batch")
        list(self._pool.map(work, self._how))

    # What a batch does

    def deal(self, seeds: ArrayLike | range, which: NDArray[np.bool_] | None = None) -> None:
        """Deal every game anew (or those that `which` names): game n is the one that
        `broceliande.table(seed=seeds[n])` deals, up to the first answer that is asked of us."""
        chosen = np.ones(self.games, np.bool_) if which is None else np.ascontiguousarray(which)
        given = np.asarray(seeds)
        if given.shape != (self.games,) or given.dtype.kind not in "iu" or (given < 0).any():
            raise BadSeed(
                f"a batch of {self.games} games takes as many seeds, whole numbers from 0;"
                f" not {given.dtype} of shape {given.shape}"
            )
        self.seeds[chosen] = given.astype(np.uint64)[chosen]
        self._luck[chosen] = self.seeds[chosen] ^ np.uint64(0x5851F42D4C957F2D)
        self.rewards[chosen], self.terminated[chosen], self.truncated[chosen] = 0, False, False
        deal = self._kernel["deal_some"]
        self._spread(lambda how: deal(how, chosen))

    def step(self, actions: ArrayLike, reset: Reset = "next") -> None:
        """One answer of the acting seat in each game. A game that ends gives its rewards at once,
        and is dealt anew, from a seed that follows from its last one, by the next step, which
        ignores its action ("next"), in this step ("same", `final_observation` keeps what the seat
        that acted last could see), or not at all ("none": it stays, and actions are ignored)."""
        if reset not in RESETS:
            raise BadBatch(f'games are dealt anew "next", "same" or "none", not {reset!r}')
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise BadBatch(
                f"a batch of {self.games} games takes as many actions, whole numbers;"
                f" not {given.dtype} of shape {given.shape}"
            )
        given = np.ascontiguousarray(given, np.int64)
        if self.checked:
            self._check(given)
        for how in self._how:
            how[batching.RESET] = RESETS.index(reset)
        step = self._kernel["step_some"]
        self._spread(lambda how: step(how, given))

    def turn(self, seats: ArrayLike) -> None:
        """Where several seats are asked together, let another of them act than the lowest."""
        named = np.ascontiguousarray(np.broadcast_to(np.asarray(seats), self.games), np.int8)
        found = [self._kernel["turn_some"](how, named) for how in self._how]
        at = next((game for game in found if game >= 0), -1)
        if at >= 0:
            raise IllegalAction(
                f"game {at} of the batch: seat {named[at]} is asked nothing now; `pending` says who"
                " is, a bit each",
                at,
            )

    def observe(self, seat: str | int = "acting") -> NDArray[np.int16]:
        """By game and cell: what the acting seat may see, where a game has ended the one that
        acted last; or a seat by its number, -1 for a spectator."""
        if seat == "acting":
            return self._observations
        if not isinstance(seat, int) or not -1 <= seat < self.seats:
            raise NoSuchSeat(f'"acting" observes, or a seat from -1 to {self.seats - 1}: {seat!r}')
        if seat not in self._aside:
            self._aside[seat] = np.zeros((self.games, self.cells), np.int16)
        seen, show = self._aside[seat], self._kernel["show_some"]
        self._spread(lambda how: show(how, seat, seen.ctypes.data))
        return seen

    def masks(self, seat: str | int = "acting") -> NDArray[np.bool_]:
        """By game and action: whether the acting seat may do it now; or a seat by its number, which
        is another array every time."""
        if seat == "acting":
            return self._masks
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NoSuchSeat(f'"acting" is asked, or a seat from 0 to {self.seats - 1}: {seat!r}')
        made = np.zeros((self.games, self.actions), np.bool_)
        mask = self._kernel["mask_some"]
        self._spread(lambda how: mask(how, seat, made))
        return made

    def sample(self, luck: NDArray[np.uint64] | None = None) -> NDArray[np.int64]:
        """A legal action for each game, drawn uniformly: by generators of the batch's own, or by
        those in `luck`, a number for each game, which goes on."""
        actions = np.zeros(self.games, np.int64)
        drawn = self._luck if luck is None else luck
        pick = self._kernel["pick_some"]
        self._spread(lambda how: pick(how, drawn.ctypes.data, actions))
        return actions

    def copy(self) -> Self:
        """Another batch, equal and independent."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        fresh = {n: a.copy() for n, a in vars(self).items() if isinstance(a, np.ndarray)}
        twin.__dict__.update(fresh, _aside={}, _pool=None)
        twin.positions = _aligned(*self.positions.shape)
        twin.positions[:] = self.positions
        numbers = dict(enumerate(self._how[0][: batching.BLANK_AT].tolist()))
        twin._how = twin._ways(numbers, len(self._how))
        return twin

    # One game of them

    def position(self, at: int) -> Fields:
        """The position of a game on the plain runner, which hides nothing."""
        return self.game.position.from_bytes(self.positions[at, : self.run.size].tobytes())

    def _check(self, actions: NDArray[np.int64]) -> None:
        found = [self._kernel["first_illegal"](how, actions) for how in self._how]
        at = next((game for game in found if game >= 0), -1)
        if at < 0:
            return
        move, seat, rules = int(actions[at]), int(self.acting[at]), self.run.rules
        if not 0 <= move < self.actions:
            why = f"actions of {self.game.name} are the numbers from 0 to {self.actions - 1}"
        else:
            state = self.position(at)
            code = rules.refusal(state, seat, move)
            refusal = refusal_of(self.game, rules.named, state, (seat, move), code, ())
            why = f"{refusal.words('en')} [{refusal.code}, {refusal.rule}]"
        raise IllegalAction(
            f"game {at} of the batch: seat {seat} cannot answer {move}. {why} Nothing was played",
            at,
        )


def _aligned(games: int, stride: int) -> NDArray[np.uint8]:
    """Room for positions, each on lines of its own."""
    room = np.zeros(games * stride + LINE, np.uint8)
    shift = -room.ctypes.data % LINE
    return room[shift : shift + games * stride].reshape(games, stride)


def _at(layout: Layout, name: str) -> int:
    """Where the bytes of a field begin."""
    at = 0
    for field in layout.fields:
        if field.name == name:
            break
        at += field.cells * BITS[field.width] // 8
    return at


def _mask(mine: Sequence[int] | None, seats: int) -> int:
    """Seats as bits."""
    named = range(seats) if mine is None else mine
    if not named or not all(seat in range(seats) for seat in named):
        raise NoSuchSeat(f"the caller plays some of the seats 0 to {seats - 1}, not {mine!r}")
    return sum(1 << seat for seat in set(named))
