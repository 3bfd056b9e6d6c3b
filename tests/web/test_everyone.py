"""For everyone: axe-core finds nothing, nothing runs out of the side, targets are large enough."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.visitor import Visitor

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
LOOKS = [(size, night) for size in (DESK, PHONE) for night in (False, True)]
PAGES = [
    "/",
    "/join",
    "/credits",
    "/nowhere",
    "/g/benevolent/new",
    "/g/benevolent/rules",
    "/g/benevolent/about",
]
STATES = 12


def faults(guest: Visitor) -> list[str]:
    """What axe-core finds wrong."""
    guest.page.evaluate(AXE.read_text("utf-8"))
    found = guest.page.evaluate(
        "tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", TAGS
    )
    return [
        f"{fault['id']}: {node['html'][:200]} {node['failureSummary'][:200]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def sideways(guest: Visitor) -> bool:
    """Whether the page is wider than its window."""
    return bool(guest.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize(("size", "night"), LOOKS)
@pytest.mark.parametrize("path", PAGES)
def test_pages(visit: Visit, path: str, size: tuple[int, int], night: bool) -> None:
    guest = visit(path, size=size, night=night)
    guest.page.locator("h1").wait_for()
    guest.page.wait_for_timeout(500)
    assert faults(guest) == []
    assert not sideways(guest)


@pytest.mark.parametrize(("size", "night"), LOOKS)
def test_a_game(visit: Visit, size: tuple[int, int], night: bool) -> None:
    guest = visit(size=size, night=night)
    guest.short_table(4)
    wrong: list[str] = []
    for at in range(STATES):
        wrong += faults(guest)
        if not guest.wait():
            break
        guest.step(at % guest.moves.count())
    guest.finish()
    wrong += faults(guest)
    assert wrong == []
    assert not sideways(guest)


@pytest.mark.parametrize("width", [360, 768, 1024, 1920, 3840])
def test_no_sideways_scrolling(visit: Visit, width: int) -> None:
    guest = visit(size=(width, 900))
    assert not sideways(guest)
    guest.play_now()
    assert not sideways(guest)


def test_targets_are_large_enough(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.play_now()
    small = guest.page.evaluate(
        """() => [...document.querySelectorAll('.btn, .mv, .tool, .seg button')].filter(each => {
          const box = each.getBoundingClientRect()
          return box.width && (box.height < 43.5 || box.width < 40)
        }).map(each => each.outerHTML.slice(0, 120))"""
    )
    assert small == []
