"""Push: sealed for one browser, signed by this place, and what becomes of it at a push service."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from broceliande.server.calls.carrying import Outcome, Result, Way
from broceliande.server.calls.keys import Keyring, Signer, base64url, from_base64url
from broceliande.server.calls.message import Message
from broceliande.server.calls.outward import Outward
from broceliande.server.calls.push import LARGEST, Keys, Push, sealed, topic
from broceliande.server.ground.settings import Settings
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from tests.server.calls.receivers import LOCAL, PushBrowser, Receiver, vapid_of

Found = TypeVar("Found")
TURN = Message(
    id="call-1",
    kind="turn",
    lang="fr",
    title="À vous, Morgane",
    text="Vieux Chêne : Yvain a rêvé à l’étang. Encore 2 jours.",
    public="À Morgane de jouer. Encore 2 jours :",
    lines=("Yvain a rêvé à l’étang.",),
    link="/t/abc",
    stop="/calls/stop/xyz",
    tag="abc",
    ttl=3600,
    waits=2,
    site="https://play.example",
)


def way(address: str, keys: dict[str, str], kind: str = "push", preset: str = "") -> Way:
    return Way("w1", "p1", kind, preset, address, keys, "fr", "https://old.example", 1, 0, "", True)


def own_signer() -> Signer:
    return Signer(ec.generate_private_key(ec.SECP256R1()))


def carried(
    receiver: Receiver, message: Message = TURN, keys: dict[str, str] | None = None
) -> tuple[Result, PushBrowser, Signer]:
    """A message carried to a push service."""
    browser, signer = PushBrowser(), own_signer()

    async def signs() -> Signer:
        return signer

    async def work() -> Result:
        async with receiver.open():
            outward = Outward(LOCAL, seconds=1.0)
            address = way(f"{receiver.url}/push/7", keys or browser.keys)
            result = await Push(outward, signs).carry(address, message)
            await outward.close()
            return result

    return asyncio.run(work()), browser, signer


def test_the_browser_reads_what_was_sealed_for_it_and_the_service_knows_who_sent_it() -> None:
    receiver = Receiver()
    result, browser, signer = carried(receiver)
    assert result == Result(Outcome.SENT)
    [got] = receiver.got
    assert vapid_of(got, receiver.url, signer.public)["sub"] == "https://play.example"
    assert (got.method, got.path) == ("POST", "/push/7")
    wanted = {"ttl": "3600", "urgency": "normal", "topic": topic(TURN)}
    assert wanted.items() <= got.headers.items()
    assert got.headers["content-encoding"] == "aes128gcm"
    assert len(topic(TURN)) == 32
    assert b"Morgane" not in got.body
    said = browser.read(got.body)
    assert said["title"] == TURN.title
    assert said["text"] == TURN.text
    assert said["link"] == "/t/abc"
    assert said["stop"] == TURN.stop
    assert said["waits"] == 2
    assert "public" not in said
    assert [deed["title"] for deed in said["deeds"]] == ["Jouer", "Ce soir", "Plus d’appels"]


def test_the_length_of_a_message_tells_little_of_what_it_says() -> None:
    lengths = set()
    for text in ("Yvain.", "Yvain a rêvé à l’étang.", TURN.text):
        receiver = Receiver()
        carried(receiver, replace(TURN, text=text))
        lengths.add(len(receiver.got[0].body))
    assert len(lengths) <= 2


def test_the_example_of_the_specification_comes_out_to_the_byte() -> None:
    # RFC 8291, section 5 and appendix A.
    keys = Keys.of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    ours = ec.derive_private_key(number, ec.SECP256R1())
    salt = from_base64url("DGv6ra1nlYgDCS1FRnbzlw")
    body = sealed(b"When I grow up, I want to be a watermelon", keys, ours, salt)
    assert base64url(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


@pytest.mark.parametrize(
    ("status", "more", "result"),
    [
        (201, {}, Result(Outcome.SENT)),
        (404, {}, Result(Outcome.GONE, "call_ended")),
        (410, {}, Result(Outcome.GONE, "call_ended")),
        (429, {"retry-after": "120"}, Result(Outcome.LATER, "call_too_many", 120.0)),
        (429, {}, Result(Outcome.LATER, "call_too_many")),
        (503, {"retry-after": "9"}, Result(Outcome.LATER, "call_silent", 9.0)),
        (403, {}, Result(Outcome.REFUSED, "call_refused")),
        (400, {}, Result(Outcome.REFUSED, "call_refused")),
    ],
)
def test_what_a_push_service_answers(status: int, more: dict[str, str], result: Result) -> None:
    assert carried(Receiver([(status, more)]))[0] == result


def test_a_service_that_takes_less_is_told_less() -> None:
    receiver = Receiver([(413, {}), (201, {})])
    result, browser, _ = carried(receiver)
    assert result == Result(Outcome.SENT)
    short = browser.read(receiver.got[1].body)
    assert short["title"] == TURN.title
    assert short["text"] == ""
    assert short["link"] == TURN.link
    assert carried(Receiver([(413, {}), (413, {})]))[0] == Result(Outcome.REFUSED, "call_too_long")


def test_more_than_fits_is_not_sent() -> None:
    receiver = Receiver()
    result, _, _ = carried(receiver, replace(TURN, title="x" * LARGEST))
    assert result == Result(Outcome.REFUSED, "call_too_long")
    assert receiver.got == []


def test_a_service_that_says_nothing_is_tried_again_later() -> None:
    assert carried(Receiver([None]))[0] == Result(Outcome.LATER, "call_silent")


@pytest.mark.parametrize("key", ["", "AAAA", "not base64!", "é", base64url(b"\4" + b"\1" * 64)])
def test_keys_of_no_browser_end_the_way(key: str) -> None:
    receiver = Receiver()
    keys = {"p256dh": key, "auth": base64url(b"s" * 16)}
    assert carried(receiver, keys=keys)[0] == Result(Outcome.GONE, "call_foreign")
    assert receiver.got == []


def in_storage(settings: Settings, work: Callable[[Storage], Awaitable[Found]]) -> Found:
    async def run() -> Found:
        storage = Storage(settings.database)
        await storage.open()
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


def test_one_pair_of_keys_for_all_servers_also_of_many_that_make_one_at_once(
    settings: Settings,
) -> None:
    async def work(storage: Storage) -> set[str]:
        signers = await asyncio.gather(*(Keyring(storage).signer() for _ in range(20)))
        rows = await storage.rows(m.keys.select())
        assert [row.name for row in rows] == ["vapid"]
        assert all(rows[0].value not in repr(signer) for signer in signers)
        return {signer.public for signer in signers}

    [first] = in_storage(settings, work)
    assert in_storage(settings, work) == {first}  # also after a restart
    assert len(from_base64url(first)) == 65


def test_what_was_signed_is_used_again_for_hours_and_not_for_another_service() -> None:
    signer = own_signer()
    one = signer.header("https://push.example/1", "https://play.example")
    assert signer.header("https://push.example/2", "https://play.example") == one
    assert signer.header("https://other.example/1", "https://play.example") != one
    assert "sub" not in str(from_base64url(signer.header("https://a.example/", "").split(".")[1]))
