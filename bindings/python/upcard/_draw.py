"""Positions and cards as pictures: lines of text, and SVG in notebooks."""
import html
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from upcard._core import State, describe

# Fill and ink. A card's number and symbol say the rest, so nothing is told by color alone: the color's name is on it.
COLORS = {'red': ('#c8372d', '#fff'), 'orange': ('#e8833a', '#000'), 'yellow': ('#f2c936', '#000'), 'green': ('#3f8f4f', '#fff'),
          'cyan': ('#3fb8c8', '#000'), 'teal': ('#2f8f8a', '#fff'), 'blue': ('#2f5fb8', '#fff'), 'purple': ('#7d4fa8', '#fff'),
          'pink': ('#e58fb5', '#000'), 'wild': ('#222', '#fff'), 'back': ('#8a8f98', '#fff'), '': ('#fbf8f0', '#000')}
WIDTH, HEIGHT, GAP, LABEL, LINE = 72, 44, 6, 200, 24


@dataclass(frozen=True)
class _Card:
    """A card or what shows of it. big: its number or symbol; small: what stands below it; hidden: only a back is seen."""

    color: str
    big: str
    small: str = ''
    hidden: bool = False

    def __str__(self) -> str:
        text = ' '.join(part for part in (self.color if self.color not in ('back', 'wild') else '', self.big) if part)
        text += f' ({self.small})' * bool(self.small)
        return f'<{text}>' if self.hidden else f'[{text}]'

    def svg(self, x: int, y: int) -> str:
        fill, ink = COLORS.get(self.color, COLORS[''])
        small = self.small or ('' if self.color in ('', 'back', 'wild') else self.color)
        size = 15 if len(self.big) < 9 else 9
        dash = ' stroke-dasharray="4 3"' * self.hidden
        return (f'<g transform="translate({x} {y})" fill="{ink}" text-anchor="middle">'
                f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{fill}" stroke="#444"{dash}/>'
                f'<text x="{WIDTH // 2}" y="{22 if small else 28}" font-size="{size}" font-weight="bold">{html.escape(self.big)}</text>'
                f'<text x="{WIDTH // 2}" y="37" font-size="9">{html.escape(small)}</text></g>')


_Row = tuple[str, list[_Card]]


@dataclass(frozen=True)
class Picture:
    """A table or some cards, as text (str) and as SVG (a notebook shows it).

    title: a line above all. rows: a text and cards each. Backs of hidden cards are in < >, in SVG with dashed borders.
    """

    title: str
    rows: list[_Row]

    def __str__(self) -> str:
        wide = max((len(label) for label, cards in self.rows if cards), default=0)
        lines = [f'{label:{wide}}  {" ".join(map(str, cards))}'.rstrip() for label, cards in self.rows]
        return '\n'.join([self.title] * bool(self.title) + lines)

    def _repr_svg_(self) -> str:
        parts, y = [f'<text x="0" y="16" font-size="14" font-weight="bold">{html.escape(self.title)}</text>'], LINE
        wide = LABEL + (WIDTH + GAP) * max((len(cards) for _, cards in self.rows), default=0)
        for label, cards in self.rows:
            height = HEIGHT + GAP if cards else LINE
            parts.append(f'<text x="0" y="{y + (28 if cards else 16)}" font-size="12">{html.escape(label)}</text>')
            parts += [card.svg(LABEL + i * (WIDTH + GAP), y) for i, card in enumerate(cards)]
            y += height
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{max(wide, 520)}" height="{y}" font-family="sans-serif">'
                f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>')


def _face(name: str, hidden: bool = False, small: str = '') -> _Card:
    color, _, big = name.rpartition(':')
    wild = name.startswith('wild')
    return _Card('wild' if wild else color, name if wild else big, small, hidden)


def _hidden(count: int) -> list[_Card]:
    return [_Card('back', str(count), hidden=True)] if count else []


def _card(name: object, side: str = 'light') -> _Card:
    """A card by its name in views. One with two faces shows that of the side; one face of a card is a back."""
    text = str(name)
    faces = text.split('/')
    if text == '?':
        return _Card('back', '?', hidden=True)
    if len(faces) == 1:
        return _face(text)
    own = side == 'dark'
    return _face(faces[own], small=faces[not own])


def _flip7(view: dict[str, Any]) -> list[list[_Row]]:
    rows: list[list[_Row]] = []
    for seat in view['table']:
        names = [*seat['numbers'], *seat['modifiers'], *(['second'] if seat['second_chance'] else []), *seat['actions']]
        rows.append([(seat['status'], [_Card('', str(name)) for name in names])])
    return [*rows, [('deck', _hidden(sum(view['deck'].values())))]]


def _hilo(view: dict[str, Any]) -> list[list[_Row]]:
    top = [_card(view['discard'][-1])] if view['discard'] else []
    drawn = [_card(view['drawn'])] if view['drawn'] else []
    return [*([('', [_card(name) for name in row]) for row in layout] or [('', [])] for layout in view['layouts']),
            [('discard pile', top)], *([[('drawn', drawn)]] if drawn else [])]


def _hi_lo_flip(view: dict[str, Any]) -> list[list[_Row]]:
    hands: list[list[_Row]] = [[('', _hidden(hand) if isinstance(hand, int) else [_card(name) for name in hand])]
                               for hand in view['hands']]
    pile = view['pile']
    return [*hands, [(f'pile of {len(pile)}, {view["chip"]}', [_card(pile[-1])] if pile else [])]]


def _uno_flip(view: dict[str, Any]) -> list[list[_Row]]:
    def shown(name: str) -> _Card:
        return _card(name, view['side']) if '/' in name else _face(name, hidden=True)
    hands: list[list[_Row]] = [[('', _hidden(hand) if isinstance(hand, int) else [shown(name) for name in hand])]
                               for hand in view['hands']]
    top = [_card(view['discard'][-1], view['side'])] if view['discard'] else []
    return [*hands, [(f'{view["side"]} side, color {view["color"]}', top)]]


# Rows of each seat, then of what belongs to nobody. A game without a drawing has its totals alone.
_DRAWINGS: dict[str, Callable[[dict[str, Any]], list[list[_Row]]]] = {
    'flip7': _flip7, 'hilo': _hilo, 'hi_lo_flip': _hi_lo_flip, 'uno_flip': _uno_flip}


def _label(view: dict[str, Any], seat: int, names: Sequence[str] | None) -> str:
    turn = '> ' if seat in view['actors'] else '  '
    won = ', won' if seat in view['winners'] else ''
    return f'{turn}{names[seat] if names else f"player {seat}"}: {view["totals"][seat]} points{won}'


def board(position: State | dict[str, Any], player: int | None = None, names: Sequence[str] | None = None) -> Picture:
    """A picture of a State, of what one of its players may know (or SPECTATOR), or of a view (State.view).

    names: of the players, in place of "player 0" and so on. Players that may act have a >.
    """
    view = position if isinstance(position, dict) else position.to_dict() if player is None else position.view(player)
    seats, drawing = view['seats'], _DRAWINGS.get(view['game'])
    if names is not None and len(names) != seats:
        raise ValueError(f'{len(names)} names for {seats} players')
    groups = drawing(view) if drawing else [[('', [])] for _ in range(seats)]
    rows: list[_Row] = []
    for seat, group in enumerate(groups):
        for number, (label, cards) in enumerate(group):
            own = _label(view, seat, names) if seat < seats and not number else ''
            rows.append((', '.join(part for part in (own, label) if part), cards))
    chance = ', a card is drawn' if view['chance'] else ''
    return Picture(f'{describe(view["game"])["name"]}, round {view["round"]}' + (', over' if view['over'] else chance), rows)


def cards(names: Sequence[object], side: str = 'light') -> Picture:
    """A picture of cards by their names in views, such as 'red:7' or 'red:7/teal:8', of which the side shows one face."""
    return Picture('', [('', [_card(name, side) for name in names])])


def repr_svg(state: State) -> str:
    return board(state)._repr_svg_()


for _public in (Picture, board, cards):
    _public.__module__ = 'upcard'
