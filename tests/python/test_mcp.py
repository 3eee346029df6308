"""The tools of the server for language models, without its protocol: whole games, refusals, and no answer that tells more
than the player may know."""
import json
import unittest
from typing import Any

import upcard
from upcard._tables import Tables


def play_on(tables: Tables, answer: dict[str, Any], random: upcard.Random) -> dict[str, Any]:
    """One step of a game: a random legal move, or now and then waiting where that is possible."""
    if answer['out_of_turn'] and random.below(2) and tables._tables[answer['table']].state.actors() != [answer['player']]:
        return tables.wait(answer['table'])
    return tables.play(answer['table'], random.choice(tables.legal_moves(answer['table']))['move'])


def hidden_cards(state: upcard.State, player: int) -> set[str]:
    """The names of Uno Flip's cards that the player does not see: the others' hands and the draw pile, with both faces."""
    whole = state.to_dict()
    hidden = {card for seat, hand in enumerate(whole['hands']) if seat != player for card in hand} | set(whole['draw']['cards'])
    seen = json.dumps(state.view(player))
    return {card for card in hidden if f'"{card}"' not in seen}


class Tools(unittest.TestCase):
    def test_whole_games(self) -> None:
        random = upcard.Random(3)
        for id in upcard.games():
            tables = Tables(5)
            answer = tables.start(id, 3, 1, 'easy', {'target': 60} if id != 'uno_flip' else {'target': 60, 'uno': 'declare'})
            self.assertEqual(answer['view']['rules']['target'], 60)
            news = 0
            while not answer['over']:
                self.assertTrue(answer['your_move'])
                answer = play_on(tables, answer, random)
                news += len(answer['news'])
            self.assertTrue(answer['winners'])
            self.assertGreater(news, 20)
            self.assertEqual(tables.legal_moves(answer['table']), [])
            self.assertRaises(ValueError, tables.play, answer['table'], 'hit')

    def test_the_same_seed_is_the_same_game(self) -> None:
        self.assertEqual(Tables(7).start('uno_flip', 4), Tables(7).start('uno_flip', 4))
        self.assertNotEqual(Tables(7).start('uno_flip', 4)['view'], Tables(8).start('uno_flip', 4)['view'])
        self.assertNotEqual(Tables().start('uno_flip', 4)['view'], Tables().start('uno_flip', 4)['view'])

    def test_answers_are_those_of_the_view(self) -> None:
        """Another position that the player cannot tell from its own has the same answers."""
        random = upcard.Random(4)
        for id in upcard.games():
            tables = Tables(6)
            answer = tables.start(id, 3)
            for _ in range(8):
                if answer['over']:
                    break
                table = tables._tables[answer['table']]
                own, before = table.state, tables.see('t1')
                told = tables.legal_moves('t1'), tables.odds('t1', 30)
                table.state = own.resample_from_infostate(table.player, random)
                self.assertEqual((tables.see('t1'), tables.legal_moves('t1')), (before, told[0]))
                exact = {key: value for key, value in tables.odds('t1', 30).items() if key != 'moves'}
                self.assertEqual(exact, {key: value for key, value in told[1].items() if key != 'moves'})
                table.state = own
                answer = play_on(tables, answer, random)

    def test_no_answer_names_a_hidden_card(self) -> None:
        random, checked = upcard.Random(9), 0
        for seed in range(3):
            tables = Tables(seed)
            answer = tables.start('uno_flip', 3, rules={'uno': 'declare', 'backs': 'visible'})
            for step in range(60):
                table = tables._tables['t1']
                hidden = hidden_cards(table.state, table.player)
                others: list[Any] = [tables.legal_moves('t1')]
                if step % 20 == 0:
                    odds = tables.odds('t1', 30)
                    self.assertEqual(odds.pop('cards'), len(odds.pop('unseen')))  # which cards are out is no secret
                    others += [odds, tables.review('t1', 5)]
                for event in answer['news']:  # a challenged hand is shown, and discards are shuffled: what was seen is known
                    if event['type'] == 'drew' and event['seat'] != table.player:
                        self.assertIsNone(event['card'])
                for told in ({**answer, 'news': []}, *others):
                    text = json.dumps(told)
                    self.assertEqual([card for card in hidden if f'"{card}"' in text], [])
                checked += len(hidden)
                if answer['over']:
                    break
                answer = play_on(tables, answer, random)
        self.assertGreater(checked, 3000)

    def test_refusals(self) -> None:
        tables = Tables(1)
        answer = tables.start('flip7', 2)
        before = tables.see('t1')
        with self.assertRaisesRegex(ValueError, r'^F7-3\.\d+.*The rule: '):
            tables.play('t1', 'target 1')
        self.assertEqual(tables.see('t1'), before)
        for wrong in (lambda: tables.see('t9'), lambda: tables.play('t1', 'fly'), lambda: tables.start('chess'),
                      lambda: tables.start('flip7', 99), lambda: tables.start('flip7', 2, 2), lambda: tables.start('flip7', 2, -1),
                      lambda: tables.start('flip7', 2, 0, 'nobody'), lambda: tables.start('flip7', 2, rules={'no': 1}),
                      lambda: tables.review('t1', 0), lambda: tables.odds('t1', 10**6), lambda: tables.rules(' '), lambda: tables.rules('XX-1.1'),
                      lambda: tables.rules('draw', 'chess'), lambda: tables.wait('t1')):
            self.assertRaises(ValueError, wrong)
        self.assertEqual(answer['player'], 0)
        for _ in range(120):
            tables.start('flip7', 2)
        self.assertLessEqual(len(tables._tables), 100)

    def test_rules(self) -> None:
        tables = Tables()
        self.assertEqual(tables.rules('uf-3.1'), [{'rule': 'UF-3.1', 'text': upcard.rule_text('UF-3.1')}])
        found = tables.rules('freeze points', 'flip7')
        self.assertTrue(0 < len(found) <= 8)
        self.assertTrue(all(one['rule'].startswith('F7-') for one in found))
        self.assertEqual(tables.rules('xyzzy'), [])

    def test_tools_are_described(self) -> None:
        for tool in Tables().tools:
            self.assertTrue(tool.__doc__)


if __name__ == '__main__':
    unittest.main()
