"""Every game that has a board, from the lobby to its end: by names alone, by keyboard alone; for
everyone, in every light; with no word left untranslated; learnt, where there is a lesson."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESK, PHONE, Visit
from tests.web.looks import faults, sideways, untranslated
from tests.web.visitor import Visitor

ROOT = Path(__file__).parents[2]
BOARDS = sorted(file.parent.name for file in ROOT.glob("web/src/games/*/index.ts"))
GAMES = [name.replace("_", "-") for name in BOARDS]
LESSONS = [
    name
    for name in GAMES
    if (ROOT / "src/broceliande/games" / name.replace("-", "_") / "teach.toml").is_file()
]
NARROW = (360, 780)
STATES = 4
LOOKS = [
    (PHONE, True, 2),  # how a game begins; the rest of it takes longer
    *(
        pytest.param(size, night, STATES, marks=pytest.mark.long)
        for size in (DESK, PHONE)
        for night in (False, True)
    ),
]
MOST = 700  # answers in a game
TURNS = 2  # where a game knows a limit of turns

every_game = pytest.mark.parametrize("game", GAMES)
LATER = pytest.mark.long  # in `make test-web`
one_game = pytest.mark.parametrize(
    "game", [each if each == "benevolent" else pytest.param(each, marks=LATER) for each in GAMES]
)
# Whole games of these take a minute or more: `make test-web` plays them, `make test` does not.
LONG = ("bethel-woods", "bloody-grove", "broom-service")


def whole(*long: str) -> pytest.MarkDecorator:
    """Every game, those that take long marked so."""
    marked = [
        pytest.param(game, marks=pytest.mark.long) if game in long else game for game in GAMES
    ]
    return pytest.mark.parametrize("game", marked)


def moves_of(page: Page) -> Locator:
    """The legal moves, as those who listen find them."""
    return page.get_by_role("list", name="Possible moves").get_by_role("button")


def end_of(page: Page) -> Locator:
    """The heading of the end."""
    said = re.compile(r"wins? the game$|^You have won|^Nobody wins|^Lost this time")
    return page.get_by_role("heading", name=said)


@whole(*LONG, "roundforest")
def test_by_roles_and_names_alone(visit: Visit, game: str) -> None:
    guest = visit(size=NARROW)
    guest.short_table(TURNS, game=game)
    page = guest.page
    for at in range(MOST):
        moves_of(page).or_(end_of(page)).first.wait_for()
        if end_of(page).count():
            break
        assert moves_of(page).first.inner_text().strip()
        if at % 10 == 0:
            assert not sideways(guest)
            expect(page.get_by_role("region", name=re.compile("[?.!]$")).first).to_be_attached()
        before = guest.state()
        moves_of(page).nth(at % max(1, moves_of(page).count())).click()
        guest.changed(before)
    expect(end_of(page)).to_be_visible()
    assert not sideways(guest)
    expect(page.locator("[data-rank]").first).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def tab_to(guest: Visitor, words: str) -> None:
    """Tab until something of that name has the focus."""
    for _ in range(90):
        guest.page.keyboard.press("Tab")
        found = guest.page.evaluate(
            "() => { const at = document.activeElement; return at.getAttribute('aria-label') ?? "
            "at.labels?.[0]?.textContent ?? at.textContent }"
        )
        if words in found:
            return
    raise AssertionError(f"Tab does not come to {words}")


@whole(*LONG, "roundforest")
def test_by_keyboard_alone(visit: Visit, game: str) -> None:
    guest = visit()
    keys = guest.page.keyboard
    known = guest.api("games?lang=en")["games"]
    name = next(each["title"] for each in known if each["name"] == game)
    expect(guest.button(f"Play {name} against bots")).to_be_enabled()
    tab_to(guest, f"Invite friends to a table of {name}")
    keys.press("Enter")
    guest.page.wait_for_url(f"**/g/{game}/new")
    expect(guest.button("Lay the table")).to_be_visible()
    expect(guest.page.get_by_role("radio", name="2 players")).to_be_checked()
    tab_to(guest, "A friend")
    keys.press("ArrowRight")
    if guest.page.get_by_label("Turn limit").count():
        tab_to(guest, "Game options")
        keys.press("Enter")
        tab_to(guest, "Turn limit")
        keys.type(str(TURNS))
    tab_to(guest, "Lay the table")
    keys.press("Enter")
    guest.page.wait_for_url("**/t/*")
    for at in range(MOST):
        if not guest.wait():
            break
        if not guest.page.evaluate("document.activeElement.hasAttribute('data-move')"):
            assert at < 3, "the focus was lost"
            while not guest.page.evaluate("document.activeElement.hasAttribute('data-move')"):
                keys.press("Tab")
        for _ in range(at % max(1, min(3, guest.moves.count()))):
            keys.press("Tab")
        before = guest.state()
        keys.press("Enter")
        guest.changed(before)
    expect(guest.over).to_be_visible()


@one_game
@pytest.mark.parametrize(("size", "night", "states"), LOOKS)
def test_for_everyone(
    visit: Visit, game: str, size: tuple[int, int], night: bool, states: int
) -> None:
    guest = visit(size=size, night=night)
    guest.short_table(TURNS, game=game)
    wrong: list[str] = []
    for at in range(states):
        guest.wait()
        guest.page.wait_for_timeout(250)
        wrong += faults(guest)
        assert not sideways(guest)
        if guest.over.is_visible():
            break
        guest.step(at * 5)
    assert wrong == []


@one_game
def test_no_word_is_left_untranslated(visit: Visit, game: str) -> None:
    guest = visit()
    guest.short_table(TURNS, game=game)
    guest.page.evaluate("localStorage.setItem('broceliande.lang', '\"pseudo\"')")
    guest.page.reload()
    found: list[str] = []
    for at in range(STATES):
        if not guest.wait():
            break
        found += untranslated(guest)
        guest.step(at * 3)
    assert found == []


@whole(*GAMES)
def test_a_reload_in_the_middle_of_a_path(visit: Visit, game: str) -> None:
    guest = visit()
    guest.short_table(TURNS, game=game)
    for _ in range(40):
        if not guest.wait():
            return  # no question of this game was answered in two steps
        ways = guest.page.locator("[data-move*=':']")
        if ways.count():
            before = guest.state()
            ways.first.click()
            guest.changed(before)
            break
        guest.step(0)
    kept = guest.moves.evaluate_all("all => all.map(each => each.dataset.move)")
    guest.page.reload()
    guest.wait()
    assert guest.moves.evaluate_all("all => all.map(each => each.dataset.move)") == kept


@pytest.mark.long
@whole(*(game for game in LESSONS if game != "benevolent"))
def test_a_lesson_is_learnt(visit: Visit, game: str) -> None:
    guest = visit(f"/g/{game}/teach", size=PHONE)
    lesson = guest.api(f"games/{game}/lesson?lang=en")
    guest.wait()  # the engine has played it, the table is laid
    made = 0
    for step in (each for each in lesson["steps"] if each["yours"] and each["path"]):
        guest.sees(step["words"][:40])
        move = next(m for m in step["sight"]["moves"] if m["path"] == step["path"])
        for key in (*step["path"], str(move["id"])):
            button = guest.page.locator(f'[data-move="{key}"]')
            if button.count() and key != str(move["id"]):
                button.click()
        guest.page.locator(f'[data-move="{move["id"]}"]').click()
        made += 1
    guest.sees("Play it now")
    guest.sees("The lesson is over")  # nobody is waited for
    guest.sees(re.compile("^Next lesson: "))
    guest.page.get_by_text("Whom to play against?").click()
    guest.page.get_by_role("radio", name="Druid thinks ahead").check(force=True)
    assert made >= 8
    guest.button("Play it now").click()  # as it was chosen, and without asking whether to learn it
    guest.page.wait_for_url("**/t/*")
    guest.wait()
    assert guest.page.get_by_text("First time?").count() == 0
