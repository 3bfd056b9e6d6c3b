"""Runs the server on one port until it is asked to stop."""

from __future__ import annotations

import gc
import sys
import threading
import webbrowser
from dataclasses import dataclass

import uvicorn

from broceliande.server.app import create_app
from broceliande.server.logs import set_up
from broceliande.server.settings import Settings


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
    set_up(level)
    page = f"http://{address.host}:{address.port}/"
    if sys.stderr.isatty() or open_page:
        print(f"Brocéliande: {page}", file=sys.stderr)
    if open_page:
        threading.Timer(1.0, webbrowser.open, [page]).start()
    server = server_of(settings, address)
    gc.collect()
    gc.freeze()  # what is loaded now stays: no need to look at it again and again
    gc.set_threshold(20_000, 20, 50)
    server.run()


def server_of(settings: Settings, address: Address) -> uvicorn.Server:
    """The server, ready to run."""
    config = uvicorn.Config(
        create_app(settings),
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
