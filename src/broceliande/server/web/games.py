"""Over HTTP: the games that are played here, their rules, words, components and lessons."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from broceliande.server.told import games, lessons
from broceliande.server.told.replies import (
    EditionOut,
    FieldsOut,
    GamesOut,
    LessonOut,
    RulesOut,
    WordsOut,
)
from broceliande.server.web.requests import Asked, Visited, house_of

Options = Annotated[bool, QueryParameter(name="options", required=False)]


@get("/games", summary="The games that are played here")
async def list_games(here: Visited, options: Options = True) -> GamesOut:
    """Every game with its title, seats, and the options a host may fix, if they are asked for."""
    house = here.house
    found = [games.game_out(house.game(name), here.lang, options) for name in house.names()]
    return GamesOut(found, house.settings.editions)


@get("/games/{name:str}/rules", summary="The rules of a game, to read")
async def read_rules(here: Visited, name: FromPath[str]) -> RulesOut:
    """Every paragraph with its number, in our own words."""
    return games.rules_out(here.house.game(name), here.lang)


@get("/games/{name:str}/words", summary="The words of a game")
async def read_words(here: Visited, name: FromPath[str]) -> WordsOut:
    """For a board that speaks: Fluent files, the later ones first to be asked."""
    return games.words_out(here.house.game(name), here.lang)


@get("/games/{name:str}/edition", summary="The components of a game")
async def read_edition(request: Asked, name: FromPath[str]) -> EditionOut:
    """Everything in the box, with where we know it from."""
    return games.edition_out(house_of(request).game(name).edition())


@get("/games/{name:str}/fields", summary="What the positions of a game are made of")
async def read_fields(request: Asked, name: FromPath[str]) -> FieldsOut:
    """Every field that can be seen, with the comment of its declaration; in English, as that is."""
    return games.fields_out(house_of(request).game(name))


@get("/games/{name:str}/lesson", summary="An interactive first game")
async def read_lesson(here: Visited, name: FromPath[str]) -> LessonOut:
    """Played by the engine, step by step, with what the teacher says."""
    return lessons.lesson_of(here.house.game(name), here.lang)


HANDLERS = [list_games, read_rules, read_words, read_edition, read_fields, read_lesson]
