"""Changes of the rules of Bethel Woods since its version."""

from __future__ import annotations

from broceliande.engine import declared as d


class Amendment(d.Amendments):
    """What new tables are played by; a table keeps those it began with."""

    NO_CHOICE = d.amendment(
        "BW-036", "the only worker in hand with the only place to go was asked for all the same"
    )
