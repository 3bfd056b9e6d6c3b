"""OpenSpiel's face: our games in `pyspiel.load_game`, with information states.

    from broceliande.lab.faces import spiel                     # registers the games
    game = pyspiel.load_game("python_broceliande(game=bloody_grove,seats=2,deals=100)")
    game = spiel.load("bloody-grove", seats=2, options={...})   # the same, and options as well

Chance moves first and chooses one of `deals` seeds; nobody sees which, and all later luck follows
from it. To the players that is the same game as one in which luck is drawn when it is needed. An
information state is all that a seat ever observed, folded, and what it observes now.
`resample_from_infostate` is the engine's `redeal`: a world that the seat cannot tell from this one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

import broceliande as bro
from broceliande import fast
from broceliande.bots.hints import hint_of
from broceliande.engine.cells import observed
from broceliande.engine.moves import Saying
from broceliande.lab.faces import need

need("pyspiel", "spiel")

import pyspiel  # noqa: E402

NAME = "python_broceliande"
PARAMETERS = {"game": "benevolent", "seats": 2, "deals": 1024, "turn_limit": 0}
Digest = bytes


def _type() -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=NAME,
        long_name="Brocéliande",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with a number of seats."""

    def __init__(
        self, params: Mapping[str, Any] | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        told = {**PARAMETERS, **(params or {})}
        self.options = dict(options or {})
        if told["turn_limit"]:
            self.options["turn_limit"] = told["turn_limit"]
        self.run = fast.runner(str(told["game"]).replace("_", "-"))
        self.seats, self.deals = int(told["seats"]), int(told["deals"])
        self.run.blank(self.seats, self.options, 0)  # says what is wrong with seats or options
        self.rules = self.run.rules
        self.cells = len(observed(self.rules.game.position(), None))
        self.told = told
        super().__init__(_type(), self._info(), told)

    def _info(self) -> Any:
        game = self.rules.game
        return pyspiel.GameInfo(
            num_distinct_actions=game.moves,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=game.length(self.seats),
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        """Itself: states are cloned with all they hold, and they hold their game."""
        return self

    def __reduce__(self) -> Any:
        """What it takes to make it again: states are stored with all they hold, too."""
        return SpielGame, (self.told, self.options)

    def new_initial_state(self) -> SpielState:
        """Before the deal: chance chooses one."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees, as numbers and as a string."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall)


class Held(fast.FastTable):
    """A position that OpenSpiel can copy and store."""

    __slots__ = ("spiel",)

    def __init__(self, spiel: SpielGame, data: bytes | NDArray[np.uint8]) -> None:
        super().__init__(spiel.run, np.frombuffer(data, np.uint8).copy())
        self.spiel = spiel

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.spiel, self.bytes)

    def __reduce__(self) -> Any:
        return Held, (self.spiel, self.bytes.tobytes())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and what each seat has observed on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.spiel = game
        self.table: Held | None = None
        self.recalled: list[Digest] = [b""] * game.seats

    def current_player(self) -> int:
        """Chance before the deal, then the lowest seat that is asked."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.table.asked
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return (asked & -asked).bit_length() - 1

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and not self.table.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each equally likely."""
        return [(deal, 1.0 / self.spiel.deals) for deal in range(self.spiel.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None or not self.table.asked >> player & 1:
            return []
        return [int(move) for move in self.table.moves(player)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            dealt = self.spiel.run.table(self.spiel.seats, action, self.spiel.options)
            self.table = Held(self.spiel, dealt.bytes)
        else:
            seat = self.current_player()
            self.recalled[seat] = _fold(self.recalled[seat], b"%d;" % action)
            self.table.play(seat, action)
        for seat in range(self.spiel.seats):
            self.recalled[seat] = _fold(self.recalled[seat], self.seen(seat).tobytes())

    def seen(self, seat: int) -> NDArray[np.int16]:
        """What a seat observes."""
        if self.table is None:
            return np.zeros(self.spiel.cells, np.int16)
        return np.array(observed(self.table.plain(), seat), np.int16)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player < 0:
            return f"deal {action}"
        rules = self.spiel.rules
        phrase = rules.game.phrase(rules.named, self.table.plain(), player, action)
        return f"{action}: {Saying(rules.game, phrase, ()).words('en')}"

    def returns(self) -> list[float]:
        """A victory is 1 and shared equally; in a team, everybody's."""
        if self.table is None or self.table.asked:
            return [0.0] * self.spiel.seats
        places = [int(place) for place in self.table.fields["place"][: self.spiel.seats]]
        team = hint_of(self.spiel.rules.game.name).TEAM
        share = 1.0 if team else 1.0 / max(1, places.count(1))
        return [share if place == 1 else 0.0 for place in places]

    def __str__(self) -> str:
        return "before the deal" if self.table is None else self.table.bytes.tobytes().hex()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has observed, folded, and what it observes now."""
        seat = self.current_player() if player is None else player
        return f"{seat} {self.recalled[seat].hex()} {self.seen(seat).tobytes().hex()}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat observes now."""
        seat = self.current_player() if player is None else player
        return f"{seat} {self.seen(seat).tobytes().hex()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the seat cannot tell from this one, luck to come included."""
        twin: SpielState = self.clone()
        if self.table is not None:
            world = self.table.redeal(player, int(sampler() * (1 << 53)))
            twin.table = Held(self.spiel, world.bytes)
        return twin


class Observer:
    """OpenSpiel's observer: the cells of a seat as a tensor, or as a string."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(game.cells, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat observes."""
        self.tensor[:] = state.seen(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat observes now, or what it recalls as well."""
        if self.recall:
            return state.information_state_string(player)
        return state.observation_string(player)


def _fold(before: Digest, more: bytes) -> Digest:
    return hashlib.blake2b(before + more, digest_size=16).digest()


def load(
    game: str, seats: int, deals: int = 1024, options: Mapping[str, object] | None = None
) -> SpielGame:
    """A game, with options that OpenSpiel's parameters have no place for."""
    return SpielGame({"game": bro.game(game).name, "seats": seats, "deals": deals}, options)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_type(), SpielGame)
