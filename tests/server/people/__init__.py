"""People at a server under test: they open tables, sit down, and speak over sockets."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import anyio
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession, websocket_test_session

from broceliande.server.tables.house import House

Json = dict[str, Any]
PERSON, BOT, OPEN = {"kind": "person"}, {"kind": "bot"}, {"kind": "open"}
ANN = {"kind": "person", "name": "Ann"}
GOOD: Json = {"game": "benevolent", "seats": [PERSON, PERSON]}  # a form that opens a table


async def _doze(delay: float) -> None:
    """The sockets of tests ask for the next frame without a pause, and take the interpreter from
    whatever thinks or reads beside them: reading one module took ten seconds."""
    await anyio.sleep(0.001)


websocket_test_session.sleep = _doze  # type: ignore[attr-defined]


class Player:
    """Somebody at a socket."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.state: Json = {}
        self.frames: list[Json] = []

    def send(self, kind: str, **fields: Any) -> None:
        """Send a frame."""
        self.socket.send_json({"type": kind, **fields})

    def hear(self) -> Json:
        """The next frame."""
        frame: Json = self.socket.receive_json(timeout=30)
        self.frames.append(frame)
        if frame["type"] == "state":
            self.state = frame
        elif frame["type"] == "refused" and frame["state"]:
            self.state = frame["state"]
        elif frame["type"] == "seats":
            self.state["seats"] = frame["seats"]
        return frame

    def until(self, kind: str) -> Json:
        """The next frame of a kind."""
        while (frame := self.hear())["type"] != kind:
            pass
        return frame

    def until_version(self, version: int) -> Json:
        """The state of that version, or a later one."""
        while self.state.get("version", -1) < version:
            self.hear()
        return self.state

    def until_seats(self, so: Callable[[list[Json]], bool]) -> None:
        """Until those who sit there are so; they come by themselves, or with the whole table."""
        while not so(self.state["seats"]):
            self.hear()

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat, as last heard."""
        sights = [sight for sight in self.state["sights"] if sight["seat"] == seat]
        return [move["id"] for move in sights[0]["moves"]]

    def answer(self, seat: int, move: int, version: int | None = None, id: str = "") -> Json:
        """Answer, and hear the acknowledgement or the refusal."""
        at = self.state["version"] if version is None else version
        mine = id or f"{seat}-{at}-{move}"
        self.send("answer", seat=seat, version=at, move=move, id=mine)
        while (frame := self.hear())["type"] not in {"ack", "refused"} or frame["id"] != mine:
            pass
        return frame


class People:
    """People at one server."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    @property
    def house(self) -> House:
        """What the server holds."""
        house: House = self.client.app.state.house
        return house

    def open(self, *seats: Json, game: str = "whispers", **more: Any) -> tuple[str, list[str]]:
        """Open a table; its id, and the secrets of one's seats."""
        form = {"game": game, "seats": list(seats or (PERSON, PERSON)), **more}
        answer = self.client.post("/api/tables", json=form)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        return opened["table"]["id"], list(opened["secrets"].values())

    def get(self, path: str, status: int = 200, secret: str = "", **more: Any) -> Json:
        """Ask for something."""
        return self._ask("GET", path, status, secret, **more)

    def post(self, path: str, status: int, secret: str = "", **more: Any) -> Json:
        """Do something."""
        return self._ask("POST", path, status, secret, **more)

    def put(self, path: str, status: int, secret: str = "", **more: Any) -> Json:
        """Change something."""
        return self._ask("PUT", path, status, secret, **more)

    def _ask(self, method: str, path: str, status: int, secret: str, **more: Any) -> Json:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        headers |= more.pop("headers", {})
        answer = self.client.request(method, f"/api{path}", headers=headers, **more)
        assert answer.status_code == status, answer.text
        asked: Json = answer.json()
        return asked

    @contextmanager
    def sit(self, table: str, *secrets: str, **hello: Any) -> Iterator[Player]:
        """Sit down at a socket, and hear the first state."""
        with self.client.websocket_connect(f"/api/tables/{table}/play") as socket:
            player = Player(socket)
            player.send("hello", secrets=list(secrets), **hello)
            player.until("state")
            yield player

    def play_on(self, player: Player, answers: int = 4000, seed: int = 1) -> None:
        """Play random moves with all the seats that a player holds, until the game is over; one
        game of Benevolent in four hundred takes more than a thousand."""
        chance = random.Random(seed)
        for _ in range(answers):
            if player.state["status"] == "over":
                return
            seats = [s["seat"] for s in player.state["sights"] if s["moves"]]
            if not seats:
                player.until_version(player.state["version"] + 1)
                continue
            seat = chance.choice(seats)
            frame = player.answer(seat, chance.choice(player.moves(seat)))
            assert frame["type"] == "ack", frame
            player.until_version(frame["version"])

    def finished(self, game: str = "whispers") -> tuple[str, list[str]]:
        """A game that was played to its end."""
        table, secrets = self.open(game=game)
        with self.sit(table, *secrets) as both:
            self.play_on(both)
            assert both.state["status"] == "over"
        return table, secrets
