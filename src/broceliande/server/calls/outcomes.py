"""What the answer of a stranger's machine means for a message, or that there was none."""

from __future__ import annotations

from broceliande.server.calls.carrying import Outcome, Result
from broceliande.server.calls.outward import Answer, Unreachable


def judged(answer: Answer, *, gone: str, silent: str, refused: str) -> Result:
    """What becomes of a message that was answered so; the sentences are the way's own."""
    match answer.status:
        case status if 200 <= status < 300:
            return Result(Outcome.SENT)
        case 404 | 410:
            return Result(Outcome.GONE, gone)
        case 413:
            return Result(Outcome.REFUSED, "call_too_long")
        case 429:
            return Result(Outcome.LATER, "call_too_many", answer.after)
        case status if status >= 500 or status == 408:
            return Result(Outcome.LATER, silent, answer.after)
    return Result(Outcome.REFUSED, refused)


def unreached(wrong: Unreachable) -> Result:
    """What becomes of a message that could not be brought to the other side."""
    never = wrong.why in {"call_inside", "call_bad_address"}
    return Result(Outcome.GONE if never else Outcome.LATER, wrong.why)
