"""The other side of calls, under test: a server of our own that takes them, and a push service that
checks who sent a message and reads it as the browser would."""

from __future__ import annotations

import asyncio
import json
import ssl
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from broceliande.server.calls.keys import base64url, from_base64url

LOCAL = ("127.0.0.0/8", "::1/128")


@dataclass(frozen=True)
class Got:
    """A request that came."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """What it says."""
        return json.loads(self.body)


@dataclass
class Receiver:
    """Takes requests, and answers each with the next of its answers: a status and headers. None:
    it says nothing at all."""

    answers: list[tuple[int, dict[str, str]] | None] = field(default_factory=list)
    got: list[Got] = field(default_factory=list)
    port: int = 0
    said: bytes = b"{}"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while line := await reader.readline():
                method, path, _ = line.decode().split(" ", 2)
                headers = {}
                while (text := (await reader.readline()).decode().strip()) != "":
                    name, _, value = text.partition(":")
                    headers[name.lower()] = value.strip()
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                self.got.append(Got(method, path, headers, body))
                answer = self.answers.pop(0) if self.answers else (201, {})
                if answer is None:
                    await asyncio.sleep(60)
                    return
                await self._answer(writer, *answer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def _answer(
        self, writer: asyncio.StreamWriter, status: int, more: dict[str, str]
    ) -> None:
        said = {"content-length": str(len(self.said)), **more}
        lines = [f"HTTP/1.1 {status} X", *(f"{name}: {value}" for name, value in said.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode() + self.said)
        await writer.drain()

    @asynccontextmanager
    async def open(self, context: ssl.SSLContext | None = None) -> AsyncIterator[None]:
        """Listen for as long as the block lasts."""
        tasks: set[asyncio.Task[None]] = set()

        async def served(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.current_task()
            assert task is not None
            tasks.add(task)
            with suppress(asyncio.CancelledError):  # the test is over
                await self._serve(reader, writer)

        server = await asyncio.start_server(served, "127.0.0.1", 0, ssl=context)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


class PushBrowser:
    """A browser that can be pushed to: it has a pair of keys and a secret, and reads what comes."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes yes"[:16]
        self._point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    @property
    def keys(self) -> dict[str, str]:
        """What it gives the page."""
        return {"p256dh": base64url(self._point), "auth": base64url(self._auth)}

    def read(self, body: bytes) -> Any:
        """What a message says: RFC 8188 and RFC 8291, from the receiver's side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= 4096
        assert len(record) <= size
        assert length == 65
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self._point + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text, mark, _ = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert mark, "the last record ends with a mark"
        return json.loads(text)


def vapid_of(got: Got, audience: str, public: str) -> dict[str, Any]:
    """What the sender says of themselves, once their signature is checked."""
    kind, _, rest = got.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid"
    assert parts["k"] == public
    head, claims, signature = parts["t"].split(".")
    assert json.loads(from_base64url(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = from_base64url(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(public))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(from_base64url(claims))
    assert told["aud"] == audience
    assert time.time() < told["exp"] <= time.time() + 86_400
    return told
