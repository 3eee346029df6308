#!/usr/bin/env python3
"""Checks what players saw of a service that was broken on purpose. It knows the protocol's promises and nothing of the server.

It reads the history of `upcard swarm --history` (src/swarm/history.h has its lines), the records of the finished games and,
if there were faults, when they began. All times are of one clock, so it knows what happened before what:

- lost: a confirmed move is not in the record at its number, or a player who asks for the table after the confirmation is
  shown an older state, or something that was shown is not there any more
- doubled: two moves were confirmed with one number, or the record has a move of a seat that was not sent, or sent only once
  and is there twice
- renumbered: a move that was sent again got another number
- refused: a move that was refused for good is in the record all the same
- order: players at one table were shown different things for the same step, or a step after a later one, or other results
- late: after a fault a table did not play on within the time that the fault allows

usage: history.py HISTORY [--records FOLDER] [--faults FILE]     FOLDER has a file CODE for each finished game
"""
import argparse
import bisect
import collections
import json
import pathlib
import statistics
import sys

KINDS = ('lost', 'doubled', 'renumbered', 'refused', 'order', 'late', 'unread')
# Games in which everybody is shown the same.
OPEN = ('flip7',)
# Refusals after which the move may count: the same move is sent again.
PASSING = ('cannot_save', 'busy', 'shutting_down')
STALL_S = 1
TOLD_MAX = 20


class Table:
    def __init__(self, game, seats, time):
        self.game, self.seats, self.begun = game, seats, time
        self.sent = {}        # id: (seat, move)
        self.numbers = {}     # id: number
        self.moves = {}       # number: id, of confirmed moves
        self.refused = {}     # id: reason
        self.times, self.highest = [], []  # when the highest confirmed number rose, and to what
        self.confirmed = []   # when moves were confirmed, in order
        self.position = {}    # seat: the number that it was shown last
        self.asked = {}       # seat: when it asked for its table
        self.steps = {}       # (from, to): what was shown for this step
        self.ends = set()     # results that were shown
        self.over = None      # when the first was

    def confirmed_before(self, time):
        """The highest number that was confirmed before."""
        at = bisect.bisect_left(self.times, time)
        return self.highest[at - 1] if at else 0


class History:
    """Takes lines; `wrong` counts what is wrong with them, `told` has the first of it in words."""

    def __init__(self):
        self.tables, self.wrong, self.told = {}, collections.Counter(), []
        self.views = self.compared = self.checked = 0
        self.first = self.last = None
        self.played = 0  # when the last move was confirmed

    def find(self, kind, code, words):
        self.wrong[kind] += 1
        if len(self.told) < TOLD_MAX:
            self.told.append(f'{kind}: table {code}: {words}')

    def read(self, lines):
        for line in lines:
            words = line.rstrip('\n').split(' ', 4)
            try:
                time, code, seat, what = int(words[0]), *words[1:4]
                rest = words[4] if len(words) > 4 else ''
                if what == 'game':
                    game, seats = rest.split()
                    self.tables[code] = Table(game, int(seats), time)
                elif seat != '-':  # a player without a seat has seen nothing yet
                    getattr(self, 'on_' + what)(self.tables[code], code, time, int(seat), rest)
            except (ValueError, KeyError, AttributeError):
                self.find('unread', '?', f'the line "{line.strip()}" makes no sense')
                continue
            self.first = self.first or time
            self.last = time

    def on_join(self, table, code, time, seat, rest):
        table.asked[seat] = time

    def on_lost(self, table, code, time, seat, rest):
        pass

    def on_sent(self, table, code, time, seat, rest):
        name, move = rest.split(' ', 1)
        table.sent[name] = (seat, move)

    def on_refused(self, table, code, time, seat, rest):
        name, reason = rest.split(' ', 1)
        if reason not in PASSING:
            table.refused[name] = reason

    def on_confirm(self, table, code, time, seat, rest):
        name, number = rest.split()
        number = int(number)
        if name in table.numbers:
            if table.numbers[name] != number:
                self.find('renumbered', code, f'move {name} was {table.numbers[name]} and is {number}')
            return
        if table.sent.get(name, (None,))[0] != seat:
            self.find('doubled', code, f'seat {seat} has not sent the confirmed move {name}')
        if number in table.moves:
            self.find('doubled', code, f'number {number} was confirmed for {table.moves[number]} and for {name}')
        table.numbers[name] = number
        table.moves.setdefault(number, name)
        table.confirmed.append(time)
        self.played = time
        if not table.highest or number > table.highest[-1]:
            table.times.append(time)
            table.highest.append(number)

    def shown(self, table, code, seat, number):
        if number < table.position.get(seat, 0):
            self.find('lost', code, f'seat {seat} was shown {table.position[seat]}, and then {number}')
        table.position[seat] = number

    def on_view(self, table, code, time, seat, rest):
        number = int(rest)
        known = table.confirmed_before(table.asked.get(seat, table.begun))
        self.views += 1
        if number < known:
            self.find('lost', code, f'seat {seat} asked after move {known} was confirmed, and was shown {number}')
        self.shown(table, code, seat, number)

    def on_event(self, table, code, time, seat, rest):
        number, content = rest.split()
        number = int(number)
        before = table.position.get(seat)
        if number == before:
            self.find('order', code, f'seat {seat} was shown {number} twice')
        if table.game in OPEN and before is not None:
            known = table.steps.setdefault((before, number), content)
            self.compared += known is not content
            if known != content:
                self.find('order', code, f'the step from {before} to {number} was shown to seat {seat} in another way')
        self.shown(table, code, seat, number)

    def on_end(self, table, code, time, seat, rest):
        table.over = table.over or time
        table.ends.add(rest)
        if len(table.ends) == 2:
            self.find('order', code, 'players were shown different results')
        table.steps.clear()  # a long history needs no more memory than its games

    def check_record(self, code, text):
        """The record of a finished game, as the server tells it at the end."""
        table = self.tables[code]
        lines = text.split('\n\n', 1)[1].split('\n') if '\n\n' in text else []
        moves = [line for line in lines if line and not line.startswith('result')]
        left = collections.Counter()
        for name, (seat, move) in table.sent.items():
            left[f'{seat} {move}'] += name not in table.numbers and name not in table.refused
        for number, name in table.moves.items():
            seat, move = table.sent.get(name, ('?', '?'))
            found = moves[number - 1] if 0 < number <= len(moves) else 'nothing'
            if found != f'{seat} {move}':
                self.find('lost', code, f'move {number} was confirmed as "{seat} {move}"; the record has {found}')
        for number, line in enumerate(moves, 1):
            if line.startswith('* ') or number in table.moves:
                continue
            if left[line]:  # its answer was lost
                left[line] -= 1
            elif any(f'{table.sent[name][0]} {table.sent[name][1]}' == line for name in table.refused if name in table.sent):
                self.find('refused', code, f'move {number} "{line}" was refused')
            else:
                self.find('doubled', code, f'move {number} "{line}" was never sent, or is there twice')
        furthest = max(table.position.values(), default=0)
        if furthest > len(moves):
            self.find('lost', code, f'{furthest} was shown, and the record ends with {len(moves)}')
        self.checked += 1


class Fault:
    """Something that was broken: when it began, from when on the time counts, and how many seconds are allowed."""

    def __init__(self, name, begun, counts, limit):
        self.name, self.begun, self.counts, self.limit = name, begun, counts, limit

    def recovery(self, history, until):
        """For each table that played when it began and stood still: the seconds until it played on; None: never."""
        most = self.counts + self.limit * 1e6
        for code, table in history.tables.items():
            times, over = table.confirmed, table.over or history.played
            at = bisect.bisect_right(times, self.begun)
            if at == 0 or self.begun - times[at - 1] > 10e6 or over <= self.begun:
                continue
            last = bisect.bisect_right(times, min(until, most))
            moments = [*times[at - 1:last], times[last] if last < len(times) else over]
            if until - moments[-2] < STALL_S * 1e6:
                moments.pop()  # it stood still for the next fault
            gap, later = max(((later - earlier, later) for earlier, later in zip(moments, moments[1:])), default=(0, 0))
            if gap < STALL_S * 1e6:
                continue
            if last == len(times) and later == over:
                if table.over or over <= most:
                    continue  # its game or all games ended before it was too late
                later = None
            yield code, later if later is None else max(0, (later - self.counts) / 1e6)


def read_faults(lines):
    return [Fault(name, int(begun), int(counts), float(limit)) for begun, counts, limit, name in
            (line.split(maxsplit=3) for line in lines if line.strip())]


def check_faults(history, faults):
    """A row for each fault: how many tables stood still, and for how long."""
    rows = []
    for i, fault in enumerate(faults):
        until = faults[i + 1].begun if i + 1 < len(faults) else history.last
        seconds = []
        for code, took in fault.recovery(history, until):
            if took is None or took > fault.limit:
                history.find('late', code, f'{fault.name.strip()}: it played on after {took} s, {fault.limit} are allowed')
            seconds.append(float('inf') if took is None else took)
        rows.append({'fault': fault.name.strip(), 'limit_s': fault.limit, 'tables': len(seconds),
                     'median_s': round(statistics.median(seconds), 2) if seconds else None,
                     'longest_s': round(max(seconds), 2) if seconds else None})
    return rows


def report(history, rows):
    return {'moves': sum(len(table.moves) for table in history.tables.values()), 'games': len(history.tables),
            'records': history.checked, 'views': history.views, 'steps_compared': history.compared,
            'seconds': round((history.last - history.first) / 1e6) if history.first else 0,
            'wrong': {kind: history.wrong[kind] for kind in KINDS}, 'faults': rows, 'told': history.told}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n\n')[0])
    parser.add_argument('history', type=pathlib.Path)
    parser.add_argument('--records', type=pathlib.Path, help='a folder with a file for each finished game, named by its code')
    parser.add_argument('--faults', type=pathlib.Path, help='lines: begin, from when on the time counts, seconds allowed, name')
    options = parser.parse_args()
    history = History()
    with options.history.open() as lines:
        history.read(lines)
    for record in sorted(options.records.iterdir()) if options.records else []:
        if record.name in history.tables:
            history.check_record(record.name, record.read_text())
    rows = check_faults(history, read_faults(options.faults.read_text().splitlines())) if options.faults else []
    found = report(history, rows)
    print(json.dumps(found, indent=1))
    sys.exit(any(found['wrong'].values()))


if __name__ == '__main__':
    main()
