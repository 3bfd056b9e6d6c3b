"""What can be asked through a door: the numbers that games, judges and kernels agree on."""

from __future__ import annotations

ASKED, LEGAL, PLAY, DEAL, REFUSAL, REDEAL, KEY = 0, 1, 2, 3, 4, 5, 6  # of a game
WORTH, FEATURES, QUESTION, CALM = 0, 1, 2, 3  # of a judge

MOST_SEATS = 5
SCRATCH = 8  # in the row that WORTH writes: the values first, room to work from here on
ROW = 64
