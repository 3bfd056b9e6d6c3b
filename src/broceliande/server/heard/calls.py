"""How somebody wants to be called, and by which ways."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from broceliande.server.heard.bounds import Link

ADDRESS = 1000  # letters of the address of a push service or a channel
MAIL = 254  # of one for letters: no mail server takes more
KEY = 200  # of what a browser gives to seal with
TOKEN = 500  # of what opens a channel
WAYS = 12  # ways of one person

WebAddress = Annotated[str, Meta(min_length=8, max_length=ADDRESS)]
MailAddress = Annotated[str, Meta(pattern=r"^[^@\s<>,;:\"()]+@[^@\s<>,;:\"()]+$", max_length=MAIL)]
SealKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]+$", max_length=KEY)]
ChannelToken = Annotated[str, Meta(pattern="^[!-~]*$", max_length=TOKEN)]
Room = Annotated[str, Meta(max_length=255)]
Zone = Annotated[str, Meta(pattern="^[A-Za-z0-9_+/-]+$", max_length=64)]
Minute = Annotated[int, Meta(ge=0, le=1439)]
Hour = Annotated[int, Meta(ge=0, le=23)]
CallKind = Literal["turn", "soon", "rematch", "finished", "invitation", "friend"]
Preset = Literal["discord", "slack", "ntfy", "matrix", "plain"]


class PushForm(Struct, forbid_unknown_fields=True):
    """This browser may be called: what its subscription says, and where in the world it is."""

    endpoint: WebAddress
    p256dh: SealKey
    auth: SealKey
    zone: Zone | None = None


class MailForm(Struct, forbid_unknown_fields=True):
    """Letters to this address, once it was confirmed."""

    address: MailAddress
    zone: Zone | None = None


class ChannelForm(Struct, forbid_unknown_fields=True):
    """Calls into a channel; Matrix needs a room and what opens it."""

    preset: Preset
    address: WebAddress
    room: Room = ""
    token: ChannelToken = ""
    zone: Zone | None = None


class WishesForm(Struct, forbid_unknown_fields=True):
    """How one wants to be called; what is left out stays as it was."""

    zone: Zone | None = None
    quiet: Annotated[list[Minute], Meta(max_length=2)] | None = None  # from, to; empty: none
    digest: Literal["at_once", "daily"] | None = None
    hour: Hour | None = None  # of the one message of a day
    off: bool | None = None  # nobody is to call me
    kinds: Annotated[list[CallKind], Meta(max_length=6)] | None = None


class LaterForm(Struct, forbid_unknown_fields=True):
    """Call me again tonight: which call."""

    call: Link
