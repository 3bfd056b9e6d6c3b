"""Pages of the manual that are French are French to their edges: for readers aloud, hyphens and
search engines (`lang`), and in the theme's own few words. Sphinx knows one language for all."""

from __future__ import annotations

from typing import Any

FOLDER = "jouer/"
WORDS = {
    "Back to top": "Haut de la page",
    "Home": "Accueil",
    "Next": "Suivant",
    "On this page": "Sur cette page",
    "Previous": "Précédent",
    "Search": "Rechercher",
    "Skip to content": "Aller au contenu",
}


def speak(app: Any, page: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """Before a page is written: give it our words where it is French."""
    if page.startswith(FOLDER):
        context |= {"language": "fr", "_": _said, "gettext": _said}


def _said(text: str, **named: str) -> str:
    return WORDS.get(text.strip(), text) % named if named else WORDS.get(text.strip(), text)
