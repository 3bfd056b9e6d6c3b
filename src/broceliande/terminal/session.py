"""One game at one keyboard: draws, asks, reads a line, plays, lets the bots play. Any game."""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from broceliande.bots import Bot, answer
from broceliande.bots.counsel import is_team
from broceliande.engine.errors import NothingToUndo
from broceliande.engine.fields import ALL
from broceliande.engine.moves import Seat
from broceliande.engine.rulebook import rulebook_of
from broceliande.engine.table import Table
from broceliande.engine.words import LANGUAGES
from broceliande.terminal import mentor, screen
from broceliande.terminal.commands import Command, choices, read_command, read_thing, why_not
from broceliande.terminal.draw import drawing_of
from broceliande.terminal.reading import look_up, numbered, shown
from broceliande.terminal.scene import Scene

MOST_PARAGRAPHS = 8
WIDEST = 110  # columns; longer lines are hard to read


class Leave(Exception):
    """Somebody wants to go, or there is nothing more to read."""


class Session:
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
    ) -> None:
        self.table, self.people, self.bot = table, people, bot
        self.lang, self.rng, self.console, self.read = lang, rng, console, read
        self.drawing = drawing_of(table.game.name)
        self.seen = dict.fromkeys(range(people), 0)  # events before each person's last decision
        self.thought = mentor.Thought()
        self.saved = True  # nothing would be lost
        self.files: set[Path] = set()  # files of ours, that may be written again
        self._here: int | None = None  # who is at the keyboard

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self._print(screen.welcome(self.scene(0 if self.people else None)))
            while not self.table.over:
                self._go_on()
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self._say("goodbye")

    def scene(self, seat: int | None) -> Scene:
        """The table as a seat sees it now."""
        return Scene(self.table, seat, self.lang, self._width)

    # The loop

    def _go_on(self) -> None:
        """One answer: of a bot if one is asked, else of the first person asked."""
        for seat in self.table.asked:
            if seat >= self.people:
                self.table.play(seat, answer(self.bot, self.table, seat, self.rng))
                return
        self._turn(self.table.asked[0])

    def _turn(self, seat: int) -> None:
        """Show the table to a person and read lines until the table has changed."""
        self._hand_over(seat)
        scene = self.scene(seat)
        recent = self.table.events(seat)[self.seen[seat] :]
        self._print(screen.show(scene, self.drawing, recent))
        before = len(self.table.played), self.lang
        while before == (len(self.table.played), self.lang):
            line = self._ask(scene.say("prompt", player=Seat(seat)))
            if not line:
                return  # draw again
            self._do(line, scene)

    def _hand_over(self, seat: int) -> None:
        """A clean screen; where the game has secrets, the next person comes to it alone."""
        if self._here is not None and self.console.is_terminal:
            self.console.clear()
        if self._here not in (None, seat) and _has_secrets(self.table):
            self._ask(self.scene(seat).say("hand-over", player=Seat(seat)))
        self._here = seat

    def _do(self, line: str, scene: Scene) -> None:
        """What a line asks for: a command, a move by its number, or a thing."""
        command = read_command(line, scene.words)
        if command:
            self._command(command, scene)
        elif line.isdecimal():
            self._play(int(line), scene)
        else:
            self._point(line, scene)

    def _play(self, number: int, scene: Scene) -> None:
        assert scene.seat is not None
        if not 1 <= number <= len(scene.moves):
            self._say("no-such-number", count=len(scene.moves))
            return
        self.seen[scene.seat] = len(self.table.events(scene.seat))
        self.saved = False
        self.table.play(scene.seat, scene.moves[number - 1])

    def _point(self, text: str, scene: Scene) -> None:
        """A thing that is a legal move is played; any other is told why not."""
        thing = read_thing(text, scene, self.drawing)
        possible = choices(thing, scene)
        if len(possible) == 1:
            self._play(possible[0], scene)
        else:
            self._why(text, scene)

    # Commands

    def _command(self, command: Command, scene: Scene) -> None:
        match command.name:
            case "rules":
                self._rules(command.rest, scene)
            case "why":
                self._why(command.rest, scene)
            case "undo":
                self._undo(scene)
            case "chronicle":
                self._print(screen.chronicle(scene, self.table.events(scene.seat)))
            case "language":
                self._language(command.rest)
            case "save":
                self._save(command.rest)
            case "info":
                self._info(command.rest, scene)
            case "counsel":
                self._counsel(scene)
            case "coach":
                self._coach(command.rest, scene)
            case "quit":
                self._quit(scene)
            case _:
                self._print([Text(scene.say("help"))])

    def _rules(self, text: str, scene: Scene) -> None:
        """The paragraphs about the question asked, of that number, or with that word."""
        book = rulebook_of(self.table.game, self.lang)
        if text:
            found = look_up(book, text)
        else:
            asked = [q.rule for q in self.table.game.questions if q.name == self.table.question]
            found = numbered(book, " ".join(asked)) or list(book.paragraphs.values())
        if not found:
            self._say("no-such-rule", text=text)
        self._print(shown(found[:MOST_PARAGRAPHS]))
        if len(found) > MOST_PARAGRAPHS:
            self._say("more-rules", count=len(found) - MOST_PARAGRAPHS, game=self.table.game.name)

    def _why(self, text: str, scene: Scene) -> None:
        thing = read_thing(text, scene, self.drawing)
        possible = [int(text)] if text.isdecimal() else choices(thing, scene)
        if possible and possible[0] in range(1, len(scene.moves) + 1):
            self._say("possible", numbers=", ".join(map(str, possible)))
            return
        refusal = why_not(thing, scene) if thing else None
        if refusal:
            self._print([screen.refused(scene, refusal)])
        else:
            self._say("no-move-there" if thing else "not-understood", text=text)

    def _undo(self, scene: Scene) -> None:
        played = self.table.played
        try:
            if played and played[-1][0] >= self.people:
                raise NothingToUndo  # a bot's answer is not ours to take back
            seat, _ = self.table.undo()
            self.seen[seat] = min(self.seen[seat], len(self.table.events(seat)))
        except NothingToUndo:
            self._say("no-undo" if played else "no-undo-yet")

    def _language(self, text: str) -> None:
        others = [lang for lang in LANGUAGES if lang != self.lang]
        wanted = text.casefold() or others[0]
        if wanted in LANGUAGES:
            self.lang = wanted
        else:
            self._say("no-such-language", text=text, languages=", ".join(LANGUAGES))

    def _save(self, text: str) -> bool:
        """Write the dump; without a name, under one made from the game's commitment."""
        name = text or f"{self.table.game.name}-{(self.table.commitment or 'table')[:8]}.json"
        try:
            file = Path(name).expanduser()
            with file.open("w" if file.resolve() in self.files else "x", encoding="utf-8") as out:
                out.write(self.table.dump() + "\n")
        except FileExistsError:
            self._say("file-exists", file=name)
            return False
        except (OSError, RuntimeError, ValueError) as wrong:
            self._say("not-saved", file=name, reason=getattr(wrong, "strerror", None) or str(wrong))
            return False
        self.files.add(file.resolve())
        self.saved = True
        self._say("saved", file=shlex.quote(str(file)), game=self.table.game.name)
        return True

    def _info(self, text: str, scene: Scene) -> None:
        thing = read_thing(text, scene, self.drawing) if text else ""
        if text.isdecimal() and 1 <= int(text) <= len(scene.moves):
            thing = scene.moves[int(text) - 1].path[-1]
        said = self.drawing.info(scene, thing) if thing or not text else []
        if said:
            self._print(Padding(Text(line), screen.INDENT) for line in said)
        else:
            self._say("nothing-to-say")

    def _counsel(self, scene: Scene) -> None:
        """A hint, for those who play alone or all together."""
        if scene.seat is None or self.table.over:
            self._say("counsel-over")
        elif self.people > 1 and not is_team(self.table.game.name):
            self._say("counsel-company")
        else:
            self._print(mentor.counselled(scene, self.thought, self.rng, self.console))

    def _coach(self, text: str, scene: Scene) -> None:
        """Look back upon the game, at the moves of whoever is here or of the seat named."""
        seat = int(text) - 1 if text.isdecimal() else scene.seat or 0
        if not self.table.over:
            self._say("coach-later")
        elif not 0 <= seat < self.table.seats or (text and not text.isdecimal()):
            self._say("coach-no-seat", count=self.table.seats)
        else:
            self._print(mentor.reviewed(scene, seat, self.thought, self.rng, self.console))

    def _quit(self, scene: Scene) -> None:
        """Leave; first offer to keep a game that would be lost."""
        if self.saved:
            raise Leave
        line = self._ask(scene.say("quit-unsaved"))
        command = read_command(line, scene.words)
        if command and command.name == "save" and not self._save(command.rest):
            return
        if not line or (command and command.name in ("save", "quit")):
            raise Leave
        self._say("go-on")

    # The end

    def _end(self) -> None:
        """Tell who won, then read commands until somebody leaves."""
        seat = self._here
        scene = self.scene(seat)
        if self.console.is_terminal and seat is not None:
            self.console.clear()
        self._print([screen.heading(scene), self.drawing.draw(scene), Text()])
        since = self.seen[seat] if seat is not None else 0
        self._print(screen.chronicle(scene, self.table.events(seat)[since:][-screen.RECENT :]))
        self._print(screen.ending(scene))
        while True:
            scene = self.scene(seat)
            command = read_command(self._ask(scene.say("end-prompt")), scene.words)
            if command is None or command.name in ("quit", "undo", "why"):
                raise Leave
            self._command(command, scene)
            if command.name == "language":
                self._print(screen.ending(self.scene(seat)))

    # Inside

    def _ask(self, prompt: str) -> str:
        line = self.read(f"{prompt} ").strip()
        if not self.console.is_terminal:
            self.console.print(line, markup=False)  # as if it had been typed
        return line

    def _say(self, key: str, **arguments: object) -> None:
        self._print([Text(self.scene(None).say(key, **arguments))])

    def _print(self, parts: Iterable[RenderableType]) -> None:
        for part in parts:
            self.console.print(part, width=self._width)

    @property
    def _width(self) -> int:
        return min(self.console.width, WIDEST)


def _has_secrets(table: Table) -> bool:
    fields = table.game.position.LAYOUT.declared
    return any(field.see != ALL for field in fields if field.name not in ("luck", "sealed"))
