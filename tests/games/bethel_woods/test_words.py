"""Words: what Bethel Woods alone says, in French and in English; the laws hear the rest."""

from collections.abc import Callable
from functools import partial

import pytest

import broceliande as bro
from broceliande.engine.game import Phrase
from broceliande.engine.words import LANGUAGES
from broceliande.games.bethel_woods import GAME, sayings
from broceliande.games.bethel_woods.names import TYPE_NAMES
from tests import speech
from tests.games.bethel_woods.answers import move, play
from tests.games.bethel_woods.board import at, lay
from tests.games.bethel_woods.refusals import ALONE, FEE
from tests.speech import said

say = partial(speech.say, GAME)


ASKED: dict[str, list[Callable[[], bro.Table]]] = {
    "pick": [lay],
    "place": [lambda: play(lay(), "1+"), lambda: play(lay(), "1+", "tec>2")],
    "repair": [
        lambda: play(lay(machines={2: "2d 2d"}), "1+", "tec>2"),
        lambda: play(lay(machines={6: "6d 6d"}), "1-", "tec>6"),
    ],
    "finish": [lambda: play(lay(), "1+", "tec>2", "ele>3")],
    "pay": [
        lambda: play(lay("1m 2m", **ALONE), "2+", "mec>s2"),
        lambda: play(lay("1m 2m 1e", spies=[3]), "1+", "tec>2", "ele>3", "spy 3"),
    ],
    "fee": [lambda: play(lay("6m 5m 4m", **FEE), "ability")],  # type: ignore[arg-type]
    "spend": [
        lambda: play(lay("1m 2m 3m", characters="violet fenn"), "ability"),
        lambda: play(lay("1m 2m 3m", characters="violet fenn"), "ability", "1m"),
    ],
    "shift": [lambda: play(lay("1m", characters="harris fenn"), "ability")],
    "receiver": [lambda: play(lay("1m 2m", characters="junas fenn nova"), "ability", "1m")],
    "give": [
        lambda: play(lay("1m 2m 3m", characters="junas fenn"), "ability", "1m"),
        lambda: play(lay("1m 2m 3m", characters="junas fenn"), "ability", "1m", "2m"),
    ],
    "remove": [lambda: play(lay("1m", machines={1: "1m 1s"}), "ability")],
    "discard": [
        lambda: play(lay("1m 2m 3m 4m 5m 6m 1s 2s"), "1+", "tec>2", "ele>3", "end"),
        lambda: play(lay("1m 2m 3m 4m 5m 6m 1s 2s 3s"), "1+", "tec>2", "ele>3", "end"),
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", ASKED)
def test_questions(question: str, lang: str) -> None:
    asked = set()
    for lay_it in ASKED[question]:
        t = lay_it()
        assert t.question == question
        asked.add(said(t.ask_words(t.asked[0], lang), lang))
        for choice in t.moves(t.asked[0]):
            said(choice.words(lang), lang)
    assert len(asked) == len(ASKED[question])


def test_every_question_is_asked_here() -> None:
    assert list(ASKED) == [question.name for question in GAME.questions]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_change_with_the_table(lang: str) -> None:
    t = lay("1m", machines={3: "3e 3s 3d"}, spies=[3], tiles={3: "redirect"},
            orphanage={2: "mec"}, workers={2: "eng"})  # fmt: skip
    plain = bro.table(GAME, seats=2, seed=1)
    for thing in ("machine:2", "section:1", "spy:2", "tile:2", "orphanage:0", "knowledge:0"):
        assert said(t.describe(thing, lang), lang) != plain.describe(thing, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tiles_and_characters_say_different_things(lang: str) -> None:
    t = bro.table(GAME, seed=1)
    rules = t.rules.named
    texts = [say(sayings.tile_text(rules, at(t), tile), lang) for tile in range(6)]
    texts += [say(sayings.character_text(rules, who), lang) for who in range(6)]
    assert len(set(texts)) == 12


def test_a_few_by_heart() -> None:
    t = lay(machines={2: "2d 2d"})
    pick = t.move(0, move("pick", "1+"))
    assert pick.words("fr") == "Machine 1, sens horaire (2 Ouvriers)"
    assert pick.words("en") == "Machine 1, clockwise (2 workers)"
    play(t, "1+")
    there = t.move(0, move("place", "tec>2"))
    assert there.words("fr") == "Poser le Technicien sur la Machine 2 (1 réparation possible)"
    assert there.words("en") == "Place the Technician on machine 2 (1 repair possible)"
    play(t, "tec>2")
    assert t.move(0, move("repair", "2d")).words("fr") == "Réparer le Dysfonctionnement Digital 2"
    play(t, "2d")
    assert t.describe("knowledge:6", "fr") == "Joueur 1, Connaissance Digitale 2\u00a0: 1"
    assert t.chronicle(0, "en")[-1] == "Player 1 repairs the Digital malfunction 2 of machine 2."


@pytest.mark.parametrize("way", ["clockwise", "anticlockwise"])
def test_the_detour_says_its_way(way: str) -> None:
    t = bro.table(GAME, seed=1, options={"redirect": way})
    detour = sayings.tile_text(t.rules.named, at(t), 1)
    assert f" goes {way} to the next machine" in say(detour, "en")
    assert ("dans le sens horaire" in say(detour, "fr")) == (way == "clockwise")


def test_a_payment_says_that_it_uses_the_ability() -> None:
    t = play(lay("1e", characters="nova fenn", **ALONE), "2+")
    built = t.move(0, move("place", "mec>s2")).words("fr")
    assert built.endswith("(1 Connaissance Mécanique, remplacée grâce à la Capacité de Nova)")
    t = play(lay("1m 1e 2e", characters="nova fenn", **ALONE), "2+", "mec>s2")
    words = [t.move(0, move("pay", token)).words("en") for token in ("1m", "1e")]
    assert words == [
        "Pay with the Mechanical Knowledge 1",
        "Pay with the Electrical Knowledge 1 instead of the type required (Nova’s ability)",
    ]
    t = play(lay("1m 1s", spies=[3], characters="fenn nova"), "1+", "tec>2", "ele>3")
    spy = t.move(0, move("finish", "spy 3")).words("en")
    assert spy.endswith("(2 Knowledge, one of them replaced by Fenn’s ability)")


WHY_NOT: list[tuple[str, str, str, str, str]] = [
    ("violet", "1m 2s", "ability", "les vôtres sont toutes de types différents.", ""),
    ("junas", "1m 2s", "ability", "les vôtres sont toutes de types différents.", ""),
    (
        "violet",
        "1m 2m 3m 4e",
        "spend 4e",
        "vous n’avez pas 2 Connaissances Électriques.",
        "ability",
    ),
    ("linny", "1m 2s", "ability", "Linny n’a rien à retirer.", ""),
]


@pytest.mark.parametrize(("who", "supply", "try_it", "end", "before"), WHY_NOT)
def test_a_refused_ability_points_at_what_is_missing(
    who: str, supply: str, try_it: str, end: str, before: str
) -> None:
    t = lay(supply, machines={3: "3e"}, characters=f"{who} fenn")
    if before:
        play(t, before)
    question, answer = try_it.split() if " " in try_it else ("pick", try_it)
    refusal = t.why_not(0, move(question, answer))
    assert refusal is not None
    assert said(refusal.words("fr"), "fr").endswith(end)


@pytest.mark.parametrize(("supply", "end"), [("", "manque 1."), ("1m", "manque 1.")])
def test_a_missing_payment_is_counted(supply: str, end: str) -> None:
    built = {1: "tec"} if supply else {}
    t = play(lay(supply, orphanage=built, characters="harris fenn", **ALONE), "2+")
    refusal = t.why_not(0, move("place", "mec>s2"))
    assert refusal is not None
    assert refusal.words("fr").split(" Posez")[0].endswith(end)


@pytest.mark.parametrize("type_name", TYPE_NAMES)
def test_adjectives_agree(type_name: str) -> None:
    token = {"type": type_name, "value": 3}
    for cost in (1, 2):
        arguments = {"worker": "mechanic", "section": 2, "cost": cost, "type": type_name}
        words = say(Phrase("move-place-section", arguments), "fr")
        assert words.endswith("s)" if cost == 2 else "e)")
    feminine = say(Phrase("knowledge-name", token), "fr").split()[1]
    assert feminine in ("Mécanique", "Structurelle", "Digitale", "Électrique")
    masculine = say(Phrase("malfunction-name", token), "fr").split()[1]
    assert masculine in ("Mécanique", "Structurel", "Digital", "Électrique")
