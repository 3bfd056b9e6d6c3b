"""Frames that nobody should send: noise, broken JSON, and messages with something wrong in them;
and how often to try."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.proofs import SOAK


def tries(count: int) -> settings:
    """So many of them; the same ones every time, except in a soak."""
    return settings(
        max_examples=count,
        deadline=None,
        database=None,
        derandomize=SOAK == 1,
        suppress_health_check=list(HealthCheck),
    )


HUGE = [2**31, 2**63, 2**64, 10**400, -1, -(2**63)]
MARKUP = ["<script>alert(1)</script>", "'; drop table log; --", "\x00", "\ud800", "é" * 50, "../.."]
SILENCE = ["", "\x00\x07", "   ", "\u200b", "x" * 2001, "x" * 501]  # nothing that could be said

scalars: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.sampled_from(HUGE),
    st.floats(allow_nan=True),
    st.text(max_size=12),
    st.sampled_from(MARKUP),
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
KINDS = [
    "hello",
    "answer",
    "undo",
    "vote",
    "say",
    "phrase",
    "point",
    "story",
    "why_not",
    "speak",
    "ping",
    "state",
]
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.integers(-1, 4) | anything,
    "version": st.integers(-2, 60) | anything,
    "move": st.integers(-2, 400) | anything,
    "id": st.text(max_size=45) | anything,
    "yes": st.booleans() | anything,
    "phrase": st.sampled_from([0, -1, 13, 20, 999, 1001, 10**30]) | st.none() | st.text(max_size=4),
    "text": st.sampled_from(SILENCE) | st.none() | st.integers(),
    "before": st.integers(-2, 60) | anything,
    "lang": st.sampled_from(["fr", "en", "FR", "", "x" * 9]) | anything,
    "secrets": st.lists(st.text(max_size=70), max_size=10) | anything,
    "chat": anything,
    # none that the game has: to point at one is allowed, and told to the others only
    "thing": st.sampled_from(["hexes:1", "seat0", "none:1", "<b>:1", ":"]) | anything,
}
NEEDS = {
    "hello": ("secrets", "lang", "version", "chat"),
    "answer": ("seat", "version", "move", "id"),
    "undo": ("seat", "version", "id"),
    "vote": ("seat", "version", "yes"),
    "say": ("seat", "text"),
    "phrase": ("seat", "phrase"),
    "point": ("seat", "thing"),
    "story": ("before",),
    "why_not": ("seat", "move"),
    "speak": ("lang",),
}


@st.composite
def messages(draw: st.DrawFn) -> dict[str, Any]:
    """A message of a known kind: whole, or with a field missing or too many."""
    kind = draw(st.sampled_from(KINDS) | st.text(max_size=8))
    message: dict[str, Any] = {"type": kind}
    for name in NEEDS.get(kind, ()):
        message[name] = draw(FIELDS[name])
    if draw(st.integers(0, 9)) == 0:
        message.pop(draw(st.sampled_from(sorted(message))))
    if draw(st.integers(0, 9)) == 0:
        message[draw(st.text(max_size=6))] = draw(anything)
    return message


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True)


def _broken(text: str, at: int) -> str:
    return text[: at % (len(text) + 1)]


frames: st.SearchStrategy[str | bytes] = st.one_of(
    messages().map(_text),
    messages().map(_text),
    messages().map(_text),
    messages().map(lambda message: _text(message).encode()),
    st.builds(_broken, messages().map(_text), st.integers(0, 400)),
    anything.map(_text),
    st.text(max_size=40).filter(lambda text: "\ud800" not in text),
    st.binary(max_size=60),
    st.sampled_from(["[" * 3000, '{"type":' * 900, "0" * 4097, '{"type":"ping"}' * 300]),
)


def mixed(said: Sequence[str | bytes], chance: random.Random) -> list[str | bytes]:
    """The same frames with what stands in their fields dealt out anew among them, and what has no
    fields cut short. Drawing new ones would take longer than sending them."""
    messages = [_read(frame) for frame in said]
    values: dict[str, list[Any]] = defaultdict(list)
    for message in messages:
        for name, value in message.items():
            values[name].append(value)
    return [
        _text({name: chance.choice(values[name]) for name in message})
        if message
        else frame[: chance.randrange(len(frame) + 1)]
        for frame, message in zip(said, messages, strict=True)
    ]


def _read(frame: str | bytes) -> dict[str, Any]:
    with suppress(ValueError, RecursionError):
        found = json.loads(frame)
        return found if isinstance(found, dict) else {}
    return {}
