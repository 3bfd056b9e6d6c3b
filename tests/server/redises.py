"""A Redis under test that comes and goes, always at the same port."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

from broceliande.lab.serving import HOST, free_port


class Redis:
    """A Redis of our own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://{HOST}:{self.port}/0"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """It is there when this returns."""
        command = shutil.which("redis-server")
        assert command, "scripts/services --install brings redis-server"
        options = ["--bind", HOST, "--port", str(self.port), "--save", "", "--dir"]
        self._process = subprocess.Popen(
            [command, *options, str(self._folder)], stdout=subprocess.DEVNULL
        )
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex((HOST, self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError("Redis did not start")

    def kill(self) -> None:
        """It is gone this instant."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(20)
            self._process = None

    def pause(self) -> None:
        """It says nothing, and its connections stay."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """It goes on where it was."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)
