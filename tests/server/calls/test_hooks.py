"""Channels: each kind gets what its documentation asks for, names nobody, and tells no secret."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import httpx
import pytest

from broceliande.server.calls.carrying import Outcome, Result, Way
from broceliande.server.calls.hooks import PRESETS, Channel, fits
from broceliande.server.calls.message import Message
from broceliande.server.calls.outward import Outward
from tests.server.calls.receivers import LOCAL, Got, Receiver
from tests.server.calls.test_push import TURN, way

SLY = "@everyone <!channel> <@U1> **bold** [here](https://evil.example) a&b `x`"


def sent(
    preset: str, receiver: Receiver, message: Message = TURN, path: str = "", **keys: str
) -> Result:
    """A message carried into a channel."""

    async def work() -> Result:
        async with receiver.open():
            outward = Outward(LOCAL, seconds=1.0)
            to: Way = way(receiver.url + path, keys, "channel", preset)
            result = await Channel(outward).carry(to, message)
            await outward.close()
            return result

    return asyncio.run(work())


def got(preset: str, message: Message = TURN, path: str = "", **keys: str) -> Got:
    """What a channel receives."""
    receiver = Receiver([(200, {})])
    assert sent(preset, receiver, message, path, **keys) == Result(Outcome.SENT)
    [only] = receiver.got
    assert only.headers["content-type"] == "application/json"
    return only


def test_discord_calls_nobody_by_name() -> None:
    body = got("discord", path="/api/webhooks/1/a").json
    assert body["content"] == "À Morgane de jouer. Encore 2 jours : https://play.example/t/abc"
    sly = got("discord", replace(TURN, public=SLY)).json
    assert sly["allowed_mentions"] == {"parse": []}
    assert sly["flags"] == 4
    assert "\\@everyone" in sly["content"]
    assert "\\*\\*bold\\*\\*" in sly["content"]
    assert "\\[here\\]\\(" in sly["content"]


def test_slack_reads_signs_as_signs() -> None:
    body = got("slack", replace(TURN, public=SLY)).json
    text = body["text"]
    assert text.startswith("@everyone &lt;!channel&gt; &lt;@U1&gt; ")
    assert "a&amp;b" in text
    assert text.endswith(" https://play.example/t/abc")
    assert body["mrkdwn"] is False
    assert body["unfurl_links"] is False


def test_ntfy_is_told_the_topic_at_its_root() -> None:
    said = got("ntfy", path="/our-table", token="tk_1")
    assert (said.method, said.path) == ("POST", "/")
    assert said.headers["authorization"] == "Bearer tk_1"
    assert said.json == {
        "topic": "our-table",
        "title": "Brocéliande",
        "message": "À Morgane de jouer. Encore 2 jours",
        "click": "https://play.example/t/abc",
        "tags": ["deciduous_tree"],
    }
    assert "authorization" not in got("ntfy", path="/our-table").headers


def test_matrix_knows_a_message_that_comes_twice_by_its_name() -> None:
    said = got("matrix", room="!room:home.example", token="syt_1")
    rooms = "/_matrix/client/v3/rooms/%21room%3Ahome.example"
    assert (said.method, said.path) == ("PUT", f"{rooms}/send/m.room.message/call-1")
    assert said.headers["authorization"] == "Bearer syt_1"
    assert said.json["msgtype"] == "m.notice"
    assert said.json["m.mentions"] == {}
    assert said.json["body"].endswith(" https://play.example/t/abc")


def test_programs_are_told_plainly() -> None:
    said = got("plain", path="/hook?x=1")
    assert said.path == "/hook?x=1"
    assert said.headers["idempotency-key"] == "call-1"
    assert said.json["kind"] == "turn"
    assert said.json["link"] == "https://play.example/t/abc"


def test_the_link_stands_where_the_text_has_it() -> None:
    told = got("plain", replace(TURN, public="À Morgane (/t/abc) de jouer.")).json
    assert told["text"] == "À Morgane (https://play.example/t/abc) de jouer."
    old = got("plain", replace(TURN, site="")).json
    assert old["link"] == "https://old.example/t/abc"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_channel_hears_what_a_spectator_may_see_and_nothing_else(preset: str) -> None:
    secret = replace(TURN, title="SECRET", text="SECRET", lines=("SECRET",), stop="/SECRET")
    only = got(preset, secret, path="/topic" if preset == "ntfy" else "", room="!r:h", token="t")
    assert b"SECRET" not in only.body
    assert "SECRET" not in str(only.headers)
    assert "Morgane" in only.body.decode()


@pytest.mark.parametrize(
    ("status", "more", "result"),
    [
        (204, {}, Result(Outcome.SENT)),
        (401, {}, Result(Outcome.GONE, "channel_closed")),
        (403, {}, Result(Outcome.GONE, "channel_closed")),
        (404, {}, Result(Outcome.GONE, "channel_gone")),
        (410, {}, Result(Outcome.GONE, "channel_gone")),
        (429, {"retry-after": "3"}, Result(Outcome.LATER, "call_too_many", 3.0)),
        (500, {}, Result(Outcome.LATER, "channel_silent")),
        (400, {}, Result(Outcome.REFUSED, "channel_refused")),
        (302, {"location": "http://10.0.0.1/"}, Result(Outcome.GONE, "call_inside")),
    ],
)
def test_what_a_channel_answers(status: int, more: dict[str, str], result: Result) -> None:
    assert sent("plain", Receiver([(status, more)])) == result


def test_a_channel_that_says_nothing() -> None:
    assert sent("plain", Receiver([None])) == Result(Outcome.LATER, "channel_silent")


@pytest.mark.parametrize(
    ("preset", "url", "room", "token", "fit"),
    [
        ("discord", "https://discord.com/api/webhooks/123/abc-_X", "", "", True),
        ("discord", "https://canary.discord.com/api/v10/webhooks/123/abc", "", "", True),
        ("discord", "https://discord.com.evil.example/api/webhooks/1/a", "", "", False),
        ("discord", "https://discord.com/channels/1/2", "", "", False),
        ("slack", "https://hooks.slack.com/services/T0/B0/x1", "", "", True),
        ("slack", "https://slack.com/services/T0/B0/x1", "", "", False),
        ("ntfy", "https://ntfy.sh/our_table-1", "", "", True),
        ("ntfy", "https://ntfy.sh/", "", "", False),
        ("ntfy", "https://ntfy.sh/a/b", "", "", False),
        ("matrix", "https://matrix.example", "!r:home.example", "syt", True),
        ("matrix", "https://matrix.example", "#r:home.example", "syt", False),
        ("matrix", "https://matrix.example", "!r:home.example", "", False),
        ("plain", "https://mine.example/any?thing", "", "", True),
    ],
)
def test_the_address_of_a_channel_is_known_by_its_looks(
    preset: str, url: str, room: str, token: str, fit: bool
) -> None:
    assert fits(preset, httpx.URL(url), room, token) is fit
