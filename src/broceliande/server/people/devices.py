"""What a device is called: as much as its browser says of itself, and nothing is asked for more."""

from __future__ import annotations

import re
from dataclasses import dataclass

PHONE, TABLET, COMPUTER = "phone", "tablet", "computer"

# The first that is found counts: many browsers also say that they are others.
BROWSERS = (
    ("Edge", r"\bEdg(?:e|A|iOS)?/"),
    ("Opera", r"\bOPR/"),
    ("Samsung Internet", r"\bSamsungBrowser/"),
    ("Firefox", r"\b(?:Firefox|FxiOS)/"),
    ("Chrome", r"\b(?:Chrome|CriOS|Chromium)/"),
    ("Safari", r"\bSafari/"),
)
SYSTEMS = (
    ("iPad", r"\biPad\b"),
    ("iPhone", r"\biPhone\b"),
    ("Android", r"\bAndroid\b"),
    ("Windows", r"\bWindows\b"),
    ("ChromeOS", r"\bCrOS\b"),
    ("macOS", r"\bMac OS X\b|\bMacintosh\b"),
    ("Linux", r"\bLinux\b"),
)


@dataclass(frozen=True)
class Device:
    """A device, as it is shown to whoever it knows."""

    label: str = ""  # such as "Firefox, Linux"
    kind: str = ""


def device_of(agent: str) -> Device:
    """What a browser says that it is; nothing of the text itself is kept."""
    agent = agent[:500]
    system = _first(SYSTEMS, agent)
    label = ", ".join(part for part in (_first(BROWSERS, agent), system) if part)
    return Device(label, _kind(agent, system))


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for name, pattern in known if re.search(pattern, agent)), "")


def _kind(agent: str, system: str) -> str:
    if system == "iPad" or (system == "Android" and "Mobile" not in agent):
        return TABLET
    if system in {"iPhone", "Android"}:
        return PHONE
    return COMPUTER if system else ""
