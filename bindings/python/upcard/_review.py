"""The review of a game: a player's chance to win after each move, and what its decisions cost."""
from dataclasses import dataclass
from typing import NamedTuple

from upcard._core import Random, State
from upcard._records import Record
from upcard._runs import Progress, cores, shown, warn
from upcard._types import Choice

CURVE_PLAYOUTS = 400


class Moment(NamedTuple):
    """The chance to win after a move, 0 to 1, and its standard error. move: its number, from 1."""

    move: int
    round: int
    chance: float
    error: float


class Decision(NamedTuple):
    """A decision with a choice.

    state: the position before it. played, best: what the search found of them (Choice.value: the chance to win).
    cost: what the move played cost of the chance to win, 0 to 1; error: its standard error.
    """

    move: int
    state: State
    played: Choice
    best: Choice
    cost: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether another move was better by more than the error of the search."""
        return self.played.action != self.best.action and self.cost > 2 * self.error


@dataclass(frozen=True)
class Review:
    """A game from one player's side. curve: its chance to win after each move. decisions: those with a choice, in order.
    stopped: Ctrl-C ended the review after `moves` of the game's moves."""

    player: int
    moves: int
    curve: list[Moment]
    decisions: list[Decision]
    stopped: bool

    def worst(self, count: int = 5) -> list[Decision]:
        """The decisions that cost most, the worst first, of those that were clearly not the best."""
        return sorted((one for one in self.decisions if one.clear), key=lambda one: (-one.cost, one.move))[:count]

    def __str__(self) -> str:
        lines = [f'player {self.player}: {len(self.decisions)} decisions with a choice, '
                 f'{sum(one.clear for one in self.decisions)} clearly not the best']
        for one in self.worst():
            text = one.state.action_to_string
            lines.append(f'round {one.state.round}, move {one.move}: {text(one.played.action)} cost {one.cost:.1%} '
                         f'(±{1.96 * one.error:.1%}); better: {text(one.best.action)}. '
                         + one.state.reasons_text(one.best.action, self.player))
        return '\n'.join(lines)


def _judged(number: int, state: State, player: int, action: int, random: Random, budget: dict[str, int]) -> Decision | None:
    """What a decision cost, by a search in the position before it; None if there was no choice."""
    if len(state.legal_actions(player)) < 2:
        return None
    found = state.search(random, player, **budget)
    by_action = {choice.action: choice for choice in found}
    # A play without saying uno is rated as the play itself, whose number follows.
    played = by_action.get(action, by_action.get(action + 1, found[0]))._replace(action=action)
    return Decision(number, state, played, found[0], max(played.behind, 0.0), played.behind_error)


def review(game: State | Record | str, player: int = 0, *, ms: int = 0, playouts: int = 0, threads: int = 0,
           progress: Progress = False) -> Review:
    """Goes through a game and rates the decisions of a player, as `upcard review` does.

    game: a State, a Record, or the text or link of one. It uses only what the player could know, so bad luck is no mistake.
    ms: search time for each decision, by default 200; or playouts, which give the same result on every machine.
    threads: 0 for the cores, at most 4. progress: as in upcard.arena, with (moves, all moves).
    Ctrl-C ends it with a RuntimeWarning, and the result is that of the moves so far.
    """
    record = game if isinstance(game, Record) else Record(game.record() if isinstance(game, State) else game)
    budget = {'ms': ms or (0 if playouts else 200), 'playouts': playouts, 'threads': threads or min(cores(), 4)}
    curve: list[Moment] = []
    decisions: list[Decision] = []
    done, stopped = 0, False
    state = record.state.game.new_initial_state()
    state.view(player)  # ValueError for a player that there is not
    with shown(progress, ' moves') as show:
        try:
            for done, (mover, action) in enumerate(record.state.full_history()):
                random, before = Random(1, done + 1), state
                state = state.clone()
                state.apply_action(action, None if mover < 0 else mover)
                decision = _judged(done + 1, before, player, action, random, budget) if mover == player else None
                moment = _moment(done + 1, state, player, random)
                decisions += [decision] if decision else []
                curve += [moment] if moment else []
                if show:
                    show(done + 1, len(record))
            done = len(record)
        except KeyboardInterrupt:
            stopped = True
    warn(stopped, done, 'moves')
    return Review(player, done, curve, decisions, stopped)


def _moment(number: int, state: State, player: int, random: Random) -> Moment | None:
    if state.is_chance_node():
        return None
    chance, error = state.evaluate(random, player, playouts=CURVE_PLAYOUTS)[player]
    return Moment(number, state.round, chance, 0.0 if state.is_terminal() else error)


for _public in (Moment, Decision, Review, review):
    _public.__module__ = 'upcard'
