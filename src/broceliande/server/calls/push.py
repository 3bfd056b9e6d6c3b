"""The browser's own push: a message is sealed for one browser (RFC 8291, aes128gcm) and handed to
its push service, which cannot read it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from broceliande.server.calls.carrying import Outcome, Result, Way
from broceliande.server.calls.keys import CURVE, Signer, base64url, from_base64url, point
from broceliande.server.calls.message import Message
from broceliande.server.calls.outcomes import judged, unreached
from broceliande.server.calls.outward import Answer, Outward, Unreachable
from broceliande.server.ground.texts import say
from broceliande.server.storage import calling

RECORD = 4096  # bytes of one record: every service takes as much
LARGEST = RECORD - 86 - 16 - 1  # of what is sealed: beside it the head, the tag, the mark
PADDED = 256  # its length says no more than in how many of these it fits
# What can be done with a call from where it is shown: what it does, and the word for it.
PLAY = (("open", "call-play"), ("later", "call-tonight"), ("stop", "call-stop"))
DEEDS = {
    calling.TURN: PLAY,
    calling.SOON: PLAY,
    calling.DIGEST: PLAY,
    calling.INVITATION: (("open", "call-coming"), ("close", "call-another")),
    calling.FINISHED: (("open", "call-replay"), ("stop", "call-stop")),
}
URGENCY = {calling.SOON: "high", calling.DIGEST: "low", calling.FINISHED: "low"}  # else: normal


@dataclass(frozen=True)
class Keys:
    """What a browser gave us to seal with."""

    public: ec.EllipticCurvePublicKey
    auth: bytes

    @classmethod
    def of(cls, p256dh: str, auth: str) -> Keys:
        """As the browser wrote them; ValueError, if they are none."""
        secret = from_base64url(auth)
        if len(secret) != 16:
            raise ValueError("a secret has 16 bytes")
        return cls(
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(p256dh)), secret
        )


def sealed(
    plain: bytes,
    keys: Keys,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padding: int = 0,
) -> bytes:
    """The body of a push: one record, with a key that is used this once."""
    ours = ours or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    mine, theirs = point(ours.public_key()), point(keys.public)
    shared = ours.exchange(ec.ECDH(), keys.public)
    both = _derived(keys.auth, shared, b"WebPush: info\0" + theirs + mine, 32)
    key = _derived(salt, both, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, both, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, plain + b"\2" + bytes(padding), None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def told(message: Message, short: bool = False) -> bytes:
    """What the service worker is told; `short`: no more than it takes to open the table."""
    said: dict[str, Any] = {
        "id": message.id,
        "kind": message.kind,
        "lang": message.lang,
        "title": message.title,
        "text": "" if short else message.text,
        "link": message.link,
        "stop": message.stop,
        "tag": message.tag,
        "waits": message.waits,
        "deeds": [
            {"action": action, "title": say(message.lang, word)}
            for action, word in DEEDS.get(message.kind, (("stop", "call-stop"),))
        ],
    }
    return msgspec.json.encode(said)


class Push:
    """Carries messages to browsers."""

    def __init__(self, outward: Outward, signer: Callable[[], Awaitable[Signer]]) -> None:
        self._outward, self._signer = outward, signer

    async def carry(self, way: Way, message: Message) -> Result:
        """Hand it to the push service of the browser."""
        try:
            keys = Keys.of(str(way.keys.get("p256dh", "")), str(way.keys.get("auth", "")))
        except ValueError:
            return Result(Outcome.GONE, "call_foreign")
        signer = await self._signer()
        try:
            answer = await self._handed(signer, way, message, keys, told(message))
            if answer.status == 413:  # some services take less than they should
                answer = await self._handed(signer, way, message, keys, told(message, short=True))
        except Unreachable as wrong:
            return unreached(wrong)
        said = {"gone": "call_ended", "silent": "call_silent", "refused": "call_refused"}
        return judged(answer, **said)

    async def _handed(
        self, signer: Signer, way: Way, message: Message, keys: Keys, plain: bytes
    ) -> Answer:
        if len(plain) > LARGEST:
            return Answer(413)
        padding = min(-len(plain) % PADDED, LARGEST - len(plain))
        site = message.site or way.site
        headers = {
            "authorization": signer.header(way.address, site if site.startswith("https:") else ""),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(message.ttl, 0)),
            "urgency": URGENCY.get(message.kind, "normal"),
            "topic": topic(message),
        }
        body = sealed(plain, keys, padding=padding)
        return await self._outward.send(way.address, body, headers)


def topic(message: Message) -> str:
    """A later call about a table takes the place of one that still waits at the service."""
    named = hashlib.sha256((message.tag or message.id).encode()).digest()
    return base64url(named)[:32]
