"""What the games of a batch share: how they are dealt anew, and their options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from broceliande.engine.errors import BadOption

Reset = Literal["next", "same", "none"]
RESETS: tuple[Reset, ...] = ("none", "next", "same")  # as the kernels number them


def one_setting(
    options: Mapping[str, object] | Iterable[Mapping[str, object]] | None,
) -> dict[str, object]:
    """The options of a batch: one set of them for all its games."""
    if options is None or isinstance(options, Mapping):
        return dict(options or {})
    each = [dict(one) for one in options]
    if any(one != each[0] for one in each):
        at = next(n for n, one in enumerate(each) if one != each[0])
        raise BadOption(
            f"the games of a batch share their options, and game {at} has {each[at]} where game 0"
            f" has {each[0]}. Please make a batch for each set of options"
        )
    return each[0] if each else {}
