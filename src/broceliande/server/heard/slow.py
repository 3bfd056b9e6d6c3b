"""What somebody says who answers before they are asked."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from broceliande.server.heard.bounds import AHEAD, Count, Path

Named = Annotated[str, Meta(pattern="^[a-z_]{1,24}$", max_length=24)]
When = Annotated[dict[Named, Count], Meta(min_length=1, max_length=4)]


class AheadAnswer(Struct, forbid_unknown_fields=True):
    """An answer to the next question of a name, if all of that is so."""

    question: Named
    path: Path
    when: Annotated[list[When], Meta(max_length=4)] = []


class AheadForm(Struct, forbid_unknown_fields=True):
    """All the answers that a seat gives in advance, in their order; none takes all of them back."""

    answers: Annotated[list[AheadAnswer], Meta(max_length=AHEAD)]
