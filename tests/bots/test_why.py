"""Why a move: what speaks for it is true, said in both languages, and never the truth told."""

from __future__ import annotations

import random
import re

import pytest

import broceliande as bro
from broceliande.bots import why as explaining
from broceliande.bots.counsel import counsel
from broceliande.bots.hints import HINTS, WORDS, hint_of
from broceliande.bots.why import ANY, DEFEAT, ONLY, RIVALS, VICTORY, Reason, _join, searched, why
from broceliande.engine.table import Table
from broceliande.engine.words import LANGUAGES, words_in

GAMES = [name.replace("_", "-") for name in HINTS]


def keys(lang: str) -> set[str]:
    """The names of everything that can be said."""
    return set(re.findall(r"^(why-[a-z-]+) =", (WORDS / f"{lang}.ftl").read_text("utf-8"), re.M))


def reasons() -> set[str]:
    """Every reason that could ever be given: each feature of each game, both ways."""
    found = {"why-any-search", "why-any-next"}
    found |= {each.key("any") for each in (VICTORY, DEFEAT, RIVALS, ONLY)}
    for game in GAMES:
        for feature in hint_of(game).FEATURES:
            found |= {Reason(feature, up).key(game) for up in (True, False)}
    return found


def test_every_feature_of_every_game_has_words_both_ways_and_nothing_else_has() -> None:
    assert keys("fr") == keys("en") == reasons()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence_of_its_own(lang: str) -> None:
    words = words_in(lang, WORDS)
    said = {key: words.say(key) for key in sorted(reasons())}
    for key, sentence in said.items():
        assert re.fullmatch(r"[A-ZÀ-Ý].{8,95}\.", sentence), (key, sentence)
        if key.endswith("-up") and (other := key[:-2] + "down") in said:
            assert sentence != said[other]


def test_french_spaces_do_not_break() -> None:
    text = (WORDS / "fr.ftl").read_text("utf-8")
    assert not re.search(r"[^\u00a0\u202f][:;?!]|'", text.split("\n", 1)[1])


def midway(game: str, seed: int, answers: int) -> Table:
    """A game some random answers on, at somebody's real decision."""
    rng = random.Random(seed)
    table = bro.table(game, seed=seed)
    while not table.over and (len(table.played) < answers or len(table.moves(table.asked[0])) < 2):
        seat = table.asked[0]
        table.play(seat, rng.choice(table.moves(seat)))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_at_most_two_reasons_for_each_move_and_the_world_stays_as_it_is(game: str) -> None:
    given = 0
    for seed in range(4):
        table = midway(game, seed, 10 + 7 * seed)
        seat = table.asked[0]
        world = table.redeal(seat, 5)
        before = bytes(world.state)
        wanted = [move.id for move in world.moves(seat)][:3]
        found = why(world, seat, wanted, random.Random(1), worlds=3)
        assert found == why(world, seat, wanted, random.Random(1), worlds=3)
        assert bytes(world.state) == before
        assert len(found) == len(wanted)
        for each in found:
            assert len(each) == len(set(each)) <= 2
            assert all(reason.feature in {*hint_of(game).FEATURES, *ANY} for reason in each)
            given += len(each)
    assert given > 0


def test_a_move_that_wins_at_once_is_told_so() -> None:
    won = 0
    for seed in (2, 4):
        table, rng = bro.table("benevolent", 2, seed), random.Random(seed)
        while not table.over:
            seat, before = table.asked[0], table.copy()
            table.play(seat, rng.choice(table.moves(seat)))
        who, move = table.played[-1]
        if table.places[who] != 1 or len(before.moves(who)) < 2:
            continue
        won += 1
        assert why(before.redeal(who, 1), who, [move], rng) == [(VICTORY,)]
        assert VICTORY.words("benevolent", "en") == "It wins the game at once."
    assert won


def test_the_only_move_is_told_so() -> None:
    table = bro.table("benevolent", 2, 7)
    while len(table.moves(table.asked[0])) > 1:
        table.play(table.asked[0], table.moves(table.asked[0])[0])
    seat = table.asked[0]
    only = table.moves(seat)[0].id
    assert why(table.redeal(seat, 1), seat, [only], random.Random(1)) == [(ONLY,)]
    (advice,) = counsel(table.redeal(seat, 1), seat, iterations=20, rng=random.Random(1))
    assert (advice.move, advice.why) == (only, (ONLY,))
    assert advice.chance is None  # nobody measured it


def test_gathering_leaves_is_explained_by_leaves() -> None:
    for seed in range(20):
        table = midway("benevolent", seed, 2 + seed)
        seat = table.asked[0]
        gather = [m for m in table.moves(seat) if m.words("en").startswith("Gather")]
        if gather:
            break
    found = why(table.redeal(seat, 1), seat, [gather[0].id], random.Random(1))[0]
    assert Reason("leaves", True) in found


@pytest.mark.parametrize(("late", "told"), [(0.5, "leads"), (2 / 3, "late leads")])
def test_what_counts_early_and_late_is_one_reason(late: float, told: str) -> None:
    names = ("leads", "cubes", "late leads")
    effects = {"leads": (0.5, 2.0), "cubes": (0.1, -1.0), "late leads": (0.75, 2 * late)}
    _join(effects, names, [[0.0, 1.0, 0.0], [2.0, 0.0, 2 * late]])
    assert effects == {"cubes": (0.1, -1.0), told: (1.25, 2.0)}


def test_what_differs_by_the_end_alone_goes_the_way_it_goes_then() -> None:
    effects = {"leads": (0.0, 0.0), "late leads": (0.3, 1.0)}
    _join(effects, ("leads", "late leads"), [[3.0, 2.0], [3.0, 1.0]])
    assert effects == {"late leads": (0.3, 1.0)}


def test_nobody_is_told_twice_that_they_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    both, told = {Reason("leads", True), Reason("late leads", True)}, 0
    weights = [float(name in {"leads", "late leads"}) for name in hint_of("bloody-grove").FEATURES]
    monkeypatch.setattr(explaining, "_weights", lambda world, seat: weights)
    for seed in range(12):
        table = midway("bloody-grove", seed, 4 + seed)
        if table.over:
            continue
        seat = table.asked[0]
        wanted = [move.id for move in table.moves(seat)]
        for each in why(table.redeal(seat, 1), seat, wanted, random.Random(1), worlds=2):
            told += bool(both & set(each))
            assert not both <= set(each)
    assert told > 5


def test_a_game_without_a_hint_has_the_search_to_speak_for_it() -> None:
    from tests.whispers import GAME

    table = bro.table(GAME, seed=1)
    seat = table.asked[0]
    wanted = [move.id for move in table.moves(seat)][:1]
    assert why(table.redeal(seat, 1), seat, wanted, random.Random(1)) == [()]
    assert "in thought" in searched("en")
    assert "en pensée" in searched("fr")


def test_of_moves_without_a_reason_the_first_alone_is_said_to_be_the_best() -> None:
    from tests.whispers import GAME

    table = bro.table(GAME, seed=1)
    seat = table.asked[0]
    first, *rest = counsel(table.redeal(seat, 1), seat, iterations=40, rng=random.Random(1))
    assert rest
    for lang in ("en", "fr"):
        assert first.because(GAME.name, lang) == [searched(lang)]
        after = searched(lang, best=False)
        assert after != searched(lang)
        assert all(each.because(GAME.name, lang) == [after] for each in rest)
