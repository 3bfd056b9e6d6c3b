"""The command itself: a process with a port, stopped politely, killed, and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(data: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """`broceliande serve` until the block ends."""
    command = [sys.executable, "-m", "broceliande", "serve", "--data", str(data)]
    process = subprocess.Popen(
        [*command, "--port", str(port)], stderr=subprocess.PIPE, text=True, env={**os.environ}
    )
    try:
        for _ in range(200):
            try:
                if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.05)
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(10)
        if process.stderr:
            process.stderr.close()


async def _hear(wire: ClientConnection, *kinds: str) -> dict[str, Any]:
    async with asyncio.timeout(10):
        while True:
            frame: dict[str, Any] = json.loads(await wire.recv())
            if frame["type"] in kinds:
                return frame


async def _play(port: int, table: str, secrets: list[str], answers: int) -> int:
    """Some answers over a real socket; the version of the last acknowledgement."""
    version = 0
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/play") as wire:
        await wire.send(json.dumps({"type": "hello", "secrets": secrets}))
        for step in range(answers):
            state = await _hear(wire, "state")
            sight = next(sight for sight in state["sights"] if sight["moves"])
            move = {"seat": sight["seat"], "move": sight["moves"][0]["id"]}
            frame = {"type": "answer", "version": state["version"], "id": f"{step}", **move}
            await wire.send(json.dumps(frame))
            version = (await _hear(wire, "ack"))["version"]
    return version


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    port = _free_port()
    with serving(tmp_path, port) as process:
        form = {"game": "benevolent", "seats": [{"kind": "person"}] * 2}
        opened = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=form).json()
        table, secrets = opened["table"]["id"], list(opened["secrets"].values())
        version = asyncio.run(_play(port, table, secrets, 5))
        process.send_signal(signal.SIGKILL)
    with serving(tmp_path, port) as process:
        known = httpx.get(f"http://127.0.0.1:{port}/api/tables/{table}").json()
        assert known["version"] == version == 6
        asyncio.run(_play(port, table, secrets, 2))
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) in {0, -signal.SIGTERM}
        assert process.stderr
        logged = [json.loads(line) for line in process.stderr.read().splitlines()]
        assert [line["event"] for line in logged] == ["open", "closed"]


def test_a_frame_beyond_all_measure_ends_the_socket_and_not_the_game(tmp_path: Path) -> None:
    port = _free_port()

    async def shout(table: str) -> None:
        async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/play") as wire:
            await wire.send(json.dumps({"type": "hello"}))
            await _hear(wire, "state")
            await wire.send("x" * 200_000)
            await wire.wait_closed()
            assert wire.close_code == 1009

    with serving(tmp_path, port):
        form = {"game": "benevolent", "seats": [{"kind": "person"}] * 2}
        opened = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=form).json()
        asyncio.run(shout(opened["table"]["id"]))
        asyncio.run(_play(port, opened["table"]["id"], list(opened["secrets"].values()), 2))


@pytest.mark.parametrize("command", [["serve"], ["admin"], ["admin", "prune"]])
def test_every_command_explains_itself(command: list[str]) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "broceliande", *command, "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Usage" in told.stdout


def test_the_library_stays_light() -> None:
    heavy = "litestar", "sqlalchemy", "uvicorn", "msgspec", "alembic", "structlog"
    code = (
        f"import broceliande, broceliande.cli, sys; print([n for n in {heavy} if n in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
