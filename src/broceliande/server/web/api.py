"""The HTTP part: games, tables, seats. JSON in, JSON out, described by the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Request, Response, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from broceliande.engine.options import Option, Setting
from broceliande.engine.rulebook import rulebook_of
from broceliande.engine.words import title_of, words_of
from broceliande.server.company.thinkers import LEVELS, PEOPLE
from broceliande.server.ground.texts import Sorry, language
from broceliande.server.storage import models as m
from broceliande.server.tables import opening, seats
from broceliande.server.tables.finished import Archive
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.told import door, forms
from broceliande.server.web.security import address_of, bearer

Asked = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", max_length=8, required=False)]
Options = Annotated[bool, QueryParameter(name="options", required=False)]
LISTED = 50


def _lang(request: Asked, lang: str | None) -> str:
    return language(lang, request.headers.get("accept-language"))


def _house(request: Asked) -> House:
    house: House = request.app.state.house
    return house


async def _own(request: Asked, table_id: str, seat: int | None = None) -> tuple[Live, int]:
    """The table and the seat that the request's secret opens; the one named, if one is named."""
    live = await _house(request).live(table_id)
    held = seats.held(live, [bearer(request)])
    if seat is not None and seat not in held:
        raise Sorry("not_your_seat")
    return live, held[0] if seat is None else seat


def _archive(request: Asked) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


# Games


@get("/games", summary="The games that are played here")
async def list_games(request: Asked, lang: Lang = None, options: Options = True) -> forms.GamesOut:
    """Every game with its title, seats, and the options a host may fix, if they are asked for."""
    house, tongue = _house(request), _lang(request, lang)
    games = [_game(house, name, tongue, options) for name in house.names()]
    return forms.GamesOut(games, list(PEOPLE), house.settings.editions)


def _game(house: House, name: str, lang: str, with_options: bool) -> forms.GameOut:
    game = house.game(name)
    words, edition = words_of(game, lang), game.edition()

    def say(key: str) -> str:
        return words.say(key) if words.has(key) else ""

    def choices(option: Option) -> dict[str, list[forms.Choice]] | None:
        if option.choices is None:
            return None
        offered = {}
        for count in game.seats:
            values = option.choices(Setting(count, edition.tables))
            offered[str(count)] = [_choice(words, option.name, value) for value in values]
        return offered

    options = []
    for option in game.options if with_options else ():
        key = "option-" + option.name.replace("_", "-")
        told = say(key) or option.name
        help = say(f"{key}-help")
        offer = choices(option), option.span, option.usual, option.lot
        options.append(forms.OptionOut(option.name, told, help, *offer))
    shown = {"name": edition.name, "digest": edition.digest}
    return forms.GameOut(
        name, title_of(game, lang), say("game-pitch"), list(game.seats), options,
        game.version, shown,
    )  # fmt: skip


def _choice(words: Any, option: str, value: object) -> forms.Choice:
    key = f"option-{option}-{value}".replace("_", "-")
    return forms.Choice(value, words.say(key) if words.has(key) else str(value))


@get("/games/{name:str}/rules", summary="The rules of a game, to read")
async def read_rules(request: Asked, name: FromPath[str], lang: Lang = None) -> forms.RulesOut:
    """Every paragraph with its number, in our own words."""
    book = rulebook_of(_house(request).game(name), _lang(request, lang))
    parts = [forms.Paragraph(p.number, p.chapter, p.text) for p in book.paragraphs.values()]
    return forms.RulesOut(book.title, book.introduction, parts)


# Tables


@get("/tables", summary="Public tables with a free seat, or to watch")
async def list_tables(
    request: Asked,
    lang: Lang = None,
    watch: Annotated[bool, QueryParameter(name="watch")] = False,
) -> forms.TablesOut:
    """The newest first."""
    house = _house(request)
    shown = sa.select(m.tables.c.id).where(m.tables.c.public)
    if watch:
        shown = shown.where(m.tables.c.status == m.PLAYING, m.tables.c.spectators)
    else:
        shown = shown.where(m.tables.c.status == m.OPEN)
    rows = await house.storage.rows(shown.order_by(m.tables.c.created.desc()).limit(LISTED))
    found = []
    for row in rows:
        try:
            found.append(door.table_out(await house.live(row.id), _lang(request, lang)))
        except Sorry:
            continue  # of other rules, or just pruned
    return forms.TablesOut(found)


@post("/tables", summary="Open a table")
async def open_table(
    request: Asked, data: JSONBody[forms.TableForm], lang: Lang = None
) -> forms.Opened:
    """The secrets of one's own seats are told this once; the table's id is its link."""
    house, tongue = _house(request), _lang(request, lang)
    house.limits.creation(address_of(request))
    live, keys = await opening.open_one(house, data, tongue)
    secrets = {str(seat): secret for seat, secret in keys.items()}
    return forms.Opened(door.table_out(live, tongue), secrets)


@get("/tables/{table_id:str}", summary="What is known of a table")
async def show_table(request: Asked, table_id: FromPath[str], lang: Lang = None) -> forms.TableOut:
    """For whoever knows its link."""
    live = await _house(request).live(table_id)
    return door.table_out(live, _lang(request, lang))


@post("/tables/{table_id:str}/join", summary="Sit down on a free seat")
async def join(
    request: Asked, table_id: FromPath[str], data: JSONBody[forms.JoinForm], lang: Lang = None
) -> forms.Joined:
    """The seat's secret is told this once."""
    house = _house(request)
    live = await house.live(table_id)
    seat, secret = await seats.join(house, live, data.name, data.seat)
    return forms.Joined(door.table_out(live, _lang(request, lang)), seat, secret)


@post("/tables/{table_id:str}/rematch", summary="Play again", status_code=200)
async def rematch(request: Asked, table_id: FromPath[str], lang: Lang = None) -> forms.TableOut:
    """A new table for the same company; everybody's secret opens their seat there too."""
    house = _house(request)
    live, _ = await _own(request, table_id)
    return door.table_out(await opening.again(house, live), _lang(request, lang))


@put("/tables/{table_id:str}/spectators", summary="Let the table be watched, or not")
async def let_watch(
    request: Asked, table_id: FromPath[str], data: JSONBody[forms.SpectatorsForm], lang: Lang = None
) -> forms.TableOut:
    """Whoever has a seat may say so."""
    house = _house(request)
    live, _ = await _own(request, table_id)
    await seats.let_watch(house, live, data.allowed)
    return door.table_out(live, _lang(request, lang))


# Seats


@put("/tables/{table_id:str}/seats/{seat:int}/name", summary="Take another name")
async def rename(
    request: Asked,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[forms.NameForm],
    lang: Lang = None,
) -> forms.TableOut:
    """With the seat's secret."""
    live, own = await _own(request, table_id, seat)
    await seats.rename(_house(request), live, own, data.name)
    return door.table_out(live, _lang(request, lang))


@post("/tables/{table_id:str}/seats/{seat:int}/leave", summary="Get up", status_code=200)
async def leave(
    request: Asked,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[forms.LeaveForm],
    lang: Lang = None,
) -> forms.TableOut:
    """With the seat's secret; during the game the seat can be taken back with it."""
    live, own = await _own(request, table_id, seat)
    _check_level(data.level)
    await seats.leave(_house(request), live, own, data.bot, data.level)
    return door.table_out(live, _lang(request, lang))


@post("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Let a bot play on", status_code=200)
async def give(
    request: Asked,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[forms.BotForm],
    lang: Lang = None,
) -> forms.TableOut:
    """For somebody who has been away for the table's patience; with the secret of any seat."""
    live, _ = await _own(request, table_id)
    if not 0 <= seat < live.setup.seats:
        raise Sorry("not_found")
    _check_level(data.level)
    await seats.give(_house(request), live, seat, data.level)
    return door.table_out(live, _lang(request, lang))


@post("/tables/{table_id:str}/seats/{seat:int}/take", summary="Take it back", status_code=200)
async def take(
    request: Asked, table_id: FromPath[str], seat: FromPath[int], lang: Lang = None
) -> forms.TableOut:
    """The owner comes back and the bot gets up; with the seat's secret."""
    live, own = await _own(request, table_id, seat)
    await seats.take_back(_house(request), live, own)
    return door.table_out(live, _lang(request, lang))


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise Sorry("bad_seats", f"no bot of level {level!r}; {', '.join(LEVELS)}")


# Finished games


@get("/tables/{table_id:str}/replay/{ply:int}", summary="A finished game, step by step")
async def replay(
    request: Asked, table_id: FromPath[str], ply: FromPath[int], lang: Lang = None
) -> forms.Step:
    """With the views of all seats."""
    live = await _house(request).live(table_id)
    return await _archive(request).step(live, ply, _lang(request, lang))


@get("/tables/{table_id:str}/story", summary="The chronicle of a finished game")
async def story(
    request: Asked, table_id: FromPath[str], lang: Lang = None
) -> list[forms.StoryLine]:
    """All of it, with who saw what happen."""
    live = await _house(request).live(table_id)
    return await _archive(request).story(live, _lang(request, lang))


@get("/tables/{table_id:str}/export", summary="A finished game as the library's dump")
async def export(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """What `broceliande verify` and `broceliande.load` read."""
    live = await _house(request).live(table_id)
    dump = await _archive(request).export(live)
    name = f'attachment; filename="{live.setup.game}-{live.id[:8]}.json"'
    return Response(
        dump.encode(), media_type="application/json", headers={"content-disposition": name}
    )


@get("/tables/{table_id:str}/verify", summary="Was the deck stacked?")
async def verify(request: Asked, table_id: FromPath[str]) -> forms.Verdict:
    """Deals a finished game from its seed again, and plays every answer."""
    live = await _house(request).live(table_id)
    return await _archive(request).verify(live)


HANDLERS = [
    *(list_games, read_rules, list_tables, open_table, show_table, join, rematch, let_watch),
    *(rename, leave, give, take, replay, story, export, verify),
]
