"""How a server is run: where it keeps its tables, and the limits it sets."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Every figure of a server in one place; times in seconds, sizes in bytes."""

    database: str  # sqlite+aiosqlite:///… or postgresql+asyncpg://…
    bus: str = ""  # redis://…; without one there is one server
    origins: tuple[str, ...] = ()  # pages of other hosts that may speak to this server
    site: str = ""  # where people find it, such as https://play.example; else what they asked for
    metrics: tuple[str, ...] = ("127.0.0.0/8", "::1/128")  # networks that may read the figures
    static: Path = Path(__file__).parents[1] / "static"  # the browser's side, if it was built
    call_inside: tuple[str, ...] = ()  # inner networks that calls may reach, such as a home's
    editions: bool = True  # whether a host may bring an edition of their own

    bot_pace: float = 0.7  # so that people can follow what bots do
    only: bool = True  # at first, the house gives an only answer for whoever plays with bots alone
    bot_patience: float = 10.0  # a bot that thinks longer plays any legal move
    bot_threads: int = 2
    compiles: bool = False  # compile a game in a process aside when its first bot sits down
    hint_seconds: float = 1.0  # how long a hint is thought about
    hint_iterations: int | None = None  # or how many times the game is imagined
    hint_rate: float = 0.5  # hints a second for one socket, and at once
    hint_burst: float = 5.0
    coach_seconds: float = 20.0  # how long the coach looks back upon a game
    coach_iterations: int | None = None  # or how many times each position is played on

    smtp: str = field(default="", repr=False)  # smtp://user:password@host; without it, no letters
    mail_from: str = ""  # whose letters they are,
    mail_bounces: str = ""  # and where they come back to, if not there
    call_claim: float = 60.0  # a message that a killed server was carrying is taken up after that
    call_days: float = 7.0  # calls that were told or dropped are forgotten after so many days

    waiting_days: float = 30.0  # a table that never began is cleared away after so many days

    lobby_age: float = 1.0  # how old a page of the lobby may be

    keep_days: int = 0  # finished games are kept for so long; 0: until they are deleted
    away_after: float = 60.0  # whoever was away for so long is shown what happened meanwhile
    idle: float = 60.0  # a table that nobody looks at leaves the memory after this time
    sweep: float = 0.5
    heartbeat: float = 15.0  # how often a server writes that it lives
    silence: float = 20.0  # a socket that says nothing for so long is cut
    hello: float = 5.0  # for the first frame of a socket
    snapshot_every: int = 32  # answers
    tail: int = 64  # log entries kept in memory, for those who come back after a cut

    body_size: int = 256 * 1024
    frame_size: int = 4096  # a longer one is refused politely
    frame_limit: int = 64 * 1024  # a longer one ends the socket
    request_rate: float = 20.0  # for one address: requests a second, and at once
    request_burst: float = 120.0
    file_rate: float = 100.0  # parts of the pages: a first visit fetches some eighty
    file_burst: float = 1200.0
    create_rate: float = 0.5  # tables a second
    create_burst: float = 30.0
    frame_rate: float = 20.0  # for one socket
    frame_burst: float = 60.0
    chat_rate: float = 0.5
    chat_burst: float = 8.0
    point_rate: float = 0.5  # things that one points at
    point_burst: float = 8.0
    sockets_per_address: int = 200
    connections_per_address: int = 250  # of any kind
    request_time: float = 10.0  # for the head of a request, and again for its body


def data_folder() -> Path:
    """Where this user's data belongs on this system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "broceliande"


def database_in(folder: Path) -> str:
    """The address of the embedded database in a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"
