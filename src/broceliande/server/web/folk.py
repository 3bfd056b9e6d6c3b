"""Over HTTP: friends and invitations, blocking, muting and reporting, and how people may talk.

People are named by a seat at a table, or by what one's own list calls them.
"""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from broceliande.server.calls import outbox
from broceliande.server.ground.limits import DEAR
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.folk import (
    AnswerForm,
    ApartForm,
    FriendCode,
    ReportForm,
    SeatingForm,
    ShownForm,
    TalkForm,
)
from broceliande.server.people import blocking, friends, reporting, seating
from broceliande.server.people.sessions import Known
from broceliande.server.storage.models import BOT
from broceliande.server.storage.rows import Sitter
from broceliande.server.tables import chat, seats
from broceliande.server.told import folk as told
from broceliande.server.told.door import name_of
from broceliande.server.told.replies import TableOut
from broceliande.server.web.requests import AtSeat, Place, Table, Visited, named

WAY = "/friends#"  # what follows never reaches a server in an address


@get("/me/friends", summary="My friends")
async def list_friends(here: Visited) -> told.FriendsOut:
    """Friends, those who would be, and those whom one keeps away."""
    known = await here.me()
    return await told.circle(here.storage, known.person)


@put("/me/friends", summary="Let friends see that I am here")
async def show_me(here: Visited, data: JSONBody[ShownForm]) -> told.FriendsOut:
    """Or not."""
    known = await here.me()
    await friends.show(here.storage, known.person, data.shown)
    return await told.circle(here.storage, known.person)


@post("/me/friends/link", summary="A link for friends", status_code=200)
async def make_link(here: Visited) -> told.FriendLink:
    """To be sent; whoever comes by it and says yes is one's friend. Told this once."""
    known = await here.me()
    token = await friends.make_link(here.storage, known.person)
    return told.FriendLink(WAY + token, friends.LASTS // friends.DAY, friends.USES)


@post("/friends/link", summary="Who sent this link?", status_code=200)
async def read_link(here: Visited, data: JSONBody[FriendCode]) -> told.SenderOut:
    """For whoever holds it; nothing comes of asking."""
    known = await here.known()
    person = known.person if known else ""
    sent = await friends.sender(here.storage, data.code, person)
    tie = await friends.tie(here.storage, person, sent.id) if person else ""
    return told.SenderOut(sent.name, sent.crest, sent.id == person, tie == "friend")


@post("/me/friends", summary="Yes to a link", status_code=200)
async def come(here: Visited, data: JSONBody[FriendCode]) -> told.FriendsOut:
    """Both are friends from now on. A page's visitor becomes a person by it."""
    owner, token = await here.owner()
    if owner is None:
        raise Sorry("not_known")
    await friends.come(here.storage, data.code, owner)
    here.give(token)
    return await told.circle(here.storage, owner.id)


@put("/me/friends/asks/{ask_id:str}", summary="Yes or no to somebody who asks")
async def answer_ask(
    here: Visited, ask_id: FromPath[str], data: JSONBody[AnswerForm]
) -> told.FriendsOut:
    """A no is told to nobody."""
    known = await here.me()
    await friends.answer(here.storage, known.person, named(ask_id), data.yes)
    return await told.circle(here.storage, known.person)


@delete("/me/friends/{friend_id:str}", summary="Friends no more", status_code=200)
async def part(here: Visited, friend_id: FromPath[str]) -> told.FriendsOut:
    """On both sides, and nobody is told."""
    known = await here.me()
    await friends.part(here.storage, known.person, named(friend_id))
    return await told.circle(here.storage, known.person)


@delete("/me/blocks/{kept_id:str}", summary="Block them no more", status_code=200)
async def unblock(here: Visited, kept_id: FromPath[str]) -> told.FriendsOut:
    """They are heard again, and may be met again."""
    known = await here.me()
    await blocking.free(here.house, known.person, named(kept_id), "block")
    return await told.circle(here.storage, known.person)


@delete("/me/mutes/{kept_id:str}", summary="Mute them no more", status_code=200)
async def unmute(here: Visited, kept_id: FromPath[str]) -> told.FriendsOut:
    """They are heard again."""
    known = await here.me()
    await blocking.free(here.house, known.person, named(kept_id), "mute")
    return await told.circle(here.storage, known.person)


# Somebody at a table


async def _sitter(place: AtSeat) -> Sitter:
    live = await place.live()
    if not 0 <= place.seat < live.setup.seats:
        raise Sorry("not_found")
    sitter = live.sitters[place.seat]
    if sitter.kind == BOT and not sitter.owned:
        raise Sorry("not_a_person")
    return sitter


async def _person(place: AtSeat) -> tuple[Known, str]:
    """Who asks, and about whom."""
    known, sitter = await place.me(), await _sitter(place)
    if sitter.person is None:
        raise Sorry("not_found", "nobody who is known sits there")
    return known, sitter.person


async def _profile(place: AtSeat) -> told.Profile:
    sitter, known, live = await _sitter(place), await place.known(), await place.live()
    person = known.person if known else ""
    name = name_of(sitter, live.table.names, place.lang)
    seated = bool(person and seats.own(live, (), person))
    return await told.profile(place.storage, sitter, name, person, seated)


@get("/tables/{table_id:str}/seats/{seat:int}/profile", summary="Who sits there?")
async def show_profile(place: Place) -> told.Profile:
    """Facts instead of votes, for whoever knows the table's link."""
    place.house.limits.request(place.address, DEAR)
    return await _profile(place)


@post("/tables/{table_id:str}/seats/{seat:int}/friend", summary="Be my friend", status_code=200)
async def ask(place: Place) -> told.Profile:
    """At a table where both have a seat, in a game or after it. If they asked first, one is."""
    known, other = await _person(place)
    if not seats.own(await place.live(), (), known.person):
        raise Sorry("not_together")
    if await friends.ask(place.storage, known.person, other):
        await outbox.befriend(place.house, other, known.name, f"{known.person} {other}")
    return await _profile(place)


@put("/tables/{table_id:str}/seats/{seat:int}/block", summary="Block them")
async def block(place: Place, data: JSONBody[ApartForm]) -> told.Profile:
    """From this moment on neither hears the other, and they are not seated together again; a game
    that goes on goes on. They are not told."""
    return await _keep(place, "block", data.on)


@put("/tables/{table_id:str}/seats/{seat:int}/mute", summary="Mute them")
async def mute(place: Place, data: JSONBody[ApartForm]) -> told.Profile:
    """One does not hear them any more, at any table; they are not told."""
    return await _keep(place, "mute", data.on)


async def _keep(place: AtSeat, kind: str, on: bool) -> told.Profile:
    known, other = await _person(place)
    if on:
        await blocking.keep(place.house, known.person, other, kind, place.id)
    else:
        await blocking.free_person(place.house, known.person, other, kind, place.id)
    return await _profile(place)


# Talk


@post("/tables/{table_id:str}/reports", summary="Report what somebody said")
async def report(table: Table, data: JSONBody[ReportForm]) -> told.ReportedOut:
    """With the lines concerned, all of one person: they are copied, and read by whoever keeps the
    server. Each once."""
    known, live = await table.me(), await table.live()
    kept = await reporting.report(table.house, live, known.person, data)
    blocks = data.block and kept.person is not None
    if blocks and kept.person:
        await blocking.keep(table.house, known.person, kept.person, "block", live.id)
    return told.ReportedOut(kept.id, blocks)


@put("/tables/{table_id:str}/talk", summary="Free talk, or ready-made sentences alone")
async def change_talk(table: Table, data: JSONBody[TalkForm]) -> TableOut:
    """The host may say so, before the game and in it; everybody is told."""
    live, held = await table.holding()
    await chat.hush(table.house, live, held, not data.free)
    return await table.told(live)


@get("/phrases", summary="The ready-made sentences")
async def list_phrases(here: Visited) -> told.PhrasesOut:
    """By situation, in the language asked for; they are sent by their numbers."""
    return told.phrases(here.lang)


# Invitations


@post("/tables/{table_id:str}/invitations", summary="Keep a friend a seat", status_code=204)
async def invite(table: Table, data: JSONBody[SeatingForm]) -> None:
    """At a table that waits and at which one sits; they find it on their page, and are called."""
    known, live = await table.me(), await table.opened()
    guest = await seating.invite(table.house, live, known.person, data.friend)
    await outbox.invite(table.house, guest, live.id, known.name)


@get("/me/invitations", summary="Seats that friends keep for me")
async def list_invitations(here: Visited) -> told.InvitationsOut:
    """For as long as the table waits, and one has not answered."""
    known = await here.me()
    return told.InvitationsOut(
        [
            told.InvitationOut(
                *(row.id, row.name, row.crest, row.table_id, row.game, row.seats, row.clock),
                *(row.clock_ms // 1000, row.bonus_ms // 1000, row.cap_ms // 1000, row.at),
            )
            for row in await seating.waiting(here.storage, known.person)
        ]
    )


@put("/me/invitations/{invitation:str}", summary="I am coming, or another time")
async def answer_invitation(
    here: Visited, invitation: FromPath[str], data: JSONBody[AnswerForm]
) -> told.SeatedOut:
    """Whoever comes sits down at once."""
    known = await here.me()
    table = await seating.answer(here.house, known.owner, named(invitation), data.yes)
    return told.SeatedOut(table)


HANDLERS = [
    *(list_friends, show_me, make_link, read_link, come, answer_ask, part, unblock, unmute),
    *(show_profile, ask, block, mute, report, change_talk, list_phrases),
    *(invite, list_invitations, answer_invitation),
]
