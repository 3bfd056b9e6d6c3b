"""Changes of the rules of Bloody Grove since its version."""

from __future__ import annotations

from broceliande.engine import declared as d


class Amendment(d.Amendments):
    """What new tables are played by; a table keeps those it began with."""

    WHOSE_SPIRIT = d.amendment(
        "BG-039",
        "the chronicle did not tell on whose side the Spirit lies that a token was laid on, or"
        " turned up on",
    )
    FRESH_NAMES = d.amendment(
        "R-35", "the chronicle told tokens that were mixed anew by the numbers they had before"
    )
