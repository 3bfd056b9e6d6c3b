"""Logs: one JSON object a line, to standard error. No seed, secret or answer is ever in them."""

from __future__ import annotations

import logging
import sys

import structlog

HIDDEN = ("seed", "secret", "secrets", "authorization", "token", "position")


def _hide(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    for name in HIDDEN:
        if name in event:
            event[name] = "(hidden)"
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
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
