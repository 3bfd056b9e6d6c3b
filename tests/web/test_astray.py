"""Bad input: each shows a sentence that says what happened, and a way on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Visit


def test_a_dead_link(visit: Visit) -> None:
    guest = visit("/t/AAAAAAAAAAAAAAAAAAAAAA")
    guest.sees("no such table")
    guest.page.get_by_role("link", name="Back to the lobby").last.click()
    expect(guest.button("Play now")).to_be_visible()


def test_a_browser_that_is_too_old(chromium: Browser, site: str) -> None:
    """It reads the page and its style, and cannot run what is in it."""
    context = chromium.new_context(base_url=site)
    page = context.new_page()
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto("/")
    told = page.locator("#old")
    expect(told).to_be_hidden()
    page.evaluate("document.getAnimations().forEach(each => each.finish())")
    expect(told).to_be_visible()
    expect(told).to_contain_text("It takes a browser of 2022 or newer")
    context.close()


def test_where_the_page_is_there_nothing_is_said_of_old_browsers(visit: Visit) -> None:
    guest = visit()
    expect(guest.button("Play now")).to_be_visible()
    expect(guest.page.locator("#old")).to_have_count(0)


def test_an_old_bookmark(visit: Visit) -> None:
    guest = visit("/play/old.html")
    guest.sees("This address leads nowhere")


@pytest.mark.long
def test_a_wrong_secret(visit: Visit) -> None:
    host = visit()
    host.play_now()
    thief = visit(host.page.url.replace(host.site, "") + "#s=0123456789abcdef0123456789")
    thief.sees("opens no seat")
    thief.button("Come in without this seat").click()
    thief.sees("Every seat is taken")


def test_the_server_is_gone(visit: Visit) -> None:
    guest = visit()
    expect(guest.button("Play now")).to_be_enabled()
    guest.page.context.set_offline(True)
    guest.button("Play now").click()
    guest.sees("The server does not answer")
    guest.page.context.set_offline(False)
    guest.button("Try again").click()
    guest.play_now()


@pytest.mark.long
def test_the_back_button(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.page.go_back()
    guest.sees("Your turn")
    guest.page.go_forward()
    assert guest.wait()


@pytest.mark.long
def test_two_tabs_on_one_seat(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    tab = guest.page.context.new_page()
    tab.goto(guest.page.url)
    expect(tab.get_by_text("open in another tab")).to_be_visible()
    guest.step(0)
    tab.locator("[data-move]").first.wait_for()
    tab.locator("[data-move]").first.click()
    guest.wait()


@pytest.mark.long
def test_a_reload_loses_nothing(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.step(0)
    told = guest.page.locator("[role=log] li").all_text_contents()
    guest.page.reload()
    guest.wait()
    assert guest.page.locator("[role=log] li").all_text_contents() == told


def test_a_wrong_link_is_pasted(visit: Visit) -> None:
    guest = visit("/join")
    guest.page.get_by_label("link or code").fill("hello there")
    guest.button("Go to the table").click()
    guest.sees("not a link to a table")
