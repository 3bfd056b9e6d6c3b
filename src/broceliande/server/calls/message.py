"""A message: what a call says, for every way that may carry it."""

from __future__ import annotations

from dataclasses import dataclass

TITLE, TEXT = 30, 110  # signs that a title and a text have at most


@dataclass(frozen=True)
class Message:
    """One call, or several in one, in words."""

    id: str  # the same at every try: whoever takes it knows a double by it
    kind: str  # turn, soon, digest, rematch, finished, invitation, friend, confirm, test
    lang: str
    title: str  # at most 30 signs
    text: str  # at most 110 signs, what the seat may see
    public: str  # for a channel: what a spectator may see, with the table's link, never a seat's
    lines: tuple[str, ...]  # for a letter: one a fact
    link: str  # path on this site that opens the table; the page knows the person by their device
    stop: str  # path on this site that stops this way
    tag: str  # the table: a later call takes the place of an earlier one
    ttl: int  # seconds after which it is worth nothing
    waits: int  # games that wait for the person
    site: str = ""  # where this place is found, such as https://play.example: paths begin there
    subject: str = ""  # of a letter
