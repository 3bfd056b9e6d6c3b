"""Broom Service in the browser: its things are clicked, its cards and towers say what they open."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.web.conftest import PHONE, Visit
from tests.web.looks import faults, sideways
from tests.web.visitor import Visitor

BOT = {"kind": "bot", "name": "Yvain", "level": "random"}
ONESELF = {"kind": "person", "name": "Morgane"}
LAUDINE = {"kind": "person", "name": "Laudine"}

# Everything on the board that may be chosen now: things of the map, cards, halves, answers.
LIT = """() => [...document.querySelectorAll('.realm [data-thing]')]
  .filter((each) => each.matches('.lit, .can, .open') || each.closest('.role.can, .role.lit'))
  .map((each) => each.dataset.thing)"""
LIT_OR_OVER = f"""() => {{
  const lit = ({LIT})()
  return lit.length ? lit : document.querySelector('#end-title') ? ['over'] : null
}}"""
# The question, the path, and a place both pawns could reach while it is asked which one flies.
WANTED = ".things [data-thing][aria-pressed=true]:not(.pawn)"
SHOWN = f"""() => document.querySelector('[data-moment]').dataset.moment + ' '
  + (document.querySelector('{WANTED}')?.dataset.thing ?? '')"""


def post(site: str, path: str, form: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(f"{site}/api/{path}", json.dumps(form).encode())
    request.add_header("content-type", "application/json")
    with urllib.request.urlopen(request, timeout=20) as answer:
        return dict(json.load(answer))


def lay(site: str, seats: list[dict[str, str]], **options: object) -> tuple[str, str]:
    """A table, and the address of the first seat at it."""
    form = {"game": "broom-service", "seats": seats, "options": options}
    opened = post(site, "tables", form)
    table = opened["table"]["id"]
    return table, f"/t/{table}#s={opened['secrets']['0']}"


def click(guest: Visitor, thing: str) -> None:
    """Click a thing on the board, and wait until something came of it."""
    before = guest.page.evaluate(SHOWN)
    guest.page.locator(f'.realm [data-thing="{thing}"]').first.dispatch_event("click")
    guest.page.wait_for_function(f"was => ({SHOWN})() !== was", arg=before)


def choose(guest: Visitor, *roles: int) -> None:
    """Choose cards until tricks begin: these first, others if the event wants more."""
    wanted = [*roles, *(role for role in range(10) if role not in roles)]
    for _ in range(7):
        lit = guest.page.wait_for_function(LIT_OR_OVER).json_value()
        if "answer:4" in lit:
            click(guest, "answer:4")
        elif not any(f"role:{role}" in lit for role in range(10)) or _leads(guest):
            return
        else:
            click(guest, next(f"role:{role}" for role in wanted if f"role:{role}" in lit))


def _leads(guest: Visitor) -> bool:
    return guest.page.locator(".half.open").count() > 0


def test_a_whole_game_by_clicking_things(visit: Visit, site: str) -> None:
    _, address = lay(site, [ONESELF, BOT], first=0)
    guest = visit(address)
    kinds: set[str] = set()
    for at in range(400):
        # the buttons of the question before may still stand for a moment after the answer
        lit = sorted(guest.page.wait_for_function(LIT_OR_OVER).json_value())
        if lit == ["over"]:
            break
        thing = lit[(at * 7) % len(lit)]
        kinds.add(thing.split(":")[0])
        if thing.startswith("pawn:") and len(lit) > 1:  # a place is clicked, the pawn is found
            thing = next((each for each in lit if each.startswith(("region", "tower"))), thing)
        click(guest, thing)
        if guest.page.locator(WANTED).count() and "pawn:0" in guest.page.evaluate(LIT):
            click(guest, "pawn:0")
    expect(guest.over).to_have_text(re.compile("win|won"))
    guest.sees("Seven rounds are over")
    assert {"role", "answer"} <= kinds


def test_cards_towers_and_clouds_say_what_they_open(visit: Visit, site: str) -> None:
    for _ in range(20):  # a deal whose first event lets the leader be a coward
        _, address = lay(site, [ONESELF, BOT, BOT, BOT, BOT], first=0)
        guest = visit(address)
        choose(guest, 0, 3, 7, 9)
        page = guest.page
        if page.get_by_text("Take Heart!", exact=True).count() == 0:
            break
    assert page.locator(".region[data-thing]").count() == 28
    assert page.locator(".tower[data-thing]").count() == 49
    assert page.locator(".cloud[data-thing]").count() == 18
    assert page.locator(".pawn[data-thing]").count() == 10
    # The forest witch flies from both castles to the woods beside them, and nowhere else.
    page.locator(".role:has([data-thing='role:0']) [data-half=brave]").hover()
    light = page.locator(".region.promise")
    expect(light).to_have_count(3)
    assert {each.get_attribute("data-thing") for each in light.all()} == {
        "region:1", "region:9", "region:19",
    }  # fmt: skip
    assert page.locator(".tower.promise").count() > 0
    page.locator(".role:has([data-thing='role:0']) [data-half=cowardly]").hover()
    expect(page.locator(".tower.promise")).to_have_count(0)
    # A border tower shows the regions that it serves, and says them.
    page.locator("[data-thing='tower:0']").hover(force=True)
    expect(page.locator(".region.linked")).to_have_count(3)
    hint = page.get_by_role("tooltip")
    expect(hint).to_contain_text("Mossy Forest, Rabbit Hill, and Mushroom Prairie")
    page.locator("[data-thing='cloud:0']").hover(force=True)
    expect(hint).to_contain_text(re.compile(r"Pay \d magic wands? to dispel it"))
    page.locator("[data-thing='role:9']").hover()
    expect(hint).to_contain_text("Dispel a cloud adjacent")


def test_the_verso_with_every_variant(visit: Visit, site: str) -> None:
    seats = [ONESELF, BOT, BOT, BOT]
    _, address = lay(site, seats, first=0, side="verso", storm_clouds=True)
    guest = visit(address, size=PHONE, lang="fr", night=True)
    guest.wait()
    page = guest.page
    assert page.locator(".region[data-thing]").count() == 36
    assert page.locator(".cloud[data-thing]").count() == 19
    assert page.locator(".circle[data-thing]").count() == 4
    assert page.locator(".tile[data-thing]").count() == 11
    names = page.locator(".things [data-thing]").evaluate_all(
        "all => all.filter((each) => !each.getAttribute('aria-label') || each.role !== 'button')"
    )
    assert names == []
    assert not sideways(guest)
    assert faults(guest) == []


def test_what_is_chosen_is_sealed_and_seen(visit: Visit, site: str) -> None:
    guest = visit(asking(site, "choose_roles", LAUDINE)[0])
    sealed = guest.page.locator(".sealed")
    for role in (1, 4, 6, 8):
        guest.wait()
        click(guest, f"role:{role}")
    expect(sealed).to_contain_text("Waiting for Laudine")
    for role in (1, 4, 6, 8):
        expect(guest.page.locator(f".hand [data-thing='role:{role}']")).to_be_visible()
    sealed.get_by_role("button", name="Change my choice").click()
    expect(guest.page.locator(".role .order")).to_have_text(["1", "2", "3"])
    guest.wait()
    click(guest, "role:9")
    expect(guest.page.locator(".hand [data-thing='role:9']")).to_be_visible()


def asking(site: str, question: str, *others: dict[str, str]) -> list[str]:
    """A table that begins with a question: More or Less? begins with another one than the other
    events. The addresses of the seats of people."""
    for _ in range(200):
        form = {"game": "broom-service", "seats": [ONESELF, *others], "options": {"first": 0}}
        opened = post(site, "tables", form)
        table, secrets = opened["table"]["id"], opened["secrets"]
        if sighted(site, table, secrets["0"])["view"]["question"] == question:
            return [f"/t/{table}#s={secret}" for secret in secrets.values()]
    raise AssertionError(f"no table begins with {question}")


def sighted(site: str, table: str, secret: str) -> dict[str, Any]:
    """What a seat sees."""
    with connect(f"ws{site.removeprefix('http')}/api/tables/{table}/play") as socket:
        socket.send(json.dumps({"type": "hello", "secrets": [secret]}))
        while (frame := json.loads(socket.recv()))["type"] != "state":
            pass
        return dict(frame["sights"][0])


def test_more_or_less_asks_how_many_and_then_which_in_any_order(visit: Visit, site: str) -> None:
    mine, hers = asking(site, "keep_roles", LAUDINE)
    guest, other = visit(mine), visit(hers)
    guest.wait()
    expect(guest.page.locator(".hand .role")).to_have_count(10)
    expect(guest.page.locator("[data-thing='answer:1']").first).to_contain_text("+9 VP")
    click(guest, "answer:3")
    expect(guest.page.locator(".sealed")).to_contain_text("Waiting for Laudine")
    other.wait()
    click(other, "answer:1")
    guest.wait()
    click(guest, "role:7")
    click(guest, "role:2")
    other.wait()
    click(other, "role:4")  # what another answers meanwhile does not lay my cards back
    chosen = guest.page.locator(".role.picked")
    expect(chosen).to_have_count(2)
    click(guest, "role:7")  # clicked again, it is laid back
    expect(chosen).to_have_count(1)
    click(guest, "role:0")
    click(guest, "role:9")
    expect(guest.page.locator(".hand .role:not(.sealed *)")).to_have_count(3)
    other.sees("Morgane keeps 3 cards")


def test_a_chosen_card_is_laid_back(visit: Visit, site: str) -> None:
    guest = visit(asking(site, "choose_roles", BOT)[0])
    orders = guest.page.locator(".role .order")
    for role in (2, 5, 7):
        guest.wait()
        click(guest, f"role:{role}")
    expect(orders).to_have_text(["1", "2", "3"])
    guest.page.locator("[data-thing='role:5']").click()
    expect(orders).to_have_text(["1", "2"], timeout=20_000)
    for role, order in ((2, "1"), (7, "2")):
        mark = guest.page.locator(f".role:has([data-thing='role:{role}']) .order")
        expect(mark).to_have_text(order)


def test_keys_walk_over_the_map_and_choose_cards(visit: Visit, site: str) -> None:
    _, address = lay(site, [ONESELF, BOT], first=0)
    guest = visit(address)
    guest.wait()
    page = guest.page
    card = page.locator("[data-thing='role:3']")
    card.focus()
    before = guest.page.evaluate(SHOWN)
    page.keyboard.press("Enter")
    page.wait_for_function(f"was => ({SHOWN})() !== was", arg=before)
    expect(page.locator(".role:has([data-thing='role:3']) .order")).to_have_text("1")
    page.locator("[data-thing='tower:0']").focus()
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.dataset.thing")
    assert len({"tower:0", first, second}) == 3
    page.keyboard.press("Enter")
    expect(page.locator(".murmure")).to_be_visible()
