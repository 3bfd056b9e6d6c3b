"""What is stored for the keeper's desk: who may open it, what keepers decided, and what they did.

Nobody's name is kept here: people are named by their ids, and whoever is deleted is nobody.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from broceliande.server.storage.columns import metadata, of_a_person

MUTE, BAN = "mute", "ban"  # what a keeper decides about somebody
NEW, DONE = "new", "done"  # the state of a report

keepers = Table(
    "keepers",
    metadata,
    Column("person", String(32), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

desk_codes = Table(  # by which somebody becomes a keeper, or opens the desk, once
    "desk_codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("persons.id", ondelete="CASCADE"), nullable=True),
    Column("until", BigInteger, nullable=False),
    Index("desk_codes_person", "person"),
)

desk_visits = Table(  # the desk is open, at one device and for a quarter of an hour
    "desk_visits",
    metadata,
    Column("digest", String(64), primary_key=True),  # of what the desk's own cookie holds
    of_a_person(),
    Column("session", String(32), ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
    Column("address", String(64), nullable=False),  # as limits count it
    Column("until", BigInteger, nullable=False),
    Index("desk_visits_person", "person"),
    Index("desk_visits_session", "session"),
    Index("desk_visits_until", "until"),
)

measures = Table(  # somebody may not speak, or may not come; or nobody from some addresses
    "measures",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), ForeignKey("persons.id", ondelete="CASCADE"), nullable=True),
    Column("network", String(64), nullable=True),
    Column("reason", Text, nullable=False),  # told to whom it concerns
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
    Index("measures_person", "person"),
    Index("measures_network", "network"),
)

desk_log = Table(  # what keepers did; nothing in it is ever changed
    "desk_log",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("keeper", String(32), nullable=True),  # none: from the command line
    Column("act", String(24), nullable=False),
    Column("about", String(64), nullable=False),  # a person, a table, a network, a report
    Column("why", Text, nullable=False),
    Column("more", JSON, nullable=False),  # and the tables that servers should look at again
    Index("desk_log_at", "at"),
    Index("desk_log_about", "about"),
)

retention = Table(  # in days; what is not here is as the command line says
    "retention",
    metadata,
    Column("what", String(16), primary_key=True),
    Column("days", Integer, nullable=False),
)
