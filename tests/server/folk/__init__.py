"""People among people under test: two who sit at a table, and what each of them heard."""

from __future__ import annotations

from tests.server.people import ANN, OPEN, Json, People, Player
from tests.server.people.browsers import Browser


def two_at_a_table(people: People, *, game: str = "whispers") -> tuple[Browser, Browser, str]:
    """Ann and Bob, who are known, in the middle of a game."""
    ann, bob = Browser(people), Browser(people)
    table, _ = ann.open(ANN, OPEN, game=game)
    bob.post(f"/tables/{table}/join", 201, json={"name": "Bob"})
    ann.put("/me", {"name": "Ann"})
    bob.put("/me", {"name": "Bob"})
    return ann, bob, table


def make_friends(one: Browser, two: Browser) -> None:
    """Two become friends by a link."""
    link = one.post("/me/friends/link")["link"]
    two.post("/me/friends", json={"code": link.partition("#")[2]})


def heard(player: Player, kind: str = "said") -> list[Json]:
    """All that somebody has been told of a kind by now."""
    for _ in range(2):  # a pong may overtake what is being put together, a second one does not
        player.send("ping")
        player.until("pong")
    return [frame for frame in player.frames if frame["type"] == kind]


def words(player: Player) -> list[str]:
    """All that somebody heard said by now, also what was said before they came."""
    told = [*player.frames[0].get("chat", [])]
    heard(player)
    for frame in player.frames[1:]:
        told += frame.get("lines", []) if frame["type"] == "said" else frame.get("chat", [])
    return [line["text"] for line in told]
