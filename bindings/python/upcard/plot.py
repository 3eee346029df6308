"""Charts of results with Matplotlib, which must be installed: pip install .[plot]

    upcard.plot.ratings(upcard.arena(game, ['normal', 'easy', 'random']))

Each function draws into axes, or new ones, and returns them. Bars have 95 % intervals.
"""
import math
from typing import Any

import matplotlib.pyplot

from upcard import Arena, Interval, Review, Simulation

__all__ = ['lengths', 'points', 'ratings', 'review', 'win_rates']


def _axes(axes: Any) -> Any:
    return matplotlib.pyplot.subplots(layout='constrained')[1] if axes is None else axes


def _intervals(run: Arena | Simulation, values: list[Interval], title: str, axes: Any, scale: float = 1) -> Any:
    ax = _axes(axes)
    labels = [f'{bot} ({number})' for number, bot in enumerate(run.bots)]
    means = [scale * value.mean for value in values]
    # An interval of too few games is infinite: it is left out.
    errors = [[scale * width if math.isfinite(width) else 0 for width in widths]
              for widths in zip(*((value.mean - value.low, value.high - value.mean) for value in values))]
    ax.errorbar(means, range(len(labels)), xerr=errors, fmt='o', capsize=4)
    ax.set_yticks(range(len(labels)), labels)
    ax.invert_yaxis()
    ax.grid(axis='x', alpha=0.3)
    ax.set(title=f'{run.game.name}, {run.game.seats} seats, {run.games} games' + ' (partial)' * run.stopped, xlabel=title)
    return ax


def ratings(arena: Arena, axes: Any = None) -> Any:
    """The ratings of the bots, on the scale of chess."""
    return _intervals(arena, arena.rating, 'rating', axes)


def win_rates(run: Arena | Simulation, axes: Any = None) -> Any:
    """The games that each bot wins, in percent."""
    return _intervals(run, run.win_rate, 'games won, %', axes, 100)


def points(run: Arena | Simulation, axes: Any = None) -> Any:
    """The totals at the end of a game."""
    return _intervals(run, run.points, 'points at the end', axes)


def lengths(simulation: Simulation, axes: Any = None) -> Any:
    """How many games had how many rounds; the last bar of 63 includes longer ones."""
    ax = _axes(axes)
    last = max((k for k, games in enumerate(simulation.lasted) if games), default=0)
    ax.bar(range(last + 1), simulation.lasted[:last + 1])
    ax.set(title=f'{simulation.game.name}, {simulation.games} games' + ' (partial)' * simulation.stopped, xlabel='rounds',
           ylabel='games')
    return ax


def review(found: Review, axes: Any = None) -> Any:
    """A player's chance to win after each move, in percent, and its most costly decisions."""
    ax = _axes(axes)
    moves = [one.move for one in found.curve]
    chance = {one.move: 100 * one.chance for one in found.curve}
    margin = [196 * one.error for one in found.curve]
    ax.plot(moves, chance.values())
    ax.fill_between(moves, [max(c - m, 0) for c, m in zip(chance.values(), margin)],
                    [min(c + m, 100) for c, m in zip(chance.values(), margin)], alpha=0.2)
    worst = [one for one in found.worst() if one.move in chance]
    ax.scatter([one.move for one in worst], [chance[one.move] for one in worst], marker='v', color='C3', zorder=3)
    for one in worst:
        ax.annotate(one.state.action_to_string(one.played.action), (one.move, chance[one.move]), fontsize='small')
    ax.set(title=f'player {found.player}' + ' (partial)' * found.stopped, xlabel='move', ylabel='chance to win, %',
           ylim=(0, 100))
    return ax
