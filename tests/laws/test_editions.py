"""Editions: a broken file is refused by an error that names the entry, a correction holds, and ours
stays as it is."""

from pathlib import Path

import pytest

import broceliande as bro
from broceliande.engine.edition import PROVENANCES, entries
from tests.games.editions import Broken, deal, ours, whole
from tests.laws.evidence import Evidence, all_evidence

EVIDENCE = all_evidence()

BROKEN = [
    pytest.param(evidence.game, broken, id=f"{evidence} {number} {broken[1]}")
    for evidence in EVIDENCE
    for number, broken in enumerate(evidence.broken)
]


def parts(kind: type) -> list[object]:
    """The tables, or the lists of entries, of every edition."""
    return [
        pytest.param(evidence.game, part, id=f"{evidence} {part}")
        for evidence in EVIDENCE
        for part, value in ours(evidence.game).items()
        if isinstance(value, kind)
    ]


@pytest.mark.parametrize(("game", "broken"), BROKEN)
def test_a_broken_correction_is_named_and_explained(game: bro.Game, broken: Broken) -> None:
    edition, where, says = broken
    with pytest.raises(bro.BadEdition) as caught:
        deal(game, edition)
    named = str(caught.value).removeprefix("edition.")
    assert named.startswith(f"{where}:")
    assert says in named


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_a_whole_file_must_hold_everything(evidence: Evidence) -> None:
    for key in ours(evidence.game):
        edition = whole(evidence.game)
        del edition[key]
        with pytest.raises(bro.BadEdition, match=key):
            deal(evidence.game, edition)


@pytest.mark.parametrize(("game", "part"), parts(dict))
def test_every_key_of_a_whole_file_is_needed(game: bro.Game, part: str) -> None:
    table = ours(game)[part]
    of_entries = any(isinstance(value, list) and value and isinstance(value[0], dict)
                     for value in table.values())  # fmt: skip
    for key in table:
        if key == "provenance" and of_entries:
            continue  # its entries say where they come from
        edition = whole(game)
        del edition[part][key]
        with pytest.raises(bro.BadEdition, match=rf"{part}\.{key}"):
            deal(game, edition)


@pytest.mark.parametrize(("game", "kind"), parts(list))
def test_every_entry_of_a_whole_file_needs_an_id_of_its_own_and_a_provenance(
    game: bro.Game, kind: str
) -> None:
    nameless, twins, unsourced = whole(game), whole(game), whole(game)
    del nameless[kind][0]["id"]
    twins[kind][1]["id"] = twins[kind][0]["id"]
    del unsourced[kind][0]["provenance"]
    for edition, says in ((nameless, ""), (twins, ""), (unsourced, ".*provenance")):
        with pytest.raises(bro.BadEdition, match=rf"{kind}{says}"):
            deal(game, edition)
    with pytest.raises(bro.BadEdition, match=f"{kind}.*table of values"):
        deal(game, {**whole(game), kind: [3]})


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_an_unknown_entry_of_a_whole_file_is_refused(evidence: Evidence) -> None:
    with pytest.raises(bro.BadEdition, match="weather"):
        deal(evidence.game, {**whole(evidence.game), "weather": {"provenance": "rulebook"}})


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_a_file_that_corrects_nothing_is_our_own_edition(evidence: Evidence) -> None:
    t = deal(evidence.game, whole(evidence.game))
    assert not t.rules.edition.custom
    assert bro.table(evidence.game, seed=1).rules is t.rules


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_a_whole_file_takes_the_place_of_ours(evidence: Evidence) -> None:
    made = deal(evidence.game, {**whole(evidence.game), "name": "Mine"}).rules.edition
    assert (made.name, made.custom) == ("Mine", True)
    assert made.provenance() == evidence.game.edition().provenance()  # it says itself


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_files_that_cannot_be_read(evidence: Evidence, tmp_path: Path) -> None:
    torn = tmp_path / "torn.toml"
    torn.write_text("[leaves\ntotal = 64", "utf-8")
    latin = tmp_path / "latin.toml"
    latin.write_bytes('name = "Brocéliande"'.encode("latin-1"))
    missing = tmp_path / "missing.toml"
    for path, says in ((torn, "not TOML"), (latin, "cannot be read"), (missing, "cannot be read")):
        for source in (path, str(path)):
            with pytest.raises(bro.BadEdition, match=says) as caught:
                deal(evidence.game, source)
            assert path.name in str(caught.value)
    with pytest.raises(bro.BadEdition, match="cannot be read"):
        deal(evidence.game, tmp_path)


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_a_correction_holds_is_labelled_and_goes_into_the_dump(
    evidence: Evidence, tmp_path: Path
) -> None:
    game, change = evidence.game, evidence.correction
    path = tmp_path / "mine.toml"
    path.write_text(f'name = "Mine"\n{change.file}', "utf-8")
    for source in (path, str(path)):
        t = deal(game, source)
        assert getattr(t.rules.named, change.table) == change.theirs
    made = t.rules.edition
    assert (made.name, made.custom) == ("Mine", True)
    assert made.provenance()["corrected"] == [change.place]
    assert made.digest != game.edition().digest
    assert t.view(0)["edition"] == {"name": "Mine", "digest": made.digest, "custom": True}
    path.unlink()  # a stored game carries its edition
    again = bro.load(t.dump())
    assert bytes(again.state) == bytes(t.state)
    assert again.rules.edition.digest == made.digest
    assert getattr(again.rules.named, change.table) == change.theirs


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_corrections_leave_our_own_edition_alone(evidence: Evidence, tmp_path: Path) -> None:
    game, change = evidence.game, evidence.correction
    before = game.edition().digest
    path = tmp_path / "mine.toml"
    path.write_text(change.file, "utf-8")
    deal(game, path)
    assert game.edition().digest == before
    assert getattr(bro.table(game, seed=1).rules.named, change.table) == change.ours


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_every_entry_of_ours_says_where_it_comes_from(evidence: Evidence) -> None:
    found = evidence.game.edition().provenance()
    assert set(found) == set(PROVENANCES)
    assert found["corrected"] == []
    assert sum(map(len, found.values())) == len(list(entries(ours(evidence.game))))
