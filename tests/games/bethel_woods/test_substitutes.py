"""Nova and Fenn, who replace one Knowledge of a payment (BW-074 to BW-076, BW-088, BW-089)."""

from tests.games.bethel_woods.answers import choices, may, play, refused, told
from tests.games.bethel_woods.board import at, lay
from tests.games.bethel_woods.looking import supply
from tests.rules import rule


@rule("BW-074", "BW-089", "RU-17")
def test_nova_replaces_one_required_knowledge() -> None:
    two = {1: "tec"}
    t = lay("1m 2e", characters="nova fenn", workers={2: "mec"}, crowd=5, orphanage=two)
    play(t, "2+", "mec>s2")
    assert (at(t).built, supply(t), at(t).used) == (2, "", 1)
    assert len(told(t, "substituted")) == 1
    t = lay("1d 2e", characters="nova fenn", workers={2: "mec"}, crowd=5, orphanage=two)
    play(t, "2+")
    assert refused(t, "mec>s2") == "too_many_substitutes"  # exactly one
    t = lay("1m 2e", characters="fenn nova", workers={2: "mec"}, crowd=5, orphanage=two)
    play(t, "2+")
    assert refused(t, "mec>s2") == "wrong_payment"  # Fenn does not build so


@rule("BW-074")
def test_nova_may_also_pay_as_everybody() -> None:
    t = lay("1m 2e", characters="nova fenn", workers={2: "mec"}, crowd=5)
    play(t, "2+", "mec>s2")
    assert may(t, "1m", "2e") == {"1m", "2e"}
    play(t, "1m")
    assert (supply(t), at(t).used) == ("2e", 0)


@rule("BW-075", "RU-18")
def test_novas_substitute_may_be_of_any_type_but_the_worker_must_fit() -> None:
    for letter in "sde":
        t = lay(f"4{letter}", characters="nova fenn", workers={2: "mec"}, crowd=5)
        play(t, "2+", "mec>s2")
        assert at(t).orphanage[1] == 0
    t = lay("4d", characters="nova fenn", workers={2: "tec"}, crowd=5)
    play(t, "2+")
    assert refused(t, "tec>s2") == "section_type"


@rule("BW-076", "BW-114", "RU-18")
def test_nova_replaces_one_in_all_of_the_increased_number() -> None:
    board = {
        "characters": "nova fenn", "workers": {2: "mec"}, "crowd": 5, "orphanage": {1: "tec"},
        "machines": {4: "4m 4s 4d 4e"}, "tiles": {4: "build_plus1"},
    }  # fmt: skip
    t = lay("1m 2m 3e", **board)  # type: ignore[arg-type]
    play(t, "2+", "mec>s2")
    assert (at(t).built, supply(t)) == (2, "")
    t = lay("1m 2d 3e", **board)  # type: ignore[arg-type]
    play(t, "2+")
    assert refused(t, "mec>s2") == "too_many_substitutes"
    t = lay("1m 2m 3m 2d 3e", **board)  # type: ignore[arg-type]
    play(t, "2+", "mec>s2", "2d")
    assert refused(t, "3e") == "too_many_substitutes"
    t = lay("1m 2m", **board)  # type: ignore[arg-type]
    play(t, "2+")
    assert refused(t, "mec>s2") == "knowledge_missing"  # the full number is paid


FENN = {"characters": "fenn nova", "spies": [3], "workers": {2: "ele"}, "crowd": 5}


@rule("BW-088", "BW-089", "RU-17")
def test_fenn_replaces_one_required_knowledge() -> None:
    t = lay("1m 2d", **FENN)  # type: ignore[arg-type]
    play(t, "2+", "ele>3", "spy 3")
    assert (at(t).unmasked, supply(t), at(t).used) == (1, "", 1)
    t = lay("1s 2d", **FENN)  # type: ignore[arg-type]
    play(t, "2+", "ele>3")
    assert refused(t, "spy 3") == "too_many_substitutes"
    t = lay("1m 2d", **FENN | {"characters": "nova fenn"})  # type: ignore[arg-type]
    play(t, "2+", "ele>3")
    assert refused(t, "spy 3") == "wrong_payment"
    t = lay("1m 1s 2d 3e", **FENN)  # type: ignore[arg-type]
    play(t, "2+", "ele>3", "spy 3", "1s")
    assert refused(t, "2d") == "too_many_substitutes"
    assert may(t, "1m", "3e") == {"1m", "3e"}


@rule("BW-088", "BW-116", "RU-42")
def test_fenn_with_stubborn_spies() -> None:
    broken = {**FENN, "machines": {6: "6m 6s 6d 6e"}, "tiles": {6: "unmask_plus1"}}
    t = lay("1m 2d 3s", **broken)  # type: ignore[arg-type]
    play(t, "2+", "ele>3", "spy 3")
    assert (supply(t), at(t).unmasked) == ("", 1)
    t = lay("1d 2d 3s", **broken)  # type: ignore[arg-type]
    play(t, "2+", "ele>3")
    assert refused(t, "spy 3") == "too_many_substitutes"
    plain = lay("1m 2d 3s", **broken | {"characters": "linny nova"})  # type: ignore[arg-type]
    play(plain, "2+", "ele>3")
    assert refused(plain, "spy 3") == "wrong_payment"


@rule("BW-089")
def test_nova_and_fenn_have_no_ability_outside_their_payments() -> None:
    for who in ("nova", "fenn"):
        t = lay("1m 2m", characters=f"{who} linny")
        assert refused(t, "ability") == "wrong_character"
        assert len(choices(t)) == 12
