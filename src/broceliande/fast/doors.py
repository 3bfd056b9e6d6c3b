"""What can be asked through a door: the numbers that games, judges and kernels agree on."""

from __future__ import annotations

ASKED, LEGAL, PLAY, DEAL, REFUSAL, REDEAL, KEY = 0, 1, 2, 3, 4, 5, 6  # of a game
WORTH, FEATURES, QUESTION, CALM, EYE, HEED, WISH = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
)  # of a judge; from EYE on: learnt

MOST_SEATS = 5
SCRATCH = 8  # in the row that WORTH writes: the values first, room to work from here on
ROW = 256  # what a learnt judge needs has room in it up to 64 numbers a layer
MOVER = 7  # in that row: the seat whose wishes EYE and HEED gather
HIDDEN = 160  # in that row: what WISH reads of them
