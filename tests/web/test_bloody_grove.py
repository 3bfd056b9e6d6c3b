"""Bloody Grove in the browser: played on the board itself; previews, tokens, reckoning."""

from __future__ import annotations

import json
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import broceliande as bro
from tests.web.conftest import DESK, PHONE, ROOT, Visit, served
from tests.web.looks import faults, sideways
from tests.web.node import node
from tests.web.positions import TWICE, lay
from tests.web.visitor import Visitor

TEACH = "/g/bloody-grove/teach"
TOLD = [  # what events tell wholly; the rest (what one put under a deck) comes with the view
    "round",
    "starter",
    "groves",
    "cube",
    "lies",
    "laid",
    "laid_n",
    "druid",
    "druid_n",
    "hand",
    "hand_n",
    "under",
    "under_n",
    "deck_seen",
    "deck_n",
    "elite",
    "pile_n",
    "offer",
    "stack_n",
    "token",
    "looked",
    "token_at",
    "batch",
    "batches",
    "beside",
    "symbols",
    "taken",
]
LIT = "() => [...document.querySelectorAll('.thing.lit[data-thing]')].filter(e => e.offsetParent)"


def click_a_thing(guest: Visitor, luck: random.Random) -> str:
    """One of the things that shine on the table, not the buttons of the question."""
    guest.page.wait_for_function(f"() => ({LIT})().length")
    shining = guest.page.evaluate(f"({LIT})().map(e => e.dataset.thing)")
    thing: str = luck.choice(shining)
    guest.page.evaluate(f"thing => ({LIT})().find(e => e.dataset.thing === thing).click()", thing)
    return thing


@pytest.mark.parametrize(("size", "night"), [(DESK, False), (PHONE, True)])
def test_a_duel_on_the_board(visit: Visit, size: tuple[int, int], night: bool) -> None:
    guest = visit(size=size, night=night)
    guest.page.get_by_role("button", name="Play Bloody Grove against bots").click()
    luck, wrong, kinds = random.Random(size[0]), [], set()
    for at in range(400):
        if not guest.wait():
            break
        if at % 14 == 6:
            wrong += faults(guest)
            assert not sideways(guest)
        was = guest.state()
        kinds.add(click_a_thing(guest, luck).split(":")[0])
        guest.changed(was)
    expect(guest.over).to_be_visible()
    guest.whole_story()
    guest.sees("The story of the game")
    assert kinds >= {"card", "token", "answer"}
    assert wrong + faults(guest) == []


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_is_asked_again_begins_anew(
    visit: Visit, tmp_path: Path, size: tuple[int, int]
) -> None:
    """A Venerable that looks at two tokens asks the same twice: the second time, too, about all."""
    (place,) = lay(tmp_path, [("bloody-grove", "look")], TWICE)
    with served(tmp_path) as hall:
        guest = visit(size=size)
        guest.page.goto(hall + place.way(*place.asked))
        asked = guest.page.locator("#question")
        guest.wait()
        words, ways, before = asked.inner_text(), guest.moves.count(), guest.state()
        shining = guest.page.evaluate(f"({LIT})().length")
        click_a_thing(guest, random.Random(1))
        guest.changed(before)
        expect(asked).to_have_text(words)
        expect(guest.page.locator(".thing.chosen")).to_have_count(0)
        expect(guest.moves).to_have_count(ways)
        assert guest.page.evaluate(f"({LIT})().length") == shining > 1


@pytest.mark.parametrize(("size", "night"), [(DESK, True), (PHONE, False)])
def test_everybody_can_read_a_held_card(visit: Visit, size: tuple[int, int], night: bool) -> None:
    guest = visit(TEACH, size=size, night=night)
    learn(guest, 1)
    guest.page.locator('.held [data-thing="card:2"]').click()
    expect(guest.page.locator('[data-seam="left:bear-fox"]')).to_be_attached()
    assert faults(guest) == []
    assert not sideways(guest)


def learn(guest: Visitor, moves: int) -> None:
    """The first moves of the lesson, by pointing at their things."""
    lesson: dict[str, Any] = guest.api("games/bloody-grove/lesson?lang=en")
    own = [step for step in lesson["steps"] if step["yours"] and step["path"]]
    for step in own[:moves]:
        guest.page.get_by_text(step["words"][:40]).first.wait_for(timeout=60_000)
        for thing in step["path"]:
            found = f"({LIT})().find(e => e.dataset.thing === thing)"
            guest.page.wait_for_function(f"thing => {found}", arg=thing)
            guest.page.evaluate(f"thing => {found}.click()", thing)
    guest.page.get_by_text(own[moves]["words"][:40]).first.wait_for(timeout=60_000)
    guest.moves.first.wait_for()


def test_a_transformation_is_seen_beforehand(visit: Visit) -> None:
    guest = visit(TEACH)
    page = guest.page
    learn(guest, 1)
    own = page.locator(".altar")
    page.locator('.held [data-thing="card:2"]').hover()
    expect(own.locator('[data-seam="left:bear-fox"]')).to_be_attached()
    expect(own.locator('[data-seam="right:bear-owl"]')).to_be_attached()
    assert page.locator("[data-recruit]").evaluate_all(
        "all => all.map(e => e.dataset.recruit)"
    ) == [
        "bear:both",
        "owl:right",
        "fox:left",
    ]
    # the strength that a summons would give stands beside the total; nothing was chosen yet
    expect(page.locator('[data-strength="0:0"] em')).to_have_text("→ 1")
    expect(page.locator(".thing.chosen")).to_have_count(0)
    # another card takes its place with one click
    page.locator('.held [data-thing="card:2"]').click()
    page.locator('.held [data-thing="card:5"]').click()
    expect(page.locator('.held [data-thing="card:5"]')).to_have_class(re.compile("chosen"))
    expect(own.locator('[data-seam="left:owl-fox"]')).to_be_attached()


def test_strength_in_its_parts_and_tokens_for_your_eyes_only(visit: Visit) -> None:
    guest = visit(TEACH, size=PHONE)
    page = guest.page
    learn(guest, 10)
    # the token that was looked at is known, the rival's is not
    rival = page.locator('.at [data-thing="token:5"]')
    expect(rival).to_have_accessible_name(re.compile("face down.*seen by Merlin"))
    borne = page.locator('[data-thing="token:0"][role=img]')
    expect(borne).to_have_attribute("aria-label", re.compile(r"\+4.*seen by you"))
    # 0 printed, 1 for the Fox at home, 4 for the token only Morgane knows
    page.locator('[data-strength="0:2"]').tap()
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text("Morgane’s strength: 5")
    assert told.locator("dd").all_text_contents() == ["0", "0", "1", "4"]


def test_a_resolution_is_read_row_by_row(visit: Visit) -> None:
    guest = visit(TEACH)
    learn(guest, 10)
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.page.locator('.held [data-thing="card:5"]').click()
    sheet = guest.page.locator('[data-reckoning="0"]')
    expect(sheet).to_contain_text("Morgane wins", timeout=15_000)
    assert sheet.locator("b").all_text_contents() == ["1", "0"]
    guest.moves.first.wait_for()
    expect(sheet).to_have_count(0)


def test_keys_walk_from_card_to_card(visit: Visit) -> None:
    guest = visit(TEACH)
    page = guest.page
    learn(guest, 1)
    first = page.locator('.hand .thing[tabindex="0"]')
    expect(first).to_have_count(1)
    first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    chosen = page.locator(".hand .thing.chosen")
    expect(chosen).to_have_count(1)
    expect(chosen).to_be_focused()
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def test_events_lead_to_the_view(pages: Path) -> None:
    steps = []
    for seed in range(6):
        table, luck = bro.table("bloody-grove", seats=2, seed=seed), random.Random(seed)
        before = {seat: table.view(seat)["fields"] for seat in (0, 1, None)}
        while not table.over:
            told, seat = len(table.told), table.asked[0]
            table.play(seat, luck.choice(table.moves(seat)))
            for seat_seen, view in before.items():
                after = table.view(seat_seen)["fields"]
                events = [
                    {"event": table.game.events[one.event - 1].name, "numbers": one.numbers}
                    for one in table.told[told:]
                    if one.seen_by(seat_seen)
                ]
                if events:
                    steps.append(
                        {
                            "ply": table.ply,
                            "seat": seat_seen,
                            "before": view,
                            "told": events,
                            "after": after,
                        }
                    )
                before[seat_seen] = after
    sent = {
        "game": "bloody_grove",
        "edition": table.rules.edition.data,
        "fields": TOLD,
        "steps": steps,
    }
    run = subprocess.run(
        [node(), ROOT / "tests/web/happens.mjs"],
        input=json.dumps(sent),
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(run.stdout)
    assert found["wrong"] == []
    assert found["steps"] > 500
