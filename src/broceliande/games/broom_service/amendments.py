"""Changes of the rules of Broom Service since its version."""

from __future__ import annotations

from broceliande.engine import declared as d


class Amendment(d.Amendments):
    """What new tables are played by; a table keeps those it began with."""

    HOW_MANY_FIRST = d.amendment(
        "BS-130",
        "under More or Less? everybody laid five cards in a row, whose order mattered, and then"
        " said how many of them to keep; now everybody says how many, then which",
    )
