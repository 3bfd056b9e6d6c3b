"""Roundforest's board: a whole game by things, what it shows before one chooses, and axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways
from tests.web.roundforest import lay, lines, position, state_of, thing

WAYS = {"n": "north", "e": "east", "s": "south", "w": "west"}


# A whole game


def test_a_game_by_things_from_the_lobby_to_the_end(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    page.locator('a[href="/g/roundforest/new"]').first.click()
    page.get_by_text("2 players").click()
    page.get_by_text("A bot", exact=True).click()
    page.get_by_text("Game options").click()
    page.get_by_label("Turn limit").fill("5")
    guest.button("Lay the table").click()
    page.wait_for_url("**/t/*")
    pointed = 0
    while guest.wait():
        before = guest.state()
        lit = page.locator("[data-forest] .spot.lit, .can:visible").first
        if lit.count():
            lit.click(force=True)
            pointed += 1
        else:
            guest.moves.last.click()
        guest.changed(before)
    assert pointed >= 5
    expect(guest.over).to_have_text(re.compile("Nobody|win|won"))
    guest.sees("golden apples")


def test_the_lesson_leads_to_the_ring(visit: Visit) -> None:
    guest = visit("/g/roundforest/teach")
    page = guest.page
    lesson = guest.api("games/roundforest/lesson?lang=en")
    for step in lesson["steps"]:
        if not (step["yours"] and step["path"]):
            continue
        page.get_by_text(step["words"][:40]).wait_for()
        for name in step["path"]:
            target = thing(page, name).and_(page.locator(".lit, .can")).first
            target.click(force=True)
    guest.sees("The emerald ring is yours!")
    assert page.locator('[href="#emerald"]').count() >= 1


# What is shown before one chooses


def test_a_tile_shows_what_it_does_and_its_exits_after_the_turn(visit: Visit) -> None:
    table = position("move", with_path="tile:")
    state = state_of(table)
    free = next(m.path[0] for m in table.moves(0) if m.path[0].startswith("tile:"))
    cell = int(free[5:])
    page = lay(visit(), table)
    tile = table.game.edition().data["tile"][state.tile[cell]]
    turned = state.turned[cell] + 1
    told = []
    for direction, way in enumerate(WAYS):
        inner, outer = tile["nesw"[(direction - turned) % 4]]
        if inner or outer:
            far = "(1 or 2)" if inner and outer else "(1)" if inner else "(2)"
            told.append(f"{WAYS[way]} {far}")
    thing(page, free).hover()
    assert page.locator(f'[data-next="{cell}"] use[href="#syn"]').count() == sum(
        sum(tile[way]) for way in "nesw"
    )
    hint = page.get_by_role("tooltip")
    expect(hint).to_contain_text("After its quarter turn:")
    for each in told:
        expect(hint).to_contain_text(each)
    expect(page.locator(".trail")).to_be_visible()
    buttons = page.locator(".mv").filter(has=page.locator('use[href^="#t-"]'))
    assert buttons.count() >= 2


def test_a_compass_is_shown_and_never_spent_by_one_click(visit: Visit) -> None:
    table = position("move", least=8, with_path="compass:")
    path = next(list(m.path) for m in table.moves(0) if m.path[0] == "compass:0")
    guest = visit()
    page = lay(guest, table, path)
    tile = thing(page, path[1])
    expect(tile).to_have_class(re.compile(r"\bcompass\b"))
    expect(tile).not_to_have_class(re.compile(r"\blit\b"))
    expect(tile).to_have_attribute("aria-label", re.compile("Spend a compass"))
    was = lines(page)
    tile.click()
    hint = page.get_by_role("tooltip")
    expect(hint).to_contain_text("The symbol is empty")
    expect(hint).to_contain_text("to spend a compass")
    assert lines(page) == was
    tile.click()
    page.wait_for_function(
        "was => document.querySelectorAll('[role=log] li').length > was", arg=was
    )
    page.locator("[role=log] .fold").last.click()
    expect(page.locator("[role=log]")).to_contain_text("spends a compass")


def test_a_finger_reads_first_and_goes_at_the_second_touch(visit: Visit) -> None:
    table = position("move", with_path="tile:")
    path = next(list(m.path) for m in table.moves(0) if m.path[0].startswith("tile:"))
    page = lay(visit(size=PHONE), table, path)
    was = lines(page)
    thing(page, path[0]).tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Tap again")
    expect(page.locator(f'[data-next="{path[0][5:]}"]')).to_be_attached()
    assert lines(page) == was
    thing(page, path[0]).tap()
    page.wait_for_function(
        "was => document.querySelectorAll('[role=log] li').length > was", arg=was
    )


def test_every_character_tells_what_it_wants(visit: Visit) -> None:
    table = position("move", least=90)
    page = lay(visit(), table)
    state = state_of(table)
    tokens = [n for n in state.token if 0 <= n < 6]
    assert tokens
    for n in tokens:
        cell = list(state.token).index(n)
        for place in (f"tile:{cell}", f"character:{n}"):
            thing(page, place).hover()
            hint = page.get_by_role("tooltip")
            expect(hint.locator(".mission")).to_have_count(2)
            expect(hint.locator("b")).to_contain_text(re.compile("Smith|Inn|Scul|Wi|Ba|De"))
            page.mouse.move(0, 0)
    owing = [card for card in state.card if 0 <= card < 4]
    assert page.locator(".debt").count() == len(owing)


def test_everybodys_progress_is_told(visit: Visit) -> None:
    table = position("move", seats=3)
    state = state_of(table)
    state.apples[0], state.apples[1], state.apples[2] = 3, 2, 3
    for n in range(12):
        state.card[n] = -1
    for cell in range(36):
        state.token[cell] = -1
    state.card[3], state.token[3] = 2, 3  # a debt to the witch, who waits on D1
    page = lay(visit(size=(1440, 1000)), table)  # seats tell it where there is room for more
    told = page.locator(".seats .line")
    expect(told.nth(0)).to_have_text("ready for the forest spirit!")
    expect(told.nth(1)).to_have_text("no debt, one apple from the spirit")
    expect(told.nth(2)).to_have_text("one debt to pay, then the spirit")


def test_a_refused_click_is_explained(visit: Visit) -> None:
    table = position("move")
    page = lay(visit(), table)
    other = next(cell for seat, cell in enumerate(state_of(table).pawn) if seat and cell >= 0)
    thing(page, f"tile:{other}").click()
    expect(page.locator(".murmure")).to_be_visible()


def test_a_tile_is_seen_to_turn(visit: Visit) -> None:
    table = position("move")
    path = ["answer:pause"]
    cell = state_of(table).pawn[0]
    page = lay(visit(motion=True), table, path)
    print_of = thing(page, f"tile:{cell}").locator(".print")
    angle = int(re.findall(r"rotate\((-?\d+)", print_of.get_attribute("style") or "")[0])
    thing(page, f"tile:{cell}").click()  # where one stands is the pause
    expect(print_of).to_have_attribute("style", re.compile(rf"rotate\({angle + 90}deg\)"))


# For everyone


@pytest.mark.parametrize(
    ("question", "seats", "options", "size", "night"),
    [
        ("move", 4, {}, DESK, False),
        ("mission", 4, {}, PHONE, False),
        ("object", 2, {"harder": True}, DESK, True),
        ("goblin", 4, {}, PHONE, False),
        ("start_window", 3, {"blocking": True}, PHONE, True),
    ],
)
def test_axe_finds_nothing(
    visit: Visit,
    question: str,
    seats: int,
    options: dict[str, object],
    size: tuple[int, int],
    night: bool,
) -> None:
    guest = visit(size=size, night=night)
    page = lay(guest, position(question, seats, options=options))
    page.locator(".spot.lit, .can").first.wait_for()
    assert faults(guest) == []
    assert not sideways(guest)


def test_the_forest_by_arrow_keys(visit: Visit) -> None:
    page = lay(visit(), position("move"))
    page.locator('[data-thing^="tile:"][tabindex="0"]').focus()
    page.keyboard.press("Home")
    for key, name in (("ArrowRight", "tile:2"), ("ArrowDown", "tile:8"), ("ArrowLeft", "tile:7")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.thing") == name
    assert page.locator('[data-thing^="tile:"][tabindex="0"]').count() == 1


def test_whoever_holds_the_ring_is_not_short_of_apples(visit: Visit) -> None:
    table = position("move", seats=3)
    state = state_of(table)
    state.apples[0], state.apples[1], state.apples[2] = 2, 0, 1  # three were given for the ring
    state.ring = 1
    page = lay(visit(size=(1440, 1000)), table)
    winner = page.locator('.seats [data-spot="apples:1"]')
    expect(winner.locator('use[href="#emerald"]')).to_have_count(1)
    expect(winner.locator('use[href^="#gapple"]')).to_have_count(0)
    expect(page.locator(".seats .line").nth(1)).to_have_text("holds the emerald ring")
    steps = page.locator(".goal li")
    expect(steps.nth(1)).to_contain_text("holds the emerald ring")
    expect(steps.nth(1)).to_contain_text("3/3")
    expect(steps.nth(2)).to_contain_text("1 of 3 apples")
    spirit = page.locator('[data-spot="spirit"]')
    expect(spirit).to_contain_text("holds the emerald ring.")
    expect(spirit).not_to_contain_text("2/3")
