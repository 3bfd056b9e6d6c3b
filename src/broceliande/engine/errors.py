"""The errors people meet, by the stage at which they meet them.

BroceliandeError
 ├── SetupError              a table could not be opened
 │    ├── UnknownGame
 │    ├── BadSeats
 │    ├── BadSeed
 │    ├── BadOption
 │    ├── BadEdition
 │    ├── BadBot            no such bot, or a budget with which nobody can think
 │    ├── BadBatch          a batch of games that cannot be made or stepped so
 │    ├── NoCompiler        what compiles games is not installed
 │    ├── MissingExtra      a library that a part of this one needs is not installed
 │    └── NoCard            no graphics card that games could run on, or not enough of it
 ├── PlayError               a table is open and stays as it was
 │    ├── NoSuchSeat
 │    ├── NothingAsked       the seat is asked nothing now, or the game is over
 │    ├── Refused            carries the Refusal, with its rule and its words (engine/moves.py)
 │    ├── IllegalAction      of a game in a batch, which it names
 │    └── NothingToUndo
 ├── BadDump                 a stored table could not be read back
 ├── UnknownLanguage
 └── BrokenRules             a rule did something it must never do: a bug, please report it
"""

from __future__ import annotations


class BroceliandeError(Exception):
    """Anything this library refuses to do, in a sentence that says what is wrong."""


class SetupError(BroceliandeError):
    """A table could not be opened."""


class UnknownGame(SetupError):
    """There is no game of that name."""


class BadSeats(SetupError):
    """The game cannot be played with that many seats."""


class BadSeed(SetupError):
    """The seed is neither a whole number nor 32 bytes."""


class BadOption(SetupError):
    """An option that the game does not know, or a value that the option does not take."""


class BadEdition(SetupError):
    """An edition file that cannot be used; the message names the entry."""


class BadBot(SetupError):
    """There is no bot of that name, or its budget is no budget."""


class BadNet(SetupError):
    """There is no learnt net for these rules, or its file is not as it was made."""


class OldNet(BadNet):
    """It was learnt with other rules or other components."""


class NoCompiler(SetupError):
    """What compiles games is not installed here; the message says how to get it."""


class BadBatch(SetupError):
    """A batch of games that cannot be made or stepped as was asked."""


class MissingExtra(SetupError):
    """A library that is an extra is not installed here; the message says how to get it."""


class NoCard(SetupError):
    """No card here can run games, or not so many; the message says what to do."""


class PlayError(BroceliandeError):
    """Something was asked of an open table that it does not do; the table is unchanged."""


class NoSuchSeat(PlayError):
    """The table has no seat of that number."""


class NothingAsked(PlayError):
    """The seat is asked nothing now: somebody else is, or the game is over."""


class IllegalAction(PlayError):
    """An action in a batch is not legal; `game` is the number of that game. Nothing was played."""

    def __init__(self, message: str, game: int) -> None:
        super().__init__(message)
        self.game = game


class NothingToUndo(PlayError):
    """The last answer cannot be taken back."""


class BadDump(BroceliandeError):
    """A stored table that cannot be read back; the message says at which point and why."""


class UnknownLanguage(BroceliandeError):
    """There are no words in that language."""


class BrokenRules(BroceliandeError):
    """A rule stored a number that its field cannot hold, or wrote beside a row."""
