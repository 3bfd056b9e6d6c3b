"""Changes of the rules of Roundforest since its version."""

from __future__ import annotations

from broceliande.engine import declared as d


class Amendment(d.Amendments):
    """What new tables are played by; a table keeps those it began with."""

    SADDLE_IN_THE_BAG = d.amendment(
        "RF-154",
        "with an empty blue bag a saddle took nobody to the prince or the goblin, though it is in"
        " the bag by the time they are met",
    )
    NO_CHOICE = d.amendment(
        "RF-097",
        "the only place for a yellow chip, or the only object to sell, was asked for all the same",
    )
