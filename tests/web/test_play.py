"""Whole games in the browser: by clicks, by keyboard, by names alone; cut, undone, shown again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit


def test_a_game_from_the_lobby_to_the_end_by_clicks(visit: Visit) -> None:
    guest = visit()
    guest.short_table(3)
    guest.finish()
    expect(guest.over).to_have_text(re.compile("win|won|Nobody"))
    guest.sees("The story of the game")
    guest.button("Verify the deal").click()
    guest.sees(re.compile("All is right"))


def test_things_on_the_board_are_clicked_too(visit: Visit) -> None:
    guest = visit(motion=True)
    guest.play_now()
    lit = guest.page.locator(".spot.lit").first
    before = guest.state()
    lit.click(force=True)
    expect(guest.page.locator("[role=log] li").last).to_contain_text("Morgane", timeout=20_000)
    assert guest.state() != before


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    guest.page.keyboard.press("Tab")
    for _ in range(12):
        if guest.page.evaluate("document.activeElement.textContent.trim()") == "Play now":
            break
        guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Enter")
    assert guest.wait()
    for _ in range(8):
        for _ in range(80):
            if guest.page.evaluate("document.activeElement.hasAttribute('data-move')"):
                break
            guest.page.keyboard.press("Tab")
        before = guest.state()
        guest.page.keyboard.press("Enter")
        guest.page.wait_for_function(
            "was => document.querySelector('[data-move]') && was !== [...document"
            ".querySelectorAll('[data-move]')].map(e => e.dataset.move).join()"
            " + document.querySelectorAll('[role=log] li').length",
            arg=before,
        )


def test_a_game_by_roles_and_names_alone(visit: Visit) -> None:
    guest = visit(size=PHONE)
    page = guest.page
    page.get_by_role("button", name="Play now").click()
    for _ in range(6):
        bar = page.get_by_role("region", name=re.compile("[?]$"))
        expect(bar).to_be_visible()
        moves = bar.get_by_role("listitem").get_by_role("button")
        assert moves.first.text_content()
        before = guest.state()
        moves.first.click()
        page.wait_for_function(
            "was => document.querySelector('[data-move]') && was !== [...document"
            ".querySelectorAll('[data-move]')].map(e => e.dataset.move).join()"
            " + document.querySelectorAll('[role=log] li').length",
            arg=before,
        )


def test_two_browsers_join_by_link(visit: Visit) -> None:
    host = visit("/g/benevolent/new")
    host.page.get_by_label("Your name").fill("Yvain")
    host.button("Lay the table").click()
    host.sees("One person is missing")
    link = host.page.get_by_label("The table’s link").input_value()
    expect(host.page.get_by_role("img", name=re.compile("code to scan"))).to_be_visible()
    friend = visit(link.replace(host.site, ""))
    friend.page.get_by_label("Your name").fill("Laudine")
    friend.button("Sit down").click()
    for person in (host, friend):
        person.page.locator("#question").wait_for()
        expect(person.page.get_by_role("heading", name="Yvain", exact=True)).to_be_visible()
        expect(person.page.get_by_role("heading", name="Laudine", exact=True)).to_be_visible()
    asked = host if host.moves.count() else friend
    other = friend if asked is host else host
    asked.moves.first.click()
    expect(other.page.locator("[role=log] li").last).to_contain_text("Step")
    other.button("Talk").click()
    other.page.get_by_label("Your message").fill("Well walked!")
    other.button("Say").click()
    asked.page.get_by_role("button", name=re.compile("unread")).click()
    asked.sees("Well walked!")


def test_a_full_table_can_be_watched(visit: Visit) -> None:
    host = visit()
    host.play_now()
    watcher = visit(host.page.url.replace(host.site, ""))
    watcher.sees("Every seat is taken")
    watcher.page.locator('[data-thing="hex:0"]').first.click(force=True)
    watcher.sees("You are watching this game")


def test_a_cut_and_a_resume(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.page.context.set_offline(True)
    guest.sees("The line is lost")
    guest.page.context.set_offline(False)
    expect(guest.page.get_by_text("The line is lost")).to_be_hidden(timeout=20_000)
    guest.step(0)


def test_a_refusal_is_explained_with_its_rule(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.page.locator('[data-thing="tile:8"]').first.click(force=True)
    murmur = guest.page.locator(".murmure")
    expect(murmur).to_be_visible()
    murmur.get_by_role("button").click()
    expect(guest.page.locator(".par.open")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_be_hidden()


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.step(0)
    guest.button("FR, Français").click()
    guest.sees("Chronique")
    expect(guest.page.locator("[role=log] li").first).to_contain_text("La Forêt est prête")
    expect(guest.moves.first).to_contain_text(
        re.compile("Aller|Ramasser|Prendre|Suivre|Dormir|É|A")
    )
    guest.step(0)


def test_a_move_is_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    lines = guest.page.locator("[role=log] li").count()
    guest.step(0)
    guest.button("Take my move back").click()
    expect(guest.page.locator("[role=log] li")).to_have_count(lines)


def test_replay_and_rematch(visit: Visit) -> None:
    guest = visit()
    guest.short_table(1)
    guest.finish()
    guest.page.get_by_role("link", name="See the game again").click()
    guest.sees("Step 0 of")
    guest.button("Step after").click()
    guest.sees("Step 1 of")
    scrubber = guest.page.get_by_role("slider")
    scrubber.focus()
    guest.page.keyboard.press("End")
    guest.sees(re.compile(r"Step (\d+) of \1$"))
    guest.page.go_back()
    guest.button("Rematch").click()
    assert guest.wait()


def test_a_lesson_is_learnt(visit: Visit) -> None:
    guest = visit("/g/benevolent/teach")
    lesson = guest.api("games/benevolent/lesson?lang=en")
    made = 0
    for step in (each for each in lesson["steps"] if each["yours"] and each["path"]):
        guest.sees(step["words"][:40])
        move = next(m for m in step["sight"]["moves"] if m["path"] == step["path"])
        guest.page.locator(f'[data-move="{move["id"]}"]').click()
        made += 1
    guest.sees("Play a real game")
    assert made >= 8
