"""The games in OpenSpiel, which must be installed: pip install .[openspiel]

    import pyspiel
    import upcard.openspiel  # registers them
    game = pyspiel.load_game('upcard_uno_flip(players=4,rules=uno:auto)')

The games are upcard_flip7 and so on. Their parameters:

    players  seats; by default the fewest that are not alone
    rules    options and a preset as key:value, with semicolons between: 'target:200;preset:quick'
    actions  'faces' or 'moves'
    limit    moves, those of chance included, after which a game ends and all share the win

Chance is explicit; its actions have the library's numbers, in either numbering. Where several seats may act, a move of chance
tells first who is the quickest, each with the same probability; its action is a seat's number after those of all moves.
Returns are shares of the win, 0 to 1. Information states are what a seat sees and remembers.
"""
from typing import Any

import numpy
import pyspiel

from upcard._core import CHANCE, TERMINAL, Game, Random, State, describe, games

__all__ = ['UpcardGame', 'UpcardState']

LIMIT = 100000


def _game_type(id: str) -> Any:
    described = describe(id)
    low, high = described['seats']
    kind = pyspiel.GameType
    return kind(
        short_name=f'upcard_{id}', long_name=described['name'], dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC, information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM, reward_model=kind.RewardModel.TERMINAL, min_num_players=low, max_num_players=high,
        provides_information_state_string=True, provides_information_state_tensor=True, provides_observation_string=True,
        provides_observation_tensor=True, provides_factored_observation_string=False,
        parameter_specification={'players': max(low, 2), 'rules': '', 'actions': 'faces', 'limit': LIMIT})


_TYPES = {id: _game_type(id) for id in games()}


class UpcardGame(pyspiel.Game):
    """A game with its rules. game: the upcard.Game. actions: 'faces' or 'moves'. limit: moves of a game at most."""

    id: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        kind = _TYPES[self.id]
        given = {**kind.parameter_specification, **(parameters or {})}
        rules = dict(rule.strip().split(':', 1) for rule in given['rules'].split(';') if rule.strip())
        self.game = Game(self.id, given['players'], **rules)
        self.actions, self.limit = given['actions'], given['limit']
        self.moves = self.game.num_distinct_actions()
        super().__init__(kind, pyspiel.GameInfo(
            num_distinct_actions=self.game.num_distinct_actions(self.actions), max_chance_outcomes=self.moves + self.game.seats,
            num_players=self.game.seats, min_utility=0.0, max_utility=1.0, max_game_length=self.limit), parameters or {})

    def new_initial_state(self, state: Any = None) -> 'UpcardState':
        if state is not None:
            raise ValueError('states are made from their moves alone')
        return UpcardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> 'Observer':
        if params:
            raise ValueError(f'there are no parameters of observations: {params}')
        return Observer(self.game, bool(iig_obs_type and iig_obs_type.perfect_recall))


class UpcardState(pyspiel.State):
    """A game being played. position: the upcard.State."""

    def __init__(self, game: UpcardGame) -> None:
        super().__init__(game)
        self.position = game.game.new_initial_state()
        self._quickest: int | None = None  # who acts, where several may
        self._made = 0

    def _upcard(self) -> UpcardGame:
        game: UpcardGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.is_terminal():
            return TERMINAL
        if self.position.is_chance_node():
            return CHANCE
        actors = self.position.actors()
        if len(actors) == 1:
            return actors[0]
        return CHANCE if self._quickest is None else self._quickest

    def is_terminal(self) -> bool:
        return self.position.is_terminal() or self._made >= self._upcard().limit

    def returns(self) -> list[float]:
        if self.is_terminal() and not self.position.is_terminal():
            return [1 / self.position.game.seats] * self.position.game.seats
        return self.position.returns()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_actions(player, self._upcard().actions))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.position.is_chance_node():
            return self.position.chance_outcomes()
        actors = self.position.actors()
        return [(self._upcard().moves + seat, 1 / len(actors)) for seat in actors]

    def _apply_action(self, action: int) -> None:
        game, player = self._upcard(), self.current_player()
        self._made += 1
        if player != CHANCE:
            self._quickest = None
            self.position.apply_action(action, player, actions=game.actions)
        elif action >= game.moves:
            self._quickest = action - game.moves
        else:
            self.position.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._upcard()
        if player == CHANCE and action >= game.moves:
            return f'quickest {action - game.moves}'
        if player != CHANCE and game.actions == 'faces':
            action = self.position.face_to_action(action, player)
        return game.game.action_to_string(action)

    def resample_from_infostate(self, player: int, sampler: Any) -> 'UpcardState':
        """A game that the player cannot tell from this one, with the right probabilities. sampler: a function without
        arguments that draws from 0 up to 1. The history is empty, since other moves may have led there."""
        other = self._upcard().new_initial_state()
        random = Random(int(sampler() * 2**32), int(sampler() * 2**32))
        other.position = self.position.resample_from_infostate(player, random)
        other._quickest, other._made = self._quickest, self._made
        return other

    def __str__(self) -> str:
        return str(self.position) if self._quickest is None else f'{self.position} (seat {self._quickest} is the quickest)'


class Observer:
    """What a player sees, or with memory also remembers, as numbers from 0 to 1 (tensor; dict has its fields) and as text."""

    def __init__(self, game: Game, memory: bool) -> None:
        self._memory = memory
        fields = game.observation_fields(memory)
        size, = game.information_state_tensor_shape() if memory else game.observation_tensor_shape()
        self.tensor = numpy.zeros(size, numpy.float32)
        self.dict = {field.key: self.tensor[field.offset:field.offset + field.parts * field.size].reshape(
            field.parts, field.size) for field in fields}

    def set_from(self, state: UpcardState, player: int) -> None:
        position: State = state.position
        if self._memory:
            position.information_state_tensor(player, out=self.tensor)
        else:
            position.observation_tensor(player, out=self.tensor)

    def string_from(self, state: UpcardState, player: int) -> str:
        position: State = state.position
        if not self._memory:
            return position.view_json(player)
        known = bytearray(len(self.tensor))
        return f'{position.view_json(player)} {position.information_state_tensor(player, out=known).hex()}'


# A class for each: OpenSpiel drops what was registered when Python has ended, which a function would not survive.
for _id, _type in _TYPES.items():
    pyspiel.register_game(_type, type(f'UpcardGame_{_id}', (UpcardGame,), {'id': _id}))
