"""General rules and set-up (BW-001 to BW-025)."""

from collections import Counter

import pytest

import broceliande as bro
from broceliande.engine.rules import set_luck
from broceliande.engine.seed import seed_bytes
from broceliande.games.bethel_woods import GAME
from broceliande.games.bethel_woods.names import CHARACTERS, LEVELS, MACHINES
from tests.games.bethel_woods.answers import may, play, refused, told
from tests.games.bethel_woods.board import at, deal, kind, lay
from tests.games.bethel_woods.looking import (
    character,
    column,
    critical,
    lying,
    spies,
    standing,
    supply,
)
from tests.rules import rule

SEATS = (1, 2, 3, 4)
EXPECTED = ["tec ele", "mec eng", "mec ele", "eng tec", "eng ele", "mec tec"]


@rule("BW-001", "BW-002", "BW-133")
def test_all_win_or_all_lose_together() -> None:
    five = {1: "tec", 2: "mec", 3: "mec", 4: "eng", 5: "eng"}
    t = lay("1d 2d 3d 4d 5d 6d", orphanage=five, workers={5: "ele tec"}, crowd=2)
    assert t.scores == (5, 5)
    play(t, "5+", "ele>6", "tec>s6")
    assert (t.over, t.ending, t.places, t.scores) == (True, "win", (1, 1), (6, 6))
    lost = lay(machines={n: f"{n}m {n}s {n}d {n}e" for n in (1, 2, 3, 6)})
    play(lost, "4+", "tec>5", "eng>6", ".", "end")
    assert (lost.over, lost.ending, lost.places) == (True, "loss_critical", (0, 0))


@rule("BW-003", "RU-53")
def test_one_to_four_seats() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(bro.BadSeats, match="1 to 4"):
            bro.table(GAME, seats=seats)


@rule("BW-004")
def test_the_machines_form_a_ring() -> None:
    t = play(lay(), "6+")
    assert may(t, *(f"mec>{n}" for n in range(1, 7))) == {"mec>1"}
    t = play(lay(), "1-")
    assert may(t, *(f"tec>{n}" for n in range(1, 7))) == {"tec>6"}


@rule("BW-005", "RU-08")
def test_each_section_is_joined_to_the_machine_of_its_number() -> None:
    for machine in range(1, 7):
        away = machine % 6 + 1
        t = lay("1m 1s 1d 1e", workers={machine: "ele"}, crowd=away)
        play(t, f"{machine}+")
        for section in range(1, 7):
            code = refused(t, f"ele>s{section}")
            assert (code == "section_not_adjacent") == (section != machine)


@rule("BW-006", "BW-007")
def test_each_worker_matches_one_type() -> None:
    everything = "5m 5s 5d 5e"
    for at_type, worker in enumerate(("mec", "eng", "tec", "ele")):
        t = lay(machines={5: everything}, workers={4: worker}, crowd=2)
        play(t, "4+", f"{worker}>5")
        assert may(t, "5m", "5s", "5d", "5e") == {everything.split()[at_type]}
        wrong = everything.split()[(at_type + 1) % 4]
        assert refused(t, wrong) == "repair_type"


@rule("BW-008", "RU-52", "RU-50")
def test_everything_but_three_things_is_open() -> None:
    t = lay("5e 4m", "3d", "", characters="nova fenn linny")
    for seat in (0, 1, 2, None):
        fields = t.view(seat)["fields"]
        assert fields["knowledge"] == [list(row) for row in at(t).knowledge][:3]
        assert fields["held"] == [2, 1, 0]
        assert {"reserve", "tile", "luck"}.isdisjoint(fields)
        assert fields["column"] == [None] * 6
        assert fields["face"] == [-1] * 6
    assert t.view(0)["fields"]["reserve_n"] == at(t).reserve_n == 93


@rule("BW-009", "BW-138", "BW-143")
@pytest.mark.parametrize("level", LEVELS)
def test_the_set_up_does_not_depend_on_the_number_of_players(level: str) -> None:
    laid = []
    for seats in SEATS:
        s = at(deal(seats, 5, level=level))
        rows = s.workers, s.malfunctions, s.tile, s.column, s.spy, s.reserve, s.discard
        laid.append(str([[list(r) if not isinstance(r, int) else r for r in row] for row in rows]))
        assert (s.built, s.reserve_n) == (0, 90)
        assert list(s.orphanage) == [-1] * 6
    assert len(set(laid)) == 1


@rule("BW-010")
def test_the_critical_tiles_are_shuffled_and_face_down() -> None:
    seen = set()
    for seed in range(60):
        s = at(deal(seed=seed))
        assert sorted(s.tile) == list(range(6))
        assert list(s.face) == [-1] * 6
        seen |= {(machine, tile) for machine, tile in enumerate(s.tile)}
    assert len(seen) == 36


@rule("BW-010")
def test_a_tile_stays_with_its_machine() -> None:
    t = deal(3, 4)
    before = list(at(t).tile)
    for _ in range(60):
        if t.over:
            break
        t.play(t.asked[0], t.moves(t.asked[0])[-1])
    assert list(at(t).tile) == before


@rule("BW-011", "BW-066")
def test_the_first_tile_costs_one() -> None:
    assert (at(deal()).built, deal().rules.named.COST) == (0, [1, 2, 3, 4, 5, 6])


@rule("BW-012", "BW-013")
def test_two_workers_start_on_each_machine() -> None:
    t = deal()
    assert [standing(t, n) for n in range(1, 7)] == EXPECTED
    assert Counter(" ".join(EXPECTED).split()) == dict.fromkeys(("mec", "eng", "tec", "ele"), 3)


@rule("BW-014", "RU-39")
def test_the_column_holds_one_spy_for_each_machine_in_any_order() -> None:
    orders = set()
    for seed in range(40):
        t = deal(seed=seed)
        assert sorted(column(t)) == [1, 2, 3, 4, 5, 6]
        orders.add(tuple(column(t)))
    assert len(orders) > 30


@rule("BW-015", "BW-134", "BW-136", "RU-04")
@pytest.mark.parametrize("count", range(6))
def test_spies_of_harder_levels_come_from_the_top_of_the_column(count: int) -> None:
    whole = column(deal(seed=9))
    t = deal(seed=9, spies=count)
    assert column(t) == whole[count:]
    assert spies(t) == sorted(whole[:count])
    events = [t.game.events[event.event - 1].name for event in t.told]
    assert events.index("placed") >= count  # the spies come before the malfunctions
    assert events[:count] == ["spy_came"] * count


@rule("BW-016")
def test_the_reserve_holds_all_tokens_in_any_order() -> None:
    s = at(deal(seed=3))
    assert (s.reserve_n, sum(s.lying), sum(s.discard)) == (90, 6, 0)
    orders = {tuple(at(deal(seed=seed)).reserve) for seed in range(10)}
    assert len(orders) == 10
    assert at(deal(supply="short")).reserve_n == 66


@rule("BW-017", "BW-018", "BW-021")
def test_six_malfunctions_lie_at_the_machines_of_their_value_at_most_three_each() -> None:
    most, back = Counter[int](), 0
    for seed in range(150):
        t = deal(seed=seed)
        for machine in range(1, 7):
            assert all(word[0] == str(machine) for word in lying(t, machine).split())
        assert sum(at(t).lying) == 6
        assert critical(t) == []
        most[max(at(t).lying)] += 1
        back += len(told(t, "put_back"))
    assert set(most) == {1, 2, 3}
    assert back > 0


@rule("BW-018", "BW-019", "BW-020", "RU-03")
def test_a_token_put_back_is_mixed_into_the_reserve_at_random() -> None:
    places = []
    for seed in range(150):
        t = deal(seed=seed, spies=5)
        s = at(t)
        back = told(t, "put_back")
        if back and s.reserve_n == 90:
            kind = back[-1][0] % 24
            places += [n for n in range(90) if s.reserve[n] == kind]
    assert len(places) > 200
    middle = sum(places) / len(places)
    assert 37 < middle < 52  # neither on top nor at the bottom


@rule("BW-020", "RU-03")
def test_a_token_put_back_comes_to_every_place_equally_often() -> None:
    t = lay(reserve="1m 2m 3m", only=True)
    found = Counter[int]()
    for luck in range(400):
        s = at(t.copy())
        set_luck(s, seed_bytes(luck))
        t.rules.named.put_back(s, kind("6e"))
        assert s.reserve_n == 4
        found[list(s.reserve).index(kind("6e"))] += 1
    assert set(found) == {0, 1, 2, 3}
    assert min(found.values()) > 70  # of 100 expected


@rule("BW-018", "BW-019", "RU-02")
def test_the_second_token_beside_a_spy_and_the_fourth_elsewhere_go_back() -> None:
    t = lay(spies=[1], reserve="1m 1s 1d 2m 2s 2d 2e 3m 3s", only=True)
    s = at(t)
    t.rules.named.lay_first_malfunctions(s)
    assert [len(lying(t, machine).split()) for machine in range(1, 7)] == [1, 3, 2, 0, 0, 0]
    assert (s.reserve_n, critical(t)) == (3, [])


@rule("BW-019", "BW-137", "RU-02")
@pytest.mark.parametrize("count", [1, 3, 5])
def test_a_machine_with_a_spy_starts_with_one_malfunction_at_most(count: int) -> None:
    for seed in range(40):
        t = deal(seed=seed, spies=count)
        s = at(t)
        assert all(s.lying[n - 1] <= 1 for n in spies(t))
        assert (sum(s.lying), critical(t)) == (6, [])


@rule("BW-022", "BW-142", "RU-47")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_another_character(seats: int) -> None:
    dealt = Counter[str]()
    for seed in range(120):
        t = deal(seats, seed)
        names = [character(t, player) for player in range(1, seats + 1)]
        assert len(set(names)) == seats
        dealt.update(names)
    assert set(dealt) == set(CHARACTERS)  # Junas too, with two seats
    assert min(dealt.values()) > 120 * seats / 6 * 0.5


@rule("BW-023", "RU-55")
def test_nobody_starts_with_knowledge() -> None:
    t = deal(4)
    assert [supply(t, player) for player in range(1, 5)] == [""] * 4
    assert list(at(t).held) == [0] * 4


@rule("BW-024")
def test_the_first_player_is_drawn() -> None:
    first = Counter(at(deal(4, seed)).first for seed in range(200))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 25
    t = deal(4, 3)
    assert t.asked == (at(t).first,)


@rule("BW-025")
def test_what_lies_where_can_be_shown() -> None:
    fields = deal(spies=2).view(None)["fields"]
    shown = [len(fields[name]) for name in ("malfunctions", "spy", "face", "workers")]
    assert shown == [MACHINES] * 4


@rule("BW-018", "BW-020")
def test_which_token_was_put_back_is_told() -> None:
    numbers = [n for seed in range(60) for (n, *_) in told(deal(2, seed, spies=5), "put_back")]
    assert numbers
    assert all(n // 24 == n % 24 // 4 for n in numbers)  # beside the machine of its value
