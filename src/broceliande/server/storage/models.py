"""What is stored: a table's set-up, its seats, and an append-only log of what was done at it.

A log entry is a `start`, an `answer`, an `undo`, a `seat` that passes between a person, a stand-in
and a bot, a `rest` that gives a seat more time, or a `close`: the table is cleared away unfinished.
The version of a table is the number of its entries, and the key (table, version) of the log settles
every race: of two servers that write the same version, one is told that it came too late. Nothing
in the log is ever changed.
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
    LargeBinary,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

from broceliande.server.storage import calling as called
from broceliande.server.storage import columns, desk, folk, seeing, slow
from broceliande.server.storage import listings as lobby
from broceliande.server.storage import persons as people
from broceliande.server.storage.columns import of_a_person, of_a_table

metadata = columns.metadata
persons, sessions, handovers = people.persons, people.sessions, people.handovers
passkeys, challenges = people.passkeys, people.challenges
codes, tries = people.codes, people.tries
rests, ahead = slow.rests, slow.ahead
listings = lobby.listings
reports = folk.reports  # and all else that is between people
keepers, desk_codes, desk_visits = desk.keepers, desk.desk_codes, desk.desk_visits
measures, desk_log, retention = desk.measures, desk.desk_log, desk.retention
ways, calling, calls, carries = called.ways, called.calling, called.calls, called.carries
keys = called.keys
seen = seeing.seen

OPEN, PLAYING, OVER = "open", "playing", "over"  # the status of a table
PERSON, BOT, FREE = "person", "bot", "open"  # who sits on a seat
# Entries of the log. An undo goes back to so many answers; by `withdraw` a seat takes its own back
# from among answers that are sealed together.
START, ANSWER, UNDO, WITHDRAW, SEAT = "start", "answer", "undo", "withdraw", "seat"
REST = "rest"  # a day off gives a seat more time
CLOSE = "close"  # the table is cleared away before its game is over: the last entry of its log
ABANDONED = "abandoned"  # how such a game ended
WAIT, OFFER, LEND = "wait", "offer", "bot"  # what the others choose while an owner is away

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),  # 128 bits: who knows it may come
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules it is played by
    Column("amendments", JSON, nullable=False, server_default="[]"),  # and their amendments
    Column("seats", SmallInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("edition", JSON, nullable=True),  # only one that the host brought
    Column("seed", LargeBinary(32), nullable=False),  # secret until the game is over
    Column("commitment", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", String(8), nullable=False),  # none, move or game
    Column("clock_ms", BigInteger, nullable=False),
    Column("patience", Integer, nullable=False),  # seconds before a leaver's seat may be given
    Column("status", String(8), nullable=False),
    Column("rematch", String(32), nullable=True),  # the table at which they play again
    Column("created", BigInteger, nullable=False),  # all times: milliseconds since 1970
    Column("touched", BigInteger, nullable=False),
    # What comes back to a clock for the whole game with each move, and up to which time.
    Column("bonus_ms", BigInteger, nullable=False, server_default="0"),
    Column("cap_ms", BigInteger, nullable=False, server_default="0"),
    Column("ending", String(64), nullable=True),  # how it ended, by name
    # Whether it begins when all who sit there are ready, and not as soon as it is full.
    Column("ready", Boolean, nullable=False, server_default=false()),
    # Once more: the seat that offers it, the one that would begin, and what is done without those
    # who leave (a bot, or fewer seats).
    Column("offered", SmallInteger, nullable=True),
    Column("starter", SmallInteger, nullable=True),
    Column("without", String(8), nullable=True),
    Column("code", String(16), nullable=True),  # to say instead of the link, while it is open
    # It goes on from a finished game: which one, and after how many of its answers.
    Column("origin", String(32), nullable=True),
    Column("origin_ply", Integer, nullable=True),
    Column("lang", String(8), nullable=False, server_default=""),  # of whoever opened it
    # When bots take the seats that are free, and of which level; none: no bots come by themselves.
    Column("fills", BigInteger, nullable=True),
    Column("filler", String(32), nullable=True),
    # Only ready-made sentences are said there.
    Column("hushed", Boolean, nullable=False, server_default=false()),
    Index("tables_code", "code", unique=True),
    Index("tables_listed", "public", "status", "created"),
    Index("tables_touched", "touched"),
)

seats = Table(
    "seats",
    metadata,
    of_a_table(),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(32), nullable=False),  # of the bot that plays, or would
    Column("secret", String(64), nullable=True),  # SHA-256 of the secret of its owner
    Column("holder", String(32), nullable=True),  # the server at which the owner is
    Column("left", BigInteger, nullable=True),  # when the owner was last seen to go
    # Whether the house gives the seat's answer where there is only one.
    Column("only", Boolean, nullable=False, server_default=false()),
    of_a_person(nullable=True),  # whose it is; nobody's, if they are gone or never came
    Column("hidden", Boolean, nullable=False, server_default=false()),  # from their list
    Column("place", SmallInteger, nullable=True),  # once the game is over, and the score
    Column("score", Integer, nullable=True),
    # Somebody else plays for the owner until they are back: SHA-256 of their secret, and who it is.
    Column("stand_in", String(64), nullable=True),
    Column("stand_in_name", String(64), nullable=False, server_default=""),  # stays, for the result
    of_a_person(nullable=True, name="stand_in_person"),
    # While the owner is away: what the others chose, who said so, until when they wait, the link by
    # which somebody may sit down; and the seats, as bits, for which this one wants a bot.
    Column("chosen", String(8), nullable=False, server_default=""),
    Column("chosen_by", SmallInteger, nullable=True),
    Column("waits", BigInteger, nullable=True),
    Column("offer", String(32), nullable=True),
    Column("wants_bot", Integer, nullable=False, server_default="0"),
    Column("resigned", Boolean, nullable=False, server_default=false()),  # left for good
    Column("closes", Boolean, nullable=False, server_default=false()),  # would clear the table
    # Once the game is over: turns that others played for the owner, and those of them by bots.
    Column("stood", Integer, nullable=False, server_default="0"),
    Column("botted", Integer, nullable=False, server_default="0"),
    Column("since", BigInteger, nullable=True),  # when its owner sat down: the first is the host
    Column("ready", Boolean, nullable=False, server_default=false()),  # before the game
    Column("again", Boolean, nullable=True),  # after it: whether they play once more
    Column("ahead", SmallInteger, nullable=False, server_default="0"),  # answers given in advance
    Index("seats_held", "holder"),
    Index("seats_person", "person"),
    Index("seats_stand_in", "stand_in_person"),
    Index("seats_offer", "offer"),
)

freed = Table(  # seats that a host freed before the game, to tell those who had them
    "freed",
    metadata,
    of_a_table(),
    Column("secret", String(64), primary_key=True),  # SHA-256 of what opened it
    of_a_person(nullable=True),
    Index("freed_person", "person"),
)

log = Table(
    "log",
    metadata,
    of_a_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("ply", Integer, nullable=False),  # answers that stand after this entry
    Column("seat", SmallInteger, nullable=False),  # -1 for nobody's
    Column("move", Integer, nullable=False),
    Column("answer_id", String(40), nullable=False),  # chosen by the client
    Column("told", Text, nullable=False),  # the events, as JSON
    Column("after", Text, nullable=False),  # clocks and who was asked since when, as JSON
    Column("at", BigInteger, nullable=False),
    Column("earned", BigInteger, nullable=False, server_default="0"),  # time for whoever answered
)

snapshots = Table(
    "snapshots",
    metadata,
    of_a_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("told", Text, nullable=False),  # of the deal, in the first one
    # answers up to its version that stand after its position: their versions and plies, as JSON
    Column("stands", Text, nullable=False, server_default="[]"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    of_a_person(nullable=True),  # who said it
    Column("phrase", SmallInteger, nullable=True),  # a ready-made sentence; then the text is empty
    Index("chat_of", "table_id", "id"),
    Index("chat_person", "person"),
)

votes = Table(  # on taking back more than the engine's boundary allows
    "votes",
    metadata,
    of_a_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),  # at which it is asked
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),  # where to go back to
    Column("yes", Boolean, nullable=False),
    Column("asks", Boolean, nullable=False),  # the vote of the one who asked
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

deadlines = Table(  # of tables that must be looked at, also if nobody is there
    "deadlines",
    metadata,
    of_a_table(),
    Column("version", Integer, nullable=False),  # of the entry that it was written with
    Column("due", BigInteger, nullable=False),
    Index("deadlines_due", "due"),
)

leases = Table(  # what one of several servers does for all of them
    "leases",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("holder", String(32), nullable=False),  # a server
    Column("until", BigInteger, nullable=False),  # then any other may take it
)

# People. Nothing of a secret is kept but its SHA-256.
