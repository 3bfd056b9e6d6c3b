"""What is told of a game: what a host may fix, its rules to read, its words and its components."""

from __future__ import annotations

from collections.abc import Sequence

from broceliande.bots.levels import offered
from broceliande.engine import words as engine_words
from broceliande.engine.edition import Edition
from broceliande.engine.fields import NOBODY, Fields, Seen
from broceliande.engine.game import Game
from broceliande.engine.options import Option, Setting
from broceliande.engine.rulebook import rulebook_of
from broceliande.engine.words import Words, title_of, words_of
from broceliande.server.told.lessons import is_taught
from broceliande.server.told.privacy import private
from broceliande.server.told.replies import (
    Choice,
    EditionOut,
    FieldOut,
    FieldsOut,
    GameOut,
    OptionOut,
    Paragraph,
    RulesOut,
    WordsOut,
)


def game_out(game: Game, lang: str, with_options: bool) -> GameOut:
    """A game with its title and seats, and the options a host may fix, if they are asked for."""
    words, edition = words_of(game, lang), game.edition()
    settings = [Setting(count, edition.tables) for count in game.seats]
    options = [_option(option, settings, words) for option in game.options if with_options]
    shown = {"name": edition.name, "digest": edition.digest}
    return GameOut(
        game.name, title_of(game, lang), _said(words, "game-pitch"), list(game.seats), options,
        game.version, shown, private(game), is_taught(game), offered(game.name),
    )  # fmt: skip


def _option(option: Option, settings: Sequence[Setting], words: Words) -> OptionOut:
    key = "option-" + option.name.replace("_", "-")
    told, help = _said(words, key) or option.name, _said(words, f"{key}-help")
    choices = _choices(option, settings, words)
    return OptionOut(option.name, told, help, choices, option.span, option.usual, option.lot)


def _choices(
    option: Option, settings: Sequence[Setting], words: Words
) -> dict[str, list[Choice]] | None:
    """What an option takes, for each number of seats."""
    if option.choices is None:
        return None
    offered = {}
    for setting in settings:
        values = option.choices(setting)
        offered[str(setting.seats)] = [_choice(words, option.name, value) for value in values]
    return offered


def _choice(words: Words, option: str, value: object) -> Choice:
    key = f"option-{option}-{value}".replace("_", "-").replace(" ", "-")
    return Choice(value, _said(words, key) or str(value))


def _said(words: Words, key: str) -> str:
    return words.say(key) if words.has(key) else ""


def rules_out(game: Game, lang: str) -> RulesOut:
    """Every paragraph of the rules with its number, in our own words."""
    book = rulebook_of(game, lang)
    parts = [Paragraph(p.number, p.chapter, p.text) for p in book.paragraphs.values()]
    return RulesOut(book.title, book.introduction, parts)


def words_out(game: Game, lang: str) -> WordsOut:
    """For a board that speaks: Fluent files, the later ones first to be asked."""
    files = [folder / f"{lang}.ftl" for folder in (engine_words.HERE, game.folder)]
    return WordsOut(lang, [file.read_text(encoding="utf-8") for file in files])


def fields_out(game: Game) -> FieldsOut:
    """Every field that can be seen, with the comment of its declaration; in English, as that is."""
    fields = [
        FieldOut(f.name, f.doc, f.seated, f.see.mask if isinstance(f.see, Seen) else "")
        for f in game.position.LAYOUT.declared
        if f.see != NOBODY and f.name not in Fields.__annotations__
    ]
    return FieldsOut(list(game.things), fields)


def edition_out(edition: Edition) -> EditionOut:
    """Components, with where we know each from."""
    shown = (edition.name, edition.digest, edition.custom, dict(edition.data))
    return EditionOut(*shown, edition.provenance())
