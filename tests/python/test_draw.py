"""Pictures of positions: every card that the player may see and no other, as text and as SVG; charts."""
import dataclasses
import re
import unittest
import warnings
import xml.etree.ElementTree
from typing import Any

from support import games, some

import upcard

try:
    import matplotlib
    matplotlib.use('Agg')
    CHARTS = True
except ImportError:
    CHARTS = False


def texts(picture: upcard.Picture) -> list[str]:
    svg = xml.etree.ElementTree.fromstring(picture._repr_svg_())
    return [node.text or '' for node in svg.iter('{http://www.w3.org/2000/svg}text')]


class Pictures(unittest.TestCase):
    def test_every_position_has_one(self) -> None:
        for game in games():
            for state in some(game, 37):
                for player in (None, 0, upcard.SPECTATOR):
                    picture = upcard.board(state, player)
                    self.assertIn(f'round {state.round}', str(picture))
                    self.assertIn(f'round {state.round}', texts(picture)[0])
                    for seat in range(game.seats):
                        self.assertRegex(str(picture), fr'(?m)^[> ] player {seat}: {state.totals()[seat]} points')

    def test_it_shows_what_the_player_may_know(self) -> None:
        chance = upcard.Random(8)
        for id in upcard.games():
            for state in some(upcard.Game(id, 3), 11):
                for player in range(3):
                    other = state.resample_from_infostate(player, chance)
                    self.assertEqual(str(upcard.board(other, player)), str(upcard.board(state, player)))
                    self.assertEqual(upcard.board(state.view(player)), upcard.board(state, player))

    def test_cards(self) -> None:
        state = upcard.Game('flip7', 2, dealer=1).new_initial_state()
        for move in ('card 3', 'card 12', 'hit', 'card x2'):
            state.apply_action(move)
        self.assertEqual(str(upcard.board(state)).splitlines()[:3],
                         ['Flip 7, round 1', '  player 0: 0 points, active  [3] [x2]', '> player 1: 0 points, active  [12]'])
        self.assertEqual(str(upcard.cards(['red:7/teal:8', 'wild/pink:5', '?', 12])).strip(),
                         '[red 7 (teal:8)] [wild (pink:5)] <?> [12]')
        self.assertEqual(str(upcard.cards(['red:7/teal:8'], 'dark')).strip(), '[teal 8 (red:7)]')
        self.assertIn('#2f8f8a', upcard.cards(['red:7/teal:8'], 'dark')._repr_svg_())

    def test_notebooks_show_states(self) -> None:
        state = upcard.Game('uno_flip', 3).new_initial_state()
        self.assertEqual(state._repr_svg_(), upcard.board(state)._repr_svg_())

    def test_texts_are_escaped(self) -> None:
        state = upcard.Game('hilo', 2).new_initial_state()
        picture = upcard.board(state, names=['<script>&"', '</svg>'])
        self.assertIn('<script>&"', ''.join(texts(picture)))
        self.assertNotRegex(picture._repr_svg_(), '<script|</svg>.')
        self.assertRaises(ValueError, upcard.board, state, names=['one'])
        hostile = upcard.cards(['<b>:<i>/&'])
        self.assertEqual(len(re.findall('<[bi]>', hostile._repr_svg_())), 0)
        xml.etree.ElementTree.fromstring(hostile._repr_svg_())


@unittest.skipUnless(CHARTS, 'Matplotlib is not installed')
class Charts(unittest.TestCase):
    def test_charts(self) -> None:
        from upcard import plot
        game = upcard.Game('flip7', 2)
        arena = upcard.arena(game, ['normal', 'random'], 40)
        simulation = upcard.simulate(game, ['normal', 'random'], 40)
        state = game.new_initial_state()
        chance = upcard.Random(1)
        while not state.is_terminal():
            state.apply_action(state.sample(chance))
        found = upcard.review(state, playouts=10)
        drawn: list[Any] = [plot.ratings(arena), plot.win_rates(simulation), plot.points(arena), plot.lengths(simulation),
                            plot.review(found)]
        self.assertEqual(drawn[0].get_xlabel(), 'rating')
        self.assertEqual(sum(bar.get_height() for bar in drawn[3].patches), 40)
        self.assertEqual(list(drawn[4].lines[0].get_xdata()), [one.move for one in found.curve])
        few = dataclasses.replace(simulation, points=[upcard.Interval(3, float('-inf'), float('inf'))] * 2)
        with warnings.catch_warnings():
            warnings.simplefilter('error')
            plot.points(few, drawn[0]).figure.canvas.draw()


if __name__ == '__main__':
    unittest.main()
