"""The door outward: the certificate is that of the name, though the address is pinned."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from broceliande.server.calls.outward import (
    Outward,
    Unreachable,
)
from tests.server.calls.receivers import LOCAL, Receiver
from tests.server.calls.test_outward import stub


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate of a name, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder(who, who, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - datetime.timedelta(days=1))
    made = made.not_valid_after(now + datetime.timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    cert, file = folder / f"{name}.pem", folder / f"{name}.key"
    cert.write_bytes(made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
    file.write_bytes(private)
    return cert, file


def test_the_certificate_is_that_of_the_name_though_the_address_is_pinned(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path, "push.example")
    ours, theirs = ssl.create_default_context(), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ours.load_verify_locations(cert)
    theirs.load_cert_chain(cert, key)
    asked: list[str | None] = []
    theirs.sni_callback = lambda _, name, __: asked.append(name)
    hook = Receiver()

    async def work() -> int:
        async with hook.open(theirs):
            door = Outward(LOCAL, stub(["127.0.0.1"])[0], ours)
            answer = await door.send(f"https://push.example:{hook.port}/", b"x", {})
            with pytest.raises(Unreachable, match="call_not_safe"):
                await door.send(f"https://other.example:{hook.port}/", b"x", {})
            await door.close()
            return answer.status

    assert asyncio.run(work()) == 201
    assert asked == ["push.example", "other.example"]
    assert len(hook.got) == 1
