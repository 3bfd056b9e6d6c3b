"""At the door: half a request costs nobody their place, and no address takes all of them."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace

import pytest
from websockets.sync.client import connect

from broceliande.lab.serving import HOST, free_port
from broceliande.server.ground.addresses import counted, within
from broceliande.server.ground.settings import Settings
from broceliande.server.keeper.run import Address, server_of
from tests.server.conftest import GAMES

PATIENCE, EACH = 0.6, 4
WHOLE = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"


@contextmanager
def served(settings: Settings, proxies: str = "") -> Iterator[int]:
    """A real server in a thread; its port."""
    strict = replace(settings, request_time=PATIENCE, connections_per_address=EACH)
    server = server_of(strict, Address(HOST, free_port(), proxies), GAMES)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.01)
        yield server.config.port
    finally:
        server.should_exit = True
        thread.join(20)


@pytest.fixture
def port(settings: Settings) -> Iterator[int]:
    """A server without a proxy."""
    with served(settings) as found:
        yield found


def line(port: int, stack: ExitStack, source: str = HOST) -> socket.socket:
    """A connection from some address of this machine."""
    made = socket.create_connection((HOST, port), timeout=10, source_address=(source, 0))
    return stack.enter_context(made)


def answer(connection: socket.socket, words: bytes = WHOLE) -> bytes:
    """What is said to somebody; nothing, if they are cut."""
    try:
        connection.sendall(words)
        return connection.recv(4096)
    except OSError:
        return b""


def ends(connection: socket.socket) -> float:
    """Seconds until a connection is cut."""
    begun = time.monotonic()
    try:
        while connection.recv(4096):
            pass
    except OSError:
        pass
    return time.monotonic() - begun


def test_one_address_does_not_take_all_places(port: int) -> None:
    with ExitStack() as stack:
        for _ in range(EACH):
            line(port, stack).sendall(b"GET / HT")
        time.sleep(0.1)
        assert answer(line(port, stack)) == b""  # one too many
        assert b"200 OK" in answer(line(port, stack, "127.0.0.2"))
        time.sleep(PATIENCE + 0.3)
        assert b"200 OK" in answer(line(port, stack))  # the slow ones are gone


@pytest.mark.parametrize("half", [b"", b"GET / HTTP/1.1\r\nhos", BODY])
def test_half_a_request_is_cut_in_time(port: int, half: bytes) -> None:
    with ExitStack() as stack:
        slow = line(port, stack)
        slow.sendall(half)
        assert ends(slow) < PATIENCE + 2


def test_drop_by_drop_is_slow_too(port: int) -> None:
    with ExitStack() as stack:
        slow = line(port, stack)
        begun = time.monotonic()
        with suppress(OSError):
            while time.monotonic() - begun < 5:
                slow.sendall(b"x")
                time.sleep(0.05)
        assert time.monotonic() - begun < PATIENCE + 2


def test_whoever_is_whole_may_stay(port: int) -> None:
    """Between two requests, and at a socket, there is time."""
    with ExitStack() as stack:
        visitor = line(port, stack)
        assert b"200 OK" in answer(visitor)
        time.sleep(2 * PATIENCE)
        assert b"200 OK" in answer(visitor)
        visitor.sendall(WHOLE[:10])
        time.sleep(PATIENCE / 2)
        assert b"200 OK" in answer(visitor, WHOLE[10:])
        with connect(f"ws://{HOST}:{port}/api/tables/none/play") as wire:
            time.sleep(1.5 * PATIENCE)
            wire.send('{"type": "hello"}')
            assert "unknown_table" in str(wire.recv())


def test_a_proxy_that_is_believed_is_let_in(settings: Settings) -> None:
    with served(settings, proxies=HOST) as port, ExitStack() as stack:
        lines = [line(port, stack) for _ in range(3 * EACH)]
        assert all(b"200 OK" in answer(each) for each in lines)


def test_those_who_were_turned_away_are_counted(port: int) -> None:
    with ExitStack() as stack:
        slow = line(port, stack)
        slow.sendall(b"GET")
        ends(slow)
        asked = line(port, stack)
        asked.sendall(b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        told = b""
        while part := asked.recv(65536):
            told += part
        assert b'broceliande_turned_away_total{why="slow"} 1.0' in told


def test_networks_of_the_newer_kind_count_as_one() -> None:
    assert counted("2001:db8::1") == counted("2001:db8::ffff:0:2") == "2001:db8::/64"
    assert counted("2001:db8:0:1::1") != counted("2001:db8::1")
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") == "192.0.2.7"
    assert counted("testclient") == "testclient"
    assert within("10.1.2.3", ("proxy", "10.0.0.0/8"))
    assert not within("192.0.2.7", ("proxy", "10.0.0.0/8"))
