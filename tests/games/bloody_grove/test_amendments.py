"""Changes of the rules: how it is played now, and how a table that began before plays on."""

from __future__ import annotations

from collections.abc import Sequence

import broceliande as bro
from tests.games.bloody_grove.answers import play, told
from tests.games.bloody_grove.board import Side, lay
from tests.rules import rule

OWL = Side(hand="owl_base_1", columns=["bear_base_1", "", ""])
RIVAL = Side(hand="bear_base_2", columns=["bear_base_1 fox_elite_1", "", ""])


def placed(amendments: Sequence[str] | None = None) -> bro.Table:
    """Merlin lays token 1 on an Elite of Odile's."""
    t = lay(OWL, RIVAL, amendments=amendments)
    t.names = ["Merlin", "Odile"]
    return play(t, "summon owl_base_1", "token 1", "on fox_elite_1")


def revealed(amendments: Sequence[str] | None = None) -> bro.Table:
    """The tokens on two bears of the same name are turned up."""
    first = Side(columns=["bear_base_1{+2}", "", ""])
    second = Side(columns=["bear_base_1{+4}", "", ""])
    t = lay(first, second, stage="groves", amendments=amendments)
    t.names = ["Merlin", "Odile"]
    return t


def lines(t: bro.Table, event: str, lang: str) -> list[str]:
    """What the chronicle says of such an event."""
    number = next(n for n, known in enumerate(t.game.events, 1) if known.name == event)
    said = [e.saying(t.game, t.rules.named, t.names) for e in t.told if e.event == number]
    return [each.words(lang) for each in said]


@rule("BG-039")
def test_the_chronicle_tells_whose_spirit_a_token_was_laid_on() -> None:
    t = placed()
    assert "whose_spirit" in t.rules.amendments
    assert [event[-1] for event in told(t, "placed")] == [2]
    assert lines(t, "placed", "fr") == [
        "Merlin pose le jeton 1, face cachée, sur le Renard des Lueurs d’Odile."
    ]
    assert lines(t, "placed", "en") == [
        "Merlin lays token 1 face down on the Glimmer Fox on Odile’s side."
    ]


@rule("BG-062")
def test_the_chronicle_tells_whose_spirit_bore_a_token() -> None:
    assert lines(revealed(), "revealed", "fr") == [
        "Le jeton 1, posé sur l’Ours bourru de Merlin, se révèle\u00a0: +2.",
        "Le jeton 2, posé sur l’Ours bourru d’Odile, se révèle\u00a0: +4.",
    ]


@rule("BG-039")
def test_each_change_comes_by_itself() -> None:
    assert told(placed(["whose_spirit"]), "placed")[0][-1] == 2
    assert told(placed(["fresh_names"]), "placed")[0][-1] == 0


def test_a_table_that_began_before_tells_as_ever() -> None:
    t = placed([])
    assert t.rules.amendments == ()
    assert [event[-1] for event in told(t, "placed")] == [0]
    assert lines(t, "placed", "fr") == [
        "Merlin pose le jeton 1, face cachée, sur le Renard des Lueurs."
    ]
    assert lines(revealed([]), "revealed", "en") == [
        "Token 1 on the Gruff Bear is turned up: +2.",
        "Token 2 on the Gruff Bear is turned up: +4.",
    ]
