"""Law 9: recorded games replay to the byte, one at least for each way of ending, and counts of move
sequences stand."""

import json

import pytest

import broceliande as bro
from tests.laws.evidence import Evidence, all_evidence
from tests.laws.recorded import counts, events, load, questions, recorded, stored

EVIDENCE = all_evidence()

GAMES = [
    pytest.param(evidence, name, id=f"{evidence} {name}")
    for evidence in EVIDENCE
    for name in evidence.recorded.names
]


@pytest.mark.parametrize(("evidence", "name"), GAMES)
def test_a_recorded_game_replays_to_the_byte(evidence: Evidence, name: str) -> None:
    text = stored(str(evidence), name)
    t = load(str(evidence), name)
    data = json.loads(text)
    assert t.dump() == text
    assert t.rules.check(t._state) == 0
    assert t.over == (t.ending is not None) == (name in evidence.recorded.whole)
    assert [list(answer) for answer in t.played] == data["moves"]
    assert t.played or data["start"]  # a game has answers, unless it is a position laid out


@pytest.mark.parametrize(("evidence", "name"), GAMES)
def test_a_recorded_game_is_still_played_so(evidence: Evidence, name: str) -> None:
    """By the rules of today too, where it was recorded before an amendment it does not meet."""
    then, now = json.loads(stored(str(evidence), name)), evidence.recorded.play(name).dump()
    if "amendments" in then:
        assert json.loads(now) == then
    else:
        today = json.loads(now)
        assert set(today.pop("amendments", [])) <= set(evidence.game.amendments)
        assert today == then


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_a_game_with_amendments_has_recorded_games_of_before_and_after(evidence: Evidence) -> None:
    met = [set(load(str(evidence), name).rules.amendments) for name in evidence.recorded.names]
    for amendment in evidence.game.amendments:
        assert any(amendment in amendments for amendments in met)
        assert any(amendment not in amendments for amendments in met)


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_every_ending_question_and_event_is_recorded(evidence: Evidence) -> None:
    game = evidence.game
    names = evidence.recorded.names
    assert sorted(path.name for path in recorded(game.name).iterdir()) == sorted(
        f"{name}.json" for name in names
    )
    tables = [load(game.name, name) for name in names]
    assert {t.ending for t in tables if t.over} == set(game.endings)
    assert {name for t in tables for name in questions(t)} == {q.name for q in game.questions}
    assert set().union(*map(events, tables)) == {event.name for event in game.events}


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_a_forged_answer_is_found(evidence: Evidence) -> None:
    name = min(evidence.recorded.whole, key=lambda name: len(stored(str(evidence), name)))
    data = json.loads(stored(str(evidence), name))
    data["moves"][-1][1] -= 1
    with pytest.raises(bro.BadDump):
        bro.load(data)


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_the_counts_of_move_sequences(evidence: Evidence) -> None:
    assert counts(evidence) == (evidence.folder / "perft.txt").read_text("utf-8")
