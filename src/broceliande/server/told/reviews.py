"""What the coach says of a finished game, in words."""

from __future__ import annotations

from broceliande.bots.coach import Review
from broceliande.server.tables.finished import Finished
from broceliande.server.told.replies import CoachOut, CoachPoint, LapseOut


def under_way(seat: int, progress: float) -> CoachOut:
    """How far along the review of a seat is."""
    return CoachOut(seat, False, progress, False, 0, [], [])


def reviewed(game: Finished, seat: int, review: Review, lang: str) -> CoachOut:
    """The review of a seat. It looks at the game once more: not for the event loop."""
    points = [CoachPoint(each.ply, list(each.chances)) for each in review.points]
    lapses = _lapses(game, review, lang)
    shown = review.team, review.last, points, lapses, review.measured
    return CoachOut(seat, True, 1.0, *shown)


def _lapses(game: Finished, review: Review, lang: str) -> list[LapseOut]:
    told = []
    for each in review.lapses:
        table = game.at(each.ply)
        played, better = (table.move(each.seat, m).words(lang) for m in (each.played, each.better))
        because = each.because(table.game.name, lang)
        chance, best = (each.chance, each.best) if review.measured else (None, None)
        told.append(LapseOut(each.ply, played, better, chance, best, because))
    return told
