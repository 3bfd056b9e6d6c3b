"""The wire: frames of a socket by the shortest way.

What is sent needs no ceremony: a text frame is its length and its bytes. Somebody who only says
that they are there is answered on the spot, without waking whoever acts for them. All the rest, the
handshake, what is read and how a socket ends, is uvicorn's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from broceliande.server.ground.times import now_ms
from broceliande.server.told.frames import Pong, written

NAME = "broceliande.wire"  # among the extensions of a socket's scope
PING = b'{"type":"ping"}'  # as our pages and programs write it; others are heard as well
TEXT = 0x81  # the first byte of a whole text frame


def framed(data: bytes) -> bytes:
    """A text frame, as a server sends it: whole, and not masked (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    pinged: Callable[[], bool] | None = None  # whether a word that one is there may be answered

    def handle_connect(self, event: Any) -> None:
        """A handshake: whoever handles the socket finds the wire in its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    def handle_text(self, event: Any) -> None:
        """A text frame has come."""
        if event.data == PING and event.fin and self._answered():
            return
        super().handle_text(event)

    def _answered(self) -> bool:
        """Answer a ping on the spot, if all is well and nothing that came before it waits."""
        if self.pinged is None or not self.queue.empty() or not self.writable.is_set():
            return False
        return not self._ends() and self.pinged() and self.put_now(written(Pong(now_ms())))

    def put_now(self, *frames: bytes) -> bool:
        """Send frames without waiting; False, and nothing sent, if one would have to."""
        if not self.writable.is_set() or self._ends():
            return False
        self.transport.write(b"".join(map(framed, frames)))
        return True

    async def put(self, frames: Sequence[bytes]) -> None:
        """Send frames, in this order; waits while the other side takes nothing."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self._ends():
            raise ClientDisconnected
        self.transport.write(b"".join(map(framed, frames)))

    def _ends(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()


class Roundabout:
    """Frames over a socket that has no wire of ours."""

    __slots__ = ("_send", "pinged")

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._send = socket.send
        self.pinged: Callable[[], bool] | None = None  # nobody asks here

    def put_now(self, *frames: bytes) -> bool:
        """Never: one has to wait."""
        return False

    async def put(self, frames: Sequence[bytes]) -> None:
        """Send frames, in this order."""
        for each in frames:
            await self._send({"type": "websocket.send", "bytes": None, "text": each.decode()})


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire | Roundabout:
    """The wire of a socket that was accepted."""
    extensions: Any = socket.scope.get("extensions")
    wire = (extensions or {}).get(NAME)
    return wire if isinstance(wire, Wire) else Roundabout(socket)
