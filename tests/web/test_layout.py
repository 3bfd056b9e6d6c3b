"""The stage: whatever is asked, the board keeps its size, and the page does not scroll."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

LATER = pytest.mark.long


def size(guest: Visitor) -> tuple[float, float]:
    """How large the board is."""
    found = guest.page.locator(".board").bounding_box()
    assert found is not None
    return found["width"], found["height"]


@pytest.mark.parametrize("game", ["benevolent", pytest.param("roundforest", marks=LATER)])
def test_the_board_keeps_its_size_whatever_is_asked(visit: Visit, game: str) -> None:
    guest = visit(size=(1366, 768))
    seats = [{"kind": "person", "name": "Morgane"}, {"kind": "bot", "level": "sapling"}]
    table = guest.api("tables", {"game": game, "seats": seats})
    guest.page.goto(f"/t/{table['table']['id']}#s={table['secrets']['0']}")
    guest.wait()
    guest.page.get_by_role("button", name="I know it").click()
    before = size(guest)
    for at in range(5):
        if not guest.wait():
            break
        assert size(guest) == before
        assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        guest.step(at * 3)
