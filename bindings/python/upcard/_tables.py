"""The tools of `python -m upcard.mcp`, without its protocol: tables at which one player sits, and bots in the other seats.

Every answer comes from what that player may know: its view, its legal moves, and events as it sees them.
"""
import itertools
import re
import secrets
from collections.abc import Callable
from typing import Any

from upcard import _core
from upcard._core import Bot, Game, Random, State
from upcard._draw import board
from upcard._review import review
from upcard._types import Refused

TABLES_MAX, FOUND_MAX = 100, 8
Answer = dict[str, Any]


def _check_playouts(playouts: int) -> None:
    if not 1 <= playouts <= 5000:
        raise ValueError(f'playouts must be 1 to 5000, not {playouts}')


class Table:
    """A game with its player and bots."""

    def __init__(self, game: Game, player: int, opponents: str, seed: int) -> None:
        if not 0 <= player < game.seats:
            raise ValueError(f'there is no player {player}; the players are 0 to {game.seats - 1}')
        self.player, self.random = player, Random(seed)
        self.bots = [Bot(opponents, seed, seat + 1) for seat in range(game.seats)]
        self.state: State = game.new_initial_state()
        self.news: list[Answer] = []

    def move(self, action: int | str, player: int | None) -> None:
        self.news += self.state.play(action, player, viewer=self.player)

    def go_on(self, wait: bool = False) -> None:
        """Plays on until the player may act: of several that may, each is equally likely to be the quickest. With wait the
        player leaves this chance to the others."""
        while not self.state.is_terminal():
            if self.state.is_chance_node():
                self.move(self.state.sample(self.random), None)
                continue
            actors = [seat for seat in self.state.actors() if not wait or seat != self.player]
            actor = self.random.choice(actors)
            if actor == self.player:
                return
            self.move(self.state.choose(self.bots[actor], actor), actor)
            wait = False


class Tables:
    """All tables of a server, and the questions about them. Each public method is a tool."""

    def __init__(self, seed: int | None = None) -> None:
        self._seeds = itertools.count(secrets.randbits(62) if seed is None else seed)
        self._tables: dict[str, Table] = {}
        self._numbers = itertools.count(1)

    @property
    def tools(self) -> list[Callable[..., Any]]:
        return [self.games, self.start, self.see, self.legal_moves, self.play, self.wait, self.odds, self.review, self.rules]

    def _table(self, table: str) -> Table:
        if table not in self._tables:
            raise ValueError(f'there is no table {table!r}; `start` opens one')
        return self._tables[table]

    def games(self) -> list[Answer]:
        """The games: id, name, fewest and most seats, rule options with their values and meaning, and presets."""
        described = [_core.describe(id) for id in _core.games()]
        return [{key: one[key] for key in ('id', 'name', 'seats', 'rules', 'presets')} for one in described]

    def start(self, game: str, seats: int = 2, player: int = 0, opponents: str = 'normal',
              rules: dict[str, str | int] | None = None) -> Answer:
        """Opens a table and answers as `see` does, with the table's id in `table`.

        game: an id of `games`. player: your seat, 0 to seats - 1. opponents: the bot in all other seats: random, easy, normal,
        hard or expert. rules: rule options that differ from the defaults; {"preset": NAME} for a named set of them.
        """
        new = Table(Game(game, seats, **rules or {}), player, opponents, next(self._seeds))
        new.go_on()
        name = f't{next(self._numbers)}'
        self._tables[name] = new
        if len(self._tables) > TABLES_MAX:
            del self._tables[next(iter(self._tables))]
        return self.see(name)

    def see(self, table: str) -> Answer:
        """What you see: the table as text, all of your view as data, whose turn it is, and what happened since you last moved.

        In the text your cards and others' open cards are in [ ], hidden ones in < >.
        """
        at = self._table(table)
        state, view = at.state, at.state.view(at.player)
        mine = at.player in state.actors()
        return {'table': table, 'player': at.player, 'text': str(board(view)), 'your_move': mine,
                'out_of_turn': mine and state.current_player() != at.player, 'over': state.is_terminal(),
                'winners': state.winners(), 'news': at.news, 'view': view}

    def legal_moves(self, table: str) -> list[Answer]:
        """Your legal moves: the text for `play`, and in words what counts for or against each."""
        at = self._table(table)
        moves = [(at.state.action_to_string(action), action) for action in at.state.legal_actions(at.player)]
        return [{'move': text, 'words': at.state.reasons_text(action, at.player)} for text, action in moves]

    def play(self, table: str, move: str) -> Answer:
        """Makes your move, a text of `legal_moves`; then chance and the others move until it is your turn. Answers as `see`.

        A move that the rules forbid is refused with the rule, and changes nothing.
        """
        at = self._table(table)
        try:
            news = at.state.play(move, at.player, viewer=at.player)
        except Refused as refused:
            raise ValueError(f'{refused}. The rule: {refused.rule_text}' if refused.rule_text else str(refused)) from refused
        at.news = news
        at.go_on()
        return self.see(table)

    def wait(self, table: str) -> Answer:
        """Where you may act out of turn: leaves it to the others, and answers as `see`."""
        at = self._table(table)
        if at.player not in at.state.actors() or at.state.actors() == [at.player]:
            raise ValueError('nobody else may act now')
        at.news = []
        at.go_on(wait=True)
        return self.see(table)

    def odds(self, table: str, playouts: int = 2000) -> Answer:
        """Exact odds of your next card and what counting the cards tells, each seat's chance to win by the totals
        (`win_chances`), and how good each of your moves is by a search: your chance to win the game, 0 to 1, with its standard
        error (`moves`). playouts: games tried, 1 to 5000."""
        at = self._table(table)
        _check_playouts(playouts)
        state, player = at.state, at.player
        moves = state.search(Random(1), player, playouts=playouts) if player in state.actors() else []
        text = state.action_to_string
        sums = {'sums': {text(action): value for action, value in state.odds(player).get('sums', {}).items()}}
        return {**state.odds(player), **(sums if sums['sums'] else {}), 'win_chances': state.win_chances(),
                'moves': [{'move': text(one.action), 'chance': one.value, 'error': one.error} for one in moves]}

    def review(self, table: str, playouts: int = 200) -> Answer:
        """Your decisions so far: how many, and the most costly ones with better moves, by what you could know then. `cost` is
        what a move cost of the chance to win, 0 to 1. playouts: games tried for each decision, 1 to 5000."""
        at = self._table(table)
        _check_playouts(playouts)
        found = review(at.state, at.player, playouts=playouts)
        text = at.state.action_to_string
        return {'decisions': len(found.decisions), 'worst': [
            {'move': one.move, 'round': one.state.round, 'played': text(one.played.action), 'better': text(one.best.action),
             'cost': one.cost, 'error': one.error, 'why': one.state.reasons_text(one.best.action, at.player)}
            for one in found.worst(10)]}

    def rules(self, query: str, game: str | None = None) -> list[Answer]:
        """The rules that a number ("UF-3.1") or words ("challenge draw") name, as {rule, text}; at most 8, the best first.

        game: an id of `games`, to look in one rulebook only.
        """
        if re.fullmatch(r'\s*[A-Za-z0-9]+-\d+\.\d+\s*', query):
            number = query.strip().upper()
            return [{'rule': number, 'text': _core.rule_text(number)}]
        books = [_core.rulebook(id) for id in ([game] if game else _core.games())]
        numbers = dict.fromkeys(number for book in books for number in re.findall(r'\b[A-Z0-9]+-\d+\.\d+\b', book))
        words = re.findall(r'\w+', query.lower())
        if not words:
            raise ValueError('which rule? Name its number, or some words of it')
        rated = []
        for number in numbers:
            try:
                text = _core.rule_text(number)
            except ValueError:
                continue  # a number that the book only mentions
            rated.append((sum(word in text.lower() for word in words), number, text))
        rated.sort(key=lambda one: -one[0])
        return [{'rule': number, 'text': text} for hits, number, text in rated[:FOUND_MAX] if hits]
