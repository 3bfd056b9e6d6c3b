"""Changes of the rules of Benevolent since its version."""

from __future__ import annotations

from broceliande.engine import declared as d


class Amendment(d.Amendments):
    """What new tables are played by; a table keeps those it began with."""

    NO_CHOICE = d.amendment(
        "BE-059",
        "the only arrow, exchange, purchase or Secret that could be taken was asked for all the"
        " same",
    )
