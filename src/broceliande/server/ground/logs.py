"""Logs: one JSON object a line, to standard error. No seed, secret or answer is ever in them."""

from __future__ import annotations

import logging
import sys

import structlog

LONGEST, LONGEST_ERROR = 300, 6000  # letters of one value, and of a traceback
HIDDEN = ("seed", "secret", "secrets", "authorization", "token", "position")


def _hide(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    for name in HIDDEN:
        if name in event:
            event[name] = "(hidden)"
    return event


def _shorten(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Nobody can make a line as long as they like; of an error the end says most."""
    for name, value in event.items():
        if name == "exception":
            event[name] = str(value)[-LONGEST_ERROR:]
        elif not isinstance(value, bool | int | float | None):
            event[name] = str(value)[:LONGEST]
    return event


def set_up(level: str = "info") -> None:
    """Log as JSON from now on."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            _hide,
            _shorten,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
