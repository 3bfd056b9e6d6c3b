"""Options of a table: what holds, what is refused."""

from typing import Any

import pytest

import broceliande as bro
from tests.games.bloody_grove.board import at
from tests.rules import rule


def dealt(seed: int = 3, **options: object) -> bro.Table:
    return bro.table("bloody-grove", seats=2, seed=seed, options=options)


@rule("BG-016")
def test_what_is_not_fixed_is_still_drawn() -> None:
    assert {at(dealt(seed, groves="bear owl fox")).starter for seed in range(10)} == {0, 1}
    assert len({tuple(at(dealt(seed, first=1)).groves) for seed in range(40)}) == 6


def test_the_same_options_and_seed_deal_the_same_table_and_stay_in_the_dump() -> None:
    fixed: dict[str, object] = {"first": 1, "groves": "fox bear owl"}
    t, twin = dealt(1, **fixed), dealt(1, **fixed)
    assert bytes(t.state) == bytes(twin.state)
    assert bro.load(t.dump()).options == fixed


def test_an_option_left_open_may_be_given_as_none() -> None:
    assert bytes(dealt(first=None, groves=None).state) == bytes(dealt().state)


BAD: list[tuple[str, object, str]] = [
    ("first", 2, "0, 1"),
    ("first", -1, "0, 1"),
    ("first", True, "True"),
    ("first", "0", "'0'"),
    ("groves", "bear owl", "'bear owl fox'"),
    ("groves", "bear bear owl", "'bear owl fox'"),
    ("groves", ["bear", "owl", "fox"], "'bear owl fox'"),
    ("groves", 0, "'bear owl fox'"),
    ("colour", "green", "unknown option 'colour'"),
]


@pytest.mark.parametrize(("name", "value", "says"), BAD)
def test_a_bad_option_is_named_and_explained(name: str, value: object, says: str) -> None:
    with pytest.raises(bro.BadOption) as caught:
        bro.table("bloody-grove", seed=3, options={name: value})
    assert repr(name) in str(caught.value)
    assert says in str(caught.value)


@pytest.mark.parametrize("edition", [3, ["base"], True])
def test_an_edition_is_a_file_or_its_content(edition: object) -> None:
    with pytest.raises(bro.BadEdition, match="an edition is"):
        dealt(edition=edition)


@rule("BG-001")
@pytest.mark.parametrize("seats", [1, 3, 4, 2.0])
def test_bad_seats_are_refused(seats: Any) -> None:
    with pytest.raises(bro.BadSeats):
        bro.table("bloody-grove", seats=seats)
