"""Runs the server on one port until it is asked to stop."""

from __future__ import annotations

import gc
import os
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

import uvicorn

from broceliande.engine.game import Game
from broceliande.fast import can_compile
from broceliande.server.ground.logs import set_up
from broceliande.server.ground.settings import Settings
from broceliande.server.keeper.beginning import ready
from broceliande.server.web.app import create_app
from broceliande.server.web.doorman import Doorman, guarded
from broceliande.server.web.wire import Wire

SPARE = 100  # files for everything but connections


@dataclass(frozen=True)
class Address:
    """Where to listen, and which proxies to believe about where requests come from."""

    host: str = "127.0.0.1"
    port: int = 8000
    proxies: str = ""


def serve(
    settings: Settings, address: Address, level: str = "info", open_page: bool = False
) -> None:
    """Serve until a signal asks to stop; then what was begun is finished."""
    if open_page:
        address = free(address)
    ready(settings, address.host, address.port)
    set_up(level)
    page = f"http://{'127.0.0.1' if address.host == '0.0.0.0' else address.host}:{address.port}/"
    if sys.stderr.isatty() or open_page:
        print(f"Brocéliande: {page}", file=sys.stderr, flush=True)
    if open_page and may_open():
        opening = threading.Timer(1.0, webbrowser.open, [page])
        opening.daemon = True  # nobody waits for a browser
        opening.start()
    server = server_of(settings, address)
    gc.collect()
    gc.freeze()  # what is loaded now stays: no need to look at it again and again
    gc.set_threshold(20_000, 20, 50)
    warming = warm_up() if open_page and can_compile() else None
    try:
        server.run()
    finally:
        if warming:
            warming.terminate()


def may_open() -> bool:
    """Whether a browser would come up in a window: one for the terminal would take this one's."""
    windows = sys.platform in {"win32", "darwin"}
    return windows or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def free(address: Address) -> Address:
    """The address, or the next port that nobody listens at: one may play at two tables."""
    for port in range(address.port, address.port + 20):
        with socket.socket(socket.AF_INET6 if ":" in address.host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((address.host, port))
            except OSError:
                continue
            return replace(address, port=port)
    return address


def warm_up() -> subprocess.Popen[bytes]:
    """Compile the games beside the server, out of its way: bots that want it find it done, and
    whoever plays the first game waits for nothing."""
    away = subprocess.DEVNULL
    command = [sys.executable, "-m", "broceliande", "warm"]
    warming = subprocess.Popen(command, stdin=away, stdout=away, stderr=away)
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, warming.pid, 15)
    return warming


def many_files() -> int:
    """A connection is a file: as many as this process may have, asked for and counted."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1_000_000 if most == resource.RLIM_INFINITY else most


def server_of(
    settings: Settings, address: Address, games: Mapping[str, Game] | None = None
) -> uvicorn.Server:
    """The server, ready to run; `games` are ours if none are given."""
    app = create_app(settings, games)
    doorman = Doorman(settings, address.proxies, app.state.house.metrics, many_files() - SPARE)
    config = uvicorn.Config(
        app,
        http=guarded(doorman),
        ws=Wire,
        host=address.host,
        port=address.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(address.proxies),
        forwarded_allow_ips=address.proxies or None,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        ws_max_size=settings.frame_limit,
        ws_ping_interval=None,  # our own pings tell both sides; see `silence`
        ws_per_message_deflate=False,  # its size would tell something, and it costs time
    )
    return uvicorn.Server(config)
