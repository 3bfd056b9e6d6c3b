"""Before a server begins: is anything in the way that its keeper can mend? Said in one sentence."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from broceliande.server.ground.settings import Settings
from broceliande.server.storage.database import Storage

EXTRA = ("asyncpg", "redis")  # of the extra `servers`


def ready(settings: Settings, host: str, port: int) -> None:
    """OSError or Sorry for what is in the way: the port, the database, a part that is missing."""
    check_port(host, port)
    with whole():
        if settings.bus:
            import redis  # noqa: F401
        asyncio.run(_opened(settings.database))


@contextmanager
def whole() -> Iterator[None]:
    """Parts of the extra `servers` that are missing are told as such."""
    try:
        yield
    except ModuleNotFoundError as wrong:
        if wrong.name not in EXTRA:
            raise
        raise OSError(
            f"{wrong.name} is not installed. Several servers, PostgreSQL and Redis need an extra:"
            " pip install 'broceliande[servers]'"
        ) from None


def check_port(host: str, port: int) -> None:
    """OSError, in a sentence, where nobody can listen there."""
    try:
        kind, *_, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror:
        raise OSError(f"there is no address {host} here: choose another with --host") from None
    with socket.socket(kind) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(where)
        except OSError as wrong:
            raise OSError(_port_told(wrong, host, port)) from None


def _port_told(wrong: OSError, host: str, port: int) -> str:
    if wrong.errno == errno.EADDRINUSE:
        return (
            f"port {port} is taken: another server listens there, this one perhaps."
            f" Choose another: --port {port + 1}"
        )
    if wrong.errno == errno.EACCES:
        return f"port {port} is for the administrator. Choose another: --port 8000"
    if wrong.errno == errno.EADDRNOTAVAIL:
        return f"this machine has no address {host}: choose another with --host, such as 127.0.0.1"
    return f"nobody can listen at {host}, port {port}: {wrong.strerror}"


async def _opened(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    await storage.close()
