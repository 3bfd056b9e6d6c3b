"""What is stored of people: their devices, and the ways by which they are found again."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    LargeBinary,
    SmallInteger,
    String,
    Table,
)

from broceliande.server.storage.columns import metadata, of_a_person

persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("crest", String(16), nullable=False),
    Column("agrees", String(1), nullable=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(  # devices that know a person
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    of_a_person(),
    Column("digest", String(64), nullable=False),  # of what its cookie holds
    Column("label", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # phone, tablet, computer or nothing
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_digest", "digest", unique=True),
    Index("sessions_person", "person"),
    Index("sessions_seen", "seen"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    of_a_person(),
    Column("credential", String(1400), nullable=False),  # its own name, in base64url
    Column("site", String(255), nullable=False),  # the host that it was made for
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("signed", BigInteger, nullable=False),  # how often it signed, as it says
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
    Index("passkeys_credential", "credential", unique=True),
    Index("passkeys_person", "person"),
)

challenges = Table(  # what a passkey is to sign, once
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    of_a_person(nullable=True),  # who makes a passkey; nobody, if it is to tell who comes
    Column("until", BigInteger, nullable=False),
    Index("challenges_until", "until"),
)

codes = Table(  # by which somebody is rescued, each once
    "codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    of_a_person(),
    Column("used", BigInteger, nullable=True),
    Index("codes_person", "person"),
)

handovers = Table(  # second devices that are waited for
    "handovers",
    metadata,
    Column("id", String(32), primary_key=True),
    of_a_person(),
    Column("session", String(32), nullable=False),  # the known device
    Column("code", String(64), nullable=False),  # digests of the short code and of the link
    Column("link", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),
    Column("ticket", String(64), nullable=True),  # digest of what the new device holds
    Column("beast", String(16), nullable=False),
    Column("label", String(64), nullable=False),  # of the new device, and its kind
    Column("kind", String(8), nullable=False),
    Index("handovers_code", "code", unique=True),
    Index("handovers_link", "link", unique=True),
    Index("handovers_ticket", "ticket", unique=True),
    Index("handovers_until", "until"),
)

tries = Table(  # wrong ones, of an address or at a code
    "tries",
    metadata,
    Column("of", String(80), primary_key=True),
    Column("wrong", SmallInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # when they are forgotten
    Index("tries_until", "until"),
)
