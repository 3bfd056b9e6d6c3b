"""Bethel Woods in the browser: a game on the board, what a sowing shows beforehand, pointing."""

from __future__ import annotations

import json
import random
import re
import subprocess
import tempfile
import tomllib
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import broceliande as bro
from broceliande.engine.table import Table
from tests.web.conftest import DESK, PHONE, ROOT, Visit
from tests.web.looks import faults, sideways
from tests.web.node import node
from tests.web.visitor import Visitor

LESSON = "/g/bethel-woods/teach"
SHOWN = (
    "workers", "malfunctions", "lying", "knowledge", "held", "discard", "reserve_n", "orphanage",
    "built", "spy", "column_n", "column", "face", "critical", "active", "hand", "hand_n",
)  # fmt: skip


def thing(guest: Visitor, name: str) -> Locator:
    """A thing on the board."""
    return guest.page.locator(f".woods [data-thing='{name}']")


def click(guest: Visitor, name: str) -> None:
    """Click a thing where nothing else lies on it: a machine under its upper edge."""
    found = guest.page.locator(f"[data-thing='{name}']:visible").first
    target = found.locator(".hit, .disc")
    box = (target.first if target.count() else found).bounding_box()
    assert box is not None
    up = 0.16 if name.startswith("machine") else 0.5
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * up)


def lit(guest: Visitor) -> list[str]:
    """What may be chosen on the table now, beside the buttons."""
    names: list[str] = guest.page.evaluate(
        "() => [...new Set([...document.querySelectorAll('main .spot.lit, main .can')]"
        ".map(each => each.dataset.thing).filter(Boolean))]"
    )
    return names


MOMENT = "() => document.querySelector('[data-moment]').dataset.moment"


def settled(guest: Visitor, before: str, name: str) -> None:
    """Until the answer has come, or the thing is chosen on the way to one."""
    assert guest.page.locator(".murmure").count() == 0, name
    guest.page.wait_for_function(
        "was => document.querySelector('#end-title') || (document.querySelector('[data-move]')"
        f" && was !== ({MOMENT})())",
        arg=before,
    )


def table(guest: Visitor, seats: int = 1, **options: object) -> None:
    """A table that a person plays alone with bots, and its first question."""
    people = [{"kind": "person", "name": "Morgane"}]
    bots = [{"kind": "bot", "name": name} for name in ("Yvain", "Viviane", "Merlin")[: seats - 1]]
    form = {"game": "bethel-woods", "seats": people + bots, "options": {"first": 0, **options}}
    opened = guest.api("tables", form)
    sit(guest, opened["table"]["id"], opened["secrets"])
    assert guest.wait()


def sit(guest: Visitor, table_id: str, secrets: dict[str, str]) -> None:
    """Take a seat whose secret one has."""
    guest.page.evaluate(
        "held => localStorage.setItem('broceliande.seats', JSON.stringify(held))",
        {table_id: secrets},
    )
    guest.page.goto(f"/t/{table_id}")
    thing(guest, "machine:0").wait_for()


def test_a_game_alone_from_the_lobby_to_the_end_by_clicks_on_the_board(visit: Visit) -> None:
    guest = visit()
    guest.button("Play Bethel Woods").click()
    chance, clicked = random.Random(5), set[str]()
    for _ in range(300):
        if not guest.wait():
            break
        before, can = guest.page.evaluate(MOMENT), lit(guest)
        name = chance.choice(sorted(can)) if can and chance.random() < 0.9 else ""
        if name:
            click(guest, name)
            clicked.add(name.partition(":")[0])
        else:
            guest.moves.last.click()
        settled(guest, before, name)
    expect(guest.over).to_be_visible()
    assert {"machine", "direction", "worker", "malfunction"} <= clicked
    guest.whole_story()
    guest.button("Verify the deal").click()
    guest.sees(re.compile("All is right"))


def test_a_sowing_is_seen_before_it_is_done(visit: Visit) -> None:
    guest = visit(LESSON)
    thing(guest, "machine:1").hover(position={"x": 150, "y": 30})
    expect(guest.page.locator("[data-preview]")).to_have_attribute("data-preview", "1:-1")
    expect(guest.page.locator("[data-gain='0']")).to_contain_text("load 0")
    expect(guest.page.locator("[data-gain='5']")).to_contain_text("load 0")
    expect(guest.page.locator("[data-gain]")).to_have_count(2)
    expect(thing(guest, "malfunction:0").locator(".promise")).to_have_count(2)
    back = thing(guest, "direction:1")
    expect(back).to_have_attribute("aria-label", re.compile("Up to 2 repairs.*Mechanic on 1 .1."))
    click(guest, "direction:0")  # another way than the lesson's is refused, and nothing moves
    expect(guest.page.locator(".murmure")).to_be_visible()


def test_a_touch_shows_first_and_does_it_the_second_time(visit: Visit) -> None:
    guest = visit(LESSON, size=PHONE)
    thing(guest, "machine:1").tap(position={"x": 70, "y": 14})
    way = thing(guest, "direction:1")
    way.tap()
    expect(guest.page.locator("[data-preview]")).to_have_attribute("data-preview", "1:-1")
    guest.sees("Tap again to do it")
    way.tap()
    expect(thing(guest, "worker:0")).to_be_visible()


def test_hovers_tell_what_things_are(visit: Visit) -> None:
    guest = visit()
    table(guest, seats=2, spies=2, characters=["linny", "harris"])
    spy = guest.page.locator(".woods [data-thing^='spy']").first
    for where, words in (
        (thing(guest, "tile:2"), "Nobody has seen it yet"),
        (spy, "Only where your last worker was placed. Cost now: 2 Knowledge"),
        (thing(guest, "section:2"), "The next tile costs 1 Knowledge"),
        (guest.page.locator("[data-thing='character:3']").first, "of the same value"),
    ):
        where.hover(force=True)
        expect(guest.page.get_by_role("tooltip")).to_contain_text(words)


def test_a_finger_asks_what_a_thing_is(visit: Visit) -> None:
    """What cannot be chosen tells its name at a touch, until the finger touches elsewhere."""
    guest = visit(size=PHONE)
    table(guest, seats=2, spies=2, characters=["linny", "harris"])
    sheet = guest.page.get_by_role("tooltip")
    thing(guest, "section:2").tap()
    expect(sheet).to_contain_text("The next tile costs 1 Knowledge")
    thing(guest, "machine:1").tap(position={"x": 70, "y": 14})
    expect(sheet).to_have_count(0)


def test_arrows_walk_over_the_board(visit: Visit) -> None:
    guest = visit()
    table(guest)
    thing(guest, "machine:0").focus()
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End"):
        guest.page.keyboard.press(key)
        seen.add(guest.page.evaluate("document.activeElement.dataset.thing"))
    assert len(seen) >= 5
    thing(guest, "machine:0").focus()
    guest.page.keyboard.press("Enter")
    expect(thing(guest, "machine:0")).to_have_attribute("aria-pressed", "true")
    thing(guest, "direction:0").focus()
    expect(guest.page.locator("[data-preview]")).to_have_attribute("data-preview", "0:1")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("[data-thing^='worker'].lit").first).to_be_visible()


@pytest.mark.parametrize(("size", "night"), [(DESK, False), (PHONE, True)])
def test_axe_finds_nothing(visit: Visit, size: tuple[int, int], night: bool) -> None:
    guest = visit(size=size, night=night)
    table(guest, seats=4 if night else 1, level="insane")
    wrong = faults(guest)
    for at in range(7):
        if not guest.wait():
            break
        guest.step(at % guest.moves.count())
        if at % 2:
            wrong += faults(guest)
    assert wrong == []
    assert not sideways(guest)


def test_partners_point_at_things(visit: Visit) -> None:
    host, friend = visit(), visit(size=PHONE)
    seats = [{"kind": "person", "name": name} for name in ("Morgane", "Yvain")]
    form = {"game": "bethel-woods", "seats": seats, "options": {"first": 0}}
    opened = host.api("tables", form)
    for guest, seat in ((host, "0"), (friend, "1")):
        sit(guest, opened["table"]["id"], {seat: opened["secrets"][seat]})
    host.button("Point at something").click()
    click(host, "tile:4")
    for guest in (host, friend):
        expect(guest.page.locator("[data-ping='tile:4']")).to_be_visible()
    expect(friend.page.locator(".pings")).to_contain_text("Morgane points at: Critical tile")
    thing(friend, "section:1").focus()
    friend.page.keyboard.press("p")
    expect(host.page.locator("[data-ping='section:1']")).to_be_visible()
    expect(host.page.locator(".pings")).to_contain_text("Yvain points at: Section 2")
    assert host.moves.count() > 0  # nothing was chosen by it


# The board's own arithmetic, beside the engine's


def _steps(seed: int, seats: int) -> list[dict[str, Any]]:
    """A random game: what a seat saw before each answer, what was told, what it saw after."""
    game = bro.table("bethel-woods", seats=seats, seed=seed, options={"spies": seed % 6})
    chance, steps = random.Random(seed), []
    while not game.over:
        before, known = game.view(0)["fields"], len(game.told)
        game.play(game.asked[0], chance.choice(game.moves(game.asked[0])))
        events = [
            {"event": game.game.events[told.event - 1].name, "numbers": told.numbers}
            for told in game.told[known:]
        ]
        steps.append({"before": before, "events": events, "after": game.view(0)["fields"]})
    return steps


def _most(game: Table, machine: int, direction: int) -> int:
    """The most repairs that a sowing allows, by playing every order of the hand."""

    def on(at: Table, done: int) -> int:
        if at.question == "repair":
            return on(_played(at, "malfunction"), done + 1)
        if at.question != "place":
            return done
        seat = at.asked[0]
        moves = [move for move in at.moves(seat) if len(move.path) == 2]
        laid = [move for move in moves if move.path[1].startswith("machine")]
        return max(on(_after(at, move.id), done) for move in laid)

    return on(_played(game, f"machine:{machine}", f"direction:{direction}"), 0)


def _after(game: Table, move: int) -> Table:
    other = game.copy()
    other.play(other.asked[0], move)
    return other


def _played(game: Table, *things: str) -> Table:
    """The table after the first move whose path begins with such things."""
    for move in game.moves(game.asked[0]):
        if all(a.startswith(b) for a, b in zip(move.path, things, strict=False)):
            return _after(game, move.id)
    raise AssertionError(things)


def _board(steps: list[dict[str, Any]], sowings: list[dict[str, Any]]) -> dict[str, Any]:
    """What the board makes of them."""
    edition = tomllib.loads((bro.game("bethel-woods").folder / "edition.toml").read_text("utf-8"))
    cases = {"steps": steps, "sowings": sowings, "edition": edition}
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(cases, file)
        file.flush()
        command = [node(), str(ROOT / "tests/web/bethel_woods.mjs"), str(ROOT / "web"), file.name]
        told = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def test_events_lead_the_board_to_the_next_view() -> None:
    steps = [step for seed in range(16) for step in _steps(seed, 1 + seed % 4)]
    assert len(steps) > 300
    shown = _board(steps, [])["shown"]
    for step, view in zip(steps, shown, strict=True):
        assert {name: view[name] for name in SHOWN} == {name: step["after"][name] for name in SHOWN}


def test_the_repairs_announced_are_those_that_the_rules_allow() -> None:
    sowings, most = [], []
    for seed in range(9):
        game = bro.table("bethel-woods", seats=2, seed=seed, options={"spies": seed % 6})
        chance = random.Random(seed)
        for _ in range(14 * seed):
            if game.over or (game.question == "pick" and chance.random() < 0.1):
                break
            game.play(game.asked[0], chance.choice(game.moves(game.asked[0])))
        while not game.over and game.question != "pick":
            game.play(game.asked[0], chance.choice(game.moves(game.asked[0])))
        if game.over:
            continue
        view = game.view(None)["fields"]
        for machine in range(6):
            if 0 < sum(view["workers"][machine]) <= 5:
                for direction in (0, 1):
                    sowings.append({"view": view, "machine": machine, "way": 1 - 2 * direction})
                    most.append(_most(game, machine, direction))
    assert len(most) > 30
    assert _board([], sowings)["repairs"] == most
