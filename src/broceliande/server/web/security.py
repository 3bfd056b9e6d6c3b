"""What a browser is told about this site, and which pages may speak to it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.status_codes import HTTP_200_OK
from litestar.types import Message, Scope

from broceliande.server.ground.addresses import counted, within
from broceliande.server.ground.sorry import Sorry

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "broceliande.cookie"  # where a request keeps what its answer sets
DESK_COOKIE = "broceliande.desk"  # and what it sets of the keeper's desk

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
OF_A_PAGE = {  # what a browser heeds only of what it opens as a page or runs by itself
    "content-security-policy": POLICY,
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
}
PARTS = re.compile(r"/assets/[^/]+\.(js|css|woff2)")  # of a page; they weigh 400 bytes less without


def headers(message: Message, scope: Scope) -> None:
    """Put our headers on every answer."""
    if message["type"] == "http.response.start":
        answer = MutableScopeHeaders.from_message(message)
        given = message["status"] == HTTP_200_OK and PARTS.fullmatch(scope["path"])
        for name, value in (HEADERS if given else HEADERS | OF_A_PAGE).items():
            answer.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            answer.setdefault("cache-control", "no-store")
        for kept in (COOKIE, DESK_COOKIE):
            if cookie := scope.get("state", {}).get(kept):
                answer.add("set-cookie", cookie)


def check_origin(connection: Connection, allowed: Iterable[str]) -> None:
    """A page may speak to us if it comes from us or from a host we were told of; a program that
    names no page may too: it acts with the secrets it holds and nothing else (`visitors.py`)."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise Sorry("bad_origin")


def bearer(connection: Connection) -> str:
    """The secret in the Authorization header."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not 16 <= len(secret) <= 64:
        raise Sorry("wrong_secret")
    return secret


def is_from(connection: Connection, networks: tuple[str, ...]) -> bool:
    """Whether somebody speaks from one of these networks."""
    return within(connection.client.host if connection.client else "", networks)


def address_of(connection: Connection) -> str:
    """Where somebody speaks from, as limits count it."""
    return counted(connection.client.host if connection.client else "")
