#!/usr/bin/env python3
"""Counted events, charts out of JSON, and tools/figures with very few games."""
import csv
import io
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest
import unittest.mock
import xml.etree.ElementTree

ROOT = pathlib.Path(os.environ.get('SOURCE_ROOT') or pathlib.Path(__file__).resolve().parents[2])
UPCARD = os.environ['UPCARD']
CHART = {'kind': 'points', 'title': 'Here & there', 'labels': ['a', 'b'], 'y': {'unit': '%', 'max': 100}, 'mark': 50,
         'series': [{'name': 's', 'points': [[0, 40, 30, 50], [1, 60]]}]}


def run(*arguments, text=None):
    done = subprocess.run(arguments, input=text, capture_output=True, encoding='utf-8')
    return done.returncode, done.stdout, done.stderr


def simulate(*arguments):
    status, out, error = run(UPCARD, 'simulate', 'flip7', '--seats', 'normal,normal', '--games', '30', *arguments)
    assert status == 0, error
    return out


def plot(chart, *options):
    return run(UPCARD, 'plot', *options, text=chart if isinstance(chart, str) else json.dumps(chart))


class Events(unittest.TestCase):
    def test_the_same_as_json_and_as_csv(self):
        found = json.loads(simulate('--events', '--json'))
        rows = list(csv.DictReader(io.StringIO(simulate('--events', '--csv'))))
        self.assertEqual(sum(found['games_by_rounds']), 30)
        for event in found['events']:
            for what in ('per_game', 'per_round', 'in_rounds', 'mean'):
                shown = [float(row['mean']) for row in rows if (row['what'], row['of']) == (what, event['key'])]
                self.assertEqual(shown, [event[what]['mean']] if what in event else [])

    def test_each_is_a_line_unless_it_never_happened(self):
        lines = {line.split()[0] for line in simulate('--events').splitlines() if line}
        for event in json.loads(simulate('--events', '--json'))['events']:
            self.assertEqual(event['key'] in lines, event['count'] > 0, event['key'])

    def test_are_not_counted_by_default(self):
        self.assertNotIn('events', json.loads(simulate('--json')))

    def test_shares_of_wins_make_one(self):
        players = json.loads(simulate('--json'))['players']
        self.assertAlmostEqual(sum(player['win_share']['mean'] for player in players), 1)


class Plot(unittest.TestCase):
    def test_svg_has_the_words_of_the_chart(self):
        status, svg, _ = plot(CHART)
        self.assertEqual(status, 0)
        words = ' '.join(xml.etree.ElementTree.fromstring(svg).itertext())
        self.assertIn('Here & there', words)

    def test_text_keeps_its_width(self):
        status, text, _ = plot(CHART, '--text', '--ascii', '--width', '60')
        self.assertEqual(status, 0)
        self.assertIn('Here & there', text)
        self.assertTrue(text.isascii())
        self.assertLessEqual(max(map(len, text.splitlines())), 60)

    def test_errors_are_one_line(self):
        series = [{'name': 's', 'points': [[1, 2]]}]
        for chart, reason in (
                ('{', 'line 1'), ('[]', 'the chart is not an object {...}'), ({'series': series}, 'the chart has no "kind"'),
                ({'kind': 'bars', 'sideways': 1, 'series': series}, '"sideways" of the chart is true or false'),
                ({'kind': 'lines', 'x': {'min': '0'}, 'series': series}, '"min" of the axis x is a number'),
                ({'kind': 'lines', 'series': [{'name': 'a'}]}, 'a series has no "points"'),
                ({'kind': 'lines', 'series': [3]}, 'a series is not an object {...}'),
                ({'kind': 'lines', 'series': [{'name': 'a', 'points': 3}]}, '"points" of a series is a list [...]'),
                ({**CHART, 'kind': 'pie'}, 'kind "pie"'),
                ({'kind': 'bars', 'series': series}, 'need labels'), ({'kind': 'lines', 'series': []}, '1 to 8'),
                ({'kind': 'lines', 'series': series, 'more': 1}, 'the chart has the unknown key "more"'),
                ({'kind': 'lines', 'series': series, 'x': {'units': '%'}}, 'units'),
                ({'kind': 'lines', 'series': series, 'mark': 'x'}, 'mark'),
                ({'kind': 'lines', 'series': [{'name': 's', 'points': [[1, 2, 3]]}]}, '[x, y, low, high]'),
                ({'kind': 'lines', 'series': [{'name': 's', 'points': [[1, 2, 3, 4]]}]}, 'outside'),
                ({'kind': 'lines', 'series': [{'name': 's', 'points': [['1', 2]]}]}, 'numbers'),
                ({'kind': 'lines', 'x': {'log': True}, 'series': [{'name': 's', 'points': [[0, 2]]}]}, 'above 0'),
                ({**CHART, 'series': [{'name': 's', 'points': [[2, 2]]}]}, 'no label number 2'),
                ({'kind': 'lines', 'series': series, 'x': {'min': 3, 'max': 1}}, 'min 3 and max 1: min has to be below max'),
                ({'kind': 'lines', 'series': series, 'y': {'min': 2, 'max': 2}}, 'the axis y has min 2 and max 2'),
                ({**CHART, 'labels': [1]}, 'texts')):
            status, out, error = plot(chart)
            self.assertEqual((status, out, error.count('\n')), (1, '', 1), chart)
            self.assertIn(reason, error)
        self.assertEqual(plot(CHART, '--width', '39')[0], 2)


class Figures(unittest.TestCase):
    def figures(self, docs, *options):
        return run(ROOT / 'tools/figures', '--size', 'tiny', '--docs', docs, *options, UPCARD)

    @staticmethod
    def shorten(path):
        """Writes a specification with one option of each game."""
        spec = json.loads((ROOT / 'tools/figures.json').read_text(encoding='utf-8'))
        for game in spec['games']:
            keys = [option['key'] for option in json.loads(run(UPCARD, 'games', game['id'], '--json')[1])[0]['rules']]
            game['options'] = {key: game['options']['target'] if key == 'target' else [] for key in keys}
        path.write_text(json.dumps(spec), encoding='utf-8')
        return '--spec', path

    def test_each_option_of_each_game_can_be_measured(self):
        with tempfile.TemporaryDirectory() as folder:
            docs = pathlib.Path(folder)
            (docs / 'games.md').write_text((ROOT / 'docs/games.md').read_text(encoding='utf-8'), encoding='utf-8')
            self.assertEqual(self.figures(docs, '--options-only'), (0, '', ''))

    def test_fills_the_page_whatever_the_threads_and_knows_when_it_would_change(self):
        page = (ROOT / 'docs/games.md').read_text(encoding='utf-8')
        with tempfile.TemporaryDirectory() as folder:
            docs = pathlib.Path(folder)
            (docs / 'games.md').write_text(page, encoding='utf-8')
            short = self.shorten(docs / 'short.json')
            merge = (*short, '--merge', '--kept', docs / 'kept')
            for part in ('1/2', '2/2'):
                self.assertEqual(self.figures(docs, *short, '--threads', '1', '--shard', part, '--kept', docs / 'kept')[0], 0)
            self.assertEqual(self.figures(docs, *merge, '--check')[0], 1)
            self.assertEqual(self.figures(docs, *merge), (0, '', unittest.mock.ANY))
            self.assertEqual(self.figures(docs, *short, '--threads', '2', '--check')[0], 0)
            written = (docs / 'games.md').read_text(encoding='utf-8')
            self.assertEqual([line for line in written.splitlines() if line.startswith('## ')],
                             [line for line in page.splitlines() if line.startswith('## ')])
            self.assertEqual(self.figures(docs, *short, '--options-only')[0], 0)
            options = (docs / 'games.md').read_text(encoding='utf-8')
            for start, kind in (('|', list), ('    upcard', set)):
                self.assertEqual(*(kind(line for line in text.splitlines() if line.startswith(start))
                                   for text in (written, options)))
            next((docs / 'kept').glob('*.2-of-2.shard')).unlink()
            status, _, error = self.figures(docs, *merge, '--check')
            self.assertTrue(status == 1 and 'shard 2 of 2 is missing' in error, error)
            charts = {path.name for path in (docs / 'figures').iterdir()}
            for text in (page, written):
                self.assertEqual(charts, set(re.findall(r'\(figures/([^)]+)\)', text)))
            for chart in charts:
                xml.etree.ElementTree.parse(docs / 'figures' / chart)


if __name__ == '__main__':
    unittest.main()
