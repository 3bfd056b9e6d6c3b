"""A passkey in software: ES256, attestation "none", as a phone would make and use one."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def coded(data: bytes) -> str:
    """As browsers write bytes in JSON."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """And read them."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, at one site."""

    def __init__(self, origin: str = "http://localhost", host: str = "localhost") -> None:
        self.origin, self.host = origin, host
        self.id = secrets.token_bytes(32)
        self.signed = 0
        self.user = ""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _client(self, kind: str, challenge: str) -> bytes:
        data = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(data).encode()

    def _about(self, flags: int) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.signed.to_bytes(4, "big")

    def _public(self) -> bytes:
        numbers = self._key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        self.user = options["user"]["id"]
        named = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public()
        data = self._about(PRESENT | VERIFIED | WITH_KEY) + named
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._told({"clientDataJSON": coded(client), "attestationObject": coded(made)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        self.signed += 1
        data = self._about(PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        told = data + hashlib.sha256(client).digest()
        response = {
            "clientDataJSON": coded(client),
            "authenticatorData": coded(data),
            "signature": coded(self._key.sign(told, ec.ECDSA(SHA256()))),
            "userHandle": self.user,
        }
        return self._told(response)

    def _told(self, response: dict[str, str]) -> dict[str, Any]:
        name = coded(self.id)
        extra = {"clientExtensionResults": {}, "authenticatorAttachment": "platform"}
        credential = {"id": name, "rawId": name, "type": "public-key", "response": response}
        return {"credential": {**credential, **extra}}
