"""Who is at the other end: the cookie by which a device knows somebody.

A cookie counts only beside an `Origin` of ours, but for what is only read: a page of another site
cannot use it, and a program that names no page acts with the secrets it holds and nothing else.
"""

from __future__ import annotations

from typing import Any

from litestar.enums import ScopeType
from litestar.types import Scope

from broceliande.server.people import sessions
from broceliande.server.people.devices import Device, device_of
from broceliande.server.people.sessions import DAY, LASTS, Known
from broceliande.server.storage.database import Storage
from broceliande.server.web.security import COOKIE, Connection

READS = {"GET", "HEAD"}


def is_safe(connection: Connection) -> bool:
    """Whether it came over TLS, also to a proxy that we believe."""
    return str(connection.scope.get("scheme", "")) in {"https", "wss"}


def cookie_name(connection: Connection) -> str:
    """Over TLS a browser keeps a cookie of this kind of name from all who are not this very
    host."""
    return "__Host-broceliande" if is_safe(connection) else "broceliande"


def token_of(connection: Connection) -> str:
    """What the cookie holds, where it counts."""
    read = connection.scope["type"] == ScopeType.HTTP and connection.scope.get("method") in READS
    if not read and connection.headers.get("origin") is None:
        return ""
    return connection.cookies.get(cookie_name(connection), "")


async def known_at(connection: Connection, storage: Storage) -> Known | None:
    """Whom this device knows; nothing is asked of storage where there is no cookie."""
    token = token_of(connection)
    return await sessions.known(storage, token) if token else None


def device_at(connection: Connection) -> Device:
    """What device it is, as far as it says."""
    return device_of(connection.headers.get("user-agent", ""))


def give(connection: Connection, token: str) -> None:
    """The answer brings this device its token, for as long as a browser keeps one."""
    _set(connection, token, LASTS // DAY * 86_400)


def take(connection: Connection) -> None:
    """The answer takes this device's cookie away."""
    _set(connection, "", 0)


def _set(connection: Connection, value: str, seconds: int) -> None:
    safe = "; Secure" if is_safe(connection) else ""
    name, scope = cookie_name(connection), connection.scope
    more = f"Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{safe}"
    _state(scope)[COOKIE] = f"{name}={value}; {more}"


def _state(scope: Scope) -> dict[str, Any]:
    state: dict[str, Any] = scope.setdefault("state", {})
    return state
