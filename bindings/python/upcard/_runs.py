"""Arenas and simulations: many games between bots, on all cores, and what they tell."""
import os
import warnings
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, SupportsIndex

from upcard import _core
from upcard._core import Game

Progress = bool | Callable[[int, int], object]
MOVE_LIMIT = 1_000_000


class Interval(NamedTuple):
    """An estimate with its 95 % confidence interval; low and high are infinite where there are too few games."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f'{self.mean:.4g} [{self.low:.4g}, {self.high:.4g}]'


@dataclass(frozen=True)
class Tally:
    """How often something happens in a game, such as "bust".

    label: what it is, for people. count: how often in all games. per_round: how often in a round.
    in_rounds: the share of rounds with at least one, 0 to 1. mean: of what the label measures, or None.
    """

    label: str
    count: int
    per_round: Interval
    in_rounds: Interval
    mean: Interval | None


@dataclass(frozen=True)
class _Run:
    """What arenas and simulations share.

    games: games that count. unfinished: of these, games that the move limit stopped.
    stopped: Ctrl-C ended it, so fewer games were played than asked for.
    anytime: the number of games was not fixed in advance, or not reached: then all intervals hold for all numbers of games
    at once.
    """

    game: Game
    bots: tuple[str, ...]
    games: int
    unfinished: int
    stopped: bool
    anytime: bool

    def _table(self, columns: Sequence[tuple[str, Sequence[object]]]) -> str:
        wide = max(map(len, self.bots))
        rows = [f'{"":{wide}}' + ''.join(f'  {title:24}' for title, _ in columns)]
        rows += [f'{bot:{wide}}' + ''.join(f'  {values[i]!s:24}' for _, values in columns) for i, bot in enumerate(self.bots)]
        head = f'{self.game.name}, {self.game.seats} seats, {self.games} games' + (', stopped before the end' * self.stopped)
        return '\n'.join(row.rstrip() for row in (head, *rows))


@dataclass(frozen=True)
class Arena(_Run):
    """Which bot plays better. Bots are numbered from 0; lists have an item for each.

    win_rate: the share of games that a seat of the bot wins, 0 to 1 (a shared win counts its share). points: totals at the
    end. rating: on the scale of chess, their mean is 0. leads[a][b]: the win rate of a minus that of b, paired by the same cards.
    verdict: with `until`, "better" or "worse" for the first bot of the pair if that is sure, else None.
    ahead: the lead of the pair's first bot, with the interval of that test.
    rows: with rows=True a memoryview [games, 1 + 2 x bots] of int32, a row for each game: the number of seats that share the
    win (negative: stopped by the move limit), for each bot its seats that won, and for each bot the sum of its totals.
    """

    verdict: Literal['better', 'worse'] | None
    ahead: Interval
    win_rate: list[Interval]
    points: list[Interval]
    rating: list[Interval]
    leads: list[list[Interval]]
    rows: Any

    def __str__(self) -> str:
        return self._table((('rating', self.rating), ('win rate', self.win_rate), ('points', self.points)))


@dataclass(frozen=True)
class Simulation(_Run):
    """What happens in many games. Lists have an item for each player.

    wins, shared: games won, shared wins included, and shared wins. win_rate: games won as a share of all, 0 to 1.
    win_share: the player's share of the win, 0 to 1. points: totals at the end.
    rounds, decisions: per game. decisions_per_round: their ratio.
    lasted[k]: games of k rounds; the last item includes all longer ones.
    tallies: with events=True, what happened, by its key.
    """

    wins: list[int]
    shared: list[int]
    win_rate: list[Interval]
    win_share: list[Interval]
    points: list[Interval]
    rounds: Interval
    decisions: Interval
    decisions_per_round: Interval
    lasted: list[int]
    tallies: dict[str, Tally]

    def __str__(self) -> str:
        return (self._table((('win rate', self.win_rate), ('points', self.points)))
                + f'\nrounds {self.rounds}, decisions a round {self.decisions_per_round}')


class _Bar(AbstractContextManager[Callable[[int, int], object]]):
    """Shows progress by tqdm."""

    def __init__(self, unit: str) -> None:
        from tqdm.auto import tqdm
        self.bar = tqdm(unit=unit)

    def __enter__(self) -> Callable[[int, int], object]:
        return self.show

    def __exit__(self, *error: object) -> None:
        self.bar.close()

    def show(self, done: int, all: int) -> None:
        self.bar.total = all
        self.bar.update(done - self.bar.n)


def shown(progress: Progress, unit: str) -> AbstractContextManager[Callable[[int, int], object] | None]:
    """What is to be called with (done, all): True stands for tqdm where it is installed."""
    if callable(progress):
        return nullcontext(progress)
    try:
        return _Bar(unit) if progress else nullcontext()
    except ImportError:
        return nullcontext()


def cores() -> int:
    return min(len(os.sched_getaffinity(0)) if hasattr(os, 'sched_getaffinity') else os.cpu_count() or 1, 256)


def warn(stopped: bool, done: int, unit: str) -> None:
    if stopped:
        warnings.warn(f'stopped by Ctrl-C after {done} {unit}: this is a partial result', RuntimeWarning, stacklevel=3)


def _intervals(values: list[Any]) -> list[Interval]:
    return [Interval._make(value) for value in values]


def arena(game: Game, bots: Sequence[str], games: SupportsIndex | None = None, *, seed: SupportsIndex | str = 1,
          threads: int = 0, until: float | None = None, pair: tuple[int, int] = (0, 1), rows: bool = False,
          move_limit: SupportsIndex = MOVE_LIMIT, progress: Progress = False) -> Arena:
    """Plays bots against each other, with the same cards in every seat order, as `upcard arena` does.

    bots: 2 to 16, such as 'normal' or 'hard:playouts=500' (upcard.bots).
    games: their number, rounded up to all seat orders; by default 1000, with until a million.
    until: ends when it is so many percent sure (50 to below 100) which bot of the pair plays better.
    threads: 0 for all cores; the result does not depend on it. move_limit: moves after which all seats share a game's win.
    progress: is called with (games played, games) several times a second; True shows them with tqdm if it is installed.
    Ctrl-C ends it with a RuntimeWarning, and the result is that of the games so far.
    """
    if until is not None and not 50 <= until < 100:
        raise ValueError(f'until is a percentage from 50 to below 100, not {until}')
    count = (1000 if until is None else 1_000_000) if games is None else games
    with shown(progress, ' games') as show:
        found = _core._arena(game, bots, count, seed, threads or cores(), move_limit,
                             0.0 if until is None else 1 - until / 100, tuple(pair), rows, show)
    leads, n = _intervals(found.pop('leads')), len(bots)
    found |= {key: _intervals(found[key]) for key in ('win_rate', 'points', 'rating')}
    result = Arena(game=game, bots=tuple(bots), leads=[leads[i * n:(i + 1) * n] for i in range(n)],
                   ahead=Interval._make(found.pop('ahead')), **found)
    warn(result.stopped, result.games, 'games')
    return result


def simulate(game: Game, bots: Sequence[str], games: SupportsIndex = 1000, *, seed: SupportsIndex | str = 1,
             threads: int = 0, rotate: bool = False, events: bool = False, move_limit: SupportsIndex = MOVE_LIMIT,
             progress: Progress = False) -> Simulation:
    """Plays many games between bots, one for each seat, as `upcard simulate` does.

    rotate: the bots move on by one seat from game to game. events: also counts what happens (Simulation.tallies).
    Game number k depends only on the seed and k. The other arguments are those of arena; games that move_limit stops have no
    winner and count as unfinished.
    """
    with shown(progress, ' games') as show:
        found = _core._simulate(game, bots, games, seed, threads or cores(), move_limit, rotate, events, show)
    found |= {key: _intervals(found[key]) for key in ('win_rate', 'win_share', 'points')}
    found |= {key: Interval._make(found[key]) for key in ('rounds', 'decisions', 'decisions_per_round')}
    found['tallies'] = {key: Tally(label, count, Interval._make(per), Interval._make(rounds), mean and Interval._make(mean))
                        for key, (label, count, per, rounds, mean) in found['tallies'].items()}
    result = Simulation(game=game, bots=tuple(bots), **found)
    warn(result.stopped, result.games, 'games')
    return result


for _public in (Interval, Tally, Arena, Simulation, arena, simulate):
    _public.__module__ = 'upcard'
