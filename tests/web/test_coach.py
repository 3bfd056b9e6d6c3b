"""The hint beside the board and the coach after the game, by keyboard, for everyone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import DESK, PHONE, Visit, two_people
from tests.web.looks import faults, sideways
from tests.web.visitor import Visitor

WAIT = 60_000  # the machine that tests may be busy
ALONE = """async () => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ game: 'bethel-woods', seats: [{ kind: 'person' }] })
  const asked = { method: 'POST', headers, body }
  return (await (await fetch('/api/tables', asked)).json()).table.id
}"""

CUT = """() => {
  const edge = document.querySelector('.ask').getBoundingClientRect().bottom
  const tools = [...document.querySelectorAll('.ask .foot .btn')]
  const whole = (at) => at.height === 0 || at.bottom <= edge
  return tools.filter((tool) => !whole(tool.getBoundingClientRect())).map((tool) => tool.title)
}"""


def ask_by_keyboard(guest: Visitor) -> None:
    """Focus the hint's button, press it, and wait for the moves; they come into sight."""
    guest.page.locator("[data-owl]").focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator("[data-advice]").first.wait_for(timeout=WAIT)
    expect(guest.page.locator("[data-advice]").first).to_be_in_viewport(ratio=0.9)


def cut_tools(guest: Visitor) -> list[str]:
    """The tools of the question that are seen, but not whole."""
    cut: list[str] = guest.page.evaluate(CUT)
    return cut


@pytest.mark.parametrize(
    ("size", "night"),
    [
        (PHONE, True),
        pytest.param(DESK, False, marks=pytest.mark.long),
        pytest.param((1280, 720), True, marks=pytest.mark.long),
        pytest.param((820, 1180), False, marks=pytest.mark.long),
    ],
)
def test_a_hint_is_asked_for_by_keyboard(visit: Visit, size: tuple[int, int], night: bool) -> None:
    guest = visit(size=size, night=night)
    guest.play_now()
    ask_by_keyboard(guest)
    page, rows = guest.page, guest.page.locator("[data-advice]")
    assert 1 <= rows.count() <= 3
    assert faults(guest) == []
    assert not sideways(guest)
    if size != PHONE:  # what can be chosen stays beside it, and no tool is cut
        expect(page.locator("[data-move]").first).to_be_in_viewport(ratio=0.9)
        assert cut_tools(guest) == []
    before, row = guest.state(), rows.first
    row.focus()
    move = row.get_attribute("data-advice")
    expect(page.locator(f'[data-move="{move}"].over')).to_have_count(1)
    page.keyboard.press("Enter")
    expect(row).to_have_attribute("aria-pressed", "true")
    assert page.locator("[role=log] li").count() > 0
    assert guest.state() == before  # lit, and not played
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("[data-owl]")).to_be_focused()


def test_the_focus_comes_back_on_a_board_with_tips_of_its_own(visit: Visit) -> None:
    guest = visit()
    guest.short_table(game="bloody-grove")
    ask_by_keyboard(guest)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("#hint")).to_be_hidden()
    expect(guest.page.locator("[data-owl]")).to_be_focused()


def test_a_hint_goes_with_its_question(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    ask_by_keyboard(guest)
    guest.step(0)
    expect(guest.page.locator("[data-advice]")).to_have_count(0)


def test_a_hint_that_a_cut_swallowed_is_asked_again(visit: Visit) -> None:
    """Meanwhile it says that the line is cut, and nobody has to press again."""
    guest = visit()
    guest.play_now()
    guest.page.context.set_offline(True)
    guest.sees("The line is cut")
    guest.page.locator("[data-owl]").click()
    told = guest.page.locator("#hint [role=status]")
    expect(told).to_contain_text("The line is cut")
    guest.page.context.set_offline(False)
    guest.page.locator("[data-advice]").first.wait_for(timeout=WAIT)
    expect(told).not_to_contain_text("The line is cut")


def test_a_hint_that_takes_long_says_so_and_comes(visit: Visit) -> None:
    guest, held, lines = visit(), list[str | bytes](), list[WebSocketRoute]()

    def holding(ours: WebSocketRoute) -> None:
        server = ours.connect_to_server()
        server.on_message(ours.send)
        ours.on_message(
            lambda said: held.append(said) if '"hint"' in str(said) else server.send(said)
        )
        lines.append(server)

    guest.page.route_web_socket(re.compile("/play$"), holding)
    guest.play_now()
    guest.page.locator("[data-owl]").click()
    expect(guest.page.locator("#hint [role=status]")).to_contain_text("longer than usual")
    lines[-1].send(held[0])
    guest.page.locator("[data-advice]").first.wait_for(timeout=WAIT)
    expect(guest.page.locator("#hint [role=status]")).not_to_contain_text("longer than usual")


def test_with_other_people_at_the_table_there_are_no_hints_and_why(visit: Visit) -> None:
    asked, _ = two_people(visit)
    asked.button("Hint").click()
    asked.sees(re.compile("Other people sit at this table"))


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.long)])
def test_the_coach_looks_back(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    guest.short_table(2)
    guest.finish()
    guest.whole_story()
    guest.button("Look back with the coach").click()
    chart = guest.page.get_by_role("img", name=re.compile("The game as it looked at each moment"))
    expect(chart).to_be_visible(timeout=WAIT)
    guest.sees("Each curve is drawn from what that seat could know")
    assert faults(guest) == []
    assert not sideways(guest)
    assert "%" not in guest.page.locator(".coach").inner_text()  # nobody measured such games
    lapses = guest.page.locator(".lapse")
    if lapses.count() == 0:
        guest.sees(re.compile("gave nothing away"))
        return
    said = re.search(r"Step (\d+)", lapses.first.text_content() or "")
    assert said is not None
    lapses.first.click()
    guest.sees(re.compile(rf"Step {said[1]} of \d+"))
    if size == DESK:
        expect(guest.page.get_by_role("dialog", name="The coach")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_without_a_measure_no_figure_is_told(visit: Visit, lang: str) -> None:
    guest = visit()
    guest.short_table(2)
    speak(guest, lang)
    ask_by_keyboard(guest)
    assert "%" not in guest.page.locator("body").inner_text()
    assert "%" not in guest.page.locator("#hint").evaluate("node => node.textContent")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_was_measured_is_told_in_figures(visit: Visit, lang: str) -> None:
    guest = visit()
    guest.page.route_web_socket(re.compile(r"/play$"), _measured)
    guest.short_table(2)
    speak(guest, lang)
    ask_by_keyboard(guest)
    row = guest.page.locator("[data-advice]").first
    expect(row).to_contain_text(re.compile(r"34\s?%"))
    expect(row).to_have_accessible_name(re.compile(r"34\s?%"))


@pytest.mark.parametrize(
    ("lang", "by"),
    [
        ("en", "if you play on as a druid’s pupil would"),
        ("fr", "si vous jouez en apprenti druide"),
    ],
)
def test_whoever_is_all_alone_is_told_by_whose_play_chances_are(
    visit: Visit, lang: str, by: str
) -> None:
    guest = visit("/credits", lang=lang)
    guest.page.route_web_socket(re.compile(r"/play$"), _measured)
    guest.page.goto(f"/t/{guest.page.evaluate(ALONE)}")
    ask_by_keyboard(guest)
    expect(guest.page.locator("#hint [role=status]")).to_contain_text(by)
    expect(guest.page.locator("#hint [data-whose]")).to_contain_text(by)
    expect(guest.page.locator("#hint [data-whose]")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator("[data-advice]").first).to_contain_text(re.compile(r"\d\s?%"))


def speak(guest: Visitor, lang: str) -> None:
    """The same table in another language."""
    guest.page.evaluate("lang => localStorage['broceliande.lang'] = JSON.stringify(lang)", lang)
    guest.page.reload()
    guest.wait()


def _measured(line: WebSocketRoute) -> None:
    """What the server says, as it would say it after a calibration."""
    server = line.connect_to_server()

    def told(message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        line.send(text.replace('"chance":null', '"chance":0.34'))

    server.on_message(told)
