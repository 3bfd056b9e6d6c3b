"""Whole games in the browser: by clicks, by keyboard, by names alone; cut, undone, shown again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit, two_people
from tests.web.visitor import STATE, Visitor


def test_a_game_from_the_lobby_to_the_end_by_clicks(visit: Visit) -> None:
    guest = visit()
    guest.short_table(3)
    guest.finish()
    expect(guest.over).to_have_text(re.compile("win|won|Nobody"))
    guest.whole_story()
    guest.sees("The story of the game")
    guest.button("Verify the deal").click()
    guest.sees(re.compile("All is right"))


def test_things_on_the_board_are_clicked_too(visit: Visit) -> None:
    guest = visit(motion=True)
    guest.play_now()
    lit = guest.page.locator(".spot.lit").first
    before = guest.state()
    lit.click(force=True)
    expect(guest.page.locator("[role=log] li").last).to_contain_text("passer-by", timeout=20_000)
    assert guest.state() != before


def test_two_browsers_join_by_link(visit: Visit) -> None:
    host = visit("/g/benevolent/new")
    host.page.get_by_label("Your name").fill("Yvain")
    host.button("Lay the table").click()
    host.sees("one person missing")
    link = host.page.get_by_label("The table’s link").input_value()
    expect(host.page.get_by_role("img", name=re.compile("code to scan"))).to_be_visible()
    friend = visit(link.replace(host.site, ""))
    friend.page.get_by_label("Your name").fill("Laudine")
    friend.button("Sit down").click()
    for person in (host, friend):
        person.button("I am ready").click()
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


@pytest.mark.long
def test_a_full_table_can_be_watched(visit: Visit) -> None:
    host = visit()
    host.play_now()
    watcher = visit(host.page.url.replace(host.site, ""))
    watcher.page.locator("[data-moment]").first.wait_for()
    watcher.sees("Every seat is taken")
    watcher.page.locator('[data-thing="hex:0"]').first.click(force=True)
    watcher.sees("You are watching this game")


@pytest.mark.long
def test_a_cut_and_a_resume(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.page.context.set_offline(True)
    guest.sees("The line is cut")
    guest.page.context.set_offline(False)
    expect(guest.page.get_by_text("The line is cut")).to_be_hidden(timeout=20_000)
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


@pytest.mark.long
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


@pytest.mark.long
def test_a_move_is_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    lines = guest.page.locator("[role=log] li").count()
    guest.step(0)
    guest.button("Take back my move").click()
    expect(guest.page.locator("[role=log] li")).to_have_count(lines)


def play_until_asked(person: Visitor, other: Visitor) -> None:
    """One person plays until the other has something to answer."""
    for _ in range(60):
        if other.moves.count():
            return
        # A button that goes while it is reached for is no longer wanted.
        person.page.evaluate("document.querySelector('[data-move]:not([data-felt])')?.click()")
        person.page.wait_for_timeout(120)
    raise AssertionError("the turn does not pass")


@pytest.mark.long
def test_a_move_is_taken_back_if_the_other_agrees(visit: Visit) -> None:
    first, second = two_people(visit)
    for agreed in (True, False):
        play_until_asked(first, second)
        second.moves.first.click()
        first.button("Ask to take back").click()
        first.sees("to agree")
        second.sees("would like to take their last move back")
        told = first.page.locator("[role=log] li").count()
        second.button("Agreed" if agreed else "No, play on").click()
        expect(first.page.get_by_text("to agree")).to_be_hidden()
        if agreed:
            assert first.wait()
            assert first.page.locator("[role=log] li").count() < told
            expect(second.moves).to_have_count(0)
        else:
            expect(first.moves).to_have_count(0)
            expect(first.page.locator("[role=log] li")).to_have_count(told)


def unfolded(guest: Visitor) -> str:
    """Every word of the chronicle: a turn of one sentence says it, any other once unfolded."""
    folds = guest.page.locator("[role=log] .fold[aria-expanded=false]")
    while folds.count():
        folds.first.click()
    lines = guest.page.locator("[role=log] .turn").locator("ul > li, :scope:not(:has(ul)) .tx")
    return " ".join(lines.all_text_contents())


@pytest.mark.long
def test_replay_and_rematch(visit: Visit) -> None:
    guest = visit()
    guest.short_table(1)
    guest.finish()
    guest.whole_story()
    guest.page.get_by_role("link", name="See the game again").click()
    guest.sees("Step 0 of")
    told = guest.page.locator("[role=log] li")
    dealt = told.count()
    guest.button("Next step").click()
    guest.sees("Step 1 of")
    expect(told).not_to_have_count(dealt)
    scrubber = guest.page.get_by_role("slider")
    scrubber.focus()
    guest.page.keyboard.press("End")
    guest.sees(re.compile(r"Step (\d+) of \1$"))
    whole = guest.api(f"tables/{guest.page.url.split('/')[-2]}/story?lang=en")
    guest.sees(re.compile("wins the game|2nd place|game over"))  # the last step has come
    assert unfolded(guest) == " ".join(line["words"] for line in whole if line["words"])
    assert told.count() > dealt + 1
    guest.page.go_back()
    first = guest.page.url
    guest.button("Play again").click()
    guest.page.wait_for_url(lambda url: url != first)
    expect(guest.over).to_be_hidden()
    assert guest.wait()


@pytest.mark.long
def test_a_double_click_answers_one_question(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    ply = int(guest.state().partition(":")[0])
    guest.moves.first.dblclick()
    guest.page.wait_for_function(f"() => !({STATE})().startsWith('{ply}:')")
    guest.page.wait_for_timeout(700)
    assert int(guest.state().partition(":")[0]) == ply + 1
