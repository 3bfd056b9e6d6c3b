"""The one door through which the server calls out: to push services, and to people's channels.

An address comes from a stranger, and must lead outside. Its name is looked up once, every address
that it stands for is checked, and the connection goes to a checked one itself: a name that means
something else on a second look is never looked at twice. The certificate is still that of the
name. Where an answer points elsewhere, the same is done again, three times at most.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import httpcore
import httpx

from broceliande.server.ground.addresses import within

SAFE = 443  # the port of HTTPS, and the only one that is called outside
LONGEST = 1000  # letters of an address
REDIRECTS = 3
TRIED = 3  # addresses of a name that are tried, one after the other
SECONDS = 10.0  # for a whole call, whatever the other side does
LONGEST_WAIT = 86_400.0  # seconds; who asks for more gets a day
READ = 16 * 1024  # bytes of an answer that are read; what else it says is nothing to us
AT_ONCE = 64  # connections
KEPT = 20.0  # seconds for which an idle one is kept
LOOKING = 8  # names that are looked up at once

NEWER = ip_network("2000::/3")  # all that is given out of the newer kind
TRANSLATED = ip_network("64:ff9b::/96")  # the older kind, as networks without it write it
# What the library, or an older one of it, calls global, and is not a place to call.
NOWHERE = tuple(
    map(
        ip_network,
        (
            *("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32"),
            *("2002::/16", "2620:4f:8000::/48", "3fff::/20"),
        ),
    )
)


LookUp = Callable[[str, int], Iterable[str]]  # the addresses that a name stands for


class Unreachable(Exception):
    """A call that could not be made; `why` is the key of a sentence."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class Answer:
    """What the other side said."""

    status: int
    headers: Mapping[str, str] = field(default_factory=dict)  # names in small letters
    body: bytes = b""

    @property
    def after(self) -> float | None:
        """The seconds for which it asks us to wait."""
        text = self.headers.get("retry-after", "").strip()
        try:
            seconds = float(text) if text.isdecimal() else _until(text)
        except (ValueError, OverflowError):  # nothing that says a time
            return None
        return min(max(seconds, 0.0), LONGEST_WAIT)


def _until(date: str) -> float:
    return (parsedate_to_datetime(date) - datetime.now(UTC)).total_seconds()


def looked_up(host: str, port: int) -> list[str]:
    """As this machine knows them."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def is_outside(text: str) -> bool:
    """Whether an address is one of the open network, and of nothing nearer."""
    try:
        address = ip_address(text)
    except ValueError:  # with a zone too: that is a neighbour
        return False
    if isinstance(address, IPv6Address):
        if address in TRANSLATED:
            return is_outside(str(IPv4Address(int(address) & 0xFFFFFFFF)))
        if address not in NEWER or address.scope_id:
            return False
    if address.is_multicast or address.is_reserved or not address.is_global:
        return False
    return not any(address in network for network in NOWHERE)


class _Pinned(httpcore.AsyncNetworkBackend):
    """Connects to an address that was checked, and to no name."""

    def __init__(self, inner: tuple[str, ...], look_up: LookUp) -> None:
        self._inner, self._look_up = inner, look_up
        self._below = httpcore.AnyIOBackend()
        self._threads = ThreadPoolExecutor(LOOKING, thread_name_prefix="names")

    async def checked(self, host: str, port: int) -> list[str]:
        """The addresses of a name; if one of them leads inside, none."""
        loop = asyncio.get_running_loop()
        try:
            looked = loop.run_in_executor(self._threads, self._look_up, host, port)
            found = list(await looked)
        except (OSError, UnicodeError):
            raise Unreachable("call_unknown_name") from None
        if not found:
            raise Unreachable("call_unknown_name")
        if not all(self._may(address, port) for address in found):
            raise Unreachable("call_inside")
        return found

    def _may(self, address: str, port: int) -> bool:
        if within(address, self._inner):
            return True
        return port == SAFE and is_outside(address)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection; what is spoken on it, and whose certificate is asked for, is not ours."""
        trouble: Exception = httpcore.ConnectError("no address")
        for address in (await self.checked(host, port))[:TRIED]:
            try:
                return await self._below.connect_tcp(address, port, timeout)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as wrong:
                trouble = wrong
        raise trouble

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Never: that is inside."""
        raise Unreachable("call_inside")

    async def sleep(self, seconds: float) -> None:
        """As the library wants it."""
        await asyncio.sleep(seconds)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def port_of(url: httpx.URL) -> int:
    """The port that an address means."""
    return url.port or (SAFE if url.scheme == "https" else 80)


class Outward:
    """Calls out. `inner` are networks of one's own that may be called too: there, any port and
    plain HTTP will do."""

    def __init__(
        self,
        inner: tuple[str, ...] = (),
        look_up: LookUp = looked_up,
        context: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self._inner, self._seconds, self._context = inner, seconds, context
        self._pinned = _Pinned(inner, look_up)

    @cached_property
    def _pool(self) -> httpcore.AsyncConnectionPool:
        """Made when somebody is called for the first time: reading all authorities takes long."""
        return httpcore.AsyncConnectionPool(
            ssl_context=self._context or ssl.create_default_context(),
            max_connections=AT_ONCE,
            keepalive_expiry=KEPT,
            network_backend=self._pinned,
        )

    def parsed(self, text: str) -> httpx.URL:
        """An address as it was written, if it could lead outside at all."""
        try:
            url = httpx.URL(text) if len(text) <= LONGEST else None
        except (httpx.InvalidURL, UnicodeError, ValueError):
            url = None
        if url is None or not url.raw_host or url.userinfo:
            raise Unreachable("call_bad_address")
        if url.scheme not in {"https", "http"}:
            raise Unreachable("call_bad_address")
        if not self._inner and (url.scheme != "https" or port_of(url) != SAFE):
            raise Unreachable("call_not_safe")
        if url.scheme == "http" and port_of(url) == SAFE:
            raise Unreachable("call_not_safe")
        return url

    async def check(self, text: str) -> httpx.URL:
        """An address that leads outside today; when it is called, it is checked again."""
        url = self.parsed(text)
        try:
            async with asyncio.timeout(self._seconds):
                await self._pinned.checked(_host(url), port_of(url))
        except TimeoutError:
            raise Unreachable("call_unknown_name") from None
        return url

    async def send(
        self, text: str, body: bytes, headers: Mapping[str, str], method: str = "POST"
    ) -> Answer:
        """Bring something there; Unreachable, if that cannot be done."""
        try:
            async with asyncio.timeout(self._seconds):
                return await self._sent(self.parsed(text), body, dict(headers), method)
        except (TimeoutError, httpcore.TimeoutException):
            raise Unreachable("call_silent") from None
        except ssl.SSLError:
            raise Unreachable("call_not_safe") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError) as wrong:
            unsafe = isinstance(wrong.__cause__ or wrong.__context__, ssl.SSLError)
            raise Unreachable("call_not_safe" if unsafe else "call_silent") from None

    async def _sent(
        self, url: httpx.URL, body: bytes, headers: dict[str, str], method: str
    ) -> Answer:
        for _ in range(REDIRECTS + 1):
            answer = await self._once(url, body, headers, method)
            if answer.status not in {301, 302, 307, 308}:
                return answer
            onward = self._onward(url, answer.headers.get("location", ""))
            if (onward.scheme, onward.netloc) != (url.scheme, url.netloc):
                headers.pop("authorization", None)  # what is meant for one is told to no other
            url = onward
        raise Unreachable("call_astray")

    def _onward(self, url: httpx.URL, location: str) -> httpx.URL:
        """Where an answer points, checked like any address."""
        try:
            return self.parsed(str(url.join(location)))
        except httpx.InvalidURL:
            raise Unreachable("call_astray") from None

    async def _once(
        self, url: httpx.URL, body: bytes, headers: Mapping[str, str], method: str
    ) -> Answer:
        each = self._seconds
        limits = {"connect": each, "read": each, "write": each, "pool": each}
        target = httpcore.URL(
            scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path
        )
        named = {"host": url.netloc.decode("ascii"), "user-agent": "Broceliande"}
        said = [*{**named, "accept-encoding": "identity", **headers}.items()]
        more = {"timeout": limits}
        asked = self._pool.stream(method, target, headers=said, content=body, extensions=more)
        async with asked as answer:
            read = b""
            async for piece in answer.aiter_stream():
                read += piece
                if len(read) >= READ:
                    break
        pairs = [
            (name.decode("latin-1"), value.decode("latin-1")) for name, value in answer.headers
        ]
        told = {name.lower(): value for name, value in pairs}
        return Answer(answer.status, told, read[:READ])

    async def close(self) -> None:
        """Let go of all connections."""
        if "_pool" in vars(self):
            await self._pool.aclose()
        self._pinned.close()


def _host(url: httpx.URL) -> str:
    return url.raw_host.decode("ascii").strip("[]")
