"""What is told of people to each other: friends, those who are kept away, and somebody at a table.

Nobody is told who a person is here: whoever asks names them by a seat at a table, or by what their
own list calls them.
"""

from __future__ import annotations

from msgspec import Struct

from broceliande.server.people import blocking, facts, friends
from broceliande.server.storage.database import Storage
from broceliande.server.storage.models import FREE
from broceliande.server.storage.rows import Sitter
from broceliande.server.told.talk import sentences


class FriendOut(Struct):
    """A friend."""

    id: str
    name: str
    crest: str
    since: int
    here: bool  # now; false too where they would rather not say


class AskOut(Struct):
    """Somebody who would like to be one's friend, or whom one does not hear."""

    id: str
    name: str
    crest: str
    at: int


class FriendsOut(Struct):
    """One's friends, those who ask, and those whom one keeps away."""

    friends: list[FriendOut]
    asks: list[AskOut]
    blocked: list[AskOut]
    muted: list[AskOut]
    shown: bool  # friends see that one is here


class FriendLink(Struct):
    """A link for a friend to come by, told this once: a path of this site."""

    link: str
    days: int  # that it works,
    uses: int  # and for so many people


class SenderOut(Struct):
    """Who sent a link."""

    name: str
    crest: str
    you: bool  # it is one's own
    friend: bool  # one is their friend already


class Profile(Struct):
    """Somebody at a table: facts, and what one may do about them."""

    name: str
    crest: str
    known: bool  # they are somebody here; nothing is kept of others
    you: bool
    games: int  # with other people, that ended with them, or that they left
    finishes: int | None  # of a hundred; null where that would mean little
    within: int | None  # minutes in which half of their answers came in slow games
    plays: list[str]  # names of games, the most played first
    tie: str  # friend; asked, by oneself; asks, oneself; or nothing
    may_ask: bool  # to be friends: both have a seat here
    blocked: bool  # by oneself
    muted: bool


class InvitationOut(Struct):
    """A friend keeps one a seat."""

    id: str
    name: str
    crest: str
    table: str
    game: str
    seats: int
    clock: str
    clock_seconds: int
    clock_bonus: int
    clock_cap: int
    at: int


class InvitationsOut(Struct):
    """Seats that friends keep for one."""

    invitations: list[InvitationOut]


class SeatedOut(Struct):
    """Where one sits now, or might have."""

    table: str


class ReportedOut(Struct):
    """A report is kept."""

    id: str
    blocked: bool


class PhraseOut(Struct):
    """A ready-made sentence."""

    number: int
    words: str


class SituationOut(Struct):
    """Sentences that go together."""

    name: str
    words: str
    phrases: list[PhraseOut]


class PhrasesOut(Struct):
    """All of them."""

    situations: list[SituationOut]


async def circle(storage: Storage, person: str) -> FriendsOut:
    """Somebody's friends, and the rest."""
    found = await friends.friends(storage, person)
    apart = [await blocking.kept(storage, person, kind) for kind in ("block", "mute")]
    lists = [await friends.asking(storage, person), *apart]
    asks, blocked, muted = (
        [AskOut(row.id, row.name, row.crest, row.at) for row in rows] for rows in lists
    )
    here = [
        FriendOut(row.id, row.name, row.crest, row.at, friends.is_here(row.seen)) for row in found
    ]
    shown = await friends.shows(storage, person)
    return FriendsOut(here, asks, blocked, muted, shown)


async def profile(
    storage: Storage, sitter: Sitter, name: str, person: str, seated: bool
) -> Profile:
    """Somebody on a seat, as a person sees them who has a seat there too, or not."""
    theirs = sitter.person or ""
    if not theirs or sitter.kind == FREE:
        return Profile(name, "", False, False, 0, None, None, [], "", False, False, False)
    found = await facts.facts_of(storage, theirs)
    you = theirs == person
    other = bool(person) and not you
    return Profile(
        name=name,
        crest=sitter.crest,
        known=True,
        you=you,
        games=found.games,
        finishes=found.finishes,
        within=found.within,
        plays=list(found.plays),
        tie=await friends.tie(storage, person, theirs) if other else "",
        may_ask=other and seated,
        blocked=other and await blocking.does(storage, person, theirs, "block"),
        muted=other and await blocking.does(storage, person, theirs, "mute"),
    )


def phrases(lang: str) -> PhrasesOut:
    """The ready-made sentences in a language."""
    return PhrasesOut(
        [
            SituationOut(name, words, [PhraseOut(*each) for each in found])
            for name, words, found in sentences(lang)
        ]
    )
