"""French elides before a vowel, and only there. The pages are held to the same cases."""

from pathlib import Path

import pytest

from broceliande.engine.french import elided
from broceliande.engine.words import Words

CASES = [
    ("DE", "Merlin", "de Merlin"),
    ("DE", "Odile", "d’Odile"),
    ("DE", "anne", "d’anne"),
    ("DE", "Élaine", "d’Élaine"),
    ("DE", "E\u0301laine", "d’E\u0301laine"),  # the accent as a letter of its own
    ("DE", "Île", "d’Île"),
    ("DE", "Œil-de-Lynx", "d’Œil-de-Lynx"),
    ("DE", "Ælfric", "d’Ælfric"),
    ("DE", "Åsa", "d’Åsa"),
    ("DE", "Yvain", "d’Yvain"),
    ("DE", "Ysengrin", "d’Ysengrin"),
    ("DE", "Yann", "de Yann"),
    ("DE", "Yéti", "de Yéti"),
    ("DE", "Hélène", "d’Hélène"),
    ("DE", "Hugues", "d’Hugues"),
    ("DE", "Hyacinthe", "d’Hyacinthe"),
    ("DE", "Hmm", "de Hmm"),
    ("DE", "Hibou", "de Hibou"),
    ("DE", "hiboux", "de hiboux"),
    ("DE", "Harry", "de Harry"),
    ("DE", "Harriet", "d’Harriet"),
    ("DE", "Héros", "de Héros"),
    ("DE", "Héroïne", "d’Héroïne"),
    ("DE", "onze", "de onze"),
    ("DE", "E2", "d’E2"),
    ("DE", "B4", "de B4"),
    ("DE", "H2", "de H2"),
    ("DE", "8", "de 8"),
    ("DE", "11", "de 11"),
    ("DE", "", "de "),
    ("DE", "🦊 Odile", "de 🦊 Odile"),
    ("DE", "Ольга", "de Ольга"),
    ("DE", "Joueur 1", "de Joueur 1"),
    ("QUE", "Merlin", "que Merlin"),
    ("QUE", "Odile", "qu’Odile"),
    ("QUE", "Yvain", "qu’Yvain"),
]


@pytest.mark.parametrize(("word", "name", "said"), CASES)
def test_elision(word: str, name: str, said: str) -> None:
    assert elided(word, name) == said


def test_words_elide_names_and_what_other_messages_say(tmp_path: Path) -> None:
    file = tmp_path / "fr.ftl"
    file.write_text(
        "tour = Le tour { DE($player) }\n"
        "ours = { $count ->\n    [one] ours\n   *[other] { $count } ours\n}\n"
        "peau = La peau { DE(ours) }\n"
        "nombre = Plus { DE($count) }\n",
        "utf-8",
    )
    words = Words("fr", [file])
    assert words.say("tour", {"player": "Odile"}) == "Le tour d’Odile"
    assert words.say("tour", {"player": "Viviane"}) == "Le tour de Viviane"
    assert words.say("peau", {"count": 1}) == "La peau d’ours"
    assert words.say("peau", {"count": 2}) == "La peau de 2 ours"
    assert words.say("nombre", {"count": 8}) == "Plus de 8"
