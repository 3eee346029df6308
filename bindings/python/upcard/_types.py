"""What the compiled module takes from Python: an exception and a tuple with names."""
from collections.abc import Iterable
from typing import Any, NamedTuple


class Refused(ValueError):
    """A move that the rules do not allow now. Its text is the reason: "UF-3.1: blue:4 has neither the color nor ...".

    rule: the rule's number, such as "UF-3.1", or None where no rule but the turn forbids the move.
    rule_text: the rule itself, from the rulebook, or None.
    error: "illegal_move", "not_your_turn" or "game_over"; "unknown_move" for a number that stands for no move.
    environment: in Batch.step, the number of the environment that stood still, else None.
    """

    rule: str | None = None
    rule_text: str | None = None
    error: str = 'illegal_move'
    environment: int | None = None


class Field(NamedTuple):
    """A field of an observation: numbers offset to offset + parts * size - 1.

    parts: 1, or one for each seat, the observer's first and then in the order of seats.
    size: numbers of a part.
    max: as uint8 the numbers are 0 to max; as floats they are divided by it.
    remembered: known only by memory, so in information states alone.
    """

    key: str
    help: str
    offset: int
    parts: int
    size: int
    max: int
    remembered: bool


class Choice(NamedTuple):
    """What a search found of an action.

    value: the chance to win the game after it, 0 to 1; a shared win counts its share. error: its standard error.
    playouts: games that were played on from there.
    behind: how much worse it is than the first choice, on the positions where both were tried; behind_error: its
    standard error.
    """

    action: int
    value: float
    error: float
    playouts: int
    behind: float
    behind_error: float


def make_choice(values: Iterable[Any]) -> Choice:
    return Choice._make(values)


def make_field(values: Iterable[Any]) -> Field:
    return Field._make(values)


Refused.__module__ = Field.__module__ = Choice.__module__ = 'upcard'
