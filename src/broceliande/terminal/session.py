"""One game at one keyboard: draws, asks, reads a line, plays, lets the bots play. Any game."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from broceliande.bots import Bot, answer
from broceliande.bots.levels import USUAL
from broceliande.bots.unlearnt import unlearnt
from broceliande.engine.fields import ALL
from broceliande.engine.moves import Seat
from broceliande.engine.table import Table
from broceliande.terminal import screen
from broceliande.terminal.commands import choices, read_command, read_thing
from broceliande.terminal.desk import Desk, Leave
from broceliande.terminal.orders import carry_out, why
from broceliande.terminal.scene import Scene


class Session(Desk):
    """A table, the people at the keyboard (the first seats) and bots on the other seats."""

    def __init__(
        self,
        table: Table,
        people: int,
        bot: Bot,
        lang: str,
        rng: random.Random,
        console: Console,
        read: Callable[[str], str] = input,
        only: bool = False,
    ) -> None:
        super().__init__(table, people, lang, rng, console, read)
        self.bot = bot
        if people <= 1:
            alone = people == table.seats
            level = USUAL if alone else getattr(bot, "name", None)
            self.thought = replace(self.thought, level=level)
        self.only = only  # a person's answer is given for them where there is no other
        self._here: int | None = None  # who is at the keyboard

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self.print(screen.welcome(self.scene(0 if self.people else None)))
            if self.people < self.table.seats and (why := unlearnt(self.table.rules)):
                self.print([Text(why.words(self.lang), style="italic")])
            while not self.table.over:
                self._go_on()
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("goodbye")

    # The loop

    def _go_on(self) -> None:
        """One answer: of a bot if one is asked, else of the first person asked."""
        for seat in self.table.asked:
            if seat >= self.people:
                self.table.play(seat, answer(self.bot, self.table, seat, self.rng))
                return
        seat = self.table.asked[0]
        moves = self.table.moves(seat) if self.only else []
        if len(moves) == 1:
            self.given.add(self.table.ply)
            self.table.play(seat, moves[0])
        else:
            self._turn(seat)

    def _turn(self, seat: int) -> None:
        """Show the table to a person and read lines until the table has changed."""
        self._hand_over(seat)
        scene = self.scene(seat)
        recent = self.table.events(seat)[self.seen[seat] :]
        self.print(screen.show(scene, self.drawing, recent))
        before = len(self.table.played), self.lang
        while before == (len(self.table.played), self.lang):
            line = self.ask(scene.say("prompt", player=Seat(seat)))
            if not line:
                return  # draw again
            self._do(line, scene)

    def _hand_over(self, seat: int) -> None:
        """A clean screen; where the game has secrets, the next person comes to it alone."""
        if self._here is not None and self.console.is_terminal:
            self.console.clear()
        if self._here not in (None, seat) and _has_secrets(self.table):
            self.ask(self.scene(seat).say("hand-over", player=Seat(seat)))
        self._here = seat

    def _do(self, line: str, scene: Scene) -> None:
        """What a line asks for: a command, a move by its number, or a thing."""
        command = read_command(line, scene.words)
        if command:
            carry_out(self, command, scene)
        elif scene.together and all(part.isdecimal() for part in line.split()):
            self._gather([int(part) for part in line.split()], scene)
        elif line.isdecimal():
            self._play(int(line), scene)
        else:
            self._point(line, scene)

    def _play(self, number: int, scene: Scene) -> None:
        assert scene.seat is not None
        if not 1 <= number <= len(scene.moves):
            self.say("no-such-number", count=len(scene.moves))
            return
        self.seen[scene.seat] = len(self.table.events(scene.seat))
        self.saved = False
        self.table.play(scene.seat, scene.moves[number - 1])

    def _gather(self, numbers: list[int], scene: Scene) -> None:
        """Several things in any order are one answer."""
        if not all(1 <= number <= len(scene.together) for number in numbers):
            self.say("no-such-number", count=len(scene.together))
            return
        things = {scene.together[number - 1] for number in numbers}
        whole = [at for at, move in enumerate(scene.moves, 1) if set(move.path) == things]
        if whole:
            self._play(whole[0], scene)
        else:
            self.say("together-not")

    def _point(self, text: str, scene: Scene) -> None:
        """A thing that is a legal move is played; any other is told why not."""
        thing = read_thing(text, scene, self.drawing)
        possible = choices(thing, scene)
        if len(possible) == 1:
            self._play(possible[0], scene)
        else:
            why(self, text, scene)

    # The end

    def _end(self) -> None:
        """Tell who won, then read commands until somebody leaves."""
        seat = self._here
        scene = self.scene(seat)
        if self.console.is_terminal and seat is not None:
            self.console.clear()
        self.print([screen.heading(scene), self.drawing.draw(scene), Text()])
        since = self.seen[seat] if seat is not None else 0
        self.print(screen.chronicle(scene, self.table.events(seat)[since:][-screen.RECENT :]))
        self.print(screen.ending(scene))
        while True:
            scene = self.scene(seat)
            command = read_command(self.ask(scene.say("end-prompt")), scene.words)
            if command is None or command.name in ("quit", "undo", "why"):
                raise Leave
            carry_out(self, command, scene)
            if command.name == "language":
                self.print(screen.ending(self.scene(seat)))


def _has_secrets(table: Table) -> bool:
    fields = table.game.position.LAYOUT.declared
    return any(field.see != ALL for field in fields if field.name not in ("luck", "sealed"))
