#!/usr/bin/env python3
"""The check of histories finds each kind of fault, and none where there is none."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

from history import Fault, History, check_faults, read_faults

GOOD = """1 K - game flip7 2
2 K 0 join
3 K 1 join
4 K 0 view 0
5 K 1 view 0
6 K 0 event 2 aa
7 K 1 event 2 aa
8 K 0 sent a-1 hit
9 K 0 confirm a-1 3
10 K 0 event 4 bb
11 K 1 event 4 bb
12 K 1 sent b-1 stay
13 K 1 lost
14 K 1 join
15 K 1 confirm b-1 5
16 K 1 view 5
17 K 0 event 5 cc
18 K 0 sent a-2 stay
19 K 0 lost
20 K 0 join
21 K 0 view 6
22 K 0 end 6 dd
23 K 1 event 6 ee
24 K 1 end 6 dd
"""
RECORD = 'upcard-record 1\ngame flip7\nseats 2\n\n* card 3\n* card 4\n0 hit\n* card 5\n1 stay\n0 stay\nresult 0 12 4\n'


def check(lines, record=RECORD):
    history = History()
    history.read(lines.splitlines())
    if record is not None:
        history.check_record('K', record)
    return history


class Faults(unittest.TestCase):
    def finds(self, kind, lines=GOOD, record=RECORD):
        history = check(lines, record)
        self.assertTrue(history.wrong[kind], (kind, history.wrong, history.told))
        self.assertEqual({kind}, set(history.wrong), history.told)

    def test_a_good_history_is_right(self):
        history = check(GOOD)
        self.assertFalse(history.wrong, history.told)
        self.assertEqual((len(history.tables['K'].moves), history.checked, history.compared), (2, 1, 2))

    def test_a_confirmed_move_that_the_record_lacks_is_lost(self):
        wrong = check(GOOD, RECORD.replace('0 hit\n', '')).wrong
        self.assertTrue(wrong['lost'])

    def test_a_confirmed_move_at_another_number_is_lost(self):
        self.assertTrue(check(GOOD, RECORD.replace('0 hit\n* card 5\n', '* card 5\n0 hit\n')).wrong['lost'])

    def test_another_move_than_the_confirmed_one_is_a_loss(self):
        self.assertTrue(check(GOOD, RECORD.replace('1 stay', '1 hit')).wrong['lost'])

    def test_the_move_of_another_seat_is_a_loss(self):
        self.assertTrue(check(GOOD, RECORD.replace('1 stay', '0 stay')).wrong['lost'])

    def test_a_record_that_ends_before_what_was_shown_is_a_loss(self):
        self.finds('lost', record=RECORD.replace('0 stay\nresult', 'result'))

    def test_a_record_without_moves_is_a_loss(self):
        self.finds('lost', record=RECORD.split('* card')[0])

    def test_a_view_older_than_what_was_confirmed_before_it_was_asked_for_is_a_loss(self):
        self.finds('lost', GOOD.replace('13 K 1 lost', '13 K 1 confirm b-1 5').replace('15 K 1 confirm b-1 5\n', '')
                   .replace('16 K 1 view 5', '16 K 1 view 4').replace('17 K 0', '17 K 1 event 5 cc\n17 K 0'))

    def test_a_view_may_be_older_than_what_is_confirmed_after_it_was_asked_for(self):
        self.assertFalse(check(GOOD.replace('16 K 1 view 5', '16 K 1 view 4').replace('17 K 0', '17 K 1 event 5 cc\n17 K 0')).wrong)

    def test_what_was_shown_and_is_gone_is_lost(self):
        self.finds('lost', GOOD.replace('20 K 0 join\n21 K 0 view 6', '20 K 0 join\n21 K 0 view 4\n21 K 0 event 6 ff')
                   .replace('15 K 1 confirm b-1 5', '20 K 1 confirm b-1 5'))

    def test_two_moves_with_one_number_are_doubled(self):
        self.finds('doubled', GOOD.replace('22 K 0 end', '22 K 0 confirm a-2 5\n22 K 0 end'), None)

    def test_a_move_that_is_in_the_record_twice_is_doubled(self):
        self.finds('doubled', record=RECORD.replace('0 stay\n', '0 stay\n0 stay\n'))

    def test_a_move_that_nobody_sent_is_doubled(self):
        self.finds('doubled', record=RECORD.replace('0 stay\n', '0 stay\n1 hit\n'))

    def test_a_confirmation_of_what_was_not_sent_is_doubled(self):
        self.assertTrue(check(GOOD.replace('8 K 0 sent a-1 hit\n', '')).wrong['doubled'])

    def test_a_confirmation_to_another_seat_is_doubled(self):
        self.assertTrue(check(GOOD.replace('9 K 0 confirm', '9 K 1 confirm')).wrong['doubled'])

    def test_a_repeat_with_another_number_is_renumbered(self):
        self.finds('renumbered', GOOD.replace('22 K 0 end', '22 K 0 confirm a-1 4\n22 K 0 end'))

    def test_a_repeat_with_its_number_is_right(self):
        self.assertFalse(check(GOOD.replace('22 K 0 end', '22 K 0 confirm a-1 3\n22 K 0 end')).wrong)

    def test_a_refused_move_that_counts_is_wrong(self):
        self.finds('refused', GOOD.replace('19 K 0 lost', '19 K 0 refused a-2 illegal_move'))

    def test_a_move_that_could_not_be_saved_may_count(self):
        self.assertFalse(check(GOOD.replace('19 K 0 lost', '19 K 0 refused a-2 cannot_save')).wrong)

    def test_a_step_that_differs_between_players_is_out_of_order(self):
        self.finds('order', GOOD.replace('11 K 1 event 4 bb', '11 K 1 event 4 xx'))

    def test_a_step_that_is_shown_twice_is_out_of_order(self):
        self.finds('order', GOOD.replace('17 K 0 event 5 cc', '17 K 0 event 5 cc\n17 K 0 event 5 cc'))

    def test_results_that_differ_are_out_of_order(self):
        self.finds('order', GOOD.replace('24 K 1 end 6 dd', '24 K 1 end 6 zz'))

    def test_a_line_that_cannot_be_read_is_told(self):
        self.assertTrue(check(GOOD + '25 K 0 confirm\n').wrong['unread'])
        self.assertTrue(check(GOOD + '25 L 0 view 1\n').wrong['unread'])


def played(gaps, over=False):
    """A table on which a move is confirmed after each of these seconds, beside one that plays all the time."""
    lines, time = ['0 K - game hilo 2', '0 L - game hilo 2'], 0
    for number, gap in enumerate(gaps, 1):
        time += int(gap * 1e6)
        lines += [f'{time} K 0 sent x{number} hit', f'{time} K 0 confirm x{number} {number}']
    if over:
        lines.append(f'{time} K 0 end {len(gaps)} aa')
    for number in range(1, 201):
        lines += [f'{number * 500000} L 0 sent y{number} hit', f'{number * 500000} L 0 confirm y{number} {number}']
    return '\n'.join(lines)


class Recovery(unittest.TestCase):
    def row(self, gaps, fault, over=False):
        history = check(played(gaps, over), None)
        row, = check_faults(history, [fault])
        return row, history.wrong['late']

    def test_the_time_until_the_table_plays_on(self):
        row, late = self.row([1, 1, 1, 5, .5, .5, 1, 20], Fault('kill', 3500000, 3500000, 6))
        self.assertEqual((row['tables'], row['longest_s'], late), (1, 4.5, 0))

    def test_a_table_that_plays_on_too_late(self):
        self.assertEqual(self.row([1, 1, 1, 9, .5, .5], Fault('kill', 3500000, 3500000, 6))[1], 1)

    def test_a_table_that_never_plays_on(self):
        row, late = self.row([1, 1, 1], Fault('kill', 3500000, 3500000, 6))
        self.assertEqual((row['longest_s'], late), (float('inf'), 1))

    def test_a_table_that_was_over_need_not_play_on(self):
        self.assertEqual(self.row([1, 1, 1], Fault('kill', 3500000, 3500000, 6), over=True), (
            {'fault': 'kill', 'limit_s': 6, 'tables': 0, 'median_s': None, 'longest_s': None}, 0))

    def test_a_table_that_did_not_stand_still(self):
        self.assertEqual(self.row([.5] * 60, Fault('kill', 3500000, 3500000, 6))[0]['tables'], 0)

    def test_the_time_may_count_from_a_later_moment(self):
        row, late = self.row([1, 1, 1, 60, .5, .5], Fault('database away', 3500000, 61000000, 6))
        self.assertEqual((row['longest_s'], late), (2, 0))

    def test_each_fault_has_its_own_time(self):
        history = check(played([1, 1, 4, 1, 1, 1, 1, 3, 1, 1, 1, 1]), None)
        rows = check_faults(history, read_faults(['2500000 2500000 60 node-kill a', '10500000 10500000 6 database-kill']))
        self.assertEqual([(row['fault'], row['longest_s']) for row in rows], [('node-kill a', 3.5), ('database-kill', 2.5)])


class Program(unittest.TestCase):
    def test_the_exit_status_tells(self):
        with tempfile.TemporaryDirectory() as folder:
            files = pathlib.Path(folder)
            (files / 'records').mkdir()
            (files / 'history').write_text(GOOD)
            for record, status in ((RECORD, 0), (RECORD.replace('0 hit', '0 stay'), 1)):
                (files / 'records/K').write_text(record)
                done = subprocess.run([sys.executable, pathlib.Path(__file__).with_name('history.py'), files / 'history', '--records',
                                       files / 'records'], capture_output=True, text=True)
                self.assertEqual(done.returncode, status, done.stdout + done.stderr)


if __name__ == '__main__':
    unittest.main()
