"""A table: one game being played. This is the face of the library."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from broceliande.engine import seed as seeds
from broceliande.engine.declared import NO_SUCH_MOVE
from broceliande.engine.errors import BrokenRules, NoSuchSeat, NothingToUndo
from broceliande.engine.fields import Fields
from broceliande.engine.game import Game, Phrase
from broceliande.engine.moves import Move, Refusal, Refused, Saying, Told, refusal_of
from broceliande.engine.rules import Rules, set_luck
from broceliande.engine.showing import Write, joined, shown_to_all, written_for_all
from broceliande.engine.stored import Past, leads_to, written
from broceliande.engine.takeback import taken_back_at, waits
from broceliande.engine.view import observe, see, veiled_fields

SEATS = [tuple(at for at in range(7) if mask >> at & 1) for mask in range(128)]  # of a mask


class Table:
    """One game being played: who is asked what, the legal moves, and what each seat may know."""

    def __init__(self, rules: Rules, state: Fields, options: Mapping[str, object]) -> None:
        """Lays an existing position on a table; use `open_table` or `load`."""
        self.rules = rules
        self.options = dict(options)  # as given, without the edition
        self.seed: bytes | None = None  # None for a position that was not dealt from a seed
        self.start: bytes | None = None  # the position at the beginning, if there is no seed
        self.played: list[tuple[int, int]] = []  # every answer: seat, move
        self.told: list[Told] = []
        self.names: list[str] = [""] * state.seats  # names people gave themselves
        self.touched = False  # somebody took the position in hand
        self._state = state
        self._past: list[tuple[Fields, int]] = []  # positions that undo can go back to
        self._told()

    def __repr__(self) -> str:
        now = f"asks {self.question} of {self.asked}" if self.asked else f"ended: {self.ending}"
        return f"<{self.game.name}, {self.seats} seats, {len(self.played)} answers, {now}>"

    # What the table is

    @property
    def game(self) -> Game:
        """The game played here."""
        return self.rules.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.seats

    @property
    def state(self) -> Fields:
        """The fields of the position by name; writable, for tests and puzzles."""
        self.touched = True
        return self._state

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the seed: may be published from the start, shows nothing of it."""
        return None if self.seed is None else seeds.commitment(self.seed)

    # What is asked

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer now; none when the game is over."""
        return SEATS[self._state.asked]

    @property
    def question(self) -> str:
        """The name of the question asked, empty when the game is over."""
        number = self._state.question
        return self.game.questions[number - 1].name if number else ""

    def ask_words(self, seat: int, lang: str) -> str:
        """The question in words, as put to a seat."""
        self._seat(seat)
        return self._say(self.game.ask_phrase(self.rules.named, self._state, seat)).words(lang)

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat, in rising order; none if it is not asked."""
        self._seat(seat)
        return [self.move(seat, number) for number in self.rules.legal(self._state, seat)]

    def move(self, seat: int, number: int) -> Move:
        """A move with its path of things and its words, legal or not."""
        game, named, state = self.game, self.rules.named, self._state
        path = game.path(named, state, seat, number)
        return Move(number, path, self._say(game.phrase(named, state, seat, number)))

    def describe(self, thing: str, lang: str) -> str:
        """A thing, such as "hex:7", in words, as it stands now."""
        kind, _, number = thing.partition(":")
        if kind not in self.game.things:
            raise ValueError(f"no such thing: {thing!r}")
        which: Any = int(number) if number.isdecimal() else number  # "answer:yes" has a word
        return self._say(self.game.describe(self.rules.named, self._state, kind, which)).words(lang)

    def why_not(self, seat: int, move: Move | int) -> Refusal | None:
        """None if the seat may play the move, else the reason."""
        self._seat(seat)
        number = move.id if isinstance(move, Move) else move
        code = NO_SUCH_MOVE
        if type(number) is int and 0 <= number < self.game.moves:
            code = self.rules.refusal(self._state, seat, number)
        if code == 0:
            return None
        return refusal_of(
            self.game, self.rules.named, self._state, (seat, number), code, self.names
        )

    # What can be done

    def play(self, seat: int, move: Move | int) -> None:
        """Play a legal move; Refused, and nothing changed, if it is not one."""
        refusal = self.why_not(seat, move)
        if refusal:
            raise Refused(refusal)
        number = move.id if isinstance(move, Move) else move
        if self.played and self.played[-1][0] != seat and not self.sealed:
            self._past.clear()  # somebody else has answered
        before = self._state.copy()
        self._past.append((before, len(self.told)))
        try:
            self._carry_out(seat, number)
        except Exception as wrong:
            self._state = self._past.pop()[0]
            raise BrokenRules(f"{self.game.name}: move {number} of seat {seat}: {wrong}") from wrong
        self.played.append((seat, number))
        self._told()
        if self._state.luck[4] != before.luck[4] or self._state.__dict__["watch"][0]:
            self._past.clear()  # luck was used, or something hidden was read and may be shown

    def _carry_out(self, seat: int, number: int) -> None:
        state = self._state
        state.__dict__["watch"][0] = False
        self._read = None, {}
        self.rules.play(state, seat, number)
        if state.over:
            self.rules.standing(state)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last answer, or the last one of a seat, can be taken back."""
        return self._undone_at(seat) is not None

    def undo(self, seat: int | None = None) -> tuple[int, int]:
        """Take the last answer back, not beyond the last boundary: luck was used, something
        hidden was shown, or another seat has answered. Of answers that are sealed together each
        seat takes its own back, whoever answered since. Returns the answer taken back."""
        at = self._undone_at(seat)
        if at is None:
            raise NothingToUndo(
                "the answer stays: nothing was answered yet, luck was used, something hidden was"
                " shown, or another seat has answered"
            )
        later = self.played[len(self.played) - len(self._past) + at :]
        self._state, told = self._past[at]
        del self._past[at:], self.told[told:], self.played[-len(later) :]
        for other, number in later[1:]:
            self.play(other, number)
        return later[0]

    @property
    def sealed(self) -> bool:
        """Whether the last answer waits, sealed, until others have answered too."""
        return waits(self.game, self._past, self._state)

    def _undone_at(self, seat: int | None) -> int | None:
        """The place in `_past` of the answer that the seat, or whoever was last, may take back."""
        seats = [who for who, _ in self.played[len(self.played) - len(self._past) :]]
        positions = [*(state for state, _ in self._past), self._state]
        return taken_back_at(self.game, positions, seats, seat)

    def copy(self) -> Table:
        """Another table, equal and independent; it cannot be undone below this point."""
        twin = self._at(self._state.copy())
        twin.seed, twin.start, twin.touched = self.seed, self.start, self.touched
        twin.played = list(self.played)
        twin.told = list(self.told)
        return twin

    def redeal(self, seat: int | None, seed: int | bytes | None = None) -> Table:
        """Another table that the seat (None: a spectator) cannot tell from this one: all that is
        hidden from it, luck to come included, is drawn anew."""
        if seat is not None:
            self._seat(seat)
        state = self._state.copy()
        set_luck(state, seeds.seed_bytes(seed))
        self.rules.redeal(state, -1 if seat is None else seat)
        twin = self._at(state)
        twin.start = bytes(state)
        twin.told = [told for told in self.told if told.seen_by(seat)]
        twin._ply = self.ply
        return twin

    _read: tuple[Fields | None, dict[Hashable, Any]] = (None, {})  # what was read of a position
    _ply = 0  # answers given before this table's own began

    def _at(self, state: Fields) -> Table:
        twin = Table(self.rules, state, self.options)
        twin.names = list(self.names)
        twin._ply = self._ply
        return twin

    # How it stands

    @property
    def ply(self) -> int:
        """How many answers have been given."""
        return self._ply + len(self.played)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._state.over)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat, as it stands."""
        return tuple(self._once("scores", self.rules.scores))

    @property
    def places(self) -> tuple[int, ...]:
        """1 for each winner, 0 for everybody while nobody has won (co-op: all 1 or all 0)."""
        return tuple(self._state.place[: self.seats])

    @property
    def ending(self) -> str | None:
        """How the game ended, None while it lasts."""
        number = self._state.ending
        return self.game.endings[number - 1] if number else None

    # What a seat may know

    def view(self, seat: int | None) -> dict[str, Any]:
        """All and only what the seat may know, ready for JSON; None for a spectator."""
        return {**shown_to_all(self), **self._looking(seat), "fields": see(self._state, seat)}

    def view_written(self, seat: int | None, write: Write) -> bytes:
        """The view in JSON, as `write` puts it. What everybody may know is written once for all
        who look."""
        looking = self._looking(seat)
        shown, fields = self._once(("view", write), lambda at: written_for_all(self, at, write))
        fields = joined(fields, write(veiled_fields(self._state, seat)))
        return joined(joined(shown, write(looking)), b'{"fields":' + fields + b"}")

    def _looking(self, seat: int | None) -> dict[str, Any]:
        if seat is not None:
            self._seat(seat)
        names = [str(name) for name in self.names]
        return {"names": names, "you": seat, "ply": self.ply}

    def observation(self, seat: int | None) -> list[int]:
        """The view as one row of numbers of a fixed length, for programs that learn."""
        return observe(self._state, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """The events that the seat may see, from the given number of answers on."""
        return [told for told in self.told if told.ply >= since and told.seen_by(seat)]

    def chronicle(self, seat: int | None, lang: str) -> list[str]:
        """The story so far in words, as the seat saw it."""
        said = (t.saying(self.game, self.rules.named, self.names) for t in self.events(seat))
        return [saying.words(lang) for saying in said]

    def dump(self) -> str:
        """The whole table as JSON: rules version, options, seed, moves, position."""
        position = bytes(self._state)
        past = Past(self.seed, self.start, self.played)
        if self.touched and not leads_to(self.rules, self.options, past, self._state):
            past = Past(None, position, [])  # edited by hand: it has no past
        return written(self.rules, self.seats, self.options, self.names, past, position)

    # Inside

    def _once(self, what: Hashable, read: Callable[[Fields], Any]) -> Any:
        """Something read of the position, kept for as long as that stays as it is."""
        if self.touched or self._read[0] is not self._state:
            self._read = self._state, {}
        if what not in self._read[1]:
            self._read[1][what] = read(self._state)
        return self._read[1][what]

    def _seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise NoSuchSeat(f"no seat {seat!r}: this table has seats 0 to {self.seats - 1}")

    def _say(self, phrase: Phrase) -> Saying:
        return Saying(self.game, phrase, tuple(self.names))

    def _told(self) -> None:
        story = self._state.__dict__["story"]
        self.told += [Told(self.ply, event, who, numbers) for event, who, numbers in story]
        story.clear()
