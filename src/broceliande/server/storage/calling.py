"""What is stored to call people back to a table: their ways, their wishes, the calls.

A call is written with the entry of the log that it follows from. It says *look*, as a deadline
does: whether somebody is still waited for stands in the log. When it is due, one message is made
of all calls of a person that are, and a carry for each of their ways; from then on the text
stands, and each way is tried until it took it or gave it up. `due` is when somebody must see to a
row, and null when nobody must any more; `claimed` is until when the server named `holder` does.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    Text,
    false,
    true,
)

from broceliande.server.storage.columns import metadata, of_a_person

PUSH, MAIL, CHANNEL = "push", "mail", "channel"  # kinds of ways
AT_ONCE, DAILY = "at_once", "daily"  # how somebody wants their calls
# What a call is about.
TURN, SOON, REMATCH, FINISHED = "turn", "soon", "rematch", "finished"
INVITATION, FRIEND, DIGEST, CONFIRM, TEST = "invitation", "friend", "digest", "confirm", "test"
KINDS = (TURN, SOON, REMATCH, FINISHED, INVITATION, FRIEND)  # that somebody may want or not

ways = Table(  # by which somebody can be called
    "ways",
    metadata,
    Column("id", String(32), primary_key=True),
    of_a_person(),
    Column("kind", String(8), nullable=False),
    # Of a channel: discord, slack, ntfy, matrix or plain.
    Column("preset", String(16), nullable=False, server_default=""),
    Column("address", Text, nullable=False),  # of the push service, the letters, the channel
    Column("keys", JSON, nullable=False),  # what it takes beside the address
    Column("lang", String(2), nullable=False),
    Column("site", String(255), nullable=False, server_default=""),  # where it was given to us
    # Of push: the device that it calls. One that knows the person no more is not called either.
    Column("session", String(32), ForeignKey("sessions.id", ondelete="CASCADE"), nullable=True),
    Column("made", BigInteger, nullable=False),  # all times: milliseconds since 1970
    Column("confirmed", BigInteger, nullable=True),  # letters: when the link in the first was used
    Column("stop", String(64), nullable=False),  # SHA-256 of what its stop link holds
    Column("failures", Integer, nullable=False, server_default="0"),  # messages, one after another
    Column("error", String(64), nullable=False, server_default=""),  # the last, as a sentence's key
    Column("tried", BigInteger, nullable=True),
    Column("active", Boolean, nullable=False, server_default=true()),
    Index("ways_person", "person"),
    Index("ways_session", "session"),
    Index("ways_stop", "stop", unique=True),
)

calling = Table(  # how somebody wants to be called; who has no row wants everything at once
    "calling",
    metadata,
    Column("person", String(32), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("lang", String(2), nullable=False),
    Column("zone", String(64), nullable=False, server_default="UTC"),  # its name in the world
    Column("quiet_from", SmallInteger, nullable=True),  # minutes of the day there; null: none
    Column("quiet_to", SmallInteger, nullable=True),
    Column("digest", String(8), nullable=False, server_default=AT_ONCE),
    Column("hour", SmallInteger, nullable=False, server_default="8"),  # of the day's one message
    Column("off", Boolean, nullable=False, server_default=false()),
    Column("kinds", JSON, nullable=False),  # those that are wanted
)

calls = Table(
    "calls",
    metadata,
    Column("id", String(32), primary_key=True),
    of_a_person(),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("seat", SmallInteger, nullable=False),  # -1: none of theirs
    Column("version", Integer, nullable=False),
    Column("about", JSON, nullable=False),  # what else the words need, such as who invites
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True),
    Column("claimed", BigInteger, nullable=False, server_default="0"),
    Column("holder", String(32), nullable=False, server_default=""),
    Column("sent", BigInteger, nullable=True),  # when a message was made of it,
    Column("message", String(32), nullable=True),  # and which
    Column("dropped", String(16), nullable=False, server_default=""),  # or why none was
    Index("calls_key", "person", "kind", "table_id", "seat", "version", unique=True),
    Index("calls_table", "table_id"),
    Index("calls_due", "due"),
    Index("calls_message", "message"),
    Index("calls_made", "made"),
)

carries = Table(  # a message on one way
    "carries",
    metadata,
    Column("message", String(32), primary_key=True),  # its id, the same at every try
    Column("way", String(32), ForeignKey("ways.id", ondelete="CASCADE"), primary_key=True),
    Column("body", JSON, nullable=False),  # what it says, in the language of the way
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # then it is worth nothing
    Column("due", BigInteger, nullable=True),
    Column("tries", SmallInteger, nullable=False, server_default="0"),
    Column("claimed", BigInteger, nullable=False, server_default="0"),
    Column("holder", String(32), nullable=False, server_default=""),
    Column("sent", BigInteger, nullable=True),  # when the way took it
    Column("error", String(64), nullable=False, server_default=""),  # or why it did not
    Index("carries_way", "way"),
    Index("carries_due", "due"),
    Index("carries_made", "made"),
)

keys = Table(  # of the place as a whole, made when first needed: one of each for all servers
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
