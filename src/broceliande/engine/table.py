"""A table: one game being played. This is the face of the library."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from broceliande.engine import seed as seeds
from broceliande.engine.declared import NO_SUCH_MOVE
from broceliande.engine.errors import BrokenRules, NoSuchSeat, NothingToUndo
from broceliande.engine.fields import Fields
from broceliande.engine.game import Game, Phrase
from broceliande.engine.moves import Move, Refusal, Refused, Saying, Told
from broceliande.engine.rules import Rules, set_luck
from broceliande.engine.stored import Past, written
from broceliande.engine.view import observe, see


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
        return tuple(seat for seat in range(self.seats) if self._state.asked >> seat & 1)

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
        reason = self.game.reasons[code - 1]
        arguments = {}
        if code != NO_SUCH_MOVE:
            arguments = self.game.reason_arguments(
                self.rules.named, self._state, seat, number, reason.code
            )
        key = "refusal-" + reason.code.replace("_", "-")
        rule = reason.rule or self.game.question_of(number)[0].rule.split()[0]
        return Refusal(reason.code, rule, self._say(Phrase(key, arguments)))

    # What can be done

    def play(self, seat: int, move: Move | int) -> None:
        """Play a legal move; Refused, and nothing changed, if it is not one."""
        refusal = self.why_not(seat, move)
        if refusal:
            raise Refused(refusal)
        number = move.id if isinstance(move, Move) else move
        if self.played and self.played[-1][0] != seat:
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
        self._scored = None
        self.rules.play(state, seat, number)
        if state.over:
            self.rules.standing(state)

    def can_undo(self) -> bool:
        """Whether the last answer can be taken back."""
        return bool(self._past)

    def undo(self) -> tuple[int, int]:
        """Take the last answer back, not beyond the last boundary: luck was used, something
        hidden was shown, or another seat has answered. Returns the answer taken back."""
        if not self._past:
            raise NothingToUndo(
                "the last answer stays: nothing was answered yet, luck was used, something hidden"
                " was shown, or it was undone to the answer of another seat"
            )
        self._state, told = self._past.pop()
        del self.told[told:]
        return self.played.pop()

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

    _scored: tuple[Fields, tuple[int, ...]] | None = None  # the position that was counted
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
        if self._scored is None or self._scored[0] is not self._state or self.touched:
            state = self._state
            if not state.over:
                state = state.copy()
                self.rules.standing(state)
            self._scored = self._state, tuple(state.score[: self.seats])
        return self._scored[1]

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
        if seat is not None:
            self._seat(seat)
        edition = self.rules.edition
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "edition": {"name": edition.name, "digest": edition.digest, "custom": edition.custom},
            "seats": self.seats,
            "names": list(self.names),
            "you": seat,
            "ply": self.ply,
            "asked": list(self.asked),
            "question": self.question,
            "over": self.over,
            "ending": self.ending,
            "scores": list(self.scores),
            "places": list(self.places),
            "fields": see(self._state, seat),
        }

    def observation(self, seat: int | None) -> list[int]:
        """The view as one row of numbers of a fixed length, for programs that learn."""
        return observe(self._state, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """The events that the seat may see, from the given number of answers on."""
        return [told for told in self.told if told.ply >= since and told.seen_by(seat)]

    def chronicle(self, seat: int | None, lang: str) -> list[str]:
        """The story so far in words, as the seat saw it."""
        named = self.rules.named
        return [t.saying(self.game, named, self.names).words(lang) for t in self.events(seat)]

    def dump(self) -> str:
        """The whole table as JSON: rules version, options, seed, moves, position."""
        position = bytes(self._state)
        past = Past(self.seed, self.start, self.played)
        if self.touched and not self._leads_here():
            past = Past(None, position, [])  # edited by hand: it has no past
        return written(self.rules, self.seats, self.options, self.names, past, position)

    def _leads_here(self) -> bool:
        """Whether seed, or start, and answers lead to the position that lies here."""
        if self.seed is not None:
            state = self.rules.blank(self.seats, self.options, self.seed)
            self.rules.deal(state)
        else:
            state = self.game.position.from_bytes(self.start or bytes(self._state))
        self.rules.replay(state, self.played)
        return state == self._state

    # Inside

    def _seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise NoSuchSeat(f"no seat {seat!r}: this table has seats 0 to {self.seats - 1}")

    def _say(self, phrase: Phrase) -> Saying:
        return Saying(self.game, phrase, tuple(self.names))

    def _told(self) -> None:
        story = self._state.__dict__["story"]
        self.told += [Told(self.ply, event, who, numbers) for event, who, numbers in story]
        story.clear()
