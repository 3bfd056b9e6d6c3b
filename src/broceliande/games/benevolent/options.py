"""What the host of a table may fix: any of the draws of the set-up, and a limit of turns."""

from __future__ import annotations

from collections.abc import Sequence

from broceliande.engine.options import Options, Setting, choice, given, number, seats_of
from broceliande.games.benevolent.names import FACES_PER_SIDE, PERMANENTS, TILES


def _layouts(setting: Setting) -> tuple[object, ...]:
    first = setting.tables["LAYOUT_FIRST"][setting.seats]
    count = setting.tables["LAYOUT_COUNT"][setting.seats]
    return tuple(setting.tables["LAYOUT_ID"][first : first + count])


def _faces(value: object, setting: Setting) -> Sequence[int]:
    """The segment faces in slot order, e.g. ["1A", "2B"]; each segment once."""
    slots = 3 if setting.seats == 4 else 2
    if not isinstance(value, list | tuple) or len(value) != slots:
        raise ValueError(f"takes {slots} segment faces with {setting.seats} seats, not {value!r}")
    for face in value:
        if face not in FACES_PER_SIDE:
            raise ValueError(f"knows the faces {', '.join(FACES_PER_SIDE)}, not {face!r}")
    if len({face[0] for face in value}) != slots:
        raise ValueError(f"names a segment twice: {', '.join(value)}")
    return [FACES_PER_SIDE.index(face) for face in value] + [-1] * (3 - slots)


def _secrets(value: object, setting: Setting) -> Sequence[int]:
    """The faces shown at positions 1 to 9 of the pyramid, e.g. ["E7", "P4", ...]."""
    names = (*PERMANENTS, *setting.tables["FACE_ID"])
    if not isinstance(value, list | tuple) or len(value) != TILES:
        raise ValueError(f"takes the {TILES} faces of the pyramid, not {value!r}")
    for face in value:
        if face not in names:
            raise ValueError(f"knows the secrets {', '.join(names)}, not {face!r}")
    faces = [names.index(face) for face in value]
    tiles = {at for at, pair in enumerate(setting.tables["TILE_FACE"]) if set(pair) & set(faces)}
    if len(tiles) != TILES or len(set(faces)) != TILES:
        raise ValueError("shows both faces of one tile, or one face twice")
    return faces


class Host(Options):
    """What the host may fix."""

    FIRST = choice(seats_of, lot=True, passes=True)  # BE-005
    TURN_LIMIT = number(0, 10_000, unset=0)  # RU-52
    LAYOUT = choice(_layouts, lot=True)  # BE-017
    FACES = given(3, _faces)
    SECRETS = given(TILES, _secrets)  # BE-024
