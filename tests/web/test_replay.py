"""A finished game is gone through by turn and by answer, and played on from any point of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit


@pytest.mark.long
def test_a_replay_goes_by_keys_and_is_played_on(visit: Visit) -> None:
    guest = visit("/")
    table = guest.short_table(turns=2)
    guest.finish()
    guest.page.goto(f"/t/{table}/replay")
    step = guest.page.locator(".scrub b")
    expect(step).to_contain_text("0")
    turns = guest.api(f"tables/{table}/turns")
    assert turns[0] == 0
    assert len(turns) > 1
    for key, ply in (("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowDown", turns[1])):
        guest.page.keyboard.press(key)
        expect(step).to_have_text(re.compile(rf"\b{ply}\b"))
    guest.page.get_by_label("Go on").select_option("turn")
    guest.button("The turn before").click()
    expect(step).to_have_text(re.compile(r"\b0\b"))
    guest.button("The next turn").click()
    guest.button("Play on from here").click()
    guest.page.get_by_role("radio", name="Sapling").check(force=True)
    guest.button("Play from here").click()
    guest.page.wait_for_url(re.compile(rf"/t/(?!{table})[\w-]+$"))
    guest.sees(f"This goes on from a finished game, after {turns[1]} moves")
    new = guest.api(f"tables/{guest.page.url.rsplit('/', 1)[1]}")
    assert (new["origin"], new["origin_ply"]) == (table, turns[1])
    guest.wait()
    guest.finish()
    assert guest.api(f"tables/{new['id']}/verify")["right"]
