"""The HTTP part, to read: words and components of a game, and its lesson."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from broceliande.engine import words
from broceliande.engine.edition import Edition
from broceliande.engine.fields import NOBODY, Fields, Seen
from broceliande.server import coaching, forms
from broceliande.server.house import House
from broceliande.server.lessons import lesson_of
from broceliande.server.texts import language

Asked = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", max_length=8, required=False)]


def _house(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def _lang(request: Asked, lang: str | None) -> str:
    return language(lang, request.headers.get("accept-language"))


@get("/games/{name:str}/words", summary="The words of a game")
async def read_words(request: Asked, name: FromPath[str], lang: Lang = None) -> forms.WordsOut:
    """For a board that speaks: Fluent files, the later ones first to be asked."""
    game, tongue = _house(request).game(name), _lang(request, lang)
    files = [folder / f"{tongue}.ftl" for folder in (words.HERE, game.folder)]
    return forms.WordsOut(tongue, [file.read_text(encoding="utf-8") for file in files])


@get("/games/{name:str}/edition", summary="The components of a game")
async def read_edition(request: Asked, name: FromPath[str]) -> forms.EditionOut:
    """Everything in the box, with where we know it from."""
    return _edition(_house(request).game(name).edition())


@get("/tables/{table_id:str}/edition", summary="The components that a table is played with")
async def read_table_edition(request: Asked, table_id: FromPath[str]) -> forms.EditionOut:
    """Ours, or what its host brought."""
    live = await _house(request).live(table_id)
    return _edition(live.table.rules.edition)


def _edition(edition: Edition) -> forms.EditionOut:
    shown = (edition.name, edition.digest, edition.custom, dict(edition.data))
    return forms.EditionOut(*shown, edition.provenance())


@get("/games/{name:str}/fields", summary="What the positions of a game are made of")
async def read_fields(request: Asked, name: FromPath[str]) -> forms.FieldsOut:
    """Every field that can be seen, with the comment of its declaration; in English, as that is."""
    game = _house(request).game(name)
    fields = [
        forms.FieldOut(f.name, f.doc, f.seated, f.see.mask if isinstance(f.see, Seen) else "")
        for f in game.position.LAYOUT.declared
        if f.see != NOBODY and f.name not in Fields.__annotations__
    ]
    return forms.FieldsOut(list(game.things), fields)


@get("/games/{name:str}/lesson", summary="An interactive first game")
async def read_lesson(request: Asked, name: FromPath[str], lang: Lang = None) -> forms.LessonOut:
    """Played by the engine, step by step, with what the teacher says."""
    return lesson_of(_house(request).game(name), _lang(request, lang))


HANDLERS = [
    *(read_words, read_edition, read_table_edition, read_fields, read_lesson),
    *coaching.HANDLERS,
]
