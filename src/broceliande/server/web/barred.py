"""At the door: whoever a keeper sent away hears until when and why. They may still take along what
is kept about them, and delete themselves."""

from __future__ import annotations

from broceliande.server.people.decisions import Decisions, owners
from broceliande.server.people.sessions import Known
from broceliande.server.tables.live import Live
from broceliande.server.web.requests import Asked, house_of
from broceliande.server.web.security import Connection, address_of
from broceliande.server.web.visitors import READS, known_at

# What anybody may ask for: what the games are, and to be known again. The desk has its own door.
OPEN = ("/api/games", "/api/enter", "/api/schema", "/api/desk")
ME = "/api/me"


def _decided(connection: Connection) -> Decisions:
    found: Decisions = connection.app.state.decisions
    return found


def _open_to_all(path: str, method: str) -> bool:
    if not path.startswith("/api/") or path.startswith(OPEN):
        return True
    return method in READS if path.startswith(f"{ME}/") else path == ME and method != "PUT"


async def check(request: Asked) -> None:
    """Sorry, for whoever may not be here."""
    decided, path = _decided(request), str(request.scope["path"])
    if decided.calm or _open_to_all(path, request.method):
        return
    known = await known_at(request, house_of(request).storage)
    _refuse(decided, request, known.person if known else "")


def check_socket(
    socket: Connection, live: Live, held: tuple[int, ...], known: Known | None
) -> None:
    """The same for a socket, with the people whose seats it would hold."""
    decided = _decided(socket)
    _refuse(decided, socket, known.person if known else "", *owners(live, held))


def _refuse(decided: Decisions, connection: Connection, person: str, *more: str) -> None:
    why = decided.banned(person, *more) or decided.shut(address_of(connection), person)
    if why is not None:
        raise why
