"""What a seat may know of a position: views for people, observations for programs."""

from __future__ import annotations

from typing import Any

from broceliande.engine.fields import ALL, EVERYONE, NOBODY, OWNER, Field, Fields

HIDDEN = -1_000_000  # stands in an observation for what the seat may not see


def open_fields(state: Fields) -> dict[str, Any]:
    """The fields that everybody may see."""
    store, seats = state.__dict__, state.seats
    known: dict[str, Any] = {}
    for name, depth, seated in state.LAYOUT.open:
        value = store[name]
        if depth == 1:
            value = value.copy()
        elif depth:
            value = _bare(value)
        known[name] = value[:seats] if seated else value
    return known


def veiled_fields(state: Fields, seat: int | None) -> dict[str, Any]:
    """The others, as the seat (None: a spectator) may see them; a hidden number is None."""
    owned = [f for f in state.LAYOUT.veiled if seat is not None or f.see != OWNER]
    return {field.name: _field(state, field, seat) for field in owned}


def see(state: Fields, seat: int | None) -> dict[str, Any]:
    """Every field that the seat (None: a spectator) may see."""
    return {**open_fields(state), **veiled_fields(state, seat)}


def observe(state: Fields, seat: int | None) -> list[int]:
    """Every cell in the order of the layout, HIDDEN where the seat may not see it."""
    numbers: list[int] = []
    for field in state.LAYOUT.fields:
        value = state.__dict__[field.name]
        visible = _mask(state, field, seat)
        cells = list(_flat(value))
        numbers += [c if v else HIDDEN for c, v in zip(cells, visible, strict=True)]
    return numbers


def _field(state: Fields, field: Field, seat: int | None) -> Any:
    value = state.__dict__[field.name]
    if field.see == OWNER:
        parts = enumerate(list(value)[: state.seats])
        return [_bare(part) if at == seat else _gone(part) for at, part in parts]
    shown = _veil(value, iter(_mask(state, field, seat)))
    return shown[: state.seats] if field.seated else shown


def _bare(value: Any) -> Any:
    """All of it, as plain lists."""
    if isinstance(value, list):
        return value.copy()
    return value if isinstance(value, int) else [_bare(part) for part in value]


def _gone(value: Any) -> Any:
    """Nothing of it."""
    if isinstance(value, list):
        return [None] * len(value)
    return None if isinstance(value, int) else [_gone(part) for part in value]


def _veil(value: Any, visible: Any) -> Any:
    if isinstance(value, int):
        return value if next(visible) else None
    return [_veil(part, visible) for part in list(value)]


def _flat(value: Any) -> Any:
    if isinstance(value, int):
        yield value
    else:
        for part in list(value):
            yield from _flat(part)


def _mask(state: Fields, field: Field, seat: int | None) -> list[bool]:
    """For each cell of the field: may the seat see it?"""
    if field.see == ALL:
        return [True] * field.cells
    if field.see == OWNER:
        each = field.cells // field.shape[0]
        return [at // each == seat for at in range(field.cells)]
    if field.see == NOBODY:
        return [False] * field.cells
    assert not isinstance(field.see, str)
    masks = list(_flat(state.__dict__[field.see.mask]))
    each = field.cells // len(masks)
    spread = [mask for mask in masks for _ in range(each)]
    if seat is None:
        return [mask == EVERYONE for mask in spread]
    return [bool(mask >> seat & 1) for mask in spread]
