"""Letters, against a mail server of our own: what they hold, and what becomes of dead addresses."""

from __future__ import annotations

import asyncio
import re
import smtplib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from email.message import EmailMessage

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from broceliande.cli import app
from broceliande.server.calls import first, links
from broceliande.server.calls.carrying import Outcome, Way
from broceliande.server.calls.mail import Mail, check
from broceliande.server.calls.message import Message
from broceliande.server.ground.settings import Settings
from broceliande.server.storage import calling as c
from broceliande.server.storage import models as m
from tests.server.calls.mailbox import Mailbox, mailbox
from tests.server.calls.post import Place, placed

FROM = "tables@woods.example"
WAY = Way("way", "ann", c.MAIL, "", "ann@home.example", {}, "fr", "", 1, 0, "", True)
MESSAGE = Message(
    "0123", c.TURN, "fr", "À vous, Ann", "Benevolent : …", "À Ann de jouer…",
    ("Yvain <dort> & rêve.", "À vous. Encore 2 jours."), "/t/abc", "/calls/stop/xyz",
    "abc", 60, 1, "https://woods.example", "À vous de jouer, Benevolent",
)  # fmt: skip


def posted(law: Callable[[Mailbox, Mail], Awaitable[None]]) -> None:
    """Hold a law with a mail server and a courier that goes there."""

    async def whole() -> None:
        async with mailbox() as box:
            mail = Mail(box.url, FROM)
            await law(box, mail)
            await mail.close()

    asyncio.run(whole())


def parts(letter: EmailMessage) -> tuple[str, str]:
    """The plain text and the drawn one."""
    plain, drawn = letter.get_body(("plain",)), letter.get_body(("html",))
    assert plain is not None
    assert drawn is not None
    return str(plain.get_content()), str(drawn.get_content())


def test_a_letter_says_it_in_plain_text_and_in_our_look() -> None:
    async def law(box: Mailbox, mail: Mail) -> None:
        assert (await mail.carry(WAY, MESSAGE)).outcome is Outcome.SENT
        (letter,) = box.letters
        assert box.envelopes == [(FROM, ["ann@home.example"])]
        assert letter["Subject"] == "À vous de jouer, Benevolent"
        assert letter["From"] == f"Brocéliande <{FROM}>"
        assert letter["Message-ID"] == "<0123.way@woods.example>"
        assert letter["List-Unsubscribe"] == "<https://woods.example/calls/stop/xyz>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert letter["Auto-Submitted"] == "auto-generated"
        plain, drawn = parts(letter)
        for text in (plain, drawn):
            assert "https://woods.example/t/abc" in text
            assert "https://woods.example/calls/stop/xyz" in text
            assert "Reprendre ma place" in text
            assert "Ne plus m’écrire" in text
        assert "Yvain <dort> & rêve." in plain
        assert "Yvain &lt;dort&gt; &amp; rêve." in drawn
        assert "Depuis votre tour" in drawn
        assert not re.search(r"<(img|script|link|iframe)|url\(|src=", drawn)

    posted(law)


def test_one_press_is_offered_only_where_it_can_be_kept_secret() -> None:
    async def law(box: Mailbox, mail: Mail) -> None:
        await mail.carry(WAY, replace(MESSAGE, site="http://192.168.1.7:8000"))
        assert box.letters[0]["List-Unsubscribe"] is None

    posted(law)


@pytest.mark.parametrize(
    ("said", "outcome", "why"),
    [
        ("550 no such user", Outcome.GONE, "mail_bounced"),
        ("553 not allowed", Outcome.GONE, "mail_bounced"),
        ("552 full", Outcome.LATER, "mail_silent"),
        ("450 try again", Outcome.LATER, "mail_silent"),
    ],
)
def test_an_address_that_is_refused(said: str, outcome: Outcome, why: str) -> None:
    async def law(box: Mailbox, mail: Mail) -> None:
        box.refuses[WAY.address] = said
        result = await mail.carry(WAY, MESSAGE)
        assert (result.outcome, result.why) == (outcome, why)
        other = replace(WAY, address="bob@home.example")
        assert (await mail.carry(other, MESSAGE)).outcome is Outcome.SENT
        assert box.connections == 1  # the connection is as good as before

    posted(law)


@pytest.mark.parametrize(
    ("said", "outcome"),
    [("554 we do not like it", Outcome.REFUSED), ("451 not now", Outcome.LATER)],
)
def test_a_letter_that_is_refused(said: str, outcome: Outcome) -> None:
    async def law(box: Mailbox, mail: Mail) -> None:
        box.breaks = said
        assert (await mail.carry(WAY, MESSAGE)).outcome is outcome

    posted(law)


@pytest.mark.parametrize(
    "address",
    ["no address", "a@b.example\r\nBcc: everybody@b.example", "<a@b.example>", "a@", ""],
)
def test_what_is_no_address_gets_no_letter(address: str) -> None:
    async def law(box: Mailbox, mail: Mail) -> None:
        result = await mail.carry(replace(WAY, address=address), MESSAGE)
        assert (result.outcome, result.why) == (Outcome.GONE, "mail_refused")
        assert box.letters == []

    posted(law)


def test_names_cannot_break_out_of_their_line() -> None:
    async def law(box: Mailbox, mail: Mail) -> None:
        result = await mail.carry(WAY, replace(MESSAGE, subject="À vous\r\nBcc: b@b.example"))
        assert result.outcome is Outcome.GONE or box.letters[0]["Bcc"] is None

    posted(law)


def test_a_mail_server_that_is_away_is_tried_later_and_again_when_it_is_back() -> None:
    async def law() -> None:
        async with mailbox() as box:
            mail = Mail(box.url, FROM)
            assert (await mail.carry(WAY, MESSAGE)).outcome is Outcome.SENT
            mail._free[0].close()  # it hung up while nobody wrote
            assert (await mail.carry(WAY, MESSAGE)).outcome is Outcome.SENT
            assert box.connections == 2
            mail._free[0].close()
        result = await mail.carry(WAY, MESSAGE)
        assert (result.outcome, result.why) == (Outcome.LATER, "mail_silent")
        await mail.close()

    asyncio.run(law())


def test_many_letters_go_over_few_connections() -> None:
    async def law(box: Mailbox, mail: Mail) -> None:
        letters = [replace(MESSAGE, id=f"{n}") for n in range(40)]
        await asyncio.gather(*(mail.carry(WAY, letter) for letter in letters))
        assert len(box.letters) == len({letter["Message-ID"] for letter in box.letters}) == 40
        assert box.connections <= 4

    posted(law)


def test_nothing_is_sent_before_the_first_letter_was_answered(settings: Settings) -> None:
    async def whole() -> None:
        async with mailbox() as box, placed(settings, (c.MAIL,)) as place:
            place.sender._couriers[c.MAIL] = mail = Mail(box.url, FROM)  # type: ignore[index]
            await _confirmed(place, box)
            await mail.close()

    asyncio.run(whole())


async def _confirmed(place: Place, box: Mailbox) -> None:
    await place.person("Ann", c.MAIL, confirmed=None, lang="en")
    await place.ann_waits()
    await first.ask(place.house, "ann-mail")
    await place.send()
    (letter,) = box.letters
    assert letter["Subject"] == "Is it you?"
    plain, _ = parts(letter)
    (given,) = re.findall(r"https://woods.example/calls/confirm/(\S+)", plain)
    key, address = await links.key(place.house.storage), "ann@woods.example"
    assert links.confirms(key, given, "ann-mail", address)
    assert not links.confirms(key, given, "ann-mail", "bob@woods.example")
    assert not links.confirms(key, given + "x", "ann-mail", address)
    await place.house.storage.write(sa.update(m.ways).values(confirmed=1))
    await place.ann_waits()
    await place.send()
    assert box.letters[1]["Subject"] == "Your turn, Benevolent"


def test_letters_that_came_back_end_the_address(settings: Settings) -> None:
    async def prepared() -> None:
        async with placed(settings, (c.MAIL,)) as place:
            await place.person("Ann", c.MAIL)
            await place.person("Bob", c.MAIL)

    asyncio.run(prepared())
    command = ["admin", "bounced", "ANN@woods.example ", "--database", settings.database]
    for told in ("1 stopped", "0 stopped"):
        done = CliRunner().invoke(app, command)
        assert (done.exit_code, done.output.strip()) == (0, told)

    async def looked() -> None:
        async with placed(settings, (c.MAIL,)) as place:
            ways = {way.id: (way.active, way.error) for way in await place.stored(m.ways)}
            assert ways == {"ann-mail": (False, "mail_bounced"), "bob-mail": (True, "")}

    asyncio.run(looked())


@pytest.mark.parametrize(
    ("server", "sender"),
    [("http://mail.example", FROM), ("mail.example", FROM), ("smtp://", FROM), ("smtp://m", "x")],
)
def test_an_operator_hears_what_is_wrong_with_the_mail_server(server: str, sender: str) -> None:
    with pytest.raises(ValueError, match=r"mail server|address"):
        check(server, sender)
    done = CliRunner().invoke(app, ["serve", "--smtp", server, "--mail-from", sender])
    assert done.exit_code == 2


def test_the_mail_server_under_test_is_one() -> None:
    async def law(box: Mailbox, mail: Mail) -> None:
        def plainly() -> None:
            with smtplib.SMTP("127.0.0.1", box.port) as line:
                line.sendmail("a@b.example", ["c@d.example"], "Subject: x\r\n\r\nx")

        await asyncio.to_thread(plainly)
        assert box.letters[0]["Subject"] == "x"

    posted(law)
