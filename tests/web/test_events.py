"""A board lets the events of the chronicle happen to the position it shows. At the end of each it
must stand where the server stands: otherwise pieces jump when the true position comes."""

from __future__ import annotations

import base64
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import broceliande as bro
from broceliande.engine.table import Table
from tests.web.node import bundled

SHOWN = (
    *("reserve", "leaves", "stash", "piles", "gifts"),
    *("card", "steps", "dream", "pyramid", "owner"),
)
MOST = 250  # answers of a game

COMPARE = """async ([source, cases, fields]) => {
  const { takes, gives } = await import('data:text/javascript;base64,' + source)
  const wrong = []
  for (const [before, events, after] of cases) {
    let shown = before
    for (const event of events) shown = gives(takes(shown, event), event)
    for (const field of fields)
      if (JSON.stringify(shown[field]) !== JSON.stringify(after[field]))
        wrong.push([field, events, shown[field], after[field]])
  }
  return wrong
}"""


def told(table: Table, since: int, seat: int | None) -> list[dict[str, Any]]:
    """The events after some, as a seat is told them."""
    kinds = table.game.events
    return [
        {
            "event": kinds[each.event - 1].name,
            "numbers": list(each.numbers[: len(kinds[each.event - 1].arguments)]),
        }
        for each in table.told[since:]
        if each.seen_by(seat)
    ]


def cases(seats: int, seed: int) -> list[list[Any]]:
    """Each answer of a random game: the position before, what happened, the position after."""
    table, luck = bro.table("benevolent", seats=seats, seed=seed), random.Random(seed)
    found: list[list[Any]] = []
    while table.asked and table.ply < MOST:
        before, since = table.view(0)["fields"], len(table.told)
        seat = table.asked[0]
        table.play(seat, luck.choice(table.moves(seat)))
        found.append([before, told(table, since, 0), table.view(0)["fields"]])
    return found


@pytest.mark.long
def test_benevolent_stands_where_the_server_stands(chromium: Browser, tmp_path: Path) -> None:
    module = bundled("games/benevolent/events", tmp_path)
    source = base64.b64encode(module.read_bytes()).decode()
    page = chromium.new_page()
    kinds: set[str] = set()
    for seats in (2, 3, 4):
        for seed in range(3):
            played = cases(seats, seed)
            kinds |= {event["event"] for _, events, _ in played for event in events}
            assert page.evaluate(COMPARE, [source, played, SHOWN]) == []
    page.close()
    assert len(kinds) >= 15, sorted(kinds)
