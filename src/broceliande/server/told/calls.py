"""What is told to a person about the ways by which they are called."""

from __future__ import annotations

from msgspec import Struct


class WayOut(Struct):
    """A way; what opens it is not told again."""

    id: str
    kind: str  # push, mail or channel
    preset: str  # of a channel
    label: str  # the device, the address for letters, the host of a channel
    here: bool  # it calls this device
    active: bool
    confirmed: bool  # an address for letters is, once the link in the first one was used
    made: int
    trouble: str  # what went wrong last, in words; empty if nothing did


class WishesOut(Struct):
    """How they want to be called."""

    zone: str
    quiet: list[int]  # minutes of the day from which and to which nobody calls; empty: none
    digest: str
    hour: int
    off: bool
    kinds: list[str]


class CallsOut(Struct):
    """All about being called."""

    key: str  # what a browser makes a subscription with
    mail: bool  # whether this place writes letters
    ways: list[WayOut]
    wishes: WishesOut


class LaterOut(Struct):
    """When somebody is called again."""

    due: int
