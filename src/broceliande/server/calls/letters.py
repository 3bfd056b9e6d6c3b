"""Letters: a message as mail, in plain text and in our look. Nothing in it is fetched."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime
from html import escape

from broceliande.server.calls.carrying import Way
from broceliande.server.calls.message import Message
from broceliande.server.calls.words import say
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import calling as c

SERIF = "Grenze,'Iowan Old Style',Georgia,serif"
PLAIN = "'Alegreya Sans','Gill Sans','Segoe UI',sans-serif"
PART = r"[^\s@<>(),;:\\\"\[\]]"  # a sign that needs no quotes
ADDRESS = re.compile(f"{PART}{{1,64}}@{PART}{{3,253}}")
NIGHT = (
    "@media (prefers-color-scheme:dark){"
    ".ground{background:#10211f!important}.paper{background:#1b2b2a!important;"
    "border-color:#3d5650!important}.ink{color:#f1efdc!important}.soft{color:#c3ccb6!important}"
    ".line{border-color:#3a504b!important}.link{color:#8fd3de!important}"
    ".gold{background:#ffc95a!important;color:#2b1c00!important}}"
)


def letter(way: Way, message: Message, sender: str) -> EmailMessage:
    """The whole letter; ValueError for an address that is none."""
    if not ADDRESS.fullmatch(way.address):
        raise ValueError("no address")
    mail = EmailMessage()
    mail["From"] = Address("Brocéliande", addr_spec=sender)
    mail["To"] = Address(addr_spec=way.address)
    mail["Subject"] = message.subject or message.title
    mail["Date"] = format_datetime(datetime.fromtimestamp(now_ms() / 1000, UTC))
    host = sender.rpartition("@")[2]
    mail["Message-ID"] = f"<{message.id}.{way.id}@{host}>"
    if message.kind not in {c.CONFIRM, c.TEST}:
        mail["References"] = f"<{message.tag}.{way.id}@{host}>"  # letters of a table lie together
    mail["Auto-Submitted"] = "auto-generated"
    if message.site.startswith("https://"):  # one press stops it; RFC 8058 wants it so
        mail["List-Unsubscribe"] = f"<{message.site}{message.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(_plain(message))
    mail.add_alternative(_drawn(message), subtype="html")
    return mail


def _button(message: Message) -> str:
    if message.kind == c.CONFIRM:
        return say(message.lang, "confirm-button")
    turn = message.kind in {c.TURN, c.SOON}
    return say(message.lang, "mail-button" if turn else "mail-look")


def _head(message: Message) -> str:
    return say(message.lang, "mail-since") if message.kind == c.TURN else message.title


def _links(message: Message) -> list[tuple[str, str]]:
    """What can be done from the foot of the letter."""
    stop = message.site + message.stop
    if message.kind == c.CONFIRM:
        return []
    lang = message.lang
    return [(say(lang, "mail-stop"), stop), (say(lang, "mail-daily"), f"{stop}?daily")]


def _plain(message: Message) -> str:
    lines = [*message.lines, "", _button(message), message.site + message.link, ""]
    if message.kind in {c.TURN, c.SOON}:
        lines.append(say(message.lang, "mail-foot"))
    for words, link in _links(message):
        lines += [words, link]
    return "\n".join(lines) + "\n"


def _drawn(message: Message) -> str:
    """In our look: a card of paper on the forest's ground."""
    link = escape(message.site + message.link)
    items = "".join(map(_item, message.lines[:-1]))
    last = "".join(f"<b>{escape(line)}</b>" for line in message.lines[-1:])
    foot = say(message.lang, "mail-foot") + " " if message.kind in {c.TURN, c.SOON} else ""
    ends = " · ".join(
        f'<a class="link" style="color:#1f5d69" href="{escape(to)}">{escape(words)}</a>'
        for words, to in _links(message)
    )
    return (
        f'<!doctype html><html lang="{message.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(message.title)}</title><style>{NIGHT}</style></head>"
        '<body class="ground" style="margin:0;padding:24px 12px;background:#d9e2c3">'
        '<div class="paper" role="article" style="max-width:520px;margin:0 auto;'
        f"background:#fcf8ea;border:1px solid #cdbd92;border-radius:14px;font:17px/1.4 {PLAIN}"
        '"><div class="soft line" style="padding:14px 22px;border-bottom:1px solid #d9cda9;'
        f'color:#4a543c;font:600 18px/1.2 {SERIF}">Brocéliande</div>'
        '<div style="padding:18px 22px 20px"><h1 class="ink" style="margin:0;'
        f'color:#222a1b;font:600 27px/1.05 {SERIF}">{escape(_head(message))}</h1>'
        f'<ul style="list-style:none;margin:12px 0 0;padding:0">{items}</ul>'
        f'<p class="ink" style="margin:6px 0 18px;color:#222a1b">{last}</p>'
        f'<a class="gold" style="display:inline-block;padding:12px 22px;border-radius:10px;'
        'background:#f2b21f;color:#2b1c00;font-weight:700;text-decoration:none" '
        f'href="{link}">{escape(_button(message))}</a>'
        '<p class="soft line" style="margin:18px 0 0;padding-top:12px;'
        f'border-top:1px solid #d9cda9;color:#4a543c;font-size:15px">{escape(foot)}{ends}</p>'
        "</div></div></body></html>"
    )


def _item(line: str) -> str:
    return (
        '<li class="ink line" style="padding:6px 0 6px 14px;margin:0 0 6px;color:#222a1b;'
        f'border-left:3px solid #a9bd8a">{escape(line)}</li>'
    )
