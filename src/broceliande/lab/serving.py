"""A server in a process of its own, to be measured or put to the proof; and how to ask it."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from broceliande.engine.errors import BroceliandeError

HOST = "127.0.0.1"
PATIENCE = 120.0  # seconds for a server to begin to answer


class ServerFailed(BroceliandeError):
    """A server that was started did not do what it should."""


class Served:
    """`broceliande serve` on a port of its own. It believes what we say about where requests come
    from, as it would a proxy in front of it: so a crowd can come from many addresses."""

    def __init__(
        self,
        *arguments: str,
        log: Path,
        command: Sequence[str] = ("-m", "broceliande"),
        core: int | None = None,
    ) -> None:
        self.port = free_port()
        self.log = log
        self._core = core
        self._arguments = [sys.executable, *command, "serve", "--host", HOST, *arguments]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes]:
        """The process, once it was started."""
        if self._process is None:
            raise ServerFailed("the server was not started")
        return self._process

    def launch(self) -> None:
        """Start it, and do not wait."""
        address = ["--port", str(self.port), "--proxies", HOST]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen([*self._arguments, *address], stderr=log)
        if self._core is not None:
            os.sched_setaffinity(self._process.pid, {self._core})

    def start(self) -> float:
        """Start it and wait until it answers; how many seconds that took."""
        begun = time.perf_counter()
        self.launch()
        while not self.answers():
            if self.process.poll() is not None or time.perf_counter() - begun > PATIENCE:
                raise ServerFailed(f"the server does not answer: {self.tail()}")
            time.sleep(0.01)
        return time.perf_counter() - begun

    def answers(self) -> bool:
        """Whether it is there."""
        with suppress(OSError, http.client.HTTPException), self.visitor() as visitor:
            return visitor.ask("GET", "/healthz")[0] == 200
        return False

    def visitor(self) -> Visitor:
        """Somebody who asks it."""
        return Visitor(self.port)

    def stop(self) -> int:
        """Ask it to stop, as an operator would; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End it this instant."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)

    def memory(self) -> int:
        """Bytes of memory it holds."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def busy(self) -> float:
        """Seconds of CPU it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rsplit(")")[-1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Seconds in which its main thread could have run, and something else had the core."""
        fields = Path(f"/proc/{self.process.pid}/schedstat").read_text("ascii").split()
        return int(fields[1]) / 1e9

    def tail(self) -> str:
        """The end of what it logged."""
        return self.log.read_text("utf-8", "replace")[-2000:] if self.log.exists() else ""


class Visitor:
    """Asks a server over one connection."""

    def __init__(self, port: int) -> None:
        self._line = http.client.HTTPConnection(HOST, port, timeout=30)

    def ask(
        self, method: str, path: str, body: object = None, address: str = HOST, secret: str = ""
    ) -> tuple[int, str]:
        """The status and the text of the answer."""
        headers = {"x-forwarded-for": address, "content-type": "application/json"}
        if secret:
            headers["authorization"] = f"Bearer {secret}"
        data = None if body is None else json.dumps(body)
        try:
            self._line.request(method, path, data, headers)
            answer = self._line.getresponse()
            return answer.status, answer.read().decode()
        except (OSError, http.client.HTTPException):
            self._line.close()
            raise

    def open_table(self, form: dict[str, Any], address: str = HOST) -> dict[str, Any]:
        """A new table, with the secrets of one's seats."""
        status, text = self.ask("POST", "/api/tables", form, address)
        if status != 201:
            raise ServerFailed(f"no table was opened: {status} {text}")
        opened: dict[str, Any] = json.loads(text)
        return opened

    def metrics(self) -> dict[str, float]:
        """Its figures by name."""
        lines = self.ask("GET", "/metrics")[1].splitlines()
        pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        return {name: float(value) for name, value in pairs}

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def address(number: int) -> str:
    """An address of its own for each number."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
