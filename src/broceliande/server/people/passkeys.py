"""Passkeys: made on a device that knows somebody, and by which any device comes to know them.

A challenge is signed once and within its time; a passkey works at the host that it was made for.
The library reads what a browser sends: whatever it cannot read or verify is one polite refusal.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.bounds import KEYS
from broceliande.server.people.sessions import Known
from broceliande.server.people.tokens import digest, new_id
from broceliande.server.people.tries import Try
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage

LASTS = 300_000  # milliseconds that a browser may take
BITS = 32  # bytes of a challenge
NAME = "Brocéliande"

Json = dict[str, Any]
k = m.passkeys.c


@dataclass(frozen=True)
class Site:
    """Where the page says that it is."""

    origin: str  # such as https://play.example

    @property
    def host(self) -> str:
        """The name that passkeys are made for."""
        return urlsplit(self.origin).hostname or ""

    @property
    def fits(self) -> bool:
        """Whether browsers make passkeys there: over TLS or on this machine, and under a name."""
        if not self.host or _is_number(self.host):
            return False
        return self.origin.startswith("https://") or self.host == "localhost"

    def check(self) -> None:
        """Sorry, if they do not."""
        if not self.fits:
            raise Sorry("no_passkeys")


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


# To make one


async def passkeys(storage: Storage, person: str) -> Rows:
    """Somebody's passkeys, the newest first."""
    mine = sa.select(m.passkeys).where(k.person == person)
    return await storage.rows(mine.order_by(k.created.desc(), k.id))


async def to_make(storage: Storage, known: Known, site: Site) -> Json:
    """What the browser needs to make one."""
    from webauthn import base64url_to_bytes, generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers import structs as w

    site.check()
    have = await passkeys(storage, known.person)
    if len(have) >= KEYS:
        raise Sorry("too_many_passkeys")
    there = [w.PublicKeyCredentialDescriptor(base64url_to_bytes(row.credential)) for row in have]
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=known.person.encode(),
        user_name=known.name or NAME,
        challenge=await _challenge(storage, known.person),
        timeout=LASTS,
        authenticator_selection=w.AuthenticatorSelectionCriteria(
            resident_key=w.ResidentKeyRequirement.REQUIRED,
            user_verification=w.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=there,
    )
    return options_to_json_dict(options)


async def made(
    storage: Storage, known: Known, site: Site, credential: Json, label: str, *also: sa.Executable
) -> None:
    """The browser made one: it is kept, if it is what was asked for."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    site.check()
    challenge = await _signed(storage, credential, known.person)
    with _read():
        done = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    if len(await passkeys(storage, known.person)) >= KEYS:
        raise Sorry("too_many_passkeys")
    kept = {"credential": bytes_to_base64url(done.credential_id), "site": site.host}
    key = {"key": done.credential_public_key, "signed": done.sign_count, "label": label}
    row = {"id": new_id(), "person": known.person, "created": now_ms(), **kept, **key}
    try:
        await storage.write(sa.insert(m.passkeys).values(**row), *also)
    except IntegrityError:
        raise Sorry("passkey_failed", "it is known already") from None


async def taken_away(storage: Storage, person: str, passkey: str) -> None:
    """It opens nothing any more."""
    async with storage.writing() as connection:
        mine = sa.delete(m.passkeys).where(k.id == passkey, k.person == person)
        if (await connection.execute(mine)).rowcount != 1:
            raise Sorry("not_found")


# To come back by one


async def to_enter(storage: Storage, site: Site) -> Json:
    """What the browser needs to ask for one: it names nobody, the passkey tells who comes."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    site.check()
    challenge = await _challenge(storage, None)
    options = generate_authentication_options(rp_id=site.host, challenge=challenge, timeout=LASTS)
    return options_to_json_dict(options)


async def by_passkey(storage: Storage, site: Site, credential: Json, address: str) -> str:
    """Whose passkey signed; Sorry if none of this site did."""
    site.check()
    named = str(credential.get("id", ""))[:1400]
    if not named.isascii() or not named.isprintable():
        raise Sorry("passkey_failed")
    attempt = Try(storage, f"address {address}", f"key {digest(named)[:40]}")
    await attempt.begin()
    challenge = await _signed(storage, credential, None)
    row = await storage.row(sa.select(m.passkeys).where(k.credential == named))
    if row is None or row.site != site.host:
        raise Sorry("passkey_failed")
    count = _verified(row, site, credential, challenge)
    once = sa.update(m.passkeys).where(k.id == row.id, k.signed == row.signed)
    async with storage.writing() as connection:
        done = await connection.execute(once.values(signed=count, used=now_ms()))
    if done.rowcount != 1:  # two at once, and the other was first
        raise Sorry("passkey_failed")
    await attempt.right()
    return str(row.person)


def _verified(row: sa.Row[Any], site: Site, credential: Json, challenge: bytes) -> int:
    """How often it signed by now."""
    from webauthn import verify_authentication_response

    with _read():
        handle = credential["response"].get("userHandle")
        if handle and not secrets.compare_digest(_bytes(handle), row.person.encode()):
            raise ValueError("it is somebody else's")
        done = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=row.site,
            expected_origin=site.origin,
            credential_public_key=row.key,
            credential_current_sign_count=row.signed,
        )
    return done.new_sign_count


# Challenges


async def _challenge(storage: Storage, person: str | None) -> bytes:
    """Something to sign, once."""
    challenge = secrets.token_bytes(BITS)
    row = {"digest": digest(challenge.hex()), "person": person, "until": now_ms() + LASTS}
    await storage.write(sa.insert(m.challenges).values(**row))
    return challenge


async def _signed(storage: Storage, credential: Json, person: str | None) -> bytes:
    """The challenge that was signed, if it is one of ours and nobody answered it before."""
    from webauthn.helpers import parse_client_data_json

    with _read():
        data = _bytes(credential["response"]["clientDataJSON"])
        challenge = parse_client_data_json(data).challenge
    c = m.challenges.c
    ours = (c.digest == digest(challenge.hex()), c.until > now_ms())
    async with storage.writing() as connection:
        used = sa.delete(m.challenges).where(*ours, c.person.is_not_distinct_from(person))
        if (await connection.execute(used)).rowcount != 1:
            raise Sorry("passkey_failed", "no challenge of ours")
    return challenge


def _bytes(text: str) -> bytes:
    from webauthn import base64url_to_bytes

    return base64url_to_bytes(text)


@contextmanager
def _read() -> Iterator[None]:
    """Whatever a stranger's bytes do to the library, nothing has changed."""
    try:
        yield
    except Exception as wrong:
        raise Sorry("passkey_failed", f"{type(wrong).__name__}: {wrong}"[:200]) from None


def forgotten(now: int) -> sa.Executable:
    """Challenges that nobody answered."""
    return sa.delete(m.challenges).where(m.challenges.c.until <= now)
