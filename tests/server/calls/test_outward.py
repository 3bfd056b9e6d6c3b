"""The door outward: it leads outside and nowhere else, whatever an address is made of."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_network

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from broceliande.server.calls.outward import (
    Answer,
    Outward,
    Unreachable,
    is_outside,
    looked_up,
)
from tests.server.calls.receivers import LOCAL, Receiver

OUTSIDE = "93.184.216.34"
INSIDE = (
    *("127.0.0.1", "127.8.9.10", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255"),
    *("192.168.1.1", "169.254.169.254", "100.64.0.1", "100.127.255.254", "192.0.0.170"),
    *("192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.9", "192.88.99.1", "224.0.0.1"),
    *("239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1", "::127.0.0.1"),
    *("::ffff:127.0.0.1", "::ffff:93.184.216.34", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1"),
    *("64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "2001:db8::1"),
    *("fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd00:ec2::254", "ff02::1", "3fff::1"),
    *("100::1", "5f00::1", "not an address", ""),
)


@pytest.mark.parametrize("address", INSIDE)
def test_what_is_not_of_the_open_network_is_inside(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize(
    "address", [OUTSIDE, "1.1.1.1", "2606:4700:4700::1111", "64:ff9b::5db8:d822"]
)
def test_what_is_of_the_open_network_is_outside(address: str) -> None:
    assert is_outside(address)


NEAR = [
    *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
    *("172.16.0.0/12", "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/3"),
]


@given(st.integers(0, 2**32 - 1))
def test_no_near_network_is_outside_in_any_of_its_forms(number: int) -> None:
    address = IPv4Address(number)
    near = any(address in ip_network(network) for network in NEAR)
    for outer in (0, 0xFFFF << 32, 0x64FF9B0001 << 80):  # compatible, mapped, translated at home
        assert not is_outside(str(IPv6Address(outer | number)))
    assert not is_outside(str(IPv6Address((0x2002 << 112) | (number << 80))))
    translated = is_outside(str(IPv6Address((0x64FF9B << 96) | number)))
    assert translated == is_outside(str(address))
    assert not (near and translated)


@given(st.integers(0, 2**128 - 1))
def test_of_the_newer_kind_only_what_is_given_out_is_outside(number: int) -> None:
    address = IPv6Address(number)
    if is_outside(str(address)) and address not in ip_network("64:ff9b::/96"):
        assert address in ip_network("2000::/3")
        assert address.is_global


def stub(*looks: Iterable[str]) -> tuple[Callable[[str, int], Iterable[str]], list[str]]:
    """A look-up that says something else each time, and the names that were looked up."""
    asked: list[str] = []

    def look(host: str, port: int) -> Iterable[str]:
        asked.append(host)
        return looks[min(len(asked), len(looks)) - 1]

    return look, asked


def refused(url: str, outward: Outward | None = None) -> str:
    """Why an address is not called."""

    async def work() -> str:
        door = outward or Outward(look_up=looked_up, seconds=2.0)
        try:
            await door.send(url, b"", {})
        except Unreachable as wrong:
            return wrong.why
        finally:
            await door.close()
        return ""

    return asyncio.run(work())


@pytest.mark.parametrize(
    "url",
    [
        *(
            "https://127.0.0.1/",
            "https://2130706433/",
            "https://0x7f000001/",
            "https://0177.0.0.1/",
        ),
        *("https://127.1/", "https://0/", "https://[::1]/", "https://[::ffff:127.0.0.1]/"),
        *("https://[::]/", "https://169.254.169.254/latest/meta-data/", "https://localhost/"),
        *("https://10.0.0.7/", "https://192.168.0.1/", "https://[fe80::1]/", "https://100.64.1.1/"),
    ],
)
def test_inner_addresses_in_all_their_spellings(url: str) -> None:
    assert refused(url) in {"call_inside", "call_unknown_name", "call_bad_address"}


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://push.example/", "call_not_safe"),
        ("https://push.example:8443/", "call_not_safe"),
        ("https://push.example:22/", "call_not_safe"),
        ("https://me:secret@push.example/", "call_bad_address"),
        ("https://push.example@127.0.0.1/", "call_bad_address"),
        ("ftp://push.example/", "call_bad_address"),
        ("file:///etc/passwd", "call_bad_address"),
        ("https:///nowhere", "call_bad_address"),
        ("https://pu\nsh.example/", "call_bad_address"),
        ("nothing", "call_bad_address"),
        ("", "call_bad_address"),
        ("https://push.example/" + "x" * 1000, "call_bad_address"),
    ],
)
def test_addresses_that_are_none_are_not_even_looked_up(url: str, why: str) -> None:
    look, asked = stub([OUTSIDE])
    assert refused(url, Outward(look_up=look)) == why
    assert asked == []


@settings(deadline=None)
@given(st.text(max_size=60))
def test_whatever_is_written_is_an_address_or_is_refused(text: str) -> None:
    async def work() -> None:
        bare = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        door = Outward((), stub(["127.0.0.1"])[0], bare)
        with pytest.raises(Unreachable):
            await door.send(f"https://{text}", b"", {})
        await door.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    "found", [["127.0.0.1"], [OUTSIDE, "10.0.0.1"], ["::1", OUTSIDE], ["169.254.169.254"]]
)
def test_a_name_that_leads_inside_too_is_not_called(found: list[str]) -> None:
    assert refused("https://two-faced.example/", Outward(look_up=stub(found)[0])) == "call_inside"


def test_a_name_that_is_none() -> None:
    def nobody(host: str, port: int) -> list[str]:
        raise OSError

    assert refused("https://nobody.example/", Outward(look_up=nobody)) == "call_unknown_name"
    assert refused("https://nobody.example/", Outward(look_up=stub([])[0])) == "call_unknown_name"


def test_a_name_that_means_something_else_on_the_second_look_is_looked_at_once() -> None:
    """The first look is a service of ours, the second one the inside: it is never taken."""
    look, asked = stub(["127.0.0.1"], ["127.0.0.2"])
    hook, trap = Receiver(), Receiver()

    async def work() -> None:
        async with hook.open(), trap.open():
            door = Outward(("127.0.0.1/32",), look)
            first = await door.send(f"http://moves.example:{hook.port}/a", b"1", {})
            again = await door.send(f"http://moves.example:{hook.port}/a", b"2", {})
            assert first.status == again.status == 201
            # on a connection of its own, the name is looked up anew, and checked anew
            with pytest.raises(Unreachable, match="call_inside"):
                await door.send(f"http://moves.example:{trap.port}/a", b"3", {})
            await door.close()

    asyncio.run(work())
    assert [got.body for got in hook.got] == [b"1", b"2"]
    assert hook.got[0].headers["host"] == f"moves.example:{hook.port}"
    assert asked == ["moves.example", "moves.example"]
    assert trap.got == []


@pytest.mark.parametrize(
    ("onward", "why"),
    [
        ("http://127.0.0.2:{port}/", "call_inside"),
        ("http://inner.example:{port}/", "call_inside"),
        ("file:///etc/passwd", "call_bad_address"),
        ("http://me@127.0.0.1:{port}/", "call_bad_address"),
        ("/round", "call_astray"),
    ],
)
def test_where_an_answer_points_is_checked_like_any_address(onward: str, why: str) -> None:
    hook = Receiver()

    def look(host: str, port: int) -> list[str]:
        return {"inner.example": ["127.0.0.3"]}.get(host, [host])

    async def work() -> str:
        async with hook.open():
            to = {"location": onward.format(port=hook.port)}
            hook.answers += [(status, to) for status in (301, 302, 307, 308)]
            door = Outward(("127.0.0.1/32",), look)
            try:
                with pytest.raises(Unreachable) as wrong:
                    await door.send(f"{hook.url}/a", b"x", {})
            finally:
                await door.close()
            return wrong.value.why

    assert asyncio.run(work()) == why
    assert len(hook.got) == (4 if why == "call_astray" else 1)


def test_three_steps_are_followed_with_the_body_and_secrets_stay_with_their_host() -> None:
    first, second = Receiver(), Receiver()

    async def work() -> Answer:
        async with first.open(), second.open():
            first.answers += [(308, {"location": "/b"}), (307, {"location": f"{second.url}/c"})]
            door = Outward(LOCAL)
            answer = await door.send(f"{first.url}/a", b"x", {"authorization": "Bearer s"}, "PUT")
            await door.close()
            return answer

    assert asyncio.run(work()).status == 201
    assert [(got.method, got.path, got.body) for got in first.got + second.got] == [
        ("PUT", "/a", b"x"),
        ("PUT", "/b", b"x"),
        ("PUT", "/c", b"x"),
    ]
    assert first.got[1].headers["authorization"] == "Bearer s"
    assert "authorization" not in second.got[0].headers


def test_no_more_is_read_than_is_needed_and_no_longer_waited() -> None:
    long, mute = Receiver(said=b"x" * 1_000_000), Receiver([None])

    async def work() -> tuple[int, float]:
        async with long.open(), mute.open():
            door = Outward(LOCAL, seconds=0.5)
            read = await door.send(long.url, b"", {})
            begun = asyncio.get_running_loop().time()
            with pytest.raises(Unreachable, match="call_silent"):
                await door.send(mute.url, b"", {})
            await door.close()
            return len(read.body), asyncio.get_running_loop().time() - begun

    size, seconds = asyncio.run(work())
    assert size <= 16 * 1024
    assert seconds < 5.0


def test_nobody_there() -> None:
    assert refused("http://127.0.0.1:9/", Outward(LOCAL, seconds=2.0)) == "call_silent"


@pytest.mark.parametrize(
    ("said", "seconds"),
    [("7", 7.0), ("999999999", 86_400.0), ("", None), ("soon", None), ("-3", None)],
)
def test_how_long_it_asks_us_to_wait(said: str, seconds: float | None) -> None:
    assert Answer(429, {"retry-after": said}).after == seconds


def test_how_long_it_asks_us_to_wait_by_a_date() -> None:
    assert Answer(429, {"retry-after": "Wed, 21 Oct 2015 07:28:00 GMT"}).after == 0.0
