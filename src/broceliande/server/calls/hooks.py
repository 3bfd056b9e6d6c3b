"""Channels: a message is written into a room that many read, by the address that the room gave.

It says what a spectator may see and nothing else, links the table, and calls nobody by name: what
stands in a person's name is a name there too, whatever signs it is made of.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import httpx
import msgspec

from broceliande.server.calls.carrying import Outcome, Result, Way
from broceliande.server.calls.message import Message
from broceliande.server.calls.outcomes import judged, unreached
from broceliande.server.calls.outward import Answer, Outward, Unreachable

JSON = {"content-type": "application/json"}
LONGEST = 1500  # letters; Discord takes 2,000, and signs that are escaped count twice
QUIET = 4  # Discord: no picture of what a link leads to
MARKS = re.compile(r"([\\*_~`|>#\[\]()<@]|:(?=\w)|^-)")  # that mean something in Discord


@dataclass(frozen=True)
class Request:
    """What is sent to a channel."""

    url: str
    body: dict[str, Any]
    headers: dict[str, str] = field(default_factory=dict)
    method: str = "POST"


def text_of(way: Way, message: Message, plain: Callable[[str], str] = str) -> str:
    """What the channel reads, with the table's link, whole and last if it has no place of its own;
    `plain` takes the meaning from signs that would have one there."""
    link = link_of(way, message)
    before, held, after = message.public.partition(message.link or "\0")
    if held:
        return plain(before[:LONGEST]) + link + plain(after[:LONGEST])
    return f"{plain(before[:LONGEST])} {link}".strip()


def link_of(way: Way, message: Message) -> str:
    """The table's link, whole."""
    return (message.site or way.site) + message.link


def discord(way: Way, message: Message) -> Request:
    """https://docs.discord.com/developers/resources/webhook#execute-webhook"""
    text = text_of(way, message, lambda said: MARKS.sub(r"\\\1", said))
    body = {"content": text, "allowed_mentions": {"parse": []}, "flags": QUIET}
    return Request(way.address, body)


def slack(way: Way, message: Message) -> Request:
    """https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks"""

    def plain(said: str) -> str:
        return said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

    text = text_of(way, message, plain)
    return Request(way.address, {"text": text, "mrkdwn": False, "unfurl_links": False})


def ntfy(way: Way, message: Message) -> Request:
    """https://docs.ntfy.sh/publish/#publish-as-json: to the root, with the topic inside."""
    url = httpx.URL(way.address)
    body = {
        "topic": url.path.strip("/"),
        "title": "Brocéliande",
        "message": message.public.replace(message.link or "\0", "").strip(" :\u00a0\u202f"),
        "click": link_of(way, message),
        "tags": ["deciduous_tree"],
    }
    return Request(str(url.copy_with(raw_path=b"/")), body, _bearer(way))


def matrix(way: Way, message: Message) -> Request:
    """https://spec.matrix.org/latest/client-server-api, sending events to a room: one that is sent
    again under the same name is the same."""
    room, name = quote(str(way.keys.get("room", "")), safe=""), quote(message.id, safe="")
    root = way.address.rstrip("/")
    url = f"{root}/_matrix/client/v3/rooms/{room}/send/m.room.message/{name}"
    body = {"msgtype": "m.notice", "body": text_of(way, message), "m.mentions": {}}
    return Request(url, body, _bearer(way), "PUT")


def plain(way: Way, message: Message) -> Request:
    """For programs of one's own."""
    said = {"id": message.id, "kind": message.kind, "lang": message.lang}
    body = {**said, "text": text_of(way, message), "link": link_of(way, message)}
    return Request(way.address, body, {**_bearer(way), "idempotency-key": message.id})


def _bearer(way: Way) -> dict[str, str]:
    token = str(way.keys.get("token", ""))
    return {"authorization": f"Bearer {token}"} if token else {}


PRESETS: dict[str, Callable[[Way, Message], Request]] = {
    "discord": discord,
    "slack": slack,
    "ntfy": ntfy,
    "matrix": matrix,
    "plain": plain,
}
# What the address of a channel looks like, host and path.
LOOKS = {
    "discord": re.compile(r"(?:\w+\.)?discord(?:app)?\.com/api/(?:v\d+/)?webhooks/\d+/[\w-]+"),
    "slack": re.compile(r"hooks\.slack(?:-gov)?\.com/services/\w+/\w+/\w+"),
    "ntfy": re.compile(r"[^/]+/[-_A-Za-z0-9]{1,64}/?"),
    "matrix": re.compile(r"[^/]+/?"),
    "plain": re.compile(r".+"),
}
ROOM = re.compile(r"![^\s/?#]{1,254}")


def fits(preset: str, url: httpx.URL, room: str = "", token: str = "") -> bool:
    """Whether an address is one of a channel of this kind, with what it takes beside it."""
    known = LOOKS[preset].fullmatch(f"{url.netloc.decode('ascii')}{url.path}")
    return bool(known) and (preset != "matrix" or bool(ROOM.fullmatch(room) and token))


class Channel:
    """Carries messages to channels."""

    def __init__(self, outward: Outward) -> None:
        self._outward = outward

    async def carry(self, way: Way, message: Message) -> Result:
        """Write it into the channel."""
        request = PRESETS[way.preset](way, message)
        body, headers = msgspec.json.encode(request.body), {**JSON, **request.headers}
        try:
            answer = await self._outward.send(request.url, body, headers, request.method)
        except Unreachable as wrong:
            why = "channel_silent" if wrong.why == "call_silent" else wrong.why
            return unreached(Unreachable(why))
        return _result(answer)


def _result(answer: Answer) -> Result:
    if answer.status in {401, 403}:
        return Result(Outcome.GONE, "channel_closed")
    return judged(answer, gone="channel_gone", silent="channel_silent", refused="channel_refused")
