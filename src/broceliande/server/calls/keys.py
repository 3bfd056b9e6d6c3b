"""The pair of keys by which push services know this place (VAPID, RFC 8292).

Made when first needed and kept in the database: one pair for all servers, also of two that make
one in the same moment. The private key leaves it in a copy of the whole database alone.
"""

from __future__ import annotations

import base64
import json
import time
from dataclasses import dataclass, field

import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from broceliande.server.calls import links
from broceliande.server.storage.database import Storage

NAME = "vapid"  # among the keys of the place
CURVE = ec.SECP256R1()
LASTS = 12 * 3600  # seconds for which what was signed is good; a day is the most
RENEW = LASTS // 2
KEPT = 200  # services whose signature is kept


def base64url(data: bytes) -> str:
    """As tokens and keys are written."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The same, read; ValueError, if it is none."""
    filled = text.rstrip("=").encode("ascii") + b"=" * (-len(text.rstrip("=")) % 4)
    return base64.b64decode(filled, altchars=b"-_", validate=True)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass
class Signer:
    """Says to a push service who we are."""

    private: ec.EllipticCurvePrivateKey = field(repr=False)
    _said: dict[tuple[str, str], tuple[float, str]] = field(default_factory=dict, repr=False)

    @property
    def public(self) -> str:
        """What a browser makes a subscription with."""
        return base64url(point(self.private.public_key()))

    def header(self, endpoint: str, contact: str) -> str:
        """What goes with a message to this address; `contact` is where we are found."""
        url = httpx.URL(endpoint)
        service = f"{url.scheme}://{url.netloc.decode('ascii')}"
        now = time.time()
        until, said = self._said.get((service, contact), (0.0, ""))
        if until < now + RENEW:
            if len(self._said) >= KEPT:
                self._said.clear()
            until = now + LASTS
            said = f"vapid t={self._token(service, contact, int(until))}, k={self.public}"
            self._said[service, contact] = (until, said)
        return said

    def _token(self, service: str, contact: str, until: int) -> str:
        claims = {"aud": service, "exp": until, **({"sub": contact} if contact else {})}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(
            base64url(json.dumps(part, separators=(",", ":")).encode()) for part in parts
        )
        signed = self.private.sign(text.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signed)
        return f"{text}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


class Keyring:
    """The pair of this place, read when first needed, and made then if there is none."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._signer: Signer | None = None

    async def signer(self) -> Signer:
        """Who signs for this place."""
        if self._signer is None:
            fresh = ec.generate_private_key(CURVE).private_numbers().private_value
            kept = await links.kept(self._storage, NAME, base64url(fresh.to_bytes(32, "big")))
            self._signer = Signer(_private(kept))
        return self._signer


def _private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_base64url(text), "big"), CURVE)
