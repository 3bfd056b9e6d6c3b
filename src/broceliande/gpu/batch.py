"""A batch of games of one kind that go on side by side: the face of the runner on a card.

    from broceliande import gpu

    batch = gpu.Batch("benevolent", seats=2, games=65536)
    batch.deal(range(65536))               # the games of these seeds, as bro.table deals them
    batch.step(actions, reset="next")      # one launch: moves, dealing anew, masks, observations
    batch.observe(), batch.masks()         # arrays on the card, written anew by every step
    batch.play(1000)                       # so many random moves in every game

Moves are those of the game's one list (`game.moves` of them). Cells of an observation:
`engine.cells.cells_of`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from broceliande.engine.errors import BadBatch, IllegalAction
from broceliande.engine.game import Game
from broceliande.engine.rules import Rules, rules_of
from broceliande.games import find
from broceliande.gpu.desk import LANES, book_of, desk_of, padded
from broceliande.gpu.kernels import ACTOR, KEEP, NEXT, NO_EYE, SAME, Plan

Reset = Literal["next", "same", "none"]
RESETS = {"none": KEEP, "next": NEXT, "same": SAME}
YES_OR_NO = ("masks", "terminated", "truncated", "faults")  # kept as bytes, shown as booleans
BURST = 16  # launches between two looks whether all games are over
STRIDE = 3  # turns that a game makes at most in one of them
IDLE = dict.fromkeys(Plan._fields, 0) | {"sight": -1, "reset": KEEP, "eye": NO_EYE, "turn": -1}


class Tables(ABC):
    """What a batch is, wherever its arrays lie: `Batch` and the tests' stand-in fill in how
    arrays are made, read and written, and how a kernel is started."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        games: int,
        options: Mapping[str, object] | None = None,
        limit: int = 0,
        *,
        edition: object = None,
        amendments: tuple[str, ...] | None = None,
        team: bool = False,
        eye: Literal["acting"] | int | None = "acting",
        checked: bool = True,
    ) -> None:
        found = game if isinstance(game, Game) else find(game)
        if type(games) is not int or games < 1:
            raise BadBatch(f"a batch has at least one game, not {games!r}")
        if limit < 0:
            raise BadBatch(f"a limit is a number of answers from 1, or 0 for none, not {limit}")
        self.rules: Rules = rules_of(found, found.edition(edition), amendments)
        self.games, self.seats, self.limit, self.checked = games, seats, limit, checked
        self.actions = found.moves
        self.size = found.position.LAYOUT.struct.size
        self.pad = padded(self.size)
        self.eye = self._eye(eye)
        self._book = book_of(self.rules, seats, options or {}, team, self._keep)
        self.cells = int(self._book.where.size)
        self._prepare()
        self._desk = desk_of(self.rules, seats, games, self._keep)
        self._dealt = self._looked = False
        self._turn = 0

    def _eye(self, seat: Literal["acting"] | int | None) -> int:
        if seat is None:
            return NO_EYE
        if seat == "acting":
            return ACTOR
        if type(seat) is int and -1 <= seat < self.seats:
            return seat
        raise BadBatch(
            f"an observation is that of 'acting', of a seat from 0 to {self.seats - 1},"
            f" or of a spectator (-1), not of {seat!r}"
        )

    # where arrays lie, and who starts kernels

    width = LANES  # games of a group

    @abstractmethod
    def _keep(self, array: NDArray[Any]) -> Any:
        """Put an array where the batch is."""

    @abstractmethod
    def _prepare(self) -> None:
        """Make the kernel ready, or say why that cannot be."""

    @abstractmethod
    def _launch(self, plan: Plan) -> None:
        """Start the kernel by a plan."""

    def _groups(self, plan: Plan) -> int:
        """How many groups there are at most: a line's last one need not be full."""
        full: int = self._desk.seeds.size
        return full // self.width + (self._desk.count.shape[1] if plan.lines else 0)

    @abstractmethod
    def _think(self, worlds: NDArray[np.uint64], eye: int) -> None:
        """Start the kernel that makes worlds of these seeds."""

    @abstractmethod
    def _write(self, target: Any, given: Any) -> None:
        """Write what was given into the first cells of an array of the batch."""

    @abstractmethod
    def _read(self, array: Any) -> NDArray[Any]:
        """An array of the batch, as numpy has it."""

    def _fitting(self, target: Any, given: Any) -> NDArray[Any]:
        """What was given, as numbers for the first cells of an array of the batch."""
        array = np.asarray(given)
        shape = (self.games, *target.shape[1:])
        if array.shape != shape or array.dtype.kind not in "iuf":
            raise BadBatch(f"a whole number for each of the {self.games} games is needed")
        return np.ascontiguousarray(array, target.dtype)

    # what is done

    def deal(self, seeds: Any) -> None:
        """Deal every game anew, each of its seed; random moves follow from the seed, too."""
        words = self._words(seeds)
        self._write(self._desk.seeds, words)
        self._write(self._desk.chance, words)
        for each in (self._desk.terminated, self._desk.truncated, self._desk.faults):
            self._write(each, np.zeros(self.games, np.uint8))
        self._write(self._desk.rewards, np.zeros((self.games, self.seats), np.float32))
        self._go(fresh=1, sight=0, masks=1, eye=self.eye, turn=self._turn)
        self._turn += 1
        self._dealt = self._looked = True

    def _words(self, seeds: Any) -> NDArray[np.uint64]:
        """Seeds that were given, one for each game."""
        numbers = np.asarray(list(seeds) if isinstance(seeds, range) else seeds)
        if numbers.shape != (self.games,) or numbers.dtype.kind not in "iu":
            raise BadBatch(
                f"a seed for each of the {self.games} games is needed, from 0 to 2**64-1"
            )
        if numbers.dtype.kind == "i" and numbers.min(initial=0) < 0:
            raise BadBatch(f"a seed is a whole number from 0, not {numbers.min()}")
        return numbers.astype(np.uint64)

    def redeal(self, seeds: Any, seat: Literal["acting"] | int = "acting") -> None:
        """Every game that is not over becomes another one that a seat (-1: a spectator) cannot tell
        from it, as `table.redeal(seat, seed)` makes one: all that is hidden from it is drawn anew,
        with the luck of a seed for each game."""
        self._need_deal()
        worlds = np.zeros(self._desk.seeds.size, np.uint64)
        worlds[: self.games] = self._words(seeds)
        self._think(worlds, self._eye(seat))
        self._looked = False

    def step(self, actions: Any, reset: Reset = "next") -> None:
        """Play a move in every game that is not over: the seat that acts answers. What becomes of
        finished games, `reset` says: they stay ("none"), are dealt anew by the next step, which
        takes no action of theirs ("next"), or now, and `final_observation` keeps what was seen last
        ("same"). In a checked batch a move that is not legal is an error, and nothing of it is
        played in that game; in an unchecked one `faults` has a 1 there."""
        self._need_deal()
        if reset not in RESETS:
            raise BadBatch(f"reset is 'next', 'same' or 'none', not {reset!r}")
        if not self._looked:
            self._look()
        self._write(self._desk.actions, actions)
        how = RESETS[reset]
        self._next(begin=1, sight=1, given=1, reset=how, masks=1, eye=self.eye)
        if self.checked:
            self._check(actions)

    def play(self, moves: int) -> None:
        """So many turns of random play: a move in every game, or, where it is over, a new deal."""
        self._need_deal()
        for _ in range(moves):
            self._next(sight=0, reset=NEXT)
        self._stop()

    def roam(self, launches: int) -> None:
        """Random play as quick as it goes, each game at a pace of its own: in each of so many
        launches it makes a move, and more while most of those beside it ask the same question.
        Finished games are dealt anew."""
        self._need_deal()
        for _ in range(launches):
            self._next(sight=0, reset=NEXT, end=STRIDE)
        self._stop()

    def play_out(self) -> None:
        """Play random moves to the end of every game."""
        self._need_deal()
        while self._read(self._desk.count)[self._turn % 3, 1:].any():
            for _ in range(BURST):
                self._next(sight=0, reset=KEEP, end=STRIDE)  # finished games leave the lines
        self._stop()

    def _stop(self) -> None:
        """Random play has come to a stop: who is asked is told, all games stand in line again."""
        self._looked = False
        self._go(begin=1, turn=self._turn)
        self._turn += 1

    def _need_deal(self) -> None:
        if not self._dealt:
            raise BadBatch("no game is dealt yet: call deal(seeds) first")

    def _look(self) -> None:
        """Masks and observations of positions that random play left behind."""
        self._go(sight=0, masks=1, eye=self.eye)
        self._looked = True

    def _next(self, **what: int) -> None:
        """A turn of all games, taken from the lines in which they stand."""
        self._go(**{"end": 1, **what}, lines=1, turn=self._turn)
        self._turn += 1

    def _go(self, **what: int) -> None:
        self._launch(Plan(**{**IDLE, "limit": self.limit, **what}))

    def _check(self, actions: Any) -> None:
        faults = np.flatnonzero(self._read(self._desk.faults)[: self.games])
        if faults.size:
            game = int(faults[0])
            self._write(self._desk.faults, np.zeros(self.games, np.uint8))
            move = int(self._read(self._desk.actions)[game])
            more = f" ({faults.size} games have such a one)" if faults.size > 1 else ""
            told = f"game {game} of the batch: {move} is no legal move there now{more}"
            raise IllegalAction(told, game)

    # what is seen

    def observe(self, seat: Literal["acting"] | int = "acting") -> Any:
        """What a seat of each game may know, (games, cells) in 16-bit numbers; of a finished game
        the seat that acted last. The array is written anew by every step."""
        eye = self._eye(seat)
        if eye != self.eye or not self._looked:
            self._need_deal()
            self._go(begin=1, eye=eye)
        return self._shown("seen")

    def masks(self) -> Any:
        """True for each legal move of the seat that acts, (games, actions)."""
        if not self._looked:
            self._need_deal()
            self._look()
        return self._shown("masks")

    def positions(self) -> NDArray[np.uint8]:
        """The bytes of every position, as the plain runner has them."""
        whole = self._read(self._desk.states).view(np.uint8).reshape(-1, self.pad)
        return whole[: self.games, : self.size]

    def lying(self) -> Any:
        """The same where they lie, (games, bytes) with room between them: nothing is copied."""
        whole = self._desk.states.view(np.uint8).reshape(-1, self.pad)
        return whole[: self.games]

    def _shown(self, name: str) -> Any:
        array = getattr(self._desk, name)[: self.games]
        return array.view(np.bool_) if name in YES_OR_NO else array

    acting = property(lambda self: self._shown("acting"), doc="The seat that acts, -1 none.")
    pending = property(
        lambda self: self._shown("pending"), doc="Seats that owe an answer, as bits."
    )
    rewards = property(lambda self: self._shown("rewards"), doc="What each seat won in this step.")
    terminated = property(lambda self: self._shown("terminated"), doc="1: ended in this step.")
    truncated = property(lambda self: self._shown("truncated"), doc="1: cut off in this step.")
    faults = property(lambda self: self._shown("faults"), doc="1: the move given was not legal.")
    steps = property(lambda self: self._shown("steps"), doc="Answers since the deal.")
    seeds = property(lambda self: self._shown("seeds"), doc="The seed of the game on the table.")
    made = property(lambda self: self._shown("moves"), doc="Moves made in all.")
    ended = property(lambda self: self._shown("ended"), doc="Games ended in all.")
    final_observation = property(
        lambda self: self._shown("last"), doc='With reset "same": what was seen of the game before.'
    )
