"""How much may be said, and kept: every text, number and list that a stranger can send has its
bounds here. `tests/server/heard/test_bounds.py` reads the declared messages and finds any that has
none; how often one may speak is in `ground/settings.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta

NAME = 30  # letters of a name that are kept
CHAT = 500  # letters of a line of chat; a longer one is refused politely
LINK = 32  # letters of a table's link
BIGGEST = 2**31 - 1
CODE = 64  # letters of a code that somebody types, with all its spaces and hyphens
SEARCH = 40  # letters of what one looks for among one's games
TAKEN = 64  # seats that are taken over at once
AHEAD = 24  # answers in advance of one seat
REASON = 300  # letters of why a keeper does something
KEYS = 16  # passkeys of one person
DEVICES = 32  # devices that know one person
FRIENDS = 200  # of one person
ASKED = 50  # people whom one asks to be friends, and who have not answered
BLOCKED = 500  # people whom one blocks, and as many whom one mutes
LINES = 20  # of chat that are reported at once
REPORTED = 20  # reports of one person a day
INVITED = 20  # friends whom one invites to a table
CRESTS = (
    *("heron", "hedgehog", "badger", "bee", "dragonfly", "boar"),
    *("ladybug", "wolf", "cat", "bat", "oak", "acorn"),
)

Name = Annotated[str, Meta(max_length=2 * NAME)]
Level = Annotated[str, Meta(max_length=32)]
GameName = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(min_length=16, max_length=64)]
Secrets = Annotated[list[Secret], Meta(max_length=8)]
AnswerId = Annotated[str, Meta(min_length=1, max_length=40)]
Lang = Annotated[str, Meta(pattern="^(fr|en)$", max_length=2)]
Count = Annotated[int, Meta(ge=0, le=BIGGEST)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ThingName = Annotated[str, Meta(pattern="^[a-z_]{1,24}:[a-z0-9_]{1,12}$", max_length=37)]
Path = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)]
ChatText = Annotated[str, Meta(min_length=1, max_length=4 * CHAT)]
PhraseNumber = Annotated[int, Meta(ge=1, le=999)]
Note = Annotated[str, Meta(max_length=CHAT)]
LineNumbers = Annotated[list[Count], Meta(min_length=1, max_length=LINES)]
ClockSeconds = Annotated[int, Meta(ge=5, le=30 * 86400)]
ClockBonus = Annotated[int, Meta(ge=0, le=7 * 86400)]
ClockCap = Annotated[int, Meta(ge=0, le=60 * 86400)]
Patience = Annotated[int, Meta(ge=0, le=86400)]
Link = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", min_length=1, max_length=LINK)]
OfferLink = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", max_length=LINK)]
Crest = Annotated[str, Meta(pattern=f"^({'|'.join(CRESTS)})?$", max_length=16)]
TypedCode = Annotated[str, Meta(min_length=1, max_length=CODE)]


@dataclass(frozen=True)
class Free:
    """Bounds of what has no shape of its own: plain JSON of a game's own making."""

    depth: int
    values: int  # in all, names of entries too
    text: int  # letters of one text
    texts: int  # letters of all of them
    names: int  # letters of one name of an entry


OPTIONS = Free(depth=4, values=200, text=64, texts=2_000, names=64)
EDITION = Free(depth=10, values=12_000, text=2_000, texts=60_000, names=64)
TITLE = 60  # letters of an edition's name
PASSKEY = Free(depth=4, values=80, text=8_000, texts=16_000, names=64)

Options = Annotated[dict[str, Any], Meta(max_length=32, extra={"free": OPTIONS})]
EditionData = Annotated[dict[str, Any], Meta(max_length=64, extra={"free": EDITION})]
Credential = Annotated[dict[str, Any], Meta(max_length=16, extra={"free": PASSKEY})]


def check_free(value: object, bounds: Free, what: str) -> None:
    """ValueError if it is beyond its bounds; msgspec makes a polite refusal of that."""
    texts = 0
    for values, (each, depth, named) in enumerate(_values(value, 0), 1):
        texts += len(each) if isinstance(each, str) else 0
        long = isinstance(each, str) and len(each) > (bounds.names if named else bounds.text)
        big = isinstance(each, int | float) and not abs(each) <= BIGGEST
        if long or big or depth > bounds.depth or values > bounds.values or texts > bounds.texts:
            raise ValueError(f"{what}: more, deeper, longer or greater than is taken here")


def _values(value: object, depth: int) -> Iterator[tuple[object, int, bool]]:
    """Every value with its depth, and whether it names an entry; no deeper than somebody reads."""
    yield value, depth, False
    if isinstance(value, Mapping):
        for name, each in value.items():
            yield name, depth + 1, True
            yield from _values(each, depth + 1)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _values(each, depth + 1)


def check_edition(data: Mapping[str, Any] | None) -> None:
    """An edition that a host brings is within its bounds, its name within those of a name."""
    if data is not None:
        check_free(data, EDITION, "edition")
        if len(str(data.get("name", ""))) > TITLE:
            raise ValueError(f"edition: a name has {TITLE} letters at most")
