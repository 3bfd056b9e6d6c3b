"""What a position looks worth at a glance: about 50 lines for each game, in the rules' dialect.

A hint names its FEATURES, says how much each weighs (WEIGHTS, mostly fitted by `lab/fit.py` on
positions of games whose end is known; docs/bots.md says which are not), whether the seats are a
TEAM, and writes one number per feature for a seat. It may look at everything in the
position: bots only ever hold redealt worlds.

A search that met something new plays LENGTH moves on before the hint is asked, and then to where
the hint says `calm` (anywhere, if it has no such function), each the best of SAMPLE drawn (1).
PACE names levels that get another number of iterations than usual, one for all numbers of seats or
one for each, and STEADY divides the chance that a pupil's hand slips.

For a net in the hint's place: AHEAD moves are played on before it is asked (0), and then to where
the hint says `still`, or `calm`; fields in BLIND are not read. BY_NET names levels that judge by
the net, where there is one: their iterations (one number, or one for each number of seats with
which they do), how far their hand spreads and, where it is not the usual part, their leeway; UNDER
says the three for tables with an option that is on, and for each number of seats. IDLE names a
question and its answer that does nothing: whoever judges by a net rather does what is nearly as
good, and the leeway is how much of a chance is given up for that.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

WORDS = Path(__file__).parent  # of reasons, and of nets that cannot be asked
HINTS = ("benevolent", "bethel_woods", "bloody_grove", "broom_service", "roundforest")


def hint_of(game: str) -> ModuleType:
    """The hint of a game; one that knows nothing where a game has none."""
    name = game.replace("-", "_")
    return import_module(f"broceliande.bots.hints.{name if name in HINTS else 'nothing'}")
