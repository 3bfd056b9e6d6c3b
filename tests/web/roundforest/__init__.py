"""Positions of Roundforest, found by playing, and laid on the board as a lesson would be."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, Route

import broceliande as bro
from broceliande.engine.table import Table
from broceliande.server.told.lessons import move_of, step_of
from broceliande.server.told.replies import LessonOut
from tests.web.visitor import Visitor

NAMES = ("Morgane", "Yvain", "Viviane", "Merlin")
EAGER = ("keep", "apple", "silver", "bottom", "convert", "use", "open")


def played(table: Table, luck: random.Random) -> None:
    """One answer of somebody who takes what they can get."""
    seat = table.asked[0]
    moves = table.moves(seat)
    eager = [move for move in moves if move.path[-1] in {f"answer:{each}" for each in EAGER}]
    table.play(seat, luck.choice(eager or moves))


def position(
    question: str,
    seats: int = 4,
    least: int = 40,
    options: Mapping[str, object] | None = None,
    with_path: str = "",
) -> Table:
    """A table where the first seat is asked this, some answers into a game; `with_path`: and where
    some move begins with such a thing."""
    for seed in range(1, 60):
        table = bro.table("roundforest", seats=seats, seed=seed, options=dict(options or {}))
        table.names = list(NAMES[:seats])
        luck = random.Random(seed)
        for answers in range(500):
            if table.over:
                break
            asked = table.question == question and table.asked == (0,)
            if (
                answers >= least
                and asked
                and any(move.path[0].startswith(with_path) for move in table.moves(0))
            ):
                return table
            played(table, luck)
    raise AssertionError(f"nobody is asked {question}")


def state_of(table: Table) -> Any:
    """The fields of the position."""
    return table.state


def lay(guest: Visitor, table: Table, path: list[str] | None = None) -> Page:
    """That position on the board; `path` is the move that is let through."""
    steps = [step_of(table, 0, {"path": path or [], "en": "…"}, 0, "en")]
    if path:
        told = len(table.told)
        table.play(0, move_of(table, 0, path))
        steps.append(step_of(table, 1, {"path": ["answer:none"], "en": "…"}, told, "en"))
    else:
        steps[0].path = ["answer:none"]  # nothing of what can be done is taught
    steps.append(step_of(table, 0, {"en": "…"}, len(table.told), "en"))
    body = msgspec.json.encode(LessonOut("roundforest", "", table.names, steps)).decode()

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="application/json")

    guest.page.route("**/api/games/roundforest/lesson*", answer)
    guest.page.goto("/g/roundforest/teach")
    guest.page.locator("[data-forest]").wait_for()
    return guest.page


def thing(page: Page, name: str) -> Locator:
    """A thing wherever it is drawn first."""
    return page.locator(f'[data-thing="{name}"]').first


def lines(page: Page) -> int:
    """How much has been told."""
    return page.locator("[role=log] li").count()
