"""Browsers of people under test: each has cookies of its own, and says where its page is from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from typing import Any

import httpx

from tests.server.people import Json, People, Player

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Mobile Safari/537.36"
)
HOST = "testserver.local"


class Browser:
    """One device of somebody."""

    def __init__(self, people: People, agent: str = FIREFOX, host: str = HOST) -> None:
        self.people = people
        self.host = host
        self.cookies: dict[str, str] = {}
        self.headers = {"user-agent": agent, "host": host, "origin": f"http://{host}"}
        self.last: httpx.Response | None = None

    @property
    def token(self) -> str:
        """What its cookie holds."""
        return self.cookies.get("broceliande", "")

    def _sent(self) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {**self.headers, **({"cookie": cookie} if cookie else {})}

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Json:
        """Ask for something, and keep the cookies that come."""
        client = self.people.client
        client.cookies.clear()
        headers = {**self._sent(), **more.pop("headers", {})}
        answer = client.request(method, f"/api{path}", headers=headers, **more)
        client.cookies.clear()
        self.last = answer
        assert answer.status_code == status, answer.text
        for header in answer.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(header).items():
                self.cookies[name] = morsel.value
        kind = answer.headers.get("content-type", "")
        told: Json = answer.json() if answer.content and "json" in kind else {}
        return told

    def get(self, path: str, status: int = 200, **more: Any) -> Json:
        """Read something."""
        return self.ask("GET", path, status, **more)

    def post(self, path: str, status: int = 200, json: Any = None, **more: Any) -> Json:
        """Do something."""
        return self.ask("POST", path, status, json=json, **more)

    def put(self, path: str, json: Any, status: int = 200) -> Json:
        """Change something."""
        return self.ask("PUT", path, status, json=json)

    def delete(self, path: str, status: int = 200, **more: Any) -> Json:
        """Take something away."""
        return self.ask("DELETE", path, status, **more)

    def open(self, *seats: Json, game: str = "whispers", **more: Any) -> tuple[str, list[str]]:
        """Open a table; its id, and the secrets of one's seats."""
        form = {"game": game, "seats": list(seats or ({"kind": "person"},) * 2), **more}
        opened = self.post("/tables", 201, json=form)
        return opened["table"]["id"], list(opened["secrets"].values())

    def named(self, name: str, crest: str = "heron") -> Browser:
        """Somebody with a name: they open a table first, so that they are known."""
        if not self.token:
            self.open()
        self.put("/me", {"name": name, "crest": crest})
        return self

    @contextmanager
    def sit(self, table: str, *secrets: str, **hello: Any) -> Iterator[Player]:
        """Sit down at a socket, and hear the first state."""
        path = f"/api/tables/{table}/play"
        self.people.client.cookies.clear()
        with self.people.client.websocket_connect(path, headers=self._sent()) as socket:
            player = Player(socket)
            player.send("hello", secrets=list(secrets), **hello)
            player.until("state")
            yield player

    def finished(self) -> str:
        """A game that was played to its end."""
        table, _ = self.open({"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"})
        with self.sit(table) as both:
            self.people.play_on(both)
        return table
