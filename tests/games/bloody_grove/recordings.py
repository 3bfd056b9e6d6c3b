"""How Bloody Grove's recorded games came about, and where move sequences are counted."""

from collections.abc import Iterator
from random import Random

import broceliande as bro
from tests.games.bloody_grove.answers import play
from tests.games.bloody_grove.board import Side, lay
from tests.games.playing import play_on
from tests.laws.evidence import Recorded

# How each game came about: the seed, how it was played, and after how many answers it stops
# (0: at its end).
GAMES: dict[str, tuple[int, str, int]] = {
    "groves_round_1": (11, "any", 0),
    "groves_round_2": (3, "any", 0),
    "groves_round_3": (5, "any", 0),
    "groves_round_4": (14, "any", 0),
    "domination": (1, "any", 0),
    "transformations": (4, "any", 0),
    "shared": (1, "summon", 0),
    "never_transformed": (50, "summon", 0),
    "many_tokens": (1063, "tokens", 0),
    "many_recruits": (7, "recruit", 0),
    "second_look": (1, "any", 1),  # the token that the other player has looked at is refused
    "rival_venerable": (1, "summon", 21),  # a token for it is refused
    "elite_used_up": (5, "recruit", 61),  # a completed symbol, and no Elite of that animal
    "whose_spirit": (2, "tokens", 60),  # recorded with the amendment of that name
    "fresh_names": (3, "tokens", 40),  # from a table whose reserve is used up with the first one
}
AMENDED = {"whose_spirit": ["whose_spirit"]}  # the others are played by all or meet none

ENDINGS = {
    "groves_round_1": ("groves", 1),
    "groves_round_2": ("groves", 2),
    "groves_round_3": ("groves", 3),
    "groves_round_4": ("groves", 4),
    "domination": ("domination", 4),
    "transformations": ("transformations", 4),
    "shared": ("shared", 4),
    "never_transformed": ("domination", 4),
    "many_tokens": ("domination", 4),
    "many_recruits": ("domination", 4),
}


def choose(t: bro.Table, luck: Random, style: str) -> int:
    """A legal move at random: any, or one that suits the style of the game."""
    seat = t.asked[0]
    moves = t.rules.legal(t._state, seat)
    paths = {move: t.game.path(t.rules.named, t._state, seat, move) for move in moves}
    suits = [move for move in moves if _suits(style, paths[move][-1])]
    return luck.choice(suits or moves)


def _suits(style: str, last: str) -> bool:
    """Whether a move that ends with this thing suits a style."""
    match style:
        case "summon":
            return last not in ("answer:left", "answer:right")
        case "tokens":
            return last not in ("answer:decline", "answer:left", "answer:top")
        case "recruit":
            return last in ("answer:left", "answer:right", "answer:hand")
        case _:
            return True


def used_up() -> bro.Table:
    """The last token of the reserve is laid, and the discard makes a new one."""
    hand, every = "owl_base_1 owl_elite_3", "+2 +2 +2 +3 +3 +3 +4 +4 +4 destroy destroy"
    t = lay(Side(hand=hand), Side(hand="bear_base_1 owl_elite_10"), discard=every)
    return play(bro.load(t.dump()), "summon owl_base_1", "token 12")


def recording(name: str) -> bro.Table:
    """Play a game at random, always in the same way."""
    seed, style, stop = GAMES[name]
    options = {"amendments": AMENDED[name]} if name in AMENDED else {}
    t = used_up() if name == "fresh_names" else bro.table("bloody-grove", 2, seed, options)
    luck = Random(seed)
    while not t.over and (not stop or t.ply < stop):
        t.play(t.asked[0], choose(t, luck, style))
    return t


def starts() -> Iterator[tuple[str, bro.Table]]:
    """By seed and the answers given at random before."""
    for seed in (1, 4, 14):
        for before in (0, 2, 20, 40):
            t = bro.table("bloody-grove", 2, seed)
            yield f"{seed} {before}", play_on(t, Random(seed), before)


RECORDED = Recorded(GAMES, recording, whole=ENDINGS, starts=starts, depth=3)
