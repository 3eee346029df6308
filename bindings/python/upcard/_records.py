"""Records of games: reading, replaying and verifying them (docs/record.md)."""
import hashlib
import hmac
from collections.abc import Iterator
from typing import NamedTuple

from upcard import _core
from upcard._core import CHANCE, State, from_record


class Move(NamedTuple):
    """A move of a record. player: a seat, or CHANCE. state: the position before it, a copy."""

    number: int
    player: int
    action: int
    text: str
    state: State


class Verified(NamedTuple):
    """What was checked. moves: all legal. draws: chance moves that the seed gives; None: the record has no seed.
    committed: the seed is the one of the commitment; over: the game is over, and its result is correct."""

    moves: int
    draws: int | None
    committed: bool
    over: bool


class Record:
    """A game as text, or as the compact form for links ("upcard1...."); ValueError names the first line that is wrong.

    text: the record. state: the position at its end. names: of the players, "" for a seat without one.
    header: the lines above the moves, by their first word: "date", "seed", "commit" and others.
    """

    def __init__(self, text: str) -> None:
        text = text.strip()
        self.text = _core._record_of(text) if text.startswith('upcard1.') else text + '\n'
        self.state = from_record(self.text)
        self.names = _core._names_of(self.text)
        lines = self.text.split('\n\n')[0].splitlines()[1:]
        self.header = {key: value for key, _, value in (line.partition(' ') for line in lines)}

    def __len__(self) -> int:
        return len(self.state.history())

    def __repr__(self) -> str:
        return f'<upcard.Record {self.state.game.id}, {len(self)} moves>'

    def link(self) -> str:
        """The compact form, fit for a URL."""
        return _core._link_of(self.text)

    def replay(self) -> Iterator[Move]:
        """The moves, each with the position before it."""
        state = self.state.game.new_initial_state()
        for number, (player, action) in enumerate(self.state.full_history(), 1):
            yield Move(number, player, action, state.action_to_string(action), state.clone())
            state.apply_action(action, None if player == CHANCE else player)

    def verify(self, *, commit: str | None = None, seed: str | None = None) -> Verified:
        """Recomputes every card from the secret seed in the record, if it has one; ValueError tells what does not match.

        commit: the commitment that was published before the game. seed: the one that you gave, which must be among the
        players' seeds.
        """
        secret, *seeds = self.header.get('seed', '').split() or ['']
        known: tuple[tuple[str | None, list[str], str], ...] = (
            (commit, [self.header.get('commit', '')], 'commitment'), (seed, seeds, 'seed'))
        for own, theirs, what in known:
            if own is not None and own not in theirs:
                raise ValueError(f'this {what} is not in the record: {own}')
        draws = self._draws(secret, seeds) if secret else None
        return Verified(len(self), draws, bool(secret) and 'commit' in self.header, self.state.is_terminal())

    def _draws(self, secret: str, seeds: list[str]) -> int:
        published = self.header.get('commit')
        hashed = 'sha256:' + hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        if published and published != hashed:
            raise ValueError(f'the seed does not match the commitment: its hash is {hashed}')
        fair, draws = _Fair(bytes.fromhex(secret), seeds), 0
        for move in self.replay():
            if move.player == CHANCE:
                drawn = fair.draw(draws, move.state)
                if drawn != move.action:
                    text = move.state.action_to_string(drawn)
                    raise ValueError(f'draw {draws} was "{move.text}", but the seed gives "{text}"')
                draws += 1
        return draws


class _Fair:
    """The verifiable stream of chance, written from docs/record.md with nothing of the library."""

    def __init__(self, secret: bytes, seeds: list[str]) -> None:
        given = [seed.encode() for seed in seeds]
        self.key = self._mac(secret, b'upcard-fair-1' + b''.join(len(seed).to_bytes(4, 'little') + seed for seed in given))

    @staticmethod
    def _mac(key: bytes, data: bytes) -> bytes:
        return hmac.digest(key, data, 'sha256')

    def _below(self, k: int, n: int) -> int:
        j = 0
        while True:
            block = self._mac(self.key, k.to_bytes(8, 'little') + j.to_bytes(4, 'little'))
            for at in range(0, 32, 8):
                word = int.from_bytes(block[at:at + 8], 'little')
                if word < 2**64 - 2**64 % n:
                    return word % n
            j += 1

    def draw(self, k: int, state: State) -> int:
        weights = state.chance_weights()
        number = self._below(k, sum(weight for _, weight in weights))
        for action, weight in weights:
            if number < weight:
                return action
            number -= weight
        raise AssertionError('the number is below the sum of the weights')


for _public in (Move, Record, Verified):
    _public.__module__ = 'upcard'
