"""What is told to a person about themselves: who they are here, their devices and their games."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from broceliande.server.told.frames import OfferOut


class Me(Struct):
    """Who this device knows; all empty, if it knows nobody."""

    known: bool
    name: str
    crest: str
    agrees: str
    kept: bool  # could be found again without this device
    passkeys: int
    codes: int  # rescue codes that were not used
    devices: int
    waiting: int  # games in which it is this person's turn
    may_passkey: bool  # whether passkeys work at this address
    asks: int = 0  # people who would be friends, and seats that friends keep
    barred: str = ""  # why they may not play here, until when, and what they still may


class DeviceOut(Struct):
    """A device that knows this person."""

    id: str
    label: str  # such as "Firefox, Linux"
    kind: str  # phone, tablet, computer, or "" if that cannot be told
    here: bool  # it is this one
    created: int
    seen: int


class PasskeyOut(Struct):
    """A passkey of this person."""

    id: str
    label: str  # of the device that made it
    created: int
    used: int | None


class DevicesOut(Struct):
    """By what this person is known: the device that asks first, then the last seen."""

    devices: list[DeviceOut]
    passkeys: list[PasskeyOut]


class Entered(Struct):
    """This device knows the person from now on."""

    me: Me
    games: int  # that this device had as a guest: they are the person's now
    table: str | None  # the one that waits longest for them


class CodesOut(Struct):
    """Eight rescue codes, told this once; those before them work no more."""

    codes: list[str]


class Ceremony(Struct):
    """What the browser needs to make or ask for a passkey, as `parse…OptionsFromJSON` reads it."""

    options: dict[str, Any]


class HandoverOut(Struct):
    """A second device is waited for, as the known device sees it."""

    id: str
    state: Literal["waiting", "claimed", "entered", "refused", "expired"]
    left: int  # milliseconds
    code: str = ""  # to type, in the language asked for; told when it is made
    link: str = ""  # to scan: a path of this site; told when it is made
    beast: str = ""  # that the new device shows
    beast_words: str = ""
    kind: str = ""  # of the new device
    label: str = ""


class Claimed(Struct):
    """A second device came; it shows the beast until the known one says yes."""

    ticket: str
    left: int  # milliseconds
    beast: str
    beast_words: str
    kind: str  # of the known device


class Arrival(Struct):
    """Whether a second device was let in."""

    state: Literal["waiting", "entered", "refused", "expired"]
    left: int
    entered: Entered | None = None


class TakenSeat(Struct):
    """What became of a seat that one wanted to take over."""

    table: str
    seat: int | None
    state: Literal["yours", "another", "unknown"]


class TakenOut(Struct):
    """What became of all of them."""

    seats: list[TakenSeat]


class SeatLink(Struct):
    """A seat's new secret, told this once; the one before it opens nothing any more."""

    table: str
    seat: int
    secret: str


class MySeat(Struct):
    """Who sits on a seat of one's game."""

    seat: int
    name: str
    kind: str
    yours: bool
    crest: str = ""  # of the person who has it, if they chose one
    place: int | None = None  # of a finished game
    score: int | None = None
    stood: int = 0  # of a finished game: turns that others played for them, and bots of those
    botted: int = 0
    stand_in: str = ""  # who did, if not bots alone


class MyGame(Struct):
    """One of a person's games."""

    table: str
    game: str
    title: str
    status: str
    seats: list[MySeat]
    clock: str
    created: int
    touched: int  # when it ended, if it did
    turn: list[int]  # the seats that owe an answer
    mine: bool  # one of them is this person's
    since: int | None  # since when that is so
    left: int | None  # milliseconds that are left of the time to answer, where there is a clock
    open: int  # free seats
    ending: str  # in words
    replays: bool  # today's rules can play it again
    rematch: str | None
    offer: OfferOut | None  # of a rematch
    closed: bool = False  # it was given up: nobody won or lost
    origin: str | None = None  # the finished game that it goes on from
    origin_ply: int | None = None  # after so many of its answers


class MyGames(Struct):
    """A page of a person's games."""

    games: list[MyGame]
    next: str  # what to ask for as `before`, if there are more
    count: int  # all that were found
    kept: int  # for how many days finished games are kept; 0: until they are deleted


class Gone(Struct):
    """A person is deleted; others keep their games."""

    bots: int  # running games in which a bot took the seat
    freed: int  # seats that are free again
    finished: int  # games that their name left
